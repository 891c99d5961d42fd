import { multiline, regex } from '../language/pattern.ts';
import { endWithCampus } from './campus.ts';
import type { Hide } from './cover.ts';
import { wordsOf } from './words.ts';

/** A word in the name of a school, or one that joins such words. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const JOIN = multiline`
  (?:of|the|for|and|&|at|in|de|del|la|las|los|le|les|da|do|dos|di|della|degli|dell['’]|du|des|d['’]|für|
  und|der|voor|van|en|et|y|e|im\.?|w|we|i)`;
const GAP = String.raw`[ \u00a0]+`;
/** Long enough to be nothing else; the short ones are known from what was read of the education. */
const SCHOOL = multiline`
  (?:Universit\p{L}*|Universidad\p{L}*|Uniwersytet\p{L}*|College|Polytechnic\p{L}*|Politecnico|
  Politechnika|Politécnica|Politécnico|Hochschule|\p{Lu}\p{L}*hochschule|Fachhochschule|Hogeschool|
  Gymnasium|\p{Lu}\p{L}*gymnasium|Gesamtschule|Realschule|\p{Lu}\p{L}*schule|Lycée|Lyceum|Liceum|Liceo|
  Ginnasio|Faculdade|Facultad|Faculté|École|Ecole|Escuela|Escola|Scuola|Technikum|Akademia|Szkoła|
  Instituto\b|Istituto\b|High School|Grammar School|Secondary School|Primary School|Business School|
  Law School|Medical School|Institute of Technology|Academy|School of)`;
const NAMED = new RegExp(
  multiline`
    (?<![\p{L}\p{N}])(?:${NAME}${GAP}(?:${JOIN}${GAP})?){0,5}${SCHOOL}(?![\p{L}\p{N}])(?:${GAP}(?:${JOIN}${GAP}){0,2}${NAME}){0,5}`,
  'gu',
);

/** A heading or a kind of degree, not the name of a school. */
const NO_SCHOOL = regex('iu')`
    ^(?:university|college|high school|universität|school of|academy|hochschule|gymnasium|universidad|
    université|università)(?: (?:degree|education|diploma|level|studies|student|graduate))?$`;

/** Hides the schools that are known, as phrases, and what names itself one, each with the campus that follows it. */
export function hideSchools(text: string, known: readonly (readonly string[])[], hide: Hide): void {
  for (const [start, end] of schoolsIn(text, known)) hide(start, end);
}

/** Where these schools stand, and others that name themselves one; ranges may overlap. */
function* schoolsIn(
  text: string,
  known: readonly (readonly string[])[],
): Generator<readonly [start: number, end: number]> {
  for (const { 0: name, index } of text.matchAll(NAMED)) {
    if (!NO_SCHOOL.test(name.trim())) yield [index, endWithCampus(text, index, index + name.length)];
  }
  if (known.length === 0) return;
  const words = wordsOf(text);
  for (const phrase of known) {
    for (let at = 0; at + phrase.length <= words.length; at += 1) {
      if (words[at]?.folded !== phrase[0]) continue;
      if (phrase.some((part, next) => words[at + next]?.folded !== part)) continue;
      const start = words[at]?.start ?? 0;
      const end = words[at + phrase.length - 1]?.end ?? 0;
      yield [start, NO_SCHOOL.test(text.slice(start, end)) ? end : endWithCampus(text, start, end)];
    }
  }
}

/** What stands for each school in a text that is compared, not read: only that there is one matters. */
const NEUTRAL = 'university';

/**
 * A masked text with one word in the place of each school, the same for all of them, where it is long enough.
 * @param text the same without a mask, and as long
 */
export function neutralSchools(masked: string, text: string, known: readonly (readonly string[])[]): string {
  let written = masked;
  let after = 0;
  for (const [start, end] of [...schoolsIn(text, known)].sort((one, other) => one[0] - other[0])) {
    if (start >= after && end - start >= NEUTRAL.length) {
      written = written.slice(0, start) + NEUTRAL + written.slice(start + NEUTRAL.length);
    }
    after = Math.max(after, end);
  }
  return written;
}
