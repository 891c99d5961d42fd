import { z } from 'zod';
import { Box } from '#service/intelligence/document.ts';
import { Uuid } from './fields.ts';

/** A quote out of a document, with its place on the page; boxes are empty for formats without pages. */
export const Evidence = z
  .object({
    quote: z.string(),
    attachment_id: Uuid,
    page: z.int().positive().nullable(),
    boxes: z.array(Box),
    /** Offsets into the document's text. */
    start: z.int().nonnegative(),
    end: z.int().nonnegative(),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof Evidence>;
