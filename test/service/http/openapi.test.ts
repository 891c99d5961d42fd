import { expect, it } from 'vitest';
import { testService } from '../../helpers/service.ts';

it('describes every path of the contract, without a token, from the schemas that check', async () => {
  const service = await testService({ children: 0 });
  const { body, status } = await service.api('GET', '/openapi.json', undefined, { token: null });
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations).toEqual(
    expect.arrayContaining([
      'POST /api/v1/auth/tokens',
      'POST /api/v1/jobs',
      'GET /api/v1/jobs/{id}',
      'PUT /api/v1/jobs/{id}',
      'PATCH /api/v1/jobs/{id}',
      'POST /api/v1/attachments',
      'GET /api/v1/attachments/{id}',
      'PUT /api/v1/attachments/{id}',
      'DELETE /api/v1/attachments/{id}',
      'POST /api/v1/nominations',
      'GET /api/v1/nominations/{id}',
      'PUT /api/v1/nominations/{id}',
    ]),
  );
  expect(operations.filter((operation) => /^(OPTIONS|HEAD)/.test(operation))).toEqual([]);
  const post = body.paths['/api/v1/jobs'].post;
  expect(post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['title', 'description', 'status', 'remote_id'],
    properties: { title: { type: 'string', maxLength: 500 } },
  });
  expect(Object.keys(body.paths['/api/v1/attachments'].post.requestBody.content)).toEqual([
    'multipart/form-data',
    'application/json',
  ]);
  const referenced = new Set(
    [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]),
  );
  for (const name of referenced) expect(body.components.schemas).toHaveProperty([name ?? '']);
});
