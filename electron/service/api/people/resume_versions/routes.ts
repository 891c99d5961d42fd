import type { RouteContext } from '../../context.ts';
import { IdParams } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { sendAll } from '../../paging.ts';
import { assertCandidate } from '../merges/store.ts';
import { ResumeVersionList } from './schema.ts';
import { resumeVersions } from './store.ts';

/** The versions of a candidate's resume. */
export function resumeVersionRoutes(routes: Routes, { db }: RouteContext): void {
  routes.get('/candidates/:id/resume_versions', {
    summary: 'List the versions of a resume, newest first, each with what changed',
    description:
      'It lists at most 50, without pages. An unreadable version is listed with its state. It compares ' +
      'the files as they were read, without what people changed.',
    operationId: 'listResumeVersions',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: ResumeVersionList },
    handler: async (request, reply) => {
      const { id } = request.params;
      await assertCandidate(db, id);
      return sendAll(request, reply, await resumeVersions(db, id));
    },
  });
}
