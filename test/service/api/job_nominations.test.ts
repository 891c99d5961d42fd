import { expect, it } from 'vitest';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import { newId } from '#service/ids.ts';
import { buildCandidate, buildJob, buildNomination, stageNamed } from '../../helpers/factories.ts';
import { interfaceToken } from '../../helpers/interface.ts';
import { testService } from '../../helpers/service.ts';

it('a job tells in one answer where everybody is and, while that move is the last, why', async () => {
  const service = await testService({ children: 0 });
  const [fresh, rejected] = await Promise.all(['New', 'Rejected'].map((name) => stageNamed(service, name)));
  const job_id = await buildJob(service);
  const path = `/api/v1/jobs/${job_id}/nominations`;
  expect((await service.api('GET', path)).body.result).toEqual({ job_id, nominations: [] });

  const applied_at = '2026-03-01T00:00:00.000Z';
  const first = await buildNomination(service, { job_id, applied_at });
  const second = await buildNomination(service, { job_id });
  await buildNomination(service);
  const nominations = async (): Promise<JobNomination[]> =>
    (await service.api('GET', path)).body.result.nominations;
  expect((await nominations()).map(({ id }) => id)).toEqual([second, first]);

  const move = (to: string | undefined, reason?: string) =>
    service.api('PUT', `/api/v1/nominations/${first}`, {
      current_nomination_stage_id: to,
      applied_at,
      reason,
    });
  const { headers } = await move(rejected, 'Withdrew 🙁');
  expect(headers.get('longlist-stage-left')).toBe(fresh);
  const of_contract = (await service.api('GET', `/api/v1/nominations/${first}`)).body.result;
  const { candidate_id } = of_contract;
  expect((await nominations())[1]).toEqual({
    id: first,
    candidate_id,
    current_nomination_stage_id: rejected,
    applied_at,
    reason: 'Withdrew 🙁',
  });
  await move(fresh);
  expect((await nominations())[1]).toMatchObject({ current_nomination_stage_id: fresh, reason: null });
});

it('it has a version, and a job that is not there has none', async () => {
  const service = await testService({ children: 0 });
  const job_id = await buildJob(service, { remote_id: 'ats-7' });
  const path = `/api/v1/jobs/${job_id}/nominations`;
  const etag = (await service.api('GET', path)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await service.api('GET', path, undefined, { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  );
  await buildNomination(service, { job_id });
  const changed = await service.api('GET', path, undefined, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
  expect((await service.api('GET', '/api/v1/jobs/remote.ats-7/nominations')).body.result.job_id).toBe(job_id);
  expect((await service.api('GET', `/api/v1/jobs/${newId()}/nominations`)).status).toBe(404);
});

it('what was written of somebody is hidden from a blind caller', async () => {
  const service = await testService({ children: 0 });
  const job_id = await buildJob(service);
  const candidate_id = await buildCandidate(service, { full_name: 'Ingrid Sandqvist' });
  const id = await buildNomination(service, { job_id, candidate_id });
  await service.api('PUT', `/api/v1/nominations/${id}`, {
    current_nomination_stage_id: await stageNamed(service, 'Rejected'),
    reason: 'Ingrid wants another town',
  });
  await service.api('PUT', '/api/v1/blind_mode', { is_on: true }, { token: await interfaceToken(service) });
  const { body } = await service.api('GET', `/api/v1/jobs/${job_id}/nominations`, undefined, {
    token: await interfaceToken(service),
  });
  expect(body.result.nominations[0].reason).toMatch(/wants another town$/);
  expect(JSON.stringify(body)).not.toContain('Ingrid');
});
