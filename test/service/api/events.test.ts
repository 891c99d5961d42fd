import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCandidate, buildJob } from '../../helpers/factories.ts';
import { testService, type Reply, type TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
});
afterAll(() => service.close());

type Event = { id: string; type: string; resource_type: string; resource_id: string; created_at: string };

/** Follows the stream; `next` gives the next event or throws after two seconds. */
async function follow(headers: Record<string, string> = {}, query = '') {
  const ending = new AbortController();
  const response = await fetch(`${service.url}/api/v1/events/stream${query}`, {
    headers: { authorization: `Bearer ${service.token}`, ...headers },
    signal: ending.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<Event> => {
    for (;;) {
      const at = rest.indexOf('\n\n');
      if (at >= 0) {
        const block = rest.slice(0, at);
        rest = rest.slice(at + 2);
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data === undefined) continue;
        const event = JSON.parse(data) as Event;
        expect(block).toContain(`id: ${event.id}\nevent: ${event.type}`);
        return event;
      }
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('no event came')), 2000).unref(),
      );
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) throw new Error('the stream ended');
      rest += value;
    }
  };
  return { response, next, end: () => ending.abort() };
}

test('the list is the change log, oldest first, without personal data', async () => {
  const before = (await service.api('GET', '/api/v1/events')).body.results.length;
  const candidate_id = await buildCandidate(service, { full_name: 'Somebody Secret' });
  const { body } = await service.api('GET', '/api/v1/events');
  const added = body.results.slice(before) as Event[];
  expect(added.map(({ type, resource_id }) => [type, resource_id])).toEqual([
    ['candidate.created', candidate_id],
  ]);
  expect(Object.keys(added[0]!).sort()).toEqual(['created_at', 'id', 'resource_id', 'resource_type', 'type']);
  expect(JSON.stringify(body)).not.toContain('Secret');
  expect((await service.api('GET', `/api/v1/events?after=${added[0]!.id}`)).body.results).toEqual([]);
});

test('the list is paged by the last event seen', async () => {
  for (let i = 0; i < 3; i++) await buildCandidate(service);
  const whole = (await service.api('GET', '/api/v1/events')).body.results as Event[];
  const paged: Event[] = [];
  let link: string | undefined = '/api/v1/events?limit=2';
  while (link !== undefined) {
    const { body, headers } = await service.api('GET', link);
    paged.push(...body.results);
    expect(headers.get('x-total-count')).toBe(String(whole.length));
    link = /<http:\/\/[^/]+(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(paged).toEqual(whole);
  const rest = await service.api('GET', `/api/v1/events?limit=1&after=${whole[0]?.id}`);
  expect(rest.headers.get('x-total-count')).toBe(String(whole.length - 1));
  expect(rest.body.results).toEqual([whole[1]]);
  expect((await service.api('GET', '/api/v1/events?after=x')).status).toBe(422);
});

test('the stream begins with the next change', async () => {
  const stream = await follow();
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
  const candidate_id = await buildCandidate(service);
  expect(await stream.next()).toMatchObject({ type: 'candidate.created', resource_id: candidate_id });
  await service.api('DELETE', `/api/v1/candidates/${candidate_id}`);
  expect(await stream.next()).toMatchObject({ type: 'candidate.deleted', resource_id: candidate_id });
  stream.end();
});

test('after a break it resumes after the last event seen, without a gap', async () => {
  const stream = await follow();
  const first = await buildCandidate(service);
  const seen = await stream.next();
  expect(seen.resource_id).toBe(first);
  stream.end();
  const missed = [await buildCandidate(service), await buildCandidate(service)];
  for (const again of [await follow({ 'last-event-id': seen.id }), await follow({}, `?after=${seen.id}`)]) {
    expect([(await again.next()).resource_id, (await again.next()).resource_id]).toEqual(missed);
    again.end();
  }
});

test('many followers and a burst of changes: everyone sees all of them in order', async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => follow()));
  const made = await Promise.all(Array.from({ length: 40 }, () => buildCandidate(service)));
  const logged = (await service.api('GET', '/api/v1/events')).body.results
    .slice(-40)
    .map(({ resource_id }: Event) => resource_id);
  expect(new Set(logged)).toEqual(new Set(made));
  for (const stream of streams) {
    const seen: string[] = [];
    for (let i = 0; i < 40; i++) seen.push((await stream.next()).resource_id);
    expect(seen).toEqual(logged);
    stream.end();
  }
});

test('kinds and families can be asked for, in the list and in the stream', async () => {
  const { body } = await service.api('GET', '/api/v1/events?limit=1');
  const stream = await follow({}, '?types=candidate.deleted,%20job.*');
  const candidate_id = await buildCandidate(service);
  const job_id = await buildJob(service);
  await service.api('DELETE', `/api/v1/candidates/${candidate_id}`);
  const list = await service.api(
    'GET',
    `/api/v1/events?after=${body.results[0].id}&types=job.*,candidate.deleted`,
  );
  const wanted = (list.body.results as Event[]).slice(-2);
  expect(wanted.map(({ type, resource_id }) => [type, resource_id])).toEqual([
    ['job.created', job_id],
    ['candidate.deleted', candidate_id],
  ]);
  expect(await stream.next()).toEqual(wanted[0]);
  expect(await stream.next()).toEqual(wanted[1]);
  stream.end();
  const some = await service.api('GET', '/api/v1/events?types=job.created&limit=1');
  expect(some.headers.get('x-total-count')).toBe('1');
  expect(some.headers.get('link')).toBeNull();
  const wrong = await service.api('GET', '/api/v1/events?types=job.created,job.exploded');
  expect(wrong).toMatchObject({ status: 422, body: { error: { details: [{ path: 'query.types' }] } } });
});

test('the cursor goes on from where a page ended, with after and types still in force', async () => {
  const last = (await service.api('GET', '/api/v1/events?limit=1')).body.results[0].id as string;
  const made = [await buildCandidate(service), await buildCandidate(service), await buildCandidate(service)];
  const first = await service.api('GET', `/api/v1/events?after=${last}&types=candidate.created&limit=100`);
  const expected = (first.body.results as Event[]).map(({ resource_id }) => resource_id);
  expect(expected.slice(-3)).toEqual(made);
  const seen: string[] = [];
  let link: string | undefined = `/api/v1/events?after=${last}&types=candidate.created&limit=7`;
  while (link !== undefined) {
    const page: Reply = await service.api('GET', link);
    expect(page.headers.get('x-total-count')).toBe(String(expected.length));
    seen.push(...(page.body.results as Event[]).map(({ resource_id }) => resource_id));
    link = /<https?:\/\/[^/]+(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(expected);
});

test('fifty followers all see a change', async () => {
  const streams = await Promise.all(Array.from({ length: 50 }, () => follow()));
  const made = await buildCandidate(service);
  const seen = await Promise.all(streams.map((stream) => stream.next()));
  expect(new Set(seen.map(({ resource_id }) => resource_id))).toEqual(new Set([made]));
  for (const stream of streams) stream.end();
});

test('needs a token, and a Last-Event-ID that is one', async () => {
  expect((await service.api('GET', '/api/v1/events/stream', undefined, { token: null })).status).toBe(401);
  expect(
    (await service.api('GET', '/api/v1/events/stream', undefined, { headers: { 'last-event-id': 'x' } }))
      .status,
  ).toBe(422);
});
