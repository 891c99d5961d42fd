import { expect, it } from 'vitest';
import { changeRows, valuesOf } from '../../helpers/engine.ts';
import { buildAttachment, buildCandidate } from '../../helpers/factories.ts';
import { temporaryFolder, testService, type Reply, type TestService } from '../../helpers/service.ts';

const RESUME = `Ines Okafor
ines.okafor@example.com

Experience
Shift lead, Harbour Logistics, January 2019 – December 2020
- Led a team of nine and cut late departures by a third
Driver, Tidewater, March 2016 – December 2018
- Drove 300 miles a day

Skills
Forklift operation, Inventory management
`;

type Body = Reply['body'];
const profileOf = async (service: TestService, id: string): Promise<Body> =>
  (await service.api('GET', `/api/v1/candidates/${id}/profile`)).body.result;

it('what people changed survives a reading by another version of the reader', async () => {
  const data_dir = temporaryFolder();
  const first = await testService({ data_dir });
  const id = await buildCandidate(first);
  await buildAttachment(first, { candidate_id: id }, RESUME);
  await first.idle();
  const { read } = await profileOf(first, id);
  const { title, employer, location, kind, start, end, current } = read.work[0];
  const lead = { title, employer, location, kind, start, end, current };
  const edits = [
    { field: 'work', was: lead, value: { ...lead, title: 'Head of shift', end: null, current: true } },
    { field: 'skills', was: { name: 'Forklift operation' }, value: null },
    { field: 'headline', was: null, value: 'Dispatcher' },
  ];
  expect((await first.api('PUT', `/api/v1/candidates/${id}/profile/edits`, { edits })).status).toBe(200);
  const before = await profileOf(first, id);
  expect(before.profile).toMatchObject({ headline: 'Dispatcher', removed: ['Forklift operation'] });
  expect(before.profile.totals.months_management).toBeGreaterThan(90);
  await first.close();

  // an earlier version read less, and had no fields of this one
  const older = {
    ...read,
    work: [{ ...read.work[0], title: 'Shift' }],
    removed: undefined,
    certifications: undefined,
    notices: undefined,
  };
  const reread = "UPDATE documents SET reader_version = 'text-1 1', profile = ?";
  await changeRows(first, reread, JSON.stringify(older));
  const [newest] = await valuesOf(first, 'SELECT id FROM events ORDER BY id DESC LIMIT 1');

  const second = await testService({ data_dir });
  await second.idle();
  const { results } = (await second.api('GET', `/api/v1/events?after=${newest}`)).body;
  expect(results.map(({ type }: Body) => type)).toContain('attachment.document_ready');
  expect(await profileOf(second, id)).toEqual(before);
  const { result: candidate } = (await second.api('GET', `/api/v1/candidates/${id}`)).body;
  expect(candidate).toMatchObject({ current_title: 'Head of shift', profile: before.profile });
});
