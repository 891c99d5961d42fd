import { describe, expect, test } from 'vitest';
import { matchSkills } from '#service/intelligence/skills/match.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

const names = (text: string, context?: Parameters<typeof matchSkills>[2]): string[] =>
  matchSkills(text, shippedLexicon(), context).map(({ canonical }) => canonical);

describe('matchSkills', () => {
  test.each([
    [
      'signs belong to the name',
      'C++, C#, .NET, Node.js and ASP.NET',
      ['C++', 'C#', '.NET', 'Node.js', 'ASP.NET'],
    ],
    ['Java is not JavaScript', 'wrote JavaScript in the browser', ['JavaScript']],
    ['nor JavaScript Java', 'ten years of Java', ['Java']],
    ['a clearance is not TypeScript', 'holds a TS/SCI clearance', ['Security clearance']],
    ['a compound of two skills is both', 'HTML/CSS and JS/TS', ['HTML', 'CSS', 'JavaScript', 'TypeScript']],
    ['R&D is not R', 'moved to the R&D department with Python', ['Python']],
    [
      'the longest name wins',
      'React Native with Spring Boot and GitHub Actions',
      ['React Native', 'Spring Boot', 'GitHub Actions'],
    ],
    ['plurals and hyphens', 'REST APIs, front-end development', ['REST APIs', 'Frontend development']],
    ['a city is no plural of an abbreviation', 'Leeds, United Kingdom', []],
    ['over a line break', 'we run SAP\nSuccessFactors', ['SAP SuccessFactors']],
    [
      'German words',
      'Kenntnisse in Buchhaltung und Messmittelüberwachung, Staplerschein',
      ['Accounting', 'Gauge management', 'Forklift'],
    ],
    ['accents do not matter', 'formacion, enfermeria', ['Nursing']],
  ])('%s', (_name, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each([
    [
      'a verb is not a language',
      'We go to market, excel at service and express thanks in spring',
      ['Go-to-market strategy'],
    ],
    ['a season is not a framework', 'Spring 2020, with Java', ['Java']],
    ['beside another skill it is', 'migrated PHP to Go microservices', ['PHP', 'Go', 'Microservices']],
    ['in a list with a sure one, all are', 'Go, R, Swift, Python', ['Go', 'R', 'Swift', 'Python']],
    ['joined by or', 'Strong Go or Python', ['Go', 'Python']],
  ])('ambiguous names: %s', (_name, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each([
    ['Mentor two apprentices', ['Mentoring']],
    ['Planned the week, trained new staff', ['Training and development']],
    ['Modelled bookings in PostgreSQL', ['Data modelling', 'PostgreSQL']],
    ['Scheduled 40 shifts a week', ['Scheduling']],
    ['Trained nurse', []],
    ['by bus, train and ferries', []],
    ['a coach to London', []],
    ['Budget 2020', []],
  ])('a verb with its object: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('in a skills section an ambiguous name stands alone', () => {
    expect(names('Excel\nR', { lists: true })).toEqual(['Microsoft Excel', 'R']);
    expect(names('Excel\nR')).toEqual([]);
    expect(names('Go away. Go', { lists: [{ start: 9, end: 11 }] })).toEqual(['Go']);
  });

  test('in a job description a capital inside a sentence is a name', () => {
    expect(names('Confident use of Excel', { names: true })).toEqual(['Microsoft Excel']);
    expect(names('Excel at what you do', { names: true })).toEqual([]);
  });

  test('offsets are of the text given and do not overlap', () => {
    const text = 'Größe: PostgreSQL, Kubernetes (k8s)';
    const found = matchSkills(text, shippedLexicon()).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['PostgreSQL', 'Kubernetes', 'k8s']);
  });
});
