import { expect, it } from 'vitest';
import type { StageChange } from '#service/api/hiring/stage_changes/schema.ts';
import { newId } from '#service/ids.ts';
import { buildNomination, stageNamed } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { testService } from '../../helpers/service.ts';
import type { Reply } from '../../helpers/service.ts';

it('every move is kept with who made it and why; a reason may come later, be changed and be taken back', async () => {
  const service = await testService();
  const person = await interfaceToken(service);
  const [fresh, interview, rejected] = await Promise.all(
    ['New', 'Interview', 'Rejected'].map((name) => stageNamed(service, name)),
  );
  const id = await buildNomination(service, { applied_at: '2026-03-01T00:00:00.000Z' });
  const move = (to: string | undefined, reason?: string | null): Promise<Reply> =>
    service.api(
      'PUT',
      `/api/v1/nominations/${id}`,
      { current_nomination_stage_id: to, applied_at: '2026-03-01T00:00:00.000Z', reason },
      { token: person },
    );
  const changes = async (): Promise<StageChange[]> =>
    (await service.api('GET', `/api/v1/nominations/${id}/stage_changes`)).body.results;

  expect((await move(rejected)).status).toBe(200);
  const [rejection] = await changes();
  expect(rejection).toMatchObject({ from_stage_id: fresh, to_stage_id: rejected, reason: null });
  const explain = (reason: string | null): Promise<Reply> =>
    service.api('PATCH', `/api/v1/stage_changes/${rejection!.id}`, { reason }, { token: person });
  const { events } = await service.recorded(() => explain('  Salary expectations  '));
  expect(events).toEqual(['nomination.updated']);
  expect((await changes())[0]!.reason).toBe('Salary expectations');
  await explain('Withdrew 🙁');

  // taken back: what was decided stays to be read
  await move(fresh);
  await move(interview, 'Agreed on a lower salary');
  await move(interview, 'Not another move: says nothing');
  expect((await changes()).map(({ to_stage_id, reason }) => [to_stage_id, reason])).toEqual([
    [interview, 'Agreed on a lower salary'],
    [fresh, null],
    [rejected, 'Withdrew 🙁'],
    [fresh, null],
  ]);
  const by = new Set((await changes()).slice(0, 3).map(({ client_id }) => client_id));
  expect(by.size).toBe(1);
  expect(by.has((await changes())[3]!.client_id)).toBe(false);
  await explain(null);
  expect((await changes())[2]!.reason).toBe(null);

  // the record of the contract has nothing of it
  const { result } = (await service.api('GET', `/api/v1/nominations/${id}`)).body;
  expect(Object.keys(result)).not.toContain('reason');
});

it('a reason has its limits', async () => {
  const service = await testService({ children: 0 });
  const id = await buildNomination(service);
  const current_nomination_stage_id = await stageNamed(service, 'Interview');
  const put = (reason: unknown): Promise<Reply> =>
    service.api('PUT', `/api/v1/nominations/${id}`, { current_nomination_stage_id, reason });
  expect((await put('x'.repeat(1001))).status).toBe(422);
  expect((await put(7)).status).toBe(422);
  expect((await put('x'.repeat(1000))).status).toBe(200);
  expect((await service.api('PATCH', `/api/v1/stage_changes/${newId()}`, { reason: 'x' })).status).toBe(404);
  expect((await service.api('GET', `/api/v1/nominations/${newId()}/stage_changes`)).status).toBe(404);
});
