import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { monthIndex } from '../../resume/dates.ts';
import { amountText, satisfies, type Amount, type Comparison } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { readDurations } from '../durations.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { windowOf } from '../window.ts';
import { boundsOf, headOf, jobsOf, nameOfJob, spell } from '../work.ts';

type Which = 'each' | 'average' | 'current' | 'longest';

const PLACE = String.raw`(?:employers?|jobs?|compan(?:y|ies)|roles?|positions?|posts?|firms?|organi[sz]ations?|place|stays?|stints?|gig|arbeitgebern?|firma|firmen|unternehmen|betrieb|stellen?|empresas?|empleos?|puestos?|employeurs?|entreprises?|postes?|emplois?)`;
/** Only who has left has left early. */
const LEFT = /\b(?:left|leaves?|quit|quits|gone|walked|resigned)\b/iu;
const EACH = new RegExp(
  String.raw`\b(?:each|every|any|all(?: (?:the|her|his|their))?|jede[mnrs]?|allen?|cada|chaque|toutes?|tous)\s(?:(?:single|paid|of|the|her|his|their|les|las|los)\s){0,3}${PLACE}\b|\b(?:shortest)\s${PLACE}|\bno\s(?:single\s)?${PLACE}\s(?:was\s|is\s)?(?:shorter|under|below|lasting|of less|with less|for less|ended|less)|\b(?:never|not once|did not|didn't)\s(?:\p{L}+\s){0,2}(?:left|leave|quit|changed|gone|moved)\b|\bsticks? around\b`,
  'iu',
);
const AVERAGE =
  /\b(?:on average|average (?:tenure|stay|time|length)|averag(?:es|ing|e)|mean tenure|im (?:durch)?schnitt|durchschnittlich|en promedio|en moyenne|ortalama)\b/iu;
const CURRENT = new RegExp(
  String.raw`\b(?:current|present|today's|aktuellen?|jetzigen?|derzeitigen?|heutigen?|actuel(?:le)?|actual)\s(?:\p{L}+\s)?${PLACE}\b|\b(?:empresa|empleador|puesto|empleo|poste|employeur|entreprise)\s(?:actual|actuel(?:le)?)\b`,
  'iu',
);
const SAME = new RegExp(
  String.raw`\b(?:same|one|single|selben?|gleichen|einem|einer|mism[oa]|même|una sola|un seul)\s(?:and the same )?${PLACE}\b|\b(?:longest)\s${PLACE}|\b(?:stay|stint|internship|placement) of\b|\bstayed\b`,
  'iu',
);
/** "Never left a company before 18 months", "never below three years with any employer": a denied bound turns round. */
const TURNED: Readonly<Record<Comparison, Comparison>> = {
  '>=': '>=',
  '>': '<=',
  '<=': '>',
  '<': '>=',
  '=': '=',
};
const STARTED =
  /\b(?:joined|join(?:ed)? (?:up )?with|started|began|begun|took (?:up|on|over)|entered|moved into|came to|got|been hired|was hired|hired|angefangen|begonnen|empezó|incorporó|commencé|rejoint|débuté)\b/iu;

/**
 * Reads "stayed at least two years with each employer", "with the current employer for over two years", "on average four
 * years per company", "never left before 18 months", "joined the present employer in the last three years".
 */
export function readStay(text: string): Leaf | null {
  const started = readStart(text);
  if (started !== null) return started;
  const [amount, other] = readDurations(text);
  if (amount === undefined || other !== undefined) return null;
  const which: Which | null = AVERAGE.test(text)
    ? 'average'
    : CURRENT.test(text)
      ? 'current'
      : EACH.test(text)
        ? 'each'
        : SAME.test(text)
          ? 'longest'
          : null;
  if (which === null || windowOf(text).label !== '') return null;
  // a name that is asked for with it is for the reader of years: "five years as a cook with the same company"
  if (which !== 'average' && /\b(?:as an?|als|como|comme)\s\p{L}/iu.test(text)) return null;
  const around = `${text.slice(0, amount.start)} ${text.slice(amount.end)}`;
  const denied = /\b(?:never|not once|no|none|nie|nunca|jamais|did not|didn't)\b/iu.test(around);
  const bound: Amount = {
    value: amount.value,
    comparison: denied ? TURNED[amount.comparison] : amount.comparison,
  };
  return {
    kind: 'history',
    understood: `${LABELS[which]}: ${amountText({ ...bound, value: 0 }).replace(/ 0$/, '')} ${spell(amount.value)}`,
    decide: (facts) =>
      decideStay(bound, which, { ended: LEFT.test(text), interns: INTERN.test(text) }, facts),
  };
}

const LABELS: Readonly<Record<Which, string>> = {
  each: 'Time with each employer',
  average: 'Average time with an employer',
  current: 'Time with the current employer',
  longest: 'Longest time with one employer',
};

type Stay = { readonly group: readonly WorkEntry[]; readonly months: number };

/** The stays with one employer after the other, shortest first. */
function staysOf(jobs: readonly WorkEntry[], facts: CriterionFacts): Stay[] {
  return [...Map.groupBy(jobs, ({ employer, title }) => fold(employer ?? title ?? '')).values()]
    .flatMap((group) => {
      const ranges = group.flatMap((entry) => boundsOf(entry, facts.reference_date)?.high ?? []);
      return ranges.length === 0 ? [] : [{ group, months: Math.max(...ranges) - Math.min(...ranges) + 1 }];
    })
    .toSorted((a, b) => a.months - b.months);
}

const INTERN =
  /\b(?:intern(?:ship)?|praktik\p{L}*|stagiaire|becari[oa]|working student|werkstudent\p{L}*)\b/iu;

/** Only jobs that have ended; internships instead of jobs. */
type Kinds = { readonly ended: boolean; readonly interns: boolean };

function decideStay(asked: Amount, which: Which, { ended, interns }: Kinds, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts).filter(({ title }) => INTERN.test(title ?? '') === interns);
  const current = jobs.filter((entry) => entry.current);
  const running = new Set(current.map(({ employer, title }) => fold(employer ?? title ?? '')));
  const chosen =
    which === 'current'
      ? jobs.filter(({ employer, title }) => running.has(fold(employer ?? title ?? '')))
      : jobs;
  const stays = staysOf(chosen, facts);
  if (stays.length === 0 && interns && facts.profile.work.length > 0) {
    return notMet(0.8, 'The resume lists no internship.', lookedAt(facts, ['experience']));
  }
  if (stays.length === 0) {
    return which === 'current'
      ? notMet(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
      : notStated(0.5, 'The resume does not say: its jobs have no dates.');
  }
  // who has only just begun a job has not left it early
  const left = stays.filter(({ group }) => !group.some((entry) => entry.current));
  const each = ended && left.length > 0 ? left : stays;
  const decisive = which === 'each' ? each[0] : stays.at(-1);
  const months =
    which === 'average'
      ? Math.floor(stays.reduce((sum, stay) => sum + stay.months, 0) / stays.length)
      : (decisive?.months ?? 0);
  const [entry] = decisive?.group ?? [];
  const of = which === 'average' || entry === undefined ? '' : ` (${nameOfJob(entry)})`;
  const say = `${which === 'each' ? 'Shortest stay' : which === 'average' ? 'Average stay' : 'Longest stay'}: ${spell(months)}${of}.`;
  const shown = which === 'average' ? stays.flatMap(({ group }) => group) : (decisive?.group ?? []);
  const heads = shown.map((job) => headOf(job, facts));
  return satisfies(asked, months) === true ? met(0.85, say, heads) : notMet(0.85, say, heads);
}

/** "Joined the present employer in the last three years", "took up the current job after 2022". */
function readStart(text: string): Leaf | null {
  if (!STARTED.test(text) || !CURRENT.test(text)) return null;
  const { read, label } = windowOf(text);
  if (label === '') return null;
  return {
    kind: 'history',
    understood: `Began the current job${label}`,
    decide: (facts) => {
      const from = read(facts);
      const job = jobsOf(facts).find(({ current, start }) => current && start !== null);
      if (job === undefined || from === null) {
        return notMet(0.7, 'The resume lists no running job with a start.', lookedAt(facts, ['experience']));
      }
      const employer = fold(job.employer ?? '');
      const whole =
        /\b(?:employers?|compan(?:y|ies)|firms?|organi[sz]ation|arbeitgeber|firma|unternehmen|empresa|employeur|entreprise)\b/iu.test(
          text,
        );
      const group =
        whole && employer !== ''
          ? jobsOf(facts).filter((entry) => fold(entry.employer ?? '') === employer)
          : [job];
      const starts = group.flatMap(({ start }) => (start === null ? [] : [monthIndex(start, 'first')]));
      const first = Math.min(...starts);
      const head = headOf(job, facts);
      const say = `The resume lists ${quoted(facts, head)}.`;
      return first >= from ? met(0.88, say, [head]) : notMet(0.88, say, [head]);
    },
  };
}
