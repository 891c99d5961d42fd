import type { ResumeDocument } from '../document.ts';
import type { Section, SkillEntry, Span } from '../profile.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import { matchSkills, type SkillMatch } from '../skills/match.ts';
import { allLines, linesIn, split, wordsOf, type Line, type Piece } from './lines.ts';
import { contentStart } from './sections.ts';

/** Sections whose words are lists of skills: names that are everyday words count there. */
export function listRanges(sections: readonly Section[], text: string): Span[] {
  return sections
    .filter(({ kind }) => kind === 'skills')
    .map((section) => ({ start: contentStart(section, text), end: section.end }));
}

/**
 * Every mention of a lexicon skill outside the parts that identify the person or are about hobbies and referees, in text order.
 */
export function mentionedSkills(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): SkillMatch[] {
  const silent = sections.filter(
    ({ kind }) => kind === 'header' || kind === 'references' || kind === 'interests',
  );
  return matchSkills(document.text, lexicon, { lists: listRanges(sections, document.text) }).filter(
    (match) => !silent.some(({ start, end }) => match.start < end && match.end > start),
  );
}

/**
 * The skills of a resume: what its skills sections list, as written, then what the rest of it mentions. Natural
 * languages are left to `readLanguages`.
 */
export function readSkills(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): SkillEntry[] {
  const mentions = mentionedSkills(document, sections, lexicon).filter(
    ({ canonical }) => lexicon.skills.get(canonical)?.kind !== 'language',
  );
  const evidence = Map.groupBy(mentions, ({ canonical }) => canonical);
  const entries: SkillEntry[] = [];
  const known = new Set<string>();
  const written = new Set<string>();
  for (const item of listedItems(document, sections)) {
    const skill = findSkill(lexicon, item.text) ?? findSkill(lexicon, item.text.replace(/\s*[(–:].*$/, ''));
    if (
      skill?.kind === 'language' ||
      written.has(item.text.toLowerCase()) ||
      (skill !== null && known.has(skill.canonical))
    ) {
      continue;
    }
    written.add(item.text.toLowerCase());
    const own = { start: item.start, end: item.start + item.text.length };
    if (skill !== null) known.add(skill.canonical);
    const spans =
      skill === null ? [] : (evidence.get(skill.canonical) ?? []).map(({ start, end }) => ({ start, end }));
    entries.push({
      name: item.text,
      canonical: skill?.canonical ?? null,
      months: null,
      last_used: null,
      evidence: spans.some(({ start }) => start === own.start) ? spans : [own, ...spans],
    });
  }
  for (const [canonical, matches] of evidence) {
    const first = matches[0];
    if (known.has(canonical) || first === undefined) continue;
    entries.push({
      name: document.text.slice(first.start, first.end),
      canonical,
      months: null,
      last_used: null,
      evidence: matches.map(({ start, end }) => ({ start, end })),
    });
  }
  return entries;
}

/** The members of the lists in skills sections: cut at separators, not at slashes nor inside brackets. */
export function listedItems(document: ResumeDocument, sections: readonly Section[]): Piece[] {
  const lines = allLines(document);
  const items: Piece[] = [];
  for (const section of sections.filter(({ kind }) => kind === 'skills')) {
    const from = contentStart(section, document.text);
    for (const block of wrappedLines(linesIn(lines, section))) {
      if (block.end <= from) continue;
      const start = Math.max(block.start, from);
      const rest = document.text.slice(start, block.end).replaceAll('\n', ' ');
      // "Languages: Go, Python": the label names the group, the list follows.
      const label = /^[^:,;|\t]{2,40}:\s+/.exec(rest)?.[0].length ?? 0;
      for (const piece of split(
        { text: rest.slice(label), start: start + label },
        /[,;|•·●▪◦∙\t]+(?![^(]*\))|\s{3,}|\s+[–—-]\s+/g,
      )) {
        if (isItem(piece.text)) items.push(tidy(piece));
      }
    }
  }
  return items;
}

/** Lines as stretches of the text; one that goes on in small letters ("Warehouse management" / "systems") is of the line before it. */
function wrappedLines(lines: readonly Line[]): Span[] {
  const blocks: Span[] = [];
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1];
    const open = blocks.at(-1);
    const goesOn =
      previous !== undefined &&
      open !== undefined &&
      !line.bullet &&
      /^\p{Ll}/u.test(line.text) &&
      (previous.bullet || previous.text.includes(',')) &&
      !/[,;|•·.:]\s*$/.test(previous.text) &&
      previous.page === line.page &&
      previous.column === line.column &&
      line.start === previous.end + 1;
    if (goesOn) blocks[blocks.length - 1] = { start: open.start, end: line.end };
    else blocks.push({ start: line.start, end: line.end });
  }
  return blocks;
}

// "… and Git": the last member of a written list.
function tidy({ text, start }: Piece): Piece {
  const lead = /^(?:and|und|sowie|as well as|et|y)\s+/i.exec(text)?.[0].length ?? 0;
  return { text: text.slice(lead).replace(/\.$/, ''), start: start + lead };
}

function isItem(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 6 || text.length > 45 || /https?:|@|^\d+%?$/.test(text)) {
    return false;
  }
  if (text.length === 1) return /^[CRD]$/.test(text);
  return !/^(?:advanced|intermediate|beginner|expert|basic|proficient|native|fluent|and|or|etc\.?|fortgeschritten|grundkenntnisse)$/i.test(
    text,
  );
}
