import { hasCue } from '../../language/cues.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import type { ActivitySlots } from './activity.ts';
import type { Version } from './versions.ts';
import { type Skill, isPaper, isProduct } from '../../skills/lexicon.ts';
import { literalRest, windowIn, type Window } from './shared.ts';
import { follows, holds, holdsAt, hull, overlaps, type WordRange } from '../../language/phrases.ts';
import { isOf } from '../../language/word_classes.ts';

/** A skill, several skills, or anything of a kind. */
export type SkillSlots = {
  readonly name: string;
  /** Names of the skills list; for a kind, everything that belongs to it. */
  readonly terms: readonly string[];
  /** How many of them. */
  readonly wanted: number;
  /** `deep`: a first acquaintance is not enough. */
  readonly level: 'any' | 'deep';
  readonly of_kind: boolean;
  readonly window: Window | null;
  readonly now: boolean;
  /** Words that have to stand beside it. */
  readonly words: readonly string[];
  readonly version: Version | null;
  /** The same words as something done: what shows it shows the skill. */
  readonly done: ActivitySlots | null;
  /** Similar things count as well, which no list can name. */
  readonly or_similar?: boolean;
  /** Of a kind: what does not count, whether or not it is there too. */
  readonly except?: readonly string[];
};

/** "Experience with Zorblat": an unlisted name, looked for as written. */
export function unknownName(clause: Clause): Parse<SkillSlots>[] {
  const { window, own: of_window } = windowIn(clause);
  const cues = clause.cues('experience know deep work now thing total employed language job certificate');
  const frame = Clause.places(of_window, cues);
  const names = [...literalRest(clause, frame)].toSorted((a, b) => a - b);
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || last - first > 4 || names.length > 4) return [];
  // "bloß keinen von Nordlicht": a denial is no part of a name
  if (!clause.isWhole({ start: first, end: last + 1 })) return [];
  // "Logo ve SMMM": two names
  if (clause.cues('and', 'or').some(({ start }) => start > first && start < last)) return [];
  // every sentence begins with a capital: its first word is a name only where it is all that is asked for, or
  // goes on as one
  const alone = clause.content.length <= 2 && clause.to - clause.from <= 2;
  const capital =
    names.every((at) => /^[\p{Lu}\d]|\p{Lu}/u.test(clause.written(at))) &&
    (first > 0 || alone || names.length > 1 || /\p{Lu}|\d/u.test(clause.written(first).slice(1)));
  const framed = clause.has('experience', 'know', 'work', 'deep', 'now') || window !== null;
  const whole =
    clause.tags('title').length > 0 ||
    // "CISSP (ISC2)": a paper the list knows, and who issued it
    (names.length > 1 && clause.tags('skill').some(({ skill }) => isPaper(skill.kind))) ||
    clause.has('employer', 'employed', 'as', 'certificate', 'licence', 'live', 'issued_by');
  if (!capital || whole || (!framed && names.length < clause.content.length)) return [];
  const name = clause.textOf(first, last + 1);
  return [
    {
      own: Clause.places(frame, names),
      bonus: -0.35,
      slots: {
        name,
        terms: [name],
        wanted: 1,
        level: clause.has('deep', 'expert') ? 'deep' : 'any',
        of_kind: false,
        window,
        now: clause.has('now'),
        words: [],
        version: null,
        done: null,
      },
    },
  ];
}

/** "A BI tool (Tableau, Power BI)", "Tableau or another BI tool": members of a kind, not things of their own. */
export function isExample(tag: WordRange, kind: WordRange, clause: Clause): boolean {
  if (overlaps(tag, kind)) return false;
  const behind = tag.start >= kind.end;
  const gap = behind ? { start: kind.end, end: tag.start } : { start: tag.end, end: kind.start };
  if (clause.cues('and').some((cue) => holds(gap, cue))) return false;
  return (
    (behind && Clause.at(gap).some((at) => AS.test(clause.key(at)) || marksExample(clause, at))) ||
    clause.cues('or', 'or_similar').some(({ start, end }) => start >= gap.start && end <= gap.end + 1)
  );
}

/**
 * "Another ERP than SAP", "an ERP other than SAP", "SAP dışında bir ERP": names that do not count as one of the kind,
 * and the words that say so. "An ERP, but no SAP" turns away whoever knows it.
 */
export function exceptedFrom(
  kind: WordRange,
  skills: readonly (WordRange & { readonly skill: Skill })[],
  clause: Clause,
): { readonly names: readonly string[]; readonly own: ReadonlySet<number> } | null {
  const joins = (at: number): boolean => hasCue([clause.key(at)], clause.tagged.locales, 'and', 'but');
  const others = clause.all.filter((at) => isOf('other', clause.key(at)));
  const { words, locales } = clause.tagged;
  const verb_last = locales[0]?.verb_last === true;
  // elsewhere "besides SAP" may ask for both
  const excepts = (at: number): boolean =>
    (verb_last && isOf('besides', clause.key(at))) || (others.length > 0 && isOf('than', clause.key(at)));
  const marks: readonly WordRange[] = [
    ...clause.cues('but_not').filter(({ start }) => !joins(start)),
    ...clause.all.filter(excepts).map((at) => ({ start: at, end: at + 1 })),
  ];
  const names = skills.filter((tag) => !overlaps(tag, kind));
  const [first] = names;
  if (first === undefined) return null;
  const mark = marks.find((one) =>
    verb_last
      ? hull(names).end <= one.start && follows(kind, one, MAX_APART)
      : follows(one, kind, MAX_APART) && follows(first, one, MAX_APART),
  );
  if (mark === undefined) return null;
  // "another ERP, better than SAP"
  const gap = { start: Math.min(kind.end, mark.end), end: Math.max(kind.start, mark.start) };
  if (Clause.at(gap).some((at) => words[at]?.sign === true)) return null;
  const list = [
    ...joints(clause, names),
    ...clause.all.filter((at) => holdsAt(hull([kind, mark, first]), at)),
  ];
  return { names: names.map(({ skill }) => skill.canonical), own: Clause.places(mark, names, others, list) };
}

/** Words between a kind, what excepts from it, and what is excepted. */
const MAX_APART = 2;

/** What else may stand before a member of a kind; elsewhere "come" and "como" say in which role. */
const AS = /^(?:[(:–-]|e|z|like|wie|comme|como|come|jak|ca|gibi)$/u;

/** "Such as", "e.g.", "z. B.". */
export const marksExample = (clause: Clause, at: number): boolean =>
  /^(?:such|eg|zoals|namely|bijv|bv|np|ornegin|bijvoorbeeld)$/u.test(clause.key(at)) ||
  /^(?:e g|z b|p ej|p ex|par exemple|por ejemplo|ad esempio|por exemplo|de exemplu)$/u.test(
    `${clause.key(at)} ${clause.key(at + (clause.key(at + 1) === '.' ? 2 : 1))}`,
  );

/** Both "and" and "or" between the names, or a choice in brackets behind a product: two predicates, not one. */
export const mixed = (clause: Clause, tags: readonly (WordRange & { readonly skill: Skill })[]): boolean =>
  joinsBothWays(clause, tags) || tags.some((tag) => choosesBehind(tag, hull(tags).end, clause));

/** "German or French, and English": both joints stand between the names. */
export function joinsBothWays(clause: Clause, tags: readonly WordRange[]): boolean {
  const all = hull(tags);
  const between = (cue: 'and' | 'or'): boolean =>
    clause.cues(cue).some(({ start }) => start > all.start && start < all.end);
  return between('and') && between('or');
}

/** "Python (Django or Flask)", "Python, one of Django and Flask": the choice is among what follows. */
function choosesBehind(
  { end, skill }: WordRange & { readonly skill: Skill },
  to: number,
  clause: Clause,
): boolean {
  if (!isProduct(skill.kind)) return false;
  const choice = clause.cues('either', 'any_of').some(({ start }) => start >= end && start <= end + 1);
  let open = end;
  while (open < to && clause.key(open) === ',') open += 1;
  return (
    (choice && end < to) ||
    (clause.key(open) === '(' &&
      !clause.cues('or').some(({ start }) => start === open + 1) &&
      clause.cues('or').some(({ start }) => start > open && start < to))
  );
}

/** "SAP, Zorblat or Oracle": between the commas of a choice an unlisted name is a thing of its own. */
export function namesOther(
  clause: Clause,
  tags: readonly WordRange[],
  literal: ReadonlySet<number>,
): boolean {
  const joining = Clause.places(clause.cues('and', 'or'));
  const parts = (at: number): boolean => /^[,;/]$/u.test(clause.key(at)) || joining.has(at);
  return [...literal].some((at) => {
    let [start, end] = [at, at + 1];
    while (start > clause.from && !parts(start - 1)) start -= 1;
    while (end < clause.to && !parts(end)) end += 1;
    return !tags.some((tag) => overlaps(tag, { start, end }));
  });
}

/** "JMeter" stands for performance testing in the list, and is a name of its own: only that name shows it. */
export const namesWithin = (
  clause: Clause,
  tags: readonly (WordRange & { readonly skill: Skill })[],
): string[] =>
  tags.flatMap(({ skill, start, end }) => {
    const written = clause.written(start).toLowerCase();
    const is_name =
      end - start === 1 &&
      !isProduct(skill.kind) &&
      skill.aliases.some(
        (alias) =>
          /^\??\p{L}+(?:\p{Lu}\p{Ll}|(?<=\p{Ll})\p{Lu})\p{L}*$/u.test(alias) &&
          alias.toLowerCase() === written,
      );
    return is_name ? [clause.written(start)] : [];
  });

/** The words that join names of one list. */
export function joints(clause: Clause, tags: readonly WordRange[]): Set<number> {
  const all = hull(tags);
  return Clause.places(
    clause
      .cues('and', 'or', 'any_of')
      .filter((cue) => holds(all, cue) || cue.end === all.start || cue.end === all.start - 1),
  );
}

const OF = /^(?:of|von|de|des|di|dei|van|z|dos|das|din)$/u;

/** "At least two of", "three different". */
export function countOf(
  clause: Clause,
  tags: readonly WordRange[],
  most: number,
): { readonly wanted: number; readonly own: ReadonlySet<number> } | null {
  const quantity = clause.tags('quantity').find(({ quantity: { value } }) => value >= 1 && value <= 6);
  if (quantity === undefined || clause.tags('length').length > 0) return null;
  // "two of: …", "three different …": of the names behind it, not of people
  const next = tags
    .map(({ start }) => start)
    .toSorted((a, b) => a - b)
    .find((start) => start >= quantity.end);
  if (
    next === undefined ||
    (!clause.has('any_of') && next - quantity.end > 3) ||
    quantity.quantity.value > most
  ) {
    return null;
  }
  // "two of the three big clouds"
  const all = clause
    .tags('quantity')
    .filter(({ start }) => start > quantity.end && start - quantity.end <= 2 && start < next)
    .filter(({ start }) => OF.test(clause.key(start - 1)) || OF.test(clause.key(start - 2)));
  return { wanted: quantity.quantity.value, own: Clause.places([quantity], all) };
}
