import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mulberry32 } from '../metrics.ts';

/** What stands before the first `[section]` of a word list, and the sections by name; a key holds its alternatives. */
export type WordList = {
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly sections: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
};

/**
 * Reads `key = a | b | c` lines under `[section]` lines; `#` starts a comment. `key =` is a list of one empty text.
 * @param path from the folder of the measures, such as `made/words/en.txt`.
 * @throws for a line of another shape and for a key that stands twice.
 */
export function readWordList(path: string): WordList {
  const lists = new Map<string, readonly string[]>();
  const sections = new Map<string, Map<string, readonly string[]>>();
  let into = lists;
  const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  for (const [at, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const section = /^\[(\w+)\]$/.exec(line)?.[1];
    if (section !== undefined) {
      into = new Map();
      sections.set(section, into);
      continue;
    }
    const [key = '', ...rest] = line.split('=');
    if (rest.length === 0 || into.has(key.trim())) throw new Error(`${path}:${at + 1}: ${line}`);
    into.set(
      key.trim(),
      rest
        .join('=')
        .split('|')
        .map((one) => one.trim()),
    );
  }
  return { lists, sections };
}

/** The list of a key. @throws where there is none, since a generator must not go on with nothing. */
export function listOf(lists: ReadonlyMap<string, readonly string[]>, key: string): readonly string[] {
  const list = lists.get(key);
  if (list === undefined) throw new Error(`The word list lacks “${key}”.`);
  return list;
}

/** A seeded choice: the same seed gives the same choices in the same order. */
export class Dice {
  readonly #next: () => number;

  /** @param seed any text. */
  constructor(seed: string) {
    let hash = 2166136261; // FNV-1a, 32 bits
    for (const char of seed) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
    this.#next = mulberry32(hash);
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.#next() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const all = [...list];
    for (let at = all.length - 1; at > 0; at -= 1) {
      const other = this.between(0, at);
      [all[at], all[other]] = [all[other]!, all[at]!];
    }
    return all;
  }
}

/** Deals all of a list in any order, then all of it again. */
export function deck<T>(list: readonly T[], dice: Dice): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = dice.shuffled(list);
    return left.pop()!;
  };
}

/** Puts values in place of `{name}`. @throws for a name without a value. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing stands for {${name}} in “${template}”.`);
    return value;
  });
}

/** The first letter as a capital, by the rules of the language. */
export function capital(text: string, lang: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(lang) + rest.join('');
}

/** Plain ASCII for addresses of e-mail: letters without their marks, nothing else. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
