import { newId } from '#service/ids.ts';
import type { Reply, TestService } from './service.ts';

/** Each builds a valid record through the API, filling what is missing, and returns its id. */
async function create(service: TestService, path: string, body: unknown): Promise<string> {
  return idOf(await service.api('POST', path, body));
}

export function idOf(reply: Reply): string {
  if (reply.status !== 201 && reply.status !== 200) {
    throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  }
  return reply.body.result.id as string;
}

export function jobInput(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Warehouse supervisor',
    description: 'Leads a shift of twelve, plans routes, knows forklifts and stock systems.',
    status: 'open',
    remote_id: `job-${newId()}`,
    ...overrides,
  };
}

export function buildJob(service: TestService, overrides: Record<string, unknown> = {}): Promise<string> {
  return create(service, '/api/v1/jobs', jobInput(overrides));
}

export function buildCandidate(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return create(service, '/api/v1/candidates', { full_name: 'Ines Okafor', ...overrides });
}

export function buildStage(service: TestService, overrides: Record<string, unknown> = {}): Promise<string> {
  return create(service, '/api/v1/nomination_stages', { name: 'Second interview', ...overrides });
}

/** The stage of the default pipeline with this name. */
export async function stageNamed(service: TestService, name: string): Promise<string> {
  const { body } = await service.api('GET', '/api/v1/nomination_stages');
  const stages = body.results as { id: string; name: string; job_id: string | null }[];
  const stage = stages.find((candidate) => candidate.name === name && candidate.job_id === null);
  if (stage === undefined) throw new Error(`There is no stage ${name}`);
  return stage.id;
}

export async function buildNomination(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return create(service, '/api/v1/nominations', {
    job_id: overrides['job_id'] ?? (await buildJob(service)),
    candidate_id: overrides['candidate_id'] ?? (await buildCandidate(service)),
    current_nomination_stage_id:
      overrides['current_nomination_stage_id'] ?? (await stageNamed(service, 'New')),
    remote_id: `nomination-${newId()}`,
    ...overrides,
  });
}

const RESUME = `Ines Okafor
ines.okafor@example.com  (212) 555-0147

Experience
Shift lead, Harbour Logistics, 2019 to present
- Led a team of nine and cut late departures by a third

Education
BSc Supply Chain Management, 2015
`;

/** A multipart body with one file, as it is dropped. */
export function fileForm(
  file: string | Uint8Array,
  file_name: string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([file as BlobPart]), file_name);
  return form;
}

/** The same with what an attachment needs. */
export function attachmentForm(
  fields: Record<string, string> = {},
  file: string | Uint8Array = RESUME,
  file_name = 'ines-okafor.txt',
): FormData {
  return fileForm(file, file_name, { remote_id: `attachment-${newId()}`, type: 'resume', ...fields });
}

export async function buildAttachment(
  service: TestService,
  fields: Record<string, string> = {},
  file?: string | Uint8Array,
  file_name?: string,
): Promise<string> {
  return idOf(await service.api('POST', '/api/v1/attachments', attachmentForm(fields, file, file_name)));
}

export function buildTag(service: TestService, overrides: Record<string, unknown> = {}): Promise<string> {
  return create(service, '/api/v1/tags', {
    tag_type: 'specialty_name',
    is_standardized: false,
    name: `Tag ${newId()}`,
    ...overrides,
  });
}

export async function buildCandidateTag(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return create(service, '/api/v1/candidate_tags', {
    candidate_id: overrides['candidate_id'] ?? (await buildCandidate(service)),
    tag_id: overrides['tag_id'] ?? (await buildTag(service)),
    creation_method: 'selected_by_organization',
    ...overrides,
  });
}

export async function buildJobTag(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return create(service, '/api/v1/job_tags', {
    job_id: overrides['job_id'] ?? (await buildJob(service)),
    tag_id: overrides['tag_id'] ?? (await buildTag(service)),
  });
}

export async function buildSpotlight(
  service: TestService,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return create(service, '/api/v1/spotlights', {
    nomination_id: overrides['nomination_id'] ?? (await buildNomination(service)),
    headline: 'Ran the night shift of a port',
    ...overrides,
  });
}

/** The states of a file that was taken in: a child may be at it, or done with it, before the reply is made. */
export const TAKEN_IN = /^(?:queued|reading|read)$/u;
