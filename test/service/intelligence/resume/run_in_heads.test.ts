import { describe, expect, test } from 'vitest';
import { resume } from '../criteria/resumes.ts';

/** The jobs a resume of these lines is read with, and where the person lives. */
function read(heading: string, lines: readonly string[], contact = 'robin.vale@example.com, 555 0142') {
  const { profile } = resume(['Robin Vale', contact, heading, ...lines]);
  return {
    place: profile.location?.raw ?? null,
    jobs: profile.work.map(({ title, employer, start, end, current }) => ({
      title,
      employer,
      from: start?.year ?? null,
      to: current ? 'now' : (end?.year ?? null),
    })),
  };
}

describe('heads of jobs', () => {
  test.each([
    [
      'sentences on the line of the dates',
      'İŞ DENEYİMİ',
      [
        'Haz. 2021 – halen, Karaman Gıda A.Ş., Bölge Satış Müdürü. Bana bağlı on iki satış temsilcisi var. Ayda on gün bölgede seyahat ediyorum, bu tempo benim için sorun değil.',
      ],
      { title: 'Bölge Satış Müdürü', employer: 'Karaman Gıda A.Ş.', from: 2021, to: 'now' },
    ],
    [
      'sentences in small letters, under a heading of one noun in capitals',
      'TRABAJOS',
      [
        'abril 2017 - sept 2023 - electricista autónomo. cuadros, reformas y averías de bares y locales. los dos últimos años con un ayudante',
      ],
      { title: 'electricista autónomo', employer: null, from: 2017, to: 2023 },
    ],
    [
      'an abbreviation for now',
      'EXPERIENCIA PROFESIONAL',
      ['Enfermera', 'Hospital Sierra del Norte, Zaragoza', 'feb. 2021 – act.', '• Ventilación mecánica'],
      { title: 'Enfermera', employer: 'Hospital Sierra del Norte', from: 2021, to: 'now' },
    ],
    [
      'brackets that explain',
      'EXPERIENCIA PROFESIONAL',
      [
        'Enfermera de UCI polivalente (14 camas)',
        'Hospital Comarcal de Valdehuerva (red pública, dos turnos)',
        '2017 – 2021',
        '• Urgencias',
      ],
      {
        title: 'Enfermera de UCI polivalente (14 camas)',
        employer: 'Hospital Comarcal de Valdehuerva (red pública, dos turnos)',
        from: 2017,
        to: 2021,
      },
    ],
    [
      'the kind of contract beside the dates',
      'EXPÉRIENCES PROFESSIONNELLES',
      [
        'Comptable fournisseurs, Laiteries de l’Oust, Rennes',
        'Depuis février 2020 – CDI, temps plein',
        '• Saisie des factures',
      ],
      { title: 'Comptable fournisseurs', employer: 'Laiteries de l’Oust', from: 2020, to: 'now' },
    ],
    [
      'the hours behind a name',
      'BERUFSERFAHRUNG',
      ['seit 10/2020 Pflegefachkraft, Seniorenheim Am Lindenhof GmbH (30 Std./Woche)', '• Dienstplan'],
      { title: 'Pflegefachkraft', employer: 'Seniorenheim Am Lindenhof GmbH', from: 2020, to: 'now' },
    ],
    [
      'the beginning of a school year',
      'EXPÉRIENCE',
      ['Professeure, Collège Les Glycines\tdepuis la rentrée 2019', '• Référente numérique'],
      { title: 'Professeure', employer: 'Collège Les Glycines', from: 2019, to: 'now' },
    ],
    [
      'dates at the end, with full stops',
      'TRAYECTORIA',
      [
        'Encargada de turno, Conservas Punta Norte, S.A. (conservas de pescado), Ribeira. Desde abril de 2019 hasta hoy.',
        'Partes de producción en SAP PP.',
        'Operaria de línea, Frigoríficos del Norte, S.L. (congelados), Boiro. Junio de 2012 a marzo de 2019.',
      ],
      {
        title: 'Encargada de turno',
        employer: 'Conservas Punta Norte, S.A. (conservas de pescado)',
        from: 2019,
        to: 'now',
      },
    ],
    [
      'dates in the middle, sentences behind them',
      'ESPERIENZE',
      [
        'Responsabile acquisti, Meccanica Serio S.r.l. (macchine utensili), Treviglio: da gennaio 2021 a oggi. Coordino 3 buyer.',
        'Buyer, Tessitura Orobica S.p.A., Albino: settembre 2014 – dicembre 2020.',
      ],
      {
        title: 'Responsabile acquisti',
        employer: 'Meccanica Serio S.r.l. (macchine utensili)',
        from: 2021,
        to: 'now',
      },
    ],
    [
      'dates in brackets, sentences behind them',
      'EXPERIENCE',
      [
        'Shift supervisor, Fernhill Plastics Ltd, Leeds (January 2020 – present). Nine fitters. Siemens S7 since 2020.',
      ],
      { title: 'Shift supervisor', employer: 'Fernhill Plastics Ltd', from: 2020, to: 'now' },
    ],
  ])('%s', (_what, heading, lines, job) => {
    expect(read(heading, lines).jobs[0]).toEqual(job);
  });
});

describe('what is no head of a job', () => {
  test('a sentence that ends with dates', () => {
    const { jobs } = read('Experience', [
      'Cook, Harbor Grill, Leith\t2018 – 2024',
      'The kitchen was rebuilt and moved from March 2019 to June 2020.',
    ]);
    expect(jobs).toHaveLength(1);
  });

  test('jobs below a list in one line, where no heading names them', () => {
    const { profile } = resume([
      'Robin Vale',
      'robin.vale@example.com, 555 0142',
      'Skills: stock control, forklift, SAP WM',
      'Warehouse supervisor, Fernhill Logistics Ltd\t2019 – 2024',
      '• Ran the night shift',
      'Picker, Harbor Stores Ltd\t2015 – 2019',
      '• Picked and packed',
    ]);
    expect(profile.work.map(({ employer }) => employer)).toEqual([
      'Fernhill Logistics Ltd',
      'Harbor Stores Ltd',
    ]);
  });

  test('military service in Turkey', () => {
    const { jobs } = read('Deneyim', [
      '2013 – 2019: CNC operatörü, Mudanya Döküm',
      '2011 – 2012: askerlik (terhis)',
    ]);
    expect(jobs.map(({ title }) => title)).toEqual(['CNC operatörü']);
  });
});

/** Two degrees on one line are two, each with its own state. */
describe('degrees that share a line', () => {
  test.each([
    [
      'Formación',
      'Tecnicatura Universitaria en Administración, UNR, completa (2017); Contador Público, UNR: trunco, 14 materias rendidas',
      [
        ['Tecnicatura Universitaria en', true],
        ['Contador Público', false],
      ],
    ],
    [
      'Titoli di studio',
      'Laurea triennale in Ingegneria Gestionale, Università di Bergamo, 2013. Laurea magistrale: mi mancano due esami.',
      [
        ['Laurea triennale', true],
        ['Laurea magistrale', false],
      ],
    ],
    ['Education', 'BSc in Chemistry, University of Leeds, 2012. Thesis on catalysts.', [['BSc', true]]],
  ] as const)('%s: %s', (heading, line, degrees) => {
    const { profile } = resume(['Robin Vale', 'robin.vale@example.com', heading, line]);
    expect(profile.education.map(({ degree, completed }) => [degree, completed])).toEqual(degrees);
  });
});

describe('where somebody lives', () => {
  test.each([
    ['Erding, 555 0107, robin.vale@example.com', 'Erding'],
    ['Getafe (Madrid), 555 0102, robin.vale@example.com', 'Getafe (Madrid)'],
  ])('%s', (contact, place) => {
    expect(read('Experience', ['Cook, Harbor Grill, 2019 – 2021'], contact).place).toBe(place);
  });
});
