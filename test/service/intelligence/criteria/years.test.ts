import { describe, expect, test } from 'vitest';
import type { Finding } from '#service/intelligence/criteria/answer.ts';
import { evaluateCriterion, understandCriterion } from './ask.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';
import { resume } from './resumes.ts';

const understood = (prompt: string): string | null =>
  understandCriterion(prompt, shippedLexicon()).understood_as;

/** Whose years are counted: what a name is made of stays in it, what only says that somebody worked does not. */
describe('years of', () => {
  const NAMES =
    'project management, production planning, market research, trade marketing, labour law, life sciences, social work, career counselling, real estate, full stack development, Active Directory, continuous improvement, paid media, field service, data entry'.split(
      ', ',
    );
  test.each(NAMES)('%s', (name) => {
    for (const prompt of [`3 years of ${name}`, `3 years of ${name} experience`, `3 years in ${name}`]) {
      // in the words of the skills list, and nothing besides
      expect(understood(prompt)).toMatch(/^At least 3 years of work with [^/;+]+$/u);
      expect(understandCriterion(prompt, shippedLexicon()).not_understood).toEqual([]);
    }
  });

  test.each(['project manager', 'social worker', 'construction project manager', 'truck driver', 'auditor'])(
    'a job titled %s',
    (name) => {
      expect(understood(`3 years as a ${name}`)).toBe(`At least 3 years in a job titled ${name}`);
      expect(understood(`${name} with 3 years of experience`)).toBe(
        `At least 3 years in a job titled ${name}`,
      );
    },
  );

  test.each([
    ['5 years of production experience with Kubernetes', 'Kubernetes'],
    ['5 years of commercial Java experience', 'Java'],
    ['5 years of real project work with Python', 'Python'],
    ['5 years in the automotive industry', 'automotive industry'],
    ['5 years as a people manager', 'leading people'],
    ['5 years in a supervisory role', 'leading people'],
  ])('%s', (prompt, name) => {
    expect(understood(prompt)).toBe(`At least 5 years of work with ${name}`);
  });
});

describe('years beside something else', () => {
  test.each([
    ['CPA with 5 years of experience', 'Certificate or licence: CPA', 'of work'],
    [
      'PMP with 5 years of project management',
      'Certificate or licence: PMP',
      'of work with Project management',
    ],
    ['Registered nurse with 5 years of ICU experience', /registered nurse/iu, 'of work with ICU experience'],
    ['Certified Scrum Master with 5 years of experience', /Certified Scrum Master/u, 'of work'],
    ['Software engineer with 5 years of Java', 'Has had the title Software engineer', 'of work with Java'],
    ['Chef with 5 years of experience in fine dining', 'Has had the title Chef', 'of work with Fine dining'],
  ])('%s', (prompt, beside, years) => {
    const [first, second] = (understood(prompt) ?? '').split('; and ');
    expect(first).toMatch(beside);
    expect(second).toBe(`At least 5 years ${years}`);
  });

  test.each([
    ['9 years of sales, including 3 years in banking', 'Sales', 'banking'],
    ['9 years of sales with 3 years of banking', 'Sales', 'banking'],
    [
      '9+ years of software development experience, including 3+ years in a leadership role',
      'Programming',
      'leading people',
    ],
  ])('%s', (prompt, all, part) => {
    expect(understood(prompt)).toBe(
      `At least 9 years of work with ${all}; and At least 3 years of work with ${part}`,
    );
  });

  test('internships that are counted are nothing beside', () => {
    expect(understood('5 years of sales, including internships')).toBe(
      'At least 5 years of work with Sales (internships count)',
    );
    expect(understood('5 years of sales, internships excluded')).toBe('At least 5 years of work with Sales');
  });

  test('a number that is not read is told', () => {
    for (const [prompt, word] of [
      ['9 years in sales, of which 3 in banking', '3'],
      ['Has managed a team of 10+ people for at least 2 years', '10'],
    ] as const) {
      const { not_understood } = understandCriterion(prompt, shippedLexicon());
      expect([prompt, word, ...(not_understood ?? [])]).toEqual([prompt, word, word]);
    }
  });
});

describe('who was called something', () => {
  test.each(['Project manager', 'Truck driver', 'Quality inspector', 'Recruiter'])('%s', (name) => {
    for (const prompt of [name, `Has worked as a ${name}`, `Experience as a ${name}`]) {
      expect(understood(prompt)).toBe(`Has had the title ${name}`);
    }
  });

  test('a trade is a skill, worked as it is a title; a registered nurse is registered; who leads a team leads people', () => {
    expect(understood('Welder')).toBe('Skill: welding');
    expect(understood('Has worked as a welder')).toBe('Has had the title welder');
    expect(understood('Registered nurse')).toMatch(/^Certificate or licence: /u);
    expect(understood('Team leader')).toBe('Skill: Team leadership');
  });
});

describe('what the jobs show', () => {
  const SOURCE = resume([
    'Robin Example',
    'robin@example.com | Leeds, UK',
    'Experience',
    'Senior Project Manager, Fernhill Biotech Ltd\tMar 2018 - Present',
    '• Ran a portfolio of clinical-trial projects; managed a team of 6',
    'Project Coordinator, Quillmark GmbH\tJan 2014 - Feb 2018',
    '• Planned production schedules, market research and reporting',
    'Certifications',
    'Project Management Professional (PMP), 2017',
  ]);
  const CASES: readonly (readonly [string, Finding, RegExp])[] = [
    ['8 years of people management', 'met', /Senior Project Manager/u],
    ['8 years leading teams', 'met', /Senior Project Manager/u],
    ['8 years in a leadership role', 'met', /Senior Project Manager/u],
    ['10 years leading teams', 'not_met', /8 years/u],
    ['8 years in life sciences', 'met', /Fernhill Biotech/u],
    ['8 years in the pharmaceutical industry', 'met', /Fernhill Biotech/u],
    ['3 years in banking', 'not_met', /None of the jobs/u],
    ['12 years of project management', 'met', /Project Coordinator at Quillmark/u],
    ['12 years as a project manager', 'not_met', /8 years/u],
    ['PMP with 10 years of project management', 'met', /PMP.*Quillmark/u],
    ['PMP with 20 years of experience', 'not_met', /12 years/u],
  ];
  test.each(CASES)('%s: %s', (prompt_text, finding, says) => {
    const answer = evaluateCriterion({ prompt_text, ...SOURCE });
    expect(answer).toMatchObject({ state: 'EVALUATED', finding });
    expect(answer).toHaveProperty('explanation', expect.stringMatching(says));
  });
});

/** What recruiters write, one thing after the other. */
describe('said in other ways', () => {
  const ROWS: readonly (readonly [prompt: string, understood: string])[] = [
    ['Has managed a team of 10+ people for at least 2 years', 'At least 2 years of work with leading people'],
    ['Led engineers for 3 years', 'At least 3 years of work with leading people'],
    ['Last job title contains "Manager"', 'Has had the title Manager'],
    ['Current job title is Director', 'Now has the title Director'],
    ['Currently works in sales', 'Skill: Sales (in the present job)'],
    ['Currently works in healthcare', 'Works now in: healthcare'],
    ['University of Oxford graduate', 'Holds a degree with the words “Oxford”'],
    ['Completed a coding bootcamp', 'Certificate or licence: bootcamp'],
    ['Self-taught programmer', 'In these words: Self-taught programmer'],
    ['Self-taught designer', 'In these words: Self-taught designer'],
    ['Experience in B2B', 'Has worked in: B2B'],
    ['B2B SaaS experience', 'Has worked in: B2B SaaS'],
    ['Available on weekends', 'What the resume says of which hours or shifts the person would work'],
    ['Available to start in January', 'Could start by January'],
    ['Minimum five (5) years of experience in accounting', 'At least 5 years of work with Accounting'],
    ['at least 3 yrs exp. in retail', 'At least 3 years of work with retail'],
    [
      '5 years of experience building web applications with React',
      'At least 5 years of work with web applications with React',
    ],
    ['5+ years designing distributed systems', 'At least 5 years of work with Distributed systems'],
    ['5 years of building maintenance', 'At least 5 years of work with Building maintenance'],
    [
      '3 years of work in a fast-paced warehouse environment',
      'At least 3 years of work with fast-paced warehouse',
    ],
    ['RN license in California', 'Certificate or licence: RN license with the words “California”'],
  ];
  test.each(ROWS)('%s', (prompt, expected) => {
    expect(understood(prompt)).toBe(expected);
  });
});
