import { monthIndex, type DateRange } from '../language/dates.ts';
import { regex } from '../language/pattern.ts';
import { degreeIn } from './education_rows.ts';
import { isSchool } from '../language/degrees.ts';
import { split, wordsOf } from '../language/lines.ts';
import { isPlace } from '../language/places.ts';

const BEFORE_FIELD = regex('iu')`
  ^\.?['’]?s?(?: degree)?\s*(?:\((?:[^)]{1,12})\))?\s*(?:,\s*|\s+)?(?:level \d\s*)?(?:(?:in|of|en|em|
  im Fach|im|w zakresie|major(?:ing)? in)\s+)?`;

/** "in Computer Science, University of Texas": the field up to the next separator, and what is left. */
export function fieldAfter(text: string): { field: string | null; rest: string } {
  const direct = BEFORE_FIELD.exec(text);
  const from = direct?.[0].length ?? 0;
  const linked = from > 0 || text.startsWith(' ');
  const match = /^(?<field>\p{L}[^\t|•·,–—()@]*?)(?=\s*(?:\t|[|•·,(@]|\s[–—-]\s|—|$))/u.exec(
    text.slice(from),
  );
  const field = match?.groups?.['field']?.trim() ?? '';
  if (
    !linked ||
    field === '' ||
    isSchool(field) ||
    wordsOf(field).length > 7 ||
    degreeIn(field) !== null ||
    isPlace(field)
  ) {
    return { field: null, rest: text };
  }
  return { field, rest: text.slice(from + (match?.[0].length ?? 0)) };
}

/** The parts of a line of an education entry: what separators and commas cut. */
export function pieces(text: string): string[] {
  return split({ text, start: 0 }, /\t+|\s+[|•·∣]\s*|\s*[|•∣]\s+|\s+[–—]\s*|\s+-\s+|\s{3,}/g).flatMap(
    ({ text: piece }) => commaParts(piece),
  );
}

// "University of California, Berkeley" is one name; "MIT, Cambridge, MA" is a school and a place.
function commaParts(piece: string): string[] {
  const parts = piece
    .split(/\s*,\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (let count = 1; count <= Math.min(3, parts.length - 1); count += 1) {
    const tail = parts.slice(-count).join(', ');
    if (count > 1 && isPlace(tail)) return [...commaParts(parts.slice(0, -count).join(', ')), tail];
  }
  const [head = '', second] = parts;
  if (
    parts.length === 2 &&
    second !== undefined &&
    /universit/i.test(head) &&
    wordsOf(second).length <= 2 &&
    /\bof\b|\bde\b/i.test(head) &&
    !isSchool(second)
  ) {
    return [piece.trim()];
  }
  return parts;
}

/** A school without a remark in brackets, or a sentence behind it ("University of Ottawa. Thesis: …"). */
export function tidySchool(school: string): string {
  const [name = ''] = school.split(/(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/u, 1);
  return (isSchool(name) ? name : school).replace(/\s*\((?:stem|honou?rs)\)\s*$/i, '').trim();
}

/** Whether a range is as long as the training for a trade takes at least. */
export function isYears(range: DateRange | null): boolean {
  if (range === null || range.start === null || range.end === null) return false;
  return monthIndex(range.end, 'last') - monthIndex(range.start, 'first') >= 18;
}
