import type { ReadResult } from '../../document.ts';
import { flowResult, linkTarget, UNREADABLE_SIZE, withoutRepeats, type Block } from '../flow.ts';
import { MEDIA_TYPES } from '../media_types.ts';
import { unreadable } from '../reasons.ts';
import { createStory } from '../story.ts';
import { readCompound, type Bytes } from './compound.ts';
import { lookOf, readStretches, shapeOf, type Shape, type Stretch } from './properties.ts';
import { readStyles, type Style } from './styles.ts';

const BINARY_WORD = 0xa5ec;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** The first version of the format read here (Word 97). */
const WORD_97 = 0xc1;
/** Beyond this no resume goes; every later step costs time per character. */
const MAX_LETTERS = 4_000_000;

/** Reads Word 97 to 2003 ([MS-DOC]) with headers, notes and text boxes; hidden text goes, with a notice. */
export async function readDoc(bytes: Uint8Array): Promise<ReadResult> {
  const streams = readCompound(bytes, ['WordDocument', '0Table', '1Table', 'Data']);
  const main = streams?.get('WordDocument');
  if (streams === null || main === undefined || main.length < 512) {
    return unreadable('CORRUPT', MEDIA_TYPES.doc);
  }
  const flags = main.u16(10);
  if ((flags & ENCRYPTED) !== 0) return unreadable('ENCRYPTED', MEDIA_TYPES.doc);
  if (main.u16(0) !== BINARY_WORD || main.u16(2) < WORD_97) {
    return unreadable(
      'UNSUPPORTED',
      MEDIA_TYPES.doc,
      'The file was made by a Word older than 1997. Open it in a word processor, save it as PDF or ' +
        'DOCX and import that.',
    );
  }
  const table = streams.get((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table');
  if (table === undefined) return unreadable('CORRUPT', MEDIA_TYPES.doc);
  const letters = readPieces(main, table);
  if (letters === null) return unreadable('CORRUPT', MEDIA_TYPES.doc);
  return flowResult(readParts(main, table, letters), MEDIA_TYPES.doc, (streams.get('Data')?.length ?? 0) > 0);
}

/** The text of all parts of a document one after the other, and where each character stands in the file. */
type Letters = { readonly text: string; readonly places: Uint32Array };

/** Place and length of a table in the table stream, by its number in the header ([MS-DOC] 2.5.6). */
function placeOf(main: Bytes, index: number): { readonly at: number; readonly length: number } {
  return { at: main.u32(154 + 8 * index), length: main.u32(158 + 8 * index) };
}

/** Joins the pieces the text is stored in: of one byte a character, or of two. */
function readPieces(main: Bytes, table: Bytes): Letters | null {
  const { at: start, length } = placeOf(main, 33);
  const end = Math.min(start + length, table.length);
  let at = start;
  while (at < end && table.u8(at) === 1) at += 3 + table.u16(at + 1);
  if (at >= end || table.u8(at) !== 2) return null;
  const count = Math.floor((Math.min(table.u32(at + 1), end - at - 5) - 4) / 12);
  const texts: string[] = [];
  const places: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const size = table.u32(at + 5 + 4 * (i + 1)) - table.u32(at + 5 + 4 * i);
    const stored = table.u32(at + 5 + 4 * (count + 1) + 8 * i + 2);
    const narrow = (stored & 0x40000000) !== 0;
    const from = narrow ? (stored & 0x3fffffff) / 2 : stored & 0x3fffffff;
    const width = narrow ? 1 : 2;
    const available = Math.floor((main.length - from) / width);
    if (size <= 0 || available <= 0) continue;
    const letters = Math.min(size, available);
    if (places.length + letters > MAX_LETTERS) throw new RangeError('too much text');
    const part = main.data.subarray(from, from + letters * width);
    texts.push(new TextDecoder(narrow ? 'windows-1252' : 'utf-16le').decode(part).slice(0, letters));
    for (let j = 0; j < letters; j += 1) places.push(from + j * width);
  }
  return places.length === 0 ? null : { text: texts.join(''), places: Uint32Array.from(places) };
}

function readParts(main: Bytes, table: Bytes, letters: Letters): Block[] {
  const read = createReader(main, table, letters);
  const counts = [76, 80, 84, 88, 92, 96, 100].map((at) => main.u32(at));
  const starts = counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0));
  const part = (i: number): Block[] => read(starts[i] ?? 0, (starts[i] ?? 0) + (counts[i] ?? 0));
  const body = part(0);
  const running = { header: [] as Block[], footer: [] as Block[] };
  // Six stories of separators, then six for each section: headers of even, odd pages, their footers, those of
  // the first page.
  const { at, length } = placeOf(main, 11);
  const stories = Math.min(600, Math.floor(Math.min(length, table.length - at) / 4) - 2);
  const order = [4, 1, 0, 5, 3, 2];
  for (let section = 6; section < stories; section += 6) {
    for (const kind of order) {
      if (section + kind >= stories) continue;
      const from = (starts[2] ?? 0) + table.u32(at + 4 * (section + kind));
      const to = (starts[2] ?? 0) + table.u32(at + 4 * (section + kind + 1));
      if (to > from && to <= (starts[3] ?? 0)) {
        running[kind === 2 || kind === 3 || kind === 5 ? 'footer' : 'header'].push(...read(from, to));
      }
    }
  }
  const headers = withoutRepeats(running.header, body);
  const footers = withoutRepeats(running.footer, [...body, ...headers]);
  return [...headers, ...part(6), ...body, ...part(1), ...part(5), ...footers];
}

/** Finds the stretch a place is in; places are asked for in rising order most of the time. */
function finder(stretches: readonly Stretch[]): (place: number) => Stretch | null {
  let at = 0;
  return (place) => {
    const current = stretches[at];
    if (current !== undefined && place >= current.from && place < current.to) return current;
    let low = 0;
    let high = stretches.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const each = stretches[middle] as Stretch;
      if (place < each.from) high = middle - 1;
      else if (place >= each.to) low = middle + 1;
      else {
        at = middle;
        return each;
      }
    }
    return null;
  };
}

/** Control characters, among them the marks of a field's begin, middle and end, and what stands between them. */
const FIELD_PARTS = /\p{Cc}|\P{Cc}+/gu;

type Field = { code: string; in_result: boolean };

/** Reads a stretch of the text, [from, to) in characters, as paragraphs and tables. */
function createReader(
  main: Bytes,
  table: Bytes,
  { text, places }: Letters,
): (from: number, to: number) => Block[] {
  const styleOf = readStyles(table, placeOf(main, 1));
  const runAt = finder(readStretches(main, table, placeOf(main, 12), 'chp'));
  const paragraphAt = finder(readStretches(main, table, placeOf(main, 13), 'pap'));

  return (from, to) => {
    const story = createStory();
    const fields: Field[] = [];
    const end = Math.min(to, text.length);
    let start = from;
    const finish = (mark: number): void => {
      const paragraph = paragraphAt(places[mark] ?? 0);
      const style = styleOf(paragraph?.style ?? 0);
      const shape = shapeOf(style.shape, paragraph?.changes ?? null);
      addRuns(start, mark, style, shape);
      close(text[mark] ?? '', shape);
      start = mark + 1;
    };
    const close = (mark: string, shape: Shape): void => {
      const bullet = shape.list > 0 && shape.list < 0xf801 && !shape.heading;
      if (mark === '\x07') {
        if (shape.row_end) story.row(1);
        else story.cell(bullet, 1);
      } else if (shape.inner_row_end) story.row(Math.max(2, shape.level));
      else if (shape.inner_cell) story.cell(bullet, Math.max(2, shape.level));
      else story.paragraph(bullet, shape.level);
    };
    const addRuns = (first: number, last: number, style: Style, shape: Shape): void => {
      let at = first;
      while (at < last) {
        const run = runAt(places[at] ?? 0);
        let stop = at + 1;
        while (stop < last && runAt(places[stop] ?? 0) === run) stop += 1;
        const look = lookOf(style.look, run?.changes ?? null);
        const unseen = look.white && !look.shaded && !shape.shaded && shape.level === 0;
        const hidden = look.vanished || (look.size > 0 && look.size < UNREADABLE_SIZE) || unseen;
        for (const { shown, link } of throughFields(text.slice(at, stop), fields)) {
          story.text({ text: shown, bold: look.bold, size: look.size, hidden, link });
        }
        at = stop;
      }
    };
    for (let at = from; at < end; at += 1) {
      const letter = text.charCodeAt(at);
      if (letter === 0x0d || letter === 0x07 || letter === 0x0c) finish(at);
    }
    if (start < end) addRuns(start, end, styleOf(0), styleOf(0).shape);
    return story.blocks();
  };
}

/** What of a run is shown: results of fields, not their codes; line breaks and hyphens as characters people write. */
function throughFields(
  raw: string,
  fields: Field[],
): { readonly shown: string; readonly link: string | null }[] {
  const parts: { shown: string; link: string | null }[] = [];
  for (const [part] of raw.matchAll(FIELD_PARTS)) {
    const field = fields.at(-1);
    if (part === '\u0013') fields.push({ code: '', in_result: false });
    else if (part === '\u0014') {
      if (field !== undefined) field.in_result = true;
    } else if (part === '\u0015') fields.pop();
    else if (field !== undefined && !field.in_result) field.code += part;
    else if (!fields.some(({ code, in_result }) => !in_result || /^\s*(?:PAGE|NUMPAGES)\b/i.test(code))) {
      const link = fields
        .map(({ code }) => linkTarget(/^\s*HYPERLINK\s+"([^"]{1,2000})"/i.exec(code)?.[1]))
        .findLast((target) => target !== null);
      const shown = part
        .replaceAll('\v', '\n')
        .replaceAll('\u001e', '-')
        .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
      parts.push({ shown, link: link ?? null });
    }
  }
  return parts;
}
