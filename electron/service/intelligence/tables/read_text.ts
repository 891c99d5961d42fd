import Papa from 'papaparse';
import { decodeText } from '../text/decode.ts';
import { asTable, type TableRead } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const NO_TABLE = 'This is no table that can be read. Save it as .xlsx or .csv and choose that.';

/** A table in a text file: separated by commas, semicolons, tabs or bars, in any usual encoding. */
export function readTextTable(bytes: Uint8Array): TableRead {
  const text = decode(bytes);
  if (text === null) return { ok: false, message: NO_TABLE };
  const [, hint, rest] = /^sep=(.)\r?\n([\s\S]*)$/u.exec(text) ?? [];
  const cells = rest ?? text;
  return asTable(Papa.parse<string[]>(cells, { delimiter: hint ?? delimiterOf(cells) }).data);
}

/** What separates the cells: it gives most rows the same number of them. Commas stand in addresses, too. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 100_000);
  const scored = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(head, { delimiter, preview: 60, skipEmptyLines: 'greedy' });
    const lengths = data.map((row) => row.length).filter((length) => length > 0);
    const most = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
    const alike = lengths.filter((length) => length === most).length / Math.max(1, lengths.length);
    return { delimiter, score: most < 2 ? 0 : alike + Math.min(most, 50) / 1000 };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The text of a file; null where it is none. */
function decode(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  return isText(text) ? text : null;
}

/** A picture or program is not: control characters are rare in what people write. */
function isText(text: string): boolean {
  const head = text.slice(0, 20_000);
  // oxlint-disable-next-line no-control-regex -- they tell text from other bytes
  const strange = head.match(/[\u0000-\u0008\u000E-\u001F\uFFFD]/g)?.length ?? 0;
  return strange <= head.length / 200;
}
