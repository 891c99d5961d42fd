import { cuesNamed, type Cue, type CueLists } from '../language/locale.ts';
import type { Tag, Tagged, TagType } from './tag.ts';
import { holds, hull, within, type WordRange } from '../language/phrases.ts';
import type { EntryKind } from './lexicon.ts';

/** Anything that has places: tags, a tag that may be missing, or the places themselves. */
export type Places = Iterable<WordRange | number> | WordRange | null | undefined;

const isMany = (group: Places): group is Iterable<WordRange | number> =>
  typeof group === 'object' && group !== null && Symbol.iterator in group;

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

  /** Tags of a type that lie wholly in the clause, without those inside longer ones. */
  tags<T extends TagType>(type: T): Extract<Tag, { readonly type: T }>[] {
    this.#tags ??= this.tagged.tags.filter((tag) => this.#holds(tag));
    const own = this.#tags.filter((tag): tag is Extract<Tag, { readonly type: T }> => tag.type === type);
    return own.filter((tag) => !within(tag, own));
  }

  /** Entries of the lexicon of these kinds. */
  entries(...kinds: readonly EntryKind[]): Extract<Tag, { readonly type: 'entry' }>[] {
    return this.tags('entry').filter(({ entry }) => kinds.includes(entry.kind));
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

  #holds(tag: Tag): boolean {
    return tag.start >= this.from && tag.end <= this.to && this.isWhole(tag);
  }

  /** Whether no other part of the grammar accounts for a word of it. */
  isWhole({ start, end }: WordRange): boolean {
    for (let at = start; at < end; at += 1) if (this.#taken.has(at)) return false;
    return true;
  }

  /** It is part of what is denied. */
  get is_denied(): boolean {
    return this.#denied;
  }

  /** Places of the words that ask for something. */
  get content(): number[] {
    return this.all.filter((at) => this.tagged.content.has(at) && !this.#taken.has(at));
  }

  /** All its places. */
  get all(): number[] {
    return Clause.at({ start: this.from, end: this.to });
  }

  get keys(): string[] {
    return this.all.map((at) => this.key(at));
  }

  /** The words as they are written. */
  get text(): string {
    return this.textOf(this.from, this.to);
  }

  /** What is written from the first of some tags to the last. */
  textAt(...tags: readonly WordRange[]): string {
    const { start, end } = hull(tags);
    return this.textOf(start, end);
  }

  textOf(from: number, to: number): string {
    const [first, last] = [this.tagged.words[from], this.tagged.words[to - 1]];
    if (first === undefined || last === undefined) return '';
    const text = this.tagged.text.slice(first.start, last.end);
    // "ATLAS (Ausfuhr)": the bracket that closes is no word, and belongs to the one that opens
    return text.lastIndexOf('(') > text.lastIndexOf(')') ? `${text})` : text;
  }

  key(at: number): string {
    return this.tagged.words[at]?.key ?? '';
  }

  written(at: number): string {
    return this.tagged.words[at]?.text ?? '';
  }

  isCapital(at: number): boolean {
    return /^\p{Lu}/u.test(this.written(at));
  }

  /** The number that is meant: an article ("une équipe", "un budget") counts only if there is no other. */
  quantity(): Extract<Tag, { readonly type: 'quantity' }> | undefined {
    const all = this.tags('quantity');
    return all.find(({ quantity }) => quantity.value !== 1) ?? all[0];
  }

  /** How tags are joined: by "or" if there is one between them, otherwise by "and". */
  joinOf(tags: readonly WordRange[]): 'and' | 'or' {
    if (this.#denied) return 'or';
    const all = hull(tags);
    const choice =
      this.cues('or').some(({ end }) => end >= all.start - 1 && end <= all.end) ||
      // "failing Java, Kotlin"
      this.tagged.cues.some(({ cue, start, end }) => cue === 'or' && start === 0 && end === this.from) ||
      (this.cues('or_similar').some(({ start }) => start >= all.end) &&
        !this.cues('and').some((cue) => holds(all, cue))) ||
      this.holds('/', all) ||
      this.cues('any_of').some(
        (cue) => holds(all, cue) || this.#touches(cue.end, all.start) || this.#touches(all.end, cue.start),
      );
    return choice ? 'or' : 'and';
  }

  /** "One of the following: Java", "Java ve Kotlin'den biri": no word of weight stands between. */
  #touches(from: number, to: number): boolean {
    const nouns = Clause.places(this.cues('language', 'thing'));
    return from <= to && !this.content.some((at) => at >= from && at < to && !nouns.has(at));
  }

  /** Whether a sign stands in a stretch. */
  holds(sign: string, { start, end }: WordRange = { start: this.from, end: this.to }): boolean {
    return Clause.at({ start, end }).some((at) => this.key(at) === sign);
  }

  /** The places of a stretch, in their order. */
  static at = ({ start, end }: WordRange): number[] =>
    Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);

  /** The places of tags, of one that may be missing, and places themselves. */
  static places(...groups: readonly Places[]): Set<number> {
    const found = new Set<number>();
    for (const one of groups.flatMap((group) => (isMany(group) ? [...group] : (group ?? [])))) {
      if (typeof one === 'number') found.add(one);
      else for (let at = one.start; at < one.end; at += 1) found.add(at);
    }
    return found;
  }

  /** Content words none of these places holds. */
  rest(own: ReadonlySet<number>): number[] {
    return this.content.filter((at) => !own.has(at));
  }
}
