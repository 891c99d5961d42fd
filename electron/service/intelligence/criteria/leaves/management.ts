import type { Line } from '../../resume/lines.ts';
import type { Verdict } from '../answer.ts';
import { amountText, numberOf, readAmounts, satisfies, type Amount } from '../amounts.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notStated, type Leaf } from '../leaf.ts';
import { spokenLines } from '../search.ts';
import { headOf, headText, jobsOf } from '../work.ts';

const PEOPLE = String.raw`(?:teams?|people|persons?|staff|employees?|engineers?|developers?|designers?|analysts?|nurses?|reports?|members?|workers?|colleagues|operatives|assistants?|associates?|managers?|interns?|trainees?|volunteers?|technicians?|operators?|drivers?|cooks|chefs|waiters|crew|brigade|porters?|headcount|FTEs?|direct reports|squads?|organi[sz]ation|org|department|Mitarbeiter\p{L}*|Teams?|personas?|equipo|employés|équipe|scientists?|specialists?|coordinators?|sales ?people|representatives|juniors?|teachers?|subcontractors|tradesmen|recruiters?|writers?|ekip\p{L}*)`;
const ASKED =
  /\b(?:(?:manag|led|lead|leads|leading|supervis|oversaw|oversee|head(?:ed|s|ing)?\b|direct(?:ed|s|ing)\b|mentor|run\b|ran\b|built|grown?|hired|dirigid|geführt|geleitet|führung|line-manag|responsible for)\p{L}*)/iu;
const IDIOM =
  /^(?:experience (?:in|with|of) )?management(?: experience)?$|\b(?:(?:people|line|team|staff|personnel) (?:management|manager|leadership|lead(?:er)?(?: experience)?)|leadership (?:experience|skills)|direct reports|team lead(?:er)?(?:ship)?(?: experience)?|personalverantwortung|führungserfahrung|mitarbeiterführung|personalführung|gestión de equipos|managed people|supervisory experience|management experience)\b/iu;
const PEOPLE_WORD = new RegExp(String.raw`(?<![\p{L}])${PEOPLE}(?![\p{L}])`, 'iu');
const VERB =
  /(?<![\p{L}])(?:manag(?:ed?|es|ing)|led|leads?|leading|supervis(?:ed?|es|ing)|oversaw|oversees?|overseeing|head(?:ed|s|ing)|direct(?:ed|s|ing)|mentor(?:ed|s|ing)?|coach(?:ed|es|ing)|built|buil(?:d|ds|ding)|grew|scal(?:ed|es|ing)|expanded|hired|recruited|train(?:ed|ing)|dirig\p{L}+|coordin\p{L}+|führ\p{L}+|geführt|leit\p{L}+|geleitet|fachliche führung|encadr\p{L}+|runs?|ran|running|head of|responsible for|reports? to me|direct reports|line[- ]manag\p{L}+)(?![\p{L}])/iu;
// What is managed in a resume far more often than people.
const THINGS =
  /(?<![\p{L}])(?:manag(?:ed|ing|es|e)|directed|oversaw|coordinated) (?:the )?(?:AWS|Azure|budgets?|projects?|accounts?|database|inventory|infrastructure|servers?|systems?|releases?|portfolio|campaigns?|social media|calendar|risk|data|content|clusters?)(?![\p{L}])/iu;
const LEADER_TITLE =
  /\b(?:head|director|team lead(?:er)?|engineering manager|supervisor|foreman|shift (?:lead|manager)|(?:store|restaurant|branch|plant|site|hotel|kitchen|ward|clinic|department|sales|hr|operations) manager|head chef|chief|vp|vice president|teamleiter\p{L}*|abteilungsleiter\p{L}*|jef[ae] de)\b/iu;

/** Reads "has managed people", "led a team of 5 or more engineers", "at least 10 direct reports". */
export function readManagement(text: string): Leaf | null {
  const asks = IDIOM.test(text) || (ASKED.test(text) && PEOPLE_WORD.test(text.replace(ASKED, ' ')));
  if (
    !asks ||
    /\b(?:product|project|program(?:me)?|account|quality|data|risk|change|time|supply chain|budget|stakeholder) management\b/iu.test(
      text,
    )
  ) {
    return null;
  }
  if (/\b(?:migration|monolith|budgets?|project)\b/iu.test(text)) return null;
  if (
    readAmounts(text).some(({ end }) => /^\+?\s?(?:years?|months?|yrs?|jahre|años)\b/iu.test(text.slice(end)))
  ) {
    return null;
  }
  const amount =
    readAmounts(text).find(
      (found) =>
        !/^\s?(?:years?|months?|yrs?|jahre|años)\b/iu.test(text.slice(found.end)) &&
        !/^(?:an?|one)$/iu.test(text.slice(found.start, found.end).trim()),
    ) ?? null;
  const current = /\b(?:currently|at present|now|presently)\b|^(?:manages|leads)\b/iu.test(text);
  const mentoring = /\bmentor/iu.test(text);
  return {
    kind: 'management',
    understood: `${current ? 'Leads' : 'Has led or managed'} people${amount === null ? '' : `: ${amountText(amount)}`}`,
    decide: (facts) => decide({ amount, current, mentoring }, facts),
  };
}

type Asked = { readonly amount: Amount | null; readonly current: boolean; readonly mentoring: boolean };

function decide({ amount, current, mentoring }: Asked, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts);
  const running = jobs.filter((entry) => entry.current);
  const lines = spokenLines(facts).filter(
    (line) =>
      leads(line, mentoring) &&
      (!current || running.some(({ span }) => line.start >= span.start && line.end <= span.end)),
  );
  const [first] = lines;
  if (amount === null) {
    if (first !== undefined) {
      const span = { start: first.start, end: first.end };
      return met(0.85, `The resume says ${quoted(facts, span)}.`, [span]);
    }
    const leader = (current ? running : jobs).find((entry) =>
      LEADER_TITLE.test(entry.title ?? headText(entry, facts)),
    );
    if (leader !== undefined) {
      return met(0.68, `The job title implies it: ${quoted(facts, headOf(leader, facts))}.`, [
        headOf(leader, facts),
      ]);
    }
    return notStated(0.55, 'The resume does not say that the person has led people.');
  }
  const counted = lines.flatMap((line) => countsIn(line.text).map((count) => ({ line, count })));
  const enough = counted.find(({ count }) => satisfies(amount, count) === true);
  if (enough !== undefined) {
    const span = { start: enough.line.start, end: enough.line.end };
    return met(0.88, `The resume says ${quoted(facts, span)}.`, [span]);
  }
  const [largest] = counted.toSorted((a, b) => b.count - a.count);
  if (largest !== undefined) {
    const span = { start: largest.line.start, end: largest.line.end };
    return {
      ...notStated(0.78, `The largest team the resume names has ${largest.count}: ${quoted(facts, span)}.`, [
        span,
      ]),
      truth: false,
    };
  }
  return first === undefined
    ? notStated(0.6, 'The resume does not say that the person has led people.')
    : notStated(0.65, `The resume does not say how many people: ${quoted(facts, first)}.`, [first]);
}

// A verb and the people it leads stand close together, and the verb before them.
const NEAR = new RegExp(
  String.raw`${VERB.source}[^.;\n]{0,60}?(?<![\p{L}])${PEOPLE}(?![\p{L}])(?! (?:relations|engagement|satisfaction|retention|records|benefits|onboarding|meetings?|events?|building|training|data|experience|handbook))|${PEOPLE}[^.;\n]{0,20}(?:reporting to|under)`,
  'iu',
);

function leads(line: Line, mentoring: boolean): boolean {
  const { text } = line;
  if (!VERB.test(text) || !PEOPLE_WORD.test(text)) return false;
  const near = NEAR.exec(text)?.[0];
  if (near === undefined) return false;
  // "Coordinated launches with sales teams", "Led hiring for the engineering organization": beside them, not over them.
  if (
    /\b(?:with|for|across|between|alongside|to|by|from|mit|für|con|para)\b/iu.test(
      near.replace(/^responsible for|^reports? to/iu, ''),
    ) &&
    !/\bteam of\b|\bof \d/iu.test(near)
  ) {
    return false;
  }
  if (THINGS.test(near) && !/\b(?:of|with) \d/iu.test(near)) return false;
  if (
    !mentoring &&
    /^(?:mentor|coach|train|hired|recruited)/iu.test(near) &&
    !/\b(?:team|reports?)\b/iu.test(near)
  ) {
    return false;
  }
  return !/\b(?:collaborat\p{L}+ with|worked with|liaised|supported) /iu.test(near);
}

const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d$€£.,%])(?<n>\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|diez)(?:\s?(?:-|–|to)\s?(?<m>\d{1,4}))?\+?[ -](?:[\p{L}-]+ ){0,3}?${PEOPLE}(?![\p{L}])|(?:teams?|staff|organi[sz]ation|department|crew|equipo|org|group|squad)s? (?:of|with|von|de|mit) (?:up to |over |about |around |more than |bis zu |más de )?(?<t>\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dos|tres|cuatro|cinco|seis|diez|doce)`,
  'giu',
);
const GROWN =
  /\b(?:team|staff|organi[sz]ation|department|group)\b[^.;\n]{0,20} from \d{1,4} to (?<n>\d{1,5})\b/iu;

/** Numbers of people in a line: "team of 8", "12 direct reports". Years and sums of money are none. */
function countsIn(text: string): number[] {
  const grown = Number(GROWN.exec(text)?.groups?.['n'] ?? Number.NaN);
  const counts = [...text.matchAll(COUNT)].flatMap((match) => {
    const count = numberOf(match.groups?.['m'] ?? match.groups?.['n'] ?? match.groups?.['t'] ?? '');
    return count === null || (count >= 1900 && count <= 2100) ? [] : [count];
  });
  return Number.isNaN(grown) ? counts : [...counts, grown];
}
