import { cuesIn } from '../../language/cues.ts';
import { LOCALES } from '../../language/locales/index.ts';
import { Clause } from '../clause.ts';
import type { Parse } from '../predicate.ts';
import { yearsIn } from './calendar.ts';
import { stepsOf, type CertificateSlots } from './certificate_places.ts';
import { literalRest, literalsAt, windowIn } from './shared.ts';
import { joints, marksExample } from './skill_names.ts';

/** Reads what a clause asks for of certificates and licences. */
export function parseCertificate(clause: Clause): Parse<CertificateSlots>[] {
  const nouns = clause.cues('certificate', 'licence');
  const skills = clause.tags('skill').filter(
    ({ skill, start, end }) =>
      skill.kind === 'certification' ||
      skill.kind === 'licence' ||
      // "SAP and a forklift licence": the noun is about what stands beside it
      nouns.some((noun) => start - noun.end <= 4 && noun.start - end <= 2),
  );
  const entries = clause
    .tags('entry')
    .filter(
      ({ entry, end }) =>
        entry.kind === 'credential' ||
        (entry.kind === 'credential_of' && (nouns.length > 0 || isNoun(clause.key(end - 1)))),
    )
    .filter(({ start, end }, _, all) => {
      // the longest name is meant; others only where a word joins them to it
      const longest = all.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
      return (
        longest === undefined ||
        (start === longest.start && end === longest.end) ||
        clause
          .cues('and', 'or')
          .some(
            (cue) =>
              (cue.start >= longest.end && cue.end <= start) ||
              (cue.start >= end && cue.end <= longest.start),
          )
      );
    });
  const is_noun = entries.some(({ end }) => isNoun(clause.key(end - 1)));
  const { years, own: of_years } = yearsIn(clause);
  const { window, own: of_window } = years === null ? windowIn(clause) : { window: null, own: of_years };
  const is_register = entries.some(({ entry }) => entry.broader.includes('register'));
  const members = is_register ? clause.tags('entry').filter(({ entry }) => entry.kind === 'member_word') : [];
  const valid = clause.cues('valid');
  const begun = is_register ? [] : clause.cues('in_progress', 'student');
  // "in hand, not pending": what is denied of its being under way says that it is held
  const denied = clause
    .cues('not')
    .filter(({ end }) => begun.some(({ start }) => start >= end && start - end <= 1));
  const pending = denied.length > 0 ? [] : begun;
  const similar = clause.cues('or_similar');
  const done = clause.cues(
    ...(['completed', 'experience', 'know', 'now', 'or_higher', 'title', 'ever', 'work', 'vocational'] as const),
  );
  const shared = [...of_window, ...Clause.places(nouns, valid, begun, denied, done, similar, members)];
  const joined = clause
    .cues('and')
    .filter(({ end }) => valid.some(({ start }) => start >= end && start - end <= 3));
  for (const at of Clause.places(joined)) shared.push(at);
  const state =
    pending.length > 0
      ? clause.has('or') || pending.some((tag) => opensWithOr(tag, clause))
        ? 'either'
        : 'under_way'
      : valid.length > 0 && !onlyNoun(valid, nouns)
        ? 'valid'
        : 'held';
  const parses: Parse<CertificateSlots>[] = [];
  const add = (
    tags: readonly { readonly start: number; readonly end: number }[],
    terms: readonly string[],
    ids: readonly string[],
    bonus = 0,
    alike: Readonly<Record<string, string>> = {},
  ): void => {
    // "CACES 5", "SRC 4": the number behind the name is its class
    const classes = clause
      .tags('quantity')
      .filter(
        ({ start, end }) =>
          end - start === 1 &&
          (tags.some((tag) => tag.end === start) ||
            (tags.length === 0 && /^\p{Lu}{2,}$/u.test(clause.written(start - 1)))),
      );
    const own = new Set([
      ...shared,
      ...Clause.places(tags, classes),
      ...(tags.length > 0 ? joints(clause, tags) : []),
    ]);
    const example = exampleOf(clause, tags);
    if (example !== null) for (const at of clause.content) if (at < example) own.add(at);
    const literal = literalRest(clause, own);
    // "TOGAF 10", "ISO 9001": the number is part of the name
    for (const { start, end } of clause.tags('quantity')) {
      if (end - start === 1 && tags.some((tag) => tag.end === start)) literal.add(start);
    }
    if (tags.length === 0 && literal.size === 0) {
      const counted = countIn(clause, own, nouns);
      if (counted !== null) parses.push(counted);
      return;
    }
    const places = tags.length === 0 ? [...literal].toSorted((a, b) => a - b) : [];
    parses.push({
      own,
      literal,
      bonus: bonus + (tags.length > 0 && (nouns.length > 0 || is_noun) ? 0.05 : 0),
      slots: {
        name:
          tags.length > 0
            ? tags.map(({ start, end }) => clause.textOf(start, end)).join(' / ')
            : clause.textOf(places[0] ?? clause.from, (places.at(-1) ?? clause.to - 1) + 1),
        terms,
        entries: ids,
        alike,
        join: tags.length > 1 ? clause.joinOf(tags) : 'and',
        state,
        words: literalsAt(clause, [...literal, ...Clause.places(classes)]),
        by_words: tags.length === 0,
        window,
        years,
        count: 0,
        steps: stepsAsked(clause, tags),
        similar: [...new Set(similar.map(({ start, end }) => clause.textOf(start + 1, end)))].join(', '),
      },
    });
  };
  const is_language = clause.tags('language').length > 0 && clause.has('speak', 'language');
  // "private security licence": a word beside what a table knows makes it another one
  const vague =
    entries.length > 0 &&
    entries.every(({ entry }) => entry.kind === 'credential_of') &&
    literalRest(clause, new Set([...shared, ...Clause.places(entries)])).size > 0;
  if (vague) add([], [], []);
  if (entries.length > 0 && !vague) {
    add(
      entries,
      [],
      entries.map(({ entry }) => `${entry.kind}:${entry.id}`),
      0.02,
    );
  }
  if (skills.length > 0 && !is_language) {
    const alike = skills.flatMap(({ skill, start, end }) =>
      entries
        // "RN" and "RN license" are one; "AWS" is more than "AWS Solutions Architect"
        .filter((tag) => tag.start < end && start < tag.end && onlyNouns(start, end, [...nouns, tag]))
        .map(({ entry }) => [skill.canonical, `${entry.kind}:${entry.id}`] as const),
    );
    add(skills, [...new Set(skills.map(({ skill }) => skill.canonical))], [], 0, Object.fromEntries(alike));
  }
  if (skills.length === 0 && entries.length === 0 && !is_language) {
    if (nouns.length > 0) add([], [], [], -0.05);
    // "a valid Zorblatschein": what can run out is a licence, whatever it is called
    else if (valid.length > 0 && !clause.has('now', 'employed', 'work', 'experience')) add([], [], [], -0.2);
  }
  return parses;
}

/** "Or in progress": a way of saying that joins. */
function opensWithOr({ start }: { readonly start: number }, clause: Clause): boolean {
  const { cues } = cuesIn([clause.key(start)], clause.tagged.locales);
  return cues.some(({ value }) => value === 'or');
}

/** "Staplerschein": a compound that ends in a word of certificates. */
function isNoun(key: string): boolean {
  for (let at = key.length - 4; at >= 4; at -= 1) {
    const { cues } = cuesIn([key.slice(at)], COMPOUNDING);
    if (cues.some(({ value }) => value === 'certificate' || value === 'licence')) return true;
  }
  return false;
}
const COMPOUNDING = LOCALES.filter(({ code }) => code === 'de' || code === 'nl');

const LEVEL_WORD = /^(?:level|niveau|stufe|nivel|livello|seviyesi|seviyesinde)$/u;

/** Steps of the name itself, and those said of a level: "at Professional level". */
function stepsAsked(
  clause: Clause,
  tags: readonly { readonly start: number; readonly end: number }[],
): readonly string[] {
  const named = tags.map(({ start, end }) => clause.textOf(start, end));
  for (let at = clause.from; at + 1 < clause.to; at += 1) {
    if (LEVEL_WORD.test(clause.key(at + 1))) named.push(clause.written(at));
  }
  return named.flatMap(stepsOf);
}

/** "At least 2 certifications", "any certification": so many, whichever. */
function countIn(
  clause: Clause,
  shared: ReadonlySet<number>,
  nouns: readonly { readonly start: number }[],
): Parse<CertificateSlots> | null {
  const [quantity] = clause.tags('quantity');
  const own = new Set([...shared, ...Clause.places(quantity === undefined ? [] : [quantity])]);
  if (nouns.length === 0 || clause.rest(own).length > 0) return null;
  const { content, silent } = clause.tagged;
  // any at all only where nothing else is asked for: no class ("patente D"), no word elsewhere
  const is_bare =
    [...content].every((at) => own.has(at)) &&
    [...silent].every((at) => !/^\p{Lu}$/u.test(clause.written(at))) &&
    clause.has('certificate');
  if (quantity === undefined && !is_bare) return null;
  const { value = 1, comparison = '>=' } = quantity?.quantity ?? {};
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
      window: null,
      years: null,
      count: comparison === '>' ? value + 1 : value,
      steps: [],
      similar: '',
    },
  };
}

/** The place of the words that make what follows an example of what stands before: "a teaching degree (e.g. a PGCE)". */
function exampleOf(clause: Clause, tags: readonly { readonly start: number }[]): number | null {
  const first = Math.min(clause.to, ...tags.map(({ start }) => start));
  for (let at = clause.from + 1; at < first; at += 1) {
    if (marksExample(clause, at)) return at;
  }
  return null;
}

/** Whether every word of a stretch is part of one of these. */
function onlyNouns(
  start: number,
  end: number,
  tags: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const places = Clause.places(tags);
  for (let at = start; at < end; at += 1) if (!places.has(at)) return false;
  return true;
}

/** "Current" stands in both lists: a word alone is not two things. */
const onlyNoun = (
  valid: readonly { readonly start: number }[],
  nouns: readonly { readonly start: number }[],
): boolean => valid.every(({ start }) => nouns.some((noun) => noun.start === start));
