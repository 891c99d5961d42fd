/** Words that stand side by side; one word is the most of them. */
export type Phrase = {
  readonly kind: 'phrase';
  /** As the index takes them. */
  readonly words: readonly string[];
  /** Whether the last one may be the beginning of a word. */
  readonly is_open: boolean;
  /** As they were typed. */
  readonly written: string;
  /** Whether they were meant as one: quoted, or excluded. */
  readonly is_exact: boolean;
};

/** What a search by words asks for. */
export type WordQuery =
  | Phrase
  | { readonly kind: 'and' | 'or'; readonly of: readonly WordQuery[] }
  | { readonly kind: 'not'; readonly of: WordQuery };

/** The same where nothing is excluded but from something: what an index of words can answer. */
export type FindableQuery =
  | Phrase
  | { readonly kind: 'and' | 'or'; readonly of: readonly FindableQuery[] }
  | { readonly kind: 'but_not'; readonly of: FindableQuery; readonly without: FindableQuery };

/** Those that a query finds, or everybody else. */
export type Found = { readonly query: FindableQuery; readonly is_everybody_else: boolean };

/** A query in those words: exclusions go outward until they stand beside something that is asked for. */
export function toFindable(query: WordQuery): Found {
  if (query.kind === 'phrase') return { query, is_everybody_else: false };
  if (query.kind === 'not') {
    const found = toFindable(query.of);
    return { ...found, is_everybody_else: !found.is_everybody_else };
  }
  const parts = query.of.map(toFindable);
  const asked = parts.filter((part) => !part.is_everybody_else).map((part) => part.query);
  const excluded = parts.filter((part) => part.is_everybody_else).map((part) => part.query);
  const other = query.kind === 'and' ? 'or' : 'and';
  if (excluded.length === 0) return { query: joined(query.kind, asked), is_everybody_else: false };
  if (asked.length === 0) return { query: joined(other, excluded), is_everybody_else: true };
  const [of, without] = query.kind === 'and' ? [asked, excluded] : [excluded, asked];
  return {
    query: { kind: 'but_not', of: joined('and', of), without: joined('or', without) },
    is_everybody_else: query.kind === 'or',
  };
}

function joined(kind: 'and' | 'or', of: readonly FindableQuery[]): FindableQuery {
  return of.length === 1 ? of[0]! : { kind, of };
}

/** The phrases that a query asks for; what is excluded stands in nobody it finds. */
export function askedPhrases(query: WordQuery): Phrase[] {
  if (query.kind === 'phrase') return [query];
  return query.kind === 'not' ? [] : query.of.flatMap(askedPhrases);
}

/** A query that finds all whom this one finds, and excludes nobody; null for one that everybody may answer. */
export function withoutExclusions(query: WordQuery): WordQuery | null {
  if (query.kind === 'phrase') return query;
  if (query.kind === 'not') return null;
  const of = query.of.map(withoutExclusions);
  const asked = of.filter((one) => one !== null);
  if (asked.length === 0 || (query.kind === 'or' && asked.length < of.length)) return null;
  return { kind: query.kind, of: asked };
}

/**
 * Whether a text answers a query.
 * @param text its words in the form of those asked for, with one space around each
 * @param form gives a word of the query that form
 */
export function answers(text: string, query: WordQuery, form: (word: string) => string): boolean {
  if (query.kind === 'phrase') {
    return text.includes(` ${query.words.map(form).join(' ')}${query.is_open ? '' : ' '}`);
  }
  if (query.kind === 'not') return !answers(text, query.of, form);
  return query.kind === 'and'
    ? query.of.every((one) => answers(text, one, form))
    : query.of.some((one) => answers(text, one, form));
}
