import { regex } from '../language/pattern.ts';
import type { Span } from '../profile.ts';
import type { Lexicon } from '../skills/lexicon.ts';
import { matchSkills } from '../skills/match.ts';
import { beginsAsPersonalDetail, hasContact, isPersonalDetail } from './contact_patterns.ts';
import { findDegree, isSchool } from '../language/degrees.ts';
import { headingKind, isDocumentTitle } from './headings.ts';
import { fold, split, wordsOf, type Line, type Piece } from '../language/lines.ts';
import { cleanName, isNameLike, turned } from './name_form.ts';
import { nameInParts, nameLabel, titleBefore } from './name_labels.ts';
import { employerScore, titleScore } from '../language/job_titles.ts';
import { readPlace } from '../language/places.ts';
import { oncePer } from '../language/memoize.ts';

/** What stands between the pieces of a header line. */
export const SEPARATORS = /\s,\s|\t|\s+[|•·◦∣–—]\s+|\s*[|•·∣]\s*|\s+\/\s+|\s{3,}|\s—\s/g;

/** A lone first word with nothing that speaks for it (size, contact data, the e-mail address) stays below. */
const MIN_COUNT = 0.35;

/** A name, where it stands, and how sure it is (0…1); the span is null without a name. */
type ReadName = {
  readonly value: string | null;
  readonly span: Span | null;
  readonly confidence: number;
};

type Candidate = {
  readonly value: string;
  readonly span: Span;
  readonly labelled: boolean;
  /** "Muster, Ada" in ordinary case: which of two words is a name, only its place or the address can say. */
  readonly turned: boolean;
};

/** Scores every short line of the header as a name; the weights follow what parsers that report theirs use. */
export function readName(lines: readonly Line[], emails: readonly string[], lexicon: Lexicon): ReadName {
  const parts = nameInParts(lines);
  if (parts !== null) {
    const { given, family } = parts;
    const [first, last] = given.start < family.start ? [given, family] : [family, given];
    const span = { start: first.start, end: last.start + last.text.length };
    return { value: `${given.text} ${family.text}`, span, confidence: 0.95 };
  }
  const sizes = lines.map(({ font_size }) => font_size).filter((size) => size > 0);
  const largest = Math.max(0, ...sizes);
  const average = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  const local = fold((emails[0] ?? '').split('@')[0]?.replaceAll(/[._\d-]/g, ' ') ?? '').replaceAll(' ', '');
  let best: { value: string; span: Span; score: number } | null = null;
  let eligible = 0;
  for (const [at, line] of lines.slice(0, 30).entries()) {
    const candidates = nameCandidates(lines, at, largest);
    for (const { value: candidate, span, labelled, turned: is_turned } of candidates) {
      const words = candidate.split(/\s+/);
      let score = eligible === 0 ? 0.4 : eligible < 3 ? 0.1 : 0;
      if (largest > 0 && line.font_size >= largest - 0.1 && largest > average + 0.5) score += 0.35;
      else if (line.font_size > average + 1) score += 0.1;
      if (line.bold) score += 0.05;
      if (words.length >= 2 && words.length <= 4) score += 0.15;
      if (words.length === 1) score -= 0.1;
      if (
        hasContact(lines[at + 1]?.text ?? '') ||
        hasContact(lines[at + 2]?.text ?? '') ||
        hasContact(line.text)
      ) {
        score += 0.15;
      }
      const tokens = fold(candidate)
        .split(' ')
        .filter((token) => token.length >= 3);
      const in_address = local === '' ? [] : tokens.filter((token) => local.includes(token));
      if (is_turned && eligible > 0 && in_address.length < tokens.length) continue;
      if (tokens.length > 0) score += 0.35 * (in_address.length / tokens.length);
      if (titleScore(candidate) >= 1) score -= 0.6;
      // their own address says whose name it is, be it of everyday words
      if (in_address.length === 0 && saysOtherThings(candidate, lexicon)) score -= 0.5;
      if (employerScore(candidate) > 0) score -= 0.3;
      if (
        /\b(?:address|street|profile|template|sample|page|updated|location|phone|city)\b/i.test(candidate)
      ) {
        score -= 0.4;
      }
      if (labelled) score += 0.5;
      if (best === null || score > best.score) best = { value: candidate, span, score };
    }
    if (candidates.length > 0) eligible += 1;
  }
  if (best === null || best.score < MIN_COUNT) return { value: null, span: null, confidence: 0 };
  return { value: best.value, span: best.span, confidence: Math.min(0.99, Math.max(0.3, best.score)) };
}

// Words of headings, lists and schools that open a resume without a header.
const NO_NAME = regex('iu')`
    \b(?:skills?|sets?|details?|education(?:al)?|qualifications?|technical|professional|experiences?|
    knowledge|computers?|proficienc(?:y|ies)|certificat\p{L}*|diploma|summary|objectives?|personal|
    company|languages?|software|tools?|projects?|training|achievements?|responsibilit\p{L}+|strengths?|
    declaration|board|whom|dear|communicator|thinker|solver|madame|monsieur|geehrte\p{L}*|
    exam(?:ination)?|percentage|degree|course(?:s|work)?|management|business|sciences?|engineering|
    technology|kenntnisse|ausbildung|berufserfahrung|formation|compétences|experiencia|formación|
    habilidades)\b`;

/** Whether capitals name a degree, a school, a skill or a heading: then only strong signs make it a name. */
function saysOtherThings(text: string, lexicon: Lexicon): boolean {
  if (NO_NAME.test(text) || isSchool(text) || beginsAsPersonalDetail(text)) return true;
  // "Hobbies Extraction": a heading beside what stands under it
  if (wordsOf(text).some((word) => headingKind(word) !== null)) return true;
  // "MBA", "BE IT", but not "M.S. Iyer".
  if (findDegree(text)?.from === 0 && !/^\p{Lu}\.\p{Lu}\.\s/u.test(text)) return true;
  const words = wordsOf(text).map(fold);
  if (words.some((word) => ALSO_GIVEN.has(word)) && words.length <= 2) return false;
  // One-word skills are surnames as well (Jenkins, Swift); "Data Science" and "Business Management" are none.
  if (matchSkills(text, lexicon).some(({ start, end }) => /[\s-]/.test(text.slice(start, end)))) return true;
  // "Excel", "Office Suite": no skill by itself, but each of its words is one of the names of skills.
  const known = wordsOfSkills(lexicon);
  return words.every((word) => known.has(word));
}

/** Given names that are also words of skills' names: with one of them "Jack Black" and "Iris White" are people. */
const ALSO_GIVEN: ReadonlySet<string> = new Set(
  `ada addie addison adrian al amber april aria asa august aurora austin ava ben bert bill braden carlo carol cassandra chase
  charity christian claude crystal dale daisy dawn dean delta drake eden elisa emilia erwin faith felix frances frank gene
  georgia grace grant grey guy hana harry hope hunter ida iris ivy jack jade jasmine jean jet john jordan joy julia june
  junior karl kit laurel lawson lex lily lora mac major mark marina martin mason max maximo may maya miles mitchell miro nate
  nick octave olive page pam pascal pat patience pearl penny phoenix porter prince ray robin rocky romana rose ruby rusty sam
  sandy savannah serenity sky stan sterling stone storm summer tess tia till toma tracy travis troy victor viola violet
  virginia wade will`.split(/\s+/),
);

/** The words that names of skills are made of. */
const wordsOfSkills = oncePer(
  ({ skills }: Lexicon): ReadonlySet<string> =>
    new Set(
      [...skills.values()].flatMap(({ canonical, aliases }) =>
        [canonical, ...aliases].flatMap(wordsOf).map(fold),
      ),
    ),
);

/** What may be a name: a line's first piece, after a label, with lines that go on in the same large letters. */
function nameCandidates(lines: readonly Line[], at: number, largest: number): Candidate[] {
  const line = lines[at] as Line;
  if (line.bullet || isDocumentTitle(line.text) || isPersonalDetail(line.text)) return [];
  const named = nameLabel(line.text);
  const labelled = named !== null;
  const label = named?.to ?? titleBefore(line.text);
  const pieces = split({ text: line.text.slice(label), start: line.start + label }, SEPARATORS).flatMap(
    (piece) => (named === null ? titleApart(piece) : nameAlone(piece, named.both)),
  );
  const own = pieces[0];
  if (own === undefined) return [];
  // After the title of the document or of the person on the same line.
  const second = pieces[1];
  const first =
    second !== undefined && (isDocumentTitle(own.text) || titleScore(own.text) >= 1.6) ? second : own;
  const spaced = rejoined(line.text);
  const beforeContact = /^(.{3,40}?)\s+(?=\S+@|\+?\(?\d)/.exec(first.text)?.[1];
  const candidates: { value: string; span: Span; turned: boolean }[] = [];
  const add = (value: string, start: number, end: number, is_turned = false): void => {
    candidates.push({ value, span: { start, end }, turned: is_turned });
  };
  const next = goesOn(lines, at, first.text, largest);
  if (next !== null) add(`${first.text} ${next.text}`, first.start, next.start + next.text.length);
  if (spaced !== null) add(spaced, line.start, line.end);
  add(first.text, first.start, first.start + first.text.length);
  if (beforeContact !== undefined) add(beforeContact, first.start, first.start + beforeContact.length);
  const family_first = named === null ? familyFirst(first.text) : null;
  if (family_first !== null) add(family_first, first.start, first.start + first.text.length, true);
  return candidates.flatMap(({ value, span, turned: is_turned }) => {
    const name = cleanName(named?.both === true ? turned(value) : value);
    if (!isNameLike(name)) return [];
    // The span is of the name alone where it stands in one piece, without titles and degrees.
    const inner = value.indexOf(name);
    const whole = span.end - span.start === value.length && inner >= 0;
    const exact = whole ? { start: span.start + inner, end: span.start + inner + name.length } : span;
    return [{ value: name, span: exact, labelled, turned: is_turned }];
  });
}

/**
 * "Muster, Ada" as "Ada Muster": a family name of one word, small ones before it, and nothing that a comma also stands
 * before, as a place ("Leeds, England") or what somebody does.
 */
function familyFirst(text: string): string | null {
  const [, family = '', given = ''] = FAMILY_FIRST.exec(text.trim()) ?? [];
  if (given === '' || [text, family, given].some((part) => readPlace(part) !== null)) return null;
  if ([family, given].some((part) => titleScore(part) > 0 || employerScore(part) > 0)) return null;
  const name = `${given} ${family}`;
  return turned(text) === name ? name : null;
}

const FAMILY_FIRST = regex('u')`
  ^((?:\p{Ll}[\p{Ll}’']{0,4}\s){0,3}\p{Lu}[\p{L}\p{M}’'-]{1,30}),\s
  (\p{Lu}[\p{L}\p{M}.’'-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.’'-]{0,30}){0,2})$`;

/** "Ada Muster, geboren am …": what follows a labelled name; "Muster, Ada" stays whole. */
function nameAlone(piece: Piece, both: boolean): Piece[] {
  if (cleanName(piece.text) !== piece.text) return [piece];
  const parts = split(piece, /,\s+/g);
  return both && parts.length === 2 && isNameLike(parts[1]?.text ?? '') ? [piece] : parts.slice(0, 1);
}

/** "Ada Muster, Shift Leader": the name before what the person does. */
function titleApart(piece: Piece): Piece[] {
  const parts = split(piece, /,\s+/g);
  const [head, title] = parts;
  return parts.length === 2 && titleScore(title?.text ?? '') >= 1.6 && titleScore(head?.text ?? '') === 0
    ? parts
    : [piece];
}

/** The rest of a name whose parts stand under each other in the same large letters, other lines between them or not. */
function goesOn(
  lines: readonly Line[],
  at: number,
  first: string,
  largest: number,
): { text: string; start: number } | null {
  const line = lines[at] as Line;
  if (wordsOf(first).length > 2 || line.font_size < 14) return null;
  const height = line.box?.[3] ?? 0;
  // A line that other columns share has the size of most of its words; its height is that of the largest.
  const same = (other: Line): boolean =>
    Math.abs(line.font_size - other.font_size) < 0.5 ||
    (height > 0 && other.box !== null && other.box[3] >= height - 0.5 && other.box[3] <= height * 1.25);
  const close = lines[at + 1];
  if (close !== undefined && wordsOf(first).length === 1 && same(close) && wordsOf(close.text).length <= 3) {
    return { text: close.text.trim(), start: close.start + close.text.indexOf(close.text.trim()) };
  }
  // A first name and a surname in two sizes, both larger than all else.
  if (
    close !== undefined &&
    wordsOf(first).length === 1 &&
    wordsOf(close.text).length === 1 &&
    Math.min(line.font_size, close.font_size) >= 16 &&
    lines.filter(({ font_size }) => font_size >= Math.min(line.font_size, close.font_size) - 0.1).length === 2
  ) {
    return { text: close.text.trim(), start: close.start };
  }
  if (wordsOf(first).length > 1 || line.font_size < largest - 0.5) return null;
  const rest = lines
    .slice(at + 1, at + 5)
    .find(
      (other) =>
        same(other) && other.page === line.page && Math.abs((other.box?.[0] ?? 0) - (line.box?.[0] ?? 0)) < 4,
    );
  const [piece] = rest === undefined ? [] : split(rest, SEPARATORS);
  return piece === undefined || wordsOf(piece.text).length > 3 ? null : piece;
}

/** "J A N E   D O E": letters apart, words further apart. */
function rejoined(text: string): string | null {
  const words = text.trim().split(/\s{2,}|\t/);
  if (words.length < 2 || !words.every((word) => /^\p{L}(?: \p{L}){1,19}$/u.test(word))) return null;
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}
