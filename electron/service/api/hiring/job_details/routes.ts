import { throwIfAny } from '../../../errors.ts';
import type { RouteContext } from '../../context.ts';
import { changedFields, recordEvent } from '../../feeds/events/store.ts';
import { one } from '../../fields.ts';
import { sendRecord } from '../../record.ts';
import { byRef } from '../../resource_routes.ts';
import type { Routes } from '../../slice.ts';
import { JobDetails, JobDetailsChanges } from './schema.ts';
import { changedDetails, findDetails, saveDetails, wrongDetails } from './store.ts';

const details = byRef('job', findDetails);

/** What a job says beside its ad: the customer, the place, the salary, the deadline. */
export function jobDetailsRoutes(routes: Routes, context: RouteContext): void {
  routes.get('/jobs/:id/details', {
    summary: 'Read the details of a job',
    description:
      'Customer, contact person, place, salary and deadline: what the record of a job leaves out. All of ' +
      'them may be null. By UUID, or by `remote.<remote_id>`.',
    operationId: 'getJobDetails',
    params: details.params,
    response: { 200: one(JobDetails) },
    handler: async (request, reply) => {
      const found = await details.load(context.db, request.params);
      const { id: _, ...shown } = found;
      return sendRecord(request, reply, shown, found);
    },
  });

  routes.change('/jobs/:id/details', details, {
    summary: 'Change the details of a job',
    description:
      'Fields you do not send stay as they are; null clears one. The outcome is checked as a whole: ' +
      'salary_max is not less than salary_min. Nobody is ranked by details.',
    operationId: 'changeJobDetails',
    notes: { versioned: true },
    body: JobDetailsChanges,
    save: async (trx, { id, ...before }, body) => {
      const now = changedDetails(before, body);
      throwIfAny(wrongDetails(now));
      if (await saveDetails(trx, id, before, now)) {
        await recordEvent(trx, 'job.updated', id, changedFields(before, now));
      }
    },
  });
}
