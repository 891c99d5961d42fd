import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { normalize } from './clause.ts';
import {
  AND,
  BUT_NOT,
  COMMA,
  COMMA_AND,
  COMMA_OR,
  cutsOf,
  LOOSE,
  mask,
  OR,
  pieces,
  WITH,
  withCommas,
} from './cuts.ts';
import type { Leaf } from './leaf.ts';
import { readLocation } from './leaves/location.ts';
import { readManagement } from './leaves/management.ts';
import { readOpen } from './leaves/open.ts';
import { besideHopping } from './leaves/stays.ts';
import { READ_WHOLE } from './leaves/whole.ts';
import { readWords } from './leaves/words.ts';
import { yearsBehind, yearsOfEither } from './joined_years.ts';
import { groupIn } from './groups.ts';
import { namesOf } from './hints.ts';
import { treeText, type Tree } from './logic.ts';
import { listsAfterNegation, negated } from './negation.ts';
import { openEndsOf } from '../requirements/open_ends.ts';
import { openEndLeaf } from './open_ends.ts';
import { firstLeaf, READERS, WHOLE } from './readers.ts';
import { examplesIn, plainer, slashes, unwrap } from './plain.ts';

/** Deeper nesting and more parts than anybody writes are read as plain words. */
const MAX_DEPTH = 4;
const MAX_PARTS = 100;
/** Characters of one clause; a longer one is read as plain words, so that no pattern meets a text made to hurt it. */
const MAX_CLAUSE = 300;

/** "An associate degree and 4 years of experience, or a bachelor's and 2": the unit is said once. */
const YEARS_SAID = /\d\+? years?\b/iu;
const YEARS_MEANT =
  /(?<=\b(?:degree|bachelor|master|diploma|doctorate|phd|mba|[bm]\.?sc?|[bm]\.?a)(?:'s|s)?(?: degree)? (?:and|plus) (?:at least )?\d{1,2}\+?)(?=$|[;)]|[.,](?!\d))/giu;

/** Reads a criterion; null when it has no word to look for. */
export function readCriterion(prompt: string, lexicon: Lexicon): Tree | null {
  const text = normalize(prompt);
  return readClause(YEARS_SAID.test(text) ? text.replaceAll(YEARS_MEANT, ' years') : text, lexicon, 0);
}

function readClause(given: string, lexicon: Lexicon, depth: number): Tree | null {
  const text = plainer(slashes(unwrap(normalize(given)), lexicon));
  if (text === '') return null;
  const is_too_much = text.length > MAX_CLAUSE || depth >= MAX_DEPTH;
  const grouped = is_too_much ? null : readGrouped(text, lexicon, depth);
  if (grouped !== null) return grouped;
  const hopping = is_too_much ? null : besideHopping(text);
  const two = hopping?.flatMap((part) => readClause(part, lexicon, depth + 1) ?? []);
  if (two?.length === 2) return { op: 'and', parts: two };
  const besides = is_too_much ? null : readOpenEnd(text, lexicon, depth);
  if (besides !== null) return besides;
  const masked = mask(text, lexicon);
  const affirmed = negated(text) !== null ? [] : READ_WHOLE;
  const single = affirmed.length > 0 && isSingle(text, masked) ? [readOpen, readManagement] : [];
  const readers = [...WHOLE, ...affirmed, ...single];
  const whole = text.length > MAX_CLAUSE ? null : firstLeaf(readers, text, lexicon);
  // "Active licence together with BLS" is two certificates
  const several = whole?.kind === 'certification' && cutsOf(masked, LOOSE, 'and').length > 0;
  if (whole !== null && !several) return { op: 'leaf', leaf: whole };
  if (INTENT.test(text)) {
    const leaf = firstLeaf([readOpen, readLocation], text, lexicon) ?? readWords(text);
    return leaf === null ? null : { op: 'leaf', leaf };
  }
  const examples = is_too_much ? null : readExamples(text, lexicon, depth);
  if (examples !== null) return examples;
  const denied = listsAfterNegation(masked) ? null : negated(text);
  if (denied !== null && depth < MAX_DEPTH) {
    // "no Java and C#" asks for neither
    const part = readClause(
      denied.replaceAll(/\s(?:and|und)\s(?!(?:safety|loss|development)\b)/giu, ' or '),
      lexicon,
      depth + 1,
    );
    if (part !== null) return { op: 'not', part };
  }
  if (depth < MAX_DEPTH) {
    const joined = readJoined(text, masked, lexicon, depth);
    if (joined !== null) return joined;
  }
  const leaf = (text.length > MAX_CLAUSE ? null : firstLeaf(READERS, text, lexicon)) ?? readWords(text);
  return leaf === null ? null : { op: 'leaf', leaf };
}

/** "Python and (AWS or GCP)": "and" binds closer than "or", where a group has something on both sides. */
function readGrouped(text: string, lexicon: Lexicon, depth: number): Tree | null {
  const grouped = groupIn(text);
  if (grouped === null) return null;
  const { said_of_name, sides } = grouped;
  // names in brackets are a choice or a list of their own; "German (spoken and written) and English" holds none
  const says_little = said_of_name !== null && namesOf(said_of_name, lexicon) === null;
  if (says_little && !/\byears?\b/iu.test(said_of_name)) return null;
  let tree = readClause(grouped.group, lexicon, depth + 1);
  for (const { text: beside, operator, is_before } of sides.toSorted((a, b) =>
    a.operator < b.operator ? -1 : 1,
  )) {
    const part = tree === null ? null : readClause(beside, lexicon, depth + 1);
    if (tree === null || part === null) return null;
    tree = { op: operator, parts: is_before ? [part, tree] : [tree, part] };
  }
  return tree;
}

/** "Qualified Teacher Status or equivalent": the certificate, or what a person takes for as good. */
function readOpenEnd(text: string, lexicon: Lexicon, depth: number): Tree | null {
  // "a degree in accounting or a similar subject, or a CPA"
  for (const { start, end } of cutsOf(mask(text, lexicon), COMMA_OR, 'or')) {
    if (openEndsOf(text.slice(0, start)).ends.length === 0) continue;
    const parts = [text.slice(0, start), text.slice(end)].flatMap(
      (part) => readClause(part, lexicon, depth + 1) ?? [],
    );
    if (parts.length === 2) return { op: 'or', parts };
  }
  const { rest, ends } = openEndsOf(text);
  if (ends.length === 0) return null;
  const named = readClause(rest, lexicon, depth + 1);
  return leafOf(named)?.kind === 'certification' && named !== null
    ? { op: 'or', parts: [named, { op: 'leaf', leaf: openEndLeaf(ends) }] }
    : null;
}

/** What somebody would do, not what they are or did: no title, no years. */
const INTENT =
  /^(?:is |be )?(?:would|wants?|ready|prepared|happy to|fine with|ok(?:ay)? with|accepts?)\b(?! list)/iu;

// A thing that does something, not a person who does: "a workflow scheduler".
const THING =
  /\b(?:schedulers?|trackers?|builders?|servers?|brokers?|loaders?|linters?|bundlers?|compilers?|scanners?|routers?|editors?|debuggers?|profilers?|runners?|containers?|managers?|suites?|packages?)$/iu;

/** A kind of thing with its members in brackets or behind a sign: one of them is enough. */
function readExamples(text: string, lexicon: Lexicon, depth: number): Tree | null {
  const examples = examplesIn(text, lexicon);
  if (examples === null) return null;
  const { what, members, open } = examples;
  const kind = firstLeaf(READERS, what, lexicon);
  const thing = kind === null || kind.kind === 'skill' || (kind.kind === 'title' && THING.test(what));
  if (!thing) return null;
  // "Excel (pivot tables, VLOOKUP)": what means the same is asked once
  const parts = members
    .flatMap((member) => readClause(member, lexicon, depth + 1) ?? [])
    .filter((part, at, all) => all.findIndex((other) => treeText(other) === treeText(part)) === at);
  if (kind?.kind === 'skill' && open) parts.unshift({ op: 'leaf', leaf: kind });
  const [only] = parts;
  if (only === undefined) return null;
  const any: Tree = parts.length === 1 ? only : { op: 'or', parts };
  // "Python (Django or Flask)" asks for both
  const named = findSkill(lexicon, what);
  return kind !== null &&
    text.endsWith(')') &&
    !open &&
    (named?.kind === 'technology' || named?.kind === 'tool')
    ? { op: 'and', parts: [{ op: 'leaf', leaf: kind }, any] }
    : any;
}

/** Nothing to cut, or only names cut off one clause: "managed a team in Asia and Europe". */
function isSingle(text: string, masked: string): boolean {
  const cuts = [LOOSE, BUT_NOT, OR, AND].flatMap((pattern) => cutsOf(masked, pattern, 'and'));
  if (cuts.length === 0) return true;
  const [first, ...others] = pieces(
    text,
    cuts.toSorted((a, b) => a.start - b.start),
  );
  return readManagement(first ?? '') !== null && others.every((other) => /^\p{Lu}\p{L}+$/u.test(other));
}

function readJoined(text: string, masked: string, lexicon: Lexicon, depth: number): Tree | null {
  const not = cutsOf(masked, BUT_NOT, 'not').slice(0, 1);
  if (not.length > 0) {
    const [left, right] = pieces(text, not);
    const a = readClause(left ?? '', lexicon, depth + 1);
    const b = readClause(right ?? '', lexicon, depth + 1);
    if (a !== null && b !== null) return { op: 'and', parts: [a, { op: 'not', part: b }] };
  }
  const levels: readonly (readonly [RegExp, 'and' | 'or'])[] = [
    [LOOSE, 'and'],
    ...mixedLevels(masked),
    ...(listsSkills(text, masked, lexicon) ? ([[WITH, 'and']] as const) : []),
    [OR, 'or'],
    [AND, 'and'],
    [COMMA, 'and'],
  ];
  for (const [pattern, operator] of levels) {
    const commas = pattern === OR || pattern === AND;
    const cuts = commas ? withCommas(masked, pattern, operator) : cutsOf(masked, pattern, operator);
    if (cuts.length === 0) continue;
    // what is said twice is read once
    const parts = [...new Set(pieces(text, cuts))];
    return parts.length > MAX_PARTS ? null : readParts(parts, operator, lexicon, depth);
  }
  return null;
}

/** ", and" and ", or" bind less tightly than the other word where both occur. */
function mixedLevels(masked: string): (readonly [RegExp, 'and' | 'or'])[] {
  const has = (pattern: RegExp): boolean => cutsOf(masked, pattern, 'and').length > 0;
  const levels: (readonly [RegExp, 'and' | 'or'])[] = [];
  if (has(OR) && has(AND)) levels.push([COMMA_AND, 'and'], [COMMA_OR, 'or']);
  // "German and French at C1, and hospital customers"
  else if (has(COMMA_AND) && cutsOf(masked, COMMA, 'and').length === 1) levels.push([COMMA_AND, 'and']);
  return levels;
}

/** "PHP with Laravel": both sides are names of the skills list. */
function listsSkills(text: string, masked: string, lexicon: Lexicon): boolean {
  const [cut] = cutsOf(masked, WITH, 'and');
  if (cut === undefined) return false;
  const left = text.slice(0, cut.start).split(/\bor\b|\band\b|,/iu);
  return left.every((part) =>
    matchSkills(part, lexicon, { lists: true }).some(
      ({ start, end }) => end - start >= part.trim().length - 1,
    ),
  );
}

const leafOf = (tree: Tree | null | undefined): Leaf | null => (tree?.op === 'leaf' ? tree.leaf : null);

/** Reads the members of a list; bare ones are read as their neighbours are. Null when none of them is understood. */
function readParts(
  texts: readonly string[],
  operator: 'and' | 'or',
  lexicon: Lexicon,
  depth: number,
): Tree | null {
  if (texts.length < 2) return null;
  const together = yearsOfEither(texts, operator, lexicon) ?? yearsBehind(texts, operator, lexicon);
  if (together !== null) return { op: 'leaf', leaf: together };
  const trees = texts.map((text) => readClause(text, lexicon, depth + 1));
  const framed = trees.map((tree, at): Tree | null => {
    const text = texts[at] ?? '';
    const own = leafOf(tree);
    if (own === null || !isBare(text, own)) return tree;
    const before = trees.slice(0, at).findLast((other) => leafOf(other)?.frame?.side === 'after');
    const after = trees.slice(at + 1).find((other) => leafOf(other)?.frame?.side === 'before');
    for (const other of [leafOf(before), leafOf(after)]) {
      const leaf = other === null || other.kind === own.kind ? null : other.frame?.read(text);
      if (leaf !== null && leaf !== undefined) return { op: 'leaf', leaf };
    }
    return tree;
  });
  const parts = framed.filter((tree) => tree !== null);
  if (parts.length < 2 || parts.every((tree) => leafOf(tree)?.kind === 'words')) return null;
  return { op: operator, parts };
}

/** A member without a verb, a number or a kind of its own: a name to be read as its neighbours are. */
function isBare(text: string, { kind }: Leaf): boolean {
  if (
    kind !== 'skill' &&
    kind !== 'words' &&
    kind !== 'location' &&
    kind !== 'industry' &&
    kind !== 'language'
  ) {
    return false;
  }
  return (
    text.split(' ').length <= 3 &&
    !/\d|^(?:knows?|speaks?|experience|has|uses?|works?|worked|lives|living|based|located|residing|fluent|familiar|proficient)\b/iu.test(
      text,
    )
  );
}
