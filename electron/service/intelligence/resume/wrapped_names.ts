import { regex } from '../language/pattern.ts';
import { findDates } from '../language/dates.ts';
import { degreeIn } from './education_rows.ts';
import { isSchool } from '../language/degrees.ts';
import { wordsOf, type Line } from '../language/lines.ts';
import { isLegalForm } from '../language/legal_forms.ts';
import { titleScore } from '../language/job_titles.ts';

// A month that no resume reaches: here only whether there are dates matters.
const EVER = '2100-01';
/** Words that end no name: prepositions, articles and signs of number in all languages that are read. */
const OPEN = regex('u')`
    (?:^|[\s\t])(?:of|and|for|in|the|at|&|von|und|für|der|des|die|den|dem|zu|zur|zum|am|im|an|de|du|la|
    le|les|et|en|pour|à|aux?|d['’]|l['’]|del|los|las|el|y|para|con|di|dei|degli|delle|della|dello|
    dell['’]|ed?|per|da|do|dos|das|em|van|voor|het|te|w|we|z|ze|i|dla|na|nr\.?|im\.|din|și|pentru|ve|
    för|och|i|av|af|og|til|ve|pro|v|a|kraj|nad)$`;

/**
 * Joins the names of schools and employers that a narrow column broke over two lines. A name goes on where
 * its line ends in a word that ends none, or where the next line is the rest of it: short, printed alike
 * right below, and too long to have had room in the line above.
 */
export function joinWrappedNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last === undefined || !isBelow(last, line) || !goesOn(last, line, lines)) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      box:
        line.box === null || last.box === null
          ? last.box
          : [last.box[0], line.box[1], last.box[2], last.box[3]],
      joined: true,
      end: line.end,
      text: `${last.text.trimEnd()} ${line.text.trimStart()}`,
    };
  }
  return joined;
}

/** Printed alike, right below, from the same place on. */
function isBelow(line: Line, next: Line): boolean {
  if (line.box === null || next.box === null || next.bullet || line.bullet) return false;
  const step = next.box[1] - line.box[1];
  return (
    line.page === next.page &&
    line.column === next.column &&
    line.bold === next.bold &&
    Math.abs(line.font_size - next.font_size) < 0.3 &&
    Math.abs(line.box[0] - next.box[0]) < 2 &&
    step > 0 &&
    step < 1.8 * Math.max(8, line.font_size)
  );
}

function goesOn(line: Line, next: Line, lines: readonly Line[]): boolean {
  const [text, after] = [line.text.trim(), next.text.trim()];
  if (text.includes('\t') || wordsOf(text).length > 12 || wordsOf(after).length > 6) return false;
  if (findDates(text, EVER).length > 0 || /[.;:!?]$/.test(text.replace(/\b\p{L}{1,3}\.$/u, ''))) return false;
  if (OPEN.test(text)) return degreeIn(after)?.from !== 0;
  if (isLegalForm(/^\S+/.exec(after)?.[0] ?? '')) return true;
  const rest = after.replace(/\s*[(,].*$/u, '');
  return (
    isSchool(text) &&
    hasNoRoom(line, next, lines) &&
    wordsOf(rest).length <= 3 &&
    /^\p{L}/u.test(rest) &&
    !rest.includes(':') &&
    degreeIn(rest) === null &&
    titleScore(rest) < 1 &&
    (!isSchool(rest) || wordsOf(rest).length === 1)
  );
}

/** Whether the first word of the next line would have run out of the column. */
function hasNoRoom(line: Line, next: Line, lines: readonly Line[]): boolean {
  const right = Math.max(
    ...lines
      .filter((other) => other.page === line.page && other.column === line.column && other.box !== null)
      .map((other) => (other.box?.[0] ?? 0) + (other.box?.[2] ?? 0)),
  );
  const word = /^\S+/.exec(next.text.trim())?.[0] ?? '';
  const letter = (next.box?.[2] ?? 0) / Math.max(1, next.text.length);
  return (line.box?.[0] ?? 0) + (line.box?.[2] ?? 0) + (word.length + 1) * letter > right;
}
