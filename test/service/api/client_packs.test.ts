import { unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildSpotlight,
} from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';
import { readPdfText } from '../exports/pdf_text.ts';

const RESUME = `Ines Okafor
Rotterdam, Netherlands
ines.okafor@example.com
+31 10 555 0134

Experience
Backend engineer, Harbour Logistics, 2019 to 2023
- Built Python services on PostgreSQL

Education
BSc Computer Science, Nowhere University, 2015
`;
const SECRETS = ['Ines', 'Okafor', 'ines.okafor', '555 0134', '5550134', 'Nowhere University'];
const HOSTILE = '=1+1 <script>alert(1)</script> 😀';
const LONG = 'Long '.repeat(40).trim();

let service: TestService;
let job_id: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  job_id = await buildJob(service, {
    title: 'Backend engineer',
    description: 'Requirements:\n- Python\n- PostgreSQL\n',
  });
  const asked = await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, { prompt_text: 'Knows Python' });
  await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, {
    prompt_text: 'Has worked at Wexcombe Freight',
  });
  const ines = await buildCandidate(service, { full_name: 'Ines Okafor' });
  await buildAttachment(service, { candidate_id: ines, remote_id: 'r.1' }, RESUME, 'Ines Okafor CV.txt');
  const second = await buildCandidate(service, { full_name: LONG });
  const first_nomination = await buildNomination(service, { job_id, candidate_id: ines });
  const second_nomination = await buildNomination(service, { job_id, candidate_id: second });
  await service.idle();
  await buildSpotlight(service, {
    nomination_id: first_nomination,
    headline: 'Ines knows ports',
    note: `Ines Okafor studied at Nowhere University.\n${'Much to say. '.repeat(380)}`,
    evidence: [{ criterion_id: asked.body.result.id, quote: 'Built Python services on PostgreSQL' }],
    position: 1,
  });
  await buildSpotlight(service, {
    nomination_id: second_nomination,
    headline: HOSTILE,
    note: 'Worked with Ines Okafor. שלום مرحبا',
    evidence: [],
    position: 0,
  });
  await service.api('PUT', '/api/v1/agency', { name: 'Harbour Recruitment', line: '12 Quay Street' });
});
afterAll(() => service.close());

const url = (query: string): string => `/api/v1/jobs/${job_id}/client_pack?${query}`;

async function fileOf(query: string): Promise<{ bytes: Uint8Array; name: string }> {
  const response = await fetch(`${service.url}${url(query)}`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  expect(response.status).toBe(200);
  const name = decodeURIComponent(response.headers.get('content-disposition') ?? '');
  return { bytes: new Uint8Array(await response.arrayBuffer()), name };
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const expectNothing = (text: string): void => {
  for (const secret of SECRETS) expect(text.includes(secret), secret).toBe(false);
};

test('is in the order of the spotlights, with what was said of each', async () => {
  const { body } = await service.api('GET', url('format=json&unmet=true'));
  const { result } = body;
  expect(result).toMatchObject({ job_title: 'Backend engineer', agency: { name: 'Harbour Recruitment' } });
  expect(result.candidates.map(({ name }: { name: string }) => name)).toEqual([LONG, 'Ines Okafor']);
  expect(result.candidates[1]).toMatchObject({
    position: 2,
    headline: 'Ines knows ports',
    marks: [
      { finding: 'met', quotes: [{ quote: 'Built Python services on PostgreSQL' }] },
      { finding: 'not_mentioned', quotes: [] },
    ],
  });
});

test('has must-haves first, and says what somebody does by now where nobody wrote a line', async () => {
  const other = await buildJob(service, { title: 'Clerk' });
  for (const [prompt_text, weight] of [
    ['Speaks Dutch', 'nice'],
    ['Knows Python', 'must'],
    ['Has a truck licence', 'nice'],
    ['Lives in Rotterdam', null],
  ] as const) {
    await service.api('POST', `/api/v1/jobs/${other}/criteria`, { prompt_text, weight });
  }
  const candidate_id = await buildCandidate(service, { full_name: 'Joost Example' });
  await buildAttachment(
    service,
    { candidate_id, remote_id: 'r.9' },
    RESUME.replace('Ines Okafor', 'Joost Example'),
  );
  await service.idle();
  const nomination_id = await buildNomination(service, { job_id: other, candidate_id });
  await buildSpotlight(service, { nomination_id, headline: '', evidence: [] });
  const read = async () =>
    (await service.api('GET', `/api/v1/jobs/${other}/client_pack?format=json&unmet=true`)).body.result;
  const pack = await read();
  expect(pack.criteria.map(({ text }: { text: string }) => text)).toEqual([
    'Knows Python',
    'Lives in Rotterdam',
    'Speaks Dutch',
    'Has a truck licence',
  ]);
  expect(pack.candidates[0].headline).toBe('Backend engineer, Harbour Logistics');
  const { profile } = (await service.api('GET', `/api/v1/candidates/${candidate_id}/profile`)).body.result;
  const { title, employer, location, start, end, current, kind } = profile.work[0];
  const was = { title, employer, location, start, end, current, kind };
  const edits = [{ field: 'work', was, value: { ...was, title: 'Lead engineer' } }];
  expect(
    (await service.api('PUT', `/api/v1/candidates/${candidate_id}/profile/edits`, { edits })).status,
  ).toBe(200);
  const later = await read();
  expect(later.candidates[0].headline).toBe(later.candidates[0].role);
  expect(later.candidates[0].headline).toContain('Lead engineer');
});

test('says in the PDF what it says as data', async () => {
  const { result } = (await service.api('GET', url('format=json&unmet=true'))).body;
  const { bytes } = await fileOf('format=pdf&unmet=true');
  const text = plain((await readPdfText(bytes)).text);
  const [hostile, ines] = result.candidates;
  const said = [
    result.job_title,
    result.agency.name,
    result.date_text,
    ines.name,
    ines.headline,
    ines.years,
    ines.marks[0].quotes[0].quote,
    ...ines.facts.map(({ value }: { value: string }) => value),
    ...ines.timeline.map(({ employer }: { employer: string }) => employer),
    hostile.headline.replace(' 😀', ''),
    'not mentioned',
  ];
  for (const words of said) expect(text).toContain(plain(words));
  expect((await fileOf('format=pdf&unmet=true')).bytes).toEqual(bytes);
});

test('neutralises formulas, and says in tables what it says as data', async () => {
  const csv = new TextDecoder().decode((await fileOf('format=csv&unmet=true')).bytes);
  expect(csv).toContain("'=1+1 <script>");
  expect(csv).toContain('Ines knows ports');
  const [sheet] = await readXlsx(Buffer.from((await fileOf('format=xlsx&unmet=true')).bytes));
  expect(sheet?.data.map((row) => row[1])).toEqual(['Name', LONG, 'Ines Okafor']);
  expect(sheet?.data[1]?.[5]).toBe(HOSTILE);
  const asked = sheet?.data[0]?.indexOf('Has worked at Wexcombe Freight') ?? -1;
  expect(sheet?.data[2]?.[asked]).toBe('not mentioned');
});

test.each(['json', 'csv', 'pdf', 'xlsx'])('has no e-mail and no phone as %s unless asked', async (format) => {
  const said = async (query: string): Promise<string> => {
    const { bytes } = await fileOf(`format=${format}&${query}`);
    if (format === 'pdf') return (await readPdfText(bytes)).everything;
    if (format === 'xlsx') return JSON.stringify((await readXlsx(Buffer.from(bytes)))[0]?.data);
    return new TextDecoder().decode(bytes);
  };
  const contact = ['ines.okafor@example.com', '105550134', 'E-mail', 'Phone'];
  const plainly = await said('contacts=false');
  expect(contact.filter((part) => plainly.includes(part))).toEqual([]);
  expect(plainly).toContain('Ines Okafor');
  expect(await said('')).toBe(plainly);
  const with_contacts = await said('contacts=true');
  for (const part of contact.slice(0, 2)) expect(with_contacts).toContain(part);
  const blind = await said('contacts=true&is_blind=true');
  expect(contact.filter((part) => blind.includes(part))).toEqual([]);
});

test.each(['json', 'csv', 'pdf', 'xlsx'])('is blind as %s: no name, contact or school', async (format) => {
  const { bytes, name } = await fileOf(`format=${format}&is_blind=true`);
  expectNothing(name);
  if (format === 'pdf') {
    const { text, everything } = await readPdfText(bytes);
    expect(text).toContain('Candidate B');
    expectNothing(everything);
    return;
  }
  const raw =
    format === 'xlsx'
      ? Object.values(unzipSync(bytes)).map((part) => new TextDecoder().decode(part))
      : [new TextDecoder().decode(bytes)];
  expect(raw.join('\n')).toContain('Candidate B');
  expectNothing(raw.join('\n'));
});

test('brings blind copies along, with nothing of the original in names or bytes', async () => {
  const { bytes } = await fileOf('format=pdf&is_blind=true&with_resumes=true');
  const files = unzipSync(bytes);
  expectNothing(Object.keys(files).join('\n'));
  expectNothing(Buffer.from(bytes).toString('latin1'));
  expect(Object.keys(files)).toContain('2 Candidate B.pdf');
  for (const file of Object.values(files)) expectNothing((await readPdfText(file)).everything);
});

test('brings the resumes themselves along when contact details are asked for', async () => {
  const { bytes } = await fileOf('format=xlsx&with_resumes=true&contacts=true');
  const files = unzipSync(bytes);
  expect(new TextDecoder().decode(files['2 Ines Okafor.txt'])).toBe(RESUME);
});

test('is nothing for a job that is not there, and empty where nobody is put forward', async () => {
  const other = await buildJob(service);
  expect((await service.api('GET', `/api/v1/jobs/${other}/client_pack`)).body.result.candidates).toEqual([]);
  expect((await service.api('GET', `/api/v1/jobs/${crypto.randomUUID()}/client_pack`)).status).toBe(404);
});

test('POST /exports gives a file equal to the table, and refuses one that is too long', async () => {
  const table = {
    format: 'csv',
    file_name: 'Ranking',
    columns: [{ key: 'a', title: 'A', type: 'text' }],
    rows: [{ a: '=1' }, {}],
  };
  const reply = await service.api('POST', '/api/v1/exports', table);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(String(reply.body)).toContain("A\r\n'=1\r\n");
  const rows = Array.from({ length: 20_001 }, () => ({}));
  expect((await service.api('POST', '/api/v1/exports', { ...table, rows })).status).toBe(422);
});
