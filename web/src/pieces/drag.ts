// Dragging with mouse, pen or finger. A short press stays a click.

import { on } from 'svelte/events';

export interface Dragging {
  /** Whether a drag may begin with this press. */
  mayStart: (event: PointerEvent) => boolean;
  start: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  /** Let go; false when the drag was broken off. */
  end: (event: PointerEvent, isDropped: boolean) => void;
}

const THRESHOLD_PX = 6;

/** An attachment for what can be dragged. */
export function draggable(handlers: Dragging): (node: HTMLElement) => () => void {
  return (node) => {
    let pressed: PointerEvent | null = null;
    let isMoving = false;
    let listening: (() => void)[] = [];

    /* A quick hand has left the thing before it is known to be dragged: listen everywhere. */
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !handlers.mayStart(event)) return;
      pressed = event;
      listening = [on(window, 'pointermove', move), on(window, 'pointerup', end), on(window, 'pointercancel', end)];
    }
    function stopListening(): void {
      for (const stop of listening) stop();
      listening = [];
    }
    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (!isMoving && way > THRESHOLD_PX) {
        isMoving = true;
        node.setPointerCapture(event.pointerId);
        handlers.start(pressed);
      }
      if (isMoving) handlers.move(event);
    }
    function end(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      const wasMoving = isMoving;
      pressed = null;
      isMoving = false;
      stopListening();
      if (!wasMoving) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      handlers.end(event, event.type === 'pointerup');
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    const stopPressing = on(node, 'pointerdown', down);
    return () => {
      stopPressing();
      stopListening();
    };
  };
}
