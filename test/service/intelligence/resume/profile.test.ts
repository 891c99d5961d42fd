import { describe, expect, test } from 'vitest';
import type { Profile } from '#service/intelligence/profile.ts';
import { Profile as ProfileSchema } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const read = (lines: readonly TestLine[]): Profile =>
  readProfile(documentOf(lines), { reference_date: '2026-11', lexicon: shippedLexicon() });
const HEAD = ['Ada Muster', 'Hamburg, Germany | ada.muster@example.com | +49 40 5550187'];

function date(value: { year: number; month: number | null } | null): string {
  return value === null ? '?' : `${value.year}${value.month === null ? '' : `-${value.month}`}`;
}

/** The jobs of an experience section in one line each: title @ employer, start–end. */
function jobs(...lines: TestLine[]): string[] {
  return read([...HEAD, 'Experience', ...lines]).work.map(
    ({ title, employer, start, end, current }) =>
      `${title} @ ${employer}, ${date(start)}–${current ? 'now' : date(end)}`,
  );
}

function schools(...lines: TestLine[]): string[] {
  return read([...HEAD, 'Education', ...lines]).education.map(
    ({ degree, level, field, school, completed }) =>
      `${degree}[${level}] / ${field} / ${school}${completed ? '' : ' open'}`,
  );
}

describe('contact', () => {
  test('name, e-mail, telephone, place and links of the header', () => {
    const profile = read([...HEAD, 'linkedin.com/in/adamuster', 'Summary', 'Cook.']);
    expect(profile).toMatchObject({
      name: 'Ada Muster',
      emails: ['ada.muster@example.com'],
      phones: ['+49405550187'],
      links: ['linkedin.com/in/adamuster'],
      location: { city: 'Hamburg', country: 'DE' },
    });
  });

  test.each([
    ['a document title is no name', ['Curriculum Vitae', 'Ada Muster', 'ada@example.com'], 'Ada Muster'],
    ['nor is a job title', ['Senior Software Engineer', 'Ada Muster', 'ada@example.com'], 'Ada Muster'],
    ['capitals and other letters', ['ANNA WIŚNIEWSKA', 'anna@example.com'], 'ANNA WIŚNIEWSKA'],
    ['one name', ['Odile', 'odile@example.com | (503) 555-0147'], 'Odile'],
    [
      'a name over two lines',
      [
        { text: 'Ada', font_size: 24 },
        { text: 'Muster', font_size: 24 },
        { text: 'ada@example.com', font_size: 9 },
      ],
      'Ada Muster',
    ],
    ['degrees after the name', ['Ada Muster, MBA', 'ada@example.com'], 'Ada Muster'],
    ['initials that could be a degree', ['M.S. Iyer', 'ms.iyer@example.com'], 'M.S. Iyer'],
    ['nobody', ['ada@example.com'], null],
  ])('%s', (_name, lines, expected) => {
    expect(read([...(lines as TestLine[]), 'Experience', 'Cook, Inn\t2019 - 2021']).name).toBe(expected);
  });

  test.each([
    'Skill Details',
    'Data Science',
    'TECHNICAL QUALIFICATIONS',
    'MBA',
    'BE IT',
    'Matric',
    'Hill School',
  ])('a resume without a header that opens with "%s" has no name', (line) => {
    expect(read([line, 'Python, SQL', 'Experience', 'Cook, Inn\t2019 - 2021']).name).toBe(null);
  });

  test.each([
    ['Salem, OR · (503) 555-0147', '+15035550147'],
    ['Sevilla, España · 954 55 51 23', '+34954555123'],
    ['06/2017 – 03/2021', undefined],
    ['2017 - 2021', undefined],
  ])('telephone in "%s"', (line, expected) => {
    expect(read(['Ada Muster', 'ada@example.com', line, 'Experience']).phones[0]).toBe(expected);
  });
});

describe('work', () => {
  test.each([
    [
      'employer and dates, then title',
      ['Acme Corp\tJan 2022 – Present', 'Senior Cook · Springfield, IL', '- Cooked'],
      ['Senior Cook @ Acme Corp, 2022-1–now'],
    ],
    [
      'title, employer and dates in one line',
      ['Logistics Coordinator, Fernhill Garden Group\tMay 2021 - Oct 2023', 'Boise, ID'],
      ['Logistics Coordinator @ Fernhill Garden Group, 2021-5–2023-10'],
    ],
    [
      'employer first in one line',
      ['Müller Bau GmbH, Bauleiterin\t2019 – 2021'],
      ['Bauleiterin @ Müller Bau GmbH, 2019–2021'],
    ],
    [
      'title, employer, dates on three lines',
      ['Staff Nurse', 'St. Example Hospital | Denver, CO', 'Mar 2021 - Present', '- Cared'],
      ['Staff Nurse @ St. Example Hospital, 2021-3–now'],
    ],
    [
      'a date as heading, the role in a bullet',
      ['Feb 2019 - Present', '- Test Engineer, Larkspur Devices LLC', '- Measured'],
      ['Test Engineer @ Larkspur Devices LLC, 2019-2–now'],
    ],
    ['"at"', ['Nurse at Example Clinic\t2018 - 2020'], ['Nurse @ Example Clinic, 2018–2020']],
    [
      'a legal form after a comma',
      ['Payroll Clerk, Harbor Mills, Inc., Bangor, ME, April 2016 - Present'],
      ['Payroll Clerk @ Harbor Mills, Inc., 2016-4–now'],
    ],
    [
      'a team is no employer',
      ['Data Analyst II, Claims Platform\tMay 2023 - Present', 'Bluebell Mutual | Denver, CO', '- Built'],
      ['Data Analyst II, Claims Platform @ Bluebell Mutual, 2023-5–now'],
    ],
    [
      'dates on the left, broken over two lines',
      ['June 2022 –\tCook, Inn, Austin, TX, USA', 'Present\tCooked for many guests every day of the week.'],
      ['Cook @ Inn, 2022-6–now'],
    ],
    [
      'several jobs, each in its place',
      ['Cook', 'Inn | Graz', '2019 - 2021', '- Cooked', 'Waiter', 'Bar | Linz', '2017 - 2019', '- Served'],
      ['Cook @ Inn, 2019–2021', 'Waiter @ Bar, 2017–2019'],
    ],
    [
      'without dates',
      ['Senior Accountant, Example Trading Ltd', '- Closed books'],
      ['Senior Accountant @ Example Trading Ltd, ?–?'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(jobs(...lines)).toEqual(expected);
  });

  test('bullets keep their wrapped lines, and a year in a sentence opens no job', () => {
    const document = documentOf([
      ...HEAD,
      'Experience',
      'Cook, Inn\tJan 2019 - Dec 2021',
      '- Planned menus from 2019 to 2020 for',
      'two hundred guests',
      '- Baked',
    ]);
    const profile = readProfile(document, { reference_date: '2026-11', lexicon: shippedLexicon() });
    expect(profile.work).toHaveLength(1);
    expect(profile.work[0]?.bullets.map(({ start, end }) => document.text.slice(start, end))).toEqual([
      'Planned menus from 2019 to 2020 for\ntwo hundred guests',
      'Baked',
    ]);
    expect(profile.work[0]?.months).toBe(36);
  });

  test('the total counts overlapping months once', () => {
    expect(
      read([
        ...HEAD,
        'Experience',
        'Cook, Inn\tJan 2019 - Dec 2020',
        '- a',
        'Waiter, Bar\tJul 2020 - Jun 2021',
        '- b',
      ]).totals.months_experience,
    ).toBe(30);
    expect(read(HEAD).totals.months_experience).toBeNull();
  });
});

describe('education', () => {
  test.each([
    [
      'a licence',
      ['Cosmetology licence', 'Hill Beauty Academy, 2008 to 2009'],
      ['Cosmetology licence[2] / null / Hill Beauty Academy'],
    ],
    [
      'school, then degree',
      ['Example State University\t2013 – 2017', 'B.S. Computer Science · GPA 3.7'],
      ['B.S.[5] / Computer Science / Example State University'],
    ],
    [
      'degree, then school',
      ['Master of Science in Marine Biology', 'Example Institute | 2015-2017'],
      ['Master of Science[7] / Marine Biology / Example Institute'],
    ],
    [
      'one line',
      ['B.A. in Art History, University of Oregon\t2017'],
      ['B.A.[5] / Art History / University of Oregon'],
    ],
    ['two letters and a state', ['RIT, BS in Optics – Rochester, NY\tMay 2022'], ['BS[5] / Optics / RIT']],
    [
      'a school without a word for it',
      ['Caltech\tOct 2023 – Present', 'Ph.D., Plasma Physics'],
      ['Ph.D.[8] / Plasma Physics / Caltech open'],
    ],
    [
      'expected',
      ['Example University', 'Bachelor of Music, Composition', 'Expected Graduation: May 2027'],
      ['Bachelor of Music[5] / Composition / Example University open'],
    ],
    [
      'German',
      ['Technische Universität Graz, Dipl.-Ing. Verfahrenstechnik\t2008 – 2014'],
      ['Dipl.-Ing.[7] / Verfahrenstechnik / Technische Universität Graz'],
    ],
    [
      'vocational',
      ['Ausbildung zum Koch, Berufsschule Graz\t2010 – 2013'],
      ['Ausbildung zum[2] / Koch / Berufsschule Graz'],
    ],
    [
      'high school',
      ['High School Diploma', 'Ridge Senior High School, 2010'],
      ['High School Diploma[1] / null / Ridge Senior High School'],
    ],
    [
      'two entries',
      ['Example University\t2013 – 2017', 'BSc Physics', 'Other University\t2017 – 2019', 'MSc Physics'],
      ['BSc[5] / Physics / Example University', 'MSc[7] / Physics / Other University'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(schools(...lines)).toEqual(expected);
  });
});

describe('skills and languages', () => {
  test('listed skills as written, mentioned ones after them, languages apart', () => {
    const profile = read([
      ...HEAD,
      'Experience',
      'Engineer, Acme Ltd\t2019 - 2021',
      '- Ran Kafka on Kubernetes',
      'Skills',
      'Tools: Git, k8s, Widgetry',
      'Languages',
      'German (native), English (C1)',
      'Spanisch - Grundkenntnisse',
    ]);
    expect(profile.skills.map(({ name, canonical }) => `${name}=${canonical}`)).toEqual([
      'Git=Git',
      'k8s=Kubernetes',
      'Widgetry=null',
      'Kafka=Kafka',
    ]);
    expect(profile.languages.map(({ name, cefr }) => `${name} ${cefr}`)).toEqual([
      'German C2',
      'English C1',
      'Spanish A2',
    ]);
  });

  test('a wrapped member of a list is one skill; a language the lexicon lacks is one by its level', () => {
    const profile = read([
      ...HEAD,
      'Skills',
      'Tools: Git, widget',
      'wrangling',
      { text: 'Glass wobbling', bullet: true },
      'with sand',
      'Languages',
      'Igbo (fluent), English (C1), Level: good',
    ]);
    expect(profile.skills.map(({ name }) => name)).toEqual([
      'Git',
      'widget wrangling',
      'Glass wobbling with sand',
    ]);
    expect(profile.languages.map(({ name, cefr }) => `${name} ${cefr}`)).toEqual(['Igbo C1', 'English C1']);
  });

  test('every span is text of the document', () => {
    const document = documentOf([...HEAD, 'Skills', 'Python, SQL', 'Languages', 'French: fluent']);
    const profile = readProfile(document, { reference_date: '2026-11', lexicon: shippedLexicon() });
    expect(
      profile.skills
        .flatMap(({ evidence }) => evidence)
        .map(({ start, end }) => document.text.slice(start, end)),
    ).toEqual(['Python', 'SQL']);
    expect(profile.languages.map(({ span }) => document.text.slice(span.start, span.end))).toEqual([
      'French',
    ]);
  });
});

describe('readProfile', () => {
  test('an empty document gives an empty, valid profile', () => {
    const profile = read([]);
    expect(ProfileSchema.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({
      name: null,
      work: [],
      education: [],
      skills: [],
      languages: [],
      sections: [],
    });
  });

  test('the same document gives the same bytes', () => {
    const lines = [...HEAD, 'Experience', 'Cook, Inn\t2019 - now', '- Cooked', 'Skills', 'Cooking, HACCP'];
    expect(JSON.stringify(read(lines))).toBe(JSON.stringify(read(lines)));
  });
});
