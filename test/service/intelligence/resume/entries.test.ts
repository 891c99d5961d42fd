import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const HEAD = ['Ada Muster', 'Hamburg, Germany | ada.muster@example.com | +49 40 5550187'];
const read = (...lines: TestLine[]): Profile =>
  readProfile(documentOf([...HEAD, ...lines]), { reference_date: '2026-11', lexicon: shippedLexicon() });
const DID: TestLine = { text: 'Kept the records of six sites in order', bullet: true };

function date(value: { year: number; month: number | null } | null): string {
  return value === null ? '?' : `${value.year}${value.month === null ? '' : `-${value.month}`}`;
}

/** The jobs of an experience section in one line each: title @ employer, start–end. */
function jobs(...lines: TestLine[]): string[] {
  return read('Experience', ...lines).work.map(
    ({ title, employer, start, end, current }) =>
      `${title} @ ${employer}, ${date(start)}–${current ? 'now' : date(end)}`,
  );
}

function schools(...lines: TestLine[]): string[] {
  return read('Education', ...lines).education.map(
    ({ degree, field, school, completed }) => `${degree} / ${field} / ${school}${completed ? '' : ' open'}`,
  );
}

describe('figures in the head of a job', () => {
  test.each<[string, TestLine[], string[]]>([
    [
      'a year before the name is no title',
      ['1996', 'Harbour Film Works', DID, '2003', 'Lantern Stage Company', DID],
      ['null @ Harbour Film Works, ?–?', 'null @ Lantern Stage Company, ?–?'],
    ],
    [
      'nor is the number of an entry',
      ['1', 'Northfold Energy\t2016 - 2019', DID, '2', 'Orbisware Ltd\t2012 - 2016', DID],
      ['null @ Northfold Energy, 2016–2019', 'null @ Orbisware Ltd, 2012–2016'],
    ],
    [
      'figures within a title are',
      ['Level 2 Technician, Northfold Energy\t2016 - 2019', DID],
      ['Level 2 Technician @ Northfold Energy, 2016–2019'],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });
});

describe('headers of jobs', () => {
  test.each<[string, TestLine[], string[]]>([
    [
      'an agency, and what an employer was before, are not its name',
      [
        'Data Engineer',
        'Northfold Energy, via Brightmoor Staffing\tFeb 2022 - Present',
        DID,
        'Principal Engineer at Orbisware (formerly Datakin, acquired 2021)',
        'Jan 2018 - Jan 2022',
        DID,
      ],
      ['Data Engineer @ Northfold Energy, 2022-2–now', 'Principal Engineer @ Orbisware, 2018-1–2022-1'],
    ],
    [
      'a legal form with full stops ends no sentence',
      [
        'Główna księgowa – Metalpol Sp. z o.o.',
        'luty 2019 – obecnie · Kraków',
        DID,
        'Jefa de obra – Aceros Sur S.A.',
        '2014 – 2018 · Sevilla',
        DID,
      ],
      ['Główna księgowa @ Metalpol Sp. z o.o., 2019-2–now', 'Jefa de obra @ Aceros Sur S.A., 2014–2018'],
    ],
    [
      'what somebody was made is not what they did',
      [
        'Piedmont Vale Medical Center',
        'Registered Nurse – Cardiac ICU (24 beds)',
        'March 2019 – Present',
        DID,
      ],
      ['Registered Nurse @ Piedmont Vale Medical Center, 2019-3–now'],
    ],
    [
      'a full stop between title and employer',
      ['Jefe de obra. Construcciones Urdaibai S.L.', 'Marzo 2018 – Actualidad', DID],
      ['Jefe de obra @ Construcciones Urdaibai S.L., 2018-3–now'],
    ],
    [
      'employer, place and title in one line between commas',
      ['RED FORK REFINING, TULSA, OK, PROCESS OPERATOR, 2009-2016', DID],
      ['PROCESS OPERATOR @ RED FORK REFINING, 2009–2016'],
    ],
    [
      'the labels of the older Europass form',
      [
        'Dates\tJanuary 2018 - present',
        'Occupation or position held\tQuality Inspector',
        'Name and address of employer\tSavaplast d.o.o., Zagreb',
        'Dates\tMay 2012 - December 2017',
        'Occupation or position held\tLaboratory Technician',
        'Name and address of employer\tKemolab d.d., Sisak',
      ],
      [
        'Quality Inspector @ Savaplast d.o.o., 2018-1–now',
        'Laboratory Technician @ Kemolab d.d., 2012-5–2017-12',
      ],
    ],
    [
      'a year that nobody closed goes on',
      [
        '2022–\tAssociate Professor, University of Eastmarch',
        '2016–2022\tAssistant Professor, Loxley University',
      ],
      [
        'Associate Professor @ University of Eastmarch, 2022–now',
        'Assistant Professor @ Loxley University, 2016–2022',
      ],
    ],
    [
      'words nobody knows: a name joined by a sign is the employer',
      ['Kettle & Crumb', 'Front of House', 'June 2016 – December 2018', DID],
      ['Front of House @ Kettle & Crumb, 2016-6–2018-12'],
    ],
    [
      'an employer without a word for one, told by the other entries',
      [
        'Quillstack\tMar 2021 - Present',
        'Backend Developer',
        DID,
        'Tessera\t2018 - 2021',
        'Data Wrangler',
        DID,
      ],
      ['Backend Developer @ Quillstack, 2021-3–now', 'Data Wrangler @ Tessera, 2018–2021'],
    ],
    [
      'a description under the employer is no employer',
      ['Atelier Nord', 'Award-winning independent studio', 'Project Architect\tMay 2020 - June 2022', DID],
      ['Project Architect @ Atelier Nord, 2020-5–2022-6'],
    ],
    [
      'a department after the employer',
      ['Project Architect', 'Greyson & Partners – Customer Care', 'Leeds, UK\tMay 2020 - June 2022', DID],
      ['Project Architect @ Greyson & Partners, 2020-5–2022-6'],
    ],
    [
      'a ward goes with the title',
      ['Staff Nurse, ICU, Larkspur Health\tFeb 2021 - Oct 2022', DID],
      ['Staff Nurse, ICU @ Larkspur Health, 2021-2–2022-10'],
    ],
    [
      'slashes between the parts, and inside a bracket',
      [
        'Line Cook',
        'Nonna Pia / Tulsa, OK / 2017 - 2018',
        DID,
        'Cook (L4 / L5)',
        'Copper & Rye / Reno, NV / 2015 - 2016',
      ],
      ['Line Cook @ Nonna Pia, 2017–2018', 'Cook (L4 / L5) @ Copper & Rye, 2015–2016'],
    ],
    [
      'a colon after the employer',
      ['Beacon Parcel: Warehouse Associate (2016 - 2018)', DID],
      ['Warehouse Associate @ Beacon Parcel, 2016–2018'],
    ],
    [
      'labels before the parts',
      ['Company: Pemberton Mills', 'Position: Machine Operator', 'Period: 03/2016 - 04/2018', DID],
      ['Machine Operator @ Pemberton Mills, 2016-3–2018-4'],
    ],
    [
      'an unlisted town after the employer, like the known one of another entry',
      [
        'Charge Nurse',
        'Severnside Trust, Bristol\t2021 - Present',
        DID,
        'Staff Nurse',
        'Avon Cross Hospital, Bath\t2018 - 2021',
        DID,
      ],
      ['Charge Nurse @ Severnside Trust, 2021–now', 'Staff Nurse @ Avon Cross Hospital, 2018–2021'],
    ],
    [
      'a legal form after a comma',
      ['Pipe Welder, Tri-River Boilers, Inc., Tulsa, OK\t2017 - 2019', DID],
      ['Pipe Welder @ Tri-River Boilers, Inc., 2017–2019'],
    ],
    [
      'a person or an office as employer',
      ['Associate Attorney | Judge Eleanor Vasquez, Superior Court | 2017 - 2019', DID],
      ['Associate Attorney @ Judge Eleanor Vasquez, Superior Court, 2017–2019'],
    ],
    [
      'the date on a line of its own, before and after',
      [
        'May 2020 - June 2022',
        'Sous Chef',
        'Bistro Lavande, Tampa, FL',
        DID,
        '2018 - 2020',
        'Line Cook',
        'Nonna Pia',
        DID,
      ],
      ['Sous Chef @ Bistro Lavande, 2020-5–2022-6', 'Line Cook @ Nonna Pia, 2018–2020'],
    ],
    [
      'a range broken over two lines of a narrow column',
      ['Payroll Clerk', 'Willow Court, Hamburg | September 2015 - December', '2017', DID],
      ['Payroll Clerk @ Willow Court, 2015-9–2017-12'],
    ],
    [
      'a title broken over two lines',
      ['Oakridge Academy – Secondary School\tJun 2021 - May 2022', 'Teacher', DID],
      ['Secondary School Teacher @ Oakridge Academy, 2021-6–2022-5'],
    ],
    [
      'German, with bei',
      ['Schlosser bei Hartmann Elektrotechnik GmbH\t03/2016 - 04/2018', DID],
      ['Schlosser @ Hartmann Elektrotechnik GmbH, 2016-3–2018-4'],
    ],
  ])('%s', (_name, lines, expected) => expect(jobs(...lines)).toEqual(expected));
});

describe('entries of jobs', () => {
  test.each<[string, TestLine[], string[]]>([
    [
      'roles under one employer named once',
      [
        'City of Marlow\tLeeds, UK',
        'HR Business Partner\tJul 2024 - Present',
        DID,
        'HR Generalist\tJun 2021 - Jun 2024',
        DID,
        'Orchard Staffing\tYork, UK',
        'Recruiter\tDec 2017 - Feb 2021',
        DID,
      ],
      [
        'HR Business Partner @ City of Marlow, 2024-7–now',
        'HR Generalist @ City of Marlow, 2021-6–2024-6',
        'Recruiter @ Orchard Staffing, 2017-12–2021-2',
      ],
    ],
    [
      'an employer with its own dates over the roles is no job',
      [
        'Bluefin Aerospace\t2018 - Present',
        'HR Business Partner\tMay 2022 - Present',
        DID,
        'Recruiter\tJune 2018 - April 2022',
        DID,
      ],
      ['HR Business Partner @ Bluefin Aerospace, 2022-5–now', 'Recruiter @ Bluefin Aerospace, 2018-6–2022-4'],
    ],
    [
      'what was done for clients is inside the job',
      [
        'Senior Consultant, Lumen & Grey Consulting\t2018 - 2022',
        'Client: Halden Foods (Jan 2019 - Mar 2019)',
        DID,
        'Client: Quayside Bank (Apr 2019 - Dec 2020)',
        DID,
      ],
      ['Senior Consultant @ Lumen & Grey Consulting, 2018–2022'],
    ],
    [
      'leave is no employer',
      ['Parental Leave\t2020 - 2021', 'Line Cook, Nonna Pia\t2017 - 2020', DID],
      ['Line Cook @ Nonna Pia, 2017–2020'],
    ],
    [
      'subheadings inside a job cut nothing off',
      [
        'Account Executive, Vantor\t2018 - 2022',
        'Key achievements:',
        DID,
        'Sales Associate, Juniper & Oak\t2015 - 2018',
        'Key achievements:',
        DID,
      ],
      ['Account Executive @ Vantor, 2018–2022', 'Sales Associate @ Juniper & Oak, 2015–2018'],
    ],
    [
      'points without signs are no headers',
      [
        'Lab Technician, Genovia Biotech\t2018 - 2022',
        'Cloned and purified 30 enzymes',
        'Kept mass spectrometers calibrated',
        'Lab Assistant, Institut Curval\t2015 - 2018',
        'Washed and sorted the glassware',
      ],
      ['Lab Technician @ Genovia Biotech, 2018–2022', 'Lab Assistant @ Institut Curval, 2015–2018'],
    ],
    [
      'a job without dates between two with',
      [
        'Sous Chef, Bistro Lavande\t2018 - 2022',
        DID,
        'Line Cook, Nonna Pia',
        DID,
        'Commis Chef, Copper & Rye\t2012 - 2015',
        DID,
      ],
      [
        'Sous Chef @ Bistro Lavande, 2018–2022',
        'Line Cook @ Nonna Pia, ?–?',
        'Commis Chef @ Copper & Rye, 2012–2015',
      ],
    ],
  ])('%s', (_name, lines, expected) => expect(jobs(...lines)).toEqual(expected));

  test('bullets stand under their job', () => {
    const profile = read(
      'Experience',
      'Sous Chef, Bistro Lavande\t2018 - 2022',
      { text: 'Ordered fish', bullet: true },
      'Line Cook, Nonna Pia\t2015 - 2018',
      { text: 'Chopped onions', bullet: true },
      { text: 'Washed pans', bullet: true },
    );
    expect(profile.work.map(({ bullets }) => bullets.length)).toEqual([1, 2]);
  });

  test.each([
    ['Accounting Intern', 'internship'],
    ['Welding Apprentice', 'internship'],
    ['Werkstudentin', 'internship'],
    ['Internal Auditor', 'employment'],
    ['Stage Manager', 'employment'],
  ])('%s is %s', (title, kind) => {
    expect(read('Experience', `${title}, Halden Foods Ltd\t2018 - 2022`, DID).work[0]?.kind).toBe(kind);
  });
});

describe('education', () => {
  test.each<[string, TestLine[], string[]]>([
    [
      'school with its dates, then the degree',
      ['Hartwell College\t2010 - 2013', 'B.A., History'],
      ['B.A. / History / Hartwell College'],
    ],
    [
      'degree, field and school on a line each',
      ['Fachwirt', 'Logistiksysteme', 'Kammer Nordkai', '2016 - 2018'],
      ['Fachwirt / Logistiksysteme / Kammer Nordkai'],
    ],
    [
      'a degree broken over a narrow column',
      ['Bach\tDePaul University, Psychology\tMay 2012', 'elor of', 'Arts'],
      ['Bachelor of Arts / Psychology / DePaul University'],
    ],
    [
      'grades, honours and courses are no entries',
      [
        'Diploma in Culinary Arts\t2012',
        'Ashford Culinary Institute',
        'GPA 3.8, Magna Cum Laude',
        'Awarded the Founders Scholarship',
        'High School Diploma\t2010',
        'Port Allen High School',
      ],
      [
        'Diploma / Culinary Arts / Ashford Culinary Institute',
        'High School Diploma / null / Port Allen High School',
      ],
    ],
    [
      'not finished',
      ['B.Sc. in Physics, Tilden University\t2012 - 2014 (incomplete)'],
      ['B.Sc. / Physics / Tilden University open'],
    ],
    [
      'all but the thesis',
      ['PhD in History (ABD), Tilden University\t2012 - 2018'],
      ['PhD / History / Tilden University open'],
    ],
    [
      'expected',
      ['Pharm.D., Ohio Valley College of Pharmacy\tExpected May 2027'],
      ['Pharm.D. / null / Ohio Valley College of Pharmacy open'],
    ],
    [
      'an apprenticeship',
      ['Ausbildung, Fachkraft für Lagerlogistik', 'Berufsschule Harburg\t2008 - 2011'],
      ['Ausbildung / Fachkraft für Lagerlogistik / Berufsschule Harburg'],
    ],
  ])('%s', (_name, lines, expected) => expect(schools(...lines)).toEqual(expected));
});

function told(...lines: TestLine[]): string[] {
  return read('Experience', ...lines).notices.map(({ type }) => type);
}

describe('what a person should know of the dates', () => {
  const NOW = 'Sous Chef, Bistro Lavande\tJan 2020 - Present';

  test.each<[string, TestLine[], string[]]>([
    ['nothing where jobs follow each other', [NOW, DID, 'Cook, Nonna Pia\tMar 2017 - Nov 2019', DID], []],
    ['a gap of six months', [NOW, DID, 'Cook, Nonna Pia\tMar 2017 - Jun 2019', DID], ['GAP']],
    ['five are none', [NOW, DID, 'Cook, Nonna Pia\tMar 2017 - Jul 2019', DID], []],
    [
      'nor is leave the resume names',
      [NOW, DID, 'Parental Leave\tJuly 2018 - Dec 2019', 'Cook, Nonna Pia\tMar 2017 - Jun 2018', DID],
      [],
    ],
    ['two jobs at once', [NOW, DID, 'Cook, Nonna Pia\tMar 2017 - Mar 2020', DID], ['OVERLAP']],
    ['two months are a handover', [NOW, DID, 'Cook, Nonna Pia\tMar 2017 - Feb 2020', DID], []],
    [
      'a part-time job may run beside',
      [NOW, DID, 'Cook (part-time), Nonna Pia\tMar 2017 - May 2020', DID],
      [],
    ],
    ['the wrong way round', ['Cook, Nonna Pia\tMay 2019 - Mar 2017', DID], ['DATES_SWAPPED']],
    ['still to come', ['Cook, Nonna Pia\tMay 2026 - Mar 2028', DID], ['FUTURE_DATES']],
    ['no dates', [NOW, DID, 'Line Cook, Nonna Pia', DID], ['UNDATED_WORK']],
  ])('%s', (_name, lines, expected) => expect(told(...lines)).toEqual(expected));

  test.each<[string, TestLine[], number | null]>([
    ['nobody led', ['Cook, Nonna Pia\tJan 2018 - Dec 2018', DID], null],
    [
      'a verb and the people',
      ['Cook, Nonna Pia\tJan 2018 - Dec 2018', { text: 'Managed a team of 6 cooks', bullet: true }],
      12,
    ],
    [
      'overlapping months count once',
      [
        'Head Chef, Nonna Pia\tJan 2018 - Dec 2018',
        { text: 'Led a kitchen crew of 9', bullet: true },
        'Chef, Copper & Rye\tJul 2018 - Dec 2018',
        { text: 'Supervised four cooks', bullet: true },
      ],
      12,
    ],
    ['a title alone is not enough', ['Project Director, Nonna Pia\tJan 2018 - Dec 2018', DID], null],
    [
      'things are no people',
      ['Cook, Nonna Pia\tJan 2018 - Dec 2018', { text: 'Managed the inventory', bullet: true }],
      null,
    ],
  ])('months of leading people: %s', (_name, lines, months) => {
    expect(read('Experience', ...lines).totals.months_management).toBe(months);
  });
});

describe('schools and training of all sorts', () => {
  test.each<[string, TestLine[], string[]]>([
    [
      'schools without a word for one, each above its degree',
      ['ETH Zürich', 'MSc Mathematics\t2013 – 2015', 'EPFL', 'BSc Mathematics\t2010 – 2013'],
      ['MSc / Mathematics / ETH Zürich', 'BSc / Mathematics / EPFL'],
    ],
    [
      'a school leaving certificate is not from the college above it',
      ['Associate of Applied Science, Logistics, Central Sandhills Community College, 2021', 'GED, 2010'],
      ['Associate of Applied Science / Logistics / Central Sandhills Community College', 'GED / null / null'],
    ],
    [
      'a certificate before the school it is from',
      ['1995 – 2004\tAbitur, Gymnasium am Deich'],
      ['Abitur / null / Gymnasium am Deich'],
    ],
    [
      'a membership that stands under education is no school',
      ['CPA, CPA British Columbia | 2017', 'BCom (Accounting), Burrard University | 2014'],
      ['BCom / Accounting / Burrard University'],
    ],
    [
      'degrees broken in a narrow column, one below the other',
      [
        'Doctor\tDeccan University, Chemistry\t2010 – 2014',
        'of',
        'Philosophy',
        'Master\tUniversity of Mysuru\t2008 – 2010',
        'of',
        'Science',
      ],
      [
        'Doctor of Philosophy / Chemistry / Deccan University',
        'Master of Science / null / University of Mysuru',
      ],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(schools(...lines)).toEqual(expected);
  });
});

describe('a resume without headings', () => {
  test('jobs and degrees below the contact lines', () => {
    const { work, education } = read(
      'Senior Buyer, Kestrel Home Goods',
      'May 2019 - present',
      'Negotiated freight terms with six carriers.',
      'Buyer, Dunmore Department Stores',
      'Aug 2014 - Apr 2019',
      'Ran the toy category across 44 stores.',
      'BA Economics, Scioto Valley University, 2012',
    );
    expect(work.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
      'Senior Buyer @ Kestrel Home Goods',
      'Buyer @ Dunmore Department Stores',
    ]);
    expect(education.map(({ degree, school }) => `${degree} / ${school}`)).toEqual([
      'BA / Scioto Valley University',
    ]);
  });

  test('one date is not enough to take the header for a career', () => {
    expect(read('Software Engineer since 2019', 'I like code.').work).toEqual([]);
  });
});
