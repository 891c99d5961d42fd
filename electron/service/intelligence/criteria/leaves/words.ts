import type { WorkEntry } from '../../profile.ts';
import type { Line } from '../../resume/lines.ts';
import type { Verdict } from '../answer.ts';
import { quoted, shorten, type CriterionFacts } from '../facts.ts';
import { satisfies } from '../amounts.ts';
import { askedFigure, hasFigure, type Figure } from '../figures.ts';
import { acquaintance } from '../hedges.ts';
import { met, notMet, notStated, type Leaf } from '../leaf.ts';
import { conceptsOf, nearStatements, underHeading, type Near } from '../nearness.ts';
import { windowOf } from '../window.ts';
import { headOf, jobsOf, lastMonth } from '../work.ts';

const MEASURED = /\b(?:measurabl[ey]|quantifiabl[ey]|demonstrably|nachweisbare?)\b/iu;
const NOW =
  /\b(?:currently|at present|presently|now|at the moment|today|still|actuellement|derzeit|aktuell|actualmente)\b/iu;
// What somebody would do is not told by what they did.
const WOULD =
  /^(?:is |be )?(?:would|could|wants?|ready|prepared|willing|open to|ok(?:ay)? with|fine with|happy to|accepts?|expects?|available|free (?:for|on|to)|disponible|prétentions|würde|bereit|dispuest[oa]|prête?)\b/iu;
/** What no single statement shows: times are counted elsewhere, "only" and "every" speak of all jobs. */
const NOT_BY_STATEMENT =
  /\b(?:years?|yrs?|jahren?|años|ans|months?|only|every|always|exclusively|nothing but|never|ausschließlich|uniquement|(?:19|20)\d\d)\b/iu;
// What somebody would like to do is no evidence that they have done it.
const WISH =
  /\b(?:seeking|looking for (?:an?|the|my|another)|aspiring|hoping to|want(?:s|ing)? to|would like to|eager to|aims? to|career goal|can grow into|je cherche)\b/iu;
const AFTER_WISH = /^(?:is |be )?(?:after|looking for|seeking|interested in|wants?)\b/iu;

/** The last resort: one statement of the resume that says so, by its words or its meaning. Reads everything that has a word. */
export function readWords(text: string): Leaf | null {
  const measured = MEASURED.test(text);
  const window = windowOf(text);
  const plain = text.replace(MEASURED, ' ');
  const figure = askedFigure(plain);
  const wanted = conceptsOf(figure === null ? plain : withoutFigure(plain, figure));
  if (wanted.length === 0 && conceptsOf(plain).length === 0) return null;
  const asked: Asked = {
    text,
    wanted: wanted.length > 0 ? wanted : conceptsOf(plain),
    figure: window.label === '' ? figure : askedFigure(window.rest),
    measured,
    current: NOW.test(text),
    since: window.read,
  };
  return {
    kind: 'words',
    understood: `The resume says so in words: ${shorten(text, 120)}`,
    statement: text,
    decide: (facts) => decide(asked, facts),
  };
}

function withoutFigure(text: string, { start, end }: Figure): string {
  return `${text.slice(0, start)} ${text.slice(end)}`;
}

type Asked = {
  readonly text: string;
  readonly wanted: readonly string[];
  readonly figure: Figure | null;
  /** Asked for with a figure, whichever. */
  readonly measured: boolean;
  readonly current: boolean;
  /** The first month that counts; null for the whole career. */
  readonly since: (facts: CriterionFacts) => number | null;
};

/** How sure a statement is to say what is asked: 1 is enough. By its words alone where there are no vectors. */
function worth({ share, words, cosine }: Near, wanted: number): number {
  const enough = wanted <= 2 ? 1 : wanted <= 4 ? 0.66 : 0.6;
  const by_words = share / enough;
  if (cosine === null) return by_words;
  const by_meaning = cosine / 0.6;
  const by_both = words === 0 ? 0 : (cosine + 0.3 * share) / 0.55;
  return Math.max(by_words, by_meaning, by_both);
}

function decide(asked: Asked, facts: CriterionFacts): Verdict {
  const { text, wanted, figure, current } = asked;
  const jobs = jobsOf(facts);
  const from = asked.since(facts);
  const counted = jobs.filter(
    (entry) => (!current || entry.current) && (from === null || lastMonth(entry, facts) >= from),
  );
  const [last] = jobs;
  if (current && counted.length === 0 && last !== undefined && !AFTER_WISH.test(text)) {
    return notMet(
      0.7,
      `No job in the resume is running: the last one is ${quoted(facts, headOf(last, facts))}.`,
      [headOf(last, facts)],
    );
  }
  const limited = current || from !== null;
  const near = nearStatements(
    wanted,
    text,
    facts,
    (line) =>
      (AFTER_WISH.test(text) || !WISH.test(line.text)) &&
      (!limited || inTime(line, counted, jobs, current, from)) &&
      (!asked.measured || /\d/u.test(line.text)),
  ).toSorted((a, b) => worth(b, wanted.length) - worth(a, wanted.length) || a.line.start - b.line.start);
  const listed = limited ? [] : underHeading(wanted, facts);
  const [first] = listed;
  if (
    first !== undefined &&
    (figure === null || (figure.kind === 'count' && satisfies(figure, itemsOf(listed)) === true))
  ) {
    return met(0.7, `The resume has a section of it: ${quoted(facts, first)}.`, [first]);
  }
  if (figure !== null) return decideFigure(asked, figure, near, facts);
  const [best] = near;
  // "O-1" leaves a single figure behind: that is found anywhere
  if (wanted.every((word) => word.length < 2)) return unsaid(asked, undefined, facts);
  const open = WOULD.test(text) || NOT_BY_STATEMENT.test(text);
  const value =
    best === undefined
      ? 0
      : open
        ? worth({ ...best, cosine: null }, wanted.length)
        : worth(best, wanted.length);
  if (best === undefined || (best.words === 0 && value < 1)) return unsaid(asked, best, facts);
  const span = { start: best.line.start, end: best.line.end };
  if (worth(best, wanted.length) >= 0.6 && deniedIn(best.line, wanted, facts)) {
    return notMet(0.7, `The resume denies it: ${quoted(facts, span)}.`, [span]);
  }
  if (value < 1) return unsaid(asked, best, facts);
  return met(Math.min(0.85, 0.55 + 0.2 * (value - 1) + 0.2 * best.share), say(best, quoted(facts, span)), [
    span,
  ]);
}

/** A line in a job that counts; with a window only, one outside all jobs counts too unless all its years are too old. */
function inTime(
  line: Line,
  counted: readonly WorkEntry[],
  jobs: readonly WorkEntry[],
  current: boolean,
  from: number | null,
): boolean {
  const within = ({ span }: WorkEntry): boolean => line.start >= span.start && line.end <= span.end;
  if (counted.some(within)) return true;
  if (current || from === null || jobs.some(within)) return false;
  const years = [...line.text.matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(year));
  return years.length === 0 || Math.max(...years) * 12 + 11 >= from;
}

/** How many things a section lists: its bullets, else its lines. */
function itemsOf(lines: readonly Line[]): number {
  const bullets = lines.filter(({ bullet, text }) => bullet || /^\[\d+\]/u.test(text)).length;
  return bullets > 0 ? bullets : lines.length;
}

function say({ share, cosine }: Near, quote: string): string {
  const how = cosine === null || share >= 0.99 ? 'Read by its words only' : 'Read by meaning';
  return `${how}: the resume says ${quote}.`;
}

/** A figure is compared, never guessed: a statement near enough has it, or has another one. */
function decideFigure(asked: Asked, figure: Figure, near: readonly Near[], facts: CriterionFacts): Verdict {
  const relevant = near.filter(
    (one) => worth(one, asked.wanted.length) >= 0.55 && (one.words > 0 || (one.cosine ?? 0) >= 0.55),
  );
  const compared = relevant.map((one) => ({ one, has: hasFigure(figure, one.line.text) }));
  const enough = compared.find(({ has }) => has === true);
  const other = compared.find(({ one, has }) => has === false && worth(one, asked.wanted.length) >= 0.65);
  if (enough !== undefined) {
    const span = { start: enough.one.line.start, end: enough.one.line.end };
    return met(0.7, say(enough.one, quoted(facts, span)), [span]);
  }
  if (other !== undefined) {
    const span = { start: other.one.line.start, end: other.one.line.end };
    return notMet(0.65, `The resume gives another figure: ${quoted(facts, span)}.`, [span]);
  }
  return unsaid(asked, near[0], facts);
}

function unsaid({ text, wanted }: Asked, best: Near | undefined, facts: CriterionFacts): Verdict {
  const close = best === undefined || worth(best, wanted.length) < 0.5;
  const closest = best === undefined || best.words === 0 ? '' : `; closest: ${quoted(facts, best.line)}`;
  return notStated(close ? 0.45 : 0.35, `The resume does not say “${shorten(text, 80)}”${closest}.`);
}

/** Whether the statement says that it is not so. */
function deniedIn(line: Line, wanted: readonly string[], facts: CriterionFacts): boolean {
  const words = [...line.text.matchAll(/[\p{L}\d+#]{2,}/gu)].filter(([word]) =>
    conceptsOf(word).some((concept) => wanted.includes(concept)),
  );
  return words.some((match) => {
    const start = line.start + match.index;
    return line.joined !== true && acquaintance(facts, { start, end: start + match[0].length }) === 'denied';
  });
}
