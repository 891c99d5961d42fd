import { isRemoved, lookedAt, sectionAt } from '../../criteria/search.ts';
import type { Span } from '../../profile.ts';
import { Clause } from '../clause.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Parse,
  type Verdict,
} from '../predicate.ts';
import { placesOf, type CertificateSlots, type Place } from './certificate_places.ts';
import { around, firstMonth, holdsWords, literalRest, literalsAt, windowIn } from './shared.ts';
import { joints, marksExample } from './skill_names.ts';

function parse(clause: Clause): Parse<CertificateSlots>[] {
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
      ({ entry }) => entry.kind === 'credential' || (entry.kind === 'credential_of' && nouns.length > 0),
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
  const { window, own: of_window } = windowIn(clause);
  const valid = clause.cues('valid');
  const pending = clause.cues('in_progress', 'student');
  const done = clause.cues(
    'completed',
    'experience',
    'know',
    'now',
    'or_higher',
    'title',
    'ever',
    'work',
    'or_similar',
    'vocational',
  );
  const shared = [...of_window, ...Clause.places(nouns, valid, pending, done)];
  const joined = clause
    .cues('and')
    .filter(({ end }) => valid.some(({ start }) => start >= end && start - end <= 3));
  for (const at of Clause.places(joined)) shared.push(at);
  const state =
    pending.length > 0
      ? clause.has('or')
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
    if (tags.length === 0 && literal.size === 0) return;
    const places = tags.length === 0 ? [...literal].toSorted((a, b) => a - b) : [];
    parses.push({
      own,
      literal,
      bonus: bonus + (nouns.length > 0 && tags.length > 0 ? 0.05 : 0),
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

function decide(slots: CertificateSlots, facts: JudgeFacts): Verdict {
  if (isRemoved(facts, slots.name)) return notMet(0.95, say('removed', { name: slots.name }));
  const verdicts = [...placesOf(slots, facts)].map(([name, places]) => decideOne(name, places, slots, facts));
  const settling = slots.join === 'or';
  const chosen =
    verdicts.find(({ truth }) => truth === settling) ??
    verdicts.find(({ truth }) => truth === null) ??
    verdicts[0];
  return chosen ?? missing(slots, facts);
}

function missing(slots: CertificateSlots, facts: JudgeFacts): Verdict {
  const listed = facts.profile.sections.some(({ kind }) => kind === 'certifications');
  const looked = lookedAt(facts, ['certifications', 'skills', 'education']);
  return notMentioned(listed ? 0.9 : 0.8, say('not_mentioned', { name: slots.name }), looked);
}

function decideOne(name: string, all: readonly Place[], slots: CertificateSlots, facts: JudgeFacts): Verdict {
  const words = slots.by_words ? [] : slots.words;
  const places = all.filter(({ span }) => holdsWords(around(facts, span), words));
  const shown = (place: Place): { readonly spans: Span[]; readonly quotes: string } => {
    const { span } = facts.quote(place.span);
    return { spans: [span], quotes: quote(facts, span) };
  };
  const held = places.filter(({ standing: own }) => own === 'held' || own === 'current');
  const begun = places.find(({ standing: own }) => own === 'under_way');
  if (slots.state === 'under_way' || slots.state === 'either') {
    const place = begun ?? (slots.state === 'either' ? held[0] : undefined);
    if (place !== undefined) {
      return met(0.85, say('shown', { quotes: shown(place).quotes }), shown(place).spans);
    }
  }
  const current = places.find(({ standing: own }) => own === 'current');
  if (slots.state === 'valid') {
    if (current !== undefined) {
      return met(0.9, say('shown', { quotes: shown(current).quotes }), shown(current).spans);
    }
    const [open] = held;
    if (open !== undefined) {
      return notStated(0.55, say('certificate.validity', { quotes: shown(open).quotes }), shown(open).spans);
    }
  }
  const since = firstMonth(slots.window, facts);
  const best = held.toSorted((a, b) => worth(b, facts) - worth(a, facts))[0];
  if (best !== undefined && slots.state === 'held') {
    const { spans, quotes } = shown(best);
    if (since !== null) {
      const years = (around(facts, best.span).match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);
      if (years.length === 0) return notStated(0.5, say('certificate.undated', { quotes }), spans);
      return Math.max(...years) * 12 + 11 >= since
        ? met(0.85, say('shown', { quotes }), spans)
        : notMet(0.85, say('shown', { quotes }), spans);
    }
    return met(
      sectionAt(facts, best.span.start) === 'certifications' ? 0.95 : 0.88,
      say('shown', { quotes }),
      spans,
    );
  }
  const lacking = places.find(({ standing: own }) => own !== 'held' && own !== 'current');
  if (lacking !== undefined) {
    const { spans, quotes } = shown(lacking);
    return notMet(0.85, say(`certificate.${lacking.standing}`, { name, quotes }), spans);
  }
  const [other] = all;
  if (other !== undefined && words.length > 0) {
    const { spans, quotes } = shown(other);
    return notMet(0.7, say('slot.words', { words: words.join(', '), quotes }), spans);
  }
  return missing(slots, facts);
}

const worth = ({ span, standing: own }: Place, facts: JudgeFacts): number =>
  (sectionAt(facts, span.start) === 'certifications' ? 2 : 0) + (own === 'current' ? 1 : 0);

export const certificate: Kind<CertificateSlots> = {
  name: 'certificate',
  parse,
  understood: ({ name, state, words, by_words }) =>
    say('asks.certificate', { name, state, words: by_words ? '' : words.join(' ') }),
  decide,
};
