import { expect, it } from 'vitest';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { fileForm } from '../../../helpers/factories.ts';
import { interfaceToken } from '../../../helpers/interface.ts';
import { testService } from '../../../helpers/service.ts';

it('sentences of ours are whole in blind mode, whatever a file is called', async () => {
  const service = await testService();
  const form = fileForm('%PDF-1.7\nbroken', 'damaged_export.pdf');
  const { id, candidate_name } = (await service.api('POST', '/api/v1/imports', form)).body.result;
  expect(candidate_name).toBe('damaged export');
  await service.idle();
  const token = await interfaceToken(service);
  expect((await service.api('PUT', '/api/v1/blind_mode', { is_on: true }, { token })).status).toBe(200);
  const { body } = await service.api('GET', '/api/v1/imports', undefined, { token });
  const row = body.results.find((one: { id: string }) => one.id === id);
  expect(row).toMatchObject({ reason: 'CORRUPT', message: REASON_MESSAGES.CORRUPT });
  expect(JSON.stringify(row)).not.toMatch(/damaged.export/u);
});
