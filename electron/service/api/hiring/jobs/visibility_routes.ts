import { ServiceError } from '../../../errors.ts';
import { assertPerson } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdResult, RefParams, idResult, many, one } from '../../fields.ts';
import { sendAll } from '../../paging.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import { byRef } from '../../resource_routes.ts';
import type { Routes } from '../../slice.ts';
import { findUser } from '../../access/users/store.ts';
import { JobVisibility, JobVisibilityInput, PrivateJob } from './schema.ts';
import { findJobRow, othersWorkedOn, privateJobsOf, setPrivateTo } from './store.ts';

const job = byRef('job', findJobRow);

/** Whose jobs are: everybody's, or one person's alone. How others do not see those stands in db/private_jobs.ts. */
export function visibilityRoutes(routes: Routes, { db, write, private_jobs }: RouteContext): void {
  routes.get('/jobs/:id/visibility', {
    summary: 'Read whose a job is',
    description:
      'In an office, a job may be private to one person: it then exists for them alone, and for everybody else ' +
      'every operation answers as if there were none. By UUID, or by `remote.<remote_id>`.',
    params: RefParams,
    response: { 200: one(JobVisibility) },
    handler: async (request, reply) => {
      const row = await job.load(db, request.params);
      return sendRecord(request, reply, await visibilityOf(db, row.private_to), row);
    },
  });

  routes.put('/jobs/:id/visibility', {
    config: { is_atomic: true },
    summary: 'Make a job your own, or everybody’s',
    description:
      'Only for people with an account. You can make a job your own while nobody else has done anything with ' +
      'it, and give your own back to everybody at any time. By UUID, or by `remote.<remote_id>`.',
    operationId: 'setJobVisibility',
    notes: {
      also: [409, 412],
      errors: { 409: 'Others have worked on this job, or nobody has an account here.' },
    },
    params: RefParams,
    body: JobVisibilityInput,
    response: { 200: IdResult },
    handler: async (request) => {
      assertPerson(request);
      const { client_id = '', role = null } = request.caller ?? {};
      if (role === null) {
        throw new ServiceError('CONFLICT', 'Nobody has an account here, so jobs are everybody’s.');
      }
      const { is_private } = request.body;
      const id = await write(async (trx) => {
        const row = await job.load(trx, request.params);
        assertUnchanged(request, row);
        if ((row.private_to !== null) === is_private) return row.id;
        if (is_private && (await othersWorkedOn(trx, row.id, client_id))) {
          throw new ServiceError('CONFLICT', 'Others have worked on this job, so it stays everybody’s.');
        }
        if (is_private) private_jobs.begin();
        await setPrivateTo(trx, row.id, is_private ? client_id : null);
        await recordEvent(trx, 'job.updated', row.id);
        return row.id;
      });
      return idResult(id);
    },
  });

  routes.get('/private_jobs', {
    summary: 'List your private jobs',
    description: 'Only for people with an account; empty for everybody else.',
    response: { 200: many(PrivateJob) },
    handler: async (request, reply) =>
      sendAll(request, reply, await privateJobsOf(db, request.caller?.client_id ?? '')),
  });
}

async function visibilityOf(db: Db, user_id: string | null): Promise<JobVisibility> {
  const user = user_id === null ? null : await findUser(db, user_id);
  return { is_private: user_id !== null, owner: user === null ? null : { id: user.id, name: user.name } };
}
