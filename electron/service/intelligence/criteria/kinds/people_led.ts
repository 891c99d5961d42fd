import type { Cues } from '../../language/cue_row.ts';
import { readWords } from '../../language/cues.ts';
import type { Cue, Locale } from '../../language/locale.ts';
import { LEADER_TITLE } from '../../language/people_led.ts';
import { holdsAt, type PhraseMatch } from '../../language/phrases.ts';
import { quantitiesIn } from '../../language/quantities.ts';
import type { Word } from '../../language/words.ts';
import { isOf } from '../../language/word_classes.ts';
import { isPersonNoun } from '../../language/person_nouns.ts';

/** People who are counted: the places of the number and the noun. */
type Counted = { readonly number: number; readonly start: number; readonly end: number };

/** Words between a number and the people it counts: "six senior roofers". */
const BETWEEN = 2;
/** Words between what leads and the number: "in charge of *up to* six". */
const REACH = 2;
/** Larger numbers do not count people who are led. */
const MAX_COUNT = 500;

/**
 * Nouns of people that are counted and led, whatever they do: "line-manage six roofers", "verantwortlich für vier
 * Sachbearbeiterinnen". The verb stands at the number: the diaries of three directors are no directors.
 */
export function peopleLed(words: readonly Word[], found: Cues): PhraseMatch<Cue>[] {
  const leads = found.cues.filter(({ value }) => value === 'lead');
  if (leads.length === 0) return [];
  return countedIn(words, found)
    .filter((people) =>
      leads.some(
        (lead) =>
          leadsBefore(lead, people, words, found) ||
          leadsBehind(lead, people, words) ||
          isAround(lead, people),
      ),
    )
    .map(({ start, end }) => ({ start, end, value: 'people' }));
}

function countedIn(words: readonly Word[], found: Cues): Counted[] {
  return quantitiesIn(words, found).flatMap(({ value, start: number, end }): Counted[] => {
    if (value < 2 || value > MAX_COUNT) return [];
    for (let at = end; at <= end + BETWEEN; at += 1) {
      const word = words[at];
      if (word === undefined || word.sign || word.value !== null) return [];
      if (isPersonNoun(word.key)) {
        return isWhole(at, words, found) ? [{ number, start: at, end: at + 1 }] : [];
      }
    }
    return [];
  });
}

/** "12 plumber contracts": a singular noun before another noun is part of its name. */
function isWhole(at: number, words: readonly Word[], { cues, function_words }: Cues): boolean {
  const next = words[at + 1];
  const ends = next === undefined || next.sign || next.value !== null;
  return (
    ends ||
    !SINGULAR.test(words[at]?.text ?? '') ||
    function_words.some(({ start }) => start === at + 1) ||
    cues.some(({ value, start }) => start === at + 1 && (value === 'and' || value === 'lead'))
  );
}

/** Endings of English singulars that plurals of other languages rarely have. */
const SINGULAR = /(?:er|or|ist|ian|man|ant|nurse|clerk)$/iu;

function leadsBefore(
  { start, end }: PhraseMatch<Cue>,
  { number }: Counted,
  words: readonly Word[],
  { function_words }: Cues,
): boolean {
  if (number < end || number - end > REACH) return false;
  const phrase = keysOf(words, start, end);
  const between = keysOf(words, end, number);
  const is_light = between.every(
    (key, at) => /^\p{L}+$/u.test(key) && function_words.some((one) => holdsAt(one, end + at)),
  );
  // "geführt von drei Meistern"
  const is_led = /^ge\p{L}+t$/u.test(phrase[0] ?? '') && between.includes('von');
  if (!is_light || is_led || between.some((key) => isOf('beside', key) || isOf('led_by', key))) return false;
  return !isOf('of_those_led', phrase[0]) || phrase.some((key) => isOf('of_me', key));
}

/** "Four fitters report to me", "ocho soldadores a mi cargo", "altı teknisyenden sorumlu". */
function leadsBehind(lead: PhraseMatch<Cue>, { end }: Counted, words: readonly Word[]): boolean {
  if (lead.start < end || lead.start - end > 1 || words.slice(end, lead.start).some(({ sign }) => sign)) {
    return false;
  }
  const phrase = keysOf(words, lead.start, lead.end);
  return phrase.some((key) => isOf('of_me', key) || isOf('leads_behind', key));
}

/** "Coordinato da tre ingegneri": whether the people counted before a place lead, rather than are led. */
export const isLedBy = (from: number, to: number, words: readonly Word[], { numbers }: Cues): boolean =>
  words
    .slice(from, to)
    .some(
      ({ key }, at) =>
        isOf('led_by', key) &&
        ((words[from + at + 1]?.value ?? null) !== null ||
          numbers.some(({ start }) => start === from + at + 1)),
    );

/** "Stuur acht verkopers aan": the verb in two parts. */
const isAround = (lead: PhraseMatch<Cue>, { number, end }: Counted): boolean =>
  lead.start < number && lead.end > end;

/** Whether a title is given to those who lead people, in the resume's own languages. */
export const isLeaderTitle = (text: string, { locales }: { readonly locales: readonly Locale[] }): boolean =>
  LEADER_TITLE.test(text) || readWords(text, locales).cues.some(({ value }) => value === 'leader');

const keysOf = (words: readonly Word[], start: number, end: number): string[] =>
  words.slice(start, end).map(({ key }) => key);
