import { bestMention, type Mention } from '../criteria/search.ts';
import type { Judge } from '../criteria/engine.ts';
import { placesNaming, POSSESSED, type JudgeFacts } from '../criteria/facts.ts';
import type { Verdict } from '../criteria/predicate.ts';
import type { Said } from '../criteria/answer.ts';
import { render } from '../criteria/sentences/index.ts';
import { durationText } from '../language/durations.ts';
import type { Span } from '../profile.ts';
import type { Requirement } from '../requirements/requirement.ts';
import { fold } from '../language/lines.ts';
import type { Quote } from '../criteria/quotes.ts';

/** Whether a resume shows a requirement, why in one line, and where. */
type Comparison = {
  readonly met: boolean;
  readonly explanation: string;
  readonly spans: readonly Span[];
};

const NOT_MENTIONED = 'Not mentioned in the resume';
const NOT_STATED = 'Not stated in the resume';
const REMOVED = 'Taken out of the profile by hand';

/**
 * Compares one requirement with a resume. Whether it is met is what the criterion engine answers to the same criterion;
 * only what it does not understand is looked up in its words. A quote in an explanation is always text of the resume.
 */
export function compare(requirement: Requirement, facts: JudgeFacts, judge: Judge): Comparison {
  const { canonical, kind, criterion } = requirement;
  if (canonical !== null && facts.removed.has(canonical) && kind !== 'degree') {
    return { met: false, explanation: REMOVED, spans: [] };
  }
  if (criterion === null) {
    return mentioned(requirement, facts) ?? literal(requirement, facts) ?? closest(requirement, facts);
  }
  const verdict = judge.decide(criterion.prompt_text, facts);
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

function quotes(spans: readonly Span[], facts: JudgeFacts): Comparison {
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

/** Mentions that speak of the person's own: none that is denied, planned or another's. */
const held = (term: string, facts: JudgeFacts, literally = false): Mention[] =>
  placesNaming(term, facts, literally).filter(({ status }) => POSSESSED.has(status));

/** Where the resume names a skill, itself or by one that implies it, with the kind of match; null where it does not. */
function mentioned({ kind, canonical, label }: Requirement, facts: JudgeFacts): Comparison | null {
  if (canonical === null || (kind !== 'skill' && kind !== 'certification')) return null;
  const named = new Set((facts.mentions.get(canonical) ?? []).map(({ start }) => start));
  const all = held(canonical, facts);
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
function literal({ label }: Requirement, facts: JudgeFacts): Comparison | null {
  const [mention] = held(label, facts, true);
  return mention === undefined ? null : quotes([mention.span], facts);
}

const MAX_JOBS = 2;

/** What was counted of years, if anything. */
const countedIn = ({ said }: Verdict): Said['args'] | undefined =>
  said.find(({ code }) => code === 'years.counted')?.args;

/**
 * "5 years 8 months: “Staff Engineer, Havnen Data AB”, “Mar 2021 – Present”": what was counted, and the jobs
 * it comes from.
 */
function years(verdict: Verdict, heads: readonly Span[], facts: JudgeFacts): Comparison {
  const counted = countedIn(verdict)?.['span'];
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
function headInMarks({ start, end }: Span, { document, profile }: JudgeFacts): string {
  const parts = document.text.slice(start, end).split(/[\t\n]+/);
  const entry = profile.work.find(({ span }) => span.start === start);
  const names = [entry?.title, entry?.employer].filter((name) => name !== null && name !== undefined);
  const telling = parts.filter(
    (part) =>
      part.length <= 100 && (/\b(?:19|20)\d\d\b/u.test(part) || names.some((name) => part.includes(name))),
  );
  return marked((telling.length > 0 ? telling : parts.slice(0, 1)).join('\n'));
}

function missing(requirement: Requirement, verdict: Verdict, facts: JudgeFacts): string | Comparison {
  const { kind } = requirement;
  if (kind === 'years') return missedYears(verdict, facts);
  const said = sentencesOf(verdict);
  if (said.includes('“')) return said;
  if (kind === 'open') return NOT_STATED;
  if (kind === 'degree') return 'No degree stated in the resume';
  return kind === 'language' ? NOT_MENTIONED : closest(requirement, facts);
}

/** What the verdict says, on one line. */
const sentencesOf = ({ said }: Verdict): string =>
  said
    .map((one) => render(one))
    .join(' ')
    .replace(/\.$/u, '')
    .replaceAll(/\t+/gu, '”, “');

function missedYears(verdict: Verdict, { profile }: JudgeFacts): string {
  const { months_experience } = profile.totals;
  if (months_experience === null) return 'The resume gives no dated work experience';
  const counted = countedIn(verdict);
  if (counted === undefined && !verdict.said.some(({ code }) => code === 'years.none')) {
    return sentencesOf(verdict);
  }
  const { span = '', name = '', jobs = '' } = counted ?? {};
  if (jobs === '') {
    return `No job of the resume shows it; ${durationText(months_experience)} of dated work in all`;
  }
  return `${span}${name === '' ? '' : ` in ${name}`} (${jobs})`;
}

/**
 * "Not mentioned", with a mentioned skill of the same kind and parent, or the parent itself, where there is one, and
 * where the resume names that.
 */
function closest({ canonical }: Requirement, facts: JudgeFacts): Comparison {
  const near = nearestTo(canonical ?? '', facts);
  if (near === null) return { met: false, explanation: NOT_MENTIONED, spans: [] };
  const named = new Set((facts.mentions.get(near) ?? []).map(({ start }) => start));
  const mention = bestMention(
    facts,
    held(near, facts).filter(({ span }) => named.has(span.start)),
  );
  return {
    met: false,
    explanation: `Not mentioned; closest: ${near}`,
    spans: mention === undefined ? [] : [facts.quote(mention.span).span],
  };
}

function nearestTo(canonical: string, facts: JudgeFacts): string | null {
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
