import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify';
import { accessRequestRoutes, approvalRoutes } from '../api/access/access_requests/routes.ts';
import { attachmentRoutes } from '../api/intake/attachments/routes.ts';
import { authRoutes } from '../api/access/auth/routes.ts';
import { candidateDeletionRoutes } from '../api/people/candidate_deletions/routes.ts';
import { candidateRoutes } from '../api/people/candidates/routes.ts';
import { candidateTagRoutes } from '../api/people/candidate_tags/routes.ts';
import { clientRoutes } from '../api/access/clients/routes.ts';
import { criterionLibraryRoutes } from '../api/screening/criterion_library/routes.ts';
import { criterionRoutes } from '../api/screening/criteria/routes.ts';
import { embeddingModelRoutes } from '../api/settings/embedding_model/routes.ts';
import { evaluationRoutes } from '../api/screening/evaluations/routes.ts';
import { evaluationRunRoutes } from '../api/screening/evaluation_runs/routes.ts';
import { duplicateRoutes } from '../api/people/duplicates/routes.ts';
import { eventRoutes } from '../api/feeds/events/routes.ts';
import { fileRoutes } from '../api/intake/files/routes.ts';
import { importRoutes } from '../api/intake/imports/routes.ts';
import { mailRoutes } from '../api/intake/mails/routes.ts';
import { jobRoutes } from '../api/hiring/jobs/routes.ts';
import { jobDetailsRoutes } from '../api/hiring/job_details/routes.ts';
import { jobOverviewRoutes } from '../api/hiring/job_overviews/routes.ts';
import { jobTagRoutes } from '../api/hiring/job_tags/routes.ts';
import { letterRoutes } from '../api/hiring/letters/routes.ts';
import { letterTemplateRoutes } from '../api/hiring/letter_templates/routes.ts';
import { localModelRoutes } from '../api/settings/local_model/routes.ts';
import { mergeRoutes } from '../api/people/merges/routes.ts';
import { networkRoutes } from '../api/settings/network/routes.ts';
import { nominationStageRoutes } from '../api/hiring/nomination_stages/routes.ts';
import { nominationRoutes } from '../api/hiring/nominations/routes.ts';
import { presenceRoutes } from '../api/access/presence/routes.ts';
import { profileRoutes } from '../api/people/profiles/routes.ts';
import { ocrLanguageRoutes } from '../api/settings/ocr_languages/routes.ts';
import { rankingRoutes } from '../api/screening/rankings/routes.ts';
import { requestLogRoutes } from '../api/access/request_log/routes.ts';
import { resumeVersionRoutes } from '../api/people/resume_versions/routes.ts';
import { skillListRoutes } from '../api/settings/skill_lists/routes.ts';
import { spotlightRoutes } from '../api/hiring/spotlights/routes.ts';
import { summaryRoutes } from '../api/screening/summaries/routes.ts';
import { tagRoutes } from '../api/people/tags/routes.ts';
import { webhookRoutes } from '../api/feeds/webhooks/routes.ts';
import { stageChangeRoutes } from '../api/hiring/stage_changes/routes.ts';
import { stageTimeRoutes } from '../api/hiring/stage_times/routes.ts';
import { noteRoutes } from '../api/people/notes/routes.ts';
import { poolRoutes } from '../api/people/pool/routes.ts';
import { sessionRoutes } from '../api/access/sessions/routes.ts';
import { samePeopleRoutes } from '../api/people/same_people/routes.ts';
import { savedSearchRoutes } from '../api/people/saved_searches/routes.ts';
import { activityRoutes } from '../api/feeds/activity/routes.ts';
import { userRoutes } from '../api/access/users/routes.ts';
import { watchedFolderRoutes } from '../api/intake/watched_folders/routes.ts';
import { candidateTableRoutes } from '../api/intake/candidate_tables/routes.ts';
import { clientPackRoutes } from '../api/hiring/client_packs/routes.ts';
import { batchRoutes } from '../api/access/batch/routes.ts';
import { blindModeRoutes } from '../api/screening/blind_mode/routes.ts';
import { customFieldRoutes } from '../api/settings/custom_fields/routes.ts';
import { customFieldValueRoutes } from '../api/settings/custom_field_values/routes.ts';
import { availabilityRoutes } from '../api/people/availability/routes.ts';
import { dataFolderRoutes } from '../api/settings/data_folder/routes.ts';
import { dataTransferRoutes } from '../api/settings/data_transfer/routes.ts';
import { officeMoveRoutes } from '../api/settings/office_move/routes.ts';
import { retentionRoutes } from '../api/people/retention/routes.ts';
import { tagSuggestionRoutes } from '../api/people/tag_suggestions/routes.ts';
import { routesOf } from '../api/resource_routes.ts';
import type { App, Slice } from '../api/slice.ts';
import type { RouteContext } from '../api/context.ts';
import type { ScopeResource } from '../api/scopes.ts';
import { requireTokens } from './authenticate.ts';
import { guardBatches } from './batch.ts';
import { maskIdentities } from './blind.ts';
import { readBodies } from './body.ts';
import { answerMalformedRequest, answerUnusualRequests } from './malformed_request.ts';
import { errorHandler } from './errors.ts';
import { docsPage } from './docs.ts';
import { guardAgainstOtherPages } from './guard.ts';
import { healthRoute } from './health.ts';
import { serveInterface } from './interface_files.ts';
import { repeatSafely } from './idempotency.ts';
import { hostLogger } from './log.ts';
import { methodsByPath } from './methods.ts';
import { openApiRoute } from './openapi.ts';
import { closeWhatIsUnread } from './read_body.ts';
import { hidePrivateJobs } from './private_jobs.ts';
import type { Reach } from './reach.ts';
import { recordRequests } from './record_requests.ts';
import { serialiseResponses } from './responses.ts';
import { noteScopes } from './scopes.ts';
import { serveSecurely } from './secure_server.ts';
import { validateRequests } from './validation.ts';

/**
 * Everything under /api/v1, with the scopes a token needs, all of them: `…:read` for GET and HEAD, `…:write` for
 * everything else, and the heading they stand under in the documentation. A route that needs other scopes says so in its
 * config; docs/api.md tells those who ask for tokens. To add a resource: its folder under api/, and a line here.
 */
const SLICES: readonly (readonly [slice: Slice, tag: string, scopes: readonly ScopeResource[]])[] = [
  [authRoutes, 'Access', ['all']],
  [clientRoutes, 'Access', ['all']],
  [userRoutes, 'Access', ['all']],
  [approvalRoutes, 'Access', ['all']],
  [requestLogRoutes, 'Access', ['all']],
  // each of its operations needs its own, and whoever may write nothing has none
  [batchRoutes, 'Batch', []],
  [jobRoutes, 'Jobs', ['jobs']],
  [jobDetailsRoutes, 'Jobs', ['jobs']],
  // its counts tell of candidates and their files
  [jobOverviewRoutes, 'Jobs', ['jobs', 'nominations']],
  [nominationStageRoutes, 'Nomination stages', ['nominations']],
  [stageTimeRoutes, 'Nominations', ['nominations']],
  [candidateRoutes, 'Candidates', ['candidates']],
  [candidateDeletionRoutes, 'Candidates', ['candidates']],
  [profileRoutes, 'Candidates', ['candidates']],
  [resumeVersionRoutes, 'Candidates', ['candidates', 'attachments']],
  [mergeRoutes, 'Candidates', ['candidates']],
  [duplicateRoutes, 'Candidates', ['candidates']],
  [samePeopleRoutes, 'Candidates', ['candidates']],
  [attachmentRoutes, 'Attachments', ['attachments']],
  [nominationRoutes, 'Nominations', ['nominations']],
  [tagRoutes, 'Tags', ['tags']],
  [candidateTagRoutes, 'Candidate tags', ['tags']],
  [jobTagRoutes, 'Job tags', ['tags']],
  [spotlightRoutes, 'Spotlights', ['nominations']],
  [criterionRoutes, 'Criteria', ['jobs']],
  [criterionLibraryRoutes, 'Criteria', ['jobs']],
  [evaluationRoutes, 'Criterion evaluations', ['rankings']],
  [evaluationRunRoutes, 'Criterion evaluations', ['rankings']],
  [rankingRoutes, 'Rankings', ['rankings']],
  [summaryRoutes, 'Summaries', ['rankings']],
  // a dropped file becomes a candidate with an attachment and, for a job, a nomination
  [importRoutes, 'Imports', ['candidates', 'attachments', 'nominations']],
  [mailRoutes, 'Mails', ['candidates']],
  [skillListRoutes, 'Skill lists', ['all']],
  [ocrLanguageRoutes, 'Text recognition', ['all']],
  [localModelRoutes, 'Local language model', ['all']],
  [embeddingModelRoutes, 'Embedding model', ['all']],
  [eventRoutes, 'Events', ['webhooks']],
  [webhookRoutes, 'Webhooks', ['webhooks']],
  [stageChangeRoutes, 'Nominations', ['nominations']],
  [noteRoutes, 'Notes', ['candidates']],
  [letterTemplateRoutes, 'Letters', ['candidates']],
  [letterRoutes, 'Letters', ['candidates']],
  [poolRoutes, 'Candidates', ['candidates']],
  [savedSearchRoutes, 'Saved searches', ['candidates']],
  [activityRoutes, 'Events', ['all']],
  [watchedFolderRoutes, 'Watched folders', ['all']],
  [candidateTableRoutes, 'Candidate tables', ['candidates', 'nominations']],
  [clientPackRoutes, 'Client packs', ['all']],
  [blindModeRoutes, 'Access', ['all']],
  [dataFolderRoutes, 'Data folder', ['all']],
  [dataTransferRoutes, 'Data folder', ['all']],
  [officeMoveRoutes, 'Data folder', ['all']],
  [retentionRoutes, 'Retention', ['candidates']],
  [availabilityRoutes, 'Candidates', ['candidates']],
  [customFieldRoutes, 'Custom fields', ['candidates', 'jobs']],
  [customFieldValueRoutes, 'Custom fields', ['candidates', 'jobs']],
  [tagSuggestionRoutes, 'Tags', ['tags']],
  [networkRoutes, 'Service', ['all']],
];

/** Paths of the service itself. */
const OWN_SLICES: readonly (readonly [slice: Slice, tag: string])[] = [
  [healthRoute, 'Service'],
  [sessionRoutes, 'Access'],
  [presenceRoutes, 'Access'],
  [accessRequestRoutes, 'Access'],
  [fileRoutes, 'Attachments'],
];

/** The HTTP side of the service, ready to listen. Steps run in the order they stand here. */
export async function buildApp(context: RouteContext, reach: Reach): Promise<App> {
  const app = createServer(context, reach);
  app.setErrorHandler(errorHandler);
  answerUnusualRequests(app);
  guardAgainstOtherPages(app, reach);
  recordRequests(app, context);
  const needing = noteScopes(app);
  requireTokens(app, context);
  maskIdentities(app, context);
  guardBatches(app);
  closeWhatIsUnread(app);
  readBodies(app);
  repeatSafely(app, context);
  validateRequests(app);
  hidePrivateJobs(app, context);
  serialiseResponses(app, context.options.check_responses ?? false);
  const methods = methodsByPath(app);
  const document = openApiRoute(app, context.options.version);
  for (const [slice, tag] of OWN_SLICES) slice(routesOf(app, context, tag), context);
  await app.register(
    async (api) => {
      for (const [slice, tag, scopes] of SLICES) {
        needing(scopes, () => slice(routesOf(api as unknown as App, context, tag), context));
      }
    },
    { prefix: '/api/v1' },
  );
  docsPage(app, context.options);
  await serveInterface(app, context.options.interface_dir);
  methods.answerOthers();
  document.close();
  return app;
}

/** Bytes of the first line and the headers together: room for the longest q and the longest remote id, encoded. */
const MAX_HEAD = 128 * 1024;

function createServer({ options }: RouteContext, { isProxy, certificate }: Reach): App {
  const log = options.log ?? (() => undefined);
  // q has up to 8,000 characters, 12 bytes each when percent-encoded
  // a missing Host is refused by the guard, in the shape of every error
  const http = { maxHeaderSize: MAX_HEAD, requireHostHeader: false };
  const server: FastifyHttpOptions<RawServerDefault> = {
    // not time-ordered, but made in a tenth of the time, for each request
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // the service logs what needs a look; a line for each request would hide it
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: hostLogger(log),
    routerOptions: {
      ignoreTrailingSlash: true,
      // no parameter is longer than the whole head, so each is judged by its schema, never by the router
      maxParamLength: MAX_HEAD,
    },
    ...(isProxy !== null && { trustProxy: isProxy }),
    ...(certificate === null ? { http } : { https: { ...http, ...certificate.secureContext() } }),
    // an upload over a slow disk may take its time; a stalled one is ended
    requestTimeout: 300_000,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) =>
      errorHandler(error, request as FastifyRequest, reply as unknown as FastifyReply),
    clientErrorHandler: answerMalformedRequest,
  };
  const app = Fastify(server) as unknown as App;
  if (certificate !== null) serveSecurely(app, certificate);
  return app;
}
