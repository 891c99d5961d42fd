import type { Span } from '../../profile.ts';
import { fold, type Line } from '../../resume/lines.ts';
import { satisfies, type Amount } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { contentKeys, stemOf } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated } from '../leaf.ts';
import { isRemoved, lookedAt, mentionsOf, sectionAt, spokenLines } from '../search.ts';
import { formIn, type CertificateFamily } from './certificate_form.ts';
import { standingAt, yearsAt, type Holding, type Standing, type YearBound } from './holding.ts';

export type AskedCertificate = {
  readonly name: string;
  /** Names of the skills list that count. */
  readonly terms: readonly string[];
  /** All words of the name on one line that speaks of certificates count. */
  readonly loose: boolean;
  readonly family: CertificateFamily | null;
  readonly holding: Holding;
  readonly year: YearBound | null;
  /** Steps of a ladder that have to stand beside the name: "Professional", "Level II". */
  readonly steps: readonly string[];
};

const LINE_CUE =
  /certif|licen[cs]|zertifi|chartered|accredit|registered|credential|belt|diploma|ausweis|schein|brief|exam|passed|qualified|award|card|endorsement/iu;

type Place = { readonly span: Span; readonly standing: Standing };

/** Whether the person holds a certificate: by the places that name it and how far it has come there. */
export function decideCertificate(asked: AskedCertificate, facts: CriterionFacts): Verdict {
  const { name, holding, year } = asked;
  if (isRemoved(facts, name)) return notMet(0.95, `${name} was taken out of the profile by hand.`);
  const places = placesOf(asked, facts);
  const first = (...wanted: readonly Standing[]): Place | undefined =>
    places.find(({ standing }) => wanted.includes(standing));
  const begun = first('under_way');
  if (holding === 'under_way' || holding === 'either') {
    const place = begun ?? (holding === 'either' ? first('current', 'held') : undefined);
    if (place !== undefined) return says(0.85, place, facts);
  }
  const held = places.filter(({ standing }) => standing === 'held' || standing === 'current');
  if (held.length > 0 && holding === 'under_way') {
    return notMet(0.8, `Held already: ${quoted(facts, spanOf(held[0] as Place, facts))}.`, [
      spanOf(held[0] as Place, facts),
    ]);
  }
  if (year !== null && held.length > 0) return decideYear(year, held, facts);
  if (holding === 'current') {
    const current = first('current');
    if (current !== undefined) return says(0.9, current, facts);
    const [open] = held;
    if (open !== undefined) {
      const span = spanOf(open, facts);
      return notStated(0.55, `The resume does not say whether it is still valid: ${quoted(facts, span)}.`, [
        span,
      ]);
    }
  }
  const best = held.toSorted((a, b) => worth(b, facts) - worth(a, facts))[0];
  if (best !== undefined) {
    return says(sectionAt(facts, best.span.start) === 'certifications' ? 0.95 : 0.88, best, facts);
  }
  const lacking = first('expired') ?? begun ?? first('denied');
  if (lacking !== undefined) {
    const span = spanOf(lacking, facts);
    const why = { expired: 'Not valid any more', under_way: 'Not held yet', denied: 'Not held' }[
      lacking.standing as 'expired' | 'under_way' | 'denied'
    ];
    return notMet(0.85, `${why}: ${quoted(facts, span)}.`, [span]);
  }
  const listed = facts.profile.sections.some(({ kind }) => kind === 'certifications');
  return notMentioned(
    listed ? 0.9 : 0.8,
    `The resume does not mention ${name} among its certificates and licences.`,
    lookedAt(facts, ['certifications', 'skills', 'education']),
  );
}

function says(confidence: number, place: Place, facts: CriterionFacts): Verdict {
  const span = spanOf(place, facts);
  return met(confidence, `The resume says ${quoted(facts, span)}.`, [span]);
}

function decideYear(year: YearBound, held: readonly Place[], facts: CriterionFacts): Verdict {
  const dated = held.map((place) => ({ place, years: yearsAt(place.span, facts) }));
  const fitting = dated.find(({ years }) => years.some((own) => own >= year.from && own <= year.to));
  if (fitting !== undefined) return says(0.88, fitting.place, facts);
  const other = dated.find(({ years }) => years.length > 0) ?? dated[0];
  const span = other === undefined ? null : spanOf(other.place, facts);
  if (span === null) return notStated(0.5, 'The resume does not say when it was earned.');
  return other?.years.length === 0
    ? notStated(0.5, `The resume does not say when it was earned: ${quoted(facts, span)}.`, [span])
    : notMet(0.85, `Earned at another time: ${quoted(facts, span)}.`, [span]);
}

const worth = ({ span, standing }: Place, facts: CriterionFacts): number =>
  (sectionAt(facts, span.start) === 'certifications' ? 2 : 0) + (standing === 'current' ? 1 : 0);

/** What is shown: the line, or the sentence the place stands in. */
function spanOf({ span }: Place, facts: CriterionFacts): Span {
  return facts.quote(span).span;
}

/** Every place that names the certificate, in text order, with how far it has come there. */
function placesOf({ name, terms, loose, family, steps }: AskedCertificate, facts: CriterionFacts): Place[] {
  const spans: Span[] = terms.flatMap((term) =>
    mentionsOf(facts, term)
      .filter(({ hedged, span }) => !hedged || sectionAt(facts, span.start) === 'certifications')
      // at work a word such as "forklift" is a thing that was used
      .filter(
        ({ span, written }) =>
          sectionAt(facts, span.start) !== 'experience' ||
          /\p{Lu}.*\p{Lu}/u.test(written) ||
          LINE_CUE.test(facts.quote(span).text),
      )
      .map(({ span }) => span),
  );
  // licences stand beside the name at the top as well
  const lines = [...headerLines(facts), ...spokenLines(facts)];
  if (family !== null) {
    for (const line of lines) {
      const found = formIn(family.said, line.text);
      const section = sectionAt(facts, line.start);
      // at work a word such as "forklift" is a thing that was used
      const named = section === 'certifications' || LINE_CUE.test(line.text) || section === 'education';
      if (found !== null && (named || (family.sure === true && section !== 'experience'))) {
        spans.push({ start: line.start + found.start, end: line.start + found.end });
      }
    }
  }
  if (loose || spans.length === 0) {
    spans.push(...certificateLines(name, lines, facts, loose ? 1 : 0.99));
  }
  const stands = ({ start }: Span): boolean => {
    const text = lines.find((line) => line.start <= start && start < line.end)?.text.toLowerCase() ?? '';
    return steps.every((step) => hasStep(text, step.toLowerCase()));
  };
  return spans
    .filter(stands)
    .toSorted((a, b) => a.start - b.start)
    .map((span) => ({ span, standing: standingAt(span, facts) }));
}

function headerLines(facts: CriterionFacts): Line[] {
  const top = facts.profile.sections.filter(({ kind }) => kind === 'header');
  return facts.lines.filter((line) => top.some(({ start, end }) => line.start >= start && line.start < end));
}

/** "Class A" is written "Class A", "cat. A" or "CDL-A". */
function hasStep(text: string, step: string): boolean {
  const letter = /^(?:class|klasse|category) (?<letter>[a-e])$/u.exec(step)?.groups?.['letter'];
  return letter === undefined
    ? text.includes(step)
    : new RegExp(
        String.raw`(?:class|klasse|category|cat\.?|cdl|licen[cs]e|-)[ -]?${letter}(?![\p{L}\d])`,
        'u',
      ).test(text);
}

/** The lines of the certificates, or that speak of a certificate, with all words of the name. */
function certificateLines(
  name: string,
  lines: readonly Line[],
  facts: CriterionFacts,
  share: number,
): Span[] {
  const wanted = contentKeys(name);
  if (wanted.length === 0) return [];
  // "ITIL" in capitals is no common word: its line needs no other that speaks of certificates
  const short = /(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/u.exec(name)?.[0] ?? null;
  // and has no other forms than its plural: who studied in Leeds holds no LEED
  const isWritten = (text: string): boolean =>
    short !== name ||
    (text.match(/\p{L}+/gu) ?? []).some((word) => word === `${short}s` || word.toUpperCase() === short);
  return lines.flatMap((line) => {
    const section = sectionAt(facts, line.start);
    const called =
      wanted.length > 1 && short !== null && section !== 'experience' && line.text.includes(short);
    if (
      section !== 'certifications' &&
      !called &&
      !/certif|licen[cs]|zertifi|chartered|accredit|registered|credential|belt|diploma/iu.test(line.text)
    ) {
      return [];
    }
    const own = new Set(fold(line.text).split(' ').map(stemOf));
    const has = wanted.filter((word) => own.has(word)).length / wanted.length >= share;
    return has && isWritten(line.text) ? [{ start: line.start, end: line.end }] : [];
  });
}

/** "Any certificate", of the years asked for. */
export function decideAny(year: YearBound | null, facts: CriterionFacts): Verdict {
  const entries = facts.profile.certifications
    .map(({ span }) => span)
    .filter(({ end, start }) => end > start);
  const speaking = spokenLines(facts).filter(({ text }) =>
    /\b(?:certified|licen[cs]ed|zertifiziert)\b/iu.test(text),
  );
  const places = [...entries, ...speaking.map(({ start, end }) => ({ start, end }))]
    .map((span) => ({ span, standing: standingAt(span, facts) }))
    .filter(({ standing }) => standing !== 'under_way' && standing !== 'denied');
  const [first] = places;
  if (first === undefined) {
    return notMentioned(
      0.8,
      'The resume lists no certificates or licences.',
      lookedAt(facts, ['skills', 'education']),
    );
  }
  return year === null ? says(0.88, first, facts) : decideYear(year, places, facts);
}

/** "At least 2 certifications". */
export function decideSeveral(amount: Amount, facts: CriterionFacts): Verdict {
  const lines = spokenLines(facts).filter(({ start }) => sectionAt(facts, start) === 'certifications');
  const say = `The resume lists ${lines.length}.`;
  if (satisfies(amount, lines.length) === true) return met(0.8, say, lines);
  return lines.length > 0
    ? notMet(0.75, say, lines)
    : notMentioned(0.75, say, lookedAt(facts, ['skills', 'education']));
}
