import type { RouteContext } from '../context.ts';
import { candidateExists } from '../candidates/store.ts';
import { IdParams } from '../fields.ts';
import { missingCandidate } from '../merges/missing.ts';
import { sendPage } from '../paging.ts';
import type { App } from '../slice.ts';
import { DuplicateList } from './schema.ts';
import { duplicatesOf } from './store.ts';

/** Candidates who may be the same person. */
export function duplicateRoutes(app: App, { db }: RouteContext): void {
  app.get(
    '/candidates/:id/duplicates',
    {
      schema: {
        tags: ['Candidates'],
        summary: 'Candidates that are probably the same person, with the reasons',
        description:
          'The same email address, telephone number, profile link or file, or the same name with the same ' +
          'employer or school. What more than 20 candidates have in common does not count. Not paged.',
        params: IdParams,
        response: { 200: DuplicateList },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await candidateExists(db, id))) throw await missingCandidate(db, id);
      const rows = await duplicatesOf(db, id);
      return sendPage(request, reply, { rows, total: rows.length, next: null });
    },
  );
}
