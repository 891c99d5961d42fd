import { attachmentForm, buildCandidate, idOf, jobInput, stageNamed } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

/** One record of every kind of the contract, made through the API and nothing else. */
export type World = {
  readonly service: TestService;
  readonly job: string;
  readonly candidate: string;
  readonly stage: string;
  readonly next_stage: string;
  readonly attachment: string;
  readonly nomination: string;
  readonly tag: string;
  readonly spare_tag: string;
  readonly candidate_tag: string;
  readonly job_tag: string;
  readonly criterion: string;
  readonly summary: string;
};

export const APPLIED_AT = '2026-03-01T09:30:00.000Z';

/** Builds a world; the service stays until its `close`. Children read the attachment when there are any. */
export async function buildWorld(children = 0): Promise<World> {
  const service = await testService({ keep: true, children });
  const create = async (path: string, body: unknown): Promise<string> =>
    idOf(await service.api('POST', `/api/v1${path}`, body));
  const job = await create('/jobs', jobInput({ remote_id: 'job:1' }));
  const candidate = await buildCandidate(service, { full_name: 'Ilse Brandt', remote_id: 'person:1' });
  const stage = await stageNamed(service, 'New');
  const attachment = idOf(
    await service.api(
      'POST',
      '/api/v1/attachments',
      attachmentForm({ candidate_id: candidate, remote_id: 'file:1' }),
    ),
  );
  const nomination = await create('/nominations', {
    job_id: job,
    candidate_id: candidate,
    current_nomination_stage_id: stage,
    remote_id: 'application:1',
    applied_at: APPLIED_AT,
  });
  const tag = await create('/tags', tagInput('Refrigeration'));
  const spare_tag = await create('/tags', tagInput('Night work'));
  const candidate_tag = await create('/candidate_tags', {
    candidate_id: candidate,
    tag_id: tag,
    creation_method: 'selected_by_organization',
  });
  const job_tag = await create('/job_tags', { job_id: job, tag_id: tag });
  const criterion = await create(`/jobs/${job}/criteria`, {
    prompt_text: 'Has led a team of at least five people',
    remote_id: 'criterion:1',
  });
  if (children > 0) await service.idle();
  const single = await service.api(
    'GET',
    `/api/v1/candidate_rankings/${candidate}?filter_job_id=${job}&score_version=2`,
  );
  return {
    service,
    job,
    candidate,
    stage,
    attachment,
    nomination,
    tag,
    spare_tag,
    candidate_tag,
    job_tag,
    criterion,
    summary: single.body.result.summary_id as string,
    next_stage: await stageNamed(service, 'Interview'),
  };
}

export function tagInput(name: string, overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { tag_type: 'specialty_name', is_standardized: true, name, ...overrides };
}

/** An endpoint of the contract, and a request to it that works in a fresh world. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the contract writes it, in the notation of OpenAPI. */
  readonly path: string;
  readonly url: (world: World) => string;
  readonly body?: (world: World) => unknown;
};

let count = 0;
const fresh = (): string => `fresh-${++count}`;
const at =
  (path: string, key: 'job' | 'attachment' | 'nomination' | 'tag' | 'candidate_tag' | 'job_tag') =>
  (world: World): string =>
    `${path}/${world[key]}`;
const fixed = (path: string) => (): string => path;
const criterion = (world: World): string => `/jobs/${world.job}/criteria/${world.criterion}`;

/** All endpoints of the contract but the token endpoint; deletions last, so that the table can be run in order. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/jobs',
    url: fixed('/jobs'),
    body: () => jobInput({ remote_id: fresh() }),
  },
  { method: 'GET', path: '/jobs/{id}', url: at('/jobs', 'job') },
  {
    method: 'PUT',
    path: '/jobs/{id}',
    url: at('/jobs', 'job'),
    body: () => jobInput({ remote_id: undefined }),
  },
  { method: 'PATCH', path: '/jobs/{id}', url: at('/jobs', 'job'), body: () => ({ title: 'Dock lead' }) },
  {
    method: 'POST',
    path: '/jobs/{id}/criteria',
    url: ({ job }) => `/jobs/${job}/criteria`,
    body: () => ({ prompt_text: `Knows the tool ${fresh()}` }),
  },
  { method: 'GET', path: '/jobs/{id}/criteria', url: ({ job }) => `/jobs/${job}/criteria` },
  { method: 'GET', path: '/jobs/{id}/criteria/{criterion_id}', url: criterion },
  {
    method: 'POST',
    path: '/attachments',
    url: fixed('/attachments'),
    body: ({ candidate }) => attachmentForm({ candidate_id: candidate, remote_id: fresh() }),
  },
  { method: 'GET', path: '/attachments/{id}', url: at('/attachments', 'attachment') },
  {
    method: 'PUT',
    path: '/attachments/{id}',
    url: at('/attachments', 'attachment'),
    body: ({ candidate }) => attachmentForm({ candidate_id: candidate, remote_id: 'file:1' }),
  },
  {
    method: 'POST',
    path: '/nominations',
    url: fixed('/nominations'),
    // answers 409 in a world where the candidate is nominated already: enough for what is asked of all endpoints
    body: (world) => ({
      job_id: world.job,
      candidate_id: world.candidate,
      current_nomination_stage_id: world.stage,
      remote_id: fresh(),
    }),
  },
  { method: 'GET', path: '/nominations/{id}', url: at('/nominations', 'nomination') },
  {
    method: 'PUT',
    path: '/nominations/{id}',
    url: at('/nominations', 'nomination'),
    body: (world) => ({ current_nomination_stage_id: world.stage, applied_at: APPLIED_AT }),
  },
  {
    method: 'GET',
    path: '/nominations/{id}/criterion_evaluations',
    url: ({ nomination }) => `/nominations/${nomination}/criterion_evaluations/`,
  },
  { method: 'POST', path: '/tags', url: fixed('/tags'), body: () => tagInput(fresh()) },
  { method: 'GET', path: '/tags/{id}', url: at('/tags', 'tag') },
  {
    method: 'POST',
    path: '/candidate_tags',
    url: fixed('/candidate_tags'),
    body: (world) => ({
      candidate_id: world.candidate,
      tag_id: world.spare_tag,
      creation_method: 'custom_input_by_candidate',
    }),
  },
  { method: 'GET', path: '/candidate_tags/{id}', url: at('/candidate_tags', 'candidate_tag') },
  {
    method: 'POST',
    path: '/job_tags',
    url: fixed('/job_tags'),
    body: (world) => ({ job_id: world.job, tag_id: world.spare_tag }),
  },
  { method: 'GET', path: '/job_tags/{id}', url: at('/job_tags', 'job_tag') },
  {
    method: 'GET',
    path: '/candidates/{id}/criterion_evaluations',
    url: ({ candidate }) => `/candidates/${candidate}/criterion_evaluations/?criterion_type=org_wide`,
  },
  {
    method: 'GET',
    path: '/candidate_rankings',
    url: fixed('/candidate_rankings?q=forklift'),
  },
  {
    method: 'GET',
    path: '/candidate_rankings/{candidate_id}',
    url: ({ candidate, job }) => `/candidate_rankings/${candidate}?filter_job_id=${job}`,
  },
  { method: 'GET', path: '/summaries/{id}', url: ({ summary }) => `/summaries/${summary}` },
  { method: 'DELETE', path: '/jobs/{id}/criteria/{criterion_id}', url: criterion },
  { method: 'DELETE', path: '/candidate_tags/{id}', url: at('/candidate_tags', 'candidate_tag') },
  { method: 'DELETE', path: '/job_tags/{id}', url: at('/job_tags', 'job_tag') },
  { method: 'DELETE', path: '/tags/{id}', url: at('/tags', 'tag') },
  { method: 'DELETE', path: '/attachments/{id}', url: at('/attachments', 'attachment') },
];

/** Calls an endpoint as the table says. */
export function callEndpoint(
  world: World,
  endpoint: Endpoint,
  send: { token?: string | null } = {},
): Promise<Reply> {
  return world.service.api(endpoint.method, `/api/v1${endpoint.url(world)}`, endpoint.body?.(world), send);
}
