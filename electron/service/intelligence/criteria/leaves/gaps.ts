import type { WorkEntry } from '../../profile.ts';
import { monthIndex, monthOf } from '../../resume/dates.ts';
import { readDurations } from '../durations.ts';
import type { CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { windowOf } from '../window.ts';
import { spell } from '../../spell.ts';
import { boundsOf, headOf, jobsOf } from '../work.ts';

const GAP =
  /\b(?:gaps?|holes?|career breaks?|breaks? (?:of|in|longer|between|from)|lücken?|huecos?|interruptions?|trous?|lagunas?|(?:out of|without|away from|between) (?:an? |any |paid )*(?:work|jobs?|employment)|unemployed|unemployment|idle|without (?:an? |any )?(?:break|gap|hole|pause|interruption)s?|stepped (?:away|out)|off work|jobless|ohne (?:arbeit|job|stelle|beschäftigung)|arbeitslos|sin (?:trabajo|empleo)|sans (?:emploi|travail)|uninterrupted|unbroken|seamless|continuous(?:ly)?|lückenlos|sin interrupción|sans interruption|back[- ]to[- ]back)\b/iu;
const WORK =
  /\b(?:work|employ\p{L}*|career|history|cv|resume|jobs?|positions?|beschäftig\p{L}*|lebenslauf|werdegang|empleos?|trabajo|emplois?|parcours|gaps?|holes?|breaks?|interruptions?|lücken?|huecos?|unemploy\p{L}*|arbeit\p{L}*|idle|stepped|sin interrupción|trous?)\b/iu;
const NONE =
  /\b(?:no|not|without (?:an? |any |a single )?(?:gaps?|holes?|breaks?|interruptions?)|keine?n?|ohne (?:eine? )?lücken?|sin (?:huecos?|interrupción|lagunas?)|sans (?:trous?|interruption)|never|nie|niemals|nunca|jamais|free of|uninterrupted|unbroken|seamless|continuous(?:ly)?|lückenlos|back[- ]to[- ]back)\b/iu;

const OTHER =
  /\b(?:explain|reason|learning|studying|study|experience (?:in|with|of)|integration|delivery|improvement|breaks? (?:down|even))/iu;
const SCHOOL = /\b(?:graduat\p{L}*|universit\p{L}*|degree|studium|studies|diplom\p{L}*|carrera|licence)\b/iu;

/** Reads "no gap longer than 12 months", "never more than two months out of work since 2016", "an unbroken career". */
export function readGap(text: string): Leaf | null {
  if (!GAP.test(text) || !WORK.test(text)) return null;
  if (OTHER.test(text)) return null;
  const { read, label, rest } = windowOf(text);
  const [amount] = readDurations(rest);
  const outside = amount === undefined ? rest : `${rest.slice(0, amount.start)} ${rest.slice(amount.end)}`;
  // "never more than two months": the bound denies as well as the word
  const bounded = amount !== undefined && (amount.comparison === '<=' || amount.comparison === '<');
  const none = NONE.test(outside) || bounded;
  const single = /\b(?:not a|no) single (?:month|day|week)\b/iu.test(rest);
  const several = /\b(?:several|mehrere|varios|plusieurs) (?:months?|monate|meses|mois)\b/iu.test(rest);
  // a bare length is one that must not be reached: "no gap of a year"
  const months = single || amount === undefined ? 1 : several ? 2 : amount.value;
  const reached =
    !single && amount !== undefined && (amount.comparison === '<' || (amount.comparison === '>=' && !none));
  const schooled = SCHOOL.test(text);
  const first = schooled && /\bfirst\b/iu.test(text);
  const lastTwo = /\blast two jobs\b/iu.test(text);
  return {
    kind: 'history',
    understood: `${none ? 'No gap' : 'A gap'} between jobs of ${reached ? '' : 'more than '}${spell(months)}${reached ? ' or more' : ''}${label}`,
    decide: (facts) => {
      const between = longestGap(lastTwo ? jobsOf(facts).slice(0, 2) : jobsOf(facts), read(facts), facts);
      const gap = schooled ? longer(firstJobAfterSchool(facts), first ? null : between) : between;
      if (gap === null) return notStated(0.5, 'The resume does not say: it gives too few dates.');
      const has = reached ? gap.months >= months : gap.months > (single ? 0 : months);
      const say =
        gap.months <= 0
          ? 'The dated jobs follow each other without a gap.'
          : `The longest gap between dated jobs is ${spell(gap.months)}.`;
      const heads = gap.entries.map((entry) => headOf(entry, facts));
      return has === none ? notMet(0.82, say, heads) : met(0.82, say, heads);
    },
  };
}

type Gap = { readonly months: number; readonly entries: readonly WorkEntry[] };

/** The longest time without a job between the first dated job (or `from`) and now. */
function longestGap(jobs: readonly WorkEntry[], from: number | null, facts: CriterionFacts): Gap | null {
  const dated = jobs
    .flatMap((entry) => {
      const bounds = boundsOf(entry, facts.reference_date);
      return bounds === null ? [] : [{ entry, first: bounds.high[0], last: bounds.high[1] }];
    })
    .toSorted((a, b) => a.first - b.first);
  const [opening] = dated;
  if (opening === undefined) return null;
  let until = opening.last;
  let before = opening.entry;
  let longest: Gap = { months: 0, entries: [opening.entry] };
  for (const { entry, first, last } of dated.slice(1)) {
    const months = first - Math.max(until, (from ?? 0) - 1) - 1;
    if (months > longest.months) longest = { months, entries: [before, entry] };
    if (last > until) {
      until = last;
      before = entry;
    }
  }
  const open = monthOf(facts.reference_date) - 1 - until;
  return open > longest.months && dated.length > 1 ? { months: open, entries: [before] } : longest;
}

function longer(a: Gap | null, b: Gap | null): Gap | null {
  return a === null || (b !== null && b.months >= a.months) ? b : a;
}

/** The time between the first degree and the first job after it; null where the resume does not date them. */
function firstJobAfterSchool(facts: CriterionFacts): Gap | null {
  const ends = facts.profile.education.flatMap(({ end, level, completed }) =>
    end === null || !completed || (level ?? 0) < 3 ? [] : [monthIndex(end, 'last')],
  );
  const first = jobsOf(facts)
    .flatMap((entry) => (entry.start === null ? [] : [{ entry, start: monthIndex(entry.start, 'first') }]))
    .toSorted((a, b) => a.start - b.start)[0];
  if (ends.length === 0 || first === undefined) return null;
  return { months: Math.max(0, first.start - Math.min(...ends) - 1), entries: [first.entry] };
}
