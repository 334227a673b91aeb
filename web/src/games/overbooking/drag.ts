/** Dragging a card to a place with mouse, pen or finger. A short press stays a click. */

interface Options {
	isOn: boolean;
	picked: () => void;
	dropped: (place: HTMLElement | null) => void;
}

const THRESHOLD = 8;

export function dragging(node: HTMLElement, options: Options) {
	let current = options;
	let start: { x: number; y: number } | null = null;
	let isMoving = false;

	function place(event: PointerEvent): HTMLElement | null {
		node.style.pointerEvents = 'none';
		const under = document.elementFromPoint(event.clientX, event.clientY);
		node.style.pointerEvents = '';
		return under?.closest<HTMLElement>('[data-hotel]') ?? null;
	}

	function down(event: PointerEvent): void {
		if (current.isOn && event.button === 0) start = { x: event.clientX, y: event.clientY };
	}

	function move(event: PointerEvent): void {
		if (!start) return;
		const x = event.clientX - start.x;
		const y = event.clientY - start.y;
		if (!isMoving && Math.hypot(x, y) > THRESHOLD) {
			isMoving = true;
			node.setPointerCapture(event.pointerId);
			current.picked();
		}
		if (isMoving) node.style.transform = `translate(${x}px, ${y}px)`;
	}

	function end(event: PointerEvent): void {
		if (isMoving) {
			current.dropped(event.type === 'pointerup' ? place(event) : null);
			node.addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
		}
		start = null;
		isMoving = false;
		node.style.transform = '';
	}

	function swallow(event: Event): void {
		event.stopPropagation();
		event.preventDefault();
	}

	node.addEventListener('pointerdown', down);
	node.addEventListener('pointermove', move);
	node.addEventListener('pointerup', end);
	node.addEventListener('pointercancel', end);
	return {
		update(next: Options) {
			current = next;
		},
		destroy() {
			node.removeEventListener('pointerdown', down);
			node.removeEventListener('pointermove', move);
			node.removeEventListener('pointerup', end);
			node.removeEventListener('pointercancel', end);
		}
	};
}
