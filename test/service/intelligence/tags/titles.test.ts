import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRoleTitles } from '#service/intelligence/tags/load.ts';
import { roleTitles, standardTitle, titlesAskedFor } from '#service/intelligence/tags/titles.ts';
import { ROOT } from '../../../helpers/program.ts';

const list = parseRoleTitles(readFileSync(path.join(ROOT, 'resources/tags/role_titles.json'), 'utf8'));
const titles = roleTitles(list);

describe('the standard titles the program ships', () => {
  it('are about 150, each once, and no name belongs to two', () => {
    expect(list.length).toBeGreaterThanOrEqual(150);
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { title, names } of list) {
      for (const name of [title, ...names]) {
        const key = name.replace(/^=/u, '').toLowerCase();
        const other = seen.get(key);
        if (other !== undefined && other !== title) twice.push(`${name}: ${other}, ${title}`);
        seen.set(key, title);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('the standard title of a role', () => {
  it.each([
    ['Senior Backend Engineer', 'Backend developer'],
    ['Software Engineer II', 'Software developer'],
    ['Senior Java Developer', 'Software developer'],
    ['Developer', 'Software developer'],
    ['Business Developer', 'Business development manager'],
    ['Registered Nurse, Cardiac Unit', 'Nurse'],
    ['Head of Marketing', 'Marketing manager'],
    ['Head of Marketing, Europe', 'Marketing manager'],
    ['Accountant (part-time)', 'Accountant'],
    ['Entwicklerin', 'Software developer'],
    ['Softwareentwickler (m/w/d)', 'Software developer'],
    ['Softwareentwickler:in', 'Software developer'],
    ['Softwareentwickler*in', 'Software developer'],
    ['Bürokauffrau', 'Administrative assistant'],
    ['Krankenschwester', 'Nurse'],
    ['Fachkraft für Lagerlogistik', 'Warehouse worker'],
    ['LKW-Fahrer', 'Truck driver'],
    ['Project Manager – Rail', 'Project manager'],
    ['.NET Developer', 'Software developer'],
    ['Cashiers', 'Cashier'],
  ])('%s is %s', (written, standard) => expect(standardTitle(written, titles)).toBe(standard));

  it.each([
    'Software Engineering Intern',
    'Trainee Accountant',
    'Auszubildender zum Mechatroniker',
    'Praktikantin Marketing',
    'Sales Manager Assistant',
    'Somebody who wrote a very long sentence about nothing in particular and went on and on, an accountant',
    'Thinker',
    '',
    '🦊',
  ])('of "%s" there is none', (written) => expect(standardTitle(written, titles)).toBeNull());
});

describe('titles a sentence asks for', () => {
  it.each([
    ['a new position as Data Analyst in Leeds', ['Data analyst']],
    ['eine neue Stelle als Buchhalterin', ['Accountant']],
    ['a challenging role where I work with teachers', []],
    ['Project manager or scrum master', ['Project manager']],
  ])('%s: %j', (sentence, asked) => expect(titlesAskedFor(sentence, titles)).toEqual(asked));
});
