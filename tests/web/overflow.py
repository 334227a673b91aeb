"""Text that does not fit: cut off by its box, outside of it or the page, or a broken word."""

from __future__ import annotations

from typing import Any

from tests.web.guest import Guest

FIND_CUT = r"""
() => {
  const SLACK = 2;
  const page = document.documentElement.clientWidth;
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isHidden = (element) =>
    element.closest('.visually-hidden, [hidden], option, svg title') !== null
    || getComputedStyle(element).clipPath === 'inset(50%)';
  const isTold = (element) =>
    getComputedStyle(element).textOverflow === 'ellipsis' && element.title !== '';
  const clips = (style, axis) => /hidden|clip/.test(style[`overflow${axis}`]);
  const scrolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`]);
  const found = [];

  function textNodes() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) nodes.push(walker.currentNode);
    return nodes;
  }

  /* The first box around the text that cuts it, or the page; none where it can be scrolled to. */
  function cutter(box, from) {
    let canScroll = { X: false, Y: false };
    for (let element = from; element; element = element.parentElement) {
      const style = getComputedStyle(element);
      const around = element.getBoundingClientRect();
      canScroll = { X: canScroll.X || scrolls(style, 'X'), Y: canScroll.Y || scrolls(style, 'Y') };
      const isBeside = box.right > around.right + SLACK || box.left < around.left - SLACK;
      const isBelow = box.bottom > around.bottom + SLACK || box.top < around.top - SLACK;
      if (!canScroll.X && clips(style, 'X') && isBeside) return element;
      if (!canScroll.Y && clips(style, 'Y') && isBelow) return element;
      if (style.position === 'fixed') break;
    }
    return !canScroll.X && (box.right > page + SLACK || box.left < -SLACK) ? document.body : null;
  }

  /* Buttons and the like must hold their words. */
  function spills(box, from) {
    const holder = from.closest('button, .button, select, .panel, th, td');
    if (!holder || scrolls(getComputedStyle(holder), 'X')) return null;
    const around = holder.getBoundingClientRect();
    return box.right > around.right + SLACK || box.left < around.left - SLACK ? holder : null;
  }

  /* A word that goes on in the next line without a hyphen. */
  function broken(node) {
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad]+/gu)) {
      const range = document.createRange();
      const linesOf = (from, to) => {
        range.setStart(node, index + from);
        range.setEnd(node, index + to);
        return [...range.getClientRects()].map((box) => box.top);
      };
      const lines = linesOf(0, word.length);
      if (lines.every((top) => Math.abs(top - lines[0]) <= 4)) continue;
      for (let at = 1; at < word.length; at += 1) {
        const [before, after] = [linesOf(at - 1, at).at(-1), linesOf(at, at + 1).at(-1)];
        const isBroken = before !== undefined && after > before + 4;
        const hasHyphen = [word[at - 1], word[at]].includes('\u00ad');
        if (isBroken && !hasHyphen) return word.replaceAll('\u00ad', '');
      }
    }
    return null;
  }

  const name = (element) =>
    [element.tagName.toLowerCase(), ...element.classList].join('.');
  for (const node of textNodes()) {
    const parent = node.parentElement;
    if (!parent || isHidden(parent) || !isShown(parent)) continue;
    const word = broken(node);
    if (word) found.push(`"${word}" broken in the middle, in ${name(parent)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const by = cutter(box, parent) ?? spills(box, parent);
      if (by && !isTold(by)) {
        found.push(`"${node.data.trim().slice(0, 50)}" in ${name(parent)}, cut by ${name(by)}`);
        break;
      }
    }
  }
  /* Words that are printed on a picture by its style. */
  for (const element of document.querySelectorAll('[data-text]')) {
    if (!isShown(element) || getComputedStyle(element).display === 'inline') continue;
    const isTooWide = element.scrollWidth > element.clientWidth + SLACK && element.clientWidth > 0;
    const by = isTooWide ? element : cutter(element.getBoundingClientRect(), element.parentElement);
    if (by) found.push(`"${element.dataset.text}" printed on ${name(element)}, cut by ${name(by)}`);
  }
  return [...new Set(found)];
}
"""


def find_cut_text(guest: Guest) -> list[str]:
    """The words on this page that cannot be read whole."""
    found: list[Any] = guest.page.evaluate(FIND_CUT)
    return [str(each) for each in found]
