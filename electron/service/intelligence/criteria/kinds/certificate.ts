import { isRemoved, lookedAt, sectionAt } from '../search.ts';
import type { Span } from '../../profile.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, say, type Kind, type Verdict } from '../predicate.ts';
import { parseCertificate } from './certificate_parse.ts';
import { placesOf, type CertificateSlots, type Place } from './certificate_places.ts';
import { credentialStatusOf, yearsOf } from './credential_status.ts';
import { around, firstMonth, holdsWords } from './shared.ts';
import { parts } from '../sentences/sentence.ts';

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
    .filter((span) => /^(?:held|current)$/u.test(credentialStatusOf(span, facts)));
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
  const places = all.filter(
    ({ span }) => holdsWords(around(facts, span), words) && isOfClass(span, words, facts),
  );
  const shown = (place: Place): { readonly spans: Span[]; readonly quotes: string } => {
    const { span } = facts.quote(place.span);
    return { spans: [span], quotes: quote(facts, span) };
  };
  const held = places.filter(({ status: own }) => own === 'held' || own === 'current');
  const begun = places.find(({ status: own }) => own === 'under_way');
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
  const current = places.find(({ status: own }) => own === 'current');
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
  const lacking = places.find(({ status: own }) => own !== 'held' && own !== 'current');
  if (lacking !== undefined) {
    const { spans, quotes } = shown(lacking);
    return notMet(0.85, say(`certificate.${lacking.status}`, { name, quotes }), spans);
  }
  const [other] = all;
  if (other !== undefined && words.length > 0) {
    const { spans, quotes } = shown(other);
    return notMet(0.7, say('slot.words', { words: words.join(', '), quotes }), spans);
  }
  return missing(slots, facts);
}

/** "CACES 3 expired. CACES 5 valid": a class in figures stands behind the name it is about. */
function isOfClass({ end }: Span, words: readonly string[], { document }: JudgeFacts): boolean {
  const behind = document.text.slice(end, end + 30).split(/[.;\n]/u, 1)[0] ?? '';
  return words.every(
    (word) => !/^\d{1,2}$/u.test(word) || new RegExp(`(?<!\\d)${word}(?!\\d)`, 'u').test(behind),
  );
}

const worth = ({ span, status: own }: Place, facts: JudgeFacts): number =>
  (sectionAt(facts, span.start) === 'certifications' ? 2 : 0) + (own === 'current' ? 1 : 0);

export const certificate: Kind<CertificateSlots> = {
  name: 'certificate',
  parse: parseCertificate,
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
  sentences: {
    'asks.certificates': ({ count }) =>
      Number(count) > 1 ? `At least ${count} certificates or licences` : 'Any certificate or licence',
    'asks.certificate': ({ name, state, words, time, similar }) =>
      parts(
        state === 'valid'
          ? 'Valid certificate or licence:'
          : state === 'under_way'
            ? 'Working for:'
            : 'Certificate or licence:',
        name,
        state === 'either' ? 'or in progress' : '',
        similar === '' ? '' : `or ${similar} (a person judges)`,
        words === '' ? '' : `with the words “${words}”`,
        time === '' ? '' : `(${time})`,
      ),
    'certificate.validity': ({ quotes }) => `The resume does not say whether it is still valid: ${quotes}.`,
    'certificate.undated': ({ quotes }) => `The resume does not say when it was earned: ${quotes}.`,
    'certificate.expired': ({ quotes }) => `Not valid any more: ${quotes}.`,
    'certificate.under_way': ({ quotes }) => `Not held yet: ${quotes}.`,
    'certificate.held': ({ quotes }) => `Already held: ${quotes}.`,
    'certificate.counted': ({ count, quotes }) =>
      count === 0
        ? 'The resume lists no certificate or licence that the person holds.'
        : `The resume lists ${count} that the person holds: ${quotes}.`,
    'certificate.denied': ({ quotes }) => `Not held: ${quotes}.`,
  },
};
