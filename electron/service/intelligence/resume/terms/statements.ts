import { withoutDottedCapitals } from '../../language/letters.ts';
import type { ResumeDocument } from '../../document.ts';
import type { Section } from '../../profile.ts';
import { segmentsOf } from '../segments.ts';
import { AVAILABLE, LEAD, NOTICE, SALARY } from './words.ts';

/** Words that may say one of the terms, with the place they are quoted from. */
export type TermsStatement = {
  /** As the patterns of the languages take it: İ is I. */
  readonly text: string;
  /** Where the words quoted stand; a label in a line above its value is not among them. */
  readonly start: number;
  readonly end: number;
  /** How the label and the value belong together: said in one, in cells of one line, or in two lines. */
  readonly of: 'words' | 'cells' | 'lines';
  readonly is_in_job: boolean;
};

const LABEL = new RegExp(
  `^${LEAD}(?:${AVAILABLE}|${NOTICE}|${SALARY})(?:\\s*\\([^)]{1,30}\\))?\\s*[:–-]?$`,
  'iu',
);
const MAX_STATEMENT = 200;
const MAX_VALUE = 60;

/**
 * The statements of a document in which somebody may say when they can start, how long their notice is or what they want
 * to earn: each alone, its parts where it lists several, and a label with the value in the next cell or line. Inside a
 * job it must be all of a line that is no point: what points tell is said of the work.
 */
export function termsStatements(document: ResumeDocument, sections: readonly Section[]): TermsStatement[] {
  const segments = segmentsOf(document, sections).map((segment) => ({
    ...segment,
    text: withoutDottedCapitals(segment.text),
  }));
  return segments.flatMap((segment, at): TermsStatement[] => {
    const { text, start, line, section } = segment;
    const is_in_job = section?.kind === 'experience' || section?.kind === 'projects';
    if (text.length > MAX_STATEMENT || (is_in_job && line.bullet)) return [];
    const end = start + text.length;
    const next = segments[at + 1];
    if (LABEL.test(text)) {
      const of = next?.line === line ? 'cells' : 'lines';
      const is_next = next !== undefined && next.line.index - line.index <= 1 && next.line.page === line.page;
      if (!is_next || next.text.length > MAX_VALUE || (of === 'lines' && is_in_job)) return [];
      const together = `${text.replace(/\s*[:–-]?$/u, '')}: ${next.text}`;
      const from = of === 'cells' ? start : next.start;
      return [{ text: together, start: from, end: next.start + next.text.length, of, is_in_job }];
    }
    if (is_in_job) {
      const is_whole = text.length >= line.text.trim().length;
      return is_whole ? [{ text, start, end, of: 'words', is_in_job }] : [];
    }
    return piecesOf(text, start).map((piece) => ({ ...piece, of: 'words', is_in_job }));
  });
}

/** A statement, and its parts where it lists several: "Current CTC: 12 LPA, Expected CTC: 18 LPA". */
function piecesOf(text: string, start: number): { text: string; start: number; end: number }[] {
  let from = start;
  const parts = text
    .split(/([,;]\s|\s\/\s|\s[–—]\s|[()]|(?<=\p{L}{3}|[\d€$£])\.\s(?=\p{Lu}))/u)
    .flatMap((part, at) => {
      const piece = { text: part.trim(), start: from + (part.length - part.trimStart().length) };
      from += part.length;
      return at % 2 === 0 && piece.text !== '' ? [{ ...piece, end: piece.start + piece.text.length }] : [];
    });
  return [{ text, start, end: start + text.length }, ...(parts.length > 1 ? parts : [])];
}
