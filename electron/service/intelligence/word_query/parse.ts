import { tokensOf, type Token } from './tokens.ts';
import type { WordQuery } from './query.ts';

/** What of a question was not as it should be, and was read all the same. */
export type Repair =
  | 'quote_closed'
  | 'bracket_closed'
  | 'bracket_ignored'
  | 'operator_ignored'
  | 'rest_ignored';

export type ParsedQuery = {
  /** null where there is no word in it. */
  readonly query: WordQuery | null;
  readonly repairs: readonly Repair[];
};

/** Brackets within brackets; nobody types more. */
const MAX_DEPTH = 16;

/**
 * Reads a question of words: phrases in quotes, OR, AND, NOT or a minus, brackets, a star for the beginning of a word.
 * NOT binds before AND, and AND before OR; words side by side are joined by AND. Any text can be read: what cannot be
 * meant is left out, and said.
 * @param fold the form in which words are searched for
 */
export function parseWordQuery(text: string, fold: (text: string) => string): ParsedQuery {
  const { tokens, is_quote_open, is_cut } = tokensOf(text, fold);
  const repairs = new Set<Repair>();
  if (is_quote_open) repairs.add('quote_closed');
  if (is_cut) repairs.add('rest_ignored');
  const query = new Reader(tokens, repairs).all();
  return { query, repairs: [...repairs] };
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #repairs: Set<Repair>;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], repairs: Set<Repair>) {
    this.#tokens = tokens;
    this.#repairs = repairs;
  }

  all(): WordQuery | null {
    return this.#either();
  }

  /** Alternatives, to the end or to the bracket that closes them. */
  #either(): WordQuery | null {
    const found: WordQuery[] = [];
    let is_joined = true;
    for (;;) {
      const one = this.#together();
      if (one === null) {
        // an OR with nothing before or after it
        if (!is_joined || this.#is('or')) this.#repairs.add('operator_ignored');
      } else found.push(one);
      if (!this.#is('or')) return joined('or', found);
      this.#at += 1;
      is_joined = false;
    }
  }

  /** What is asked for together. */
  #together(): WordQuery | null {
    const found: WordQuery[] = [];
    let is_and_open = false;
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token === undefined || token.kind === 'or' || (token.kind === 'close' && this.#depth > 0)) break;
      if (token.kind === 'and') {
        if (is_and_open || found.length === 0) this.#repairs.add('operator_ignored');
        is_and_open = true;
        this.#at += 1;
        continue;
      }
      const one = this.#one();
      if (one === null) continue;
      found.push(one);
      is_and_open = false;
    }
    if (is_and_open) this.#repairs.add('operator_ignored');
    return joined('and', found);
  }

  /** A word, a phrase or a bracket, with what excludes it. */
  #one(): WordQuery | null {
    let is_excluded = false;
    let is_open = false;
    while (this.#is('not')) {
      is_excluded = !is_excluded;
      is_open = true;
      this.#at += 1;
    }
    const one = this.#operand(is_excluded);
    if (one === null && is_open) this.#repairs.add('operator_ignored');
    return one !== null && is_excluded ? { kind: 'not', of: one } : one;
  }

  #operand(is_excluded: boolean): WordQuery | null {
    const token = this.#tokens[this.#at];
    if (token?.kind === 'words') {
      this.#at += 1;
      const [first] = token.phrases;
      if (!is_excluded || first === undefined) return joined('and', token.phrases);
      // to exclude whoever has a word that begins like it, or its parts somewhere, would be too much
      const words = token.phrases.flatMap((phrase) => phrase.words);
      const is_open = token.is_starred;
      return { kind: 'phrase', words, is_open, written: token.written, is_exact: true };
    }
    if (token?.kind === 'open') return this.#bracket();
    if (token?.kind === 'close' && this.#depth === 0) {
      this.#repairs.add('bracket_ignored');
      this.#at += 1;
    }
    return null;
  }

  #bracket(): WordQuery | null {
    this.#at += 1;
    if (this.#depth === MAX_DEPTH) {
      this.#repairs.add('bracket_ignored');
      return null;
    }
    this.#depth += 1;
    const inner = this.#either();
    this.#depth -= 1;
    if (this.#is('close')) this.#at += 1;
    else this.#repairs.add('bracket_closed');
    if (inner === null) this.#repairs.add('bracket_ignored');
    return inner;
  }

  #is(kind: Token['kind']): boolean {
    return this.#tokens[this.#at]?.kind === kind;
  }
}

/** Those joined; what is joined alike already is taken in. */
function joined(kind: 'and' | 'or', found: readonly WordQuery[]): WordQuery | null {
  const [first, second] = found;
  if (first === undefined) return null;
  if (second === undefined) return first;
  return { kind, of: found.flatMap((one) => (one.kind === kind ? one.of : [one])) };
}
