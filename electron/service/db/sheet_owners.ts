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
export type Known = { readonly addresses: ReadonlySet<string>; readonly numbers: readonly string[] };

/** @param texts Addresses and numbers of people, as they are kept. */
export function readKnown(texts: readonly (string | null)[]): Known {
  const all = texts.map((text) => (text ?? '').trim().toLowerCase());
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

/** Whether a cell holds what somebody is known by. */
export function isIn(cell: string, { addresses, numbers }: Known): boolean {
  const found = cell.toLowerCase().match(ADDRESS) ?? [];
  if (found.some((address) => addresses.has(address.replace(/[.]+$/u, '')))) return true;
  return (
    numbers.length > 0 &&
    numbersIn(cell).some((written) => numbers.some((number) => isSameLine(number, written)))
  );
}

/** Whether all cells of a table together may hold somebody: quick, and says yes too often. */
export function mayBeIn(cells: string, { addresses, numbers }: Known): boolean {
  const text = cells.toLowerCase();
  if ([...addresses].some((address) => text.includes(JSON.stringify(address).slice(1, -1)))) return true;
  if (numbers.length === 0) return false;
  const digits = cells.replaceAll(/\D/gu, '');
  return numbers.some((number) => digits.includes(number.slice(-FEWEST_DIGITS)));
}
