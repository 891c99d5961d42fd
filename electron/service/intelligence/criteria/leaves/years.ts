import type { Span, WorkEntry } from '../../profile.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import { findSkill } from '../../skills/lexicon.ts';
import type { Verdict } from '../answer.ts';
import { amountText, readAmounts, satisfies, type Amount } from '../amounts.ts';
import { contentKeys } from '../clause.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt, mentionsOf } from '../search.ts';
import { employerMatches } from './employer.ts';
import { inField } from './field.ts';
import { looksLikeTitle, titleMatches } from '../titles.ts';
import { headOf, jobsOf, monthsOf, nameOfJob, spanText, spell } from '../work.ts';

const UNIT =
  /^\s?(?:full |whole |complete |consecutive )?(?<unit>years?|yrs?|yoe|months?|mos?|jahren?|monaten?|años|año|meses|ans|années?|mois|yıl|ay|anni|jaar|lat)(?:['’]s?)?(?![\p{L}])(?:\s?(?<after>\+|or more|or longer|or above|oder mehr|o más|ou plus))?/iu;
const MONTHS = /^(?:mo|mes|ay$)/iu;
const FILLER =
  /\b(?:of|in|with|mit|con|avec|à|as|on|an?|the|at|and|als|im|in der|bei|de|como|en|comme|dans|experience|experiences|experienced|experiencia|expérience|erfahrung|berufserfahrung|deneyim|professional|relevant|total|overall|work|working|worked|works|hands-on|commercial|full-time|full|employment|employed|industry|practical|proven|career|paid|used|using|jobs?|title|titled|role|roles|position|positions|has|have|been|spent|for|any level|production|least|more|or|it|consecutive|compan(?:y|ies)|firms?|sector|environment|settings?|organi[sz]ations?|capacity|post-qualification|post-qualified|on the job|stayed)\b/giu;

/** Reads "5+ years Java", "at least 4 years as a project manager", "no more than 10 years of experience", "2 years at Acme". */
export function readYears(text: string, lexicon: Lexicon): Leaf | null {
  for (const amount of readAmounts(text)) {
    const unit = UNIT.exec(text.slice(amount.end));
    if (unit === null) continue;
    const factor = MONTHS.test(unit.groups?.['unit'] ?? '') ? 1 : 12;
    const before = text.slice(0, amount.start);
    if (/\b(?:last|past|previous|next|within|since|letzten|últimos|dernières)\s(?:the )?$/iu.test(before)) {
      continue;
    }
    const after = text.slice(amount.end + unit[0].length);
    if (/^\s?(?:ago|old|of age|younger|older)\b/iu.test(after)) return null;
    const open = unit.groups?.['after'] !== undefined && amount.comparison === '=' ? '>=' : amount.comparison;
    const asked: Amount = { comparison: open, value: amount.value * factor };
    const subject = `${before} ${after}`.replaceAll(/\([^()]{0,80}\)/gu, ' ');
    return yearsLeaf(asked, subject, lexicon);
  }
  return null;
}

type Subject = { readonly interns: boolean } & SubjectKind;
type SubjectKind =
  | { readonly kind: 'total' }
  | { readonly kind: 'employer'; readonly name: string }
  | { readonly kind: 'title' | 'skill' | 'field'; readonly names: readonly string[] };

function yearsLeaf(asked: Amount, written: string, lexicon: Lexicon): Leaf {
  const subject: Subject = {
    ...subjectOf(written, lexicon),
    interns: /\bintern\p{L}*|praktik\p{L}*|trainee/iu.test(written),
  };
  const about =
    subject.kind === 'total'
      ? 'of dated work experience'
      : subject.kind === 'employer'
        ? `at ${subject.name}`
        : subject.kind === 'title'
          ? `in a job titled ${subject.names.join(' or ')}`
          : `of dated work with ${subject.names.join(' or ')}`;
  return {
    kind: 'years',
    understood: `${capital(amountText({ ...asked, value: 0 }).replace(/ 0$/, ''))} ${spell(asked.value)} ${about}`,
    frame: { side: 'after', read: (bare) => yearsLeaf(asked, bare, lexicon) },
    decide: (facts) => decide(asked, subject, facts),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function subjectOf(written: string, lexicon: Lexicon): SubjectKind {
  const text = written.replaceAll(/\s+/g, ' ').trim();
  const employer =
    /\b(?:at|with|for|bei) (?<name>\p{Lu}[\p{L}\d&.'-]*(?: (?:\p{Lu}|&)[\p{L}\d&.'-]*){0,4})$/u.exec(text)
      ?.groups?.['name'];
  if (employer !== undefined && findSkill(lexicon, employer) === null && !looksLikeTitle(employer)) {
    return { kind: 'employer', name: employer };
  }
  const asTitle = /\b(?:as|als|como|comme|title|titled|role|position|roles)\b/iu.test(text);
  const core = text
    .replace(/\b(?:with|in) (?:the )?(?:title|position|role) (?:of )?/iu, ' ')
    .replaceAll(FILLER, (word) => (/^or$/i.test(word) ? ' | ' : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const names = core
    .split(/\s?[|/]\s?/u)
    .map((name) => name.replaceAll(/^[\s,:;–-]+|[\s,:;–-]+$/gu, ''))
    .filter((name) => contentKeys(name).length > 0 || findSkill(lexicon, name) !== null);
  if (names.length === 0) return { kind: 'total' };
  if (asTitle || names.some(looksLikeTitle)) return { kind: 'title', names };
  const tools = names.every((name) => {
    const kind = findSkill(lexicon, name)?.kind;
    return kind === 'technology' || kind === 'tool' || kind === 'certification';
  });
  return { kind: tools ? 'skill' : 'field', names };
}

const INTERN = /\b(?:intern(?:ship)?|praktik\p{L}*|werkstudent\p{L}*|becari[oa]|stagiaire|stagista)\b/iu;

function relatedJobs(subject: Subject, facts: CriterionFacts): WorkEntry[] {
  // Internships count as experience only where the criterion asks for them.
  const jobs = jobsOf(facts).filter(
    ({ title }) => subject.interns || subject.kind === 'employer' || !INTERN.test(title ?? ''),
  );
  switch (subject.kind) {
    case 'total':
      return jobs;
    case 'employer':
      return jobs.filter((entry) => employerMatches(entry, subject.name, facts));
    case 'title':
      return jobs.filter(
        ({ title }) => title !== null && subject.names.some((name) => titleMatches(title, name)),
      );
    case 'field':
      return jobs.filter((entry) => subject.names.some((name) => inField(entry, name, facts)));
    case 'skill': {
      const spans = subject.names.flatMap((name) => mentionsOf(facts, name).map(({ span }) => span));
      return jobs.filter((entry) => spans.some((at) => within(at, entry.span)));
    }
  }
}

const within = (at: Span, range: Span): boolean => at.start >= range.start && at.end <= range.end;

function decide(asked: Amount, subject: Subject, facts: CriterionFacts): Verdict {
  const all = monthsOf(jobsOf(facts), facts);
  if (!all.dated) {
    return notStated(
      0.55,
      'The resume does not say: it gives no dated work experience.',
      lookedAt(facts, ['experience']),
    );
  }
  const related = relatedJobs(subject, facts);
  const months = monthsOf(related, facts);
  const heads = related.map((entry) => headOf(entry, facts));
  const answer = satisfies(asked, months.low, months.high);
  const about =
    subject.kind === 'total'
      ? ''
      : ` in ${subject.kind === 'employer' ? subject.name : subject.names.join(' or ')}`;
  const counted = `The dates add up to ${spanText(months)}${about}${related.length === 0 ? '' : ` (${related.slice(0, 3).map(nameOfJob).join('; ')})`}`;
  // Near the line a month more or less decides.
  const gap = Math.abs(months.low - asked.value);
  const sure = gap <= 2 ? 0.7 : gap <= 6 ? 0.8 : 0.92;
  const soft = subject.kind === 'skill' || subject.kind === 'field' ? 0.1 : 0;
  const atMost = asked.comparison === '<=' || asked.comparison === '<';
  if (answer === true) {
    return met(
      sure - soft,
      `${counted}.`,
      heads.length === 0 && atMost ? lookedAt(facts, ['experience']) : heads,
    );
  }
  if (answer === null) {
    return notStated(0.5, `${counted}: with years only it cannot be told whether that is enough.`, heads);
  }
  const whole = satisfies(asked, all.low, all.high);
  const seen = heads.length > 0 ? heads : lookedAt(facts, ['experience']);
  if (
    subject.kind === 'total' ||
    subject.kind === 'title' ||
    subject.kind === 'employer' ||
    whole === false
  ) {
    return notMet(subject.kind === 'total' || whole === false ? sure : sure - 0.08, `${counted}.`, seen);
  }
  return notStated(
    0.68,
    `${counted}, of ${spanText(all)} in all; the resume does not say how long otherwise.`,
    seen,
  );
}
