// Dragging with mouse, pen or finger. A short press stays a click.

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

    function down(event: PointerEvent): void {
      if (event.button === 0 && event.isPrimary && handlers.mayStart(event)) pressed = event;
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
      if (!wasMoving) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      handlers.end(event, event.type === 'pointerup');
    }
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
    };
  };
}
