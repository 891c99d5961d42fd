import { regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { EducationEntry, Section, SkillEntry, Span, WorkEntry } from '../profile.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import { matchSkills, type SkillMatch } from '../skills/match.ts';
import { possessionIn, isList } from './possession.ts';
import { fold, type Piece } from '../language/lines.ts';
import type { Extraction } from './extraction.ts';
import { contentStart } from './sections.ts';
import { listedItems, skillRanges } from './skill_lists.ts';
import { skillUse } from './skill_use.ts';
import { findValue } from './source.ts';

/** Entries whose employers, schools and places are names: a skill in them is none of the person's. */
type NamedEntries = {
  readonly work?: readonly Pick<WorkEntry, 'employer' | 'location' | 'span'>[];
  readonly education?: readonly Pick<EducationEntry, 'school' | 'span'>[];
};

// How sure the reader is, by where a skill stands.
const LISTED_KNOWN = 0.95;
const LISTED = 0.9;
/** A part of a listed item: pandas of "Python (pandas)". */
const PART = 0.85;
const MENTIONED = 0.7;
const BY_NEIGHBOUR = 0.5;

/**
 * Every mention of a lexicon skill in text order, outside the parts that identify the person or are about hobbies and
 * referees, headings, names of employers and schools, places of jobs, and lines that talk to a program.
 */
export function mentionedSkills(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
  { work = [], education = [] }: NamedEntries = {},
): SkillMatch[] {
  const { text } = document;
  const name = (value: string | null, span: Span): Span[] => {
    const found = value === null ? null : findValue(text, value, span);
    return found === null ? [] : [found];
  };
  const silent: Span[] = [
    ...sections.flatMap((section) =>
      section.kind === 'header' || section.kind === 'references' || section.kind === 'interests'
        ? [section]
        : [{ start: section.start, end: contentStart(section, text) }],
    ),
    ...work.flatMap(({ employer, location, span }) => [...name(employer, span), ...name(location, span)]),
    ...education.flatMap(({ school, span }) => name(school, span)),
    ...document.pages.flatMap(({ lines }) => lines.filter(({ instruction }) => instruction === true)),
  ];
  const held = possessionIn(document);
  const lists = sections.filter(isList);
  const inList = ({ start }: Span): boolean => lists.some((list) => start >= list.start && start < list.end);
  return matchSkills(text, lexicon, { lists: skillRanges(document, sections, lexicon) }).filter(
    (match) =>
      !silent.some(({ start, end }) => match.start < end && match.end > start) &&
      (!inList(match) || held.mention(match)),
  );
}

/** A skill on its way into the profile. */
type Draft = { name: string; canonical: string | null; evidence: Span[]; sure: number };

/**
 * The skills of a resume: what it lists, as written, then what the rest of it mentions, each with its mentions and the
 * time the dated jobs cover that name it. Natural languages are left to `readLanguages`.
 * @param reference_date 'YYYY-MM', the month a running job has come to.
 * @param person the person's name, which the foot of a page repeats under a list.
 */
export function readSkills(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
  work: readonly WorkEntry[],
  education: readonly EducationEntry[],
  reference_date: string,
  person: string | null = null,
): Extraction<SkillEntry[]> {
  const mentions = mentionedSkills(document, sections, lexicon, { work, education }).filter(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind !== 'language',
  );
  const evidence = Map.groupBy(mentions, ({ canonical }) => canonical);
  const drafts = [
    ...listed(document, sections, lexicon, evidence, work).filter(({ name }) => !isPerson(name, person)),
    ...mentioned(document.text, evidence),
  ];
  const known = new Set<string>();
  const kept = drafts.filter(({ canonical, sure }) => {
    if (canonical === null) return true;
    const first = !known.has(canonical);
    known.add(canonical);
    // What is listed twice in other words ("HR metrics, people analytics") is written twice.
    return first || sure >= LISTED;
  });
  const use = skillUse(work, reference_date);
  return {
    value: kept.map((draft) => ({
      name: draft.name,
      canonical: draft.canonical,
      ...use(draft.evidence),
      evidence: draft.evidence,
    })),
    sources: Object.fromEntries(kept.map((draft, at) => [`skills.${at}`, draft.evidence[0] as Span])),
    confidence: Object.fromEntries(kept.map(({ sure }, at) => [`skills.${at}`, sure])),
  };
}

/** The person's name, whole or with the last letters missing, as a scan may cut it. */
function isPerson(name: string, person: string | null): boolean {
  if (person === null) return false;
  const [own, given] = [fold(person), fold(name)];
  return given === own || (given.includes(' ') && given.length >= own.length - 3 && own.startsWith(given));
}

function listed(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
  evidence: ReadonlyMap<string, readonly SkillMatch[]>,
  work: readonly WorkEntry[],
): Draft[] {
  const drafts: Draft[] = [];
  const parts: Draft[] = [];
  const written = new Set<string>();
  const held = possessionIn(document);
  for (const item of listedItems(document, sections, lexicon)) {
    if (!held.mention({ start: item.start, end: item.start + item.text.length })) continue;
    const skill = findSkill(lexicon, item.text);
    const members = skill === null ? partsOf(item, lexicon) : [];
    const canonical = skill?.canonical ?? members[0]?.canonical ?? null;
    const key = item.text.toLowerCase();
    if (written.has(key) || (canonical !== null && lexicon.skills.get(canonical)?.kind === 'language')) {
      continue;
    }
    written.add(key);
    const own = { start: item.start, end: item.start + item.text.length };
    drafts.push({
      name: item.text,
      canonical,
      evidence: withOwn(
        own,
        canonical === null ? sameWords(document.text, item, work) : (evidence.get(canonical) ?? []),
      ),
      sure: canonical === null ? LISTED : LISTED_KNOWN,
    });
    for (const { canonical: other, piece } of members.slice(1)) {
      parts.push({
        name: piece.text,
        canonical: other,
        evidence: withOwn(
          { start: piece.start, end: piece.start + piece.text.length },
          evidence.get(other) ?? [],
        ),
        sure: PART,
      });
    }
  }
  return [...drafts, ...parts];
}

function mentioned(text: string, evidence: ReadonlyMap<string, readonly SkillMatch[]>): Draft[] {
  return [...evidence].map(([canonical, matches]) => {
    const first = matches.find(({ sure }) => sure) ?? (matches[0] as SkillMatch);
    return {
      name: text.slice(first.start, first.end).replaceAll(/\s+/g, ' '),
      canonical,
      evidence: withOwn(first, matches),
      sure: first.sure ? MENTIONED : BY_NEIGHBOUR,
    };
  });
}

/** The own place of a skill first, then every other mention that does not lie in it. */
function withOwn(own: Span, mentions: readonly Span[]): Span[] {
  const others = mentions.filter(({ start, end }) => end <= own.start || start >= own.end);
  return [own, ...others].map(({ start, end }) => ({ start, end }));
}

const QUALIFYING_WORD = regex('i')`
  ^(?:basic|advanced|intermediate|strong|expert|good|excellent|proficient|ms|microsoft|adobe|google|
  apache|modern|core)?\s*$`;

/** The skills inside an item that is none itself: "Python (pandas, NumPy)", "HTML/CSS", "Advanced Excel". */
function partsOf(item: Piece, lexicon: Lexicon): { canonical: string; piece: Piece }[] {
  const parts: { canonical: string; piece: Piece }[] = [];
  for (const match of matchSkills(item.text, lexicon, { lists: true })) {
    if (parts.some(({ canonical }) => canonical === match.canonical)) continue;
    const piece = { text: item.text.slice(match.start, match.end), start: item.start + match.start };
    parts.push({ canonical: match.canonical, piece });
  }
  // What stands before a bracket, around a slash or behind a level is what the item is; a word in a longer name is not.
  const rest = item.text.slice(parts[0] === undefined ? 0 : parts[0].piece.start - item.start);
  const leads =
    parts[0] !== undefined &&
    QUALIFYING_WORD.test(item.text.slice(0, item.text.length - rest.length)) &&
    /^\s*(?:$|[(/[+&,:–—-])/.test(rest.slice(parts[0].piece.text.length));
  return leads ? parts : [];
}

/** Where dated jobs say the words of an item the lexicon does not know. */
function sameWords(text: string, item: Piece, work: readonly WorkEntry[]): Span[] {
  if (item.text.length < 4) return [];
  return work.flatMap(({ span }) => {
    const found = findValue(text, item.text, span);
    return found === null ? [] : [found];
  });
}
