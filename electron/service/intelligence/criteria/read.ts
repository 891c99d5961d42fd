import type { Lexicon } from '../skills/lexicon.ts';
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
import type { Leaf, LeafReader } from './leaf.ts';
import { readCertification } from './leaves/certification.ts';
import { readDegreeCriterion } from './leaves/degree.ts';
import { readEmployer } from './leaves/employer.ts';
import { readHistory } from './leaves/history.ts';
import { readIndustry } from './leaves/industry.ts';
import { readLanguage } from './leaves/language.ts';
import { readLink } from './leaves/link.ts';
import { readLocation, readWorkplace } from './leaves/location.ts';
import { readManagement } from './leaves/management.ts';
import { readOpen } from './leaves/open.ts';
import { readSeveral, readSkill, readSkillName } from './leaves/skill.ts';
import { readTitle } from './leaves/title.ts';
import { readWords } from './leaves/words.ts';
import { readYears } from './leaves/years.ts';
import type { Tree } from './logic.ts';

// What reads a whole clause before it is cut: "no gap longer than 12 months" is not the negation of a gap.
const WHOLE: readonly LeafReader[] = [readHistory, readLocation, readSeveral];
// The order decides: what is most definite comes first.
const READERS: readonly LeafReader[] = [
  readHistory,
  readOpen,
  readLink,
  readYears,
  readCertification,
  readLanguage,
  readDegreeCriterion,
  readManagement,
  readLocation,
  readWorkplace,
  readEmployer,
  readSkillName,
  readTitle,
  readIndustry,
  readSkill,
];
/** Deeper nesting and more parts than anybody writes are read as plain words. */
const MAX_DEPTH = 4;
const MAX_PARTS = 24;
/** Characters of one clause; a longer one is read as plain words, so that no pattern meets a text made to hurt it. */
const MAX_CLAUSE = 300;

/** Reads a criterion; null when it has no word to look for. */
export function readCriterion(prompt: string, lexicon: Lexicon): Tree | null {
  return readClause(normalize(prompt), lexicon, 0);
}

function readClause(given: string, lexicon: Lexicon, depth: number): Tree | null {
  const text = plainer(slashes(unwrap(normalize(given)), lexicon));
  if (text === '') return null;
  const masked = mask(text, lexicon);
  const whole =
    text.length > MAX_CLAUSE
      ? null
      : firstLeaf(
          isSingle(text, masked) && negated(text) === null ? [...WHOLE, readOpen, readManagement] : WHOLE,
          text,
          lexicon,
        );
  if (whole !== null) return { op: 'leaf', leaf: whole };
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

function firstLeaf(readers: readonly LeafReader[], text: string, lexicon: Lexicon): Leaf | null {
  for (const read of readers) {
    const leaf = read(text, lexicon);
    if (leaf !== null) return leaf;
  }
  return null;
}

function unwrap(text: string): string {
  return text.startsWith('(') && text.indexOf(')') === text.length - 1 ? text.slice(1, -1).trim() : text;
}

const RANGE =
  /\bbetween (?<low>[\d.,]{1,6}|\p{L}{3,9}) and (?<high>[\d.,]{1,6}|\p{L}{3,9}) (?<unit>years?|yrs?|months?|jobs|employers)\b/iu;

/** "Java/Kotlin" is a choice where both are names of the skills list; "CI/CD" is one name. */
function slashes(text: string, lexicon: Lexicon): string {
  if (!text.includes('/')) return text;
  const names = matchSkills(text, lexicon, { lists: true, names: true });
  let plain = text;
  // from the right, so that what stands before keeps its place
  for (let at = names.length - 1; at > 0; at -= 1) {
    const [left, right] = [names[at - 1], names[at]];
    if (left === undefined || right === undefined) continue;
    if (/^ ?\/ ?$/.test(text.slice(left.end, right.start))) {
      plain = `${plain.slice(0, left.end)} or ${plain.slice(right.start)}`;
    }
  }
  return plain;
}

const SHARED_PLACE =
  /\b(?<a>(?:based|located|living|lives?) in) or (?<b>(?:willing|open|ready|able) to (?:relocate|move) to) (?<place>\p{L}[\p{L} .'-]{1,40})$/iu;

/** Lists and ranges said in another way: "one of: A, B, C" is "A or B or C", "between 3 and 5 years" is two bounds. */
function plainer(given: string): string {
  const text = given.replace(SHARED_PLACE, '$<a> $<place> or $<b> $<place>');
  const range = RANGE.exec(text);
  if (range !== null) {
    const { low = '', high = '', unit = '' } = range.groups ?? {};
    const rest = text.slice(range.index + range[0].length);
    const before = text.slice(0, range.index);
    return `${before}at least ${low} ${unit}${rest}; ${before}at most ${high} ${unit}${rest}`;
  }
  const either = /\b(?:at least )?(?:one|any|either) of(?: the following| these)?\b:?\s*/iu.exec(text);
  if (either === null || !text.slice(either.index).includes(',')) return text;
  const list = text.slice(either.index + either[0].length).replaceAll(/,\s*(?:or\s+|and\s+)?/giu, ' or ');
  return `${text.slice(0, either.index)}${list}`;
}

const NEGATION =
  /^(?:(?:has|have|had|is|was|were|does|do|did|can|could)(?:n't| not| never| no| without)|cannot|not|never|no|without|lacks?|none of|hasn't|isn't|doesn't|kein(?:e|en|er)?|nicht|ohne|nie|sin|nunca|sans|jamais|pas de|neither)(?: (?:have|has|had|any|a|an|been|ever|speak|know))*\s+(?<rest>.+)$/iu;

/** "No PHP, pure Python": the denial ends at the comma, unless a list with "or" follows. */
function listsAfterNegation(masked: string): boolean {
  const has = (pattern: RegExp): boolean => cutsOf(masked, pattern, 'and').length > 0;
  return has(LOOSE) || has(COMMA_AND) || (has(COMMA) && !has(OR));
}

/** What is denied: "has never founded a company" denies "founded a company"; null without a negation in front. */
function negated(text: string): string | null {
  if (/^(?:no|not) (?:less|fewer|more|later|earlier|only|just)\b/iu.test(text)) return null;
  const outside = /^(?:lives?|based|located|resid(?:es|ing)|living) outside (?:of )?(?<place>.+)$/iu.exec(
    text,
  );
  if (outside !== null) return `lives in ${outside.groups?.['place'] ?? ''}`;
  return NEGATION.exec(text)?.groups?.['rest'] ?? null;
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
    return readParts(pieces(text, cuts).slice(0, MAX_PARTS), operator, lexicon, depth);
  }
  return null;
}

/** ", and" and ", or" bind less tightly than the other word where both occur. */
function mixedLevels(masked: string): (readonly [RegExp, 'and' | 'or'])[] {
  const has = (pattern: RegExp): boolean => cutsOf(masked, pattern, 'and').length > 0;
  const levels: (readonly [RegExp, 'and' | 'or'])[] = [];
  if (has(OR) && has(AND)) levels.push([COMMA_AND, 'and'], [COMMA_OR, 'or']);
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
  const together = yearsOfEither(texts, operator, lexicon);
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

/** "8 years in operations or logistics" asks for eight years in the one and the other together. */
function yearsOfEither(texts: readonly string[], operator: 'and' | 'or', lexicon: Lexicon): Leaf | null {
  const [first = '', ...others] = texts;
  const bare = others.every(
    (text) =>
      text
        .replaceAll(/\([^()]{0,80}\)/gu, '')
        .trim()
        .split(' ').length <= 4 && !/\d/.test(text),
  );
  if (operator !== 'or' || !bare || readYears(first, lexicon) === null) return null;
  return readYears(texts.join(' or '), lexicon);
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
