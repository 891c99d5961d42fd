import { z } from 'zod';
import { Timestamp, Uuid, shortText } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';

const SavedSearchView = z.enum(['ranking', 'pool']).meta({ description: 'The view that has these filters.' });

/** More than any address holds; a name and eight filters are some hundred bytes. */
const MAX_BYTES = 8192;

const Search = z
  .record(z.string(), z.json())
  .refine(
    (search) => Buffer.byteLength(JSON.stringify(search)) <= MAX_BYTES,
    'must have at most 8 kB as JSON',
  )
  .meta({ description: 'The address of the view: each filter by its name. At most 8 kB as JSON.' });

export const SavedSearch = z
  .object({
    id: Uuid,
    name: z
      .string()
      .meta({ description: 'What it is called; unique in its view.', examples: ['Kafka in Berlin'] }),
    view: SavedSearchView.meta({ description: 'The view that has these filters.', examples: ['pool'] }),
    search: Search.meta({ examples: [{ q: 'kafka', place: 'Berlin' }] }),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchReplacement = z.object({ name: shortText(200), search: Search });
export type SavedSearchReplacement = z.output<typeof SavedSearchReplacement>;

export const SavedSearchInput = SavedSearchReplacement.extend({ view: SavedSearchView });
export type SavedSearchInput = z.output<typeof SavedSearchInput>;

/** Only what is sent changes. */
export const SavedSearchChanges = SavedSearchReplacement.partial();

export const SavedSearchQuery = IdPageQuery.extend({ view: SavedSearchView.optional() });
