import { multiline } from '../language/pattern.ts';
import { predicatesOf } from '../criteria/tree.ts';
import type { CriterionReader } from '../criteria/reader.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { covers, readWhole } from './covered.ts';
import { isExperience } from './prompt.ts';
import { readRequirements } from './read.ts';
import type { Job, Requirement } from './requirement.ts';
import { withQualifier } from './qualifier.ts';

/** A criterion a recruiter may take over for a job. */
export type SuggestedCriterion = {
  readonly prompt_text: string;
  readonly weight: 'must' | 'nice';
  /** How it is read. */
  readonly understood_as: string;
  /** 'meaning' where a part of it is the job's own words, which no rule reads. */
  readonly engine: 'rules' | 'meaning';
  /** The sentence of the description it comes from, in its very words; the title where that is all there is. */
  readonly quote: string;
};

/** More than this nobody goes through. */
const MAX_SUGGESTIONS = 15;
const MAX_QUOTE = 240;

/**
 * The criteria a job description asks for, the best first: must-haves before what is welcome, what settles a
 * candidacy (years, licences, degrees) before single skills. Alternatives are one criterion ("Knows Go or
 * Python"), and what a sentence says besides stays in it. Nothing that no rule reads at all, no protected
 * characteristic, no two that ask the same; at most 15.
 */
export function suggestCriteria(job: Job, reader: CriterionReader): SuggestedCriterion[] {
  const { judge, lexicon } = reader;
  const text = `${job.title}\n${job.description}`;
  const all = readRequirements(job, reader);
  const asked = all.filter(
    (requirement) =>
      requirement.criterion !== null &&
      (!requirement.task || isDefinite(requirement, lexicon)) &&
      !all.some((other) => holds(other, requirement)),
  );
  const seen = new Set<string>();
  return alternatives(asked, all, text, reader)
    .toSorted((a, b) => rank(a.requirement) - rank(b.requirement))
    .flatMap(({ requirement, prompt_text }) => {
      const { understood_as, engine, refusal } = judge.understandCriterion(prompt_text, lexicon);
      if (refusal !== null || seen.has(understood_as)) return [];
      seen.add(understood_as);
      const weight = requirement.must ? ('must' as const) : ('nice' as const);
      return [{ prompt_text, weight, understood_as, engine, quote: quoteOf(requirement, text) }];
    })
    .slice(0, MAX_SUGGESTIONS);
}

/** "4 years running Kubernetes on AWS or GCP": what the years' criterion names is asked for with them. */
function holds(years: Requirement, { kind, start, end, label, canonical }: Requirement): boolean {
  const { criterion } = years;
  return (
    years.kind === 'years' &&
    criterion !== null &&
    (kind === 'skill' || kind === 'phrase') &&
    years.start <= start &&
    years.end >= end &&
    [label, canonical].some((name) => name !== null && covers(criterion, name))
  );
}

/** Of what is to be done, only tools and licences make a criterion: the rest describes the job, not the person. */
function isDefinite({ kind, canonical }: Requirement, lexicon: Lexicon): boolean {
  const of = lexicon.skills.get(canonical ?? '')?.kind;
  return kind !== 'skill' || of === 'technology' || of === 'tool';
}

const ORDER: Readonly<Record<Requirement['kind'], number>> = {
  years: 0,
  certification: 0,
  degree: 1,
  skill: 2,
  language: 2,
  open: 3,
  phrase: 4,
};

function rank({ must, task, kind }: Requirement): number {
  return (must ? 0 : task ? 20 : 10) + ORDER[kind];
}

function quoteOf({ unit }: Requirement, text: string): string {
  const sentence = text.slice(unit.start, unit.end).trim();
  if (sentence.length <= MAX_QUOTE) return sentence;
  const cut = sentence.slice(0, MAX_QUOTE);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd();
}

type Suggestion = { readonly requirement: Requirement; readonly prompt_text: string };

const EXAMPLES = String.raw`,?\s?\(?(?:such as|like|e\.?g\.?|for example|for instance|wie|z\.? ?B\.?|beispielsweise)`;
const JOINT = new RegExp(
  multiline`
    ^\s*(?:,|\/|,?\s?\(?(?:and\/or|or|oder|und\/oder|bzw\.)|,\s?(?:an?|the)|${EXAMPLES})\s*(?:an? |the |einer? |
    another |other |similar )?$`,
  'iu',
);
const NAMES_EXAMPLES = new RegExp(String.raw`^\s*${EXAMPLES}\s*$`, 'iu');
const CHOICE = /\/|\b(?:or|oder|bzw)\b/iu;
const HEAD = /^(?:Knows|Experience with|Holds an?) /u;

/** Skills and certificates that stand in one list with "or" become one suggestion, if it is read as that choice. */
function alternatives(
  asked: readonly Requirement[],
  all: readonly Requirement[],
  text: string,
  reader: CriterionReader,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const taken = new Set<Requirement>();
  for (const requirement of asked) {
    if (taken.has(requirement)) continue;
    const group = listOf(requirement, asked, text);
    const prompt_text = group.length < 2 ? null : joined(group, text, reader);
    for (const member of prompt_text === null ? [requirement] : group) taken.add(member);
    if (prompt_text !== null) for (const part of partsWithin(group, asked, text)) taken.add(part);
    const last = (prompt_text === null ? undefined : group.at(-1)) ?? requirement;
    const short = prompt_text ?? promptOf(requirement);
    suggestions.push({ requirement, prompt_text: withQualifier(short, last, all, text, reader) });
  }
  return suggestions;
}

function promptOf({ criterion, label }: Requirement): string {
  return criterion?.prompt_text ?? label;
}

/** The list a requirement stands in, in the order it is written; alone where it is no choice. */
function listOf(requirement: Requirement, asked: readonly Requirement[], text: string): Requirement[] {
  const near = asked
    .filter(
      ({ unit, kind, must }) =>
        unit.start === requirement.unit.start &&
        (kind === 'skill' || kind === 'certification') &&
        kind === requirement.kind &&
        must === requirement.must,
    )
    .filter((other) => other === requirement || !isPart(other, text))
    .toSorted((a, b) => a.start - b.start);
  const at = near.indexOf(requirement);
  if (at < 0) return [requirement];
  const between = (left: number): string =>
    text.slice(near[left]?.end ?? 0, near[left + 1]?.start ?? 0).replaceAll(BRACKET, ' ');
  let first = at;
  let last = at;
  while (first > 0 && JOINT.test(between(first - 1))) first -= 1;
  while (last < near.length - 1 && JOINT.test(between(last))) last += 1;
  // "A, B and C or D" is not told apart: only the last joint says what the commas mean
  const choice = CHOICE.test(between(last - 1)) || NAMES_EXAMPLES.test(between(first));
  return last > first && choice ? near.slice(first, last + 1) : [requirement];
}

const BRACKET = /\([^()]*\)/gu;

/** "AWS (S3, Glue) or GCP": a bracket holds parts of its name, unless "or" or "such as" opens it. */
function isPart({ unit, start }: Requirement, text: string): boolean {
  const before = text.slice(unit.start, start);
  const open = before.lastIndexOf('(');
  return (
    open > before.lastIndexOf(')') &&
    !/^\(\s*(?:or|oder|such as|like|e\.?g|for|wie|z\.)/iu.test(before.slice(open))
  );
}

/** The parts of the members of a choice: asked for with one of them, they are not asked for beside the choice. */
function partsWithin(
  group: readonly Requirement[],
  asked: readonly Requirement[],
  text: string,
): Requirement[] {
  const [start, end] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
  return asked.filter((other) => other.start >= start && other.end <= end && isPart(other, text));
}

/** One prompt for all of them, in the words of the first or of the job; null where it is not read as that choice. */
function joined(group: readonly Requirement[], text: string, reader: CriterionReader): string | null {
  const written = text.slice(group[0]?.start ?? 0, group.at(-1)?.end ?? 0).replaceAll(/\s+/gu, ' ');
  const short = choiceOf(group.map(promptOf));
  const own = isExperience(written) ? written : `Experience with ${written}`;
  if (isChoice(short, reader)) return short;
  return group[0]?.kind === 'skill' && isChoice(own, reader) ? own : null;
}

const CHOSEN: ReadonlySet<string> = new Set(['skill', 'certificate', 'industry', 'activity', 'title']);

/** One predicate that takes any of its names ("Knows Go or Python"), or several joined by "or". */
function isChoice(prompt_text: string, reader: CriterionReader): boolean {
  const tree = prompt_text.length > MAX_QUOTE ? null : readWhole(prompt_text, reader)?.reading.tree;
  if (tree === undefined || tree === null) return false;
  return (tree.op === 'is' || tree.op === 'or') && predicatesOf(tree).every(({ kind }) => CHOSEN.has(kind));
}

function choiceOf(prompts: readonly string[]): string {
  const heads = prompts.map((prompt) => HEAD.exec(prompt)?.[0] ?? '');
  const [head = ''] = heads;
  // "Approved electrician or holds a JIB gold card"
  if (heads.includes('')) {
    const others = prompts.slice(1).map((prompt) => prompt.replace(/^(?:Holds|Knows|Experience)\b/u, lower));
    return [prompts[0] ?? '', ...others].join(' or ');
  }
  const names = prompts.map((prompt) => prompt.replace(HEAD, ''));
  // "an ACCA or CIMA certification": a noun that all have is said once
  const noun = / \p{Ll}+$/u.exec(names.at(-1) ?? '')?.[0] ?? '';
  const shared = noun !== '' && names.every((name) => name.endsWith(noun));
  const short = shared
    ? names.map((name, at) => (at === names.length - 1 ? name : name.slice(0, -noun.length)))
    : names;
  const alike = head.startsWith('Holds') || heads.every((other) => other === head);
  return `${alike ? head : 'Experience with '}${short.slice(0, -1).join(', ')} or ${short.at(-1) ?? ''}`;
}

const lower = (word: string): string => word.toLowerCase();
