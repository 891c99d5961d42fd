import { Clause } from './clause.ts';
import { cutsOf, type Cut } from './cuts.ts';
import { frameOf } from './frames.ts';
import type { Kind, Predicate } from './predicate.ts';
import type { Tag, Tagged } from './tag.ts';
import type { Cue } from '../language/locale.ts';

/** A criterion as understood: predicates joined by and, or, not. */
export type Tree =
  | { readonly op: 'is'; readonly predicate: Predicate }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Tree[] }
  | { readonly op: 'not'; readonly part: Tree };

/** Everything a criterion asks for, denied or not, in the order of its words. */
export function predicatesOf(tree: Tree): readonly Predicate[] {
  switch (tree.op) {
    case 'is':
      return [tree.predicate];
    case 'not':
      return predicatesOf(tree.part);
    default:
      return tree.parts.flatMap(predicatesOf);
  }
}

/** A reading of some words with what it accounts for. */
type Reading = {
  readonly tree: Tree;
  readonly score: number;
  /** Places of content words nothing accounts for. */
  readonly open: readonly number[];
};

/** A criterion as read: `not_understood` are the words no predicate accounts for. */
export type Understood = {
  readonly tree: Tree | null;
  readonly not_understood: readonly string[];
  /** They can only ask for more: none denies, bounds or joins, and nothing is denied. */
  readonly only_narrows: boolean;
};

const denies = (tree: Tree): boolean =>
  tree.op === 'not' || (tree.op !== 'is' && tree.parts.some((part) => denies(part)));

/** Whether a word at a place may turn a question round or widen it. */
const turns = (tag: Tag, at: number): boolean =>
  tag.start <= at &&
  at < tag.end &&
  (tag.type === 'quantity' || tag.type === 'length' || (tag.type === 'cue' && TURNING.has(tag.cue)));

const TURNING = new Set<Cue>([
  'not',
  'but_not',
  'or',
  'any_of',
  'or_similar',
  'at_most',
  'under',
  'or_less',
  'excluded',
  'included',
  'basic',
  'past',
  'absent',
]);

/** Cues that begin a bound. */
const BOUNDS = new Set<Cue>(['at_least', 'exactly', 'same']);

/** A word accounted for; one merely taken as it is; one more predicate; one that stays open. */
const WORD = 1;
const LITERAL = 0.35;
const PREDICATE = 0.4;
const OPEN = 0.6;

/** Words that are read; those of a longer criterion stay open. */
const MAX_WORDS = 400;

/** Ideas one predicate may hold, and of which every way to cut them is tried; a longer list is read one idea after the other. */
const MANY = 12;

/**
 * Finds the reading that accounts for most words: every part between two conjunctions may be one predicate or two joined,
 * and every kind may read it. Dynamic programming over the stretches between cuts; no kind goes before another.
 */
export function readTree(tagged: Tagged, kinds: readonly Kind<never>[]): Understood {
  const to = Math.min(tagged.words.length, MAX_WORDS);
  const grammar = new Grammar(tagged, kinds);
  const frame = frameOf(tagged);
  const best = grammar.read(frame.end, to, new Set());
  const tree = best === null ? null : frame.denies ? ({ op: 'not', part: best.tree } as const) : best.tree;
  const open = [
    ...(best?.open ?? [...tagged.content].filter((at) => at >= frame.end && at < to)),
    ...[...tagged.content].filter((at) => at >= to),
  ];
  return {
    tree,
    not_understood: open.map((at) => tagged.words[at]?.text ?? ''),
    only_narrows:
      tree !== null && !denies(tree) && open.every((at) => !tagged.tags.some((tag) => turns(tag, at))),
  };
}

class Grammar {
  readonly #known = new Map<string, Reading | null>();
  readonly #cuts: readonly Cut[];
  readonly #depths: readonly number[];
  readonly #tagged: Tagged;
  readonly #kinds: readonly Kind<never>[];

  constructor(tagged: Tagged, kinds: readonly Kind<never>[]) {
    this.#tagged = tagged;
    this.#kinds = kinds;
    this.#depths = depthsOf(tagged);
    this.#cuts = cutsOf(tagged);
  }

  /** The best reading of a stretch; null when nothing in it can be read. */
  read(given_from: number, given_to: number, taken: ReadonlySet<number>): Reading | null {
    const [from, to] = this.#unwrapped(given_from, given_to);
    const key = `${from} ${to} ${[...taken].join(',')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, null); // a stretch inside itself is no reading
    const readings = [
      this.#cutsIn(from, to).length > MANY ? null : this.#leaf(from, to, taken),
      this.#denied(from, to, taken),
      ...this.#split(from, to, taken),
    ];
    let best: Reading | null = null;
    for (const reading of readings) {
      if (reading !== null && (best === null || reading.score > best.score + 1e-9)) best = reading;
    }
    this.#known.set(key, best);
    return best;
  }

  #unwrapped(from: number, to: number): [number, number] {
    const { words } = this.#tagged;
    let [start, end] = [from, to];
    // "or, failing that, …": what joined the parts already joins nothing more
    const joins = (from_here: number): number =>
      this.#tagged.cues.find(({ cue, start: at }) => at === from_here && (cue === 'and' || cue === 'or'))
        ?.end ?? from_here;
    for (let last = -1; start < end && start !== last;) {
      last = start;
      if (/^[,;.):]$/u.test(words[start]?.key ?? '')) start += 1;
      else start = joins(start);
    }
    while (start < end && /^[,;.(:]$/u.test(words[end - 1]?.key ?? '')) end -= 1;
    const closes = (at: number): boolean =>
      words
        .slice(start + 1, at)
        .every((_, offset) => (this.#depths[start + 1 + offset] ?? 0) > (this.#depths[start] ?? 0));
    if (words[start]?.key === '(' && words[end - 1]?.key === ')' && closes(end - 1)) {
      return [start + 1, end - 1];
    }
    return [start, end];
  }

  #leaf(from: number, to: number, taken: ReadonlySet<number>): Reading | null {
    const clause = new Clause(this.#tagged, from, to, taken);
    const { content } = clause;
    if (content.length === 0) return null;
    let best: Reading | null = null;
    for (const kind of this.#kinds) {
      for (const { slots, own, literal = new Set<number>(), bonus = 0 } of kind.parse(clause)) {
        const understood = content.filter((at) => own.has(at));
        const open = content.filter((at) => !own.has(at) && !literal.has(at));
        const taken_as_is = content.filter((at) => !own.has(at) && literal.has(at));
        const score =
          understood.length * WORD + taken_as_is.length * LITERAL - open.length * OPEN - PREDICATE + bonus;
        if (best === null || score > best.score + 1e-9) {
          best = { tree: { op: 'is', predicate: { kind: kind.name, slots } }, score, open };
        }
      }
    }
    return best;
  }

  /** "No PHP in the background": one denial, and what it denies. */
  #denied(from: number, to: number, taken: ReadonlySet<number>): Reading | null {
    const clause = new Clause(this.#tagged, from, to, taken);
    const [first, second] = clause.cues('not');
    // what is denied twice is neither said nor denied; "n'a pas", "never … any" stand together
    if (first === undefined || (second !== undefined && second.start > first.end + 1)) return null;
    // "is it right, that …, never": a cut behind words that ask for nothing parts nothing
    const opens = clause.content[0] ?? from;
    const cuts = this.#cutsIn(from, to);
    const cut = cuts.some(({ start }) => start < first.start && start > opens);
    if (cut || cuts.some((one) => one.start >= first.end && this.#endsDenial(one))) return null;
    const without = new Set([...taken, ...Clause.places([first], second === undefined ? [] : [second])]);
    const inner = this.read(from, to, without);
    if (inner === null) return null;
    const words = [...Clause.places([first])].filter((at) => this.#tagged.content.has(at)).length;
    // what joins two denied things is "nor": not (a or b) where "and" or a comma stands as well
    return { ...inner, tree: { op: 'not', part: norOf(inner.tree) }, score: inner.score + words * WORD };
  }

  /** "No job hopping: a single employer", "no gaps, at least 5 years of …": what has a bound of its own is asked for. */
  #endsDenial({ end, op }: Cut): boolean {
    const { words, cues } = this.#tagged;
    return (
      op === 'and' &&
      cues.some(({ start, cue }) => start >= end && start - end <= 1 && BOUNDS.has(cue)) &&
      !/^[,;]$/u.test(words[end]?.key ?? '')
    );
  }

  /** "From everywhere, only not from …": nothing is asked for in front of the denial. */
  #asksNothing(from: number, to: number): boolean {
    const { content, cues } = this.#tagged;
    return this.#tagged.words.every(
      (_, at) =>
        at < from ||
        at >= to ||
        !content.has(at) ||
        cues.some(({ cue, start, end }) => ANYBODY.has(cue) && start <= at && at < end),
    );
  }

  #cutsIn(from: number, to: number): Cut[] {
    const depth = Math.min(...this.#depths.slice(from, to));
    return this.#cuts.filter(
      ({ start, end }) => start > from && end < to && (this.#depths[start] ?? 0) === depth,
    );
  }

  *#split(from: number, to: number, taken: ReadonlySet<number>): Generator<Reading | null> {
    const cuts = this.#cutsIn(from, to);
    const loosest = Math.min(...cuts.map(({ level }) => level));
    const loose = cuts.filter(({ level }) => level === loosest);
    const first = loose.find(({ op }) => op !== 'or') ?? loose[0];
    const tried = cuts.length > MANY && first !== undefined ? [first] : cuts;
    for (const cut of tried) {
      // a looser cut goes first, but "and" and "or" compete
      if (cut.level > loosest && !(cut.level <= 3 && loosest >= 2)) continue;
      const left = this.read(from, cut.start, taken);
      const right = this.read(cut.end, to, taken);
      if (right === null) continue;
      if (cut.op === 'and_not' && !taken.has(cut.start) && this.#asksNothing(from, cut.start)) {
        yield { ...right, tree: { op: 'not', part: right.tree }, score: right.score + WORD };
      }
      if (left === null) continue;
      const right_tree: Tree = cut.op === 'and_not' ? { op: 'not', part: right.tree } : right.tree;
      const op = cut.op === 'or' ? 'or' : 'and';
      const joint = [...this.#tagged.content].filter((at) => at >= cut.start && at < cut.end).length;
      yield {
        tree: flat(op, [left.tree, right_tree]),
        // an "or" between neighbours binds closer where both would do
        score: left.score + right.score + joint * WORD + (op === 'and' ? 0.01 : 0) + (4 - cut.level) * 0.001,
        open: [...left.open, ...right.open],
      };
    }
  }
}

function norOf(tree: Tree): Tree {
  return tree.op === 'and' ? { op: 'or', parts: tree.parts } : tree;
}

function flat(op: 'and' | 'or', parts: readonly Tree[]): Tree {
  return { op, parts: parts.flatMap((part) => (part.op === op ? part.parts : [part])) };
}

/** Cues of "somebody from everywhere, only not from …". */
const ANYBODY = new Set<Cue>(['somebody', 'people', 'each', 'same', 'would', 'whether']);

/** How many brackets are open at each word. */
function depthsOf({ words }: Tagged): number[] {
  let depth = 0;
  return words.map(({ key }) => {
    if (key === '(' || key === '[') return depth++;
    if (key === ')' || key === ']') depth = Math.max(0, depth - 1);
    return depth;
  });
}
