import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { searchCandidates } from '../../../db/search.ts';
import type { Database } from '../../../db/schema.ts';
import { isOneOf } from '../../screening/blind_mode/search.ts';

/** A query of candidates before it says which columns. */
export type Candidates = SelectQueryBuilder<Database, 'candidates', object>;

/** What every list of candidates can be narrowed down by; the filters narrow each other down. */
export type Narrowing = {
  /** One without any word finds nobody; a blank one is none. */
  readonly q?: string | undefined;
  /** No other candidates than these, null for all. */
  readonly only: readonly string[] | null;
  readonly tag_ids?: readonly string[] | undefined;
  readonly job_id?: string | undefined;
  readonly stage_id?: string | undefined;
};

/** The candidates of a query that have the words, every one of the tags, and a nomination for the job, in the stage. */
export function narrowed(
  candidates: Candidates,
  { q, only, tag_ids, job_id, stage_id }: Narrowing,
): Candidates {
  let matching = candidates;
  if (q !== undefined && q.trim() !== '') {
    const found = searchCandidates(q);
    matching =
      found === null
        ? matching.where(sql<boolean>`0`)
        : matching.where(sql<boolean>`candidates.id IN ${found}`);
  }
  if (only !== null) matching = matching.where(isOneOf(only));
  for (const tag_id of tag_ids ?? []) {
    matching = matching.where('id', 'in', (select) =>
      select.selectFrom('candidate_tags').select('candidate_id').where('tag_id', '=', tag_id),
    );
  }
  if (job_id !== undefined || stage_id !== undefined) {
    matching = matching.where((where) => {
      let nominated = where.selectFrom('nominations').select('candidate_id');
      if (job_id !== undefined) nominated = nominated.where('job_id', '=', job_id);
      if (stage_id !== undefined) nominated = nominated.where('current_nomination_stage_id', '=', stage_id);
      return where('candidates.id', 'in', nominated);
    });
  }
  return matching;
}
