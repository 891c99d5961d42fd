import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const read = (...lines: TestLine[]): Profile =>
  readProfile(documentOf(['Ada Muster', 'ada.muster@example.com', ...lines]), {
    reference_date: '2026-11',
    lexicon: shippedLexicon(),
  });
const certificates = (...lines: TestLine[]): string[] =>
  read(...lines).certifications.map(
    ({ name, issued, expires }) =>
      `${name}${issued === null ? '' : ` from ${issued.year}`}${expires === null ? '' : ` to ${expires.month ?? '?'}/${expires.year}`}`,
  );

const schools = (...lines: string[]): string[] =>
  read('Education and training', ...lines).education.map(({ school, degree }) => `${degree} / ${school}`);
const job = (title: string): string[] => [
  'Experience',
  `${title}, Harbor Grill\t03/2019 – 06/2021`,
  '• Worked hard.',
];
const types = (...lines: string[]): string[] => read(...lines).notices.map(({ type }) => type);

describe('what is not held is not listed', () => {
  test.each([
    [
      'Certificates',
      'First aid at work',
      'No HGV licence yet',
      'Forklift licence, expired in 2020',
      'ADR certificate planned for 2027',
    ],
    [
      'Zertifikate',
      'Ersthelfer',
      'Noch kein Meisterbrief',
      'Staplerschein (abgelaufen 2023)',
      'AEVO geplant',
    ],
    [
      'Certificats',
      'SST',
      'Permis B : pas encore',
      'HACCP périmé depuis 2022',
      'Brevet professionnel prévu en 2027',
    ],
    [
      'Certificados',
      'Primeros auxilios',
      'Carné de conducir: no',
      'Manipulador de alimentos (caducado en 2020)',
      'CAP previsto para 2027',
    ],
    [
      'Certificazioni',
      'Primo soccorso',
      'Patente B: no',
      'BLSD scaduto nel 2019',
      'Patentino muletto in corso',
    ],
    [
      'Sertifikalar',
      'İlk yardım',
      'SMMM belgesi henüz yok',
      'Denetçi belgesi süresi doldu (2020)',
      'PMP (planlanıyor)',
    ],
  ])('%s', (heading, held, ...others) => {
    const found = read(
      'Experience',
      'Cook, Harbor Grill\t2016 – 2019',
      heading,
      `• ${held}`,
      ...others.map((other) => `• ${other}`),
    );
    expect(found.certifications.map(({ name }) => name)).toEqual([held]);
    expect(found.skills.filter(({ name }) => others.some((other) => other.includes(name)))).toEqual([]);
  });

  test.each([
    ['it', 'Certificazioni', 'Controlli non distruttivi livello 2'],
    ['en', 'Certificates', 'Planned maintenance certificate'],
    ['en', 'Certificates', 'No-dig technology certificate'],
    ['ro', 'Certificări', 'Curs de prim ajutor'],
  ])('names that hold such words stay (%s)', (_, heading, name) => {
    expect(certificates(heading, `• ${name}`)).toEqual([name]);
  });

  test('a list denies one of its members only', () => {
    expect(read('Skills', 'Excel, no SAP, Word').skills.map(({ name }) => name)).toEqual(['Excel', 'Word']);
    expect(read('Kenntnisse', 'MS Office, keine SAP-Kenntnisse').skills.map(({ name }) => name)).toEqual([
      'MS Office',
    ]);
  });
});

describe('dates a certificate ends at', () => {
  test.each([
    ['Certificates', 'Forklift licence, valid until 05/2027'],
    ['Certificates', 'Forklift licence (exp. 05/2027)'],
    ['Certificates', 'Forklift licence – expires May 2027'],
    ['Zertifikate', 'Staplerschein, gültig bis 05/2027'],
    ['Zertifikate', 'Staplerschein (bis 05/2027 gültig)'],
    ['Certificats', 'CACES 3, valable jusqu’au 05/2027'],
    ['Certificados', 'Carretillero, caduca en 05/2027'],
    ['Certificados', 'Carretillero (vigente hasta mayo de 2027)'],
    ['Certificazioni', 'Antincendio, scadenza 05/2027'],
    ['Certificazioni', 'Antincendio, valido fino al 31/05/2027'],
    ['Sertifikalar', 'Forklift belgesi, geçerlilik tarihi 05/2027'],
    ['Sertifikalar', 'Forklift belgesi (05/2027 tarihine kadar geçerli)'],
  ])('%s: %s', (heading, text) => {
    const [entry] = read(heading, `• ${text}`).certifications;
    expect(entry?.expires).toEqual({ year: 2027, month: 5 });
    expect(entry?.issued).toBe(null);
    expect(entry?.name).not.toMatch(/05|2027|valid|gültig|caduca|scadenza/u);
  });

  test('on the line below, whole or broken', () => {
    expect(certificates('Certificates', '• OSHA 30 (expires', '05/2027)')).toEqual(['OSHA 30 to 5/2027']);
    expect(certificates('Zertifikate', '• Ersthelferin 2022 (gültig', 'bis 2024)')).toEqual([
      'Ersthelferin from 2022 to ?/2024',
    ]);
    expect(certificates('Certificates', 'First Aid at Work', 'Issued 03/2024, valid until 03/2027')).toEqual([
      'First Aid at Work from 2024 to 3/2027',
    ]);
  });
});

describe('levels of languages stand with their own', () => {
  test.each([
    ['English, French A2', 'English:null French:A2'],
    ['Deutsch Muttersprache, Englisch, Polnisch A2', 'German:C2 English:null Polish:A2'],
    ['Español nativo, inglés, francés A2', 'Spanish:C2 English:null French:A2'],
    ['Français langue maternelle, anglais, breton A2', 'French:C2 English:null Breton:A2'],
    ['Türkçe anadil, İngilizce, Almanca A2', 'Turkish:C2 English:null German:A2'],
    ['C2 English, A2 French', 'English:C2 French:A2'],
    ['Fluent: English, French', 'English:C1 French:C1'],
    ['English native | Spanish | French B2', 'English:C2 Spanish:null French:B2'],
  ])('%s', (text, levels) => {
    expect(
      read('Languages', text)
        .languages.map(({ name, cefr }) => `${name}:${cefr}`)
        .join(' '),
    ).toBe(levels);
  });
});

describe('studies', () => {
  test('what somebody is registered for is no school', () => {
    expect(
      schools('BBA Finance, University of Northfield, 2015 – 2019', 'Registered for the CFA Level I'),
    ).toEqual(['BBA / University of Northfield']);
    expect(
      schools('Angemeldet zur Meisterprüfung 2027', '2006 – 2012 Realschule Ahlen, Mittlere Reife'),
    ).toEqual(['Mittlere Reife / Realschule Ahlen']);
  });

  test('a place of training keeps its name', () => {
    expect(schools('Apprenticeship Center of Central Texas, Electrical Apprenticeship, 2010 – 2014')).toEqual(
      ['Electrical Apprenticeship / Apprenticeship Center of Central Texas'],
    );
  });

  test('a job among the schools is a job', () => {
    const { work, education } = read(
      'Ausbildung',
      '2014 – 2016\tGeselle, Elektro Overbeck KG',
      '2006 – 2012\tRealschule Ahlen, Mittlere Reife',
    );
    expect(work.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
      'Geselle @ Elektro Overbeck KG',
    ]);
    expect(education.map(({ school }) => school)).toEqual(['Realschule Ahlen']);
  });
});

describe('two people in one file', () => {
  const second = ['Barnaby Fennimore', 'York, UK · b.fennimore@example.com · +44 1904 555 0102'];

  test('the first is read, and the notice names the other', () => {
    const { emails, work, notices } = read(...job('Line Cook'), ...second, ...job('Accountant'));
    expect(emails).toEqual(['ada.muster@example.com']);
    expect(work.map(({ title }) => title)).toEqual(['Line Cook']);
    expect(notices.find(({ type }) => type === 'SECOND_PERSON')?.message).toContain('Barnaby Fennimore');
  });

  test('the same person once more, and a referee, are none', () => {
    expect(types(...job('Line Cook'), 'Ada Muster', 'ada@example.com', ...job('Accountant'))).not.toContain(
      'SECOND_PERSON',
    );
    expect(types(...job('Line Cook'), 'References', ...second)).not.toContain('SECOND_PERSON');
  });
});

test('a language nobody listed is told though its firms have a legal form', () => {
  const heading: TestLine = { text: 'Työkokemus', font_size: 14, bold: true };
  const { work, notices } = read(
    heading,
    '3/2018 – 6/2021',
    { text: 'Sairaanhoitaja', bold: true },
    'Koskela-kodit Oy',
    '• Lääkehoito ja kirjaaminen.',
    '7/2021 – 10/2024',
    { text: 'Osastonhoitaja', bold: true },
    'Harjun Hoiva Oy',
    '• Vuorojen suunnittelu.',
  );
  expect(work.map(({ employer }) => employer)).toEqual(['Koskela-kodit Oy', 'Harjun Hoiva Oy']);
  expect(notices.map(({ type }) => type)).toContain('READ_BY_SHAPE');
});
