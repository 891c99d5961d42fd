import type { Lexicon, NameUse, Skill, TrieNode } from './lexicon.ts';
import { joined, tokenize, type Token } from './tokens.ts';

export type SkillMatch = {
  readonly canonical: string;
  /** Offsets into the text given; end is exclusive. */
  readonly start: number;
  readonly end: number;
};

export type MatchContext = {
  /** Ranges where skills are listed (a skills section): ambiguous names count there. `true` for the whole text. */
  readonly lists?: true | readonly { readonly start: number; readonly end: number }[];
  /** The text names tools as names, as job descriptions do: "Excel" inside a sentence is the program. */
  readonly names?: boolean;
};

/** A name found: its tokens first…last, its offsets start…end. */
type Hit = {
  readonly skill: Skill;
  readonly use: NameUse;
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
};

/**
 * Finds every skill of the lexicon in a text: longest name first, on word boundaries that keep + # and a leading
 * dot, in one pass over a token trie (a two-page resume takes about a millisecond). Names that are everyday words too count only
 * in a list, a skills section, or beside another skill; short names inside a compound ("TS/SCI", "R&D") only when
 * the other half is a skill as well. Matches do not overlap and come in text order.
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
    if (!acceptsAmbiguous(text, tokens, hit, [hits[at - 1], hits[at + 1]], sure, context)) continue;
    sure.add(hit);
    open.push(at - 1, at + 1);
  }
  return hits
    .filter(
      (hit, at) => sure.has(hit) && !inForeignCompound(text, tokens, hit, hits[at - 1], hits[at + 1], sure),
    )
    .map(({ skill, start, end }) => ({ canonical: skill.canonical, start, end }));
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
    if (found === null) {
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

// Signs and words between the members of a list.
const BETWEEN =
  /^[\s)]*(?:[,;/|•·&+]|\(|\bor\b|\band\b|\bund\b|\boder\b|\bet\b|\bou\b|\by\b|\bo\b|,\s*(?:and|or|und|oder))[\s(]*$/iu;

function acceptsAmbiguous(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  neighbours: readonly (Hit | undefined)[],
  sure: ReadonlySet<Hit>,
  context: MatchContext,
): boolean {
  const written = text.slice(hit.start, hit.end);
  if (hit.use === 'verb') return hasObject(text, hit);
  if (inLists(hit, context)) return true;
  // Running text: an everyday word is written small, a name with its capital; "Spring 2020" is a season.
  if (written === written.toLowerCase()) return false;
  if (/^\s*['’]?\d/.test(text.slice(hit.end, hit.end + 6))) return false;
  const isTool = hit.skill.kind === 'tool' || hit.skill.kind === 'technology';
  if (context.names === true && isTool && written.length >= 3 && !opensSentence(text, tokens, hit)) {
    return true;
  }
  for (const other of neighbours) {
    if (
      other === undefined ||
      !sure.has(other) ||
      other.skill.kind === 'soft' ||
      other.skill.kind === 'language'
    ) {
      continue;
    }
    const between =
      other.end <= hit.start ? text.slice(other.end, hit.start) : text.slice(hit.end, other.start);
    if (between.length <= 8 && BETWEEN.test(between)) return true;
    // "Go microservices", "Excel pivot tables": directly beside, or a few words on in the same line.
    const apart = other.last < hit.first ? hit.first - other.last : other.first - hit.last;
    if (
      !between.includes('\n') &&
      !/[.!?]\s/.test(between) &&
      apart <= 4 &&
      !opensSentence(text, tokens, hit)
    ) {
      return true;
    }
    if (/^ $/.test(between)) return true;
  }
  return false;
}

const PREDICATE_START = /(?:^|[\n.;:,•·–—-]|\b(?:and|to|I|we|you|will|can|or|also|by|for|of|in))\s*$/iu;
const OBJECT_END =
  /^(?:of|for|in|at|on|to|with|by|from|as|into|over|under|is|was|are|were|who|that|which|where|when)$/i;
const DETERMINER =
  /^(?:an?|the|our|my|your|their|his|her|every|each|all|both|any|some|many|several|new|(?!(?:19|20)\d\d$)\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|up)$/i;

/** Whether a word that is a verb and more stands as one: it opens its clause, and a number, an article or a plural follows. */
function hasObject(text: string, hit: Hit): boolean {
  const before = text.slice(Math.max(0, hit.start - 12), hit.start);
  if (!PREDICATE_START.test(before)) return false;
  const after = /^[ \u00a0]+([^\n,;:.()|\t]{1,60})/.exec(text.slice(hit.end, hit.end + 62))?.[1] ?? '';
  for (const [at, word] of after.split(/\s+/).slice(0, 5).entries()) {
    if (at === 0 && DETERMINER.test(word)) return true;
    // "By bus, train and ferries" is a list.
    if (at === 0 && /^(?:and|or)$/.test(word) && /,\s*$/.test(before)) return false;
    if (OBJECT_END.test(word) || (at === 0 && !/^[\p{Ll}\d]/u.test(word))) return false;
    // Machines are trained too.
    if (/^(?:models?|networks?|classifiers?)$/i.test(word)) return false;
    if (/^(?:staff|people|personnel|crew)$|\p{Ll}{2}(?<!ss|us|is)s$/u.test(word)) return true;
  }
  return false;
}

function opensSentence(text: string, tokens: readonly Token[], hit: Hit): boolean {
  const before = tokens[hit.first - 1];
  return before === undefined || /[.!?:\n]/.test(text.slice(before.end, hit.start));
}

function inLists(hit: Hit, { lists }: MatchContext): boolean {
  if (lists === undefined) return false;
  return lists === true || lists.some((range) => range.start <= hit.start && hit.end <= range.end);
}

/** A name of up to three letters glued to another word by / - & . or @ is a part of that word, unless both are skills. */
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
