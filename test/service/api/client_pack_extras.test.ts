import { deflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAttachment,
  buildCandidate,
  buildJob,
  buildNomination,
  buildSpotlight,
} from '../../helpers/factories.ts';
import { testService, type TestService } from '../../helpers/service.ts';
import { readPdfText } from '../exports/pdf_text.ts';

const RESUME = `Mira Solveig
12 Juniper Road, Bristol
mira.solveig@example.com
+44 117 555 0172
github.com/mirasolveig

Experience
Backend engineer, Quay Payments, 2018 to 2023
- Built Python services, see https://mira.example.com/work

Education
BSc Computer Science, Nowhere University, 2015
`;
/** How to reach her past the agency. */
const CONTACTS = [
  'mira.solveig@',
  '555 0172',
  '5550172',
  'github.com/mira',
  'mira.example.com',
  'Juniper Road',
];
const KEPT = ['Mira Solveig', 'Quay Payments'];

let service: TestService;
let job_id: string;
beforeAll(async () => {
  service = await testService({ keep: true });
  job_id = await buildJob(service, { title: 'Backend engineer', description: 'Requirements:\n- Python\n' });
  const asked = await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, { prompt_text: 'Knows Python' });
  const freight = await service.api('POST', `/api/v1/jobs/${job_id}/criteria`, {
    prompt_text: 'Has worked at Wexcombe Freight',
  });
  const candidate_id = await buildCandidate(service, {
    full_name: 'Mira Solveig',
    location: '12 Juniper Road, Bristol',
  });
  await buildAttachment(service, { candidate_id, remote_id: 'm.1' }, RESUME, 'Mira Solveig CV.txt');
  await service.idle();
  const nomination_id = await buildNomination(service, { job_id, candidate_id });
  await buildSpotlight(service, {
    nomination_id,
    headline: 'Call +44 117 555 0172',
    note: 'Write to mira.solveig@example.com or come to 12 Juniper Road.',
    evidence: [
      {
        criterion_id: asked.body.result.id,
        quote: 'Built Python services, see https://mira.example.com/work',
      },
    ],
  });
  const said = {
    answer: 'Moved payments to Python',
    is_criterion_met: true,
    score: 4,
    said_at: '2026-11-23T09:30:00Z',
  };
  const called = `/api/v1/nominations/${nomination_id}`;
  await service.api('PUT', `${called}/call_answers/${asked.body.result.id}`, said);
  await service.api('PUT', `${called}/call_answers/${freight.body.result.id}`, {
    answer: 'Never was there; ask at mira.solveig@example.com',
  });
  await service.api('PUT', `${called}/call_note`, { answer: 'Sounded tired' });
  const availability = {
    availability: { value: { is_now: false, from: '2027-03-01' } },
    notice_period: { value: { amount: 3, unit: 'month', to_end_of: null } },
    salary_expectation: { value: { min: 65_000, max: null, currency: 'EUR', per: 'year' } },
  };
  await service.api('PATCH', `/api/v1/candidates/${candidate_id}/availability`, availability);
  const field = async (name: string, kind: string, value: unknown): Promise<void> => {
    const made = await service.api('POST', '/api/v1/custom_fields', { name, kind, applies_to: 'candidate' });
    expect(made.status).toBe(201);
    const values = { [made.body.result.id]: value };
    const sent = await service.api('PATCH', `/api/v1/candidates/${candidate_id}/custom_fields`, { values });
    expect(sent.status).toBe(200);
  };
  await field('Day rate', 'number', 640);
  await field('Last interview', 'date', '2026-11-20');
});
afterAll(() => service.close());

const packUrl = (query: string): string => `/api/v1/jobs/${job_id}/client_pack?${query}`;

async function bytesOf(query: string): Promise<Uint8Array> {
  const response = await fetch(`${service.url}${packUrl(query)}`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Everything that a format shows, as text. */
const TEXTS: Readonly<Record<string, (query: string) => Promise<string>>> = {
  json: async (query) => JSON.stringify((await service.api('GET', packUrl(query))).body.result),
  csv: async (query) => strFromU8(await bytesOf(`format=csv&${query}`)),
  xlsx: async (query) => JSON.stringify(await readXlsx(Buffer.from(await bytesOf(`format=xlsx&${query}`)))),
  pdf: async (query) =>
    (await readPdfText(await bytesOf(`format=pdf&${query}`))).text.replaceAll(/\s+/gu, ' '),
  resumes: async (query) => {
    const files = Object.entries(unzipSync(await bytesOf(`format=csv&with_resumes=true&${query}`)));
    expect(files).toHaveLength(2);
    const [name, bytes] = files.find(([one]) => !one.endsWith('.csv'))!;
    const text = name.endsWith('.pdf') ? (await readPdfText(bytes)).text : strFromU8(bytes);
    return text.replaceAll(/\s+/gu, ' ');
  },
};

describe('how to reach people past the agency', () => {
  it.each(Object.keys(TEXTS))('is in no %s unless it is asked for', async (format) => {
    const text = await TEXTS[format]!('');
    for (const secret of CONTACTS) expect(text.includes(secret), secret).toBe(false);
    for (const word of KEPT) expect(text).toContain(word);
    expect(await TEXTS[format]!('contacts=true')).toContain('mira.solveig@');
  });
});

describe('what a pack says only when it is asked', () => {
  const EXTRAS = [
    { query: 'unmet=true', words: ['Wexcombe Freight', 'not mentioned'] },
    { query: 'availability=true', words: ['1 March 2027', '3 months'] },
    { query: 'salary=true', words: ['65,000 a year'] },
    { query: 'own_fields=true', words: ['Day rate', '640', 'Last interview', '20 November 2026'] },
  ];
  it.each(EXTRAS)('$query', async ({ query, words }) => {
    const [without, with_it] = [await TEXTS['pdf']!(''), await TEXTS['pdf']!(query)];
    for (const word of words) {
      expect(with_it).toContain(word);
      expect(without.includes(word), word).toBe(false);
    }
  });

  const SAID = ['Moved payments to Python', '4 of 5', '3 months (said, ', '65,000 a year (said, '];
  it.each(['json', 'csv', 'xlsx', 'pdf'])('what was said in the call, in %s', async (format) => {
    const [without, with_it] = [await TEXTS[format]!(''), await TEXTS[format]!('said=true')];
    for (const word of [...SAID, 'said, 23 Nov']) {
      expect(with_it).toContain(word);
      expect(without.includes(word), word).toBe(false);
    }
    // nothing against anybody, no way past the agency, and never what is noted of the call
    for (const secret of ['Never was there', 'mira.solveig@', 'Sounded tired']) {
      expect(with_it.includes(secret), secret).toBe(false);
    }
    const masked = await TEXTS[format]!('said=true&unmet=true');
    expect(masked).toContain('Never was there; ask at');
    expect(masked.includes('mira.solveig@')).toBe(false);
    const all = await TEXTS[format]!('said=true&unmet=true&contacts=true');
    expect(all).toContain('ask at mira.solveig@');
    expect(all.includes('Sounded tired')).toBe(false);
    const german = await TEXTS[format]!('said=true&language=de');
    const words = ['gesagt am 23. Nov.', '4 von 5', '3 Monate (gesagt am '];
    for (const word of words) expect(german).toContain(word);
  });

  it('says nothing of a call twice, and in a blind pack not who it was with', async () => {
    const { candidates } = (await service.api('GET', packUrl('said=true&availability=true&salary=true'))).body
      .result;
    const labels = candidates[0].facts.map(({ label }: { label: string }) => label);
    expect(labels.filter((label: string) => /Available|Notice|Salary/u.test(label))).toHaveLength(3);
    const blind = await TEXTS['json']!('said=true&is_blind=true&contacts=true');
    expect(blind).toContain('Moved payments to Python');
    for (const secret of ['Solveig', 'mira.solveig']) expect(blind.includes(secret), secret).toBe(false);
  });

  it('leaves out answers that do not speak for anybody, as data too', async () => {
    const { result } = (await service.api('GET', packUrl(''))).body;
    expect(result.criteria.map(({ text }: { text: string }) => text)).toEqual(['Knows Python']);
    expect(result.candidates[0].marks).toMatchObject([{ finding: 'met' }]);
    expect(result.shows_unmet).toBe(false);
  });
});

it('makes a workbook of numbers and days', async () => {
  const [sheet] = await readXlsx(Buffer.from(await bytesOf('format=xlsx&own_fields=true')));
  const [head = [], row = []] = sheet?.data ?? [];
  const cell = (title: string): unknown => row[head.indexOf(title)];
  expect(cell('Day rate')).toBe(640);
  expect(cell('Last interview')).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(typeof cell('Experience (years)')).toBe('number');
});

const chunk = (type: string, body: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
};

const look = (body: object) => service.api('PATCH', '/api/v1/agency/look', body);

describe('the look of the agency', () => {
  const PNG = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000002000000020806000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.alloc(2 * 9))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const logo = `data:image/png;base64,${PNG.toString('base64')}`;

  it('is none at first, keeps what is sent, and stands in the pack', async () => {
    expect((await service.api('GET', '/api/v1/agency/look')).body.result).toEqual({
      color: null,
      is_readable: true,
      logo: null,
    });
    const before = (await bytesOf('format=pdf')).length;
    expect((await look({ logo })).body.result).toMatchObject({ logo, color: null });
    expect((await look({ color: '#1A4D8F' })).body.result).toMatchObject({ logo, color: '#1a4d8f' });
    expect((await service.api('GET', packUrl(''))).body.result.accent).toBe('#1a4d8f');
    const { text } = await readPdfText(await bytesOf('format=pdf'));
    expect(text).toContain('Mira Solveig');
    expect((await bytesOf('format=pdf')).length).toBeGreaterThan(before);
  });

  it('falls back to ours where a colour cannot be read', async () => {
    expect((await look({ color: '#ffee00' })).body.result).toMatchObject({
      color: '#ffee00',
      is_readable: false,
    });
    expect((await service.api('GET', packUrl(''))).body.result.accent).toBe('#0b6b5d');
  });

  it.each([
    [
      'an SVG',
      { logo: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}` },
      'body.logo',
    ],
    [
      'an SVG called PNG',
      { logo: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` },
      'body.logo',
    ],
    ['a PNG called JPEG', { logo: logo.replace('image/png', 'image/jpeg') }, 'body.logo'],
    ['an address', { logo: 'https://example.com/logo.png' }, 'body.logo'],
    ['a colour by name', { color: 'green' }, 'body.color'],
  ])('refuses %s', async (_, body, path) => {
    const { status, body: answer } = await look(body);
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain(path);
  });
});
