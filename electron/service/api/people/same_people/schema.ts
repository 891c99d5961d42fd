import { z } from 'zod';
import { Uuid, many } from '../../fields.ts';
import { pageQuery } from '../../paging.ts';
import { DuplicatePair } from '../duplicates/schema.ts';

export const DuplicatePairList = many(DuplicatePair);

/** Pages of pairs: the key is how likely the last one was, and the two. */
export const PairPageQuery = pageQuery(z.tuple([z.number(), z.string(), z.string()]));

/** Somebody of whom there are several records. */
export const PersonOfSeveral = z
  .object({
    candidate_ids: z.array(Uuid).meta({
      description: 'All records that count as one person, the oldest first: two or more.',
      examples: [['0198c0de-0000-7000-8000-000000000021', '0198c0de-0000-7000-8000-000000000022']],
    }),
  })
  .meta({ id: 'PersonOfSeveral' });
export type PersonOfSeveral = z.infer<typeof PersonOfSeveral>;

export const PersonList = many(PersonOfSeveral);

/** Pages of people: the key is the oldest record of the last one. */
export const PersonPageQuery = pageQuery(z.tuple([z.string()]));
