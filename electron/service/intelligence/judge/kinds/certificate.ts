import { isRemoved, lookedAt, sectionAt } from '../../criteria/search.ts';
import type { Span } from '../../profile.ts';
import { cuesIn } from '../../language/cues.ts';
import { LOCALES } from '../../language/locales/index.ts';
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
import { yearsIn } from './calendar.ts';
import { placesOf, stepsOf, type CertificateSlots, type Place } from './certificate_places.ts';
import { standingOf, yearsOf } from './certificate_standing.ts';
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

function decide(slots: CertificateSlots, facts: JudgeFacts): Verdict {
  if (slots.count > 0) return decideCount(slots.count, facts);
  const verdict = decideNamed(slots, facts);
  if (slots.similar === '' || verdict.truth === true) return verdict;
  return {
    ...notStated(0.5, say('similar', { words: slots.similar })),
    said: [...verdict.said, say('similar', { words: slots.similar })],
    evidence: verdict.evidence,
  };
}

/** Certificates that are listed, without those that have run out or are still worked for. */
function decideCount(count: number, facts: JudgeFacts): Verdict {
  const spans = facts.profile.certifications
    .map(({ span }) => span)
    .filter((span) => /^(?:held|current)$/u.test(standingOf(span, facts)));
  const quotes = spans.slice(0, 3).map((span) => quote(facts, span));
  const said = say('certificate.counted', { count: spans.length, quotes: quotes.join(', ') });
  return spans.length >= count
    ? met(0.85, said, spans)
    : notMentioned(0.8, said, lookedAt(facts, ['certifications', 'skills', 'education']));
}

function decideNamed(slots: CertificateSlots, facts: JudgeFacts): Verdict {
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
  if (slots.state === 'under_way' && held[0] !== undefined) {
    const { spans, quotes } = shown(held[0]);
    return notMet(0.85, say('certificate.held', { quotes }), spans);
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
    if (since !== null || slots.years !== null) {
      const earned = yearsOf(best.span, facts);
      if (earned.length === 0) return notStated(0.5, say('certificate.undated', { quotes }), spans);
      const { first, last } = slots.years ?? { first: Math.floor((since ?? 0) / 12), last: Infinity };
      return earned.some((year) => year >= first && year <= last)
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
  understood: ({ name, state, words, by_words, years, window, count, similar }) =>
    count > 0
      ? say('asks.certificates', { count })
      : say('asks.certificate', {
          name,
          state,
          words: by_words ? '' : words.join(' '),
          time: years?.label ?? window?.label ?? '',
          similar,
        }),
  decide,
};
