import { isRemoved, lookedAt, sectionAt } from '../search.ts';
import type { Span } from '../../profile.ts';
import { quote, type JudgeFacts } from '../facts.ts';
import {
  met,
  notMentioned,
  notMet,
  notStated,
  say,
  type Kind,
  type Verdict,
  metIf,
  settled,
  quotedSentence,
} from '../predicate.ts';
import { parseCertificate } from './certificate_parse.ts';
import { placesOf, type CertificateSlots, type Place } from './certificate_places.ts';
import type { Until } from './certificate_until.ts';
import { credentialStatusOf, lastMonthOf, yearsOf } from './credential_status.ts';
import { around, firstMonth } from './shared.ts';
import { holdsWords } from '../held_words.ts';
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

/** Listed certificates, without expired ones and those still worked for. */
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
  return settled(verdicts, slots.join) ?? missing(slots, facts);
}

function missing(slots: CertificateSlots, facts: JudgeFacts): Verdict {
  const listed = facts.profile.sections.some(({ kind }) => kind === 'certifications');
  const looked = lookedAt(facts, ['certifications', 'skills', 'education']);
  return notMentioned(listed ? 0.9 : 0.8, say('not_mentioned', { name: slots.name }), looked);
}

function decideOne(name: string, all: readonly Place[], slots: CertificateSlots, facts: JudgeFacts): Verdict {
  const { state } = slots;
  const words = slots.by_words ? [] : slots.words;
  const places = all.filter(
    ({ span }) => holdsWords(around(facts, span), words) && isOfClass(span, words, facts),
  );
  const shown = (place: Place, code?: string, args?: { readonly [name: string]: string }) =>
    quotedSentence(facts, facts.quote(place.span).span, code, args);
  const held = places.filter(({ status: own }) => own === 'held' || own === 'current');
  const [first] = held;
  if (state === 'under_way' || state === 'either') {
    const begun = places.find(({ status: own }) => own === 'under_way');
    const place = begun ?? (state === 'either' ? first : undefined);
    if (place !== undefined) return met(0.85, ...shown(place));
    if (first !== undefined) return notMet(0.85, ...shown(first, 'certificate.held'));
  }
  if (slots.until !== null && held.length > 0) return decideUntil(slots.until, held, shown, facts);
  if (state === 'valid' && first !== undefined) {
    const current = places.find(({ status: own }) => own === 'current');
    return current === undefined
      ? notStated(0.55, ...shown(first, 'certificate.validity'))
      : met(0.9, ...shown(current));
  }
  const since = firstMonth(slots.window, facts);
  const best = held.toSorted((a, b) => worth(b, facts) - worth(a, facts))[0];
  if (best !== undefined && state === 'held') {
    if (since !== null || slots.years !== null) {
      const earned = yearsOf(best.span, facts);
      if (earned.length === 0) return notStated(0.5, ...shown(best, 'certificate.undated'));
      const { first: from, last } = slots.years ?? { first: Math.floor((since ?? 0) / 12), last: Infinity };
      return metIf(
        earned.some((year) => year >= from && year <= last),
        [0.85, 0.85],
        ...shown(best),
      );
    }
    return met(sectionAt(facts, best.span.start) === 'certifications' ? 0.95 : 0.88, ...shown(best));
  }
  const lacking = places.find(({ status: own }) => own !== 'held' && own !== 'current');
  if (lacking !== undefined) {
    return notMet(0.85, ...shown(lacking, `certificate.${lacking.status}`, { name }));
  }
  const [other] = all;
  return other !== undefined && words.length > 0
    ? notMet(0.7, ...shown(other, 'slot.words', { words: words.join(', ') }))
    : missing(slots, facts);
}

/** "Good through at least March 2027": what ends later will do, and what has no date may. */
function decideUntil(
  { month }: Until,
  places: readonly Place[],
  shown: (place: Place, code?: string) => ReturnType<typeof quotedSentence>,
  facts: JudgeFacts,
): Verdict {
  const ends = places.map((place) => ({ place, last: lastMonthOf(place.span, facts) ?? -Infinity }));
  const longest = ends.reduce((one, other) => (other.last > one.last ? other : one));
  return longest.last === -Infinity
    ? notStated(0.55, ...shown(longest.place, 'certificate.validity'))
    : metIf(longest.last >= month, [0.9, 0.85], ...shown(longest.place));
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
  parse: parseCertificate,
  asked_by: ['skill', 'certification', 'open'],
  understood: ({ name, state, words, by_words, years, window, until, count, similar }) =>
    count > 0
      ? say('asks.certificates', { count })
      : say('asks.certificate', {
          name,
          state,
          words: by_words ? '' : words.join(' '),
          time: years?.label ?? window?.label ?? '',
          until: until?.label ?? '',
          similar,
        }),
  decide,
  sentences: {
    'asks.certificates': ({ count }) =>
      Number(count) > 1 ? `At least ${count} certificates or licences` : 'Any certificate or licence',
    'asks.certificate': ({ name, state, words, time, until, similar }) =>
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
        (until ?? '') === '' ? '' : `until ${until}`,
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
