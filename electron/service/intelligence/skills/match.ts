import { acceptsUnsure, type Hit, type MatchContext } from './context.ts';
import type { Lexicon, NameUse, Skill, TrieNode } from './lexicon.ts';
import { joined, tokenize, type Token } from '../language/tokens.ts';

export type SkillMatch = {
  readonly canonical: string;
  /** Offsets into the text given; end is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The name means nothing else: it counts wherever it stands. False where the words around it decided. */
  readonly sure: boolean;
};

/**
 * Finds every skill of the lexicon in a text: longest name first, on word boundaries that keep + # and a
 * leading dot, in one pass over a token trie (a two-page resume takes about a millisecond). Names that are
 * everyday words too count only in a list, a skills section, beside another skill or after a cue ("written in
 * Go"); abbreviations that are words in small letters (IT, OR) only in capitals; short names inside a
 * compound ("TS/SCI", "R&D") only when the other half is a skill as well. Matches do not overlap and come in
 * text order.
 */
export function matchSkills(text: string, lexicon: Lexicon, context: MatchContext = {}): SkillMatch[] {
  const tokens = tokenize(text);
  const hits = walk(text, tokens, lexicon.trie);
  const sure = new Set(hits.filter((hit) => hit.use === 'always'));
  // Lists of ambiguous names ("Go, R, Swift, Python") are accepted from the sure one outwards: every name accepted
  // has its neighbours looked at again.
  const open = hits.flatMap((hit, at) => (hit.use === 'always' ? [] : [at]));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hit = hits[at];
    if (hit === undefined || sure.has(hit)) continue;
    if (!acceptsUnsure(text, tokens, hit, [hits[at - 1], hits[at + 1]], sure, context)) continue;
    sure.add(hit);
    open.push(at - 1, at + 1);
  }
  return hits
    .filter(
      (hit, at) => sure.has(hit) && !inForeignCompound(text, tokens, hit, hits[at - 1], hits[at + 1], sure),
    )
    .map(({ skill, use, start, end }) => ({
      canonical: skill.canonical,
      start,
      end,
      sure: use === 'always' || use === 'acronym',
    }));
}

function walk(text: string, tokens: readonly Token[], trie: TrieNode): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length;) {
    let node: TrieNode | undefined = trie;
    let found: { skill: Skill; use: NameUse; last: number } | null = null;
    for (let end = at; end < tokens.length; end += 1) {
      const token = tokens[end] as Token;
      if (end > at && !joined(text, tokens[end - 1] as Token, token)) break;
      node = node.next?.get(token.key);
      if (node === undefined) break;
      if (node.skill !== null) found = { skill: node.skill, use: node.use, last: end };
    }
    if (found === null || (found.last === at && isOtherWord(text, tokens[at] as Token, found.skill))) {
      at += 1;
      continue;
    }
    const { skill, use, last } = found;
    hits.push({
      skill,
      use,
      first: at,
      last,
      start: (tokens[at] as Token).start,
      end: (tokens[last] as Token).end,
    });
    at = last + 1;
  }
  return hits;
}

/** Whether a word looks like the plural of an abbreviation, and is written as a name: "Leeds" beside LEED. */
export function isNameNotPlural(word: string, abbreviation: string): boolean {
  return /^\p{Lu}{3,8}$/u.test(abbreviation) && !abbreviation.endsWith('S') && /^\p{Lu}\p{Ll}+s$/u.test(word);
}

/** What looks like the plural of an abbreviation, and is a name: a city is no certificate for buildings. */
const NAMES: ReadonlyMap<string, string> = new Map([['Leeds', 'LEED']]);

function isOtherWord(text: string, { start, end }: Token, { canonical }: Skill): boolean {
  return NAMES.get(text.slice(start, end)) === canonical;
}

/**
 * A name of up to three letters glued to another word by / - & . or @ is a part of that word, unless both are
 * skills.
 */
function inForeignCompound(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  before: Hit | undefined,
  after: Hit | undefined,
  sure: ReadonlySet<Hit>,
): boolean {
  if (hit.end - hit.start > 3) return false;
  const left = tokens[hit.first - 1];
  const right = tokens[hit.last + 1];
  const gluedLeft = left !== undefined && /^[-/&.@_]$/.test(text.slice(left.end, hit.start));
  const gluedRight = right !== undefined && /^[-/&.@_]$/.test(text.slice(hit.end, right.start));
  const known = (other: Hit | undefined, token: Token | undefined): boolean =>
    other !== undefined &&
    token !== undefined &&
    sure.has(other) &&
    other.start <= token.start &&
    token.end <= other.end;
  return (gluedLeft && !known(before, left)) || (gluedRight && !known(after, right));
}
