import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#service/ids.ts';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { operationsOf } from '../../helpers/openapi.ts';
import type { NamedOperation } from '../../helpers/openapi.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply, TestService } from '../../helpers/service.ts';

let service: TestService;
let operations: NamedOperation[];
beforeAll(async () => {
  service = await testService({ keep: true, children: 0 });
  operations = operationsOf((await service.api('GET', '/openapi.json')).body);
});
afterAll(async () => {
  expect(service.problems).toEqual([]);
  await service.close();
});

const paths = (reply: Reply): string[] =>
  ((reply.body.error?.details ?? []) as { path: string }[]).map((detail) => detail.path);

it('are violations of every operation, told with all others, and nothing happens', async () => {
  const { events } = await service.recorded(async () => {
    for (const { method, path, operation } of operations) {
      if (path.startsWith('/files/')) continue;
      const at = path.replaceAll(/\{\w+\}/g, newId());
      const reply = await service.api(method, `${at}?surplus=1&limt=5`);
      expect([operation.operationId, reply.status]).toEqual([operation.operationId, 422]);
      expect(paths(reply)).toEqual(expect.arrayContaining(['query.surplus', 'query.limt']));
      if (method !== 'GET') continue;
      expect((await service.api('HEAD', `${at}?surplus=1`)).status).toBe(422);
    }
  });
  expect(events).toEqual([]);
});

it('are none that an operation documents: each is taken with its example', async () => {
  for (const { method, path, operation } of operations) {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query');
    const query = new URLSearchParams(known.map(({ name, example }) => [name, String(example ?? '')]));
    if (path.endsWith('/stream')) continue;
    const reply = await service.api(method, `${path.replaceAll(/\{\w+\}/g, newId())}?${query}`);
    const unknown = ((reply.body.error?.details ?? []) as { message: string }[]).filter(({ message }) =>
      message.includes('not a parameter'),
    );
    expect([operation.operationId, unknown]).toEqual([operation.operationId, []]);
  }
});

it('of links to files and of the documentation are passed over, as are fields of a body', async () => {
  const id = await buildAttachment(service, { candidate_id: await buildCandidate(service) });
  const { body } = await service.api('GET', `/api/v1/attachments/${id}`);
  const link = new URL(body.result.ephemeral_url as string);
  link.searchParams.set('from', 'a-tool');
  expect((await service.api('GET', link.pathname + link.search)).status).toBe(200);
  expect((await service.api('GET', '/docs?from=a-tool')).status).toBe(200);
  expect((await service.api('GET', '/openapi.json?from=a-tool')).status).toBe(422);
  expect((await service.api('GET', '/health?from=a-tool')).status).toBe(422);
  await buildCandidate(service, { remark: 'nobody knows this field' });
});
