import type { SqliteFile } from '../sqlite.ts';

/**
 * By what a row of a spreadsheet is known to be somebody's: an address or a telephone number that stands in one of its
 * cells as a whole. A part of another address, or of another number, is somebody else.
 */

const ADDRESS = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/gu;
const NUMBER = /\+?\(?\d[\d\s().\-/]{5,40}\d/gu;
/** Fewer digits are an extension, a year or a number in a list. */
const FEWEST_DIGITS = 8;
/** So many digits, from the end, name a line with and without the code of its country. */
const OF_ONE_LINE = 9;
/** No number has more: then two stand side by side. */
const MAX_DIGITS = 15;

/** What somebody is known by, as cells are compared with it. */
type Known = { readonly addresses: ReadonlySet<string>; readonly numbers: readonly string[] };

/** @param texts JSON: addresses and numbers of people, as they are kept. */
function readKnown(texts: string): Known {
  const all = (JSON.parse(texts) as (string | null)[]).map((text) => (text ?? '').trim().toLowerCase());
  return {
    addresses: new Set(all.filter((text) => /^[^\s@]+@[^\s@]+$/u.test(text))),
    numbers: all.filter((text) => /^[+\d\s().\-/]+$/u.test(text)).flatMap(numberOf),
  };
}

/** Digits of a number without the zeros it begins with; nothing where they are too few to mean one line. */
function numberOf(text: string): string[] {
  const digits = text.replaceAll(/\D/gu, '').replace(/^0+/u, '');
  return digits.length < FEWEST_DIGITS ? [] : [digits];
}

function numbersIn(cell: string): string[] {
  return [...cell.matchAll(NUMBER)].flatMap(([text]) => {
    const [digits = ''] = numberOf(text);
    return digits.length > MAX_DIGITS ? text.split('/').flatMap(numberOf) : numberOf(text);
  });
}

function isSameLine(known: string, written: string): boolean {
  if (written.length < OF_ONE_LINE || known.length < OF_ONE_LINE) return known.endsWith(written);
  return known.slice(-OF_ONE_LINE) === written.slice(-OF_ONE_LINE);
}

function isIn(cell: string, { addresses, numbers }: Known): boolean {
  const found = cell.toLowerCase().match(ADDRESS) ?? [];
  if (found.some((address) => addresses.has(address.replace(/[.]+$/u, '')))) return true;
  return (
    numbers.length > 0 &&
    numbersIn(cell).some((written) => numbers.some((number) => isSameLine(number, written)))
  );
}

/** Whether all cells of a table together may hold somebody: quick, and says yes too often. */
function mayBeIn(cells: string, { addresses, numbers }: Known): boolean {
  const text = cells.toLowerCase();
  if ([...addresses].some((address) => text.includes(JSON.stringify(address).slice(1, -1)))) return true;
  if (numbers.length === 0) return false;
  const digits = cells.replaceAll(/\D/gu, '');
  return numbers.some((number) => digits.includes(number.slice(-FEWEST_DIGITS)));
}

/** Gives a connection the functions that the steps of an erasure ask of spreadsheets (see erasure_steps.ts). */
export function addSheetFunctions(sqlite: SqliteFile): void {
  let last: { readonly texts: string; readonly known: Known } | null = null;
  const knownOf = (texts: unknown): Known => {
    const text = String(texts);
    if (last?.texts !== text) last = { texts: text, known: readKnown(text) };
    return last.known;
  };
  sqlite.function('may_hold_known', { deterministic: true }, (cells, texts) =>
    Number(mayBeIn(String(cells), knownOf(texts))),
  );
  sqlite.function('holds_known', { deterministic: true }, (row, texts) =>
    Number((JSON.parse(String(row)) as string[]).some((cell) => isIn(cell, knownOf(texts)))),
  );
}
