import { bestMention, type Mention } from '../criteria/search.ts';
import type { Judge } from '../criteria/engine.ts';
import { placesNaming, POSSESSED, type JudgeFacts } from '../criteria/facts.ts';
import type { Said } from '../criteria/answer.ts';
import { say, type Verdict } from '../criteria/predicate.ts';
import type { Span } from '../profile.ts';
import type { Requirement } from '../requirements/requirement.ts';
import { fold } from '../language/lines.ts';
import type { Quote } from '../criteria/quotes.ts';

/** Whether a resume shows a requirement, why (one sentence, in codes and prefix order), and where. */
export type Comparison = {
  readonly met: boolean;
  readonly told: readonly Said[];
  readonly spans: readonly Span[];
};

const NOT_MENTIONED = say('summary.not_mentioned');

const unmet = (said: Said): Comparison => ({ met: false, told: [said], spans: [] });

/** A sentence in front of those it joins. */
const joining = (code: string, joined: readonly Said[], args: Said['args'] = {}): readonly Said[] => [
  say(code, { ...args, parts: joined.length }),
  ...joined,
];

/**
 * Compares one requirement with a resume. Whether it is met is what the criterion engine answers to the same criterion;
 * only what it does not understand is looked up in its words. A quote in an explanation is always text of the resume.
 */
export function compare(requirement: Requirement, facts: JudgeFacts, judge: Judge): Comparison {
  const { canonical, kind, criterion } = requirement;
  if (canonical !== null && facts.removed.has(canonical) && kind !== 'degree') {
    return unmet(say('summary.removed'));
  }
  if (criterion === null) {
    return mentioned(requirement, facts) ?? literal(requirement, facts) ?? closest(requirement, facts);
  }
  const verdict = judge.decide(criterion.prompt_text, facts);
  const evidence = verdict.evidence.filter(({ stance }) => stance === 'for');
  if (verdict.truth !== true || evidence.length === 0) {
    return missing(requirement, verdict, facts);
  }
  if (kind === 'years') return years(verdict, evidence, facts);
  return mentioned(requirement, facts) ?? quotes(evidence.slice(0, 2), facts);
}

/** “quote”, or “item”, under “Skills” for the member of a list; columns of a line apart. */
const inMarks = ({ text, under, before }: Quote): Said =>
  say('summary.quote', {
    quotes: before === null ? marked(text) : `“${before}”, ${marked(text)}`,
    under: under === null ? '' : `“${under}”`,
  });

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
    told: joining('summary.shown', [...new Map(shown.map((one) => [JSON.stringify(one), one])).values()]),
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
    told: namedAs(mention, label, own !== undefined, quote),
    spans: [quote.span],
  };
}

function namedAs({ written }: Mention, label: string, own: boolean, quote: Quote): readonly Said[] {
  const shown = [inMarks(quote)];
  if (!own) return joining('summary.via', shown, { name: written });
  return fold(quote.text).includes(fold(label))
    ? joining('summary.shown', shown)
    : joining('summary.written', shown, { written: `“${written}”` });
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

/** "5 years 8 months: “Staff Engineer, Havnen Data AB”": what was counted, and the jobs it comes from. */
function years(verdict: Verdict, heads: readonly Span[], facts: JudgeFacts): Comparison {
  const { months, up_to } = countedIn(verdict) ?? {};
  const shown = heads.slice(0, MAX_JOBS).map((head) => headInMarks(head, facts));
  const more = heads.length - shown.length;
  return {
    met: true,
    told:
      months === undefined || up_to === undefined
        ? joining('summary.jobs', shown, { more })
        : joining('summary.years', shown, { months, up_to, more }),
    spans: heads.map(({ start, end }) => ({ start, end })),
  };
}

/** What the lines over a job say of its title, its employer and its time; places and the first bullet are left out. */
function headInMarks({ start, end }: Span, { document, profile }: JudgeFacts): Said {
  const parts = document.text.slice(start, end).split(/[\t\n]+/);
  const entry = profile.work.find(({ span }) => span.start === start);
  const names = [entry?.title, entry?.employer].filter((name) => name !== null && name !== undefined);
  const telling = parts.filter(
    (part) =>
      part.length <= 100 && (/\b(?:19|20)\d\d\b/u.test(part) || names.some((name) => part.includes(name))),
  );
  return say('summary.quote', {
    quotes: marked((telling.length > 0 ? telling : parts.slice(0, 1)).join('\n')),
    under: '',
  });
}

function missing(requirement: Requirement, verdict: Verdict, facts: JudgeFacts): Comparison {
  const { kind } = requirement;
  if (kind === 'years') return missedYears(verdict, facts);
  if (verdict.said.some(showsWords)) return answered(verdict);
  if (kind === 'open') return unmet(say('summary.not_stated'));
  if (kind === 'degree') return unmet(say('summary.no_degree'));
  return kind === 'language' ? unmet(NOT_MENTIONED) : closest(requirement, facts);
}

/** Whether a sentence has words of the resume in it. */
const showsWords = ({ args }: Said): boolean => Object.values(args).some((arg) => String(arg).includes('“'));

/** What the verdict says; columns of a line apart. */
const answered = ({ said }: Verdict): Comparison => ({
  met: false,
  told: joining(
    'summary.answer',
    said.map(({ code, args }) =>
      say(
        code,
        Object.fromEntries(
          Object.entries(args).map(([name, arg]) => [
            name,
            typeof arg === 'string' && name !== 'jobs' ? arg.replaceAll(/\t+/gu, '”, “') : arg,
          ]),
        ),
      ),
    ),
  ),
  spans: [],
});

function missedYears(verdict: Verdict, { profile }: JudgeFacts): Comparison {
  const { months_experience } = profile.totals;
  if (months_experience === null) return unmet(say('summary.no_dates'));
  const counted = countedIn(verdict);
  if (counted === undefined && !verdict.said.some(({ code }) => code === 'years.none')) {
    return answered(verdict);
  }
  const { months = 0, up_to = 0, name = '', jobs = '' } = counted ?? {};
  return unmet(
    jobs === ''
      ? say('summary.no_job', { months: months_experience })
      : say('summary.counted', { months, up_to, name, jobs }),
  );
}

/** "Not mentioned", with a mentioned skill of the same kind and parent, or the parent, where there is one. */
function closest({ canonical }: Requirement, facts: JudgeFacts): Comparison {
  const near = nearestTo(canonical ?? '', facts);
  if (near === null) return unmet(NOT_MENTIONED);
  const named = new Set((facts.mentions.get(near) ?? []).map(({ start }) => start));
  const mention = bestMention(
    facts,
    held(near, facts).filter(({ span }) => named.has(span.start)),
  );
  return {
    met: false,
    told: [say('summary.closest', { name: near })],
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
