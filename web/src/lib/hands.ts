// What a person plays with just now: keys or a pointer, and whether the pointer has moved.

const REST_PX = 4;

let isByKeys = false;
let pressedAt: { x: number; y: number } | null = null;

addEventListener('keydown', () => (isByKeys = true), { capture: true });
addEventListener(
  'pointerdown',
  ({ clientX, clientY }) => {
    isByKeys = false;
    pressedAt = { x: clientX, y: clientY };
  },
  { capture: true },
);

/** Whether the last thing that was pressed was a key. */
export function playsByKeys(): boolean {
  return isByKeys;
}

/** Whether a pointer rests where it last pressed: what comes to lie under it was not pointed at. */
export function isResting({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): boolean {
  return pressedAt !== null && Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) <= REST_PX;
}
