import { keyOf, tokenize } from './tokens.ts';

type Node<T> = {
  readonly next: Map<string, Node<T>>;
  /** Words given by their beginning ("manag*"), tried after whole words. */
  readonly stems: { readonly stem: string; readonly node: Node<T> }[];
  readonly values: T[];
};

/** A phrase found in a row of keys: `end` is exclusive. */
export type PhraseMatch<T> = { readonly start: number; readonly end: number; readonly value: T };

/**
 * Finds phrases in rows of word keys (tokens.ts): one walk over a trie, whatever their number. `_` and white space part
 * the words of a phrase; a trailing `*` stands for any ending.
 */
export class Phrases<T> {
  readonly #root: Node<T> = emptyNode();

  add(phrase: string, value: T): void {
    let node = this.#root;
    for (const step of stepsOf(phrase)) {
      if (step.endsWith('*')) {
        const stem = step.slice(0, -1);
        let entry = node.stems.find((known) => known.stem === stem);
        if (entry === undefined) node.stems.push((entry = { stem, node: emptyNode() }));
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
  at(keys: readonly string[], start: number): PhraseMatch<T>[] {
    const longest = new Map<T, number>();
    let open: Node<T>[] = [this.#root];
    for (let end = start; open.length > 0;) {
      for (const node of open) for (const value of node.values) longest.set(value, end);
      const key = keys[end];
      if (key === undefined) break;
      open = open.flatMap((node) => follow(node, key));
      end += 1;
    }
    return [...longest].map(([value, end]) => ({ start, end, value }));
  }

  /** The whole words phrases begin with. */
  firstKeys(): string[] {
    return [...this.#root.next.keys()];
  }

  /** Every phrase of a row. */
  in(keys: readonly string[]): PhraseMatch<T>[] {
    return keys.flatMap((_, start) => this.at(keys, start));
  }
}

function emptyNode<T>(): Node<T> {
  return { next: new Map(), stems: [], values: [] };
}

function follow<T>(node: Node<T>, key: string): Node<T>[] {
  const found = node.stems.filter(({ stem }) => key.startsWith(stem)).map(({ node: next }) => next);
  const exact = node.next.get(key);
  return exact === undefined ? found : [exact, ...found];
}

/** "bachelor_s_degree" → the keys of its words; "manag*" stays a stem. */
function stepsOf(phrase: string): string[] {
  return phrase.split(/[_\s]+|(?<=\p{L})(?=[/+&]\S)|(?<=[/+&])(?=[\p{L}\d])/u).flatMap((word) => {
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
