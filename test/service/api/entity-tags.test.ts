import { describe, expect, it } from 'vitest';
import { buildNomination, stageNamed } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';

describe('entity tags', () => {
  it('of one record: 304 for the version the caller has, 412 for a change of another', async () => {
    const service = await testService({ children: 0 });
    const id = await buildNomination(service);
    const stage_id = await stageNamed(service, 'Reviewing');
    const path = `/api/v1/nominations/${id}`;
    const first = await service.api('GET', path);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{27}"$/);

    const again = await service.api('GET', path, undefined, {
      headers: { 'if-none-match': `W/"x", ${tag}` },
    });
    expect(again).toMatchObject({ status: 304, body: '' });
    const moved = { current_nomination_stage_id: stage_id, applied_at: '2026-01-01' };
    const changed = await service.api('PUT', path, moved, { headers: { 'if-match': tag } });
    expect(changed.status).toBe(200);
    const late = await service.api('PUT', path, moved, { headers: { 'if-match': tag } });
    expect(late.body.error).toMatchObject({
      type: 'PRECONDITION_FAILED',
      details: [{ path: 'header.if-match' }],
    });
    const deleted = await service.api('DELETE', path, undefined, { headers: { 'if-match': '*' } });
    expect(deleted.status).toBe(200);
  });
});
