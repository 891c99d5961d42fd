import { describe, expect, test } from 'vitest';
import { readRequirements } from '#service/intelligence/requirements/read.ts';
import type { Requirement } from '#service/intelligence/requirements/requirement.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { shippedReader } from '../../../helpers/reader.ts';

const read = (description: string, title = 'Widget Wrangler'): readonly Requirement[] =>
  readRequirements({ title, description }, shippedReader());
/** Labels, a tilde before what is only welcome. */
const labels = (description: string, title?: string): string[] =>
  read(description, title).map(({ label, must }) => (must ? label : `~${label}`));

describe('readRequirements', () => {
  test('must-haves first, then tasks, then what is welcome; employer, pay and law cut', () => {
    const description = `About us
We build Kafka clusters for banks and insurance companies.

Your tasks
- Look after our Kubernetes clusters

Requirements
- At least 5 years of software development
- Strong Go or Python, ideally Rust
- Bachelor's degree in computer science or a similar field
- Fluent German

Nice to have
- Terraform

Benefits
- Health insurance, yoga and a Python conference

Acme is an equal opportunity employer.`;
    expect(labels(description)).toEqual([
      '5+ years software development',
      'Go',
      'Python',
      "Bachelor's degree in computer science",
      'German C1',
      '~Kubernetes',
      '~Rust',
      '~Terraform',
    ]);
  });

  test.each([
    [
      'one paragraph',
      'You will turn wireframes into pages. Requirements: a portfolio, HTML5 and basic knowledge of PHP.',
      ['HTML5', 'PHP', '~Wireframes'],
    ],
    [
      'German',
      'Ihr Profil\n- Abgeschlossenes Studium im Maschinenbau\n- Mindestens vier Jahre Erfahrung im Brückenbau\n- Verhandlungssicheres Deutsch und gutes Englisch\nWir bieten\n- Kantine und Yoga',
      ['Abgeschlossenes Studium in Maschinenbau', '4+ years Brückenbau', 'German C1', 'English B2'],
    ],
    [
      'years that are no experience',
      'Requirements\n- SQL\nWe were founded 12 years ago. Sabbatical after five years.',
      ['SQL'],
    ],
    [
      'names the lexicon does not know',
      'Requirements\n- Enrolment with the BDLA\n- Knowledge of glassblowing',
      ['BDLA', 'Glassblowing'],
    ],
    [
      'traits of a person, not of what is built',
      'We take our platform from good to dependable and run a reliable timeline.\n\nWhat you must bring\n- SQL\n- Experience with reliable services\n- Detail-oriented',
      ['SQL', 'Detail-oriented'],
    ],
    ['a trait before the word for a person', 'We are looking for a reliable driver.', ['Reliable']],
    [
      'activities said as verbs',
      'Your tasks\n- Mentor four engineers, schedule the shifts\n\nYou must bring\n- Data modelling',
      ['Data modelling', '~Scheduling', '~Mentoring'],
    ],
    [
      'a part of the years, a clause that is only welcome',
      "Requirements\n- Six years in human resources, of which at least two as an HR business partner\n- Bachelor's degree; a master's degree is a plus",
      [
        '6+ years human resources',
        '2+ years as HR business partner',
        "Bachelor's degree",
        "~Master's degree",
      ],
    ],
    [
      'the lower of two degrees',
      "Requirements\n- Master's degree or PhD in physics",
      ["Master's degree in physics"],
    ],
    [
      'what a resume need not say',
      'Requirements\n- Right to work in the UK\n- Full UK driving licence\n- Willingness to travel and to work weekends\nYou must live in Leeds.',
      ['Right to work in the UK', 'Driving licence', 'Willing to travel', 'Shift work', 'Lives in Leeds'],
    ],
    [
      'years of a skill ask for the skill, a certificate for its kind',
      'Requirements\n- 2 years of UX design\n- UX/UI\n- AWS certification, Forklift licence',
      ['2+ years UX design', 'AWS certification', 'Forklift licence'],
    ],
    [
      'colleagues, places and adjectives are no skills',
      'Your tasks\n- Present results to product managers in San Jose\n- Work on AI-powered search\n\nRequirements\n- SQL',
      ['SQL', '~Artificial intelligence'],
    ],
    [
      'German nouns in the form of the list',
      'Ihre Aufgaben\n- Ausbau unseres Qualitätsmanagements\n\nIhr Profil\n- SAP\n- Schichtbereitschaft und Führerschein Klasse B\n- Eine Mappe',
      ['SAP', 'Driving licence', 'Shift work', 'Mappe', '~Qualitätsmanagement'],
    ],
    [
      'lines without bullets that look like the employer’s',
      'Requirements\nLed HR for 500 employees\nAt least 3 years in a leading law firm',
      ['HR', '3+ years leading law firm'],
    ],
    [
      'years of one kind of contract, not the length of another',
      'Requirements\n- 5+ years in contract management',
      ['5+ years contract management'],
    ],
    [
      'each once, the must before the nice',
      'Requirements\n- PostgreSQL\nNice to have\n- postgres and Kafka',
      ['PostgreSQL', '~Kafka'],
    ],
  ])('%s', (_name, description, expected) => {
    expect(labels(description)).toEqual(expected);
  });

  test('a bare title gives the skill it names, or nothing', () => {
    expect(labels('', 'Java Developer')).toEqual(['Java']);
    expect(labels('', 'Widget Wrangler')).toEqual([]);
  });

  test('degrees and years carry what they ask for', () => {
    const [degree, years] = read(
      "Requirements\n- Master's degree or PhD in physics, chemistry or a related field\n- 3-5 years in sales",
    );
    expect(degree).toMatchObject({ kind: 'degree', minimum: 7, fields: ['physics', 'chemistry'] });
    expect(years).toMatchObject({ kind: 'years', minimum: 36, canonical: 'Sales' });
  });

  test('at most 40, and spans are of title and description', () => {
    const names = [...shippedLexicon().skills.values()]
      .filter(({ kind, ambiguous }) => kind === 'tool' && !ambiguous)
      .slice(0, 60)
      .map(({ canonical }) => `- ${canonical}`);
    const job = { title: 'Tool user', description: `Requirements\n${names.join('\n')}` };
    const found = readRequirements(job, shippedReader());
    expect(found).toHaveLength(40);
    const text = `${job.title}\n${job.description}`;
    expect(
      found.every(({ label, start, end }) => text.slice(start, end).toLowerCase() === label.toLowerCase()),
    ).toBe(true);
  });
});
