import { fold, type Line } from '../resume/lines.ts';
import { contentKeys, stemOf } from './clause.ts';
import type { CriterionFacts } from './facts.ts';
import { spokenLines } from './search.ts';

// Words that say the same in a resume. The first of a group is its key.
const SAME: readonly (readonly string[])[] = [
  'reduce cut lower decrease drop shrink save minimise minimize saving savings slash trim bring down senkung reduzier',
  'improve increase boost raise accelerate optimise optimize enhance speed faster grow growth lift gain better upgrade',
  'teach instruct tutor train coach mentor lesson lecture trainer teacher instruction educate onboard',
  'publish paper publication journal article proceedings coauthor author',
  'present talk speak conference keynote meetup speaker symposium',
  'build architect create develop design launch implement introduce establish set setup roll rollout ship deliver construct make wrote write authored',
  'lead head direct run manage own oversee supervise charge responsible coordinate leitung lead',
  'migrate migration move transition decompose split break apart switch port',
  'found founder cofounder start establish founding startup',
  'sell acquire exit acquisition sold',
  'customer client guest patient passenger consumer user',
  'budget spend cost p&l spending expenditure bill',
  'children kids child pupil teenager youth student schoolchild undergraduate learner',
  'money cost saving dollar euro',
  'latency response slow load',
  'production deploy ship live release deployment',
  'turnover attrition retention churn',
  'abroad overseas international exchange foreign',
  'teamwork team collaborate crew squad',
  'system platform application service product app software',
  'night overnight nighttime nightly 2am',
  'outage incident downtime failure disruption',
  'documentation runbook manual handbook guide document documented procedure playbook',
  'hire recruit hiring recruitment staffing',
  'award prize winner honor honour won recognised recognized medal awarded',
  'win first winner 1st champion',
  'contest competition hackathon challenge tournament championship',
  'report dashboard reporting',
  'automate automation scheduled script automatic automated',
  'volunteer voluntary charity unpaid community',
  'oncall pager rotation standby',
  'monolith monolithic legacy',
  'test testing qa tested',
  'sale revenue turnover quota',
  'supplier vendor',
  'negotiate renegotiation negotiation renegotiate negotiated',
  'workforce employee staff personnel headcount people',
  'school classroom academy college schools',
  'shop store retail',
  'association society club circle organisation organization union guild',
  'appraisal performance evaluation',
  'shift rota roster schedule',
  'open opensource',
  'interview interviewed',
  'plant factory site works werk',
  'investor investment funding raised series venture round capital',
  'error defect bug fault mistake',
  'waste scrap reject rejection ausschuss ausschussquote',
  'project programme program',
  'safety accident injury',
  'inventory stock warehouse',
  'data dataset database',
  'event festival exhibition fair',
  'research study studies scientific',
  'patent invention inventor',
  'payment payments stripe checkout paypal',
].map((group) => group.split(' ').map(stemOf));
const GROUP_OF = new Map<string, string>();
for (const group of SAME) {
  for (const word of group) if (!GROUP_OF.has(word)) GROUP_OF.set(word, group[0] ?? word);
}
// "Ausschussquote" is about what "Ausschuss" is about.
const LONG = [...GROUP_OF].filter(([word]) => word.length >= 8);

function keyOfGroup(stem: string): string {
  const own = GROUP_OF.get(stem);
  if (own !== undefined || stem.length < 11) return own ?? stem;
  return LONG.find(([word]) => stem.startsWith(word))?.[1] ?? stem;
}

/** The words of a statement that carry meaning, those that say the same under one key; at most 24. */
export function conceptsOf(text: string): string[] {
  return [...new Set(contentKeys(text).map(keyOfGroup))].slice(0, 24);
}

/** A statement of the resume beside the criterion. */
export type Near = {
  readonly line: Line;
  /** 0…1: the share of the criterion's words that stand in it. */
  readonly share: number;
  /** How many of them. */
  readonly words: number;
  /** The cosine of its passage with the criterion; null without vectors. */
  readonly cosine: number | null;
};

/** Every statement of the resume that has a word of the criterion or comes near in meaning. */
export function nearStatements(
  wanted: readonly string[],
  statement: string,
  facts: CriterionFacts,
  counts: (line: Line) => boolean,
): Near[] {
  const keys = lineKeys(facts);
  const cosines = facts.meaning?.similarities.get(statement);
  const near: Near[] = [];
  for (const [at, { line, words }] of keys.entries()) {
    const next = keys[at + 1];
    const goesOn = next !== undefined && !next.line.bullet && /^\p{Ll}/u.test(next.line.text);
    const count = wanted.filter((word) => holds(words, word) || (goesOn && holds(next.words, word))).length;
    const cosine = cosines === undefined ? null : cosineAt(line, cosines, facts);
    if ((count > 0 || (cosine ?? 0) >= 0.3) && counts(line)) {
      near.push({ line, words: count, share: wanted.length === 0 ? 0 : count / wanted.length, cosine });
    }
  }
  return near;
}

/** The cosine of the passage a line stands in. */
function cosineAt(line: Line, cosines: readonly number[], { meaning }: CriterionFacts): number | null {
  let best: number | null = null;
  for (const [at, { start, end }] of (meaning?.passages ?? []).entries()) {
    const cosine = cosines[at];
    if (cosine === undefined || line.start >= end || line.end <= start) continue;
    if (best === null || cosine > best) best = cosine;
  }
  return best;
}

/** A long word also stands in a compound that begins with it. */
function holds(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.length >= 7 && words.values().some((other) => other.startsWith(word)));
}

type LineKeys = { readonly line: Line; readonly words: ReadonlySet<string> };
// Made once per resume, for as long as it is looked at.
const known = new WeakMap<CriterionFacts, readonly LineKeys[]>();
function lineKeys(facts: CriterionFacts): readonly LineKeys[] {
  let keys = known.get(facts);
  if (keys === undefined) {
    const removed = [...facts.removed].map(fold);
    // what a person took out of the profile is said by no line
    const left = (text: string): string =>
      removed.reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${text} `).trim();
    keys = spokenLines(facts).map((line) => ({
      line,
      // "2020 – present" presents nothing
      words: new Set(
        left(fold(line.text.replaceAll(/[-–—]\s?present\b/giu, ' ')))
          .split(' ')
          .map(stemOf)
          .map(keyOfGroup),
      ),
    }));
    known.set(facts, keys);
  }
  return keys;
}

// Their headings say nothing of what stands under them.
const GENERAL = new Set(['experience', 'education', 'skills', 'header', 'summary', 'references']);

/** What stands under a heading that names the thing asked for ("Awards", "Publications"): its lines; empty without one. */
export function underHeading(wanted: readonly string[], facts: CriterionFacts): Line[] {
  if (wanted.length === 0 || wanted.length > 2) return [];
  for (const { kind, heading, start, end } of facts.profile.sections) {
    const named = heading === null || GENERAL.has(kind) ? [] : conceptsOf(heading);
    const others = wanted.filter((word) => !named.includes(word));
    if (named.length === 0 || others.length === wanted.length) continue;
    const under = lineKeys(facts).filter(({ line }) => line.start > start && line.end <= end);
    const all = others.every((word) => under.some(({ words }) => holds(words, word)));
    if (all) return under.map(({ line }) => line);
  }
  return [];
}
