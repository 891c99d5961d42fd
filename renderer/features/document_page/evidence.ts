import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { boxesOf } from './spans.ts';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';

/** A quote out of a document, with its place. */
export type Evidence = Reasons['passages'][number];

/** A quote's identity: its place in its file. */
export function evidenceKey(evidence: Pick<Evidence, 'attachment_id' | 'start' | 'end'>): string {
  return `${evidence.attachment_id}:${evidence.start}-${evidence.end}`;
}

/** A stretch of a document as evidence: its words, as boxes on the page where it begins. */
export function evidenceOf(
  document: AttachmentDocument,
  attachment_id: string,
  span: { start: number; end: number },
): Evidence | null {
  for (const page of document.pages) {
    const lines = page.lines.filter((line) => line.start < span.end && line.end > span.start);
    if (lines.length === 0) continue;
    return {
      quote: lines.map((line) => line.text).join(' '),
      attachment_id,
      page: page.width > 0 ? page.number : null,
      boxes: boxesOf({ pages: [page] }, span).map(({ box }) => box),
      start: span.start,
      end: span.end,
    };
  }
  return null;
}

/** Each place once, in the order given. */
export function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((one) => [evidenceKey(one), one])).values()];
}
