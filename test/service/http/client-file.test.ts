import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLIENT_FILE, clientSource } from '../../../resources/client/generate.ts';
import type { ApiDocument } from '../../../resources/client/generate.ts';
import { testService } from '../../helpers/service.ts';

it('is what the document makes today: npm run client', async () => {
  const service = await testService({ children: 0 });
  const { body } = await service.api('GET', '/openapi.json', undefined, { token: null });
  // a difference is a change of a route since the last run of the script
  expect(readFileSync(CLIENT_FILE, 'utf8') === clientSource(body as ApiDocument), 'run npm run client').toBe(
    true,
  );
});

it('imports nothing: it is copied as it is', () => {
  expect(readFileSync(CLIENT_FILE, 'utf8')).not.toMatch(/^\s*import\b|\brequire\(/m);
});
