import { conflict, throwIfAny } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { wrongCandidate } from '../merges/store.ts';
import type { Routes } from '../../slice.ts';
import { refuseTag, takeRefusalBack } from '../tag_suggestions/store.ts';
import { CandidateTag, CandidateTagInput, CandidateTagQuery } from './schema.ts';
import {
  findCandidateTag,
  insertCandidateTag,
  listCandidateTags,
  removeCandidateTag,
  sameCandidateTag,
} from './store.ts';
import { NEXT_PAGE } from '../../route_words.ts';
import { byId } from '../../resource_routes.ts';
import { wrongTag } from '../tags/store.ts';

const link = byId('candidate tag', findCandidateTag);

/** Links of candidates to tags: create, list, read, delete. */
export function candidateTagRoutes(routes: Routes): void {
  routes.list('/candidate_tags', {
    summary: 'List links of candidates to tags, newest first',
    description: NEXT_PAGE,
    querystring: CandidateTagQuery,
    of: CandidateTag,
    rows: listCandidateTags,
  });

  routes.create('/candidate_tags', {
    summary: 'Tag a candidate',
    description:
      'candidate_id, tag_id and creation_method together are unique. It says that a tag applies to a ' +
      'candidate, and who says so.',
    notes: {
      errors: {
        409: 'The candidate already has this tag by this creation_method; details name the link.',
      },
    },
    body: CandidateTagInput,
    make: async (trx, body) => {
      throwIfAny([...(await wrongCandidate(trx, body.candidate_id)), ...(await wrongTag(trx, body.tag_id))]);
      const existing_id = await sameCandidateTag(trx, body);
      if (existing_id !== null) {
        throw conflict('The candidate has this tag by this creation_method already.', [
          {
            path: 'body.tag_id',
            message: `is linked already, by the candidate tag ${existing_id}`,
            existing_id,
          },
        ]);
      }
      const id = await insertCandidateTag(trx, body);
      await takeRefusalBack(trx, body.candidate_id, body.tag_id);
      await recordEvent(trx, 'candidate_tag.created', id, { tag_id: body.tag_id });
      return id;
    },
  });

  routes.read('/candidate_tags/:id', link, {
    summary: 'Read a link of a candidate to a tag',
    description: 'The link only: read the tag for its name.',
    of: CandidateTag,
  });

  routes.remove('/candidate_tags/:id', link, {
    summary: 'Remove a tag from a candidate',
    description: 'The service will not suggest it for this candidate again. The tag and the candidate stay.',
    erase: async (trx, { id, candidate_id, tag_id }) => {
      await recordEvent(trx, 'candidate_tag.deleted', id, { tag_id });
      await removeCandidateTag(trx, id);
      await refuseTag(trx, candidate_id, tag_id);
    },
  });
}
