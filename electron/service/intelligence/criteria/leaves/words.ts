import { fold, type Line } from '../../resume/lines.ts';
import type { Verdict } from '../answer.ts';
import { readAmounts, satisfies, type Amount } from '../amounts.ts';
import { contentKeys, stemOf } from '../clause.ts';
import { quoted, shorten, type CriterionFacts } from '../facts.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { spokenLines } from '../search.ts';
import { headOf, jobsOf } from '../work.ts';

// Words that say the same in a resume. The first of a group is its key.
const SAME: readonly (readonly string[])[] = [
  'reduce cut lower decrease drop shrink save minimise minimize saving senkung reduzier',
  'improve increase boost raise accelerate optimise optimize enhance speed faster grow',
  'teach instruct tutor train coach mentor lesson lecture',
  'publish paper publication journal article proceedings',
  'present talk speak conference keynote meetup',
  'build architect create develop design launch implement introduce establish set',
  'lead head direct run manage',
  'migrate migration move transition decompose split',
  'found founder cofounder start establish',
  'sell acquire exit acquisition sold',
  'customer client guest patient passenger',
  'budget spend cost p&l',
  'children kids child pupil teenager youth student',
  'money cost saving dollar euro',
  'latency response slow',
  'production deploy ship live',
  'turnover attrition retention',
  'abroad overseas international exchange',
  'teamwork team collaborate',
  'system platform application',
].map((group) => group.split(' ').map(stemOf));
const GROUP_OF = new Map(SAME.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));
const keyOfGroup = (stem: string): string => GROUP_OF.get(stem) ?? stem;

/** The last resort: the words of the criterion in one statement of the resume. Reads everything that has a word. */
export function readWords(text: string): Leaf | null {
  const measured = MEASURED.test(text);
  const keys = contentKeys(text.replace(MEASURED, ' ')).map(keyOfGroup);
  if (keys.length === 0) return null;
  const wanted = [...new Set(keys)].slice(0, 24);
  return {
    kind: 'words',
    understood: `The resume says so in words: ${shorten(text, 120)}`,
    decide: (facts) =>
      decide({ text, wanted, amount: amountIn(text), measured, current: NOW.test(text) }, facts),
  };
}

// What somebody would like to do is no evidence that they have done it.
const WISH =
  /\b(?:seeking|looking for (?:an?|the|my)|aspiring|hoping to|want(?:s|ing)? to|would like to|eager to|aims? to|career goal)\b/iu;
const MEASURED = /\b(?:measurabl[ey]|quantifiabl[ey]|demonstrably|nachweisbare?)\b/iu;
const NOW = /\b(?:currently|at present|presently|now|at the moment|today)\b/iu;

/** The first figure that counts something; years are no count. */
function amountIn(text: string): Amount | null {
  return (
    readAmounts(text).find(
      ({ value, start, end }) =>
        value >= 2 &&
        value < 1900 &&
        /^\+?\s\p{L}/u.test(text.slice(end)) &&
        !/[\p{L}$€£]\s?$/u.test(text.slice(Math.max(0, start - 1), start)),
    ) ?? null
  );
}

type Hit = { readonly line: Line; readonly share: number };

type Asked = {
  readonly text: string;
  readonly wanted: readonly string[];
  readonly amount: Amount | null;
  /** Asked for with a figure, whichever. */
  readonly measured: boolean;
  readonly current: boolean;
};

function decide({ text, wanted, amount, measured, current }: Asked, facts: CriterionFacts): Verdict {
  const running = jobsOf(facts).filter((entry) => entry.current);
  const [last] = jobsOf(facts);
  if (current && running.length === 0 && last !== undefined) {
    return notMet(
      0.7,
      `No job in the resume is running: the last one is ${quoted(facts, headOf(last, facts))}.`,
      [headOf(last, facts)],
    );
  }
  const best = bestLine(
    wanted,
    facts,
    (line) =>
      !WISH.test(line.text) &&
      (!current || running.some(({ span }) => line.start >= span.start && line.end <= span.end)) &&
      (!measured || /\d/u.test(line.text)) &&
      (amount === null || readAmounts(line.text).some(({ value }) => satisfies(amount, value) === true)),
  );
  const shown = shorten(text, 80);
  const enough = wanted.length <= 2 ? 1 : wanted.length <= 4 ? 0.66 : 0.6;
  if (best !== null && best.share >= enough) {
    const span = { start: best.line.start, end: best.line.end };
    return met(
      best.share * (0.5 + 0.1 * Math.min(3, wanted.length)),
      `Read by its words only: the resume says ${quoted(facts, span)}.`,
      [span],
    );
  }
  return notStated(
    best === null || best.share < 0.34 ? 0.45 : 0.35,
    `The resume does not say “${shown}”${best === null ? '' : `; closest: ${quoted(facts, best.line)}`}.`,
  );
}

/** The statement (a line and the one it goes on in) with the largest share of the words; the first of equals. */
function bestLine(
  wanted: readonly string[],
  facts: CriterionFacts,
  counts: (line: Line) => boolean,
): Hit | null {
  const keys = lineKeys(facts);
  let best: Hit | null = null;
  for (const [at, { line, words }] of keys.entries()) {
    const next = keys[at + 1];
    const goesOn = next !== undefined && !next.line.bullet && /^\p{Ll}/u.test(next.line.text);
    const count = wanted.filter((word) => holds(words, word) || (goesOn && holds(next.words, word))).length;
    const share = count / wanted.length;
    if (count > 0 && (best === null || share > best.share) && counts(line)) best = { line, share };
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
