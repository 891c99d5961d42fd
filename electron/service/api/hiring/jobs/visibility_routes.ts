import { ServiceError } from '../../../errors.ts';
import { assertPerson } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdResult, RefParams, idResult, many, one } from '../../fields.ts';
import { sendAll } from '../../paging.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import { byRef } from '../../resource_routes.ts';
import type { App } from '../../slice.ts';
import { findUser } from '../../access/users/store.ts';
import { JobVisibility, JobVisibilityInput, PrivateJob } from './schema.ts';
import { findJobRow, othersWorkedOn, privateJobsOf, setPrivateTo } from './store.ts';
import { WORDS } from './words.ts';

const tags = ['Jobs'];
const job = byRef('job', findJobRow);

/** Whose jobs are: everybody's, or one person's alone. How others do not see those stands in db/private_jobs.ts. */
export function visibilityRoutes(app: App, { db, write, private_jobs }: RouteContext): void {
  app.get(
    '/jobs/:id/visibility',
    {
      schema: { tags, ...WORDS.getJobVisibility, params: RefParams, response: { 200: one(JobVisibility) } },
    },
    async (request, reply) => {
      const row = await job.load(db, request.params);
      return sendRecord(request, reply, await visibilityOf(db, row.private_to), row);
    },
  );

  app.put(
    '/jobs/:id/visibility',
    {
      config: { is_atomic: true },
      schema: {
        tags,
        ...WORDS.setJobVisibility,
        params: RefParams,
        body: JobVisibilityInput,
        response: { 200: IdResult },
      },
    },
    async (request) => {
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
  );

  app.get(
    '/private_jobs',
    { schema: { tags, ...WORDS.listPrivateJobs, response: { 200: many(PrivateJob) } } },
    async (request, reply) =>
      sendAll(request, reply, await privateJobsOf(db, request.caller?.client_id ?? '')),
  );
}

async function visibilityOf(db: Db, user_id: string | null): Promise<JobVisibility> {
  const user = user_id === null ? null : await findUser(db, user_id);
  return { is_private: user_id !== null, owner: user === null ? null : { id: user.id, name: user.name } };
}
