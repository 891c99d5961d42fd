import type { DocumentNotice } from '../../document.ts';
import type { DraftLine, DraftPage } from '../assemble.ts';

/** Top and bottom share of a page in which running headers and footers stand. */
const BAND = 0.08;
/** Share of the pages a line must be on to count as running. */
const SHARE = 0.6;

/** Drops running headers and footers from page 2 on; page 1 keeps its own, since contact details often stand there. */
export function withoutRepeated(pages: readonly DraftPage[]): {
  readonly pages: readonly DraftPage[];
  readonly notices: DocumentNotice[];
} {
  if (pages.length < 2) return { pages, notices: [] };
  const counts = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines) {
      const key = runningKey(line, page);
      if (key) counts.set(key, (counts.get(key) ?? new Set()).add(page.number));
    }
  }
  const running = new Set(
    [...counts].filter(([, on]) => on.size >= 2 && on.size >= SHARE * pages.length).map(([key]) => key),
  );
  if (running.size === 0) return { pages, notices: [] };
  let dropped = 0;
  const kept = pages.map((page, i) => {
    if (i === 0) return page;
    const lines = page.lines.filter((line) => !running.has(runningKey(line, page) ?? ''));
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

/** Same words (numbers count as equal: page numbers) at the same height; null outside the bands. */
function runningKey(line: DraftLine, page: DraftPage): string | null {
  if (!line.box || page.height === 0) return null;
  const middle = line.box[1] + line.box[3] / 2;
  if (middle > BAND * page.height && middle < (1 - BAND) * page.height) return null;
  return `${Math.round(middle / 6)} ${line.text.toLowerCase().replace(/\d+/g, '#')}`;
}
