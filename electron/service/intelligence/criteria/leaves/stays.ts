import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { monthIndex } from '../../resume/dates.ts';
import { amountText, satisfies, type Amount, type Comparison } from '../amounts.ts';
import type { Verdict } from '../answer.ts';
import { readDurations, type Duration } from '../durations.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { lookedAt } from '../search.ts';
import { windowOf } from '../window.ts';
import { spell } from '../../spell.ts';
import { boundsOf, headOf, jobsOf, lastMonth, nameOfJob } from '../work.ts';

type Which = 'each' | 'average' | 'current' | 'longest';

const PLACE = String.raw`(?:employers?|jobs?|compan(?:y|ies)|roles?|positions?|posts?|firms?|organi[sz]ations?|place|stays?|stints?|gig|arbeitgebern?|firma|firmen|unternehmen|betrieb|stellen?|empresas?|empleos?|puestos?|employeurs?|entreprises?|postes?|emplois?)`;
const EACH = new RegExp(
  String.raw`\b(?:each|every|any|all(?: (?:the|her|his|their))?|jede[mnrs]?|allen?|cada|chaque|toutes?|tous)\s(?:(?:single|paid|of|the|her|his|their|les|las|los)\s){0,3}${PLACE}\b|\b(?:shortest)\s${PLACE}|\bno\s(?:single\s)?${PLACE}\s(?:was\s|is\s)?(?:shorter|under|below|lasting|of less|with less|for less|ended|less)|\b(?:never|not once|did not|didn't)\s(?:\p{L}+\s){0,2}(?:left|leave|quit|changed|gone|moved)\b|\bsticks? around\b`,
  'iu',
);
/** "No job hopping", "does not change jobs too often": a short stay is what is not wanted. */
const HOPPING = String.raw`(?<![\p{L}])(?:no|not|non|never|without|avoids?|(?:is|does|has|did)n't|free (?:of|from)|kein\p{L}{0,2}|ohne|nicht)\s(?:\p{L}{1,12}\s){0,3}?(?:(?:job|employer|company|jobs)[\s-]?hop(?:s|p(?:ing|ers?|ed|y))?|hop(?:s|p(?:ing|ed))? (?:between |from |around )?(?:jobs?|employers?|companies|job to job)|frequent(?:ly)? (?:(?:job|employer|company)[\s-]?(?:chang|switch|mov)(?:e|es|ing|ed)?|(?:chang|switch)(?:e|es|ing|ed)(?: of| in)? (?:jobs?|employers?|compan(?:y|ies)|employment))|(?:chang|switch)(?:e|es|ing|ed) (?:jobs?|employers?|companies) (?:too |so |very )?(?:often|frequently|constantly)|jobhopp(?:ing|er(?:in)?)|häufige[nrsm]? (?:job|stellen|arbeitgeber)wechsel)(?![\p{L}])`;
const NO_HOPPING = new RegExp(HOPPING, 'iu');
const HOPPING_FIRST = new RegExp(
  String.raw`^(?:(?:is|does|has|did|be)\s)?(?<hop>${HOPPING})(?:\s?[,;:]|\s(?:and|but|with|plus|und|aber))\s(?<rest>.{3,})$`,
  'iu',
);
const HOPPING_LAST = new RegExp(
  String.raw`^(?<rest>.{3,}?)(?:\s?[,;:]|\s(?:and|but|with|plus|und|aber)|\s(?=without|ohne))\s?(?:(?:is|does|has|did)\s)?(?<hop>${HOPPING})$`,
  'iu',
);
/** Months asked for where "no job hopping" names no number. */
const NO_HOPPING_MONTHS = 12;
const EVERYWHERE = new RegExp(
  String.raw`\b(?:everywhere|anywhere|wherever \p{L}+ (?:has )?worked|per ${PLACE}|at (?:each|every|all) of them)\b|(?<![\p{L}])überall(?![\p{L}])`,
  'iu',
);
/** What may stand beside them without being a question of its own. */
const BESIDE = new RegExp(
  String.raw`(?<![\p{L}])(?:${PLACE}|(?:has|have|had|having|is|was|been|be|are|were|stayed|stays?|staying|spent|spends?|worked|works?|working|held|remained|remains?|kept|lasted|lasting|left|leaves?|leaving|quits?|changed|changes|moved|gone|resigned|tenures?|everywhere|anywhere|wherever|them|loyal|loyalty|stable|steady|stability|solid|consistent|employment|work|career|history|record|track|cv|resume|person|people|candidates?|years?|months?|time|the|an?|his|her|their|she|he|they|who|which|that|this|and|but|so|i\.?e|with|at|in|for|of|on|to|by|per|within|before|under|after|than|less|shorter|least|minimum|min|each|every|any|all|single|ever|never|not|no|once|did|does|didn't|around|long|longer|shortest|bei|jede[mnrs]?|überall|mindestens|geblieben|war|hat|immer|nie))(?![\p{L}])`,
  'giu',
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

/** Whether short stays are ruled out in so many words: "no job hopping". */
export function deniesHopping(text: string): boolean {
  return NO_HOPPING.test(text);
}

/** "No job hopping and 5 years of Java" asks for two things; null where it is all about the stays. */
export function besideHopping(text: string): readonly [string, string] | null {
  if (!deniesHopping(text) || readStay(text) !== null) return null;
  const first = HOPPING_FIRST.exec(text)?.groups;
  if (first !== undefined) return [first['hop'] ?? '', first['rest'] ?? ''];
  const last = HOPPING_LAST.exec(text)?.groups;
  return last === undefined ? null : [last['rest'] ?? '', last['hop'] ?? ''];
}

/** "Never left within 18 months" is how long every stay lasted, not when it was. */
const LEFT_WITHIN =
  /(?<=\b(?:never|not|not once|didn't|hasn't)\s(?:\p{L}+\s){0,2}(?:left|leave|quit|changed|gone|moved)\b.{0,40}?\b)(?:(?:with)?in|before) (?:under |less than |the first )?(?=(?:an? |\d|one\b|two\b|three\b|four\b|five\b|six\b|twelve\b|eighteen\b))/iu;

/**
 * Reads "stayed at least two years with each employer", "with the current employer for over two years", "on average four
 * years per company", "never left before 18 months", "joined the present employer in the last three years".
 */
export function readStay(text: string): Leaf | null {
  const started = readStart(text);
  if (started !== null) return started;
  const hopping = deniesHopping(text);
  const { read, label, rest } = windowOf(text.replace(LEFT_WITHIN, 'under ').replace(NO_HOPPING, ' '));
  const [said, other] = readDurations(rest);
  const amount: Duration | undefined =
    said ?? (hopping ? { value: NO_HOPPING_MONTHS, comparison: '>=', start: 0, end: 0 } : undefined);
  if (amount === undefined || other !== undefined) return null;
  const which: Which | null = AVERAGE.test(text)
    ? 'average'
    : CURRENT.test(text)
      ? 'current'
      : hopping || EACH.test(text) || EVERYWHERE.test(text)
        ? 'each'
        : SAME.test(text)
          ? 'longest'
          : null;
  if (which === null || (which !== 'each' && (label !== '' || hopping))) return null;
  const around = `${rest.slice(0, amount.start)} ${rest.slice(amount.end)}`;
  if (
    which === 'each' &&
    (label !== '' || !EACH.test(text)) &&
    /\p{L}{2}/u.test(around.replaceAll(BESIDE, ' '))
  ) {
    return null;
  }
  // a name that is asked for with it is for the reader of years: "five years as a cook with the same company"
  if (which !== 'average' && /\b(?:as an?|als|como|comme)\s\p{L}/iu.test(text)) return null;
  const denied = /\b(?:never|not once|no|none|nie|nunca|jamais|did not|didn't|not left|hasn't left)\b/iu.test(
    around,
  );
  const bound: Amount = {
    value: amount.value,
    comparison: denied ? TURNED[amount.comparison] : amount.comparison,
  };
  // no stay is longer than two years when the longest is not
  const kind = which === 'each' && bound.comparison.startsWith('<') ? 'longest' : which;
  const assumed = said === undefined ? ' (no length is named, so 1 year is taken)' : '';
  const interns = INTERN.test(text);
  return {
    kind: 'history',
    understood: `${LABELS[kind]}${label}: ${amountText({ ...bound, value: 0 }).replace(/ 0$/, '')} ${spell(amount.value)}${assumed}`,
    decide: (facts) => {
      const from = read(facts);
      const jobs = jobsOf(facts).filter(
        (entry) =>
          INTERN.test(entry.title ?? '') === interns && (from === null || lastMonth(entry, facts) >= from),
      );
      return kind === 'each'
        ? decideShortest(bound, interns, jobs, facts)
        : decideStay(bound, kind, interns, jobs, facts);
    },
  };
}

const LABELS: Readonly<Record<Which, string>> = {
  each: 'Shortest time with one employer',
  average: 'Average time with an employer',
  current: 'Time with the current employer',
  longest: 'Longest time with one employer',
};

const employerOf = ({ employer, title }: WorkEntry): string => fold(employer ?? title ?? '');

type Stay = { readonly group: readonly WorkEntry[]; readonly months: number };

/** The stays with one employer after the other, shortest first. */
function staysOf(jobs: readonly WorkEntry[], facts: CriterionFacts): Stay[] {
  return [...Map.groupBy(jobs, employerOf).values()]
    .flatMap((group) => {
      const ranges = group.flatMap((entry) => boundsOf(entry, facts.reference_date)?.high ?? []);
      return ranges.length === 0 ? [] : [{ group, months: Math.max(...ranges) - Math.min(...ranges) + 1 }];
    })
    .toSorted((a, b) => a.months - b.months);
}

const INTERN =
  /\b(?:intern(?:ship)?|praktik\p{L}*|stagiaire|becari[oa]|working student|werkstudent\p{L}*)\b/iu;

const NO_INTERNSHIP = 'The resume lists no internship.';
const NO_DATES = 'The resume does not say: its jobs have no dates.';

function decideStay(
  asked: Amount,
  which: Exclude<Which, 'each'>,
  interns: boolean,
  jobs: readonly WorkEntry[],
  facts: CriterionFacts,
): Verdict {
  const running = new Set(jobs.filter(({ current }) => current).map(employerOf));
  const stays = staysOf(
    which === 'current' ? jobs.filter((entry) => running.has(employerOf(entry))) : jobs,
    facts,
  );
  if (stays.length === 0 && interns && facts.profile.work.length > 0) {
    return notMentioned(0.8, NO_INTERNSHIP, lookedAt(facts, ['experience']));
  }
  if (stays.length === 0) {
    return which === 'current'
      ? notMentioned(0.75, 'The resume lists no running job.', lookedAt(facts, ['experience']))
      : notStated(0.5, NO_DATES);
  }
  const longest = stays.at(-1);
  const months =
    which === 'average'
      ? Math.floor(stays.reduce((sum, stay) => sum + stay.months, 0) / stays.length)
      : (longest?.months ?? 0);
  const [entry] = longest?.group ?? [];
  const of = which === 'average' || entry === undefined ? '' : ` (${nameOfJob(entry)})`;
  const say = `${which === 'average' ? 'Average stay' : 'Longest stay'}: ${spell(months)}${of}.`;
  const shown = which === 'average' ? stays.flatMap(({ group }) => group) : (longest?.group ?? []);
  const heads = shown.map((job) => headOf(job, facts));
  return satisfies(asked, months) === true ? met(0.85, say, heads) : notMet(0.85, say, heads);
}

const said = ({ group: [entry], months }: Stay): string =>
  `${spell(months)}${entry === undefined ? '' : ` (${nameOfJob(entry)})`}`;
const goesOn = ({ group }: Pick<Stay, 'group'>): boolean => group.some(({ current }) => current);

/** No stay may be too short. A job that still goes on has not been left early; one without dates leaves it open. */
function decideShortest(
  asked: Amount,
  interns: boolean,
  jobs: readonly WorkEntry[],
  facts: CriterionFacts,
): Verdict {
  if (jobs.length === 0 && interns && facts.profile.work.length > 0) {
    return notMentioned(0.8, NO_INTERNSHIP, lookedAt(facts, ['experience']));
  }
  const stays = staysOf(jobs, facts);
  const isLong = ({ months }: Stay): boolean => satisfies(asked, months) === true;
  const isDated = (entry: WorkEntry): boolean => boundsOf(entry, facts.reference_date) !== null;
  const heads = ({ group }: Pick<Stay, 'group'>) => group.map((job) => headOf(job, facts));
  const left = stays.filter((stay) => !goesOn(stay));
  const early = left.find((stay) => !isLong(stay) && stay.group.every(isDated));
  if (early !== undefined) return notMet(0.85, `Shortest stay: ${said(early)}.`, heads(early));
  const long = new Set(stays.filter(isLong).flatMap(({ group }) => group.map(employerOf)));
  const open = [...Map.groupBy(jobs, employerOf).entries()]
    .map(([employer, group]) => ({ employer, group }))
    .find((one) => !goesOn(one) && !long.has(one.employer));
  if (open !== undefined) {
    return stays.length === 0
      ? notStated(0.5, NO_DATES)
      : notStated(
          0.5,
          `The resume does not say: a job has no dates (${open.group.slice(0, 1).map(nameOfJob).join('')}).`,
          heads(open),
        );
  }
  const recent = stays.find((stay) => goesOn(stay) && !isLong(stay));
  const [shortest] = left.length > 0 ? left : stays.filter(isLong);
  if (shortest === undefined) {
    return recent === undefined
      ? notStated(0.5, NO_DATES)
      : notStated(0.5, `The only job still goes on: ${said(recent)} so far.`, heads(recent));
  }
  const still = recent === undefined ? '' : ` The current job still goes on: ${said(recent)} so far.`;
  return met(0.85, `Shortest stay: ${said(shortest)}.${still}`, heads(shortest));
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
        return notMentioned(
          0.7,
          'The resume lists no running job with a start.',
          lookedAt(facts, ['experience']),
        );
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
