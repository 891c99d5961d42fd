import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_NO_DATA_FOLDER } from '../../helpers/engine.ts';
import { testService } from '../../helpers/service.ts';
import type { TestService } from '../../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ children: 0, keep: true });
});
afterAll(() => service.close());

describe.skipIf(HAS_NO_DATA_FOLDER)('an exported file to take in', () => {
  const folder = tmpdir();
  it.each([
    ['is not there', path.join(folder, 'nothing.tar'), /There is no file/],
    ['is a folder', folder, /is no file: choose the one/],
    ['has a name no system takes', path.join(folder, 'x'.repeat(400)), /cannot be read/],
    ['holds a NUL', `${folder}/a\0b`, /./],
  ])('that %s is a 422, and nothing is chosen', async (_name, at, says) => {
    const reply = await service.api('POST', '/api/v1/data_folder/imports', { path: at });
    expect([reply.status, reply.body.error]).toEqual([
      422,
      expect.objectContaining({ type: 'VALIDATION_FAILED', message: expect.stringMatching(says) }),
    ]);
    expect(reply.body.error?.message).not.toMatch(/\.\.$/);
  });
});
