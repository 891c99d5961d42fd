import { describe, expect, test } from 'vitest';
import type { DocumentLine } from '#service/intelligence/document.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

/** Points a letter is wide, and a line is high. */
const [LETTER, HEIGHT] = [5, 12];

/** A line of cells at their places on the page; `space` parts them by spaces where the gap is too small for a tab. */
function cells(y: number, parts: readonly (readonly [number, string])[], sign = '\t'): TestLine {
  let text = '';
  const words: NonNullable<DocumentLine['words']> = [];
  for (const [x, cell] of parts) {
    if (text !== '') text += sign;
    let at = x;
    for (const word of cell.split(' ')) {
      if (at !== x) text += ' ';
      words.push([text.length, text.length + word.length, at, word.length * LETTER]);
      text += word;
      at += (word.length + 0.6) * LETTER;
    }
  }
  return { text, font_size: 10, words, box: [parts[0]?.[0] ?? 0, y, 400, HEIGHT] };
}

const head = (text: string, y: number): TestLine => ({
  text,
  font_size: 14,
  bold: true,
  box: [40, y, 100, 16],
});
const TOP: TestLine[] = [
  { text: 'Ada Muster', font_size: 20, box: [40, 20, 100, 24] },
  { text: 'ada.muster@example.com', font_size: 10, box: [40, 50, 100, HEIGHT] },
];

const read = (...lines: TestLine[]): Profile =>
  readProfile(documentOf([...TOP, ...lines]), { reference_date: '2026-11', lexicon: shippedLexicon() });
const jobs = (...lines: TestLine[]): string[] =>
  read(...lines).work.map(
    ({ title, employer, start, end, current }) =>
      `${title} @ ${employer}, ${start?.year}/${start?.month}-${current ? 'now' : `${end?.year}/${end?.month}`}`,
  );

describe('rows of tables whose cells wrap', () => {
  test('dates over two and three lines, titles and employers over two', () => {
    expect(
      jobs(
        head('Employment', 80),
        cells(110, [
          [40, 'Period'],
          [120, 'Position'],
          [220, 'Employer'],
          [340, 'Remarks'],
        ]),
        cells(132, [
          [40, 'March 2018 –'],
          [120, 'Shift Leader'],
          [220, 'Tidewater Logistics'],
          [340, 'Led twelve'],
        ]),
        cells(145, [
          [40, 'June 2021'],
          [220, 'Ltd'],
          [340, 'people.'],
        ]),
        cells(167, [
          [40, 'July 2021'],
          [120, 'Warehouse'],
          [220, 'Kelpie Distribution'],
        ]),
        { ...(cells(180, [[120, 'Supervisor']]) as object), text: 'Supervisor', bullet: true },
        cells(193, [[40, 'present']]),
        cells(215, [
          [40, 'January'],
          [120, 'Forklift Driver'],
          [220, 'Brackenfield Foods'],
        ]),
        cells(228, [
          [40, '2014 –'],
          [220, 'Ltd'],
        ]),
        cells(241, [[40, 'February']]),
        cells(254, [[40, '2018']]),
      ),
    ).toEqual([
      'Shift Leader @ Tidewater Logistics Ltd, 2018/3-2021/6',
      'Warehouse Supervisor @ Kelpie Distribution, 2021/7-now',
      'Forklift Driver @ Brackenfield Foods Ltd, 2014/1-2018/2',
    ]);
  });

  test.each([
    ['Zeitraum', 'Position', 'Arbeitgeber', 'März 2018 –', 'Juni 2021', 'Vorarbeiterin'],
    ['Dates', 'Poste', 'Entreprise', 'mars 2018 –', 'juin 2021', 'Boulangère'],
    ['Fechas', 'Puesto', 'Empresa', 'marzo 2018 –', 'junio 2021', 'Contable'],
    ['Periodo', 'Ruolo', 'Azienda', 'marzo 2018 –', 'giugno 2021', 'Infermiera'],
    ['Tarih', 'Pozisyon', 'Şirket', 'Mart 2018 –', 'Haziran 2021', 'Muhasebeci'],
  ])('%s, with no more room between the cells than between words', (dates, title, firm, from, to, job) => {
    expect(
      jobs(
        head('Work experience', 80),
        cells(110, [
          [40, dates],
          [120, title],
          [220, firm],
        ]),
        cells(
          132,
          [
            [40, from],
            [120, job],
            [220, 'Brackwede Nord'],
          ],
          ' ',
        ),
        cells(145, [[40, to]]),
        cells(
          167,
          [
            [40, '07/2021 –'],
            [120, job],
            [220, 'Overbeck'],
          ],
          ' ',
        ),
        cells(180, [[40, '10/2024']]),
      ),
    ).toEqual([`${job} @ Brackwede Nord, 2018/3-2021/6`, `${job} @ Overbeck, 2021/7-2024/10`]);
  });

  test('rows without dates stay rows', () => {
    expect(
      read(
        head('Employment', 80),
        cells(110, [
          [40, 'Position'],
          [160, 'Employer'],
        ]),
        cells(130, [
          [40, 'Accountant'],
          [160, 'Oakshott Partners LLP'],
        ]),
        cells(150, [
          [40, 'Accounts Assistant'],
          [160, 'Whitcombe Partners LLP'],
        ]),
      ).work.map(({ title, employer }) => `${title} @ ${employer}`),
    ).toEqual(['Accountant @ Oakshott Partners LLP', 'Accounts Assistant @ Whitcombe Partners LLP']);
  });

  test('schools keep their rows', () => {
    expect(
      read(
        head('Schul- und Berufsausbildung', 80),
        cells(110, [
          [40, 'Zeitraum'],
          [120, 'Schule / Betrieb'],
          [280, 'Abschluss'],
        ]),
        cells(132, [
          [40, '2012 –'],
          [120, 'Elektro Overbeck KG, Ahlen'],
          [280, 'Ausbildung zur Elektronikerin'],
        ]),
        cells(145, [[40, '2015']]),
        cells(167, [
          [40, '2006 –'],
          [120, 'Realschule Ahlen'],
          [280, 'Mittlere Reife'],
        ]),
        cells(180, [[40, '2012']]),
      ).education.map(
        ({ school, degree, start, end }) => `${degree} / ${school} ${start?.year}-${end?.year}`,
      ),
    ).toEqual([
      'Ausbildung zur / Elektro Overbeck KG 2012-2015',
      'Mittlere Reife / Realschule Ahlen 2006-2012',
    ]);
  });
});

const line = (text: string): TestLine => ({ text, font_size: 10 });

describe('labels over several lines', () => {
  test.each([
    [
      'it',
      'Esperienza professionale',
      'Professione o posizione',
      'ricoperti',
      'Nome e indirizzo del',
      'datore di lavoro',
    ],
    ['de', 'Berufserfahrung', 'Beruf oder', 'Funktion', 'Name und Adresse', 'des Arbeitgebers'],
    ['fr', 'Expérience professionnelle', 'Fonction ou poste', 'occupé', 'Nom et adresse de', "l'employeur"],
    [
      'es',
      'Experiencia laboral',
      'Profesión o cargo',
      'desempeñado',
      'Nombre y dirección de',
      'la empresa o empleador',
    ],
    ['en', 'Work experience', 'Occupation or position', 'held', 'Name and address of', 'employer'],
    ['tr', 'İş deneyimi', 'Meslek veya', 'pozisyon', 'İşverenin adı', 've adresi'],
    ['lv', 'Work experience', 'Profesija vai', 'ieņemamais amats', 'Darba devēja', 'nosaukums un adrese'],
  ])('%s', (_, heading, title, rest, firm, more) => {
    const form = (job: string, employer: string, dates: string): TestLine[] => [
      line(`${title}\t${job}`),
      line(rest),
      line(`${firm}\t${employer}`),
      line(more),
      line(dates),
    ];
    const found = read(
      head(heading, 80),
      ...form('Nurse', 'San Vitale Hospital', '03/2018 – 06/2021'),
      ...form('Head Nurse', 'Villa Ortensia Clinic', '07/2021 – 10/2024'),
    ).work.map(({ title: read_title, employer }) => `${read_title} @ ${employer}`);
    expect(found).toEqual(['Nurse @ San Vitale Hospital', 'Head Nurse @ Villa Ortensia Clinic']);
  });
});
