import { expect, it } from 'vitest';
import { buildJob } from '../../helpers/factories.ts';
import { testService } from '../../helpers/service.ts';

it('following the Link header gives every record once, newest first', async () => {
  const service = await testService({ children: 0 });
  const made: string[] = [];
  for (let count = 0; count < 7; count += 1) made.unshift(await buildJob(service));
  const seen: string[] = [];
  let next: string | undefined = '/api/v1/jobs?limit=3';
  let pages = 0;
  while (next !== undefined) {
    const { body, headers } = await service.api('GET', next);
    seen.push(...(body.results as { id: string }[]).map((job) => job.id));
    expect(headers.get('x-total-count')).toBe('7');
    next = /^<http:\/\/[^/]+(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    pages += 1;
  }
  expect(seen).toEqual(made);
  expect(pages).toBe(3);
});

it('the stages of the default pipeline page in order of position', async () => {
  const service = await testService({ children: 0 });
  const first = await service.api('GET', '/api/v1/nomination_stages?limit=4');
  const next = /<http:\/\/[^/]+(\/[^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await service.api('GET', next);
  const names = [...first.body.results, ...second.body.results].map((stage: { name: string }) => stage.name);
  expect(names).toEqual(['New', 'Reviewing', 'Shortlisted', 'Interview', 'Offer', 'Hired', 'Rejected']);
  expect(second.headers.get('link')).toBeNull();
});
