import { type Cue, type Locale, cuesNamed } from '../language/locale.ts';
import { cuesIn } from '../language/cues.ts';
import { isOf } from '../language/word_classes.ts';
import { openEndsIn } from '../language/open_ends.ts';
import type { Length, Quantity } from '../language/quantities.ts';
import type { Word } from '../language/words.ts';
import { Clause } from './clause.ts';
import { type WordRange, follows, holds, holdsAt, overlaps, within } from '../language/phrases.ts';
import type { Cues } from '../language/cue_row.ts';
import type { namedLanguages } from '../language/language_names.ts';

/**
 * What asks for nothing more, up to the next comma: a concession after what it qualifies (", be it for a term or two",
 * "even if only briefly"), and a reason ("because our clients do").
 */
export function concessions(words: readonly Word[], cues: Cues['cues']): Set<number> {
  const asides = cues.filter(
    ({ value, start }) => (value === 'concession' && start > 1) || (value === 'reason' && start > 0),
  );
  return Clause.places(
    asides.map(({ start }) => {
      const end = words.findIndex(({ key }, at) => at > start && /^[,;.)]$/u.test(key));
      return { start, end: end < 0 ? words.length : end };
    }),
  );
}

/** `longest` are cues not part of longer ones, `plain` those without verbs that deny themselves ("çalışmamış"). */
export function plainCues(keys: readonly string[], locales: readonly Locale[]) {
  // ", no exceptions": an aside of two words denies nothing
  const isSign = (at: number): boolean => !/[\p{L}\d]/u.test(keys[at] ?? '');
  const standsAlone = ({ start, end }: WordRange): boolean => isSign(start - 1) && isSign(end);
  const told = cuesIn(keys, locales);
  // in a criterion "head chef" is the title asked for, and "customer" or "project" a word like any other
  const every = { ...told, cues: told.cues.filter(({ value }) => !OF_RESUMES.has(value)) };
  // "hit the ground running": a saying of the frame holds no cue
  const apart = every.cues.filter(
    (cue) =>
      OF_TIMES.has(cue.value) ||
      !every.function_words.some(
        (one) =>
          holds(one, cue) &&
          cue.end - cue.start < one.end - one.start &&
          (one.end - one.start > 2 || (cue.value === 'not' && standsAlone(one))),
      ),
  );
  const all = [...apart, ...openEndsIn(keys, every, locales)];
  const denials = all.filter(({ value }) => value === 'not');
  // "no haya pasado por": whatever begins within a denial leaves what stands behind that as it is
  const longer = all.filter(
    (cue) => !denials.some((one) => overlaps(cue, one) && cue.start > one.start && cue.end > one.end),
  );
  const longest = all.filter(
    (one) =>
      UNITS.has(one.value) ||
      // "proficient in" asks for a level, whatever it is a phrase of
      !within(one, LEVELS.has(one.value) ? longer.filter(({ value }) => !KNOWING.has(value)) : longer),
  );
  const denied = longest.filter(({ value }) => value === 'not');
  const plain = longest.filter(
    ({ value, start, end }) =>
      !DENIABLE.has(value) || !denied.some((one) => one.start === start && one.end === end),
  );
  return { ...every, longest, plain };
}

/** The letter of an article or a legal form: "l'", "d'", "S.p.A.". */
export const isLetter = (word: Word, text: string): boolean =>
  word.text.length === 1 &&
  /\p{L}/u.test(word.text) &&
  (/['.]/u.test(text[word.end] ?? '') ||
    /\p{Ll}/u.test(word.text) ||
    /['.]/u.test(text[word.start - 1] ?? ''));

/** "Do the years as a welder come to 3?", "years of experience: 5": the unit stands apart from the number. */
export function yearsApart(
  words: readonly Word[],
  cues: Cues['cues'],
  quantities: readonly Quantity[],
  function_words: readonly WordRange[],
): { readonly unit: number; readonly length: Length } | null {
  const unit = cues.find(({ value }) => value === 'year')?.start;
  const [quantity, other] = quantities.filter(({ value }) => value <= 45);
  if (unit === undefined || quantity === undefined || other !== undefined) return null;
  // "llegan a 7 los años"
  const between = words.slice(quantity.end, unit);
  const is_subject =
    between.length > 0 &&
    between.every(({ sign }, at) => !sign && function_words.some((one) => holdsAt(one, quantity.end + at)));
  const next = words[quantity.end];
  const ends = next === undefined || next.sign || words.length - quantity.end === 1;
  if (quantity.start < unit ? !is_subject : !ends) return null;
  return { unit, length: { ...quantity, months: quantity.value * 12 } };
}

export const isTimed = (end: number, cues: Cues['cues'], quantities: readonly Quantity[]): boolean =>
  [...quantities, ...cues.filter(({ value }) => UNITS.has(value))].some((one) => follows(one, { end }, 2));

/** Cues that go on behind a saying: "in the past three years". */
const OF_TIMES = new Set<Cue>(cuesNamed('past last ever since before ago'));

/** Cues that say something of a resume only. */
const OF_RESUMES = new Set<Cue>(['leader', 'customer', 'project', 'seeks']);
/** They announce that something will be joined. */
export const SILENT = new Set<Cue>(['both', 'either']);

/** Cues of how well something is known, and that it is. */
const LEVELS = new Set<Cue>(['deep', 'expert']);
const KNOWING = new Set<Cue>(['know', 'experience']);

const UNITS = new Set<Cue>(cuesNamed('year month week day decade lustrum'));

/** Cues of verbs, which Turkish denies inside the word. */
const DENIABLE = new Set<Cue>(cuesNamed('work lead speak live relocate know experience start need'));

/** Cues that name by themselves what is asked for. */
export const NAMING = new Set<Cue>(
  cuesNamed('lead mentor relocate travel shift driving vehicle remote part_time full_time'),
);

/** Cues that must be accounted for, even where their words are function words. */
export const NEVER_SILENT = new Set<Cue>(
  cuesNamed('not but_not ideally or_similar valid in_progress now last'),
);

export function indexOf(words: readonly Word[]) {
  return (start: number, end: number): WordRange | null => {
    const first = words.findIndex((word) => word.end > start);
    if (first < 0) return null;
    let last = first;
    while (last < words.length && (words[last] as Word).start < end) last += 1;
    return last > first ? { start: first, end: last } : null;
  };
}

export const isYear = ({ value, comparison, start, end }: Quantity, words: readonly Word[]): boolean =>
  value >= 1950 &&
  value <= 2060 &&
  comparison === '>=' &&
  end - start === 1 &&
  words[start]?.text.length === 4;

/** What the parts of tagging share: the words with what the locales know of them. */
export type Read = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly keys: readonly string[];
  readonly cues: Cues;
  /** Cues before those that a denial inside a word takes back are left out. */
  readonly longest: Cues['cues'];
  readonly locales: readonly Locale[];
  readonly languages: ReturnType<typeof namedLanguages>;
  /** Places of function words, and of cues of one word. */
  readonly frame: ReadonlySet<number>;
  /** The words a stretch of the text covers. */
  readonly at: ReturnType<typeof indexOf>;
};

/** "Aparte del inglés, ¿habla portugués?": both are asked for, and what opens it says no more. */
export function opensBesides({ keys, cues }: Read): Set<number> {
  const opens = isOf('besides', keys[0]) && keys.indexOf(',') > 1;
  return opens
    ? Clause.places(
        [{ start: 0, end: 1 }],
        cues.cues.filter(({ start }) => start === 0),
      )
    : new Set();
}

/** "Now or in the past", "actuel ou passé": both together say no time at all. */
export function atAnyTime(cues: Read['cues']['cues']): readonly WordRange[] {
  const at = (side: 'start' | 'end', edge: number): readonly Read['cues']['cues'][number][] =>
    cues.filter((cue) => cue[side] === edge && (cue.value === 'now' || cue.value === 'past'));
  return cues
    .filter(({ value }) => value === 'or')
    .flatMap((or) =>
      at('end', or.start).flatMap((before) =>
        at('start', or.end).flatMap((behind) => (before.value === behind.value ? [] : [before, or, behind])),
      ),
    );
}
