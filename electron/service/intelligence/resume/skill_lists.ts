import { regex } from '../language/pattern.ts';
import type { ResumeDocument } from '../document.ts';
import type { Section, Span } from '../profile.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import { headingKind } from './headings.ts';
import { allLines, linesIn, trim, type Line, type Piece } from '../language/lines.ts';
import { contentStart, sectionLines } from './sections.ts';
import { listBlocks } from './skill_blocks.ts';
import { isItem, isSentence } from './skill_items.ts';
import { isGroupName, withoutLabels } from './skill_labels.ts';
import { isLevel, withoutDrawnRatings, withoutLevel } from './skill_levels.ts';

/** Words that name what a job was done with: "Tech stack: Go, Kafka" inside an entry. */
const STACK = regex('iu')`
    ^(?:(?:core |main |key )?(?:tech(?:nical|nology|nologies)?[ -]?(?:stack|environment|skills|used)?|
    stack|technologies(?: used| and tools| & tools)?|
    tools?(?: used| and technologies| & technologies| \/ technologies)?|(?:technical )?environment|
    skills(?: used| applied)?|software(?: used)?|built with|technologien|eingesetzte technologien|
    werkzeuge|umgebung|environnement technique|environnement|outils|compétences|tecnologías|
    herramientas|entorno|tecnologie|strumenti|technologieën|tecnologias|ferramentas|technologie|
    narzędzia))\s*:\s*(?=\S)`;

/** Stretches that are lists of skills: their sections, sections of hardly anything else, tech stacks. */
export function skillRanges(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon,
): Span[] {
  const lines = allLines(document);
  const ranges = listSections(document, sections, lexicon, lines).map((section) => ({
    start: contentStart(section, document.text),
    end: section.end,
  }));
  const inside = [...stackLines(lines, sections), ...programmed(document, sections, lexicon, lines)];
  return [...ranges, ...inside].toSorted((a, b) => a.start - b.start);
}

/**
 * The members of the lists of skills in a resume, as written and without what says how well each is known:
 * cut at separators, not at slashes nor inside brackets. Labels of groups ("Languages: Go, Python") and
 * sentences are no members.
 */
export function listedItems(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon | null = null,
): Piece[] {
  const all = allLines(document);
  const items: Piece[] = [];
  for (const section of listSections(document, sections, lexicon, all)) {
    const lines = sectionLines(all, section, document.text);
    // A level under a heading makes the heading a skill: "Web technologies" over "Advanced".
    if (
      section.heading !== null &&
      lines[0] !== undefined &&
      /\p{L}{4}/u.test(lines[0].text) &&
      isLevel(lines[0].text)
    ) {
      items.push({ text: section.heading, start: section.start });
    }
    for (const block of listBlocks(withoutLabels(lines), all, lexicon)) {
      items.push(...itemsOf(document.text.slice(block.start, block.end), block.start, lexicon));
    }
  }
  for (const { start, end } of [
    ...stackLines(all, sections),
    ...programmed(document, sections, lexicon, all),
  ]) {
    items.push(...itemsOf(document.text.slice(start, end), start, lexicon));
  }
  return items;
}

function listSections(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon | null,
  all: readonly Line[],
): Section[] {
  return sections.filter(
    (section) =>
      section.kind === 'skills' ||
      (section.kind === 'other' && lexicon !== null && holdsSkills(document, section, lexicon, all)),
  );
}

/** A section under a heading nobody knows is a list of skills when most of its short members are known ones. */
function holdsSkills(
  document: ResumeDocument,
  section: Section,
  lexicon: Lexicon,
  all: readonly Line[],
): boolean {
  if (section.heading === null) return false;
  const lines = sectionLines(all, section, document.text);
  if (lines.length === 0 || lines.length > 25) return false;
  const blocks = listBlocks(withoutLabels(lines), all, lexicon).map(({ start, end }) =>
    document.text.slice(start, end),
  );
  if (blocks.some((text) => isSentence(text) || /(?:19|20)\d\d/.test(text))) return false;
  const items = blocks.flatMap((text) => itemsOf(text, 0, lexicon));
  const known = items.filter(({ text }) => {
    const skill = findSkill(lexicon, text);
    return skill !== null && skill.kind !== 'language';
  });
  return known.length >= 3 && known.length >= items.length * 0.5;
}

/** Lines under "Languages" with skills and no language: "Go, Python", or the column of the list before. */
function programmed(
  document: ResumeDocument,
  sections: readonly Section[],
  lexicon: Lexicon | null,
  all: readonly Line[],
): Span[] {
  if (lexicon === null) return [];
  return sections
    .filter(({ kind }) => kind === 'languages')
    .flatMap((section) =>
      sectionLines(all, section, document.text).filter(({ text }) => {
        const found = itemsOf(text, 0, lexicon).map((item) => findSkill(lexicon, item.text)?.kind ?? null);
        return (
          found.length > 0 && found.every((kind) => kind !== null && kind !== 'language' && kind !== 'soft')
        );
      }),
    )
    .map(({ start, end }) => ({ start, end }));
}

/** "Tech stack: Go, Kafka" in an entry of a job or a project: the list after the label. */
function stackLines(all: readonly Line[], sections: readonly Section[]): Span[] {
  return sections
    .filter(({ kind }) => kind === 'experience' || kind === 'projects' || kind === 'volunteering')
    .flatMap((section) => {
      const lines = linesIn(all, section);
      return lines.flatMap((line, at) => {
        const label = STACK.exec(line.text);
        if (label === null || isSentence(line.text)) return [];
        // A long list goes on: the line ends with a comma, or the next begins small.
        let end = line.end;
        for (let next = at + 1; next < Math.min(lines.length, at + 4); next += 1) {
          const follower = lines[next] as Line;
          const before = lines[next - 1] as Line;
          if (follower.bullet || follower.column !== line.column || follower.start !== end + 1) break;
          if (!/,\s*$/.test(before.text) && !/^\p{Ll}[^,]*(?:,|$)/u.test(follower.text)) break;
          end = follower.end;
        }
        return [{ start: line.start + label[0].length, end }];
      });
    });
}

/** The members of one stretch of a list. */
function itemsOf(text: string, start: number, lexicon: Lexicon | null): Piece[] {
  const cells = wrappedCells(text);
  if (cells !== null) return cells.flatMap((cell) => itemsOf(cell.text, start + cell.start, lexicon));
  const flat = withoutDrawnRatings(text.replaceAll(BROKEN, `${SEAM}${SEAM}`).replaceAll('\n', ' '));
  if (isSentence(flat)) return [];
  const lead = labelLength(flat, lexicon);
  if (lead >= flat.trimEnd().length) return [];
  const pieces = members({ text: flat.slice(lead), start: start + lead }).flatMap((piece) =>
    splitAnd(withoutOwnLabel(piece), lexicon),
  );
  return pieces
    .map((piece) => mended(tidy(piece), lexicon))
    .filter(({ text: name }) => isItem(name, lexicon));
}

/**
 * Rows of a table whose cells go on in the row below ("Hospital⇥Patient" over "systems⇥education"): the cells of one
 * column together, from the place of the first; null for anything else.
 */
function wrappedCells(text: string): Piece[] | null {
  const rows = text.split('\n').map((row) => row.split('\t'));
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 2 || rows.some((row) => row.length !== width || row.includes(''))) {
    return null;
  }
  let start = 0;
  return (rows[0] as string[]).map((cell, column) => {
    const piece = { text: rows.map((row) => row[column]).join(' '), start };
    start += cell.length + 1;
    return piece;
  });
}

/** How long the label of a group is: before a colon, or in a cell or before a dash in front of a list. */
function labelLength(text: string, lexicon: Lexicon | null): number {
  const colon = /^[^:,;|\t()]{2,40}?\s*:(?!\/\/)\s*/.exec(text)?.[0] ?? '';
  if (colon !== '') {
    return isLevel(/^[^,;|\t]*/.exec(text.slice(colon.length))?.[0] ?? '') && text.length > colon.length
      ? 0
      : colon.length;
  }
  // "Languages⇥English": a cell that names a group before the only member of it.
  const cell = /^([^:,;|\t()]{2,40}?)\t+\s*(?=\S)/.exec(text);
  if (cell !== null && isGroupName(cell[1] ?? '')) return cell[0].length;
  const [whole = '', name = ''] = /^([^:,;|\t()]{2,40}?)(?:\t+|\s[–—-]\s)\s*(?=[^\t]*,)/.exec(text) ?? [];
  if (whole === '' || isLevel(/^[^,;|\t]*/.exec(text.slice(whole.length))?.[0] ?? '')) return 0;
  const skill = lexicon === null ? null : findSkill(lexicon, name);
  return skill === null || skill.kind === 'task' || skill.kind === 'domain' || headingKind(name) !== null
    ? whole.length
    : 0;
}

const SEPARATOR = /[,;|•·●▪■◦∙►▸‣✓✔➢➤\t]|\s{3,}|\s[–—-]\s/y;

/** Cuts at separators outside brackets; a bracket that never closes is none. */
function members({ text, start }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length;) {
    const char = text[at] as string;
    if ((char === '(' || char === '[') && closes(text, at)) depth += 1;
    else if ((char === ')' || char === ']') && depth > 0) depth -= 1;
    SEPARATOR.lastIndex = at;
    const cut = depth === 0 ? SEPARATOR.exec(text) : null;
    // "1,000 people" is one number; "C – embedded" two parts, the second of which may be a level.
    if (cut === null || (char === ',' && /\d$/.test(text.slice(0, at)) && /^,\d{3}/.test(text.slice(at)))) {
      at += 1;
      continue;
    }
    pieces.push({ text: text.slice(from, at), start: start + from });
    at += cut[0].length;
    from = at;
  }
  pieces.push({ text: text.slice(from), start: start + from });
  return pieces.map(trim).filter(({ text: rest }) => rest !== '');
}

function closes(text: string, at: number): boolean {
  const end = text.indexOf(text[at] === '(' ? ')' : ']', at);
  return end > at && end - at < 160;
}

/** "Tools: Git" as a member in the middle of a line: the label goes, unless a level follows it. */
function withoutOwnLabel(piece: Piece): Piece {
  const label = /^[^:()]{2,30}:(?!\/\/)\s+/.exec(piece.text)?.[0].length ?? 0;
  return label === 0 || isLevel(piece.text.slice(label))
    ? piece
    : { text: piece.text.slice(label), start: piece.start + label };
}

/** "Java and Python": two members where both are known and the whole is not. */
function splitAnd(piece: Piece, lexicon: Lexicon | null): Piece[] {
  const and = /^(.{1,40}?)\s(?:and|und|et|y|e|en|i|&)\s(.{1,40})$/iu.exec(piece.text);
  if (and === null || lexicon === null || findSkill(lexicon, piece.text) !== null) return [piece];
  const [, left = '', right = ''] = and;
  if (findSkill(lexicon, left) === null || findSkill(lexicon, right) === null) return [piece];
  return [
    { text: left, start: piece.start },
    { text: right, start: piece.start + piece.text.length - right.length },
  ];
}

const LEADING_WORDS = regex('iu')`
  ^(?:(?:and|und|sowie|as well as|et|y|oraz)\s+)?(?:(?:some|a little|a bit of|etwas|un peu de|
  algo de)\s+(?=\p{L}))?`;

// "… and Git": the last member of a written list; "Excel (advanced).": a level and a full stop.
function tidy(piece: Piece): Piece {
  const lead = LEADING_WORDS.exec(piece.text)?.[0].length ?? 0;
  const { text, start } = trim({ text: piece.text.slice(lead), start: piece.start + lead });
  const bare = text.endsWith('.') && !/(?:\b\p{L}\.){2,}$|etc\.$/u.test(text) ? text.slice(0, -1) : text;
  return {
    text: withoutLevel(bare)
      .replace(/\s*[([]\s*$/, '')
      .trimEnd(),
    start,
  };
}

/** A word divided at the end of a line ("Organiza-⏎tional"), and the two signs that keep its place meanwhile. */
const BROKEN = /(?<=\p{L}{2})-\n(?=\p{Ll})/gu;
const SEAM = '\u200B';

/** A divided word is one again; its hyphen stays where the lexicon writes the name with one ("front-end"). */
function mended({ text, start }: Piece, lexicon: Lexicon | null): Piece {
  if (!text.includes(SEAM)) return { text, start };
  const hyphened = text.replaceAll(SEAM + SEAM, '-');
  const known = lexicon !== null && findSkill(lexicon, hyphened) !== null;
  return { text: known ? hyphened : text.replaceAll(SEAM, ''), start };
}
