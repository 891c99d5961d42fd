import type { Verdict } from '../criteria/answer.ts';
import type { CriterionFacts } from '../criteria/facts.ts';
import { decideTree } from '../criteria/logic.ts';
import { bestMention, literalMentions, mentionsOf, type Mention } from '../criteria/search.ts';
import { spell } from '../spell.ts';
import type { Span } from '../profile.ts';
import type { Requirement } from '../requirements/requirement.ts';
import { fold } from '../resume/lines.ts';
import type { Quote } from './quotes.ts';

/** Whether a resume shows a requirement, why in one line, and where. */
export type Judgement = {
  readonly met: boolean;
  readonly explanation: string;
  readonly spans: readonly Span[];
};

const NOT_MENTIONED = 'Not mentioned in the resume';
const NOT_STATED = 'Not stated in the resume';
const REMOVED = 'Taken out of the profile by hand';

/**
 * Compares one requirement with a resume. Whether it is met is what the criterion engine answers to the same criterion;
 * only what no rule reads is looked up in its words. A quote in an explanation is always text of the resume.
 */
export function judge(requirement: Requirement, facts: CriterionFacts): Judgement {
  const { canonical, kind, criterion } = requirement;
  if (canonical !== null && facts.removed.has(canonical) && kind !== 'degree') {
    return { met: false, explanation: REMOVED, spans: [] };
  }
  if (criterion === null) {
    return mentioned(requirement, facts) ?? literal(requirement, facts) ?? closest(requirement, facts);
  }
  const verdict = decideTree(criterion.tree, facts);
  const evidence = verdict.evidence.filter(({ stance }) => stance === 'for');
  if (verdict.truth !== true || evidence.length === 0) {
    const said = missing(requirement, verdict, facts);
    return typeof said === 'string' ? { met: false, explanation: said, spans: [] } : said;
  }
  if (kind === 'years') return years(verdict, evidence, facts);
  return mentioned(requirement, facts) ?? quotes(evidence.slice(0, 2), facts);
}

/** “quote”, or “item”, under “Skills” for the member of a list; columns of a line apart. */
function inMarks({ text, under, before }: Quote): string {
  const own = before === null ? marked(text) : `“${before}”, ${marked(text)}`;
  return under === null ? own : `${own}, under “${under}”`;
}

function marked(text: string): string {
  return text
    .split(/[\t\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `“${part}”`)
    .join(', ');
}

function quotes(spans: readonly Span[], facts: CriterionFacts): Judgement {
  const found = spans.map((span) => facts.quote(span));
  const shown = spans.map((span, at) =>
    facts.profile.work.some((entry) => entry.span.start === span.start)
      ? headInMarks(span, facts)
      : inMarks(found[at] as Quote),
  );
  return {
    met: true,
    explanation: [...new Set(shown)].join(', '),
    spans: found.map(({ span }) => span),
  };
}

/** Where the resume names a skill, itself or by one that implies it, with the kind of match; null where it does not. */
function mentioned({ kind, canonical, label }: Requirement, facts: CriterionFacts): Judgement | null {
  if (canonical === null || (kind !== 'skill' && kind !== 'certification')) return null;
  const named = new Set((facts.mentions.get(canonical) ?? []).map(({ start }) => start));
  const all = mentionsOf(facts, canonical);
  const own = bestMention(
    facts,
    all.filter(({ span }) => named.has(span.start)),
  );
  const mention = own ?? bestMention(facts, all);
  if (mention === undefined) return null;
  const quote = facts.quote(mention.span);
  return {
    met: true,
    explanation: `${kindOfMatch(mention, label, own !== undefined, quote)}${inMarks(quote)}`,
    spans: [quote.span],
  };
}

function kindOfMatch({ written }: Mention, label: string, own: boolean, quote: Quote): string {
  if (!own) return `Via ${written}: `;
  return fold(quote.text).includes(fold(label)) ? '' : `Written as “${written}”: `;
}

/** The requirement in its very words; null where the resume has them not, or denies them. */
function literal({ label }: Requirement, facts: CriterionFacts): Judgement | null {
  const [mention] = literalMentions(facts, label);
  return mention === undefined ? null : quotes([mention.span], facts);
}

const COUNTED =
  /^The dates add up to (?<months>(?:between )?\d+ (?:years?|months?)(?: \d+ months?)?(?: and \d+ (?:years?|months?)(?: \d+ months?)?)?)/u;
const MAX_JOBS = 2;

/** "5 years 8 months: “Staff Engineer, Havnen Data AB”, “Mar 2021 – Present”": what was counted, and the jobs it comes from. */
function years(verdict: Verdict, heads: readonly Span[], facts: CriterionFacts): Judgement {
  const counted = COUNTED.exec(verdict.explanation)?.groups?.['months'];
  const shown = heads.slice(0, MAX_JOBS).map((head) => headInMarks(head, facts));
  const more = heads.length - shown.length;
  const rest = more === 0 ? '' : ` and ${more} earlier ${more === 1 ? 'job' : 'jobs'}`;
  return {
    met: true,
    explanation: `${counted === undefined ? '' : `${counted}: `}${shown.join('; ')}${rest}`,
    spans: heads.map(({ start, end }) => ({ start, end })),
  };
}

/** What the lines over a job say of its title, its employer and its time; places and the first bullet are left out. */
function headInMarks({ start, end }: Span, { document, profile }: CriterionFacts): string {
  const parts = document.text.slice(start, end).split(/[\t\n]+/);
  const entry = profile.work.find(({ span }) => span.start === start);
  const names = [entry?.title, entry?.employer].filter((name) => name !== null && name !== undefined);
  const telling = parts.filter(
    (part) =>
      part.length <= 100 && (/\b(?:19|20)\d\d\b/u.test(part) || names.some((name) => part.includes(name))),
  );
  return marked((telling.length > 0 ? telling : parts.slice(0, 1)).join('\n'));
}

function missing(requirement: Requirement, verdict: Verdict, facts: CriterionFacts): string | Judgement {
  const { kind } = requirement;
  const said = verdict.explanation.replace(/\.$/, '').replaceAll(/\t+/g, '”, “');
  if (kind === 'years') return missedYears(said, facts);
  const quoted = said.includes('“');
  if (kind === 'open') return quoted ? said : NOT_STATED;
  if (kind === 'degree') return quoted ? said : 'No degree stated in the resume';
  if (quoted) return said;
  return kind === 'language' ? NOT_MENTIONED : closest(requirement, facts);
}

function missedYears(said: string, { profile }: CriterionFacts): string {
  const { months_experience } = profile.totals;
  if (months_experience === null) return 'The resume gives no dated work experience';
  const counted = COUNTED.exec(said)?.groups?.['months'];
  if (counted === '0 months') {
    return `No job of the resume shows it; ${spell(months_experience)} of dated work in all`;
  }
  return said
    .replace(/^The dates add up to /u, '')
    .replace(/; the resume does not say how long otherwise$/u, '');
}

/**
 * "Not mentioned", with a mentioned skill of the same kind and parent, or the parent itself, where there is one, and
 * where the resume names that.
 */
function closest({ canonical }: Requirement, facts: CriterionFacts): Judgement {
  const near = nearestTo(canonical ?? '', facts);
  if (near === null) return { met: false, explanation: NOT_MENTIONED, spans: [] };
  const named = new Set((facts.mentions.get(near) ?? []).map(({ start }) => start));
  const mention = bestMention(
    facts,
    mentionsOf(facts, near).filter(({ span }) => named.has(span.start)),
  );
  return {
    met: false,
    explanation: `Not mentioned; closest: ${near}`,
    spans: mention === undefined ? [] : [facts.quote(mention.span).span],
  };
}

function nearestTo(canonical: string, facts: CriterionFacts): string | null {
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
