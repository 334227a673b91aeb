// Arrow keys among what is lit on a board; Tab still reaches each of them.

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment: arrows lead from one lit thing to the next, in the order of the page. */
export function roveLit(board: Element): () => void {
  function press(event: Event): void {
    const step = STEPS[(event as KeyboardEvent).key];
    const lit = [...board.querySelectorAll<HTMLElement>('[data-legal]')];
    const at = lit.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    lit[(at + step + lit.length) % lit.length]?.focus();
  }
  board.addEventListener('keydown', press);
  return () => board.removeEventListener('keydown', press);
}
