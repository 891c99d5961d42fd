import { describe, expect, it } from 'vitest';
import { answer, reading } from './judge.ts';

describe('what is alike, and nobody lists', () => {
  it.each([
    "Bachelor's degree in oceanography or another quantitative discipline",
    'Degree in fine arts or a closely related area',
    'Abgeschlossenes Studium der Chemie oder eine vergleichbare Ausbildung',
    'Studium der Physik oder eines verwandten Fachgebiets',
    'Licence en informatique ou dans un domaine connexe',
    'Grado en química o en un campo afín',
    'Laurea in economia o in una disciplina affine',
    'At least 3 years in purchasing or a related field',
    'Mindestens 3 Jahre im Einkauf oder einem verwandten Bereich',
  ])('is understood whole: %s', (criterion) => {
    expect(reading(criterion).open).toEqual([]);
  });

  const LINES = [
    'Ada Muster',
    'Experience',
    'Buyer, Kvarnen Ltd\tJan 2024 – Present',
    '- Purchasing of pumps',
    'Education',
    'BSc Oceanography, Havnen University\t2016',
  ];
  it('is no word that has to stand in the resume', () => {
    const criterion = "Bachelor's degree in oceanography or another quantitative discipline";
    expect(answer(criterion, LINES).finding).toBe('met');
  });
  it('may make up for what is not shown', () => {
    expect(answer('At least 2 years in purchasing or a related field', LINES).finding).toBe('met');
    expect(answer('At least 6 years in purchasing or a related field', LINES).finding).toBe('not_stated');
    expect(answer('At least 6 years in purchasing', LINES).finding).toBe('not_met');
  });
});

describe('several years, which is no number', () => {
  it.each([
    'Several years of experience in sales',
    'Many years of experience in sales',
    'Multi-year experience in sales',
    'Mehrjährige Erfahrung im Vertrieb',
    'Mehrere Jahre Erfahrung im Vertrieb',
    'Plusieurs années dans la vente',
  ])('are at least three: %s', (criterion) => {
    expect(reading(criterion)).toEqual({ understood: 'At least 3 years of work with Sales', open: [] });
  });
});

describe('what words are not', () => {
  it.each([
    ['Lives in Uppsala', 'Lives in Uppsala'],
    ['Lives in Rostock', 'Lives in Rostock'],
    ['Has led a team of at least 7 people', 'Has led at least 7 people'],
    ['Experience with negotiation', 'Skill: Negotiation'],
    ['Willing to travel', 'What the resume says of whether the person would travel'],
    ['At least 6 years of experience in software', 'At least 6 years of work with software'],
    ['At least 4 years in payroll', 'At least 4 years of work with Payroll'],
    ['At least 4 years managing nursing teams', 'At least 4 years of work with leading people + nursing'],
  ])('%s: %s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
  it('people are no employers', () => {
    expect(reading('A company with 300 employees').understood).not.toMatch(/employers/u);
  });
});

const clerk = (summary: string): string[] => [
  'Nora Probe',
  'Summary',
  summary,
  'Experience',
  'Clerk, Havnen Ltd\t2015 – Present',
  '- Kept the files',
];

describe('evidence', () => {
  const nurses = [
    'Mia Muster',
    'Experience',
    'Ward manager, Kvarnen Clinic\t2015 – Present',
    '- Led 14 nurses',
  ];
  it('of people led is of the people asked for', () => {
    expect(answer('At least 4 years managing nursing teams', nurses).finding).toBe('met');
    expect(answer('At least 4 years managing welding teams', nurses).finding).not.toBe('met');
  });
  it('of an industry may stand in the summary', () => {
    expect(
      answer('Experience in the insurance industry', clerk('Clerk with nine years in insurance.')).finding,
    ).toBe('met');
    expect(
      answer('Experience in the insurance industry', clerk('Clerk who has never worked in insurance.'))
        .finding,
    ).not.toBe('met');
  });
});
