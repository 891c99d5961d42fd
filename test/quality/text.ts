/**
 * `node test/quality/text.ts [--verbose]`: reads the PDFs of the labelled data and holds the text against pdftotext (poppler):
 * every readable file yields text; its words are found (recall) and no others (precision); blocks of text that stand side by
 * side are not mixed; and where a file's maker says in which order its lines are read, they are. Fails below the goals.
 *
 * Words are compared as runs of letters and digits after NFKC, with words that a line's end divides joined. Not counted as missing, up to
 * the amount the notices tell: hidden text, and headers that repeat.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { besideBefore, dataFolder } from './measure.ts';
import { hasPoppler, popplerBlocks, popplerIcons, popplerPages } from './poppler.ts';
import type { PopplerBlock, PopplerIcons } from './poppler.ts';
import { compareWords, wordsOf } from './words.ts';

const GOAL = 0.99;
/** A file of fewer characters to pdftotext is a scan or blank. */
const MIN_CHARACTERS = 80;

type Listed = {
  readonly path: string;
  readonly kind: string;
  /** `order`: texts of lines in the order they are to be read in, as far as the maker of the file says. */
  readonly expected?: { readonly order?: readonly string[]; readonly hidden?: readonly string[] };
};
/**
 * Takes off the missing words what is no loss: hidden characters the notices tell, headers that repeat from page 2 on, and the letters
 * and names of pictograms.
 */
function excused(
  missing: readonly string[],
  document: ResumeDocument,
  later: ReadonlySet<string>,
  icons: PopplerIcons,
): string[] {
  let hidden = 0;
  for (const { type, message } of document.notices) {
    if (type === 'HIDDEN_TEXT') hidden += Number(/(\d+) characters/.exec(message)?.[1] ?? 0);
  }
  const repeated = document.notices.some(({ type }) => type === 'REPEATED_HEADER');
  return missing.filter((word) => {
    if (repeated && later.has(word)) return false;
    if (icons.spoken.has(word) || (icons.fonts && [...word].length === 1)) return false;
    if (word.length > hidden) return true;
    hidden -= word.length;
    return false;
  });
}

/** Words that stand in the top or bottom 10 % of pages after the first. */
function marginWords(blocks: readonly PopplerBlock[], document: ResumeDocument): Set<string> {
  const words = new Set<string>();
  for (const { page, lines } of blocks) {
    const height = document.pages[page - 1]?.height ?? 0;
    if (page === 1) continue;
    for (const { text, y0, y1 } of lines.flat()) {
      const middle = (y0 + y1) / 2;
      if (middle < 0.1 * height || middle > 0.9 * height) for (const word of wordsOf(text)) words.add(word);
    }
  }
  return words;
}

/**
 * Lines of ours that mix or interrupt blocks. Two blocks of at least three lines that stand side by side, and are no table (short
 * cells), are to be read one after the other: a line with words of both, or one between two lines of the other, is a fault.
 */
export function orderFaults(blocks: readonly PopplerBlock[], document: ResumeDocument): string[] {
  const faults: string[] = [];
  for (const page of document.pages) {
    const here = blocks.filter((block) => block.page === page.number && isText(block));
    const lines = page.lines.flatMap((line) =>
      line.box ? [{ text: line.text, box: line.box, words: line.words ?? [] }] : [],
    );
    // block of each line, by the places of its words
    const owners = lines.map(({ box, words }) => {
      const y = box[1] + 0.6 * box[3];
      const found = words.map(([, , x, width]) =>
        here.findIndex((block) =>
          block.lines.some((line) =>
            line.some(
              (word) =>
                x + width / 2 >= word.x0 - 1 && x + width / 2 <= word.x1 + 1 && y >= word.y0 && y <= word.y1,
            ),
          ),
        ),
      );
      return new Set(found.filter((at) => at >= 0));
    });
    for (const [i, owned] of owners.entries()) {
      const all = [...owned];
      if (all.some((a) => all.some((b) => a < b && besideEachOther(here[a]!, here[b]!)))) {
        faults.push(`p${page.number} mixed: ${lines[i]!.text}`);
      }
    }
    for (const [at, block] of here.entries()) {
      const first = owners.findIndex((owned) => owned.has(at));
      const last = owners.findLastIndex((owned) => owned.has(at));
      for (let i = first + 1; i < last; i++) {
        const owned = [...owners[i]!];
        if (owned.length === 0 || owned.includes(at)) continue;
        if (owned.some((other) => besideEachOther(block, here[other]!))) {
          faults.push(`p${page.number} between: ${lines[i]!.text}`);
        }
      }
    }
  }
  return [...new Set(faults)];
}

function isText({ lines }: PopplerBlock): boolean {
  if (lines.length < 3) return false;
  const counts = lines.map((line) => line.map((word) => word.text).join(' ').length).sort((a, b) => a - b);
  const median = counts[counts.length >> 1]!;
  const dated = lines.filter((line) =>
    /\b(?:19|20)\d\d\b/.test(line.map((word) => word.text).join(' ')),
  ).length;
  return median >= 8 && dated < 0.3 * lines.length;
}

/** Apart from left to right, and at one height for at least two lines. */
function besideEachOther(a: PopplerBlock, b: PopplerBlock): boolean {
  const apart = Math.max(a.box[0], b.box[0]) - Math.min(a.box[2], b.box[2]);
  const common = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  return apart > 4 && common > 24 && !isTable(a, b);
}

/** As many lines on both sides, each on the baseline of its neighbour: cells of rows. */
function isTable(a: PopplerBlock, b: PopplerBlock): boolean {
  return (
    a.lines.length === b.lines.length &&
    a.lines.every((line, i) => Math.abs((line[0]?.y1 ?? 0) - (b.lines[i]![0]?.y1 ?? 0)) < 3)
  );
}

/** How many of the lines stand, in this order, in the text; white space and case do not count. */
export function inOrder(
  order: readonly string[],
  text: string,
): { readonly found: number; readonly lost: readonly string[] } {
  const flat = squeezed(text);
  const lost: string[] = [];
  let at = 0;
  for (const line of order) {
    const next = flat.indexOf(squeezed(line), at);
    if (next < 0) lost.push(flat.includes(squeezed(line)) ? `out of order: ${line}` : `absent: ${line}`);
    else at = next + squeezed(line).length;
  }
  return { found: order.length - lost.length, lost };
}

type Read = {
  readonly path: string;
  readonly expected: Listed['expected'];
  readonly file: string;
  readonly document: ResumeDocument;
  /** Words of pdftotext, and ours. */
  readonly wanted: readonly string[];
  readonly given: readonly string[];
};

/** Words both readers find in one file. */
function agreedWords(files: readonly Read[]): Set<string> {
  return new Set(
    files.flatMap(({ wanted, given }) => {
      const ours = new Set(given);
      return wanted.filter((word) => ours.has(word));
    }),
  );
}

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
// pdftotext prints things no reader sees (labels inside a drawing): one file in fifty may differ.
const isEnough = (values: readonly number[]) =>
  values.filter((value) => value >= GOAL).length >= 0.98 * values.length;

async function main(): Promise<void> {
  const verbose = process.argv.includes('--verbose');
  const data = dataFolder();
  if (data === null || !hasPoppler()) {
    console.log(
      `NOT MEASURED: ${data === null ? 'no data here (set LONGLIST_DATA)' : 'pdftotext (poppler-utils) is not installed'}.`,
    );
    return;
  }
  const folder = join(data, 'resumes');
  const listed = (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Listed[]).filter(
    ({ kind }) => kind === 'pdf',
  );
  const recalls: number[] = [];
  const precisions: number[] = [];
  const problems: string[] = [];
  let [unread, faulty, lines_in_order, lines_told, seen_hidden, hidden_told] = [0, 0, 0, 0, 0, 0];
  const readable: Read[] = [];
  for (const { path, expected } of listed) {
    const file = join(folder, path);
    const pages = popplerPages(file);
    if (pages === null || pages.join('').trim().length < MIN_CHARACTERS) continue;
    const result = await readDocument(readFileSync(file), { file_name: path });
    if (result.ok) {
      const { document } = result;
      const given = wordsOf(document.text);
      readable.push({ path, expected, file, document, given, wanted: wordsOf(pages.join('\n')) });
    } else {
      unread++;
      problems.push(`${path}: ${result.reason}`);
    }
  }
  const known = agreedWords(readable);
  for (const { path, expected, file, document, wanted, given } of readable) {
    const blocks = popplerBlocks(file);
    const words = compareWords(wanted, given, (word) => known.has(word));
    const missing = excused(
      words.missing,
      document,
      marginWords(blocks, document),
      popplerIcons(file, readFileSync(file), wordsOf),
    );
    recalls.push(1 - missing.length / Math.max(1, words.wanted));
    precisions.push(1 - words.extra.length / Math.max(1, words.given));
    const faults = orderFaults(blocks, document);
    if (faults.length > 0) faulty++;
    const order = inOrder(expected?.order ?? [], document.text);
    const shown_hidden = (expected?.hidden ?? []).filter((text) =>
      squeezed(document.text).includes(squeezed(text)),
    );
    lines_in_order += order.found;
    lines_told += expected?.order?.length ?? 0;
    seen_hidden += shown_hidden.length;
    hidden_told += expected?.hidden?.length ?? 0;
    const bad = recalls.at(-1)! < GOAL || precisions.at(-1)! < GOAL;
    if (
      bad ||
      faults.length > 0 ||
      order.lost.length > 0 ||
      shown_hidden.length > 0 ||
      (verbose && missing.length + words.extra.length > 0)
    ) {
      problems.push(
        [
          `${path}: recall ${recalls.at(-1)!.toFixed(3)}, precision ${precisions.at(-1)!.toFixed(3)}`,
          ...(missing.length > 0 ? [`missing: ${missing.slice(0, 20).join(' ')}`] : []),
          ...(words.extra.length > 0 ? [`extra: ${words.extra.slice(0, 20).join(' ')}`] : []),
          ...[...faults, ...order.lost].slice(0, verbose ? 12 : 4),
          ...shown_hidden.map((text) => `hidden but read: ${text}`),
        ].join('\n    '),
      );
    }
  }
  const count = recalls.length;
  const rows: readonly (readonly [string, string, boolean, number])[] = [
    [
      'readable files that yield text',
      `${count} of ${count + unread}`,
      unread === 0,
      count / Math.max(1, count + unread),
    ],
    [
      'word recall against pdftotext, mean (lowest)',
      `${average(recalls).toFixed(4)} (${Math.min(1, ...recalls).toFixed(3)})`,
      isEnough(recalls),
      average(recalls),
    ],
    [
      'word precision against pdftotext, mean (lowest)',
      `${average(precisions).toFixed(4)} (${Math.min(1, ...precisions).toFixed(3)})`,
      isEnough(precisions),
      average(precisions),
    ],
    [
      'files without lines of two columns mixed',
      `${count - faulty} of ${count}`,
      faulty === 0,
      1 - faulty / Math.max(1, count),
    ],
    [
      'lines read in the order their maker tells',
      lines_told === 0 ? 'none told' : `${lines_in_order} of ${lines_told}`,
      lines_in_order === lines_told,
      lines_told === 0 ? 1 : lines_in_order / lines_told,
    ],
    [
      'hidden texts that were left out',
      hidden_told === 0 ? 'none told' : `${hidden_told - seen_hidden} of ${hidden_told}`,
      seen_hidden === 0,
      hidden_told === 0 ? 1 : 1 - seen_hidden / hidden_told,
    ],
  ];
  for (const problem of problems) console.log(`  ${problem}`);
  for (const [what, figure, reached, share] of rows) {
    const before = besideBefore('text', what, share);
    console.log(`${what.padEnd(50)} ${figure.padEnd(18)} ${before} ${reached ? 'reached' : 'MISSED'}`);
  }
  if (rows.some(([, , reached]) => !reached)) process.exitCode = 1;
}

await main();
