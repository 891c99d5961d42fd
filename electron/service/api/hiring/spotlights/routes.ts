import { findOrFail } from '../../record.ts';
import type { Db } from '../../../db/schema.ts';
import { throwIfAny } from '../../../errors.ts';
import type { ErrorDetail } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams } from '../../fields.ts';
import { findJobRow } from '../jobs/store.ts';
import { findNomination } from '../nominations/store.ts';
import type { Routes } from '../../slice.ts';
import { byId } from '../../resource_routes.ts';
import { Spotlight, SpotlightInput, SpotlightOrder, SpotlightQuery, SpotlightReplacement } from './schema.ts';
import {
  findSpotlight,
  insertSpotlight,
  jobsOfCriteria,
  listSpotlights,
  orderSpotlights,
  removeSpotlight,
  replaceSpotlight,
} from './store.ts';

const spotlight = byId('spotlight', findSpotlight);

/** Spotlights: create, list, read, replace, delete; their order in a job. */
export function spotlightRoutes(routes: Routes): void {
  routes.list('/spotlights', {
    summary: 'List spotlights, by position',
    description: 'They come in the order of their position.',
    querystring: SpotlightQuery,
    of: Spotlight,
    rows: listSpotlights,
  });

  routes.create('/spotlights', {
    summary: 'Put a candidate forward for a job, with the reason',
    description:
      'Without a position it goes to the end. It puts a nominated candidate forward, with the reason. ' +
      'Without a position it goes to the end.',
    body: SpotlightInput,
    make: async (trx, body) => {
      const nomination = await findNomination(trx, { id: body.nomination_id });
      throwIfAny([
        ...(nomination === null
          ? [{ path: 'body.nomination_id', message: `names no nomination (${body.nomination_id})` }]
          : []),
        ...(await wrongCriteria(trx, body.evidence, nomination?.job_id)),
      ]);
      const id = await insertSpotlight(trx, body);
      await recordEvent(trx, 'spotlight.created', id);
      return id;
    },
  });

  routes.read('/spotlights/:id', spotlight, {
    summary: 'Read a spotlight',
    description: 'By UUID.',
    of: Spotlight,
  });

  routes.replace('/spotlights/:id', spotlight, {
    summary: 'Replace a spotlight',
    description:
      'Without a position it keeps its place. Optional fields you leave out return to their defaults.',
    body: SpotlightReplacement,
    save: async (trx, before, body) => {
      const nomination = await findNomination(trx, { id: before.nomination_id });
      const kept = new Set(before.evidence.map(({ criterion_id }) => criterion_id));
      throwIfAny([
        ...(typeof body.nomination_id === 'string' && body.nomination_id !== before.nomination_id
          ? [{ path: 'body.nomination_id', message: 'cannot change: make another spotlight instead' }]
          : []),
        ...(await wrongCriteria(trx, body.evidence, nomination?.job_id, kept)),
      ]);
      await replaceSpotlight(trx, before, body);
      await recordEvent(trx, 'spotlight.updated', before.id);
    },
  });

  routes.remove('/spotlights/:id', spotlight, {
    summary: 'Delete a spotlight',
    description: 'The nomination stays.',
    erase: async (trx, { id }) => {
      await recordEvent(trx, 'spotlight.deleted', id);
      await removeSpotlight(trx, id);
    },
  });

  routes.act('put', '/jobs/:id/spotlight_order', {
    config: { is_atomic: true },
    summary: "Set the order of a job's spotlights",
    description:
      'All or nothing. Spotlights you do not name follow in their present order; ids that are not of ' +
      'the job are ignored.',
    operationId: 'orderSpotlights',
    params: IdParams,
    body: SpotlightOrder,
    act: async (trx, request) => {
      const { id } = request.params;
      await findOrFail(trx, 'job', { id }, findJobRow);
      for (const moved of await orderSpotlights(trx, id, request.body.spotlight_ids)) {
        await recordEvent(trx, 'spotlight.updated', moved);
      }

      return id;
    },
  });
}

/**
 * Evidence about a criterion that does not exist, or belongs to another job. What stood there before may
 * stay (`kept`): its criterion may have been deleted since, and a client sends back what it read.
 */
async function wrongCriteria(
  db: Db,
  evidence: SpotlightInput['evidence'],
  job_id: string | undefined,
  kept: ReadonlySet<string> = new Set(),
): Promise<ErrorDetail[]> {
  const ids = evidence.map(({ criterion_id }) => criterion_id);
  const job_of = await jobsOfCriteria(db, ids);
  return ids.flatMap((id, index): ErrorDetail[] => {
    const path = `body.evidence.${index}.criterion_id`;
    const job = job_of.get(id);
    if (kept.has(id)) return [];
    if (job === undefined) return [{ path, message: `names no criterion (${id})` }];
    if (job === null || job_id === undefined || job === job_id) return [];
    return [{ path, message: 'names a criterion of another job' }];
  });
}
