import type { Phrase } from './query.ts';

/** A piece of a question. */
export type Token =
  | { readonly kind: 'or' | 'and' | 'not' | 'open' | 'close' }
  | {
      readonly kind: 'words';
      readonly phrases: readonly Phrase[];
      readonly written: string;
      /** Whether a star follows. */
      readonly is_starred: boolean;
    };

export type Tokens = {
  readonly tokens: readonly Token[];
  readonly is_quote_open: boolean;
  /** Whether there are more words than are searched for. */
  readonly is_cut: boolean;
};

/** More words than a person types; each costs a lookup. */
const MAX_WORDS = 32;

/** In capitals alone: "or" is a word. */
const OPERATORS: Readonly<Record<string, 'or' | 'and' | 'not'>> = {
  OR: 'or',
  ODER: 'or',
  AND: 'and',
  UND: 'and',
  NOT: 'not',
  NICHT: 'not',
  OHNE: 'not',
};

const PIECE =
  /["“”„«»](?<quoted>[^"“”„«»]*)(?<quote>["“”„«»]?)(?<star>\*?)|(?<bracket>[()])|(?<bar>\|+)|(?<minus>(?<![^\s(])[-−–](?=["“”„«»(\p{L}\p{N}]))|(?<chunk>[^\s"“”„«»()|]+)/gu;

/** A word as the index takes it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The pieces of a question, as far as it has words that are searched for. */
export function tokensOf(text: string, fold: (text: string) => string): Tokens {
  const tokens: Token[] = [];
  let is_quote_open = false;
  let left = MAX_WORDS;
  for (const { groups = {} } of text.matchAll(PIECE)) {
    const { quoted, quote, star, bracket, bar, minus, chunk } = groups;
    const operator = bar === undefined ? (minus === undefined ? OPERATORS[chunk ?? ''] : 'not') : 'or';
    if (bracket !== undefined) tokens.push({ kind: bracket === '(' ? 'open' : 'close' });
    else if (operator !== undefined) tokens.push({ kind: operator });
    else {
      const words = (fold(quoted ?? chunk ?? '').match(WORD) ?? []).filter((word) =>
        /[\p{L}\p{N}]/u.test(word),
      );
      if (words.length === 0) continue;
      if (quote === '') is_quote_open = true;
      if (left === 0) return { tokens, is_quote_open, is_cut: true };
      const kept = words.slice(0, left);
      left -= kept.length;
      const is_starred = star === '*' || chunk?.endsWith('*') === true;
      const is_exact = quoted !== undefined;
      const written = (quoted ?? chunk ?? '')
        .replace(/\*+$/u, '')
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim();
      tokens.push({
        kind: 'words',
        phrases: is_exact
          ? [{ kind: 'phrase', words: kept, is_open: is_starred || quote === '', written, is_exact }]
          : kept.map((word, at) => ({
              kind: 'phrase',
              words: [word],
              is_open: is_starred && at === kept.length - 1,
              written: kept.length === 1 ? written : word,
              is_exact,
            })),
        written,
        is_starred,
      });
      if (kept.length < words.length) return { tokens, is_quote_open, is_cut: true };
    }
  }
  return { tokens: withOpenEnd(tokens), is_quote_open, is_cut: false };
}

/** What was typed last may be the beginning of a word. */
function withOpenEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'words' || last.phrases.at(-1)?.is_exact !== false) return tokens;
  const phrases = last.phrases.map((phrase, at) =>
    at === last.phrases.length - 1 ? { ...phrase, is_open: true } : phrase,
  );
  return [...tokens.slice(0, -1), { ...last, phrases }];
}
