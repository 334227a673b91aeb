// The little Markdown that rules use, as data: nothing is ever put into the page as HTML.

export interface Span {
  kind: 'plain' | 'bold' | 'italic' | 'code' | 'rule';
  text: string;
}

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'code'; text: string };

const MARKED = /\*\*(.+?)\*\*|\*(\S(?:.*?\S)?)\*|`([^`]+)`|\b([A-Z]{2,4}-(?:E\d+|\d+\.\d+[a-z]?))\b/g;

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > at) spans.push({ kind: 'plain', text: text.slice(at, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) spans.push({ kind: 'italic', text: italic });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'rule', text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'plain', text: text.slice(at) });
  return spans;
}

function parseTable(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => parseSpans(cell.trim())));
  return { kind: 'table', rows };
}

/** A rule's text as blocks, in order. */
export function parseRule(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    const rows = lines.filter((line) => line.trim().startsWith('|'));
    const prose = lines.filter((line) => !line.trim().startsWith('|')).join(' ').trim();
    if (lines[0]?.startsWith('```')) {
      blocks.push({ kind: 'code', text: lines.slice(1, -1).join('\n') });
      continue;
    }
    if (prose) blocks.push({ kind: 'text', spans: parseSpans(prose) });
    if (rows.length > 0) blocks.push(parseTable(rows));
  }
  return blocks;
}

const REFERENCE = /[A-Z]{2,4}-(?:E\d+|\d+\.\d+[a-z]?)/g;
const BRACKETED = /\s*\(((?:see |zob\. )?[A-Z]{2,4}-[\dE.a-z]+(?:(?:, | and | to | i | do )[A-Z]{2,4}-[\dE.a-z]+)*)\)/g;

/** A rule's text without brackets that lead only to rules which are not shown. */
export function withoutAbsent(text: string, known: ReadonlySet<string>): string {
  return text.replace(BRACKETED, (whole, inside: string) => ((inside.match(REFERENCE) ?? []).some((number) => known.has(number)) ? whole : ''));
}

/** The title of a chapter without its number, which its rules have: chapters without rules are not shown, and none seems to be missing. */
export function withoutNumber(title: string): string {
  return title.replace(/^\d+\.\s+/, '');
}
