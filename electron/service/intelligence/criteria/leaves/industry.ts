import type { Span, WorkEntry } from '../../profile.ts';
import { fold, type Line } from '../../resume/lines.ts';
import type { Lexicon } from '../../skills/lexicon.ts';
import type { Verdict } from '../answer.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { leftWords } from '../frame.ts';
import { industriesIn, type FoundIndustry, type Industry } from '../industries.ts';
import { met, notMentioned, type Leaf } from '../leaf.ts';
import { lookedAt, sectionAt, spokenLines } from '../search.ts';
import { headOf, headText, jobsOf } from '../work.ts';

/** Words around an industry that say only that it is one, beside those of every frame. */
const FRAME = new Set(
  `background backgrounds exposure spent spend part some any stint stints years industry industries sector sectors supported support workforce environment environments inside outside come comes came coming hailing hail from hired hire
  interned intern internship internships staff members member payroll salary pay paid former current currently present presently now today past previous previous previously ever side angestellt beschaftigt tatig kommt herkunft stammt stammend
  project projects product products service services kind organisation organization institution institutions type based style knows know related house houses either sized large small big medium international leading major global private
  ex alumnus alumna veteran marketed sold serving served chain group plant plants sites site firm maker provider operator specialist trade line vertical space scene domain career time serious solid extensive strong
  world walk sort time times expérience secteur lager im in einem fur den dem`.split(/\s+/),
);
const EMPLOYED =
  /\b(?:employ\p{L}*|worked (?:at|for|with)|works? (?:at|for)|working (?:at|for)|hired|payroll|staff|stint|interned|drew|drawn|company|companies|firm|angestellt|beschäftigt|gearbeitet|salarié|empleado|vendor|maker|manufacturer|hersteller|unternehmen)\b/iu;
const CURRENT =
  /\b(?:currently|current|now|at present|presently|present|today|derzeit|aktuell|actuellement|actualmente)\b/iu;
const OWN_PROJECT = /\b(?:personal|side|academic|school|hobby|university) projects?\b/iu;
const OTHER =
  /\d|\b(?:years?|months?|degree|certif\p{L}*|skills?|software|tools?|team|led|managed|not|never|no|without|kein\p{L}*|nie|nicht)\b/iu;

/**
 * Reads "has worked in fintech", "at a bank", "oil & gas sector", "Ports, shipping, parcels: some logistics background":
 * one industry or several to choose from, with nothing else in the clause.
 */
export function readIndustry(text: string, lexicon: Lexicon): Leaf | null {
  const plain = text.replaceAll(/\([^()]{0,80}\)/gu, ' ').replaceAll(/\s+/g, ' ');
  const found = industriesIn(plain);
  const [first] = found;
  if (first === undefined) return null;
  if (OTHER.test(restOf(plain, found)) || leftWords(restOf(plain, found), FRAME).length > 0) return null;
  // two that are not each other's name are both asked for: "banking and insurance"
  const names = new Set(found.map(({ industry }) => industry.name));
  if (names.size > 1 && /\b(?:and|und|y|et)\b/iu.test(restOf(plain, found))) return null;
  if (!isAboutWork(plain.trim(), first, lexicon)) return null;
  const current = CURRENT.test(text);
  const employed = EMPLOYED.test(text);
  const industries = [...new Set(found.map(({ industry }) => industry))];
  return {
    kind: 'industry',
    understood: `${current ? 'Works now' : 'Has worked'} in ${industries.map(({ name }) => name).join(' or ')}`,
    decide: (facts) => decide({ industries, current, employed }, facts),
  };
}

/** A bare word may be a skill, a subject or a place: then something has to say that it is where somebody works. */
function isAboutWork(text: string, { start, end }: FoundIndustry, lexicon: Lexicon): boolean {
  const asked = text.slice(start, end);
  if (CUE.test(text)) return true;
  return (
    text.trim().length <= asked.length + 4 &&
    !lexicon.skills.has(text.trim()) &&
    !/^(?:ai|it|energy|education|schools?|television|research)$/iu.test(asked)
  );
}

const CUE =
  /\b(?:work(?:ed|s|ing)?|industry|sector|compan(?:y|ies)|firms?|business|background|employ\p{L}*|supported|exposure|field|organi[sz]ations?|vendor|start-?up|career|experience|branche|erfahrung|hintergrund|aus (?:dem|der)|stammt|kommt|inside|interned|internships?|hired|stint|cv|angestellt|beschäftigt|gearbeitet|tätig|secteur|sector|empresa|entreprise|expérience|experiencia|agency|studio|chain|house|maker|manufacturer|supplier|unternehmen|provider|operator|employer|time)\b/iu;

function restOf(text: string, found: readonly FoundIndustry[]): string {
  let rest = text;
  for (const { asked } of found) rest = rest.replace(asked, ' ');
  return rest;
}

type Asked = {
  readonly industries: readonly Industry[];
  readonly current: boolean;
  readonly employed: boolean;
};

function decide({ industries, current, employed }: Asked, facts: CriterionFacts): Verdict {
  const jobs = jobsOf(facts).filter(
    (entry) => (!current || entry.current) && !(employed && OWN_PROJECT.test(headText(entry, facts))),
  );
  const name = industries.map((industry) => industry.name).join(' or ');
  const shows = (span: Span): boolean => showsOne(span, industries, facts);
  const known = jobs.find((entry) => isKnownIn(entry, industries, facts));
  if (known !== undefined) {
    const head = headOf(known, facts);
    return met(0.87, `The resume lists ${quoted(facts, head)}.`, [head]);
  }
  const head = jobs.map((entry) => headOf(entry, facts)).find(shows);
  if (head !== undefined) return met(0.85, `The resume lists ${quoted(facts, head)}.`, [head]);
  const line = spokenLines(facts).find(
    (candidate) =>
      jobs.some(({ span }) => candidate.start >= span.start && candidate.end <= span.end) &&
      !isOfOthers(candidate) &&
      shows(candidate),
  );
  if (line !== undefined && !employed) return met(0.72, `The resume says ${quoted(facts, line)}.`, [line]);
  const other =
    current || employed
      ? undefined
      : spokenLines(facts).find(
          (candidate) => sectionAt(facts, candidate.start) !== 'skills' && shows(candidate),
        );
  if (other !== undefined) return met(0.62, `The resume says ${quoted(facts, other)}.`, [other]);
  return notMentioned(
    0.75,
    `None of the jobs in the resume shows work in ${name}.`,
    lookedAt(facts, ['experience']),
  );
}

/** What tells whether a job was in one of the industries: its employer, its title or a line about the own work. */
export function worksIn(
  industries: readonly Industry[],
  facts: CriterionFacts,
): (entry: WorkEntry) => boolean {
  const lines = spokenLines(facts).filter((line) => !isOfOthers(line) && showsOne(line, industries, facts));
  return (entry) =>
    isKnownIn(entry, industries, facts) ||
    showsOne(headOf(entry, facts), industries, facts) ||
    lines.some(({ start, end }) => start >= entry.span.start && end <= entry.span.end);
}

/** Whether the employer is known for it. */
function isKnownIn(entry: WorkEntry, industries: readonly Industry[], facts: CriterionFacts): boolean {
  const named = entry.employer ?? facts.document.text.slice(...ends(headOf(entry, facts)));
  const employer = ` ${fold(named)} `;
  return industries.some(({ employers }) => employers.some((other) => employer.includes(` ${other} `)));
}

function showsOne({ start, end }: Span, industries: readonly Industry[], facts: CriterionFacts): boolean {
  const said = fold(facts.document.text.slice(start, end));
  return industries.some(({ shown }) => shown.test(said));
}

/** The industries a text consists of, frames aside; empty where it says more. */
export function onlyIndustries(text: string): Industry[] {
  const found = industriesIn(text);
  return leftWords(restOf(text, found), FRAME).length > 0 ? [] : found.map(({ industry }) => industry);
}

const ends = ({ start, end }: Span): [number, number] => [start, end];

/** A line about customers, suppliers and partners says where they are at home, not the person. */
function isOfOthers({ text }: Line): boolean {
  return /\b(?:customers?|clients?|suppliers?|partners?|kunden?|clientes?)\b/iu.test(text);
}
