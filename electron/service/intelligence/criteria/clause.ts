import { cuesNamed, type Cue, type CueLists } from '../language/locale.ts';
import type { Tag, Tagged, TagType } from './tag.ts';
import type { WordRange } from '../language/phrases.ts';

/** Part of a tagged criterion: the words from `from` up to `to`, without those another part of the grammar took. */
export class Clause {
  readonly tagged: Tagged;
  readonly from: number;
  readonly to: number;
  readonly #taken: ReadonlySet<number>;
  readonly #denied: boolean;
  // every kind asks for them, and many times
  #tags: readonly Tag[] | null = null;
  #cues: Tagged['cues'] | null = null;

  /**
   * @param taken places of words another part of the grammar accounts for.
   * @param denied it is part of what is denied: "no Java and PHP" is neither.
   */
  constructor(
    tagged: Tagged,
    from: number,
    to: number,
    taken: ReadonlySet<number> = new Set(),
    denied = false,
  ) {
    this.tagged = tagged;
    this.from = from;
    this.to = to;
    this.#taken = taken;
    this.#denied = denied;
  }

  /** Tags of a type that lie wholly in the clause; of two of one type that overlap the longer one. */
  tags<T extends TagType>(type: T): Extract<Tag, { readonly type: T }>[] {
    this.#tags ??= this.tagged.tags.filter((tag) => this.#holds(tag));
    const own = this.#tags.filter((tag): tag is Extract<Tag, { readonly type: T }> => tag.type === type);
    return own.filter(
      (tag) =>
        !own.some(
          (other) =>
            other !== tag &&
            other.start <= tag.start &&
            other.end >= tag.end &&
            other.end - other.start > tag.end - tag.start,
        ),
    );
  }

  /** Cues of these names, given as lists: `cues('work employer')`. */
  cues<const L extends readonly string[]>(...lists: CueLists<L>): Tagged['cues'][number][] {
    return this.#named(lists);
  }

  has<const L extends readonly string[]>(...lists: CueLists<L>): boolean {
    return this.#named(lists).length > 0;
  }

  #named(lists: readonly string[]): Tagged['cues'][number][] {
    this.#cues ??= this.tagged.cues.filter((tag) => this.#holds(tag));
    const names: readonly Cue[] = cuesNamed(...(lists as readonly Cue[]));
    return this.#cues.filter(({ cue }) => names.includes(cue));
  }

  #holds({ start, end }: Tag): boolean {
    if (start < this.from || end > this.to) return false;
    for (let at = start; at < end; at += 1) if (this.#taken.has(at)) return false;
    return true;
  }

  /** Places of the words that ask for something. */
  get content(): number[] {
    const found = [];
    for (let at = this.from; at < this.to; at += 1) {
      if (this.tagged.content.has(at) && !this.#taken.has(at)) found.push(at);
    }
    return found;
  }

  /** The words as they are written. */
  get text(): string {
    return this.textOf(this.from, this.to);
  }

  textOf(from: number, to: number): string {
    const [first, last] = [this.tagged.words[from], this.tagged.words[to - 1]];
    return first === undefined || last === undefined ? '' : this.tagged.text.slice(first.start, last.end);
  }

  key(at: number): string {
    return this.tagged.words[at]?.key ?? '';
  }

  written(at: number): string {
    return this.tagged.words[at]?.text ?? '';
  }

  /** The number that is meant: an article ("une équipe", "un budget") is one only where there is no other. */
  quantity(): Extract<Tag, { readonly type: 'quantity' }> | undefined {
    const all = this.tags('quantity');
    return all.find(({ quantity }) => quantity.value !== 1) ?? all[0];
  }

  /** How two places are joined by what stands between: by "or" where there is one, by "and" else. */
  joinOf(tags: readonly WordRange[]): 'and' | 'or' {
    if (this.#denied) return 'or';
    const [first, last] = [
      Math.min(...tags.map(({ start }) => start)),
      Math.max(...tags.map(({ end }) => end)),
    ];
    const choice =
      this.cues('or').some(({ start, end }) => start >= first - 2 && end <= last) ||
      this.slashes(first, last) ||
      this.cues('any_of').some(
        ({ start, end }) =>
          (start >= first && end <= last) || this.#touches(end, first) || this.#touches(last, start),
      );
    return choice ? 'or' : 'and';
  }

  /** "One of the following: Java", "Java ve Kotlin'den biri": no word of weight stands between. */
  #touches(from: number, to: number): boolean {
    const nouns = Clause.places(this.cues('language', 'thing'));
    return from <= to && !this.content.some((at) => at >= from && at < to && !nouns.has(at));
  }

  slashes(from: number, to: number): boolean {
    return this.holds('/', from, to);
  }

  /** Whether a sign stands between two places. */
  holds(sign: string, from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.key(at) === sign) return true;
    return false;
  }

  /** The places of tags. */
  static places(...groups: readonly (readonly WordRange[])[]): Set<number> {
    const found = new Set<number>();
    for (const { start, end } of groups.flat()) for (let at = start; at < end; at += 1) found.add(at);
    return found;
  }

  /** Content words none of these places holds. */
  rest(own: ReadonlySet<number>): number[] {
    return this.content.filter((at) => !own.has(at));
  }
}
