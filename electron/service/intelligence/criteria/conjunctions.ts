import { type Cue, cuesNamed } from '../language/locale.ts';
import { holdsAt } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import { glossAt } from './glosses.ts';
import type { Tag, Tagged } from './tag.ts';

/** Where a criterion may be cut, lower levels first; `first`, `second`: only that side is asked for. */
export type Conjunction = {
  readonly start: number;
  readonly end: number;
  readonly op: 'and' | 'or' | 'and_not' | 'first' | 'second';
  readonly level: number;
  /** A denial before it ends here: "no PHP, but Java", "no PHP: Java". */
  readonly ends_denial?: true;
  /** What stands behind it says again what stands before (glosses.ts). */
  readonly is_gloss?: true;
};

/** Words that add something to what stands before. */
export const INCLUDING =
  /^(?:with|including|mit|inklusive|avec|con|incluyendo|met|com|cu|z|ze|davon|darunter|dont)$/u;

/** Tags that no cut may divide. */
const NAMES = new Set<Tag['type']>(['skill', 'entry', 'length', 'cue', 'place', 'quantity']);

const OF_CUES: Partial<Readonly<Record<Cue, Pick<Conjunction, 'op' | 'level' | 'ends_denial'>>>> = {
  and: { op: 'and', level: 3 },
  or: { op: 'or', level: 3 },
  but_not: { op: 'and_not', level: 1 },
  but: { op: 'and', level: 1, ends_denial: true },
  ideally: { op: 'first', level: 2 },
  instead: { op: 'first', level: 4 },
  instead_of_former: { op: 'second', level: 4 },
};

/** Every place between two ideas; none inside a name. */
export function conjunctionsOf(tagged: Tagged): Conjunction[] {
  const { words, tags } = tagged;
  const depths = depthsOf(tagged);
  const inName = (start: number, end: number): boolean =>
    tags.some(
      (tag) =>
        tag.end > end &&
        ((tag.start < start &&
          (NAMES.has(tag.type) || (tag.type === 'title' && words[start]?.key === '/'))) ||
          (tag.start <= start && tag.type === 'cue' && WHOLE.has(tag.cue))),
    );
  const conjunctions: Conjunction[] = [];
  for (const { cue, start, end } of tagged.cues) {
    const known = OF_CUES[cue];
    if (known === undefined || inName(start, end) || isElided(start, tagged)) continue;
    if (partsPlaces(start, end, tagged) || isInFirm(start, tagged)) continue;
    const comma = words[start - 1]?.key === ',' && known.level !== 4;
    // "Gesundheits- und Krankenpflegerin" is one word
    if (tagged.text[words[start - 1]?.end ?? 0] === '-') continue;
    conjunctions.push({ ...known, start: comma ? start - 1 : start, end, level: comma ? 1 : known.level });
  }
  conjunctions.push(
    ...denialsWithin(tagged).filter(
      ({ start }) => !conjunctions.some((cut) => cut.end >= start && cut.start <= start),
    ),
  );
  for (const [at, { key, sign }] of words.entries()) {
    if (inName(at, at + 1)) continue;
    const cut = { start: at, end: at + 1 };
    if (sign && key === ';') conjunctions.push({ ...cut, op: 'and', level: 0, ends_denial: true });
    else if (adds(at, tagged)) conjunctions.push({ ...cut, op: 'and', level: 1, ends_denial: true });
    else if (sign && key === '/') conjunctions.push({ ...cut, op: 'or', level: 3 });
    else if (sign && key === '(' && at > 0) conjunctions.push(...ofBracket(at, tagged));
    else if (
      sign &&
      /^[,:–-]$/u.test(key) &&
      !conjunctions.some(({ start, end }) => start === at || end === at)
    ) {
      const ends = key !== ',' || tagged.cues.some(({ cue, start }) => cue === 'only' && start === at + 1);
      conjunctions.push({
        ...cut,
        op: listOp(at, tagged, depths),
        level: key === ',' ? 3 : 2,
        ...(ends ? { ends_denial: true } : {}),
      });
    } else if (INCLUDING.test(key)) conjunctions.push({ ...cut, op: 'and', level: 4 });
  }
  return conjunctions;
}

/** "SAP + English B2": a sign of its own between two ideas; "5 + years" is a number's. */
function adds(at: number, { words, text }: Tagged): boolean {
  const word = words[at];
  if (word === undefined || !word.sign || word.key !== '+') return false;
  const is_apart = text[word.start - 1] === ' ' && text[word.end] === ' ';
  return is_apart && words[at - 1]?.value === null;
}

/** "Kessler & Ohm AG": the sign between two names that are no things one knows. */
function isInFirm(at: number, { words, tags }: Tagged): boolean {
  const isName = (place: number): boolean =>
    /^\p{Lu}\p{Ll}/u.test(words[place]?.text ?? '') &&
    !tags.some((tag) => tag.type !== 'cue' && tag.type !== 'title' && holdsAt(tag, place));
  return words[at]?.key === '&' && isName(at - 1) && isName(at + 1);
}

/** Phrases that begin with a conjunction but form a unit. */
const WHOLE = new Set<Cue>(cuesNamed('or_similar or_more or_less or_higher at_least in_progress'));

/** "Python (Django or Flask)", "a degree (or 5 years of experience)": a bracket is a part of its own. */
function ofBracket(at: number, tagged: Tagged): Conjunction[] {
  const { cues } = tagged;
  const gloss = glossAt(at, tagged);
  if (gloss !== null) return [{ start: at, end: at, op: gloss, level: 4, is_gloss: true }];
  const joined = cues.find(({ cue, start }) => start === at + 1 && (cue === 'or' || cue === 'and'));
  const before = cues.some(({ cue, end }) => end === at && OF_CUES[cue] !== undefined);
  return before ? [] : [{ start: at, end: at, op: joined?.cue === 'or' ? 'or' : 'and', level: 4 }];
}

/** What may be denied, or stand before a denial without being denied. */
const THINGS = new Set<Tag['type']>(['skill', 'entry', 'language', 'place', 'title', 'length']);
const THING_CUES = new Set<Cue>(
  cuesNamed('degree bachelor master doctorate certificate licence lead right_to_work sponsor relocate'),
);

/** What is known or done, of which "without …" says how. */
const DONE = new Set<Tag['type']>(['skill', 'entry']);

/** A thing with a name, or a cue that is one. */
export const isThing = (tag: Tag): boolean =>
  THINGS.has(tag.type) || (tag.type === 'cue' && THING_CUES.has(tag.cue));

/** "Java without PHP", "a nurse who has never led people": what stands before the denial is not denied. */
function denialsWithin(tagged: Tagged): Conjunction[] {
  const { words, tags, locales, content } = tagged;
  // the denial follows what it denies
  if (locales[0]?.verb_last === true) return [];
  return tagged.cues
    .filter(({ cue }) => cue === 'not')
    .filter(({ start, end }) => {
      const sign = words[start - 1]?.sign === true;
      const before = tags.filter((tag) => tag.end <= start && isThing(tag) && content.has(tag.start));
      const behind = tags.some((tag) => tag.start >= end && isThing(tag) && content.has(tag.start));
      // "code review without ego": a preposition denies what follows it, here nothing that has a name
      const lacks =
        isOf('lacking', words[start]?.key) &&
        before.some(({ type }) => DONE.has(type)) &&
        !tags.some((tag) => tag.start >= end && content.has(tag.start));
      return !sign && before.length > 0 && (behind || lacks);
    })
    .map(({ start, end }) => ({ start, end, op: 'and_not', level: 1 }));
}

/** "A team in Asia and Europe": the second place belongs to what the first does. */
function partsPlaces(start: number, end: number, { words, tags, cues }: Tagged): boolean {
  const before = tags.some((tag) => tag.type === 'place' && tag.end === start);
  const behind = tags.find((tag) => tag.type === 'place' && tag.start === end);
  if (!before || behind === undefined) return false;
  const next = words[behind.end];
  return (
    next === undefined ||
    next.sign ||
    cues.some((tag) => tag.start === behind.end && OF_CUES[tag.cue] !== undefined)
  );
}

/** "Ein- und Verkauf", "pre- and post-sales": word halves that share a part are one idea. */
export const isElided = (at: number, { words, text }: Pick<Tagged, 'words' | 'text'>): boolean => {
  const joint = words[at];
  return joint !== undefined && /\p{L}-\s+$/u.test(text.slice(0, joint.start));
};

/** A comma joins as the next conjunction in the same bracket does; "either … or" is itself joined by "and". */
function listOp(at: number, { cues, words }: Tagged, depths: readonly number[]): 'and' | 'or' {
  const depth = depths[at] ?? 0;
  const choice = cues.filter(
    ({ cue, start }) => (cue === 'either' || cue === 'any_of') && depths[start] === depth,
  );
  if (choice.some(({ start }) => start > at && start <= at + 2)) return 'and';
  if (beginsWithOr(at, cues, words)) return 'or';
  const ends = words.findIndex(
    ({ key }, place) => place > at && (key === ';' || (depths[place] ?? 0) < depth),
  );
  const next = cues
    .filter(({ cue, start }) => LISTS.has(cue) && start > at && depths[start] === depth)
    .filter(({ start }) => ends < 0 || start < ends)
    .toSorted((a, b) => a.start - b.start)[0];
  if (next !== undefined) return next.cue === 'and' ? 'and' : 'or';
  return isOneOf(at, choice, words) ? 'or' : 'and';
}

/** What the last comma of a list is followed by: "Java, Kotlin or Scala", "Java, Kotlin or similar". */
const LISTS = new Set<Cue>(cuesNamed('and or or_similar'));

/** "Failing Java, Kotlin", "if no degree, five years of experience". */
const beginsWithOr = (at: number, cues: Tagged['cues'], words: Tagged['words']): boolean =>
  cues.some(({ cue, start, end }) => cue === 'or' && start === 0 && end < at) &&
  words.slice(0, at).every(({ key, sign }) => !sign || key === "'");

/** "One of Java, Kotlin, Scala", "Java, Kotlin: one is enough". */
const isOneOf = (
  at: number,
  choice: readonly { readonly cue: Cue; readonly start: number }[],
  words: Tagged['words'],
): boolean =>
  choice.some(
    ({ cue, start }) =>
      cue === 'any_of' &&
      !words.slice(Math.min(start, at), Math.max(start, at)).some(({ key }) => key === ';'),
  );

/** How many brackets are open at each word, not counting one it opens itself. */
export function depthsOf({ words }: Tagged): number[] {
  let depth = 0;
  return words.map(({ key }) => {
    if (key === '(' || key === '[') return depth++;
    if (key === ')' || key === ']') depth = Math.max(0, depth - 1);
    return depth;
  });
}
