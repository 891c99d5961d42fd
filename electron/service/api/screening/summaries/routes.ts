import type { RouteContext } from '../../context.ts';
import { summaryText } from '#service/intelligence/summary/text.ts';
import { IdParams } from '../../fields.ts';
import { findOrFail, sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { createSummaryContents, findSummary } from './store.ts';
import type { SentenceCode } from '../../sentence_code.ts';
import { inShort, SummaryQuery, SummaryResult } from './schema.ts';

export function summaryRoutes(routes: Routes, context: RouteContext): void {
  const contents = createSummaryContents(context);
  routes.get('/summaries/:id', {
    summary: 'Read the summary of a candidate, in relation to a job',
    description:
      'The summary_id of a ranking names it. The service makes it from the newest resume, in relation to the ' +
      'job, when somebody reads it. ' +
      'include=text adds it as plain text for a message, without the name.',
    params: IdParams,
    querystring: SummaryQuery,
    response: { 200: SummaryResult },
    handler: async (request, reply) => {
      const row = await findOrFail(context.db, 'summary', request.params.id, findSummary);
      const content = await contents.contentOf(row);
      const { location, education, employment, matching_skills, missing_skills } = content;
      const skills =
        request.query.include === 'evidence'
          ? {
              ...(await contents.skillsOf(content)),
              employment_told: content.employment_told as SentenceCode[],
            }
          : { matching_skills: matching_skills.map(inShort), missing_skills: missing_skills.map(inShort) };
      const shown = { id: row.id, location, education, employment, ...skills, created_at: row.created_at };
      if (request.query.include !== 'text') return sendRecord(request, reply, shown);
      return sendRecord(request, reply, { ...shown, text: summaryText(content) });
    },
  });
}
