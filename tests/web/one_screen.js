// What is wrong with a decision on this screen; `before`: compared with where things lay then.
([isPhone, before]) => {
  const SLACK = 2;
  const board = document.querySelector('.board');
  const around = board.getBoundingClientRect();
  const name = (element) => `${element.getAttribute('aria-label') ?? element.textContent.trim()}`
    .slice(0, 60) + ` (${[element.tagName.toLowerCase(), ...element.classList].join('.')})`;
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    const isWithin = box.left >= around.left - SLACK && box.right <= around.right + SLACK
      && box.top >= around.top - SLACK && box.bottom <= around.bottom + SLACK;
    if (!isWithin || box.width === 0) return false;
    const parts = [0.5, 0.2, 0.8, 0.05, 0.95];
    return parts.some((down) => parts.some((across) => {
      const found = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
      return found !== null && (element.contains(found) || found.contains(element));
    }));
  };
  /* Where things lie in the layout, whatever transforms they have. */
  const layoutOf = (element) => {
    let [x, y] = [0, 0];
    for (let each = element; each instanceof HTMLElement && each !== board; each = each.offsetParent) {
      x += each.offsetLeft;
      y += each.offsetTop;
    }
    return [x, y];
  };
  const faults = (window.shifts ?? []).splice(0);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + SLACK) faults.push(`the page is ${page.scrollHeight} px high`);
  if (page.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${page.scrollWidth} px wide`);
  const lit = [...board.querySelectorAll('[data-legal]')];
  const unseen = lit.filter((element) => !isSeen(element));
  if (lit.length === 0) faults.push('nothing is lit');
  else if (isPhone && unseen.length === lit.length) faults.push('nothing that is lit is in view');
  else if (!isPhone) faults.push(...unseen.map((element) => `out of sight: ${name(element)}`));
  if (!isPhone) {
    for (const each of board.querySelectorAll('.parts, [data-pane]'))
      if (each.scrollHeight > each.clientHeight + SLACK && getComputedStyle(each).display !== 'contents')
        faults.push(`${each.dataset.pane ?? 'the board'} is ${each.scrollHeight} px high in ${each.clientHeight}`);
  }
  if (before) {
    for (const [element, [x, y]] of window.layoutBefore) {
      if (!element.isConnected || !element.checkVisibility()) continue;
      const [left, top] = layoutOf(element);
      if (Math.abs(left - x) > SLACK || Math.abs(top - y) > SLACK)
        faults.push(`moved by ${left - x}, ${top - y}: ${name(element)}`);
    }
  }
  const still = [...board.querySelectorAll('*')].filter((each) => each instanceof HTMLElement);
  window.layoutBefore = still.filter((each) => each.checkVisibility()).map((each) => [each, layoutOf(each)]);
  return faults.slice(0, 4);
}
