import type { Db } from '../../../db/schema.ts';
import type { RouteContext } from '../../context.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams } from '../../fields.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { assertCandidate } from '../merges/store.ts';
import { applyTerms } from '../candidate_index/store.ts';
import { AvailabilityChanges, AvailabilityResult, FACTS } from './schema.ts';
import { availabilityOf, findSaid, putSaid, removeSaid } from './store.ts';

/** When candidates can start, their notice, and what they want to earn. No ranking and no criterion counts it. */
export function availabilityRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/candidates/:id/availability', {
    summary: 'Read when a candidate can start, their notice and what they want to earn',
    description:
      'As the newest resume says it, or a person, who wins over every reading. It affects no ranking.',
    params: IdParams,
    response: { 200: AvailabilityResult },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      return sendRecord(request, reply, await availabilityOf(db, id));
    },
  });

  routes.act('patch', '/candidates/:id/availability', {
    config: { is_atomic: true },
    summary: 'Say when a candidate can start, their notice or what they want to earn',
    description:
      'It wins over every reading, now and later. `{"value": null}` says that there is none; null takes ' +
      'back what people said.',
    notes: { versioned: true },
    params: IdParams,
    body: AvailabilityChanges,
    act: async (trx, request) => {
      const { id } = request.params;
      await assertCandidate(trx, id);
      assertUnchanged(request, await availabilityOf(trx, id));
      await change(trx, id, request.body);
      await applyTerms(trx, id);
      return id;
    },
  });
}

async function change(trx: Db, candidate_id: string, sent: AvailabilityChanges): Promise<void> {
  for (const fact of FACTS) {
    const said = sent[fact];
    if (said === undefined) continue;
    const before = await findSaid(trx, candidate_id, fact);
    if (said === null) {
      if (before === null) continue;
      await recordEvent(trx, 'availability_fact.deleted', before.id, { fact });
      await removeSaid(trx, before.id);
      continue;
    }
    const { value } = said;
    const words = value !== null && fact === 'availability' ? { text: null, ...value } : value;
    const written = JSON.stringify(words);
    if (before?.value === written) continue;
    const row_id = await putSaid(trx, candidate_id, fact, written, before?.id ?? null);
    await recordEvent(
      trx,
      before === null ? 'availability_fact.created' : 'availability_fact.updated',
      row_id,
      {
        fact,
      },
    );
  }
}
