import { withAsked } from './as_asked.ts';
import { Clause } from './clause.ts';
import { conjunctionsOf, depthsOf, isThing, type Conjunction } from './conjunctions.ts';
import { isCondition } from './lead_ins.ts';
import { asksNothing, groupsOf, isBoundBehind, isNameOfWork, someOf, standsApart } from './grammar_words.ts';
import type { AnyKind } from './predicate.ts';
import { withoutOuterSigns } from './outer_signs.ts';
import type { Tagged } from './tag.ts';
import { lengthOf } from './length_of.ts';
import { flat, isOfKind, isOfSeveralKinds, isRead, notAny, type Tree } from './tree.ts';
import { holds } from '../language/phrases.ts';
import { isOf } from '../language/word_classes.ts';

/** A reading of some words with what it accounts for. */
type Reading = {
  readonly tree: Tree;
  readonly score: number;
  /** Places of content words nothing accounts for. */
  readonly open: readonly number[];
  /** Places of those that are only looked for as they are. */
  readonly literal: readonly number[];
};

/** The words of a stretch that another part of the grammar took, and whether it is part of what is denied. */
type Scope = { readonly taken: ReadonlySet<number>; readonly denied: boolean };

/** Scores: a word accounted for, one taken literally, a further predicate, a word left open, words of another idea. */
const [WORD, LITERAL, PREDICATE, OPEN, APART] = [1, 0.35, 0.4, 0.6, 0.5] as const;

/** Words denials may have taken before yet another is read: nobody who wants to be understood denies more. */
const MAX_TAKEN = 12;

/** Ideas up to which every way to cut them is tried; a longer list is read one idea after the other. */
const MANY = 12;

/** Things of which some are asked for, at most: longer lists make too many pairs. */
const MOST_OF = 6;

/** The readings of the stretches of one criterion. */
export class Grammar {
  readonly #known = new Map<string, Reading | null>();
  readonly #conjunctions: readonly Conjunction[];
  readonly #depths: readonly number[];
  readonly #tagged: Tagged;
  readonly #kinds: ReadonlyMap<string, AnyKind>;

  constructor(tagged: Tagged, kinds: ReadonlyMap<string, AnyKind>) {
    this.#tagged = tagged;
    this.#kinds = kinds;
    this.#depths = depthsOf(tagged);
    this.#conjunctions = conjunctionsOf(tagged);
  }

  /** The best reading of a stretch; null when nothing in it can be read. */
  read(given_from: number, given_to: number, given: Scope): Reading | null {
    const [from, to] = withoutOuterSigns(this.#tagged, this.#depths, given_from, given_to);
    // words taken outside the stretch do not matter
    const inside = [...given.taken].filter((at) => at >= from && at < to).toSorted((a, b) => a - b);
    const scope: Scope = { ...given, taken: new Set(inside) };
    const key = `${from} ${to} ${scope.denied} ${[...scope.taken].join(',')}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, null); // a stretch inside itself is no reading
    let best: Reading | null = null;
    for (const reading of this.#waysToRead(from, to, scope)) {
      if (reading !== null && (best === null || reading.score > best.score + 1e-9)) best = reading;
    }
    this.#known.set(key, best);
    return best;
  }

  #waysToRead(from: number, to: number, scope: Scope): readonly (Reading | null)[] {
    const condition = this.#condition(from, to, scope);
    if (condition !== undefined) return [condition];
    const some = this.#someOf(from, to, scope);
    const cuts = this.#conjunctionsIn(from, to, scope);
    const whole = cuts.length > MANY ? null : this.#leaf(from, to, scope);
    // "SAP or Navision, with Excel": no list of which one will do
    const isApart = ({ op, start }: Conjunction): boolean =>
      op === 'and' && /^[,;+]$/u.test(this.#tagged.words[start]?.key ?? '');
    const is_mixed = cuts.some(({ op }) => op === 'or') && cuts.some(isApart);
    // what is said again is not asked for as well
    const is_twice = cuts.some(({ is_gloss }) => is_gloss) && whole?.literal.concat(whole.open).length !== 0;
    const leaf = is_twice || (is_mixed && whole && isOfKind(whole.tree, 'skill')) ? null : whole;
    if (some === null) return [leaf, this.#denied(from, to, scope), ...this.#split(from, to, scope)];
    // a list of which some are asked for is not cut; only skills are counted by their own kind
    return [some, leaf !== null && isOfKind(leaf.tree, 'skill') ? leaf : null];
  }

  /** "If she has no degree, 5 years of …": one or the other. Other conditions are not understood. */
  #condition(from: number, to: number, scope: Scope): Reading | null | undefined {
    if (!isCondition(from, this.#tagged, from, to)) return undefined;
    const comma = this.#tagged.words.findIndex(({ key }, at) => at > from && at < to && key === ',');
    const [left, right] = [this.read(from + 1, comma, scope), this.read(comma + 1, to, scope)];
    if (left === null || right === null) return left ?? right;
    const denied = left.tree.op === 'not' ? left.tree.part : null;
    const open = [...left.open, ...right.open, ...(denied === null ? [from] : [])];
    const literal = [...left.literal, ...right.literal];
    const tree = flat('or', [denied ?? { op: 'not', part: left.tree }, right.tree]);
    return { tree, score: 0, open, literal };
  }

  #leaf(from: number, to: number, { taken, denied }: Scope): Reading | null {
    const clause = new Clause(this.#tagged, from, to, taken, denied);
    const { content } = clause;
    if (content.length === 0) return null;
    let best: Reading | null = null;
    for (const [kind, { parse }] of this.#kinds) {
      for (const { slots, own, literal = new Set<number>(), bonus = 0 } of parse(clause)) {
        const rest = content.filter((at) => !own.has(at));
        const open = rest.filter((at) => !literal.has(at));
        const taken_as_is = rest.filter((at) => literal.has(at));
        const understood = (content.length - rest.length) * WORD;
        const joints = this.#conjunctionsIn(from, to, { taken, denied });
        const apart = standsApart(clause, joints, own, taken_as_is) ? APART : 0;
        const score =
          understood + taken_as_is.length * LITERAL - open.length * OPEN - PREDICATE - apart + bonus;
        if (best === null || score > best.score + 1e-9) {
          best = { tree: { op: 'is', predicate: { kind, slots } }, score, open, literal: taken_as_is };
        }
      }
    }
    return best === null ? null : { ...best, tree: withAsked(best.tree, clause) };
  }

  /** "No PHP in the background": one denial, and what it denies. */
  #denied(from: number, to: number, scope: Scope): Reading | null {
    const clause = new Clause(this.#tagged, from, to, scope.taken);
    const [first, second] = clause.cues('not');
    // what is denied twice is neither said nor denied; "n'a pas", "never … any" stand together
    const is_one =
      second === undefined ||
      second.start <= (first?.end ?? 0) + 1 ||
      isOf('never', clause.key(second.start));
    if (first === undefined || !is_one) return null;
    if (scope.taken.size > MAX_TAKEN) return null;
    const conjunctions = this.#conjunctionsIn(from, to, scope);
    // a denial in brackets reaches no further
    if ((this.#depths[first.start] ?? 0) > this.#depthOf(from, to)) return null;
    // "is it right, that …, never": a conjunction after words that ask for nothing does not cut
    const opens = clause.content[0] ?? from;
    if (conjunctions.some(({ start }) => start <= first.start && start > opens)) return null;
    const without = {
      taken: Clause.places(scope.taken, first, second),
      denied: true,
    };
    const ends = conjunctions.filter(({ ends_denial }) => ends_denial === true);
    if (ends.some(({ start }) => this.#isWhole(from, start, without))) return null;
    const behind = conjunctions.filter(({ start }) => start >= first.end);
    if (behind.some((conjunction) => isBoundBehind(this.#tagged, conjunction, first))) return null;
    const inner = this.read(from, to, without);
    // "no PHP and 5 years of Java": what is of another kind is asked for
    if (inner === null || isOfSeveralKinds(inner.tree)) return null;
    const words = Clause.at(first).filter((at) => this.#tagged.content.has(at)).length;
    return { ...inner, tree: notAny(inner.tree), score: inner.score + words * WORD };
  }

  /** Whether a stretch asks for something that is understood. */
  #isWhole(from: number, to: number, scope: Scope): boolean {
    const reading = this.read(from, to, scope);
    return reading !== null && reading.open.length === 0 && isRead(reading.tree);
  }

  /** "At least two of: SAP, Excel, a forklift licence": every pair of them will do, whatever kinds they are. */
  #someOf(from: number, to: number, scope: Scope): Reading | null {
    const found = someOf(this.#tagged, from, to);
    if (found === null || scope.taken.has(from)) return null;
    const cuts = this.#conjunctionsIn(found.behind, to, scope).filter(({ level }) => level >= 1);
    const edges = [found.behind, ...cuts.flatMap(({ start, end }) => [start, end]), to];
    const parts: Reading[] = [];
    for (let at = 0; at < edges.length; at += 2) {
      const part = this.read(edges[at] ?? to, edges[at + 1] ?? to, scope);
      if (part === null) return null;
      parts.push(part);
    }
    if (parts.length > MOST_OF || parts.length <= found.count) return null;
    const chosen = groupsOf(parts, found.count).map((group) =>
      flat(
        'and',
        group.map(({ tree }) => tree),
      ),
    );
    const words = [...this.#tagged.content].filter((at) => at >= from && at < found.behind).length;
    return {
      tree: flat('or', chosen),
      score: parts.reduce((sum, { score }) => sum + score, words * WORD),
      open: parts.flatMap(({ open }) => open),
      literal: parts.flatMap(({ literal }) => literal),
    };
  }

  #depthOf(from: number, to: number): number {
    return Math.min(...this.#depths.slice(from, to));
  }

  #conjunctionsIn(from: number, to: number, { taken }: Scope): Conjunction[] {
    const depth = this.#depthOf(from, to);
    return this.#conjunctions.filter(
      ({ start, end, op }) =>
        start > from &&
        end < to &&
        (this.#depths[start] ?? 0) === depth &&
        // in words that are left out; "nor" is taken, and joins
        !(taken.has(start) && (op !== 'and_not' || taken.has(end))),
    );
  }

  /** What stands before a conjunction. "Based in or willing to move to Leeds": both ask for the last thing. */
  #left(from: number, conjunction: Conjunction, to: number, scope: Scope): Reading | null {
    const left = this.read(from, conjunction.start, scope);
    const joins = (conjunction.op === 'and' || conjunction.op === 'or') && conjunction.level === 3;
    if (!joins || (left !== null && left.open.length === 0 && isRead(left.tree))) return left;
    return this.#shared(from, conjunction, to, scope) ?? left;
  }

  #shared(from: number, conjunction: Conjunction, to: number, scope: Scope): Reading | null {
    const { tags, content } = this.#tagged;
    const things = tags.filter((tag) => isThing(tag) && content.has(tag.start));
    const asks = [...content].some((at) => at >= from && at < conjunction.start);
    if (!asks || things.some(({ start, end }) => start >= from && end <= conjunction.start)) return null;
    const last = things.filter(({ start, end }) => start > conjunction.end && end === to);
    const shared = Math.min(...last.map(({ start }) => start));
    if (last.length === 0) return null;
    const taken = Clause.places(scope.taken, { start: conjunction.start, end: shared });
    const left = this.read(from, to, { ...scope, taken });
    if (left === null || left.open.length > 0) return null;
    const twice = [...content].filter((at) => at >= shared && at < to).length;
    return { ...left, score: left.score - twice * WORD };
  }

  /** "5 years of Java and Python": how long is asked of both, where the second is a bare name of the same sort. */
  #right(from: number, conjunction: Conjunction, to: number, scope: Scope): Reading | null {
    const right = this.read(conjunction.end, to, scope);
    if (conjunction.op !== 'and' || conjunction.level !== 3 || right === null) return right;
    const { tags, content } = this.#tagged;
    const inside = tags.filter((tag) => holds({ start: from, end: to }, tag));
    const lengths = inside.filter(({ type }) => type === 'length');
    const names = inside.filter(isNameOfWork);
    const first = names.find(({ end }) => end <= conjunction.start);
    const second = names.filter(({ start }) => start >= conjunction.end);
    const [length] = lengths;
    const leads = lengths.length === 1 && (length?.end ?? 0) <= (first?.start ?? 0);
    if (first === undefined || length === undefined || !leads) return right;
    const bare = Clause.places(second);
    const opens = [...content].find((at) => at >= conjunction.end && at < to);
    const alike = second.every(({ type }) => type === first.type);
    if (opens === undefined || !bare.has(opens) || !alike) return right;
    const taken = Clause.places(scope.taken, { start: first.start, end: conjunction.end });
    const whole = this.read(from, to, { ...scope, taken });
    if (whole === null || whole.open.length > 0) return right;
    const twice = [...content].filter((at) => at >= from && at < first.start).length;
    return { ...whole, score: whole.score - twice * WORD };
  }

  *#split(from: number, to: number, scope: Scope): Generator<Reading | null> {
    const conjunctions = this.#conjunctionsIn(from, to, scope);
    const loosest = Math.min(...conjunctions.map(({ level }) => level));
    const loose = conjunctions.filter(({ level }) => level === loosest);
    const first = loose.find(({ op }) => op !== 'or') ?? loose[0];
    const tried = conjunctions.length > MANY && first !== undefined ? [first] : conjunctions;
    for (const conjunction of tried) {
      // a looser cut goes first, but "and" and "or" compete
      if (conjunction.level > loosest && !(conjunction.level <= 3 && loosest >= 2)) continue;
      const { start, end, op } = conjunction;
      const joint = [...this.#tagged.content].filter((at) => at >= start && at < end).length;
      const denied = scope.denied || op === 'and_not';
      const right = op === 'first' ? null : this.#right(from, conjunction, to, { ...scope, denied });
      const left = op === 'second' ? null : this.#left(from, conjunction, to, scope);
      const one = op === 'first' ? left : op === 'second' ? right : null;
      if (one !== null) yield { ...one, score: one.score + joint * WORD };
      if (
        right !== null &&
        op === 'and_not' &&
        !scope.taken.has(start) &&
        asksNothing(this.#tagged, from, start)
      ) {
        yield { ...right, tree: notAny(right.tree), score: right.score + WORD };
      }
      if (left === null || right === null) continue;
      // "neither … nor": the second is denied with the first
      const denies_right = op === 'and_not' && !scope.taken.has(end - 1);
      // "not PHP, and 5 years of Java": the denial ends before what is of another kind
      if (denies_right && isOfSeveralKinds(right.tree)) continue;
      const join = op === 'or' || (op === 'and_not' && !denies_right) ? 'or' : 'and';
      const of_it = lengthOf(conjunction, [from, to], this.#tagged, left.tree, right.tree);
      yield {
        tree: of_it ?? flat(join, [left.tree, denies_right ? notAny(right.tree) : right.tree]),
        // an "or" between neighbours binds closer where both would do
        score:
          left.score +
          right.score +
          joint * WORD +
          (join === 'and' ? 0.01 : 0) +
          (4 - conjunction.level) * 0.001,
        open: [...left.open, ...right.open],
        literal: [...left.literal, ...right.literal],
      };
    }
  }
}
