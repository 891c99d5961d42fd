import type { Span } from '../../profile.ts';
import { ACTIVITIES } from '../activities/all.ts';
import type { Activity } from '../activities/activity.ts';
import type { Verdict } from '../answer.ts';
import { plainLetters } from '../categories.ts';
import { contentKeys } from '../clause.ts';
import { quoted, type CriterionFacts } from '../facts.ts';
import { askedFigure, figuresIn, hasFigure, type Figure } from '../figures.ts';
import { leftWords } from '../frame.ts';
import { acquaintance } from '../hedges.ts';
import { met, notMentioned, notMet, notStated, type Leaf } from '../leaf.ts';
import { conceptsOf } from '../nearness.ts';
import { satisfies } from '../amounts.ts';
import { sentencesOf, type Sentence } from '../sentences.ts';
import { windowOf } from '../window.ts';
import { itemsUnder } from './activity_items.ts';
import { readWords } from './words.ts';

/** Words of a criterion that narrow nothing: whoever saved a company money saved money. */
const LOOSE = new Set(
  `own hold holds holding held filed team teams company companies firm organisation organization employer workplace success successfully successful several multiple various many few new different together measurable measurably demonstrable demonstrably significantly substantially noticeably considerably directly personally independently hands actively
  experience regular regularly frequently often sometimes once twice times ever already first involved involvement involve part participate participated contact contacts dealt dealing responsible responsibility responsibilities job task tasks duty duties side charge lead leading led take taken took taking got get gets getting gave given give gives help helped helping helps
  real big large small major whole full end fully complete completed entire existing internal external important key main daily weekly monthly annual annually yearly year years per average total overall figure figures number numbers number quantified proven level levels
  staff people persons others colleagues members process processes thing things matter matters case cases issue issues situation situations topic topics activity activities event way ways setting anything something lot lots amount amounts degree track record history ability able so far date life past more less than`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
// What somebody would do, how long, or only now is asked: that is read elsewhere.
const OTHER_QUESTION =
  /^self-?taught\b|^(?:is |be )?(?:would|could|wants?|ready|prepared|willing|open to|ok(?:ay)? with|fine with|happy to|accepts?|expects?|available|free (?:for|on|to)|interested|disponible|würde|bereit|dispuest[oa]|prête?|prefers?|loves?|likes?|enjoys?|looking)\b|\b(?:\d+\+?|two|three|four|five|six|seven|eight|ten) (?:or more )?(?:years?|yrs?|months?|jahre[n]?|monate|años|ans|meses|mois)\b|\b(?:currently|at present|presently|right now|these days|still|derzeit|aktuell|only|every|always|exclusively|series [a-z]|first author|first-author|lead \(first\)|lead author|degree|certifi\p{L}*|licen[cs]ed?|diploma)\b/iu;
/** More words than this nobody needs to ask for one activity. */
const MAX_LEFT = 3;

type Asked = {
  readonly activity: Activity;
  /** What narrows the activity: words that have to stand in the sentence as well. */
  readonly left: readonly string[];
  /** Words of no activity are left. */
  readonly narrowed: boolean;
  readonly figure: Figure | null;
  /** The things counted, as comparable words. */
  readonly counted: readonly string[];
  readonly measured: boolean;
};

/** Reads a criterion every word of which belongs to one activity: before it is cut at "and" and "or". */
export function readWholeDeed(text: string): Leaf | null {
  const asked = askedActivity(text);
  return asked === null || asked.narrowed ? null : leafOf(asked, text);
}

/** Reads a criterion about an activity with words that narrow it: "trained new drivers", "reduced scrap". */
export function readDeed(text: string): Leaf | null {
  const asked = askedActivity(text);
  return asked === null ? null : leafOf(asked, text);
}

const MEASURED =
  /\b(?:measurabl[ey]|quantifiabl[ey]|demonstrabl[ey]|nachweisbare?|nachweislich|with numbers|by a (?:stated|named) (?:figure|number))\b/iu;
const MORE_THAN_ONE =
  /\b(?:more than (?:one|a single|once)|at least two|mehr als eine[mnrs]?|más de una?|plus d'une?)\b/iu;

function askedActivity(text: string): Asked | null {
  if (text.length > 200 || OTHER_QUESTION.test(text) || windowOf(text).label !== '') return null;
  const figure =
    askedFigure(text.replaceAll(/\b(?:iso|en|din|soc) ?\d+/giu, (name) => 'x'.repeat(name.length))) ??
    severalIn(text);
  const bare = (figure === null ? text : `${text.slice(0, figure.start)} ${text.slice(figure.end)}`).replace(
    /\b(?:at least|at most|no (?:fewer|less|more) than|or (?:more|better|less|fewer)|more than|less than|over|above|under|below|by|up to|in excess of)\b/giu,
    ' ',
  );
  const plain = plainLetters(bare);
  const words =
    figure === null ? [] : conceptsOf(text.slice(figure.end).split(/[,;(]/u, 1)[0] ?? '').slice(0, 2);
  let best: {
    readonly activity: Activity;
    readonly left: readonly string[];
    readonly size: number;
    readonly things: readonly string[];
  } | null = null;
  for (const activity of ACTIVITIES) {
    for (const way of activity.asked) {
      const matches = way.map((pattern) => pattern.exec(plain));
      if (matches.some((match) => match === null)) continue;
      let rest = plain;
      for (const match of matches) rest = rest.replace(match?.[0] ?? '', ' ');
      // further words for the same thing narrow nothing, unless things of several kinds share the row
      const known = activity.exact ? [way] : [...activity.asked, ...activity.shown];
      for (const pattern of known.flat()) rest = rest.replace(pattern, ' ');
      const left = contentKeys(leftWords(rest, LOOSE).join(' ')).filter((word) => !/^\d/u.test(word));
      const size = matches.reduce((sum, match) => sum + (match?.[0].length ?? 0), 0);
      if (
        best === null ||
        left.length < best.left.length ||
        (left.length === best.left.length && size > best.size)
      ) {
        best = { activity, left, size, things: activity.exact ? [matches.at(-1)?.[0] ?? ''] : [] };
      }
    }
  }
  if (best === null || best.left.length > MAX_LEFT) return null;
  const { activity } = best;
  const counted = figure?.kind === 'count' || figure?.kind === 'times' ? words : [];
  // what is counted need not stand beside the activity as well: it stands beside its number
  const left = conceptsOf([...best.left, ...best.things].join(' ')).filter((word) => !counted.includes(word));
  return { activity, left, narrowed: best.left.length > 0, figure, counted, measured: MEASURED.test(text) };
}

function severalIn(text: string): Figure | null {
  const match = MORE_THAN_ONE.exec(text);
  return match === null
    ? null
    : {
        kind: 'count',
        value: 2,
        comparison: '>=',
        thing: conceptsOf(text.slice(match.index + match[0].length)).slice(0, 2),
        start: match.index,
        end: match.index + match[0].length,
      };
}

function leafOf(asked: Asked, text: string): Leaf {
  const { activity, left, figure } = asked;
  const more = left.length > 0 || figure !== null ? `: ${text}` : '';
  return {
    kind: 'activity',
    understood: `${activity.name}${more}`,
    statement: text,
    decide: (facts) => decide(asked, text, facts),
  };
}

/** Characters of one sentence within which all that shows an activity has to stand. */
const REACH = 160;

/** Where a sentence shows the activity; null where it does not. */
function shownAt(activity: Activity, { text, start }: Sentence): Span | null {
  const plain = plainLetters(text);
  for (const way of activity.shown) {
    const matches = way.map((pattern) => pattern.exec(plain));
    if (matches.some((match) => match === null)) continue;
    const from = Math.min(...matches.map((match) => match?.index ?? 0));
    const to = Math.max(...matches.map((match) => (match?.index ?? 0) + (match?.[0].length ?? 0)));
    if (to - from <= REACH) return { start: start + from, end: start + to };
  }
  return null;
}

function decide(asked: Asked, text: string, facts: CriterionFacts): Verdict {
  const { activity, left, figure, measured } = asked;
  let denied: Sentence | null = null;
  let other: Sentence | null = null;
  let close: Sentence | null = null;
  for (const sentence of sentencesOf(facts)) {
    const at = shownAt(activity, sentence);
    if (at === null) continue;
    const has = new Set(conceptsOf(sentence.text));
    if (
      !left.every((word) => has.has(word) || standsIn(word, has)) ||
      (measured && !/\d/u.test(sentence.text))
    ) {
      close ??= sentence;
      continue;
    }
    const said = acquaintance(facts, at);
    if (said === 'denied') denied ??= sentence;
    if (said === 'denied' || said === 'slight') continue;
    const enough = figure === null ? true : reaches(figure, asked.counted, sentence.text);
    if (enough === true) return met(0.85, `The resume says ${quoted(facts, sentence)}.`, [spanOf(sentence)]);
    if (enough === false) other ??= sentence;
    else close ??= sentence;
  }
  const items = left.length > 0 || measured ? null : itemsUnder(activity, facts);
  if (items !== null && items.span !== null) {
    const enough = figure === null ? true : items.count === null ? null : satisfies(figure, items.count);
    if (enough === true) return met(0.85, `The resume says ${quoted(facts, items.span)}.`, [items.span]);
    if (enough === false) {
      return notMet(0.7, `The resume lists ${items.count ?? 0}: ${quoted(facts, items.span)}.`, [items.span]);
    }
  }
  if (other !== null) {
    return notMet(0.75, `The resume gives another figure: ${quoted(facts, other)}.`, [spanOf(other)]);
  }
  if (denied !== null) {
    return notMet(0.75, `The resume denies it: ${quoted(facts, denied)}.`, [spanOf(denied)]);
  }
  // a figure is compared with the sentences of the activity alone, and what a resume would say it says in its words
  if (figure === null && (close !== null || activity.silence === 'not_stated' || left.length > 0)) {
    const words = readWords(text)?.decide(facts);
    if (words?.truth === true) return words;
  }
  if (activity.silence === 'not_met' && close === null) {
    return notMentioned(0.7, `Nothing in the resume shows it: ${lower(activity.name)}.`);
  }
  const closest = close === null ? '' : `; closest: ${quoted(facts, close)}`;
  return notStated(0.45, `The resume does not say it${closest}.`);
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function standsIn(word: string, words: ReadonlySet<string>): boolean {
  return (
    word.length >= 5 &&
    words.values().some((other) => other.startsWith(word) || (other.length >= 5 && word.startsWith(other)))
  );
}

/** Whether a sentence reaches the figure asked for; a count only beside the thing that is counted, or alone in its sentence. */
function reaches(figure: Figure, counted: readonly string[], sentence: string): boolean | null {
  if (figure.kind !== 'count' && figure.kind !== 'times') return hasFigure(figure, sentence);
  const figures = figuresIn(sentence);
  const counts = figures.filter(({ kind }) => kind === 'count');
  if (figure.kind === 'times' && counted.length === 0) return hasFigure(figure, sentence);
  const beside = counts.filter(({ end }) => {
    const next = new Set(conceptsOf(sentence.slice(end, end + 50)).slice(0, 4));
    return counted.some((word) => next.has(word));
  });
  const compared = beside.length > 0 ? beside : counted.length === 0 && counts.length === 1 ? counts : [];
  if (compared.length === 0) return null;
  return compared.some(({ value }) => satisfies(figure, value) === true);
}
