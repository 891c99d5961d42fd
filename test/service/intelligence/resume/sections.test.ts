import { describe, expect, test } from 'vitest';
import { contentStart, readSections } from '#service/intelligence/resume/sections.ts';
import { documentOf, type TestLine } from '../../../helpers/document.ts';

const kinds = (lines: readonly TestLine[]): string[] =>
  readSections(documentOf(lines)).map(({ kind }) => kind);

/** A line below an empty one. */
const apart = (text: string): TestLine => ({ text, apart: true });

describe('readSections', () => {
  test('sections follow each other without gaps and cover the text', () => {
    const document = documentOf([
      'Ada Muster',
      'ada@example.com',
      'EXPERIENCE',
      'Cook, Inn',
      'Education',
      'B.A. History',
    ]);
    const sections = readSections(document);
    expect(sections[0]?.start).toBe(0);
    expect(sections.at(-1)?.end).toBe(document.text.length);
    for (const [at, section] of sections.entries()) {
      if (at > 0) expect(section.start).toBe(sections[at - 1]?.end);
    }
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'education']);
  });

  test.each([
    ['Berufserfahrung', 'experience'],
    ['Beruflicher Werdegang:', 'experience'],
    ['EXPÉRIENCE PROFESSIONNELLE', 'experience'],
    ['Formación académica', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Opleidingen', 'education'],
    ['Habilidades', 'skills'],
    ['Umiejętności', 'skills'],
    ['Sprachkenntnisse', 'languages'],
    ['E D U C AT I O N', 'education'],
    ['S UMMARY', 'summary'],
    ['Certifications & Activities', 'certifications'],
    ['Relevant Teaching Experience', 'experience'],
    ['À propos de moi', 'summary'],
    ['I miei studi', 'education'],
    ['Ben Kimim?', 'summary'],
    ['Sertifikalar ve Belgeler', 'certifications'],
    ['Kurser og certifikater', 'certifications'],
    ['2 Work history', 'experience'],
    ['Activități și responsabilități principale', null],
  ])('%s opens %s', (heading, kind) => {
    expect(kinds(['Ada Muster', 'ada@example.com', heading, 'Something'])).toEqual(
      kind === null ? ['header'] : ['header', kind],
    );
  });

  describe('in plain text, a heading in unknown words stands below an empty line as the others do', () => {
    const whole = {
      summary: ['Profile', 'Somebody who likes clean lines, quiet teams and long days on the water.'],
      experience: ['Experience', 'Electrician, Tide Works Ltd, Hull', '2018 – present', 'Wiring of boards'],
      education: ['Education', 'BSc Physics, University of Hull, 2012'],
      certifications: ['Certificates', 'Forklift licence, 2025', 'First aid, 2024'],
      languages: ['Languages', 'German: B2', 'Spanish: A2'],
    };
    const as = (unknown: keyof typeof whole | null): string[] =>
      kinds([
        'Nell Quarry',
        'Hull',
        'nell@example.com',
        ...Object.entries(whole).flatMap(([kind, [heading, ...rest]]) => [
          apart(kind === unknown ? 'Round the houses' : (heading as string)),
          ...rest,
        ]),
      ]);

    test.each(Object.keys(whole) as (keyof typeof whole)[])('%s', (kind) => {
      expect(as(kind)).toEqual(as(null));
    });

    test('but the title of a job may stand there too', () => {
      const jobs = [
        'Nell Quarry',
        'nell@example.com',
        apart('Experience'),
        'Zorblat',
        'Tide Works Ltd, Hull',
        '2018 – present',
        apart('Zorblat of the watch'),
        'Harbour Inn, Hull',
        '2012 – 2018',
        apart('Languages'),
        'German: B2',
      ];
      expect(kinds(jobs)).toEqual(['header', 'experience', 'languages']);
    });
  });

  test('groups inside a skills section do not open sections', () => {
    expect(
      kinds(['Ada Muster', 'Skills', 'Languages: Go, Python', 'Languages\tGo, Python', 'Tools: Git']),
    ).toEqual(['header', 'skills']);
  });

  test('a label left of its content opens one', () => {
    const document = documentOf(['Ada Muster', 'Experience\tCook\t2019 - 2021', 'Education\tB.A. History']);
    const sections = readSections(document);
    expect(sections.map(({ kind }) => kind)).toEqual(['header', 'experience', 'education']);
    expect(
      document.text.slice(contentStart(sections[1] as (typeof sections)[number], document.text)).trimStart(),
    ).toMatch(/^Cook/);
  });

  test('what identifies the person is a header wherever it stands', () => {
    const document = documentOf([
      'Summary',
      'Cook with ten years in hotels.',
      'Experience',
      'Cook, Inn\t2019 - 2021',
      'Ada Muster',
      '(312) 555-0187',
      'ada@example.com',
      'References',
      'Ben Boss, ben@example.com',
      'Personal details',
      'Date of birth: 4 May 1990',
      'Nationality: Dutch',
    ]);
    const headers = readSections(document)
      .filter(({ kind }) => kind === 'header')
      .map(({ start, end }) => document.text.slice(start, end))
      .join('\n');
    for (const secret of ['Ada Muster', '555-0187', 'ada@example.com', '4 May 1990', 'Dutch']) {
      expect(headers).toContain(secret);
    }
    expect(headers).not.toContain('Cook, Inn');
  });

  test('the name at the top of a column read second is a header', () => {
    const document = documentOf([
      { text: 'Skills', bold: true, font_size: 11 },
      { text: 'Cooking', font_size: 9 },
      { text: 'Baking', font_size: 9 },
      { text: 'Serving', font_size: 9 },
      { text: 'Ada Muster', font_size: 22, column: 1 },
      { text: 'Head Cook', font_size: 12, column: 1 },
      { text: 'Experience', bold: true, font_size: 11, column: 1 },
      { text: 'Cook, Inn\t2019 - 2021', font_size: 9, column: 1 },
    ]);
    expect(
      readSections(document).map(
        ({ kind, start, end }) => `${kind} ${document.text.slice(start, end).trim().split('\n')[0]}`,
      ),
    ).toEqual(['skills Skills', 'header Ada Muster', 'experience Experience']);
  });

  test('a paragraph under the contact line is a summary', () => {
    expect(
      kinds([
        'Ada Muster',
        'ada@example.com',
        'I have cooked for large hotels and small inns for more than ten years.',
        'Skills',
        'Cooking',
      ]),
    ).toEqual(['header', 'summary', 'skills']);
  });

  test('an empty document has no sections', () => {
    expect(readSections(documentOf([]))).toEqual([]);
  });
});
