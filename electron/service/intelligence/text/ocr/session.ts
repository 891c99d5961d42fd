import type { DocumentNotice } from '../../document.ts';
import type { GreyImage, TextRecognizer } from '../../ports.ts';
import { recognizePage, type RecognizedPage } from './recognize.ts';

/** Pages of one file that are recognised at most: no resume has more, and each takes seconds. */
const MAX_RECOGNISED_PAGES = 20;

/** Text recognition for the pages of one file. */
export type OcrSession = {
  /** True when the limit of pages is reached; `recognize` must not be called then. */
  readonly full: boolean;
  /** @throws when the recognition itself breaks; a page without text is a value */
  recognize(image: GreyImage, dots_per_inch: number): Promise<RecognizedPage>;
  close(): void;
};

/**
 * Starts a recogniser with the first page that needs one: most files never do. A fresh one for each file, so
 * that nothing of one can change how another is read, and closed after it, which frees its memory.
 */
export function ocrSession(
  create: () => Promise<TextRecognizer>,
  onProgress: () => void = () => undefined,
): OcrSession {
  let recognizer: TextRecognizer | null = null;
  let pages = 0;
  return {
    get full() {
      return pages >= MAX_RECOGNISED_PAGES;
    },
    async recognize(image, dots_per_inch) {
      pages++;
      onProgress(); // the page was drawn
      const own = (recognizer ??= await create());
      // Each look at the page is a step: a busy machine takes several times as long for all of them.
      return recognizePage(image, dots_per_inch, {
        ...own,
        async recognize(part, density) {
          const lines = await own.recognize(part, density);
          onProgress();
          return lines;
        },
      });
    },
    close() {
      recognizer?.close();
      recognizer = null;
    },
  };
}

/** Why a page was recognised. */
export type OcrCause = 'SCAN' | 'NO_LETTERS' | 'PICTURE';
export type RecognizedFor = {
  readonly page: number;
  readonly cause: OcrCause;
  readonly confidence: number;
  readonly characters: number;
};

const WHAT: Readonly<Record<OcrCause, readonly [one: string, many: string]>> = {
  SCAN: ['is a scan; its', 'are scans; their'],
  NO_LETTERS: [
    'is set in fonts that do not say which letters they show; its',
    'are set in fonts that do not say which letters they show; their',
  ],
  PICTURE: ['is a picture; its', 'are pictures; their'],
};

/** One notice for each cause: which pages were recognised, and how sure that is, weighted by their characters. */
export function recognitionNotices(pages: readonly RecognizedFor[]): DocumentNotice[] {
  return [...Map.groupBy(pages, ({ cause }) => cause)].map(([cause, group]) => {
    const characters = group.reduce((sum, page) => sum + page.characters, 0);
    const sure =
      group.reduce((sum, page) => sum + page.confidence * page.characters, 0) / Math.max(1, characters);
    const numbers = group.map(({ page }) => page);
    const [one, many] = WHAT[cause];
    return {
      type: 'OCR',
      message: `${pagesInWords(numbers)} ${numbers.length === 1 ? one : many} text was recognised (sure to ${Math.floor(100 * sure)} %). Check names and dates.`,
      page: numbers.length === 1 ? numbers[0]! : null,
    };
  });
}

/** Tells which pages the limit left out. */
export function notRecognisedNotice(pages: readonly number[]): DocumentNotice {
  return {
    type: 'TRUNCATED',
    message: `The text of ${MAX_RECOGNISED_PAGES} scanned pages was recognised, more is not done for one file. ${pagesInWords(pages)} ${pages.length === 1 ? 'was' : 'were'} left out.`,
    page: pages.length === 1 ? pages[0]! : null,
  };
}

/** "Page 2", "Pages 1 and 2", "Pages 1, 3–5 and 9". */
function pagesInWords(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const words = ranges.flatMap(([from, to]) =>
    to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from}–${to}`],
  );
  const list = words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  return pages.length === 1 ? `Page ${list}` : `Pages ${list}`;
}
