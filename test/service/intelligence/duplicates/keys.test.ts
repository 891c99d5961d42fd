import { describe, expect, it } from 'vitest';
import { identityKeys } from '#service/intelligence/duplicates/keys.ts';
import type { Identity } from '#service/intelligence/duplicates/keys.ts';
import { together } from '#service/intelligence/duplicates/strength.ts';

const NOBODY: Identity = {
  names: [],
  emails: [],
  phones: [],
  links: [],
  country: null,
  employers: [],
  schools: [],
};
const keys = (known: Partial<Identity>): string[] =>
  identityKeys({ ...NOBODY, ...known }).map(({ kind, key }) => `${kind} ${key}`);

describe('two ways to write one thing are one key', () => {
  it.each<[string, Partial<Identity>, Partial<Identity>]>([
    ['an address in capitals', { emails: ['Ines@Example.com '] }, { emails: ['ines@example.com'] }],
    ['an address with a mark', { emails: ['ines+jobs@example.com'] }, { emails: ['ines@example.com'] }],
    ['Google’s dots', { emails: ['i.nes@googlemail.com'] }, { emails: ['ines@gmail.com'] }],
    ['an extension', { phones: ['+12125550147;ext=12'] }, { phones: ['+1 212 555 0147'] }],
    [
      'an extension of a national number',
      { phones: ['(212) 555-0147 x12'] },
      { phones: ['212-555-0147 ext. 7'] },
    ],
    ['a national number', { phones: ['(212) 555-0147'] }, { phones: ['+1 212 555 0147'] }],
    [
      'a number at home in Spain',
      { phones: ['912 555 014'], country: 'ES' },
      { phones: ['0034 912 555 014'] },
    ],
    [
      'a profile',
      { links: ['https://www.linkedin.com/in/Ines-O/?trk=x'] },
      { links: ['linkedin.com/in/ines-o'] },
    ],
    [
      'a profile in another language',
      { links: ['https://pt.linkedin.com/in/ines-o'] },
      { links: ['linkedin.com/in/ines-o'] },
    ],
    ['a site', { links: ['HTTP://ines.example.com/'] }, { links: ['ines.example.com'] }],
    [
      'the order of a name, initials, titles, accents, legal forms',
      { names: ['Dr. Okafór, Inês A.'], employers: ['Harbour Logistics, Inc.'] },
      { names: ['Ines Okafor'], employers: ['HARBOUR LOGISTICS'] },
    ],
    [
      'titles on both sides, a name in brackets',
      { names: ['Frau Prof. Dr. med. Ines (Inny) Okafor, PhD'], employers: ['Harbour'] },
      { names: ['OKAFOR, Ines'], employers: ['Harbour'] },
    ],
    [
      'letters that only some keyboards have',
      { names: ['Łukasz Ørsted'], employers: ['Straßenbau'] },
      { names: ['Lukasz Orsted'], employers: ['Strassenbau'] },
    ],
    [
      'a school',
      { names: ['Ines Okafor'], schools: ['The University of Porto'] },
      { names: ['Ines Okafor'], schools: ['university porto'] },
    ],
  ])('%s', (_name, one, other) => {
    expect(keys(one)).toHaveLength(1);
    expect(keys(one)).toEqual(keys(other));
  });
});

function atAcme(name: string): string[] {
  return keys({ names: [name], employers: ['Acme'] });
}

it('an umlaut is written in two other ways, which are not one another', () => {
  expect(atAcme('Jan Müller')).toEqual(
    expect.arrayContaining([...atAcme('Jan Muller'), ...atAcme('Jan Mueller')]),
  );
  expect(atAcme('Jan Müller')).toHaveLength(2);
  expect(atAcme('Jan Muller')).not.toEqual(atAcme('Jan Mueller'));
  expect(atAcme('Michael Bauer')).not.toEqual(atAcme('Michal Bauer'));
});

describe('what says nothing is no key', () => {
  it.each<[string, Partial<Identity>]>([
    ['a name alone', { names: ['Ines Okafor'] }],
    ['a name of one word', { names: ['Ines'], employers: ['Harbour Logistics'] }],
    ['an employer of fillers', { names: ['Ines Okafor'], employers: ['& Co. Ltd.'] }],
    ['the front page of a platform', { links: ['https://www.linkedin.com/', 'github.com'] }],
    ['half an address', { emails: ['ines@', '@example.com', '+x@example.com', 'ines'] }],
    ['a few digits', { phones: ['911', 'none'] }],
    ['text for a link', { links: ['see below', 'ines@example.com', ''] }],
  ])('%s', (_name, known) => {
    expect(keys(known)).toEqual([]);
  });

  it('an address without end', () => {
    expect(keys({ emails: [`${'i'.repeat(1000)}@example.com`] })).toEqual([]);
  });
});

it('other people are other keys', () => {
  expect(keys({ phones: ['+1 212 555 0147'] })).not.toEqual(keys({ phones: ['+1 212 555 0148'] }));
  expect(keys({ names: ['Ines Okafor'], employers: ['North'] })).not.toEqual(
    keys({ names: ['Ines Okafor'], employers: ['South'] }),
  );
});

it('reasons add up, and never to certainty', () => {
  expect(together([0.7])).toBe(0.7);
  expect(together([0.7, 0.6])).toBe(0.88);
  expect(together([0.9, 0.85, 0.8, 0.7])).toBeLessThanOrEqual(1);
  expect(together([])).toBe(0);
});
