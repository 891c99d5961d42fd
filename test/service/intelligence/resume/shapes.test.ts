import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { columnOf, leadingLabel } from '#service/intelligence/resume/columns.ts';
import { titledHeadingKind } from '#service/intelligence/resume/headings.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const HEAD: TestLine[] = [
  { text: 'Ada Muster', font_size: 20 },
  { text: 'Hamburg | ada.muster@example.com | +49 40 5550187', font_size: 10 },
];

const read = (...lines: TestLine[]): Profile =>
  readProfile(documentOf([...HEAD, ...lines]), { reference_date: '2026-11', lexicon: shippedLexicon() });
const notices = (...lines: TestLine[]): string[] => read(...lines).notices.map(({ type }) => type);

/** Jobs as "title @ employer", schools as "degree / school". */
function found(...lines: TestLine[]): { jobs: string[]; schools: string[] } {
  const { work, education } = read(...lines);
  return {
    jobs: work.map(({ title, employer, start }) => `${title} @ ${employer}, ${start?.year ?? '?'}`),
    schools: education.map(({ degree, school }) => `${degree} / ${school}`),
  };
}

const big = (text: string): TestLine => ({ text, font_size: 14, bold: true });
const small = (text: string): TestLine => ({ text, font_size: 10 });
const point = (text: string): TestLine => ({ text, font_size: 10, bullet: true });

describe('headings by their nouns', () => {
  test.each([
    ['Relevant Clinical Appointments', 'experience'],
    ['Additional Teaching Positions', 'experience'],
    ['Einschlägige Berufserfahrung Pflege', null],
    ['Kompetencje cyfrowe', 'skills'],
    ['Bilgisayar Becerileri', 'skills'],
    ['Competențe digitale avansate', 'skills'],
    ['TRABAJOS', 'experience'],
    ['COMPETENZE', 'skills'],
    ['Trabajos', null],
    ['Head of Education', null],
    ['Served three positions', null],
  ])('%s', (text, kind) => expect(titledHeadingKind(text)).toBe(kind));
});

describe('labels and heads of columns', () => {
  test.each([
    ['Arbeitgeber', 'employer'],
    ['Funcția sau postul ocupat', 'title'],
    ['Main activities and', 'other'],
    ['Harbor Grill', null],
  ])('%s', (text, column) => expect(columnOf(text)).toBe(column));

  test('a label ends where its field begins', () => {
    expect(leadingLabel('Perioada\tmai 2017')).toEqual({ column: 'dates', from: 9 });
    expect(leadingLabel('Numele și adresa angajatorului Spitalul Ilfov')).toEqual({
      column: 'employer',
      from: 31,
    });
    expect(leadingLabel('Position held by the team')).toEqual({ column: 'title', from: 14 });
    expect(leadingLabel('Built a team of five')).toBe(null);
  });
});

const form = (title: string, employer: string, years: string): TestLine[] => [
  small(`Amata nosaukums: ${title}`),
  small(`Darba devējs: ${employer}`),
  small(years),
];

describe('forms and lists', () => {
  test('labels in words nobody listed are no part of their fields', () => {
    expect(
      found(
        big('Work Experience'),
        ...form('Pavārs', 'Zelta Enkurs SIA', '03/2019 – 06/2021'),
        ...form('Galdnieks', 'Ozolu Darbnīca SIA', '01/2015 – 02/2019'),
      ).jobs.map((job) => job.includes('nosaukums') || job.includes('devējs')),
    ).toEqual([false, false]);
  });

  test('the ends of a range on a line each', () => {
    expect(
      found(
        big('Work Experience'),
        small('Line Cook, Harbor Grill'),
        small('From 03/2019'),
        small('To 06/2021'),
        point('Worked grill and fry.'),
        small('Prep Cook, The Salted Fig'),
        small('From 05/2016'),
        small('To 02/2019'),
        point('Cut and washed.'),
      ).jobs,
    ).toEqual(['Line Cook @ Harbor Grill, 2019', 'Prep Cook @ The Salted Fig, 2016']);
  });

  test('counted entries go without their numbers', () => {
    expect(
      found(
        big('Work Experience'),
        small('1. Line Cook, Harbor Grill\tMar 2019 – Jun 2021'),
        point('Worked grill and fry.'),
        small('2. Prep Cook, The Salted Fig\tMay 2016 – Feb 2019'),
        point('Cut and washed.'),
      ).jobs,
    ).toEqual(['Line Cook @ Harbor Grill, 2019', 'Prep Cook @ The Salted Fig, 2016']);
  });

  test('a grade belongs to its school in any language', () => {
    expect(
      found(
        big('Education'),
        small('Example State University\t2013 – 2017'),
        small('B.S. Computer Science'),
        small('Keskmine hinne: 4,2 / 5'),
      ).schools,
    ).toEqual(['B.S. / Example State University']);
  });

  test('lists after the schools of a resume without headings', () => {
    const { languages, skills, certifications } = read(
      small('Line Cook, Harbor Grill\tMar 2019 – Jun 2021'),
      point('Worked grill and fry.'),
      small('Prep Cook, The Salted Fig\tMay 2016 – Feb 2019'),
      point('Cut and washed.'),
      small('Diploma in Culinary Arts, Example College\t2014 – 2016'),
      small('English (native), German (B1)'),
      small('Menu planning, Stock control, Pastry, Grilling'),
      small('First Aid at Work'),
    );
    expect(languages.map(({ name }) => name)).toEqual(['English', 'German']);
    expect(skills.slice(0, 4).map(({ name }) => name)).toEqual([
      'Menu planning',
      'Stock control',
      'Pastry',
      'Grilling',
    ]);
    expect(certifications.map(({ name }) => name)).toContain('First Aid at Work');
  });
});

describe('entries by their shape', () => {
  test('sections under headings nobody knows', () => {
    expect(
      found(
        big('Places that paid me'),
        small('Line Cook, Harbor Grill\tMar 2019 – Jun 2021'),
        point('Worked grill and fry.'),
        big('Where I learned'),
        small('Bachelor of Arts, University of Dayton, 2018'),
        big('Odds and ends'),
        small('Volunteer fireman'),
      ),
    ).toEqual({
      jobs: ['Line Cook @ Harbor Grill, 2019'],
      schools: ['Bachelor of Arts / University of Dayton'],
    });
  });

  test('a language nobody listed: dates and order alone, and a notice says so', () => {
    const lines = [
      big('Szakmai tapasztalat'),
      small('Könyvelő\t2019.03 – 2024.06'),
      small('Duna Papír Kft.'),
      point('Havi zárások készítése.'),
      big('Tanulmányok'),
      small('Corvinus Egyetem\t2011 – 2015'),
      small('Közgazdász'),
    ];
    expect(found(...lines)).toEqual({
      jobs: ['Könyvelő @ Duna Papír Kft., 2019'],
      schools: ['Közgazdász / Corvinus Egyetem'],
    });
    expect(notices(...lines)).toContain('READ_BY_SHAPE');
    // one heading that another language has as well tells nothing of the rest
    expect(notices(big('Hobby'), small('Horgászat'), ...lines)).toContain('READ_BY_SHAPE');
    expect(notices('Experience', 'Line Cook, Harbor Grill\tMar 2019 – Jun 2021')).not.toContain(
      'READ_BY_SHAPE',
    );
    // an unusual title is no other language
    expect(notices('Experience', 'Hop Whisperer, Harbor Grill\tMar 2019 – Jun 2021')).not.toContain(
      'READ_BY_SHAPE',
    );
  });

  test.each<[string, TestLine[], string[]]>([
    [
      'rows of a table under its head',
      [
        'Experience',
        'Zeitraum\tUnternehmen\tPosition\tOrt',
        '01/2018 – heute\tNordfracht\tDisponentin\tHamburg',
        '08/2014 – 12/2017\tElbtrans\tSachbearbeiterin Export\tKiel',
      ],
      ['Disponentin @ Nordfracht, 2018', 'Sachbearbeiterin Export @ Elbtrans, 2014'],
    ],
    [
      'two columns of dates',
      [
        'Experience',
        'From\tTo\tEmployer\tJob',
        '02/2020\tpresent\tNorthgate Electric\tElectrician',
        '01/2016\t01/2020\tVolt & Sons\tApprentice',
      ],
      ['Electrician @ Northgate Electric, 2020', 'Apprentice @ Volt & Sons, 2016'],
    ],
    [
      'labels before the fields, the employer below the tasks',
      [
        'Experiența profesională',
        'Perioada mai 2017 – prezent',
        'Funcția sau postul ocupat Asistent medical',
        'Activități și responsabilități principale Administrarea tratamentelor',
        'Numele și adresa angajatorului Spitalul Județean Ilfov',
      ],
      ['Asistent medical @ Spitalul Județean Ilfov, 2017'],
    ],
    [
      'points that are entries',
      [
        'Work',
        { text: 'Shift Supervisor – Palmer Mills, 2019 – present', bullet: true },
        'Lead a crew of nine and keep the shift log.',
        { text: 'Warehouse Operative – Rochdale Parcels, 2013 – 2016', bullet: true },
        'Picked and packed orders.',
      ],
      ['Shift Supervisor @ Palmer Mills, 2019', 'Warehouse Operative @ Rochdale Parcels, 2013'],
    ],
    [
      'projects inside a job',
      [
        'Experience',
        'Halden Advisory Group\tApr 2018 – Present',
        'Senior Consultant',
        'Claims migration for a regional insurer\tJan 2021 – Dec 2022',
        { text: 'Led six analysts.', bullet: true },
      ],
      ['Senior Consultant @ Halden Advisory Group, 2018'],
    ],
    [
      'a title and an employer that only their print told apart',
      ['Experience', '01/2018 – present', 'HEAD NURSE MERCY HOSPITAL'],
      ['HEAD NURSE @ MERCY HOSPITAL, 2018'],
    ],
    [
      'Turkish',
      ['İş Deneyimi', 'Muhasebe Uzmanı\tMart 2020 – Halen', 'Demirtaş Gıda San. ve Tic. A.Ş., Ankara'],
      ['Muhasebe Uzmanı @ Demirtaş Gıda San. ve Tic. A.Ş., 2020'],
    ],
  ])('%s', (_name, lines, jobs) => expect(found(...lines).jobs).toEqual(jobs));

  test('a school among the jobs is a school', () => {
    const { jobs, schools } = found(
      'Experience',
      'Monteur, Holst Anlagenbau\t08/2011 – 08/2016',
      'Bachelor of Engineering, Fachhochschule Kiel\t2008 – 2011',
    );
    expect(jobs).toEqual(['Monteur @ Holst Anlagenbau, 2011']);
    expect(schools).toEqual(['Bachelor of Engineering / Fachhochschule Kiel']);
  });

  test.each<[string, TestLine[], string[]]>([
    [
      'the word between a title and its employer, in its language',
      ['Experiencia', 'Jefe de cocina en Hotel Casanueva (marzo 2019 – actualidad)'],
      ['Jefe de cocina @ Hotel Casanueva, 2019'],
    ],
    [
      'no dates, and points under each entry',
      [
        'Werkervaring',
        'Ziekenhuis Utrecht, Verpleegkundige',
        point('Zorg voor twaalf patiënten.'),
        'Zorghuis Zandstra, Hoofdverpleegkundige',
        point('Inwerken van collega’s.'),
      ],
      ['Verpleegkundige @ Ziekenhuis Utrecht, ?', 'Hoofdverpleegkundige @ Zorghuis Zandstra, ?'],
    ],
    [
      'dates broken over two lines, the dash taken for a point',
      [
        'Expérience',
        'Soudeur chez Chantiers Vauquelin SA (mai 2019',
        point('décembre 2022)'),
        point('Soudage de tuyaux.'),
      ],
      ['Soudeur @ Chantiers Vauquelin SA, 2019'],
    ],
  ])('%s', (_name, lines, jobs) => expect(found(...lines).jobs).toEqual(jobs));

  test('schools by their place: a school over its dates, a school among jobs without a heading', () => {
    expect(
      found(
        'Education',
        'Universitatea Politehnica',
        'Licență, Transporturi',
        '2009 – 2012',
        'La Tei',
        '2001 – 2009',
      ).schools,
    ).toEqual(['Licență / Universitatea Politehnica', 'null / La Tei']);
  });

  test('certificates and languages under the skills are none of them; the foot of a page is nothing', () => {
    const { skills, certifications, languages } = read(
      'Kompetencje',
      'Planowanie tras, Tachograf',
      'Certyfikaty: Szkolenie BHP',
      'Języki: Polski (język ojczysty); Francuski: biegle (C1)',
      'Página 1 / 1',
    );
    expect(skills.map(({ name }) => name)).toEqual(['Planowanie tras', 'Tachograf', 'BHP']);
    expect(certifications.map(({ name }) => name)).toEqual(['Szkolenie BHP']);
    expect(languages.map(({ name }) => name)).toEqual(['Polish', 'French']);
  });
});
