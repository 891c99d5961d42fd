import type { WorkEntry } from '../../profile.ts';
import { fold } from '../../resume/lines.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { windowOf, withoutNow } from '../window.ts';
import { headOf, jobsOf, lastMonth } from '../work.ts';
import { inField } from './field.ts';
import { readWords } from './words.ts';

// Words of a clause that asks for nothing but being at work, folded.
const AT_WORK = new Set(
  `is be been being was has have had holds hold held having in on at a an the any all some with for of or and someone somebody s somebody's her his their
  paid full time part permanent regular salaried gainful gainfully active actively kind sort whatsoever ever once least one actual real
  employed employment employer employers employee job jobs work working worked works payroll payrolls position post role company firm
  in angestellter stellung berufstatig beschaftigt angestellt arbeitet gearbeitet job stelle arbeit tatig empleado empleada empleo trabaja trabajando trabajado trabajo tiene en un una
  emploi travaille poste salarie calisiyor`.split(/\s+/),
);
const WORK_WORD =
  /\b(?:employ|work|job|payroll|position|post\b|berufst|beschäft|angestellt|arbeit|stelle|emple|trabaj|travail|emploi|poste|çalışıyor)/iu;

function onlyWork(text: string): boolean {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return words.length > 0 && WORK_WORD.test(text) && words.every((word) => AT_WORK.has(word));
}

const BARE =
  /^(?:is |be )?(?:in )?(?:employed|employment|paid employment|a job|has a job|in work|working|berufstätig|angestellt)$/iu;

/** Reads "employed now", "on somebody's payroll at present", "any job at all since 2020", "has worked in the last two years". */
export function readAtWork(text: string): Leaf | null {
  const denied = /\b(?:not|no longer|nicht|kein\p{L}*|no)\b/iu.test(text);
  const plain = text
    .replaceAll(/\b(?:not|no longer|nicht|kein\p{L}*|no)\b/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ongoing = withoutNow(plain);
  if (BARE.test(plain) || (ongoing !== null && onlyWork(ongoing))) return employedLeaf(!denied);
  const { read, label, rest } = windowOf(plain);
  return label !== '' && onlyWork(rest) && !denied ? workedLeaf(read, label) : null;
}

/** Whether a job is running. */
export function employedLeaf(wanted: boolean): Leaf {
  return {
    kind: 'history',
    understood: wanted ? 'Employed at present' : 'Not employed at present',
    decide: (facts) => {
      const jobs = jobsOf(facts);
      const running = jobs.find(({ current }) => current);
      const [last] = jobs;
      if (running !== undefined) {
        const head = headOf(running, facts);
        return (wanted ? met : notMet)(0.93, `The resume lists a running job: ${quoted(facts, head)}.`, [
          head,
        ]);
      }
      if (last === undefined) return notStated(0.5, 'The resume does not say: it lists no jobs.');
      const head = headOf(last, facts);
      return (wanted ? notMet : met)(
        last.end === null ? 0.6 : 0.85,
        `The last job in the resume has ended: ${quoted(facts, head)}.`,
        [head],
      );
    },
  };
}

function workedLeaf(read: (facts: CriterionFacts) => number | null, label: string): Leaf {
  return {
    kind: 'history',
    understood: `Has worked${label}`,
    decide: (facts) => {
      const from = read(facts) ?? 0;
      const [last] = jobsOf(facts);
      if (last === undefined) return notStated(0.5, 'The resume does not say: it lists no jobs.');
      const head = headOf(last, facts);
      return lastMonth(last, facts) >= from
        ? met(0.9, `The resume lists ${quoted(facts, head)}.`, [head])
        : notMet(0.85, `The last job in the resume is ${quoted(facts, head)}.`, [head]);
    },
  };
}

const VERBS =
  /\b(?:is|be|been|was|has|have|had|works?|worked|working|keeps?|does|did|doing|active|engaged|busy|held|holds?|an?|the|in|on|at|as|for|with|of|any|job|jobs|role|position|post|her|his|their|own|so|far|ever)\b/giu;

/**
 * Reads work of a kind at a time ("nursing at the bedside at present", "on stage since January 2024"): a job of that time
 * shows it. A job that shows it at another time speaks against; where none does, the words decide.
 */
export function readWorkAt(text: string): Leaf | null {
  const ongoing = withoutNow(text);
  const window = windowOf(ongoing ?? text);
  if (ongoing === null && window.label === '') return null;
  const what = window.rest
    .replaceAll(VERBS, ' ')
    .replaceAll(/[^\p{L}\d+#& -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = readWords(text);
  const long = what.split(' ').length > 6;
  if (words === null || long || contentKeys(what).length === 0) return null;
  const inTime = (entry: WorkEntry, facts: CriterionFacts): boolean =>
    ongoing === null ? lastMonth(entry, facts) >= (window.read(facts) ?? 0) : entry.current;
  return {
    ...words,
    understood: `${words.understood}, in a job${ongoing === null ? window.label : ' of today'}`,
    decide: (facts) => {
      const jobs = jobsOf(facts).filter(inField(what, facts));
      const then = jobs.find((entry) => inTime(entry, facts));
      const [other] = jobs;
      if (then !== undefined) {
        const head = headOf(then, facts);
        return met(0.8, `The resume lists ${quoted(facts, head)}.`, [head]);
      }
      const partly = jobsOf(facts).some((entry) => inTime(entry, facts) && sharesWord(entry, what, facts));
      if (other === undefined || partly) return words.decide(facts);
      const head = headOf(other, facts);
      return notMet(0.75, `It was longer ago: ${quoted(facts, head)}.`, [head]);
    },
  };
}

function sharesWord({ span }: WorkEntry, what: string, facts: CriterionFacts): boolean {
  const own = new Set(contentKeys(facts.document.text.slice(span.start, span.end)));
  return contentKeys(what).some((word) => own.has(word));
}
