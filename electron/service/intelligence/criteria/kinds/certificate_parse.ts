import { hasCue } from '../../language/cues.ts';
import { JOINING_NOUNS } from '../../language/locales/index.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import type { Tag } from '../tag.ts';
import { NO_TIME, whenIn } from './certificate_until.ts';
import { isLevel, stepsAsked, type CertificateSlots } from './certificate_places.ts';
import { classesAsked } from './licence_asked.ts';
import { literalRest, literalsAt, leastOf, similarText } from './shared.ts';
import { joints, marksExample } from './skill_names.ts';
import { follows, holds, holdsAt, hull, overlaps, type WordRange } from '../../language/phrases.ts';
import { isPaper } from '../../skills/lexicon.ts';

type SkillTag = Extract<Tag, { readonly type: 'skill' }>;
type EntryTag = Extract<Tag, { readonly type: 'entry' }>;

/** What a clause says of certificates apart from their names, however these are read. */
type Frame = Pick<CertificateSlots, 'state' | 'window' | 'years' | 'until' | 'similar'> & {
  readonly clause: Clause;
  readonly nouns: readonly WordRange[];
  readonly entries: readonly EntryTag[];
  readonly valid: readonly WordRange[];
  /** Places of what it says. */
  readonly shared: ReadonlySet<number>;
};

/** One way to name what is asked for: by tags, or without them by its words. */
type Named = {
  readonly tags: readonly WordRange[];
  readonly terms?: readonly string[];
  readonly ids?: readonly string[];
  readonly bonus?: number;
  readonly alike?: Readonly<Record<string, string>>;
};

/** Reads what a clause asks for of certificates and licences. */
export function parseCertificate(clause: Clause): Parse<CertificateSlots>[] {
  const frame = frameOf(clause);
  return waysToName(frame).flatMap((named) => parseOf(frame, named) ?? []);
}

/** The table, the skills list, and the words alone. */
function waysToName(frame: Frame): Named[] {
  const { clause, nouns, entries, valid, shared } = frame;
  const is_language = clause.tags('language').length > 0 && clause.has('speak', 'language');
  const skills = skillsIn(clause, nouns);
  const ways: Named[] = [];
  // "Führerschein CE", "Lkw-Führerschein": the classes decide, not what the skills list calls lorry driving
  if (clause.has('driving') && classesAsked(clause).names.length > 0) return [];
  // "private security licence": a further word makes it another licence than the table knows
  const vague =
    entries.length > 0 &&
    entries.every(({ entry }) => entry.kind === 'credential_of') &&
    literalRest(clause, Clause.places(shared, entries)).size > 0;
  if (vague) ways.push({ tags: [] });
  else if (entries.length > 0) ways.push({ tags: entries, ids: entries.map(idOf), bonus: 0.02 });
  if (skills.length > 0 && !is_language) ways.push(bySkills(frame, skills));
  if (skills.length > 0 || entries.length > 0 || is_language) return ways;
  if (nouns.length > 0) ways.push({ tags: [], bonus: -0.05 });
  // "in force", "en vigor": of nothing else
  else if (valid.some(({ start, end }) => end - start > 1)) ways.push({ tags: [], bonus: 0.35 });
  // "a valid Zorblatschein": what can run out is a licence, whatever it is called
  else if (
    (valid.length > 0 && !speaksOfWork(clause, valid)) ||
    (clause.has('completed') && clause.rest(shared).length > 0 && isInCapitals(clause, shared))
  ) {
    // "current EPIC", "LPC completed": a name in capitals is no skill that is used now
    const in_capitals = isInCapitals(clause, shared);
    ways.push({ tags: [], bonus: in_capitals ? 0.35 : -0.2 });
  }
  return ways;
}

/** Whether all that is left is a name in capitals. */
const isInCapitals = (clause: Clause, own: ReadonlySet<number>): boolean =>
  clause.rest(own).every((at) => /^\p{Lu}{2,6}$/u.test(clause.written(at)));

/** Whether "current" or "active" describe a job, as another word of work shows, and not a certificate. */
const speaksOfWork = (clause: Clause, valid: readonly WordRange[]): boolean =>
  clause
    .cues('now employed work experience job employer')
    .some((cue) => !valid.some((one) => holdsAt(one, cue.start))) ||
  // "with the current office": it describes the noun behind an article
  valid.every((one) => one.start > clause.from + 1 && isLittle(clause, one.start - 1));

const isLittle = (clause: Clause, at: number): boolean =>
  clause.tagged.silent.has(at) && clause.tagged.words[at]?.sign !== true && clause.key(at).length <= 5;

const idOf = ({ entry }: EntryTag): string => `${entry.kind}:${entry.id}`;

/** Names of the skills list, and the entries of the table that mean the same. */
function bySkills({ nouns, entries }: Frame, skills: readonly SkillTag[]): Named {
  const alike = skills.flatMap(({ skill, start, end }) =>
    entries
      // "RN" and "RN license" are one; "AWS" is more than "AWS Solutions Architect"
      .filter((tag) => overlaps(tag, { start, end }) && onlyNouns({ start, end }, [...nouns, tag]))
      .map((tag) => [skill.canonical, idOf(tag)] as const),
  );
  const terms = [...new Set(skills.map(({ skill }) => skill.canonical))];
  return { tags: skills, terms, alike: Object.fromEntries(alike) };
}

function skillsIn(clause: Clause, nouns: readonly WordRange[]): readonly SkillTag[] {
  return clause.tags('skill').filter(
    ({ skill, start, end }) =>
      isPaper(skill.kind) ||
      // "SAP and a forklift licence": the noun is about what stands beside it
      nouns.some((noun) => start - noun.end <= 4 && noun.start - end <= 2),
  );
}

const isBetween = (cue: WordRange, one: WordRange, other: WordRange): boolean =>
  cue.start >= one.end && cue.end <= other.start;

/** Entries of the table: the longest name, and others only if a word joins them to it. */
function entriesIn(clause: Clause, nouns: readonly WordRange[]): readonly EntryTag[] {
  const all = clause
    .entries('credential', 'credential_of')
    .filter(
      ({ entry, end }) => entry.kind === 'credential' || nouns.length > 0 || isNoun(clause.key(end - 1)),
    );
  const longest = all.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (longest === undefined) return [];
  const joining = clause.cues('and', 'or');
  return all.filter(
    (tag) =>
      (holds(tag, longest) && holds(longest, tag)) ||
      joining.some((cue) => isBetween(cue, longest, tag) || isBetween(cue, tag, longest)),
  );
}

function frameOf(clause: Clause): Frame {
  const nouns = clause.cues('certificate', 'licence', 'issued_by');
  const entries = entriesIn(clause, nouns);
  const { years, window, until, own: of_time } = whenIn(clause);
  const is_register = entries.some(({ entry }) => entry.broader.includes('register'));
  const members = is_register ? clause.entries('member_word') : [];
  const valid = clause.cues('valid', 'expires');
  const begun = is_register ? [] : clause.cues('in_progress', 'student');
  // "in hand, not pending": denying that it is under way says that it is held
  const denied = clause.cues('not').filter((not) => begun.some((cue) => follows(cue, not, 1)));
  const similar = clause.cues('or_similar');
  const done = clause.cues('completed experience know now or_higher at_least title ever work vocational');
  const joined = clause.cues('and').filter((and) => valid.some((cue) => follows(cue, and, 3)));
  return {
    clause,
    nouns,
    entries,
    valid,
    window,
    years,
    until,
    shared: Clause.places(of_time, nouns, valid, begun, denied, done, similar, members, joined),
    state: stateOf(clause, denied.length > 0 ? [] : begun, valid, nouns),
    similar: [...new Set(similar.map((one) => similarText(clause, one)))].join(', '),
  };
}

function stateOf(
  clause: Clause,
  pending: readonly WordRange[],
  valid: readonly WordRange[],
  nouns: readonly WordRange[],
): CertificateSlots['state'] {
  if (pending.length === 0) return valid.length > 0 && !onlyNoun(valid, nouns) ? 'valid' : 'held';
  return clause.has('or') || pending.some((tag) => opensWithOr(tag, clause)) ? 'either' : 'under_way';
}

/** Numbers that are classes: "CACES 5", "SRC 4". */
function classesIn(clause: Clause, tags: readonly WordRange[]): readonly WordRange[] {
  return clause
    .tags('quantity')
    .filter(
      ({ start, end }) =>
        end - start === 1 &&
        (tags.some((tag) => tag.end === start) ||
          isLevel(clause.key(start - 1)) ||
          (tags.length === 0 && /^\p{Lu}{2,}$/u.test(clause.written(start - 1)))),
    );
}

function parseOf(
  { clause, nouns, entries, shared, state, window, years, until, similar }: Frame,
  { tags, terms = [], ids = [], bonus = 0, alike = {} }: Named,
): Parse<CertificateSlots> | null {
  const classes = classesIn(clause, tags);
  const by_words = tags.length === 0;
  // "a warehouse background with a forklift licence": an industry beside the name is asked for by itself
  if (
    !by_words &&
    clause.has('experience') &&
    clause.entries('industry').some((one) => !tags.some((tag) => overlaps(tag, one)))
  ) {
    return null;
  }
  const example = exampleOf(clause, tags);
  const own = Clause.places(
    shared,
    tags,
    classes,
    by_words ? null : joints(clause, tags),
    clause.content.filter((at) => at < example),
  );
  const literal = literalRest(clause, own);
  // "TOGAF 10", "ISO 9001": the number is part of the name
  for (const { start } of classes) if (tags.some((tag) => tag.end === start)) literal.add(start);
  if (by_words && literal.size === 0) return countIn(clause, own, nouns);
  const places = by_words ? [...literal].toSorted((a, b) => a - b) : [];
  const is_named = nouns.length > 0 || entries.some(({ end }) => isNoun(clause.key(end - 1)));
  return {
    own,
    literal,
    bonus: bonus + (!by_words && is_named ? 0.05 : 0),
    slots: {
      name: by_words
        ? clause.textOf(places[0] ?? clause.from, (places.at(-1) ?? clause.to - 1) + 1)
        : tags.map((tag) => clause.textAt(tag)).join(' / '),
      terms,
      entries: ids,
      alike,
      join: tags.length > 1 ? clause.joinOf(tags) : 'and',
      state,
      words: literalsAt(clause, [...literal, ...Clause.places(classes)]),
      by_words,
      window,
      years,
      until,
      count: 0,
      steps: stepsAsked(clause, tags),
      similar,
    },
  };
}

/** Whether a phrase opens with "or": "or in progress". */
function opensWithOr({ start }: { readonly start: number }, clause: Clause): boolean {
  return hasCue([clause.key(start)], clause.tagged.locales, 'or');
}

/** "Staplerschein": a compound that ends in a word of certificates. */
function isNoun(key: string): boolean {
  for (let at = key.length - 4; at >= 4; at -= 1) {
    if (hasCue([key.slice(at)], JOINING_NOUNS, 'certificate', 'licence')) return true;
  }
  return false;
}

/** "At least 2 certifications", "any certification": a number of them, whichever. */
function countIn(
  clause: Clause,
  shared: ReadonlySet<number>,
  nouns: readonly { readonly start: number }[],
): Parse<CertificateSlots> | null {
  const [quantity] = clause.tags('quantity');
  const own = Clause.places(shared, quantity);
  if (nouns.length === 0 || clause.rest(own).length > 0 || clause.has('in_progress')) return null;
  const { content, silent } = clause.tagged;
  // any one will do only if nothing else is asked for, such as a class ("patente D")
  const is_bare =
    [...content].every((at) => own.has(at)) &&
    [...silent].every((at) => !/^\p{Lu}$/u.test(clause.written(at))) &&
    clause.has('certificate');
  if (quantity === undefined && !is_bare) return null;
  const count = quantity === undefined ? 1 : leastOf(quantity.quantity);
  return {
    own,
    slots: {
      name: clause.text,
      terms: [],
      entries: [],
      join: 'and',
      state: 'held',
      words: [],
      by_words: false,
      ...NO_TIME,
      count,
      steps: [],
      similar: '',
    },
  };
}

/** Where a marker of examples stands before the names: "a teaching degree (e.g. a PGCE)"; 0 for none. */
function exampleOf(clause: Clause, tags: readonly WordRange[]): number {
  const { start } = hull([...tags, { start: clause.to, end: clause.to }]);
  return Clause.at({ start: clause.from + 1, end: start }).find((at) => marksExample(clause, at)) ?? 0;
}

/** Whether every word of a stretch is part of one of these. */
function onlyNouns(stretch: WordRange, tags: readonly WordRange[]): boolean {
  const places = Clause.places(tags);
  return Clause.at(stretch).every((at) => places.has(at));
}

/** "Current" is in both lists: one word does not say two things. */
const onlyNoun = (
  valid: readonly { readonly start: number }[],
  nouns: readonly { readonly start: number }[],
): boolean => valid.every(({ start }) => nouns.some((noun) => noun.start === start));
