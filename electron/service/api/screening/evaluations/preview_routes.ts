import type { SentenceCode } from '../../sentence_code.ts';
import type { RouteContext } from '../../context.ts';
import { throwIfAny } from '../../../errors.ts';
import { enqueueOnce } from '../../../tasks/queue.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { IdParams, many, one } from '../../fields.ts';
import { wrongJob, findJob } from '../../hiring/jobs/store.ts';
import type { Understanding } from '#service/intelligence/criteria/answer.ts';
import type { Routes } from '../../slice.ts';
import { countMarks, readMarks } from './marks.ts';
import { createPreviews } from '../../../workflows/preview_criterion.ts';
import { findOrFail } from '../../record.ts';
import { hasSteps } from '../evaluation_runs/store.ts';
import { CriterionPreview, PreviewInput, PromptInput, UnderstoodCriterion } from './schema.ts';
import { CandidateMarks, CriterionCounts, MarksQuery } from './marks_schema.ts';
import { countAsked } from '../subjects/store.ts';

/** A reading in the shape of the API. */
const shown = ({
  understood_as,
  engine,
  refusal,
  refusal_told,
  not_understood = [],
  corrected = [],
  told,
}: Understanding) => ({
  understood_as,
  engine,
  refusal,
  refusal_told: refusal_told as SentenceCode | null,
  not_understood: [...not_understood],
  corrected: [...corrected],
  told: told as SentenceCode[],
});

/** What a person is shown while they write criteria, and beside candidates in lists. */
export function previewRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, engine, evaluator, skills } = context;
  const previews = createPreviews({ db, engine });

  routes.post('/criteria/understood', {
    config: { scopes: ['jobs'] },
    summary: 'Read how a criterion is understood',
    description: 'Changes nothing.',
    operationId: 'understandCriterion',
    body: PromptInput,
    response: { 200: one(UnderstoodCriterion) },
    handler: async ({ body }) => {
      return { is_error: false as const, result: shown(await skills.understand(body.prompt_text)) };
    },
  });

  routes.post('/criteria/preview', {
    summary: 'Preview what a criterion would find',
    description:
      'It examines the nominated candidates of a job, or all candidates, for up to two seconds, and ' +
      'says how many it has examined. It stores nothing. A newer preview by the same client ends this ' +
      'one.',
    body: PreviewInput,
    response: { 200: one(CriterionPreview) },
    handler: async ({ body, caller }) => {
      const { prompt_text, job_id = null } = body;
      throwIfAny(await wrongJob(db, job_id));
      const understood = shown(await skills.understand(prompt_text));
      const counts =
        understood.refusal === null
          ? await previews.of(
              { id: caller?.client_id ?? '', is_blind: caller?.is_blind === true },
              prompt_text,
              job_id,
            )
          : { met: 0, not_met: 0, not_stated: 0, failed: 0, examined: 0 };
      const result = { ...understood, ...counts, total: await countAsked(db, job_id) };
      return { is_error: false as const, result };
    },
  });

  routes.get('/jobs/:id/criterion_marks', {
    summary: 'Read the finding for each candidate and criterion of a job',
    description:
      'It answers at once with what is stored. Missing or outdated findings are in_progress and queued: ' +
      'read again. Candidates that do not exist are left out.',
    operationId: 'listCriterionMarks',
    params: IdParams,
    querystring: MarksQuery,
    response: { 200: many(CandidateMarks) },
    handler: async ({ params, query }) => {
      const { id: job_id } = await findOrFail(db, 'job', { id: params.id }, findJob);
      const { candidates, missing } = await readMarks(
        db,
        query.candidate_id,
        await criteriaOfJob(db, job_id),
      );
      if (missing.length > 0) evaluator.behind(queue(job_id, missing));
      return { is_error: false as const, results: candidates };
    },
  });

  routes.get('/jobs/:id/criterion_counts', {
    summary: 'Count the candidates who meet each criterion of a job',
    description: 'It answers at once with what is stored, for everybody who was evaluated.',
    operationId: 'listCriterionCounts',
    params: IdParams,
    response: { 200: many(CriterionCounts) },
    handler: async ({ params }) => {
      const { id: job_id } = await findOrFail(db, 'job', { id: params.id }, findJob);
      return { is_error: false as const, results: await countMarks(db, await criteriaOfJob(db, job_id)) };
    },
  });

  /** A run that goes on comes to them by itself, or asks them to be read again. */
  async function queue(job_id: string, candidate_ids: readonly string[]): Promise<void> {
    if (await hasSteps(db, job_id)) return;
    await write((trx) =>
      enqueueOnce(trx, 'evaluate', { job_id, candidate_ids }, { priority: 'urgent', or_running: true }),
    );
  }
}
