/**
 * A number as a cell of a spreadsheet writes it, with a currency or without; null where it could be two numbers, as in
 * "65.000", which is a thousand times more in one country than in another.
 */
export function numberOf(cell: string): number | null {
  const bare = cell.replace(
    /^[\p{Sc}\s]+|[\p{Sc}\s%]+$|^(?:EUR|USD|GBP|CHF)\s+|\s+(?:EUR|USD|GBP|CHF)$/giu,
    '',
  );
  const [, sign = '', whole = '', mark = '', rest = ''] =
    /^(-?)(\d+|\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+)(?:([.,])(\d+))?$/u.exec(bare) ?? [];
  if (whole === '') return null;
  const grouped = /[^\d]/u.exec(whole)?.[0];
  const marks = new Set(whole.replaceAll(/\d/gu, ''));
  // one kind of mark between thousands, and another before decimals
  if (marks.size > 1 || (mark !== '' && mark === grouped)) return null;
  const groups = whole.split(/[^\d]/u).length - 1;
  if (groups === 1 && mark === '' && (grouped === '.' || grouped === ',')) return null;
  if (groups === 0 && mark !== '' && rest.length === 3) return null;
  return Number(`${sign}${whole.replaceAll(/[^\d]/gu, '')}${mark === '' ? '' : `.${rest}`}`);
}

/** A day as a cell writes it, as YYYY-MM-DD; null where day and month could be each other. */
export function dayOf(cell: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/u.exec(cell);
  if (iso !== null) return written(iso[1]!, iso[2]!, iso[3]!);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/u.exec(cell);
  if (dotted !== null) return written(dotted[3]!, dotted[2]!, dotted[1]!);
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/u.exec(cell) ?? [];
  if (Number(one) > 12) return written(year, other, one);
  return Number(other) > 12 || one === other ? written(year, one, other) : null;
}

function written(year: string, month: string, day: string): string | null {
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const is_day = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return year !== '' && is_day ? moment.toISOString().slice(0, 10) : null;
}
