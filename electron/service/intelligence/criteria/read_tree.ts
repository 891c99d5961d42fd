import { type Cue, cuesNamed } from '../language/locale.ts';
import { asidesIn } from './asides.ts';
import { Grammar } from './grammar.ts';
import { turns } from './grammar_words.ts';
import { leadInOf } from './lead_ins.ts';
import type { AnyKind } from './predicate.ts';
import { holdsAt, overlaps, type WordRange } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';
import { stretchesIn } from './stretches.ts';
import { withoutTalk } from './talk.ts';
import type { Tag, Tagged } from './tag.ts';
import { denies, flat, isRead, notAny, predicatesOf, type Tree } from './tree.ts';

/** A criterion as read: `not_understood` are the words no predicate accounts for. */
export type Understood = {
  readonly tree: Tree | null;
  readonly not_understood: readonly string[];
  /** They hardly ask for anything: they stand in parts of their own (asides.ts, talk.ts), or are few without a name. */
  readonly is_beside: boolean;
  /** Much of it is not understood, or is only looked for as it is. */
  readonly is_story: boolean;
  /** Some of it is only looked for as it is. */
  readonly is_literal: boolean;
  /** Whether the rest may be met, or not, only without them: one of them denies, counts or narrows. */
  readonly may_turn: { readonly met: boolean; readonly not_met: boolean };
};

/** Words, and their share, from which on a criterion is a story of which little is understood. */
const STORY = 6;
const STORY_SHARE = 0.5;

/** Words of a criterion that may stay open where the others are met. */
const BESIDE_SHARE = 1 / 3;

/** Kinds of what a person would do, or when. */
const OF_WILL = new Set(['availability', 'open']);

/** Cues that deny what stands beside them, or bound it. */
const TURNING = new Set<Cue>(
  cuesNamed(
    'not but but_not absent excluded instead at_least at_most over under exactly or_more or_less percent',
  ),
);

/** Words that are read; those of a longer criterion stay open. */
const MAX_WORDS = 400;

/**
 * Finds the reading that accounts for most words: every part between two conjunctions may be one predicate or
 * two joined, and every kind may read it. Dynamic programming over the stretches between conjunctions; no
 * kind goes before another.
 */
export function readTree(tagged: Tagged, kinds: ReadonlyMap<string, AnyKind>): Understood {
  const read = readBesideAsides(tagged, kinds);
  if (read.tree === null || read.not_understood.length > 0 || denies(read.tree)) return read;
  const rest = withoutTalk(read.tree, tagged);
  return rest === null ? read : { ...read, ...rest, is_beside: true };
}

function readBesideAsides(tagged: Tagged, kinds: ReadonlyMap<string, AnyKind>): Understood {
  const whole = readWhole(tagged, kinds);
  if (whole.not_understood.length === 0 && whole.tree !== null && isRead(whole.tree)) return whole;
  const asides = asidesIn(tagged);
  const content = new Set([...tagged.content].filter((at) => !asides.has(at)));
  if (asides.size === 0 || content.size === 0) return whole;
  const rest = readWhole({ ...tagged, content }, kinds);
  // beside a denial it may be what is asked for: "never at Acme, résolution de litiges"
  const is_open = rest.not_understood.length > 0 || rest.tree === null || !isRead(rest.tree);
  if (is_open || rest.tree === null || rest.tree.op === 'not') return whole;
  const told = [...asides].filter((at) => tagged.content.has(at));
  return { ...rest, not_understood: told.map((at) => tagged.words[at]?.text ?? ''), is_beside: true };
}

function readWhole(tagged: Tagged, kinds: ReadonlyMap<string, AnyKind>): Understood {
  const to = Math.min(tagged.words.length, MAX_WORDS);
  const grammar = new Grammar(tagged, kinds);
  const lead_in = leadInOf(tagged);
  const parts = partsOf(tagged, lead_in.end, to).map((part) => {
    const denied = lead_in.denies !== part.is_rejected;
    const best = grammar.read(part.start, part.end, { taken: new Set(), denied });
    // "anyone on three months' notice is out": what a person would do is said of itself, not of its opposite
    const is_own_will =
      part.is_rejected && best !== null && predicatesOf(best.tree).some(({ kind }) => OF_WILL.has(kind));
    return { ...part, denied, best: is_own_will ? null : best };
  });
  const trees = parts.flatMap(({ best, denied }) =>
    best === null ? [] : [denied ? notAny(best.tree) : best.tree],
  );
  const tree = trees.length === 0 ? null : flat('and', trees);
  const open = [
    ...lead_in.open,
    ...parts.flatMap(
      ({ best, start, end }) => best?.open ?? [...tagged.content].filter((at) => at >= start && at < end),
    ),
    ...[...tagged.content].filter((at) => at >= to),
  ];
  // in a story of which little is understood, that little may be misread
  const literal = parts.reduce((sum, { best }) => sum + (best?.literal.length ?? 0), 0);
  const unknown = open.length + literal;
  const is_story = unknown >= STORY && unknown >= tagged.content.size * STORY_SHARE;
  const only_narrows =
    tree !== null &&
    !is_story &&
    !denies(tree) &&
    open.every((at) => !tagged.tags.some((tag) => turns(tag, at)) && !isOf('than', tagged.words[at]?.key));
  // in "the west of Ireland" or "not the company's car" the one word is what matters
  return {
    tree,
    is_story,
    is_literal: literal > 0,
    not_understood: open.map((at) => tagged.words[at]?.text ?? ''),
    is_beside:
      only_narrows &&
      literal === 0 &&
      !predicatesOf(tree).some(({ kind }) => kind === 'place') &&
      open.length <= tagged.content.size * BESIDE_SHARE &&
      !tagged.cues.some(({ cue }) => cue === 'not' || cue === 'excluded') &&
      lead_in.open.length === 0 &&
      open.every((at) => !mayMatter(tagged, at)),
    may_turn: {
      met: is_story || lead_in.open.length > 0 || tree === null || mayTurn(open, tree, tagged),
      not_met:
        lead_in.open.length > 0 || open.some((at) => cueAt(OPPOSITE, { start: at, end: at + 1 }, tagged)),
    },
  };
}

/**
 * Whether a word may be what matters: it joins, is known for something, is written as names are ("C#", "IPAF",
 * "DevOps"), or stands right beside something that has a name ("German irrelevant", "Java privately").
 */
function mayMatter({ tags, words }: Tagged, at: number): boolean {
  const isThing = (place: number): boolean =>
    tags.some((tag) => tag.type !== 'cue' && tag.type !== 'title' && holdsAt(tag, place));
  return (
    !/^\p{Lu}?\p{Ll}+$/u.test(words[at]?.text ?? '') ||
    tags.some((tag) => tag.type === 'cue' && tag.cue === 'and' && holdsAt(tag, at)) ||
    [at - 1, at, at + 1].some(isThing)
  );
}

/**
 * Whether the rest may ask for the opposite, for any number or for another thing than what words say that nothing
 * understood: they deny, count or join, narrow a place, are the class of an example that is denied ("not with a
 * *competitor* such as …"), or stand where something beside it is denied ("(a *company car* doesn't count)").
 */
function mayTurn(open: readonly number[], tree: Tree, tagged: Tagged): boolean {
  const { words } = tagged;
  const isExampled = (at: number): boolean =>
    [at + 1, at + 2].some((next) => isOf('like', words[next]?.key) || words[next]?.key === 'such');
  return (
    predicatesOf(tree).some(({ kind }) => kind === 'place') ||
    open.some((at) => {
      const range = { start: at, end: at + 1 };
      // "at least 1 *and* at most 3"
      const joins = cueAt(JOINTS, range, tagged) && cueAt(TURNING, { start: at - 1, end: at + 2 }, tagged);
      return joins || counts(at, tagged) || cueAt(TURNING, range, tagged);
    }) ||
    (denies(tree)
      ? open.some(isExampled)
      : stretchesIn(tagged).some(
          (stretch) => open.some((at) => holdsAt(stretch, at)) && cueAt(OUTRIGHT, stretch, tagged),
        ))
  );
}

const COUNTS = new Set<Tag['type']>(['quantity', 'length', 'calendar_year']);
const counts = (at: number, { tags, words }: Tagged): boolean =>
  words[at]?.value !== null || tags.some((tag) => COUNTS.has(tag.type) && holdsAt(tag, at));

const cueAt = (of: ReadonlySet<Cue>, range: WordRange, { told }: Tagged): boolean =>
  told.some((tag) => tag.type === 'cue' && of.has(tag.cue) && overlaps(range, tag));

/** Cues that make whoever lacks the rest one who meets it: "*anything but* COBOL", "*less than* a couple of decades". */
const OPPOSITE = new Set<Cue>(cuesNamed('not but but_not absent excluded instead at_most under or_less'));
const JOINTS = new Set<Cue>(['and', 'or']);
const OUTRIGHT = new Set<Cue>(['not', 'excluded']);

/** Sentences that turn candidates away, and what stands between them; one part where there are none. */
function partsOf(
  { rejected, content }: Tagged,
  from: number,
  to: number,
): readonly (WordRange & { readonly is_rejected: boolean })[] {
  const parts = [];
  let start = from;
  for (const one of rejected) {
    parts.push({ start, end: Math.max(start, one.start), is_rejected: false });
    parts.push({ start: Math.max(start, one.start), end: one.end, is_rejected: true });
    start = one.end;
  }
  parts.push({ start, end: to, is_rejected: false });
  return parts.filter((part) => [...content].some((at) => holdsAt(part, at)));
}
