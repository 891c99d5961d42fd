import Table from 'cli-table3';
import Papa from 'papaparse';
import { neutralised } from '#service/exports/table.ts';
import type { Screening, Unreadable } from './screen.ts';

/** One JSON document with exactly the fields of a Screening, in their order. */
export function asJson({ job, ranking, unreadable }: Screening): string {
  return `${JSON.stringify({ job, ranking, unreadable }, null, 2)}\n`;
}

const CSV_COLUMNS = [
  'position',
  'score',
  'name',
  'file',
  'best_passage',
  'matching_skills',
  'missing_skills',
  'best_match_score',
  'criteria_met',
] as const;

/** The ranking as CSV (RFC 4180). */
export function asCsv({ ranking }: Screening): string {
  const rows = ranking.map((ranked) =>
    CSV_COLUMNS.map((column) => {
      const value = ranked[column];
      return neutralised(typeof value === 'object' ? value.join('; ') : String(value));
    }),
  );
  return `${Papa.unparse([[...CSV_COLUMNS], ...rows], { newline: '\r\n' })}\r\n`;
}

/** Control characters of a file must not move the cursor of the person's terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

function shorten(text: string, most: number): string {
  const characters = [...printable(text)];
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** The end of a path says more than its beginning. */
function shortenPath(file: string, most: number): string {
  const characters = [...printable(file)];
  return characters.length <= most ? characters.join('') : `…${characters.slice(1 - most).join('')}`;
}

/** A table is for an overview: everything is in --json. */
function someOf(skills: readonly string[]): string {
  const shown = skills.slice(0, MOST_SKILLS).join(', ');
  return skills.length > MOST_SKILLS ? `${shown} and ${skills.length - MOST_SKILLS} more` : shown;
}

const MOST_OF_PASSAGE = 200;
const MOST_SKILLS = 8;
const PADDING = 2;
const BORDERS = 5;

/**
 * The ranking as a table `width` characters wide. It shows the order and the reasons but not the score, which is a
 * cosine and would be taken for a percentage.
 */
export function asTable(screening: Screening, width: number): string {
  const asked = screening.job.criteria.length;
  const position = 5;
  const met = asked > 0 ? 7 : 0;
  const who = Math.min(34, Math.max(18, Math.floor(width * 0.24)));
  const rest = Math.max(40, width - position - who - met - BORDERS - (asked > 0 ? 1 : 0));
  const skills = Math.floor(rest * 0.45);
  const table = new Table({
    head: ['#', 'Candidate', ...(asked > 0 ? ['Met'] : []), 'Best passage', 'Skills of the job'],
    colWidths: [position, who, ...(asked > 0 ? [met] : []), rest - skills, skills],
    wordWrap: true,
    style: { head: [], border: [] },
  });
  for (const ranked of screening.ranking) {
    const has = ranked.matching_skills.length > 0 ? `has: ${someOf(ranked.matching_skills)}` : '';
    const lacks = ranked.missing_skills.length > 0 ? `not mentioned: ${someOf(ranked.missing_skills)}` : '';
    table.push([
      ranked.position,
      `${printable(ranked.name)}\n${shortenPath(ranked.file, who - PADDING)}`,
      ...(asked > 0 ? [`${ranked.criteria_met}/${asked}`] : []),
      shorten(ranked.best_passage, MOST_OF_PASSAGE),
      [has, lacks]
        .filter((line) => line !== '')
        .map(printable)
        .join('\n'),
    ]);
  }
  const order = asked > 0 ? `by best match with ${count(asked, 'requirement')}` : 'in order of relevance';
  const title = `${printable(screening.job.title)}: ${count(screening.ranking.length, 'resume')} ${order}\n`;
  return `${title}${table.toString()}\n${unreadableList(screening.unreadable)}`;
}

/** One line for each file that could not be read; empty when all could. */
export function unreadableList(unreadable: readonly Unreadable[]): string {
  if (unreadable.length === 0) return '';
  const lines = unreadable.map(
    ({ file, reason, message }) => `  ${printable(file)}: ${printable(message)} (${reason})\n`,
  );
  return `Could not read ${count(unreadable.length, 'file')}:\n${lines.join('')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
