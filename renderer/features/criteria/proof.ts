import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { CriterionEvaluation } from '../../api/evaluations.ts';
import { quotedLines } from '../../lib/format.ts';
import type { Evidence } from '../document_page/evidence.ts';
import { excerptOf } from './excerpt.ts';
import { evidenceOf, nameOf } from './names.ts';

/** So few words are a name in a list: what it stands in says more. */
const FEW = 3;

/**
 * The words that show best what was found: the first sentence among them, else the line that a mere name stands in.
 * @param document the text of the file on screen, where it is known
 * @returns null where nothing is quoted
 */
export function proofOf(
  one: CriterionEvaluation,
  document: Pick<AttachmentDocument, 'pages'> | undefined,
  attachment_id: string | null,
): string | null {
  const evidence = evidenceOf(one);
  const best = evidence.find(({ quote, stance }) => stance === 'for' && !isName(quote)) ?? evidence[0];
  if (best === undefined) return null;
  const quote = quotedLines(best.quote);
  if (!isName(quote)) return excerptOf(quote, nameOf(one.criterion));
  const line = best.attachment_id === attachment_id ? lineAround(best, document) : undefined;
  return line === undefined ? quote : excerptOf(line, quote);
}

function isName(quote: string): boolean {
  return quote.trim().split(/\s+/u).length <= FEW;
}

function lineAround(
  at: Evidence,
  document: Pick<AttachmentDocument, 'pages'> | undefined,
): string | undefined {
  const lines = document?.pages.flatMap((page) => page.lines);
  return lines
    ?.find(({ start, end }) => start <= at.start && end >= at.end)
    ?.text.replace(/[\s,;:|·]+$/u, '');
}
