import { LEADER_TITLE, leadsPeople, PEOPLE, PEOPLE_WORD } from '../../resume/leading.ts';
import type { Verdict } from '../answer.ts';
import { amountText, numberOf, readAmounts, satisfies, type Amount } from '../amounts.ts';
import type { Span } from '../../profile.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { spokenLines } from '../search.ts';
import { sentencesOf, type Sentence } from '../sentences.ts';
import { headOf, headText, jobsOf } from '../work.ts';

const ASKED =
  /(?<![\p{L}])(?:(?:in charge of|at the head of|people under|under (?:him|her|them)\b|report(?:s|ed|ing)? to (?:him|her|them)\b|coached?\b|encadr|dirig|manag|led|lead|leads|leading|supervis|oversaw|oversee|head(?:ed|s|ing)?\b|direct(?:ed|s|ing)\b|mentor|run\b|ran\b|built|grown?|hired|dirigid|disziplinarisch|vorgesetzt|geführt|geleitet|führung|line-manag|responsible for)\p{L}*)/iu;
const IDIOM =
  /^(?:experience (?:in|with|of) )?management(?: experience)?$|\b(?:(?:people|line|team|staff|personnel) (?:management|manager|leadership|lead(?:er)?(?: experience)?)|leadership (?:experience|skills)|direct reports|team lead(?:er)?(?:ship)?(?: experience)?|personalverantwortung|führungserfahrung|mitarbeiterführung|personalführung|gestión de equipos|people manager|line[- ]manager|lien hiérarchique|managed people|supervisory experience|management experience)\b/iu;
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
  const formal = FORMAL.test(text);
  return {
    kind: 'management',
    understood: `${current ? 'Leads' : 'Has led or managed'} people${amount === null ? '' : `: ${amountText(amount)}`}`,
    decide: (facts) => decide({ amount, current, mentoring, formal }, facts),
  };
}

const FORMAL =
  /\b(?:formal(?:ly)?|line[- ]manag\p{L}*|direct reports|people manager|engineering manager|disziplinarisch\p{L}*|personalverantwortung)(?!\p{L})/iu;
// Who mentors others and says nothing of leading has not been their line manager.
const MENTORED = /(?<![\p{L}])mentor\p{L}*/iu;

type Asked = {
  readonly amount: Amount | null;
  readonly current: boolean;
  readonly mentoring: boolean;
  /** Line management is asked for, not leading of any kind. */ readonly formal: boolean;
};

// "No direct reports", "sans lien hiérarchique", "report to the engineering manager, not to me".
const DENIED =
  /\b(?:no|without|zero) (?:direct reports?|reports|line management|people management|personnel responsibility|staff responsibility|disciplinary)\b|\bsans (?:lien hiérarchique|encadrement)|\bohne (?:personal|führungs)verantwortung|\bkeine (?:personal|führungs)verantwortung|\bsin personal a cargo|\bindividual contributor\b|\breports? to \p{L}[^.;\n]{0,50}, not to me\b/iu;

function decide({ amount, current, mentoring, formal }: Asked, facts: CriterionFacts): Verdict {
  const denial = mentoring ? undefined : spokenLines(facts).find(({ text }) => DENIED.test(text));
  const verdict = decideLed({ amount, current, mentoring, formal }, facts);
  if (denial === undefined) return verdict;
  // what is denied somewhere may be true of another job, unless the job of today is asked for
  const says = verdict.truth === true && !current;
  return says ? verdict : notMet(0.8, `The resume denies it: ${quoted(facts, denial)}.`, [denial]);
}

function decideLed({ amount, current, mentoring, formal }: Asked, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts);
  const running = jobs.filter((entry) => entry.current);
  const inTime = ({ start, end }: Span): boolean =>
    !current || running.some(({ span }) => start >= span.start && end <= span.end);
  const single = spokenLines(facts).filter((line) => leadsPeople(line.text, mentoring) && inTime(line));
  // "Führung von sechs / Mitarbeitenden" stands in two lines
  const lines: readonly Sentence[] =
    single.length > 0
      ? single
      : sentencesOf(facts).filter((sentence) => leadsPeople(sentence.text, mentoring) && inTime(sentence));
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
    const mentored = spokenLines(facts).find(
      (line) => MENTORED.test(line.text) && leadsPeople(line.text, true) && inTime(line),
    );
    return mentored === undefined || !formal
      ? notStated(0.55, 'The resume does not say that the person has led people.')
      : notMet(
          0.7,
          `The resume says only that others were mentored or trained: ${quoted(facts, mentored)}.`,
          [mentored],
        );
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

const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d$€£.,%])(?<n>\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|diez)(?:\s?(?:-|–|to)\s?(?<m>\d{1,4}))?\+?[ -](?:[\p{L}-]+ ){0,3}?${PEOPLE}(?![\p{L}])|(?:teams?|staff|organi[sz]ation|department|crew|equipo|org|group|squad)s? (?:of|with|von|de|mit) (?:up to |over |about |around |more than |bis zu |más de )?(?<t>\d{1,5}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dos|tres|cuatro|cinco|seis|diez|doce)`,
  'giu',
);
/** "Lead 8 agents (11 during the peak season)", "a team of 6 (up to 9 in summer)". */
const AT_PEAK =
  /\((?:up to |peaking at |at peak |max\.? |later |now )?(?<n>\d{1,4}) (?:(?:people|staff|at|during|in|over) (?:[\p{L}\d-]+ ){0,4}(?:peak|season|summer|winter|christmas|maximum|end)|(?:at )?peak)/iu;
const GROWN =
  /\b(?:team|staff|organi[sz]ation|department|group)\b[^.;\n]{0,20} from \d{1,4} to (?<n>\d{1,5})\b/iu;

/** Numbers of people in a line: "team of 8", "12 direct reports". Years and sums of money are none. */
function countsIn(text: string): number[] {
  const grown = Number(GROWN.exec(text)?.groups?.['n'] ?? Number.NaN);
  const counts: number[] = [];
  let sum = 0;
  let until = -1;
  for (const match of text.matchAll(COUNT)) {
    const count = numberOf(match.groups?.['m'] ?? match.groups?.['n'] ?? match.groups?.['t'] ?? '');
    if (count === null || (count >= 1900 && count <= 2100)) continue;
    // "two receptionists and one clerk" are three people
    const joins =
      until >= 0 &&
      match.groups?.['t'] === undefined &&
      /^(?: and \p{L}+)?(?:,? (?:and|plus|und|et|y|as well as)|,| &| \+) $/iu.test(
        text.slice(until, match.index),
      );
    sum = joins ? sum + count : count;
    until = match.index + match[0].length;
    counts.push(count, sum);
  }
  const peak = Number(AT_PEAK.exec(text)?.groups?.['n'] ?? Number.NaN);
  return [...counts, grown, peak].filter((count) => !Number.isNaN(count));
}
