import type { DocumentNotice } from '../../../document.ts';
import type { DraftLine, DraftPage } from '../../assemble.ts';

/** Top and bottom share of a page for running headers and footers: a margin of 2.5 cm and a line. */
const BAND = 0.09;
/** Share of the pages a line must be on to count as running. */
const SHARE = 0.6;

/**
 * Keeps running headers on page 1 and running footers on the last page they stand on, since contact details
 * often do: in between they would stand inside of sentences that go on over the page, and of every quote from
 * them. Page numbers go.
 */
export function withoutRepeated(pages: readonly DraftPage[]): {
  readonly pages: readonly DraftPage[];
  readonly notices: DocumentNotice[];
} {
  if (pages.length < 2) return { pages, notices: [] };
  const on = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines) {
      for (const key of runningKeys(line, page)) on.set(key, (on.get(key) ?? new Set()).add(page.number));
    }
  }
  const runs = (numbers: ReadonlySet<number>): boolean =>
    numbers.size >= 2 && numbers.size >= SHARE * pages.length;
  let dropped = 0;
  const kept = pages.map((page) => {
    const lines = page.lines.filter((line) => {
      const numbers = runningKeys(line, page)
        .map((key) => on.get(key) ?? new Set<number>())
        .find(runs);
      if (numbers === undefined) return true;
      if (isPageNumber(line.text, page.number)) return false;
      return page.number === (isInFooter(line, page) ? Math.max(...numbers) : Math.min(...numbers));
    });
    dropped += page.lines.length - lines.length;
    return { ...page, lines };
  });
  if (dropped === 0) return { pages, notices: [] };
  return {
    pages: kept,
    notices: [
      {
        type: 'REPEATED_HEADER',
        message: 'Headers and footers that repeat on every page were read once.',
        page: null,
      },
    ],
  };
}

const middleOf = (line: DraftLine): number => (line.box === null ? 0 : line.box[1] + line.box[3] / 2);

function isInFooter(line: DraftLine, page: DraftPage): boolean {
  return middleOf(line) >= (1 - BAND) * page.height;
}

/** "2", "- 2 -", "Page 2 of 3", "Seite 2/3": a number of the page with at most one word before it. */
function isPageNumber(text: string, number: number): boolean {
  const found =
    /^\P{L}{0,3}(?:\p{L}{1,8}\.?\s)?(\d{1,3})(?:\s?(?:\/|\p{L}{1,4})\s?\d{1,3})?\P{L}{0,3}$/u.exec(text);
  return found !== null && Number(found[1]) === number;
}

/** Heights in points within which two lines stand at the same place. */
const SAME_HEIGHT = 6;

/**
 * Same words (numbers count as equal: page numbers) at the same height, told by the two steps of height around it, so
 * that no rounding parts two; none outside the bands.
 */
function runningKeys(line: DraftLine, page: DraftPage): readonly string[] {
  if (!line.box || page.height === 0) return [];
  const middle = middleOf(line);
  if (middle > BAND * page.height && middle < (1 - BAND) * page.height) return [];
  const step = Math.floor(middle / SAME_HEIGHT);
  const words = line.text.toLowerCase().replace(/\d+/g, '#');
  return [`${step} ${words}`, `${step + 1} ${words}`];
}
