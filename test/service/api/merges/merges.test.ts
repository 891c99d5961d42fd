import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { valuesOf } from '../../../helpers/engine.ts';
import {
  attachmentForm,
  buildAttachment,
  buildCandidate,
  buildCandidateTag,
  buildJob,
  buildNomination,
  buildSpotlight,
  buildTag,
} from '../../../helpers/factories.ts';
import { scenarios } from '../../../helpers/scenarios.ts';
import { testService } from '../../../helpers/service.ts';
import type { Reply, TestService } from '../../../helpers/service.ts';

const url = (id: string, more = ''): string => `/api/v1/candidates/${id}${more}`;
const undo = (merge_id: string): string => `/api/v1/merges/${merge_id}/undo`;

async function merge(service: TestService, survivor: string, other_id: string): Promise<string> {
  const { body } = await service.api('POST', url(survivor, '/merge'), { other_id });
  return body.result.merge_id as string;
}

type World = Record<
  | 'job'
  | 'survivor'
  | 'other'
  | 'attachment'
  | 'nomination'
  | 'spotlight'
  | 'gone'
  | 'last'
  | 'between'
  | 'merge_id',
  string
>;

const survivorNamed =
  (which: 'survivor' | 'last') =>
  ({ body }: Reply, world: World): void => {
    expect(body.error.details).toMatchObject([{ path: 'path.id', existing_id: world[which] }]);
  };

scenarios<World>(
  'merging',
  async (service) => {
    const job = await buildJob(service);
    const survivor = await buildCandidate(service, { full_name: 'Survivor Example' });
    const other = await buildCandidate(service, {
      full_name: 'Other Example',
      remote_id: 'other',
      email: 'other@example.com',
    });
    const tag = await buildTag(service);
    await buildCandidateTag(service, { candidate_id: survivor, tag_id: tag });
    await buildCandidateTag(service, { candidate_id: other, tag_id: tag });
    await buildCandidateTag(service, { candidate_id: other });
    const attachment = await buildAttachment(service, { candidate_id: other });
    await buildNomination(service, { candidate_id: survivor, job_id: job });
    const nomination = await buildNomination(service, { candidate_id: other, job_id: job });
    await buildNomination(service, { candidate_id: other });
    const spotlight = await buildSpotlight(service, { nomination_id: nomination });
    const gone = await buildCandidate(service);
    const last = await buildCandidate(service);
    const between = await buildCandidate(service);
    await merge(service, between, gone);
    await merge(service, last, between);
    return {
      job,
      survivor,
      other,
      attachment,
      nomination,
      spotlight,
      gone,
      last,
      between,
      merge_id: '',
    };
  },
  [
    {
      name: 'other_id is required, and a UUID',
      request: ({ survivor }) => ['POST', url(survivor, '/merge'), { other_id: 'remote.other' }],
      status: 422,
      details: ['body.other_id'],
    },
    {
      name: 'with itself is 422',
      request: ({ survivor }) => ['POST', url(survivor, '/merge'), { other_id: survivor }],
      status: 422,
      details: ['body.other_id'],
    },
    {
      name: 'with an unknown one is 422',
      request: ({ survivor }) => ['POST', url(survivor, '/merge'), { other_id: newId() }],
      status: 422,
      details: ['body.other_id'],
    },
    {
      name: 'with one that is part of another is 422, and names that one',
      request: ({ survivor, gone }) => ['POST', url(survivor, '/merge'), { other_id: gone }],
      status: 422,
      details: ['body.other_id'],
      check: ({ body }, { last }) => expect(body.error.details[0].existing_id).toBe(last),
    },
    {
      name: 'into an unknown one is 404',
      request: ({ other }) => ['POST', url(newId(), '/merge'), { other_id: other }],
      status: 404,
    },
    {
      name: 'into one that is part of another is 404, and names that one',
      request: ({ gone, other }) => ['POST', url(gone, '/merge'), { other_id: other }],
      status: 404,
      check: survivorNamed('last'),
    },
    {
      name: 'of another version is 412',
      request: ({ survivor, other }) => [
        'POST',
        url(survivor, '/merge'),
        { other_id: other },
        { headers: { 'if-match': '"x"' } },
      ],
      status: 412,
    },
    {
      name: 'two records become one, with an event for everything that moved',
      request: ({ survivor, other }) => ['POST', url(survivor, '/merge'), { other_id: other.toUpperCase() }],
      status: 200,
      events: [
        'attachment.updated',
        'nomination.updated',
        'nomination.updated',
        'nomination.deleted',
        'spotlight.updated',
        'candidate_tag.updated',
        'candidate_tag.deleted',
        'candidate.deleted',
        'candidate.updated',
        'candidate.merged',
        'ranking.changed',
      ],
      check: async ({ body }, world) => {
        const { service, survivor, other, attachment } = world;
        expect(body.result).toMatchObject({ id: survivor, other_id: other });
        world.merge_id = body.result.merge_id as string;
        expect((await service.api('GET', url(survivor))).body.result).toMatchObject({
          full_name: 'Survivor Example',
          email: 'other@example.com',
        });
        const moved = await service.api('GET', `/api/v1/attachments/${attachment}`);
        expect(moved.body.result.candidate_id).toBe(survivor);
      },
    },
    {
      name: 'asked again it answers the same and changes nothing',
      request: ({ survivor, other }) => ['POST', url(survivor, '/merge'), { other_id: other }],
      status: 200,
      check: ({ body }, { merge_id }) => expect(body.result.merge_id).toBe(merge_id),
    },
    ...(['GET', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({
      name: `${method} of the other is 404 and names the survivor`,
      request: ({ other }: World): [string, string, unknown] => [
        method,
        url(other),
        method === 'GET' || method === 'DELETE' ? undefined : { full_name: 'x' },
      ],
      status: 404,
      check: survivorNamed('survivor'),
    })),
    {
      name: 'a chain names the last of it',
      request: ({ gone }) => ['GET', url(gone)],
      status: 404,
      check: survivorNamed('last'),
    },
    {
      name: 'its list of merges, too',
      request: ({ between }) => ['GET', url(between, '/merges')],
      status: 404,
      check: survivorNamed('last'),
    },
    ...['/merges', '/duplicates', '/criterion_evaluations?criterion_type=tag'].map((more) => ({
      name: `so does ${more}`,
      request: ({ other }: World): [string, string] => ['GET', url(other, more)],
      status: 404,
      check: survivorNamed('survivor'),
    })),
    ...['', '/reasons'].map((more) => ({
      name: `and its ranking${more}`,
      request: ({ other, job }: World): [string, string] => [
        'GET',
        `/api/v1/candidate_rankings/${other}${more}?${more === '' ? 'filter_job_id' : 'target_resource_id'}=${job}`,
      ],
      status: 404,
      details: ['path.candidate_id'],
    })),
    {
      name: 'a body that names the other is 422 and names the survivor',
      request: ({ other, job }) => [
        'POST',
        '/api/v1/nominations',
        { job_id: job, candidate_id: other, current_nomination_stage_id: newId(), remote_id: 'late' },
      ],
      status: 422,
      details: ['body.candidate_id', 'body.current_nomination_stage_id'],
      check: async ({ body }, { service, survivor, other }) => {
        expect(body.error.details[0].existing_id).toBe(survivor);
        const replies = await Promise.all([
          service.api('POST', '/api/v1/attachments', attachmentForm({ candidate_id: other })),
          service.api('POST', '/api/v1/candidate_tags', {
            candidate_id: other,
            tag_id: newId(),
            creation_method: 'selected_by_organization',
          }),
        ]);
        for (const reply of replies) {
          expect(reply.status).toBe(422);
          expect(reply.body.error.details[0]).toMatchObject({
            path: 'body.candidate_id',
            existing_id: survivor,
          });
        }
      },
    },
    {
      name: 'lists what was merged into a candidate',
      request: ({ survivor }) => ['GET', url(survivor, '/merges')],
      status: 200,
      check: ({ body, headers }, { survivor, other, merge_id }) => {
        expect(body.results).toEqual([
          {
            id: merge_id,
            survivor_id: survivor,
            other_id: other,
            created_at: expect.stringMatching(/Z$/),
            undone_at: null,
            is_automatic: false,
            same: [],
          },
        ]);
        expect(headers.get('x-total-count')).toBe('1');
      },
    },
    {
      name: 'undoing what another merge stands on is 409, and names that one',
      request: () => ['GET', '/api/v1/events?limit=1'],
      status: 200,
      check: async (_reply, { service, between, last }) => {
        const earlier = (await service.api('GET', url(last, '/merges'))).body.results[0].id as string;
        const reply = await service.api('POST', undo(await mergeIdOf(service, between)));
        expect(reply.status).toBe(409);
        expect(reply.body.error.details).toMatchObject([{ path: 'path.id', existing_id: earlier }]);
      },
    },
    {
      name: 'the remote_id of who was merged is a 404 that names the survivor',
      request: () => ['GET', '/api/v1/candidates/remote.other'],
      status: 404,
      check: ({ body }, { survivor }) =>
        expect(body.error.details).toMatchObject([{ path: 'path.id', existing_id: survivor }]),
    },
    {
      name: 'who brings somebody again that was merged is told of the survivor, and makes nobody',
      request: () => ['PUT', '/api/v1/candidates/remote.other', { full_name: 'Again' }],
      status: 409,
      check: ({ body }, { survivor }) =>
        expect(body.error.details).toMatchObject([{ path: 'path.id', existing_id: survivor }]),
    },
    {
      name: 'who makes somebody again that was merged is told of the survivor, and the merge can be undone',
      request: () => ['POST', '/api/v1/candidates', { full_name: 'Again', remote_id: 'other' }],
      status: 409,
      check: ({ body }, { survivor }) =>
        expect(body.error.details).toMatchObject([{ path: 'body.remote_id', existing_id: survivor }]),
    },
    {
      name: 'undoing of another version is 412',
      request: ({ merge_id }) => ['POST', undo(merge_id), undefined, { headers: { 'if-match': '"x"' } }],
      status: 412,
    },
    {
      name: 'undoing an unknown one is 404',
      request: () => ['POST', undo(newId())],
      status: 404,
    },
    {
      name: 'undoing makes two of one again',
      request: ({ merge_id }) => ['POST', undo(merge_id)],
      status: 200,
      events: [
        'candidate.created',
        'attachment.updated',
        'nomination.updated',
        'nomination.created',
        'spotlight.updated',
        'candidate_tag.updated',
        'candidate_tag.created',
        'candidate.updated',
        'candidate.unmerged',
        'ranking.changed',
        'ranking.changed',
      ],
      check: async ({ body }, { service, survivor, other, merge_id, spotlight, nomination }) => {
        const stayed = { attachments: 0, nominations: 0, candidate_tags: 0, notes: 0 };
        expect(body.result).toEqual({ id: survivor, merge_id, other_id: other, stayed });
        expect((await service.api('GET', url(survivor))).body.result.email).toBeNull();
        expect((await service.api('GET', url(other))).body.result).toMatchObject({
          remote_id: 'other',
          email: 'other@example.com',
        });
        const shown = await service.api('GET', `/api/v1/spotlights/${spotlight}`);
        expect(shown.body.result.nomination_id).toBe(nomination);
      },
    },
    {
      name: 'a second time is 409',
      request: ({ merge_id }) => ['POST', undo(merge_id)],
      status: 409,
      details: ['path.id'],
    },
    {
      name: 'it is still listed, with when it was undone',
      request: ({ merge_id }) => ['GET', `/api/v1/merges/${merge_id}`],
      status: 200,
      check: ({ body, headers }) => {
        expect(body.result.undone_at).toMatch(/Z$/);
        expect(headers.get('etag')).not.toBeNull();
      },
    },
    {
      name: 'a deleted survivor takes its merges along',
      request: ({ last }) => ['DELETE', url(last)],
      status: 200,
      events: ['candidate.deleted', 'ranking.changed'],
      check: async (_reply, { service, gone }) => {
        const reply = await service.api('GET', url(gone));
        expect({ status: reply.status, details: reply.body.error.details }).toEqual({
          status: 404,
          details: [],
        });
      },
    },
  ],
);

async function mergeIdOf(service: TestService, survivor: string): Promise<string> {
  // the survivor is part of another now, so no list has its merges any more
  const [id = ''] = await valuesOf(service, 'SELECT id FROM merges WHERE survivor_id = ?', survivor);
  return id;
}

describe('races', () => {
  it('ten times at once is one merge, and each of the other is the other’s: one wins', async () => {
    const service = await testService({ children: 0 });
    const one = await buildCandidate(service);
    const two = await buildCandidate(service);
    const asked = Array.from({ length: 10 }, (_, i) =>
      i % 2 === 0
        ? service.api('POST', url(one, '/merge'), { other_id: two })
        : service.api('POST', url(two, '/merge'), { other_id: one }),
    );
    const replies = await Promise.all(asked);
    const done = replies.filter(({ status }) => status === 200);
    const [first] = done;
    expect(done).toHaveLength(5);
    expect(new Set(done.map(({ body }) => body.result.merge_id as string)).size).toBe(1);
    for (const { status, body } of replies.filter((reply) => !done.includes(reply))) {
      expect({ status, details: body.error.details }).toMatchObject({
        status: 404,
        details: [{ existing_id: first?.body.result.id }],
      });
    }
  });

  it('undone ten times at once is undone once', async () => {
    const service = await testService({ children: 0 });
    const merge_id = await merge(service, await buildCandidate(service), await buildCandidate(service));
    const replies = await Promise.all(Array.from({ length: 10 }, () => service.api('POST', undo(merge_id))));
    expect(replies.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('what runs beside it', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ keep: true });
  });
  afterAll(() => service.close());

  it('what is being evaluated by itself ends at who is left', async () => {
    const job = await buildJob(service, { auto_evaluation_behavior: 'auto_evaluate_nominations' });
    await service.api('POST', `/api/v1/jobs/${job}/criteria`, { prompt_text: 'Led a team' });
    const survivor = await buildCandidate(service);
    const other = await buildCandidate(service);
    await buildAttachment(service, { candidate_id: other });
    const nomination = await buildNomination(service, { candidate_id: other, job_id: job });
    await merge(service, survivor, other);
    await service.idle();
    const { body } = await service.api('GET', `/api/v1/nominations/${nomination}/criterion_evaluations`);
    expect(body.results).toMatchObject([{ evaluation: { state: 'EVALUATED' } }]);
    expect((await service.api('GET', `/api/v1/nominations/${nomination}`)).body.result.candidate_id).toBe(
      survivor,
    );
    expect(service.problems).toEqual([]);
  });

  it('the ranking follows a merge, and its undoing', async () => {
    for (const words of ['Drove forklifts', 'Filed papers', 'Baked bread']) {
      await buildAttachment(
        service,
        { candidate_id: await buildCandidate(service) },
        `Someone\n\nExperience\nClerk, 2019 to 2023\n- ${words}\n`,
      );
    }
    await service.idle();
    const ranking = async (): Promise<{ candidate_id: string; score: number }[]> =>
      (await service.api('GET', '/api/v1/candidate_rankings?q=forklifts')).body.results;
    const before = await ranking();
    const [first] = before;
    const last = before.at(-1)?.candidate_id ?? '';
    const merge_id = await merge(service, last, first?.candidate_id ?? '');
    const merged = await ranking();
    expect(merged).toHaveLength(before.length - 1);
    expect(merged.find(({ candidate_id }) => candidate_id === last)).toBeDefined();
    await service.api('POST', undo(merge_id));
    expect(await ranking()).toEqual(before);
  });

  it('a resume that is being read lands at who has it by then', async () => {
    const survivor = await buildCandidate(service, { full_name: 'Survivor Example' });
    const other = await buildCandidate(service, { full_name: 'Other Example' });
    await buildAttachment(service, { candidate_id: other });
    const merge_id = await merge(service, survivor, other);
    await service.idle();
    const read = (await service.api('GET', url(survivor))).body.result;
    expect(read).toMatchObject({ profile: { emails: ['ines.okafor@example.com'] } });
    const found = async (q: string): Promise<string[]> => {
      const { body } = await service.api('GET', `/api/v1/candidates?q=${q}`);
      return (body.results as { id: string }[]).map(({ id }) => id);
    };
    expect(await found('survivor%20harbour')).toEqual([survivor]);
    await service.api('POST', undo(merge_id));
    expect((await service.api('GET', url(survivor))).body.result.profile).toBeNull();
    expect((await service.api('GET', url(other))).body.result.profile).toMatchObject({
      emails: ['ines.okafor@example.com'],
    });
    expect([await found('survivor%20harbour'), await found('other%20harbour')]).toEqual([[], [other]]);
    expect(service.problems).toEqual([]);
  });
});
