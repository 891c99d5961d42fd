/** Letters that say which alternatives may begin at a word. */
const KEY = 2;

/** What a pattern may begin with: letters that whatever comes next may follow, and letters that anything may follow. */
type Beginnings = { readonly open: ReadonlySet<string>; readonly closed: ReadonlySet<string> };
type Atom = { readonly firsts: Beginnings; readonly optional: boolean; readonly repeated: boolean };

/**
 * Some thousand alternatives, found by the letters they begin with: a text of ten words tries a few of them, and only
 * what is tried is ever compiled. Alternatives begin at the beginning of a word and end at the end of one.
 */
export type WordIndex = {
  /** The first place where an alternative stands, or null. */
  find(text: string, from?: number): { readonly start: number; readonly end: number } | null;
};

/** Stands behind a word where what is asked may end ({@link withEnds}). */
const END = '¦';

/** A text with a mark behind each word at whose end a clause ends, or a word follows that begins something else. */
export function withEnds(text: string, others: RegExp): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const next = words[at + 1];
      return next === undefined || next === '|' || others.test(next) ? `${word}${END}` : word;
    })
    .join(' ');
}

/**
 * Makes an index; its alternatives are patterns with groups, simple classes and quantifiers, on a text as
 * {@link withEnds} makes it. `$` at the end of one is such an end; between `^` and `$` is the whole text.
 */
export function wordIndex(alternatives: readonly string[]): WordIndex {
  const buckets = new Map<string, string[]>();
  for (const one of alternatives) {
    const { open, closed } = beginnings(one);
    const pattern = onMarked(one);
    for (const key of new Set([...open, ...closed])) {
      const bucket = buckets.get(key);
      if (bucket === undefined) buckets.set(key, [pattern]);
      else bucket.push(pattern);
    }
  }
  const compiled = new Map<string, RegExp>();
  const patternAt = (key: string): RegExp | undefined => {
    const known = compiled.get(key);
    const bucket = known === undefined ? buckets.get(key) : undefined;
    if (bucket === undefined) return known;
    const made = new RegExp(`(?:${bucket.join('|')})(?=${END}?(?: |$))`, 'uy');
    compiled.set(key, made);
    return made;
  };
  return {
    find(text, from = 0) {
      for (let at = from; at >= 0 && at < text.length; at = nextWord(text, at)) {
        const begun = text.slice(at, at + KEY + 1).replace(END, '');
        for (let length = 0; length <= KEY; length += 1) {
          const pattern = patternAt(begun.slice(0, length));
          if (pattern === undefined) continue;
          pattern.lastIndex = at;
          const found = pattern.exec(text);
          if (found !== null) return { start: at, end: at + found[0].length };
        }
      }
      return null;
    },
  };
}

/** The pattern for a text with marks: any word in it may have one. */
function onMarked(pattern: string): string {
  const spaced = pattern.replaceAll(/(?<!\[[^\]]*) /gu, `${END}? `);
  if (pattern.startsWith('^')) return pattern.endsWith('$') ? `${spaced.slice(0, -1)}${END}?$` : spaced;
  return pattern.endsWith('$') ? `${spaced.slice(0, -1)}(?=${END})` : spaced;
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 ? -1 : space + 1;
}

/** Cut at the `|` that stand in no brackets. */
export function topLevel(pattern: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) {
      parts.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, pattern.slice(from)].filter((part) => part !== '');
}

function beginnings(pattern: string): Beginnings {
  const ended = new Set<string>();
  const closed = new Set<string>();
  for (const alternative of topLevel(pattern)) {
    let open: ReadonlySet<string> = new Set(['']);
    for (const { firsts, optional, repeated } of atomsOf(alternative)) {
      const next = new Set<string>(optional ? open : []);
      for (const begun of open) {
        for (const first of firsts.closed) closed.add((begun + first).slice(0, KEY));
        for (const first of firsts.open) {
          const longer = (begun + first).slice(0, KEY);
          (longer.length === KEY || (repeated && first !== '') ? closed : next).add(longer);
        }
      }
      open = next;
      if (open.size === 0) break;
    }
    for (const begun of open) ended.add(begun);
  }
  return { open: ended, closed };
}

const GROUP_OPENING = /^\((?:\?:|\?<?[=!])/u;

function* atomsOf(pattern: string): Generator<Atom> {
  for (let at = 0; at < pattern.length;) {
    const end = endOfAtom(pattern, at);
    const atom = pattern.slice(at, end);
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})/u.exec(pattern.slice(end))?.[0] ?? '';
    at = end + quantifier.length;
    yield {
      firsts: firstsOf(atom),
      optional: quantifier === '?' || quantifier === '*' || quantifier.startsWith('{0'),
      repeated: quantifier !== '' && quantifier !== '?',
    };
  }
}

function endOfAtom(pattern: string, at: number): number {
  const sign = pattern[at];
  if (sign === '\\') return pattern[at + 1] === 'p' ? pattern.indexOf('}', at) + 1 : at + 2;
  if (sign === '[') return pattern.indexOf(']', at) + 1;
  if (sign !== '(') return at + 1;
  let depth = 0;
  for (let end = at; end < pattern.length; end += 1) {
    if (pattern[end] === '(') depth += 1;
    if (pattern[end] === ')') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return pattern.length;
}

const NOTHING: Beginnings = { open: new Set(['']), closed: new Set() };
const ANYTHING: Beginnings = { open: new Set(), closed: new Set(['']) };

function firstsOf(atom: string): Beginnings {
  if (atom === '^' || atom === '$') return NOTHING;
  if (atom.startsWith('(')) {
    const opening = GROUP_OPENING.exec(atom)?.[0] ?? '(';
    return opening === '(?:' ? beginnings(atom.slice(opening.length, -1)) : NOTHING;
  }
  if (atom.startsWith('[')) {
    const signs = atom.slice(1, -1);
    return /[\\^-]/u.test(signs) ? ANYTHING : literal(...signs);
  }
  return atom.startsWith('\\') || atom === '.' ? ANYTHING : literal(atom);
}

function literal(...letters: string[]): Beginnings {
  return { open: new Set(letters), closed: new Set() };
}
