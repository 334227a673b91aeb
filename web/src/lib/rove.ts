// Arrow keys among the buttons of a group; Tab still reaches each of them.

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment: arrows move the focus, Home and End go to the ends. */
export function rove(group: Element): () => void {
  function press(event: Event): void {
    const { key } = event as KeyboardEvent;
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[key];
    let to = -1;
    if (step !== undefined) to = (at + step + buttons.length) % buttons.length;
    if (key === 'Home') to = 0;
    if (key === 'End') to = buttons.length - 1;
    if (at < 0 || to < 0) return;
    event.preventDefault();
    buttons[to]?.focus();
  }
  group.addEventListener('keydown', press);
  return () => group.removeEventListener('keydown', press);
}
