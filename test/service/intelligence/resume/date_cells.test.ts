import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const read = (...texts: (string | TestLine)[]): Profile =>
  readProfile(documentOf([{ text: 'Ada Muster', font_size: 20 }, 'ada.muster@example.com', ...texts]), {
    reference_date: '2026-11',
    lexicon: shippedLexicon(),
  });
const jobs = (profile: Profile): string[] =>
  profile.work.map(
    ({ title, employer, start, end, current }) =>
      `${title} @ ${employer}, ${start?.year}/${start?.month}-${current ? 'now' : `${end?.year}/${end?.month}`}`,
  );
const heading = (text: string): TestLine => ({ text, font_size: 14, bold: true });

describe('cells of dates that wrap', () => {
  test('right of the text, where nothing says how far it goes: what stands beside them stays in its line', () => {
    const profile = read(
      heading('Expérience professionnelle'),
      'Cook\tDepuis',
      'Harbor Grill\tseptembre',
      'Leeds\t2020',
    );
    expect(jobs(profile)).toEqual(['Cook @ Harbor Grill, 2020/9-now']);
    expect(profile.work[0]?.location).toBe('Leeds');
  });

  test('"till och med" is one word of them', () => {
    const profile = read(heading('Erfarenhet'), 'mars 2019 till och med\tKock', 'juli 2021\tHamnkrogen AB');
    expect(jobs(profile)).toEqual(['Kock @ Hamnkrogen AB, 2019/3-2021/7']);
  });

  test('left of the text, with the word before them, the sign behind them or the month on a line of its own', () => {
    const german = read(
      heading('Berufserfahrung'),
      'seit\tLagerleiter',
      '01.10.2019\tHafenspedition Muster GmbH, Kiel',
      '01.02.2014 –\tFachlagerist',
      '30.09.2019\tBaustoffe Beispiel KG, Lübeck',
    );
    expect(jobs(german)).toEqual([
      'Lagerleiter @ Hafenspedition Muster GmbH, 2019/10-now',
      'Fachlagerist @ Baustoffe Beispiel KG, 2014/2-2019/9',
    ]);
    const turkish = read(
      heading('İş Deneyimi'),
      'Mart 2020 –\tMuhasebe Müdürü',
      'Devam\tÖrnek Tekstil A.Ş., İzmir',
      'ediyor',
      'Temmuz\tMuhasebe Uzmanı',
      '2013 –\tDeneme Lojistik Ltd. Şti., Manisa',
      'Ağustos',
      '2015',
    );
    expect(jobs(turkish)).toEqual([
      'Muhasebe Müdürü @ Örnek Tekstil A.Ş., 2020/3-now',
      'Muhasebe Uzmanı @ Deneme Lojistik Ltd. Şti., 2013/7-2015/8',
    ]);
  });

  test('the heads of two columns of dates begin no cell', () => {
    const profile = read(
      heading('Esperienza professionale'),
      'Da\tA',
      '03/2024\toggi\tCuoco',
      'Albergo Esempio, Verona',
      '02/2022\t11/2023\tAiuto cuoco',
      'Trattoria Prova, Bari',
    );
    expect(jobs(profile)).toEqual([
      'Cuoco @ Albergo Esempio, 2024/3-now',
      'Aiuto cuoco @ Trattoria Prova, 2022/2-2023/11',
    ]);
  });

  test('of schools, too', () => {
    const { education } = read(
      heading('Education'),
      'September\tBSc Chemistry',
      '2008 to June\tUniversity of Exampleford',
      '2011',
    );
    expect(education).toMatchObject([
      { school: 'University of Exampleford', degree: 'BSc', start: { year: 2008 }, end: { year: 2011 } },
    ]);
  });
});

test('a department between commas goes with the title, a firm of partners stays whole', () => {
  const profile = read(
    heading('Employment'),
    'Head of Year, Science, Longmarsh High School, Norwich\tSeptember 2020 – present',
    '- Pastoral care',
    'Teacher, Physics and Chemistry, St Aldhelm Academy, Ipswich\tSeptember 2014 – July 2020',
    '- Taught two subjects',
    'Clerk, Hart, Wexley & Marsh LLP, Norwich\tSeptember 2010 – July 2014',
    '- Filed papers',
  );
  expect(profile.work.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    'Head of Year, Science @ Longmarsh High School',
    'Teacher, Physics and Chemistry @ St Aldhelm Academy',
    'Clerk @ Hart, Wexley & Marsh LLP',
  ]);
});

test('two names before a legal form are one firm, a known field before it is a department', () => {
  const profile = read(
    heading('Employment'),
    'Assistant, Miller, Brown Ltd\tSeptember 2020 – present',
    '- Kept the diary',
    'Consultant, Ernst, Young GmbH\tSeptember 2016 – July 2020',
    '- Advised on taxes',
    'Sachbearbeiterin, Einkauf, Rheintal Beispiel GmbH\tSeptember 2012 – July 2015',
    '- Wrote orders',
  );
  expect(profile.work.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    'Assistant @ Miller, Brown Ltd',
    'Consultant @ Ernst, Young GmbH',
    'Sachbearbeiterin, Einkauf @ Rheintal Beispiel GmbH',
  ]);
});

test('who grants a vocational title is no school', () => {
  const { education } = read(
    heading('Ausbildung'),
    '2014 – 2016\tGeprüfte Bilanzbuchhalterin (IHK)',
    'IHK-Bildungszentrum Musterstadt',
    '2003 – 2006\tAusbildung zur Industriekauffrau (IHK)',
    'Musterwerft AG, Rostock',
  );
  expect(education.map(({ school, degree }) => [school, degree])).toEqual([
    ['IHK-Bildungszentrum Musterstadt', 'Geprüfte Bilanzbuchhalterin'],
    ['Musterwerft AG', 'Ausbildung zur'],
  ]);
});
