import type { DraftLine, DraftPage } from '../../assemble.ts';
import { transformRect, type Matrix, type Rect } from './geometry.ts';
import type { PDFDocumentProxy } from './open.ts';

export type PageLink = {
  readonly page: number;
  readonly url: string;
  readonly rect: readonly [number, number, number, number];
};

/** pdfjs' number of the link annotation type. */
const LINK = 2;
/** A page of a resume has a dozen links; more than this is a hostile file or a catalogue. */
const MAX_LINKS = 5000;

/**
 * External links of pages 1 … last, rectangles in PDF space. One call for the whole file: asking page by page
 * makes pdfjs read each page's text once more (5 ms a page, measured; this way 0.5 ms a file). null when the
 * file is damaged: then its text is read without links.
 */
export async function readLinks(doc: PDFDocumentProxy, last: number): Promise<PageLink[] | null> {
  const skip = new Set(Array.from({ length: Math.max(0, doc.numPages - last) }, (_, i) => last + i));
  type LinkData = {
    readonly url?: string;
    readonly unsafeUrl?: string;
    readonly rect?: [number, number, number, number];
    readonly pageIndex: number;
  };
  let annotations: LinkData[] | null;
  try {
    annotations = (await doc.getAnnotationsByType(new Set([LINK]), skip)) as LinkData[] | null;
  } catch {
    // One broken page fails the whole call; the page is reported when it is its turn.
    return null;
  }
  const links: PageLink[] = [];
  for (const { url, unsafeUrl, rect, pageIndex } of (annotations ?? []).slice(0, MAX_LINKS)) {
    const target = url ?? unsafeUrl;
    if (target && rect && /^(?:https?:|mailto:|tel:|www\.)/i.test(target)) {
      links.push({ page: pageIndex + 1, url: target, rect });
    }
  }
  return links;
}

/** The page with each link on the line it covers most of; a link beside all text is left out. */
export function withLinks(page: DraftPage, links: readonly PageLink[], viewport: Matrix): DraftPage {
  const found = new Map<DraftLine, string[]>();
  for (const { url, rect } of links) {
    const line = lineUnder(page.lines, transformRect(viewport, ...rect));
    if (!line) continue;
    const urls = found.get(line) ?? [];
    if (!urls.includes(url)) found.set(line, [...urls, url]);
  }
  if (found.size === 0) return page;
  return {
    ...page,
    lines: page.lines.map((line) => (found.has(line) ? { ...line, links: found.get(line)! } : line)),
  };
}

function lineUnder(lines: readonly DraftLine[], rect: Rect): DraftLine | null {
  let best: DraftLine | null = null;
  let best_area = 0;
  for (const line of lines) {
    if (!line.box) continue;
    const [x, y, width, height] = line.box;
    // A little slack sideways: a link may cover only the icon in front of the words.
    const across = Math.min(rect.x1, x + width + 12) - Math.max(rect.x0, x - 12);
    const down = Math.min(rect.y1, y + height) - Math.max(rect.y0, y);
    if (across > 0 && down > 0 && across * down > best_area) {
      best = line;
      best_area = across * down;
    }
  }
  return best;
}
