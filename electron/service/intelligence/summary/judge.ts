import type { EducationEntry, LanguageEntry, Span, WorkEntry } from '../profile.ts';
import { interval, unionMonths } from '../resume/dates.ts';
import { fold } from '../resume/lines.ts';
import { keyOf } from '../skills/tokens.ts';
import { findPhrase, type Facts } from './facts.ts';
import type { Quote } from './quotes.ts';
import type { Requirement } from './requirements.ts';

/** Whether a resume shows a requirement, why in one line, and where. */
export type Judgement = {
  readonly met: boolean;
  readonly explanation: string;
  readonly spans: readonly Span[];
};

const NOT_MENTIONED = 'Not mentioned in the resume';
const REMOVED = 'Taken out of the profile by hand';

/** Compares one requirement with a resume. A quote in an explanation is always text of the resume. */
export function judge(requirement: Requirement, facts: Facts): Judgement {
  const { kind, canonical } = requirement;
  if (canonical !== null && facts.removed.has(canonical) && kind !== 'degree') {
    return { met: false, explanation: REMOVED, spans: [] };
  }
  switch (kind) {
    case 'skill':
      return judgeSkill(requirement, facts);
    case 'phrase':
      return judgePhrase(requirement, facts);
    case 'years':
      return judgeYears(requirement, facts);
    case 'degree':
      return judgeDegree(requirement, facts);
    case 'language':
      return judgeLanguage(requirement, facts);
  }
}

/** “quote”, or “item”, under “Skills” for the member of a list. */
function shown({ text, under }: Quote): string {
  return under === null ? `“${text}”` : `“${text}”, under “${under}”`;
}

function judgeSkill({ canonical, label }: Requirement, facts: Facts): Judgement {
  const own = best(facts, canonical ?? '');
  if (own !== null) {
    const literal = fold(own.quote.text).includes(fold(label));
    return {
      met: true,
      explanation: literal ? shown(own.quote) : `Written as “${own.written}”: ${shown(own.quote)}`,
      spans: [own.quote.span],
    };
  }
  const child =
    (facts.implied.get(canonical ?? '') ?? [])
      .map((name) => best(facts, name))
      .find((found) => found !== null) ?? null;
  if (child !== null) {
    return {
      met: true,
      explanation: `Via ${child.written}: ${shown(child.quote)}`,
      spans: [child.quote.span],
    };
  }
  const literal = findPhrase(facts, label);
  if (literal !== null && label.length > 3) {
    const quote = facts.quote(literal);
    return { met: true, explanation: shown(quote), spans: [quote.span] };
  }
  const near = closest(facts, canonical ?? '');
  return {
    met: false,
    explanation: near === null ? NOT_MENTIONED : `Not mentioned; closest: ${near}`,
    spans: [],
  };
}

type Found = { readonly quote: Quote; readonly written: string };

// A quote that begins in mid-sentence reads worse than a whole one of the same kind, and a bare word proves little.
function worth({ rank, whole, under, text }: Quote): number {
  return rank + (whole ? 0 : 0.5) + (under === null && text.split(' ').length < 3 ? 3 : 0);
}

/** The best mention of a skill: in a job before a project before a list, and the first of equals. */
function best(facts: Facts, canonical: string): Found | null {
  let found: Found | null = null;
  for (const { start, end } of (facts.mentions.get(canonical) ?? []).slice(0, 100)) {
    const quote = facts.quote({ start, end });
    if (found === null || worth(quote) < worth(found.quote)) {
      found = { quote, written: facts.document.text.slice(start, end).replaceAll(/\s+/g, ' ') };
    }
  }
  return found;
}

/** A mentioned skill of the same kind with a common parent, or the parent itself: what comes nearest to a missing one. */
function closest(facts: Facts, canonical: string): string | null {
  const skill = facts.lexicon.skills.get(canonical);
  if (skill === undefined || skill.kind === 'soft' || skill.kind === 'domain') return null;
  for (const parent of skill.parents) {
    for (const name of facts.mentions.keys()) {
      const other = facts.lexicon.skills.get(name);
      if (other !== undefined && other.kind === skill.kind && other.parents.includes(parent)) return name;
    }
  }
  return skill.parents.find((parent) => facts.mentions.has(parent)) ?? null;
}

function judgePhrase({ label }: Requirement, facts: Facts): Judgement {
  const found = findPhrase(facts, label);
  if (found === null) return { met: false, explanation: NOT_MENTIONED, spans: [] };
  const quote = facts.quote(found);
  return { met: true, explanation: shown(quote), spans: [quote.span] };
}

function judgeYears({ canonical, minimum, label }: Requirement, facts: Facts): Judgement {
  const { work, totals } = facts.profile;
  if (totals.months_experience === null) {
    return { met: false, explanation: 'The resume gives no dated work experience', spans: [] };
  }
  const total = spell(totals.months_experience);
  const subject = canonical === null ? subjectOf(label) : canonical;
  if (subject === '') {
    const met = totals.months_experience >= (minimum ?? 0);
    return {
      met,
      explanation: `${total} of dated work experience`,
      spans: met ? work.map(({ span }) => span).slice(0, 5) : [],
    };
  }
  const related = work.filter((entry) => speaksOf(entry, canonical, subject, facts));
  const months = unionMonths(
    related.map((entry) => interval(entry, facts.reference_date)).filter((range) => range !== null),
  );
  const name = canonical ?? subject;
  const spans = related.map(({ span }) => span).slice(0, 5);
  if (months >= (minimum ?? 0)) {
    return { met: true, explanation: `${spell(months)} in jobs that mention ${name}`, spans };
  }
  // Not every job names the trade it is in: for a tool that counts against it, for a field of work the whole does.
  const kind = canonical === null ? null : facts.lexicon.skills.get(canonical)?.kind;
  const broad = kind !== 'tool' && kind !== 'technology' && kind !== 'certification';
  if (months > 0 && broad && totals.months_experience >= (minimum ?? 0)) {
    return {
      met: true,
      explanation: `${total} in all, ${spell(months)} of it in jobs that mention ${name}`,
      spans,
    };
  }
  return {
    met: false,
    explanation:
      months === 0
        ? `${total} of dated work experience, none that mentions ${name}`
        : `${spell(months)} in jobs that mention ${name}; ${total} in all`,
    spans: [],
  };
}

function subjectOf(label: string): string {
  return label.replace(/^\d+\+ years?\s*(?:of experience)?\s*/, '').trim();
}

/** Whether a job is about a skill: it or one that implies it is mentioned, or the title shares a word with it. */
function speaksOf(entry: WorkEntry, canonical: string | null, subject: string, facts: Facts): boolean {
  const names = canonical === null ? [] : [canonical, ...(facts.implied.get(canonical) ?? [])];
  const within = (at: Span): boolean => at.start >= entry.span.start && at.end <= entry.span.end;
  if (names.some((name) => (facts.mentions.get(name) ?? []).some(within))) return true;
  const words = fold(subject)
    .split(' ')
    .filter((word) => word.length >= 3 && !GENERAL.has(word))
    .map(keyOf);
  const text = new Set(
    fold(facts.document.text.slice(entry.span.start, entry.span.end)).split(' ').map(keyOf),
  );
  return words.some((word) => text.has(word));
}

const GENERAL = new Set(
  'work working experience professional development management role roles team teams field industry the and for with similar'.split(
    ' ',
  ),
);

function judgeDegree({ minimum, fields }: Requirement, facts: Facts): Judgement {
  const { education } = facts.profile;
  const enough = education.filter(({ level }) => level !== null && level >= (minimum ?? 0));
  const quoteOf = (entry: EducationEntry): Quote => facts.quote(degreeSpan(entry, facts));
  const held = enough.filter(({ completed }) => completed);
  const fitting = held.find((entry) => inField(entry, fields, facts));
  if (fitting !== undefined) {
    const quote = quoteOf(fitting);
    return { met: true, explanation: `“${quote.text}”`, spans: [quote.span] };
  }
  if (held[0] !== undefined) {
    return { met: false, explanation: `Degree in another field: “${quoteOf(held[0]).text}”`, spans: [] };
  }
  if (enough[0] !== undefined) {
    return { met: false, explanation: `Not completed yet: “${quoteOf(enough[0]).text}”`, spans: [] };
  }
  const other = education.find(({ degree }) => degree !== null);
  return {
    met: false,
    explanation: other === undefined ? NOT_MENTIONED : `Not mentioned; closest: “${quoteOf(other).text}”`,
    spans: [],
  };
}

function degreeSpan(entry: EducationEntry, facts: Facts): Span {
  const at = entry.degree === null ? -1 : facts.document.text.indexOf(entry.degree, entry.span.start);
  return at < 0
    ? { start: entry.span.start, end: entry.span.start + 1 }
    : { start: at, end: at + (entry.degree ?? '').length };
}

// One trade under many names; the quote shows which one it was.
const COMPUTING =
  /computer (?:science|engineering)|computing|informati(?:cs|k|que|ca)|informática|software engineering|information (?:systems|technology)/iu;

/** No field asked for or none stated: any will do. Else a common word, or a common skill of the lexicon. */
function inField(entry: EducationEntry, fields: readonly string[], facts: Facts): boolean {
  const stated = entry.field;
  if (fields.length === 0 || stated === null) return true;
  if (COMPUTING.test(stated) && fields.some((field) => COMPUTING.test(field))) return true;
  const own = new Set(fold(stated).split(' ').map(keyOf));
  const text = facts.document.text.slice(entry.span.start, entry.span.end);
  return fields.some((field) => {
    const words = fold(field)
      .split(' ')
      .filter((word) => word.length >= 4 && !['science', 'sciences', 'engineering', 'studies'].includes(word))
      .map(keyOf);
    if (words.length === 0) return true;
    return words.some((word) => own.has(word)) || fold(text).includes(fold(field));
  });
}

const ORDER = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

function judgeLanguage({ canonical, cefr, label }: Requirement, facts: Facts): Judgement {
  const known = facts.profile.languages.find(({ name }) => name === canonical);
  if (known === undefined) {
    const mentioned = best(facts, canonical ?? '');
    return mentioned === null || mentioned.quote.rank < 3
      ? { met: false, explanation: NOT_MENTIONED, spans: [] }
      : {
          met: cefr === null,
          explanation: `${cefr === null ? '' : 'Level not stated: '}${shown(mentioned.quote)}`,
          spans: cefr === null ? [mentioned.quote.span] : [],
        };
  }
  const quote = `“${written(known, facts)}”`;
  const enough = cefr === null || (known.cefr !== null && ORDER.indexOf(known.cefr) >= ORDER.indexOf(cefr));
  if (enough) return { met: true, explanation: quote, spans: [known.span] };
  return {
    met: false,
    explanation:
      known.cefr === null ? `Level not stated: ${quote}` : `${label} asked for, the resume says ${quote}`,
    spans: [],
  };
}

function written({ span }: LanguageEntry, facts: Facts): string {
  return facts.document.text.slice(span.start, span.end);
}

/** 29 → "2 years 5 months". */
export function spell(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years === 0 ? '' : `${years} ${years === 1 ? 'year' : 'years'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'less than a month' : parts.join(' ');
}
