import type { Span } from '../profile.ts';
import { findSkill, type Lexicon } from '../skills/lexicon.ts';
import { median, wordsOf, type Line } from '../language/lines.ts';
import { isLevel } from './skill_levels.ts';

/** What the lines of a column measure, in points: their right edge and the usual step between lines. */
type Measure = { readonly right: number; readonly step: number };

/**
 * The lines of a list as stretches of the text: a line that goes on on the next is one stretch with it. A
 * line goes on when the next is no item of its own: it begins small, a bracket is open, its bullet is missing
 * among bullets, it stands closer than items do, or the words at the break are a name together.
 * @param all lines of the whole document, for the width of the column.
 */
export function listBlocks(lines: readonly Line[], all: readonly Line[], lexicon: Lexicon | null): Span[] {
  const blocks: { start: number; end: number; bullet: boolean }[] = [];
  const measures = new Map<string, Measure>();
  for (const [at, line] of lines.entries()) {
    const previous = lines[at - 1];
    const open = blocks.at(-1);
    if (previous !== undefined && open !== undefined && isNext(previous, line)) {
      const key = `${line.page} ${line.column}`;
      const measure = measures.get(key) ?? measureOf(line, lines, all);
      measures.set(key, measure);
      if (goesOn(previous, line, lines, measure, lexicon, open.bullet)) {
        open.end = line.end;
        continue;
      }
    }
    blocks.push({ start: line.start, end: line.end, bullet: line.bullet });
  }
  return blocks;
}

function isNext(previous: Line, line: Line): boolean {
  return (
    !line.bullet &&
    previous.page === line.page &&
    previous.column === line.column &&
    line.start === previous.end + 1
  );
}

function measureOf(line: Line, lines: readonly Line[], all: readonly Line[]): Measure {
  const same = (other: Line): boolean => other.page === line.page && other.column === line.column;
  const rights = all.filter(same).map(({ box }) => (box === null ? 0 : box[0] + box[2]));
  const here = lines.filter(same);
  const steps = here.slice(1).map((next, at) => stepBetween(here[at] as Line, next) ?? 0);
  return { right: Math.max(0, ...rights), step: median(steps.filter((step) => step > 0)) };
}

/** Points from the top of a line to the top of the next; null without boxes. */
function stepBetween(line: Line, next: Line): number | null {
  return line.box === null || next.box === null ? null : next.box[1] - line.box[1];
}

function goesOn(
  previous: Line,
  line: Line,
  lines: readonly Line[],
  measure: Measure,
  lexicon: Lexicon | null,
  bulleted: boolean,
): boolean {
  const [before, after] = [previous.text.trimEnd(), line.text.trimStart()];
  // Another size of letters is another kind of line: a group's name under a list.
  if (Math.abs(previous.font_size - line.font_size) > 0.6) return false;
  if (isLabelled(after) || isLevel(after) || isLevel(before) || isRow(before, after)) return false;
  if (openBracket(before)) return true;
  const list = /[,;|•·]/.test(before);
  if (/[,;|•·.:]$/.test(before)) return false;
  if (/(?:\b(?:and|und|et|of|de|für|en|y|e|with|in)|&|\/|[^\s]-)$/u.test(before)) return true;
  if (/^\p{Ll}/u.test(after) && (previous.bullet || list)) return !/^(?:iOS|macOS|e[A-Z]|i[A-Z])/.test(after);
  // A list of bullets: the line without one belongs to the one before it.
  if (bulleted && lines.filter(({ bullet }) => bullet).length >= 2 && isUnder(previous, line)) return true;
  if (!list && !/[,;|•·]/.test(after) && isCloser(previous, line, lines, measure)) return true;
  const whole = joinsToName(before, after, lexicon);
  if (list) return fits(previous, line, measure) === false ? whole !== false : whole === true;
  return fits(previous, line, measure) === false && whole === true;
}

/** Printed as the line before it and where that one begins. */
function isUnder(previous: Line, line: Line): boolean {
  if (previous.bold !== line.bold || Math.abs(previous.font_size - line.font_size) > 0.3) return false;
  return previous.box === null || line.box === null || Math.abs(previous.box[0] - line.box[0]) < 8;
}

function isLabelled(text: string): boolean {
  return /^[^:,;|()]{2,40}:(?:\s|$)/.test(text);
}

/** "Tools⇥Git, Jira" and "Languages⇥English": rows of a table that begin with the name of a group. */
function isRow(before: string, after: string): boolean {
  const list = /^[^\t,;|]{2,40}\t[^\t]*[,;|]/;
  return list.test(after) || (list.test(before) && /^[^\t,;|]{2,40}\t/.test(after));
}

function openBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')') && text.length - text.lastIndexOf('(') < 120;
}

/** Whether the first word of the next line had had room behind this one; null where nothing was measured. */
function fits(line: Line, next: Line, { right }: Measure): boolean | null {
  if (line.box === null || next.box === null || right === 0 || next.box[2] === 0) return null;
  const word = /^\S+/.exec(next.text.trimStart())?.[0] ?? '';
  const perLetter = next.box[2] / Math.max(1, next.text.length);
  return line.box[0] + line.box[2] + (word.length + 1) * perLetter * 0.95 < right;
}

/** The step inside an item is smaller than the one between items: told only where a list has both. */
function isCloser(previous: Line, line: Line, lines: readonly Line[], { step }: Measure): boolean {
  const own = stepBetween(previous, line);
  if (own === null || own <= 0 || lines.length < 3 || step === 0) return false;
  return own < step * 0.88 && Math.abs(previous.font_size - line.font_size) < 0.3;
}

/**
 * Whether the last member of a line and the first of the next are one name: true when the lexicon knows them together
 * and not both apart, false when it knows both apart, null when it cannot say.
 */
function joinsToName(before: string, after: string, lexicon: Lexicon | null): boolean | null {
  if (lexicon === null) return null;
  const left = (/[^,;|•·:\t]*$/.exec(before)?.[0] ?? '').trim();
  const right = (/^[^,;|•·:\t]*/.exec(after)?.[0] ?? '').trim();
  if (left === '' || right === '' || wordsOf(`${left} ${right}`).length > 7) return false;
  const knows = (name: string): boolean => findSkill(lexicon, name) !== null;
  if (knows(`${left} ${right}`)) return true;
  return knows(left) && knows(right) ? false : null;
}
