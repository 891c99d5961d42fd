import { z } from 'zod';
import { meaning } from '../../field_words.ts';
import { Timestamp, Uuid, shortText } from '../../fields.ts';
import { IdPageQuery } from '../../paging.ts';
import { PoolQuery } from '../pool/schema.ts';

const SavedSearchView = z.enum(['ranking', 'pool']).describe('The view that has these filters.');

/** More than any address holds; a name and eight filters are some hundred bytes. */
const MAX_BYTES = 8192;

const isShort = (search: unknown): boolean => Buffer.byteLength(JSON.stringify(search)) <= MAX_BYTES;

const Search = z
  .record(z.string(), z.json())
  .refine(isShort, 'must have at most 8 kB as JSON')
  .describe('The address of the view: each filter by its name. At most 8 kB as JSON.');

/** What a search asks of people, in the words of GET /candidate_ids; in which order they come is not asked. */
const Asked = PoolQuery.omit({ sort: true, limit: true }).strict();

const Asks = z.record(z.string(), z.string()).superRefine((asks, context) => {
  for (const { path, message } of Asked.safeParse(asks).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
  if (!isShort(asks)) context.addIssue({ code: 'custom', message: 'must have at most 8 kB as JSON' });
});

/** What it means, where it may be left out as well. */
const ASKS = {
  description:
    'What GET /candidate_ids is asked to find the people of this search: its query, without sort and limit. ' +
    'Needed where tells is true.',
  examples: [{ q: 'kafka', place: 'Berlin' }],
};

const Tells = z.boolean().meta({
  description:
    'Whether Longlist tells when somebody new fits: GET /saved_search_matches, and the event saved_search.matched.',
  examples: [true],
});

export const SavedSearch = z
  .object({
    id: Uuid,
    name: z
      .string()
      .meta({ description: 'What it is called; unique in its view.', examples: ['Kafka in Berlin'] }),
    view: SavedSearchView.meta({ description: 'The view that has these filters.', examples: ['pool'] }),
    search: Search.meta({ examples: [{ q: 'kafka', place: 'Berlin' }] }),
    tells: Tells,
    asks: Asks.nullable().meta(ASKS),
    created_at: Timestamp,
    modified_at: Timestamp,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

const changeable = { name: shortText(200), search: Search };
const telling = { tells: Tells.optional(), asks: Asks.nullable().optional().meta(ASKS) };

export const SavedSearchReplacement = z.object({ ...changeable, ...telling });

export const SavedSearchInput = SavedSearchReplacement.extend({ view: SavedSearchView });
export type SavedSearchInput = z.output<typeof SavedSearchInput>;

/** Only what is sent changes. */
export const SavedSearchChanges = SavedSearchReplacement.partial();

export const SavedSearchQuery = IdPageQuery.extend({ view: SavedSearchView.optional() });

/** So many of those who are new are named. */
const NAMED = 100;

/** Who is new to a search since the caller looked last. */
export const SavedSearchMatches = z
  .object({
    saved_search_id: Uuid.meta(meaning('The search.', '0198c0de-0000-7000-8000-0000000000a1')),
    new_total: z.int().meta({
      description: 'How many people fit newly since the caller looked last, or since it began to tell.',
      examples: [3],
    }),
    newest_at: Timestamp.nullable().meta({
      description: 'When the newest of them was found; null for none.',
      examples: ['2026-03-02T09:30:00.000Z'],
    }),
    candidate_ids: z.array(Uuid).meta({
      description: `Who they are, newest first, at most ${NAMED}.`,
      examples: [['0198c0de-0000-7000-8000-000000000002']],
    }),
  })
  .meta({ id: 'SavedSearchMatches' });
export type SavedSearchMatches = z.infer<typeof SavedSearchMatches>;

/** What is kept of what a search asks, as it is asked. */
export function toPoolQuery(asks: Readonly<Record<string, string>>): PoolQuery {
  return PoolQuery.parse(asks);
}

/** Whether people come to answer a search by the passing of days alone: what it asks is counted from today. */
export function countsFromToday({ available_within, due }: PoolQuery): boolean {
  return available_within !== undefined || due !== undefined;
}
