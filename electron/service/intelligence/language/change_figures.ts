import type { ChangeWords } from './change_words.ts';
import { BOUND_AFTER, BOUND_BEFORE, boundAt, type Comparison } from './bounds.ts';
import type { Cues } from './cue_row.ts';
import { cuesIn } from './cues.ts';
import { lazily } from './lazily.ts';
import type { Locale } from './locale.ts';
import { LOCALES } from './locales/index.ts';
import { oncePer } from './memoize.ts';
import { ONE } from './number_words.ts';
import { holdsAt, Phrases, phrasesOf, type PhraseMatch, type WordRange } from './phrases.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { keyOf } from './tokens.ts';
import { factorOf, isOf } from './word_classes.ts';
import type { Word } from './words.ts';

/** A number with its bound; one without any is "at least" in a criterion, and just that in a resume. */
export type Amount = { readonly comparison: Comparison; readonly value: number };
/** What an amount is measured in: times are in days; '' is anything that is counted. */
export type Unit = 'percent' | 'points' | 'time' | '';

/** A number or a share in a row, with its unit; `factor` is what made days of its time. */
export type Figure = WordRange &
  Amount & {
    readonly kind: 'number' | 'share';
    readonly to: number | null;
    readonly unit: Unit;
    readonly factor: number;
    readonly number: WordRange;
  };

type Lists = Readonly<Record<keyof ChangeWords, Phrases<true>>>;
type Compiled = {
  readonly lists: Lists;
  readonly multiplied: Phrases<number>;
  readonly shares: Phrases<number>;
};

const NAMES =
  `less more either less_beside more_beside times by from to former from_behind to_behind below over
  almost points minutes aims reached firm others apart done whose
  periodic when measures of per told along`.split(/\s+/u) as readonly (keyof ChangeWords)[];

function valued(list: string): Phrases<number> {
  const phrases = new Phrases<number>();
  for (const pair of phrasesOf(list)) {
    const [phrase = '', value = '0'] = pair.split(':');
    phrases.add(phrase, Number(value));
  }
  return phrases;
}

const compiled = oncePer((words: ChangeWords): Compiled => ({
  lists: Object.fromEntries(
    NAMES.map((name) => [name, Phrases.of(phrasesOf(words[name] ?? ''))]),
  ) as unknown as Lists,
  multiplied: valued(words.multiplied),
  shares: valued(words.shares),
}));

/** A row of words, in which phrases of change are looked for. */
export type ChangeRow = {
  readonly text: string;
  readonly words: readonly Word[];
  readonly cues: Cues;
  /** The phrases of a list in the row. */
  readonly found: (list: keyof ChangeWords) => readonly WordRange[];
  readonly multiplied: () => readonly PhraseMatch<number>[];
  readonly shares: () => readonly PhraseMatch<number>[];
  /** The phrase of a list before a figure, with small words and at most `gap` other ones between them. */
  readonly before: (list: keyof ChangeWords, figure: WordRange, gap: number) => WordRange | null;
  readonly behind: (
    list: keyof ChangeWords,
    figure: Pick<Figure, 'number'>,
    gap?: number,
  ) => WordRange | null;
  /** Endings say what other languages say with a word before. */
  readonly has_behind: boolean;
  /** Compounds are written apart, "sales commission", or as one word. */
  readonly has_head_last: boolean;
  readonly has_compounds: boolean;
};

/** The languages with words of change: those given, or else every one that knows a word of change in the row. */
function speaking(keys: readonly string[], locales: readonly Locale[]): Locale[] {
  const knows = ({ changes }: Locale): boolean =>
    changes !== undefined &&
    (compiled(changes).multiplied.in(keys).length > 0 ||
      (['less', 'more'] as const).some((list) => compiled(changes).lists[list].in(keys).length > 0));
  const others = locales.some(knows) ? [] : LOCALES.filter(knows);
  return [...new Set([...others, ...locales])];
}

/** A row of words made ready, in the languages given or in those whose words of change it has. */
export function changeRow(text: string, words: readonly Word[], given: readonly Locale[]): ChangeRow {
  const keys = words.map(({ key }) => key);
  const locales = speaking(keys, given);
  const cues = cuesIn(keys, locales);
  const own = locales.flatMap(({ changes }) => changes ?? []);
  const known = new Map<keyof ChangeWords, readonly WordRange[]>();
  const found = (list: keyof ChangeWords): readonly WordRange[] => {
    const old = known.get(list);
    if (old !== undefined) return old;
    const made = longest(own.flatMap((one) => compiled(one).lists[list].in(keys)));
    known.set(list, made);
    return made;
  };
  const isSmall = (at: number): boolean => {
    const { key = '', sign = true } = words[at] ?? {};
    return ONE.test(key) || isOf('article', key) || key === 'yuzde' || (sign && /^[%(≈~<>≤≥+]$/u.test(key));
  };
  return {
    text,
    words,
    cues,
    found,
    // "double-entry", "double expérience": a verb has an ending, or what it doubles behind it
    multiplied: () =>
      longest(own.flatMap((one) => compiled(one).multiplied.in(keys))).filter(
        ({ start, end }) =>
          end - start > 1 ||
          !/^(?:double|triple|doppio)$/iu.test(words[start]?.text ?? '') ||
          isOf('article', words[end]?.key),
      ),
    shares: () => longest(own.flatMap((one) => compiled(one).shares.in(keys))),
    before: (list, { start }, gap) => {
      let left = gap;
      for (let at = start; at > 0; at -= 1) {
        const match = found(list).find(({ end }) => end === at);
        if (match !== undefined) return match;
        const word = words[at - 1];
        if (isSmall(at - 1)) continue;
        if (word === undefined || word.sign || word.value !== null || left === 0) return null;
        left -= 1;
      }
      return null;
    },
    behind: (list, { number }, gap = 0) =>
      found(list).find(({ start }) => start >= number.end && start <= number.end + gap) ?? null,
    has_behind: own.some(({ to_behind }) => to_behind !== undefined),
    has_head_last: own.some(({ per }) => per !== undefined),
    has_compounds: locales.some(({ changes, joins_nouns }) => changes !== undefined && joins_nouns === true),
  };
}

const longest = <T extends WordRange>(all: readonly T[]): T[] =>
  all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );

/** Days of each word for a time, in any language. */
const days = lazily((): ReadonlyMap<string, number> => {
  const lists = LOCALES.flatMap(({ cues: { day, week, month, year }, classes: { hour }, changes }) => [
    [day, 1],
    [week, 7],
    [month, 30],
    [year, 365],
    [hour, 1 / 24],
    [changes?.minutes, 1 / 1440],
  ]) as readonly (readonly [string | undefined, number])[];
  return new Map(
    lists.flatMap(([list = '', value]) =>
      phrasesOf(list)
        .filter((word) => /^\p{L}+$/u.test(word))
        .map((word) => [keyOf(word), value] as const),
    ),
  );
});
const CASE = /(?:n?[dt][ae]n|y?[aei])$/u;

/** Every number and every share of a row, in their order. */
export function figuresOf(row: ChangeRow): Figure[] {
  const { words, cues, text } = row;
  const shares = row.shares();
  // "14'ten": an ending is no number
  const isEnding = (at: number): boolean =>
    typeof words[at - 1]?.value === 'number' && /['’]/u.test(text[(words[at]?.start ?? 0) - 1] ?? '');
  const isNoNumber = (at: number): boolean => shares.some((share) => holdsAt(share, at)) || isEnding(at);
  const numbers = quantitiesIn(words, cues, isNoNumber).flatMap((quantity): Figure[] => {
    // "2019", "from 2018 to 2022"
    const is_year =
      /^\d{4}$/u.test(words[quantity.number.start]?.text ?? '') &&
      [quantity.value, quantity.to ?? quantity.value].every((year) => year >= 1950 && year <= 2060);
    const is_article = quantity.value === 1 && ONE.test(words[quantity.number.start]?.key ?? '');
    return is_year || (is_article && unitAt(row, quantity.number.end).unit === '')
      ? []
      : [figureOf(row, withoutArticle(row, quantity))];
  });
  const parts = shares.map((share): Figure => ({
    ...boundsAround(row, share),
    kind: 'share',
    number: share,
    value: share.value,
    to: null,
    unit: '',
    factor: 1,
  }));
  return [...numbers, ...parts].toSorted((a, b) => a.start - b.start);
}

/** "Un 60 %" is no range from one on. */
const withoutArticle = ({ words }: ChangeRow, quantity: Quantity): Quantity =>
  quantity.to !== null &&
  quantity.number.end - quantity.number.start === 2 &&
  ONE.test(words[quantity.number.start]?.key ?? '')
    ? { ...quantity, value: quantity.to, to: null }
    : quantity;

function figureOf(row: ChangeRow, { number, value, to, start, end, comparison }: Quantity): Figure {
  const { words, found } = row;
  const scale = factorOf(words[number.end]?.key ?? '');
  const behind = unitAt(row, scale > 1 ? number.end + 1 : number.end);
  const first = words[number.start - 1]?.key;
  const unit = behind.unit === '' && (first === '%' || first === 'yuzde') ? 'percent' : behind.unit;
  const is_almost = found('almost').some((one) => one.end === start);
  const over = found('over').some((one) => one.end === start);
  return {
    kind: 'number',
    start,
    end: Math.max(end, behind.end),
    number,
    value: value * scale * behind.factor,
    to: to === null ? null : to * scale * behind.factor,
    unit,
    factor: behind.factor,
    comparison: is_almost ? '<' : over && comparison === '>=' ? '>' : comparison,
  };
}

/** The unit behind a number: "%", "points", "days". */
function unitAt({ words, found, cues }: ChangeRow, at: number): { unit: Unit; factor: number; end: number } {
  const points = found('points').find(
    ({ start }) => start === at || (start === at + 1 && words[at]?.key === '%'),
  );
  if (points !== undefined) return { unit: 'points', factor: 1, end: points.end };
  const percent = cues.cues.find(({ value, start }) => value === 'percent' && start === at);
  if (percent !== undefined) return { unit: 'percent', factor: 1, end: percent.end };
  const key = words[at]?.key ?? '';
  const factor = days().get(key) ?? days().get(key.replace(CASE, ''));
  return factor === undefined ? { unit: '', factor: 1, end: at } : { unit: 'time', factor, end: at + 1 };
}

/** What bounds a word such as "halved", with the places of the bound. */
export function boundsAround(
  row: ChangeRow,
  { start, end }: WordRange,
): WordRange & { readonly comparison: Comparison } {
  const { words, cues, found } = row;
  if (found('almost').some((one) => one.end === start)) return { start: start - 1, end, comparison: '<' };
  const over = found('over').find((one) => one.end === start);
  if (over !== undefined) return { start: over.start, end, comparison: '>' };
  const before = boundAt(start, -1, words, cues.cues, BOUND_BEFORE);
  const after = before === null ? boundAt(end, 1, words, cues.cues, BOUND_AFTER) : null;
  return {
    start: before?.edge ?? start,
    end: after?.edge ?? end,
    comparison: before?.comparison ?? after?.comparison ?? '>=',
  };
}
