import { criterionFacts, quoted, type CriterionFacts, type CriterionSource } from './source.ts';
import {
  inflectedPhrases,
  isRemoved,
  MIN_FORM,
  phrases,
  sectionAt,
  spokenLines,
  type Mention,
} from './search.ts';
import { isEverydayWord } from '../skills/everyday.ts';
import { findSkill, type Skill, isProduct } from '../skills/lexicon.ts';
import type { Locale, MentionStatus } from '../language/locale.ts';
import { cuesIn } from '../language/cues.ts';
import { isDoneByOthers, localesOfText, statusOf, statusOfHeading } from '../language/status.ts';
import { keysOf, tokenize } from '../language/tokens.ts';
import { holdsWords } from './held_words.ts';
import type { Span } from '../profile.ts';
import { lineAt, type Line } from '../language/lines.ts';
import type { Tables } from './lexicon.ts';

/** One resume, prepared once for every criterion asked of it. */
export type JudgeFacts = CriterionFacts & {
  readonly tables: Tables;
  /** The languages it is written in. */
  readonly locales: readonly Locale[];
  /** Its lines with the keys of their words, without header and referees. */
  readonly rows: readonly Row[];
};

/** A line of the resume as a row of comparable words. */
export type Row = {
  readonly line: Line;
  readonly keys: readonly string[];
  readonly words: readonly { readonly key: string; readonly start: number; readonly end: number }[];
};

/** A line with the keys of its words. */
export function rowOf(line: Line): Row {
  const words = tokenize(line.text).map(({ key, start, end }) => ({
    key,
    start: line.start + start,
    end: line.start + end,
  }));
  return { line, words, keys: words.map(({ key }) => key) };
}

export function judgeFacts(source: CriterionSource, tables: Tables): JudgeFacts {
  const facts = criterionFacts(source);
  const rows = spokenLines(facts).map(rowOf);
  return { ...facts, tables, locales: localesOfText(source.document.text), rows };
}

/** What the resume says of a mention: its own sentence, its list, its section. */
export function statusAt(facts: JudgeFacts, span: Span): MentionStatus {
  const line = lineAt(facts.lines, span.start);
  if (line === null) return 'used';
  if (sectionAt(facts, span.start) === 'interests') return 'private';
  const [text, offset] = contextOf(facts, line);
  const start = span.start - line.start + offset;
  const own = statusOf(text, start, start + span.end - span.start, facts.locales);
  if (own !== 'used') return own;
  if (isDoneByOthers(text.slice(start + span.end - span.start), facts.locales)) return 'others';
  const above = facts.lines.slice(Math.max(0, line.index - 2), line.index);
  const said = new Set(above.map((one) => statusOfHeading(one.text, facts.locales)));
  return said.has('denied') ? 'denied' : said.has('basic') ? 'basic' : 'used';
}

/** Whether a sentence runs on: the second line begins in lower case, or the first ends in an open word. */
function continues(first: Line | undefined, second: Line | undefined, locales: readonly Locale[]): boolean {
  if (first === undefined || second === undefined || second.bullet || /[.:;!?]$/u.test(first.text.trim())) {
    return false;
  }
  if (/^[\p{Ll}(]/u.test(second.text.trim())) return true;
  const { key } = tokenize(first.text).at(-1) ?? {};
  if (key === undefined) return false;
  const { cues, function_words } = cuesIn([key], locales);
  return (
    function_words.length > 0 ||
    cues.some(({ value }) => value === 'not' || value === 'and' || value === 'or')
  );
}

/** A line with the ones its sentence began and goes on in; the offset of the line in the text. */
function contextOf(facts: JudgeFacts, line: Line): [text: string, offset: number] {
  const above = facts.lines[line.index - 1];
  const below = facts.lines[line.index + 1];
  const head = continues(above, line, facts.locales) ? `${above?.text ?? ''} ` : '';
  const tail = continues(line, below, facts.locales) ? ` ${below?.text ?? ''}` : '';
  return [`${head}${line.text}${tail}`, head.length];
}

/** A place that names a term, with what the resume says of it there. */
type Placed = Mention & { readonly status: MentionStatus };

const MAX_PLACES = 60;

/** Shorter words name nothing by themselves. */
const MIN_WORD = 4;

/** An unlisted name as written, or else in other forms of its words, or all of them in one line. */
function inAnyForm(term: string, facts: JudgeFacts): readonly Span[] {
  const exact = phrases(facts, term);
  if (exact.length > 0) return exact;
  const inflected = inflectedPhrases(facts, term);
  if (inflected.length > 0) return inflected;
  // "Versorgung von Wunden": "Wundversorgung"
  const words = keysOf(term).filter((key) => key.length >= MIN_WORD);
  if (words.length < 2 && (words[0] ?? '').length < MIN_FORM) return [];
  const [first = ''] = words;
  return facts.rows.flatMap((row): Span[] => {
    if (!holdsWords(row.line.text, words)) return [];
    // where the first of them stands, for what is said of it: "no macros"
    const word = row.words.find(({ key }) => holdsWords(key, [first]));
    return [word ?? row.line];
  });
}

/**
 * Whether a name that is an everyday word elsewhere stands for the product: written as the product is, and
 * within a sentence, or where it is no word of every day, as those of English are in another language, or named
 * before a sign.
 */
function isProductName({ start, end }: Span, { canonical }: Skill, facts: JudgeFacts): boolean {
  const { text } = facts.document;
  if (text.slice(start, end) !== canonical) return false;
  if (canonical.length < 4 || !/^\p{Lu}/u.test(canonical)) return false;
  const line = lineAt(facts.lines, start);
  const before = line === null ? '' : text.slice(line.start, start);
  return (
    /[\p{L}\d],?\s$/u.test(before) ||
    !isEverydayWord(canonical) ||
    facts.locales[0]?.code !== 'en' ||
    /^(?:[,:;()]|\s[–-]\s)/u.test(text.slice(end))
  );
}

/**
 * Every place that names a term, denied or not: by a name of the skills list or one that implies it, else in
 * its very words. What a line denies, all of it denies.
 * @param literally in its very words alone: "relational database" is not any database.
 */
export function placesNaming(term: string, facts: JudgeFacts, literally: boolean): Placed[] {
  if (isRemoved(facts, term)) return [];
  const skill = literally ? null : findSkill(facts.lexicon, term);
  const own = skill === null ? [] : (facts.mentions.get(skill.canonical) ?? []).slice(0, MAX_PLACES);
  // what is said of the thing itself counts before what another thing implies: "learning Docker", "Kubernetes daily"
  const implied =
    skill === null || (own.length > 0 && own.every((span) => !POSSESSED.has(statusAt(facts, span))))
      ? []
      : (facts.implied.get(skill.canonical) ?? []);
  const named: readonly Span[] = [
    ...own,
    ...implied.flatMap((name) => (facts.mentions.get(name) ?? []).slice(0, MAX_PLACES)),
  ];
  const spans =
    named.length > 0
      ? named
      : skill?.ambiguous === true && isProduct(skill.kind)
        ? phrases(facts, skill.canonical).filter((span) => isProductName(span, skill, facts))
        : skill === null && !literally
          ? inAnyForm(term, facts)
          : phrases(facts, term);
  const places = spans.slice(0, MAX_PLACES).map(({ start, end }): Placed => {
    const span = { start, end };
    const status = statusAt(facts, span);
    const written = facts.document.text.slice(start, end).replaceAll(/\s+/g, ' ');
    return { span, written, status };
  });
  const denied = new Set(
    places
      .filter(({ status }) => status === 'denied')
      .map(({ span }) => lineAt(facts.lines, span.start)?.index),
  );
  return places.map((place) =>
    denied.has(lineAt(facts.lines, place.span.start)?.index) ? { ...place, status: 'denied' } : place,
  );
}

/** How much a resume must tell about its jobs before silence about a skill means something. */
const DETAILED = { bullets: 8, characters: 900 };

/** Whether a resume would name a skill the person has: it lists skills, or tells its jobs in detail. */
export function wouldNameSkills({ profile }: JudgeFacts): boolean {
  if (profile.sections.some(({ kind }) => kind === 'skills')) return true;
  const bullets = profile.work.reduce((sum, entry) => sum + entry.bullets.length, 0);
  const characters = profile.work.reduce((sum, { span }) => sum + span.end - span.start, 0);
  return bullets >= DETAILED.bullets || characters >= DETAILED.characters;
}

/** The words of a span for a sentence of the catalogue. */
export const quote = (facts: JudgeFacts, span: Span): string => quoted(facts, span);

/** Statuses that carry "has", "knows", "has used". */
export const POSSESSED: ReadonlySet<MentionStatus> = new Set(['held', 'used', 'basic']);
