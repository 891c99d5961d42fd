import { describe, expect, it } from 'vitest';
import { reading } from './judge.ts';

describe('a criterion that is wholly understood', () => {
  it.each([
    ['Knows PostgreSQL', 'Skill: PostgreSQL'],
    ['Python and (AWS or Google Cloud)', 'Skill: Python; and Skill: AWS or Google Cloud'],
    ['Does not have experience with PHP', 'Not: Skill: PHP'],
    ['At least 5 years of Java', 'At least 5 years of work with Java'],
    ['A decade as a warehouse supervisor', 'At least 10 years in a job titled warehouse supervisor'],
    [
      'At least 2 years as a lorry driver with Grafana',
      'At least 2 years in a job titled lorry driver + Grafana',
    ],
    ['Worked as a grindstone keeper', 'Has had the title grindstone keeper'],
    ["Holds a master's degree in physics", "Holds a master's degree in physics"],
    ['Bachelorabschluss in Maschinenbau', "Holds a bachelor's degree or higher in Maschinenbau"],
    ['CISSP that has not expired', 'Valid certificate or licence: CISSP'],
    ['Spricht fließend Italienisch', 'Speaks Italian (C1 or better)'],
    ['Italian, B2 or above', 'Speaks Italian (B2 or better)'],
    ['Based in the Leeds area', 'Lives in Leeds'],
    ['Had 10 or more direct reports', 'Has led at least 10 people as their line manager'],
    ['Budget de six millions d’euros ou plus', 'A budget of at least 6000000'],
    ['¿Podría empezar en nueve semanas?', 'Could start within 9 weeks'],
    ['Needs no work visa for Germany', 'Is permitted to work in Germany'],
    ['No more than three different companies so far', 'At most 3 employers'],
    ['Hard requirement: knows Terraform', 'Skill: Terraform'],
    ['He or she has used Jira', 'Skill: Jira'],
  ])('%s', (criterion, understood) => {
    expect(reading(criterion)).toEqual({ understood, open: [] });
  });
});

describe('a word that no predicate accounts for', () => {
  it.each([
    ['At least 5 years of Java in 3 zeppelins', ['3']],
    ['Holds a degree, 7 of them', ['7']],
  ])('stays open: %s', (criterion, open) => {
    expect(reading(criterion).open).toEqual(expect.arrayContaining(open));
  });

  it('is a typing error one letter off, and understood', () => {
    expect(reading('Speaks Italian fluentyl').open).toEqual([]);
  });
});
