import { describe, expect, test } from 'vitest';
import { toE164 } from '#service/intelligence/language/phone.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { expectSoon } from '../../../helpers/cpu.ts';
import { documentOf } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const lexicon = shippedLexicon();
const HEAD = ['Nora Feldt', 'nora.feldt@example.com'];
const read = (...lines: string[]) => {
  const document = documentOf([...HEAD, ...lines]);
  return { document, profile: readProfile(document, { reference_date: '2026-11', lexicon }) };
};

describe('the right to work', () => {
  test.each([
    'Authorized to work in the United States',
    'US citizen',
    'EU citizen',
    'Work permit: unlimited',
    'Requires visa sponsorship',
    'Arbeitserlaubnis unbefristet',
    'Permis de travail valide',
    'Permiso de trabajo en regla',
    'Obywatelstwo UE',
  ])('"%s" is told, with its place', (text) => {
    const { document, profile } = read(text);
    const said = profile.work_authorisation;
    expect(said?.text).toBe(text);
    expect(document.text.slice(said?.span.start, said?.span.end)).toBe(text);
    expect(profile.sources['work_authorisation']).toEqual(said?.span);
  });

  test.each([
    'Authorized to work with cross-functional teams',
    'Staatsangehörigkeit: deutsch',
    'Nationality: French',
    'Sponsorship of local sports clubs',
    'Worked on visa card payments',
  ])('"%s" says nothing of it', (text) => {
    expect(read('Summary', text).profile.work_authorisation).toBe(null);
  });
});

describe('moving', () => {
  test.each([
    ['Open to relocation', true],
    ['Willing to relocate within Europe', true],
    ['Not willing to relocate', false],
    ['Umzugsbereit', true],
    ['Umzugsbereitschaft: nein', false],
    ['Mobilité nationale', true],
    ['Disponibilidad para cambio de residencia', true],
    ['Disponibile al trasferimento', true],
    ['Bereid te verhuizen', true],
    ['Gotowa do przeprowadzki', true],
  ])('"%s"', (text, willing) => {
    const { document, profile } = read(text);
    expect(profile.relocation?.willing).toBe(willing);
    const { start, end } = profile.relocation?.span ?? { start: 0, end: 0 };
    expect(document.text.slice(start, end)).toBe(text);
  });

  test.each(['Relocated the office of sixty people', 'Mobile developer', 'Helped customers move forward'])(
    '"%s" says nothing of it',
    (text) => expect(read('Summary', text).profile.relocation).toBe(null),
  );

  test('what was moved in a job is no wish', () => {
    const { profile } = read(
      'Experience',
      'Office Manager\tMarch 2019 – May 2024',
      'Harbour Data GmbH, Bremen',
      '• Staff willing to relocate were helped.',
    );
    expect(profile.relocation).toBe(null);
  });
});

describe('certificates', () => {
  test.each([
    ['ADR Certificate, 2021', 'ADR Certificate', null, 2021],
    ['Chartered Engineer, Engineers Australia, 2019', 'Chartered Engineer', 'Engineers Australia', 2019],
    ['Führerschein Klasse B', 'Führerschein Klasse B', null, null],
  ])('%s', (line, name, issuer, year) => {
    const { document, profile } = read('Certifications', line);
    const [entry] = profile.certifications;
    expect(entry?.name).toBe(name);
    expect(entry?.issuer).toBe(issuer);
    expect(entry?.issued?.year ?? null).toBe(year);
    const source = profile.sources['certifications.0'];
    expect(document.text.slice(source?.start, source?.end)).toContain(name);
  });

  test('courses of a degree are none', () => {
    expect(read('Relevant Coursework', 'Algebra, Statistics').profile.certifications).toEqual([]);
  });
});

test('an extension is kept for who calls, and cut where numbers are compared', () => {
  const [phone = ''] = read('Phone: +1 713-555-0148 ext. 12').profile.phones;
  expect(phone).toBe('+17135550148;ext=12');
  expect(toE164(phone, null)).toBe('+17135550148');
});

// The patterns of statements hold repeats inside repeats: lines that begin like one and never end so.
test.each([
  ['right to work', 'i am '.repeat(400)],
  ['permission', 'unbefristete arbeitserlaubnis für '.repeat(60)],
  ['permit', `permis de travail${' valide'.repeat(280)}!`],
  ['visa', 'requires visa a work '.repeat(95)],
  ['moving', 'open to and willing '.repeat(100)],
  ['licence', 'driving licence A, '.repeat(105)],
  ['e-mail', 'a.b@c-'.repeat(330)],
  ['telephone', '+1 (71) '.repeat(250)],
  ['degree', 'master of science in '.repeat(95)],
  ['dates', 'Jan 2019 – '.repeat(180)],
  ['employer', 'Großbau'.repeat(285)],
  ['title', 'Leiter der '.repeat(180)],
])('a line of 2,000 characters made to hurt the patterns of %s costs little', async (_name, line) => {
  await expectSoon(1500, (tried) => {
    const said = line + 'x'.repeat(tried);
    read('Summary', said, 'Certifications', said, 'Experience', said, 'Education', said);
  });
});
