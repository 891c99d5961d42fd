import { keyOf, tokenize } from './tokens.ts';

type Node<T> = {
  readonly next: Map<string, Node<T>>;
  /** Words given by their beginning ("manag*"), by their first letters; tried after whole words. */
  readonly stems: Map<string, Stem<T>[]>;
  /** Words given by their ending ("*mıyorum"): in languages that say with it what others say with a word. */
  readonly endings: { readonly ending: string; readonly node: Node<T> }[];
  readonly values: T[];
};
/** `whole`: the stem as a word of its own, which a plural s is cut off from: "countries*" holds "countries". */
type Stem<T> = { readonly stem: string; readonly whole: string; readonly node: Node<T> };

/** A stretch of a row of words or of a text; `end` is exclusive. */
export type WordRange = { readonly start: number; readonly end: number };

/** Whether a longer range holds all of this one. */
export const within = ({ start, end }: WordRange, others: readonly WordRange[]): boolean =>
  others.some((one) => one.start <= start && one.end >= end && one.end - one.start > end - start);

/** Whether a range holds all of another. */
export const holds = (range: WordRange, { start, end }: WordRange): boolean =>
  range.start <= start && end <= range.end;

/** Whether a range holds a place. */
export const holdsAt = ({ start, end }: WordRange, at: number): boolean => start <= at && at < end;

/** Whether two ranges share a place. */
export const overlaps = (one: WordRange, other: WordRange): boolean =>
  one.start < other.end && other.start < one.end;

/** Whether a range begins where another ends, or at most so many places behind it. */
export const follows = (
  { start }: Pick<WordRange, 'start'>,
  { end }: Pick<WordRange, 'end'>,
  gap = 0,
): boolean => start >= end && start - end <= gap;

/** The range from the first of some ranges to the last. */
export const hull = (ranges: readonly WordRange[]): WordRange => ({
  start: Math.min(...ranges.map(({ start }) => start)),
  end: Math.max(...ranges.map(({ end }) => end)),
});

/** A phrase found in a row of keys. */
export type PhraseMatch<T> = WordRange & { readonly value: T };

/**
 * Finds phrases in rows of word keys (tokens.ts): one walk over a trie, whatever their number. `_` and white space part
 * the words of a phrase; a trailing `*` stands for any ending, a leading one for any beginning.
 */
export class Phrases<T> {
  readonly #root: Node<T> = emptyNode();

  /** Phrases of which it only counts that they are found. */
  static of(phrases: Iterable<string>): Phrases<true> {
    const made = new Phrases<true>();
    for (const phrase of phrases) made.add(phrase, true);
    return made;
  }

  /** Lists of phrases by what they do: each finds the name of its list. */
  static named<N extends string>(lists: Partial<Readonly<Record<N, string>>> = {}): Phrases<N> {
    const made = new Phrases<N>();
    for (const [name, list] of Object.entries(lists) as [N, string][]) {
      for (const phrase of phrasesOf(list)) made.add(phrase, name);
    }
    return made;
  }

  add(phrase: string, value: T): void {
    let node = this.#root;
    for (const step of stepsOf(phrase)) {
      if (step.startsWith('*')) {
        const ending = step.slice(1);
        let entry = node.endings.find((known) => known.ending === ending);
        if (entry === undefined) node.endings.push((entry = { ending, node: emptyNode() }));
        node = entry.node;
      } else if (step.endsWith('*')) {
        const stem = step.slice(0, -1);
        const letters = stem.slice(0, STEM_LETTERS);
        const own = node.stems.get(letters) ?? [];
        node.stems.set(letters, own);
        let entry = own.find((known) => known.stem === stem);
        if (entry === undefined) own.push((entry = { stem, whole: keyOf(stem), node: emptyNode() }));
        node = entry.node;
      } else {
        let next = node.next.get(step);
        if (next === undefined) node.next.set(step, (next = emptyNode()));
        node = next;
      }
    }
    if (node !== this.#root && !node.values.includes(value)) node.values.push(value);
  }

  /** All phrases that begin at a place, the longest of each value only. */
  at(keys: readonly string[], start: number): readonly PhraseMatch<T>[] {
    let open = follow(this.#root, keys[start]);
    // most words begin no phrase
    if (open.length === 0) return [];
    const longest = new Map<T, number>();
    for (let end = start + 1; open.length > 0; end += 1) {
      for (const node of open) for (const value of node.values) longest.set(value, end);
      const key = keys[end];
      open = open.length === 1 ? follow(open[0] as Node<T>, key) : open.flatMap((node) => follow(node, key));
    }
    return [...longest].map(([value, end]) => ({ start, end, value }));
  }

  /** The whole words phrases begin with. */
  firstKeys(): string[] {
    return [...this.#root.next.keys()];
  }

  /** Every phrase of a row. */
  in(keys: readonly string[]): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let start = 0; start < keys.length; start += 1) found.push(...this.at(keys, start));
    return found;
  }
}

function emptyNode<T>(): Node<T> {
  return { next: new Map(), stems: new Map(), endings: [], values: [] };
}

/** So many letters of a stem it is looked up by: most words begin as no stem does. */
const STEM_LETTERS = 3;

function follow<T>(node: Node<T>, key: string | undefined): Node<T>[] {
  if (key === undefined) return [];
  const exact = node.next.get(key);
  const found = exact === undefined ? [] : [exact];
  for (let letters = 1; node.stems.size > 0 && letters <= STEM_LETTERS; letters += 1) {
    for (const { stem, whole, node: next } of node.stems.get(key.slice(0, letters)) ?? []) {
      if (key.startsWith(stem) || key === whole) found.push(next);
    }
    if (letters >= key.length) break;
  }
  for (const { ending, node: next } of node.endings) {
    if (key.length > ending.length + 1 && key.endsWith(ending)) found.push(next);
  }
  return found;
}

/** Words and stems and nothing between them but a space: nearly every phrase, at every start of the program. */
const PLAIN = /^[\p{L}\p{N}]+\*?(?: [\p{L}\p{N}]+\*?)*$/u;

/** "bachelor_s_degree" → the keys of its words; "manag*" stays a stem. */
function stepsOf(phrase: string): string[] {
  if (PLAIN.test(phrase)) {
    return phrase
      .split(' ')
      .map((word) => (word.endsWith('*') ? `${stemKey(word.slice(0, -1))}*` : keyOf(word)));
  }
  return phrase.split(/[_\s]+|(?<=\p{L})(?=[/+&]\S)|(?<=[/+&])(?=[\p{L}\d])/u).flatMap((word) => {
    if (word.startsWith('*')) return [`*${stemKey(word.slice(1))}`];
    if (word.endsWith('*')) {
      const parts = tokenize(word.slice(0, -1));
      const written = word.slice(0, -1);
      return parts.map(({ key, start, end }, at) =>
        at === parts.length - 1 ? `${stemKey(written.slice(start, end))}*` : key,
      );
    }
    const tokens = tokenize(word);
    return tokens.length === 0 && word !== '' ? [word] : tokens.map(({ key }) => key);
  });
}

/** A key without the plural rule: a stem is cut already. */
const stemKey = (written: string): string => keyOf(`${written}x`).slice(0, -1);

/** The phrases of a list such as a locale holds: separated by white space. */
export const phrasesOf = (list: string): string[] => list.split(/\s+/u).filter((phrase) => phrase !== '');
