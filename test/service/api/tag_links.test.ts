import { expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import {
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildJobTag,
  buildTag,
} from '../../helpers/factories.ts';
import { scenarios } from '../../helpers/scenarios.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

const candidateTag = (id: string): string => `/api/v1/candidate_tags/${id}`;
const jobTag = (id: string): string => `/api/v1/job_tags/${id}`;
const METHODS = ['custom_input_by_candidate', 'selected_by_organization', 'auto_generated_by_service'];

scenarios(
  'candidate tags',
  async (service) => {
    const candidate = await buildCandidate(service);
    const tag = await buildTag(service);
    const other_tag = await buildTag(service);
    return {
      candidate,
      tag,
      other_tag,
      known: await buildCandidateTag(service, { candidate_id: candidate, tag_id: tag }),
      other: await buildCandidateTag(service, { tag_id: other_tag }),
    };
  },
  [
    {
      name: 'reads exactly the fields of the contract',
      request: ({ known }) => ['GET', candidateTag(known)],
      status: 200,
      check: ({ body, headers }, { known, candidate, tag }) => {
        expect(body.result).toEqual({
          id: known,
          candidate_id: candidate,
          tag_id: tag,
          creation_method: 'selected_by_organization',
          created_at: expect.stringMatching(/Z$/),
        });
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'needs all three',
      request: () => ['POST', '/api/v1/candidate_tags', {}],
      status: 422,
      details: ['body.candidate_id', 'body.tag_id', 'body.creation_method'],
    },
    {
      name: 'tells every unknown reference',
      request: () => [
        'POST',
        '/api/v1/candidate_tags',
        { candidate_id: newId(), tag_id: newId(), creation_method: METHODS[0] },
      ],
      status: 422,
      details: ['body.candidate_id', 'body.tag_id'],
    },
    {
      name: 'another creation_method is 422',
      request: ({ candidate, tag }) => [
        'POST',
        '/api/v1/candidate_tags',
        { candidate_id: candidate, tag_id: tag, creation_method: 'guessed' },
      ],
      status: 422,
      details: ['body.creation_method'],
    },
    {
      name: 'the same three are 409',
      request: ({ candidate, tag }) => [
        'POST',
        '/api/v1/candidate_tags',
        { candidate_id: candidate, tag_id: tag, creation_method: METHODS[1] },
      ],
      status: 409,
      details: ['body.tag_id'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    ...[METHODS[0], METHODS[2]].map((creation_method) => ({
      name: `the same tag by ${creation_method} is another link`,
      request: ({ candidate, tag }: { candidate: string; tag: string }): [string, string, unknown] => [
        'POST',
        '/api/v1/candidate_tags',
        { candidate_id: candidate, tag_id: tag, creation_method },
      ],
      status: 201,
      events: ['candidate_tag.created'],
    })),
    {
      name: 'lists by candidate',
      request: ({ candidate }) => ['GET', `/api/v1/candidate_tags?candidate_id=${candidate}&limit=2`],
      status: 200,
      check: ({ body, headers }) => {
        expect(body.results).toMatchObject([
          { creation_method: METHODS[2] },
          { creation_method: METHODS[0] },
        ]);
        expect(headers.get('x-total-count')).toBe('3');
        expect(headers.get('link')).toContain('cursor=');
      },
    },
    {
      name: 'lists by tag',
      request: ({ other_tag }) => ['GET', `/api/v1/candidate_tags?tag_id=${other_tag}`],
      status: 200,
      check: ({ body }, { other }) => expect(body.results).toMatchObject([{ id: other }]),
    },
    {
      name: 'wrong filters are told together',
      request: () => ['GET', '/api/v1/candidate_tags?candidate_id=remote.x&tag_id=1'],
      status: 422,
      details: ['query.candidate_id', 'query.tag_id'],
    },
    {
      name: 'a candidate with a tag twice stands once in a list by tag',
      request: ({ tag }) => ['GET', `/api/v1/candidates?tag_id=${tag}`],
      status: 200,
      check: ({ body, headers }, { candidate }) => {
        expect(body.results).toMatchObject([{ id: candidate }]);
        expect(headers.get('x-total-count')).toBe('1');
      },
    },
    {
      name: 'the remote form is not for links',
      request: () => ['DELETE', candidateTag('remote.x')],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'deletes the link, not the tag',
      request: ({ known }) => ['DELETE', candidateTag(known)],
      status: 200,
      events: ['candidate_tag.deleted'],
      check: async (_reply, { service, known, tag }) => {
        expect((await service.api('GET', candidateTag(known))).status).toBe(404);
        expect((await service.api('GET', `/api/v1/tags/${tag}`)).status).toBe(200);
      },
    },
    { name: 'deleting again is 404', request: ({ known }) => ['DELETE', candidateTag(known)], status: 404 },
    {
      name: 'a candidate takes their links along',
      request: ({ candidate }) => ['DELETE', `/api/v1/candidates/${candidate}`],
      status: 200,
      events: ['candidate_tag.deleted', 'candidate_tag.deleted', 'candidate.deleted', 'ranking.changed'],
    },
  ],
);

scenarios(
  'job tags',
  async (service) => {
    const job = await buildJob(service);
    const tag = await buildTag(service);
    return {
      job,
      tag,
      other_tag: await buildTag(service),
      known: await buildJobTag(service, { job_id: job, tag_id: tag }),
    };
  },
  [
    {
      name: 'reads exactly the fields of the contract',
      request: ({ known }) => ['GET', jobTag(known)],
      status: 200,
      check: ({ body, headers }, { known, job, tag }) => {
        expect(body.result).toEqual({
          id: known,
          job_id: job,
          tag_id: tag,
          created_at: expect.stringMatching(/Z$/),
        });
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'needs both',
      request: () => ['POST', '/api/v1/job_tags', { job_id: 'remote.x' }],
      status: 422,
      details: ['body.job_id', 'body.tag_id'],
    },
    {
      name: 'tells every unknown reference',
      request: () => ['POST', '/api/v1/job_tags', { job_id: newId(), tag_id: newId() }],
      status: 422,
      details: ['body.job_id', 'body.tag_id'],
    },
    {
      name: 'the same two are 409',
      request: ({ job, tag }) => ['POST', '/api/v1/job_tags', { job_id: job, tag_id: tag }],
      status: 409,
      details: ['body.tag_id'],
      check: ({ body }, { known }) => expect(body.error.details[0].existing_id).toBe(known),
    },
    {
      name: 'another tag',
      request: ({ job, other_tag }) => ['POST', '/api/v1/job_tags', { job_id: job, tag_id: other_tag }],
      status: 201,
      events: ['job_tag.created'],
    },
    {
      name: 'lists by job and tag',
      request: ({ job, tag }) => ['GET', `/api/v1/job_tags?job_id=${job}&tag_id=${tag}`],
      status: 200,
      check: ({ body }, { known }) => expect(body.results).toMatchObject([{ id: known }]),
    },
    {
      name: 'the remote form is not for links',
      request: () => ['GET', jobTag('remote.x')],
      status: 422,
      details: ['path.id'],
    },
    {
      name: 'deletes the link',
      request: ({ known }) => ['DELETE', jobTag(known)],
      status: 200,
      events: ['job_tag.deleted'],
    },
    { name: 'deleting again is 404', request: ({ known }) => ['DELETE', jobTag(known)], status: 404 },
    {
      name: 'a job takes its links along',
      request: ({ job }) => ['DELETE', `/api/v1/jobs/${job}`],
      status: 200,
      events: ['job_tag.deleted', 'job.deleted'],
    },
  ],
);

it('of 20 that come together one is made, and the others are told which', async () => {
  const service = await testService({ children: 0 });
  const tag = { tag_type: 'specialty_name', is_standardized: true, name: 'Cold chain' };
  const tag_id = await onlyOne(service, '/api/v1/tags', tag);
  const candidate_id = await buildCandidate(service);
  await onlyOne(service, '/api/v1/candidate_tags', { candidate_id, tag_id, creation_method: METHODS[0] });
  await onlyOne(service, '/api/v1/job_tags', { job_id: await buildJob(service), tag_id });
});

async function onlyOne(service: TestService, path: string, body: unknown): Promise<string> {
  const replies = await Promise.all(Array.from({ length: 20 }, () => service.api('POST', path, body)));
  const made = replies.filter(({ status }) => status === 201).map((reply) => reply.body.result.id as string);
  const told = replies
    .filter(({ status }) => status === 409)
    .map((reply) => reply.body.error.details[0].existing_id as string);
  expect([made.length, told.length]).toEqual([1, 19]);
  expect(new Set(told)).toEqual(new Set(made));
  return made[0] ?? '';
}
