import { describe, expect, it } from 'vitest';
import { readWords } from '#service/db/search.ts';
import { parseWordQuery, type Repair } from '#service/intelligence/word_query/parse.ts';
import {
  answers,
  toFindable,
  withoutExclusions,
  type FindableQuery,
  type WordQuery,
} from '#service/intelligence/word_query/query.ts';
import { toldLine, toldParts } from '#service/intelligence/word_query/told.ts';
import { expectSoon } from '../../../helpers/cpu.ts';

const told = (q: string): string | null => {
  const { query } = readWords(q);
  return query === null ? null : toldLine(toldParts(query));
};

const READ: [q: string, told: string | null, ...repairs: Repair[]][] = [
  ['java', 'java…'],
  ['java spring', 'java AND spring…'],
  ['"project manager"', '“project manager”'],
  ['„Leiter Einkauf“ sap', '“Leiter Einkauf” AND sap…'],
  ['java AND (spring OR quarkus) -php', 'java AND (spring OR quarkus), without “php”'],
  ['java UND (spring ODER quarkus) NICHT php', 'java AND (spring OR quarkus), without “php”'],
  ['java OR kotlin scala', 'java OR (kotlin AND scala…)'],
  ['java|kotlin', 'java OR kotlin…'],
  ['sales or service', 'sales AND or AND service…'],
  ['not and or', 'not AND and AND or…'],
  ['-php', 'without “php”'],
  ['-php -perl java', 'java…, without “php”, without “perl”'],
  ['NOT (php OR perl) java', 'java…, without (php OR perl)'],
  ['java OR -php', 'java OR without “php”'],
  ['NOT NOT java', 'java…'],
  ['manag* java', 'manag… AND java…'],
  ['-"team lead" java', 'java…, without “team lead”'],
  ['-node.js java', 'java…, without “node.js”'],
  ['front-end - back', 'front AND end AND back…'],
  ["O'Brien", 'o AND brien…'],
  ['', null],
  ['"" () - * %', null, 'bracket_ignored'],
  ['"java spring', '“java spring”', 'quote_closed'],
  ['(java OR (spring', 'java OR spring…', 'bracket_closed'],
  ['java) spring', 'java AND spring…', 'bracket_ignored'],
  ['java OR', 'java', 'operator_ignored'],
  ['OR java', 'java…', 'operator_ignored'],
  ['java AND', 'java', 'operator_ignored'],
  ['AND java OR OR spring', 'java OR spring…', 'operator_ignored'],
  ['java NOT', 'java', 'operator_ignored'],
  ['(OR) java', 'java…', 'operator_ignored', 'bracket_ignored'],
  ['java () spring', 'java AND spring…', 'bracket_ignored'],
  ['java\u0000\u0007\u200bspring\ud800', 'java AND spring…'],
];

describe('a question of words', () => {
  it.each(READ)('%j is read as %j', (q, line, ...repairs) => {
    expect(told(q)).toBe(line);
    expect(readWords(q).repairs.toSorted()).toEqual(repairs.toSorted());
  });

  it('says that only so many words count', () => {
    const { repairs, query } = readWords('word '.repeat(1600));
    expect(repairs).toEqual(['rest_ignored']);
    expect(query).toMatchObject({ kind: 'and', of: { length: 32 } });
  });

  it.each([
    '('.repeat(8000),
    ')'.repeat(8000),
    '"'.repeat(8000),
    'NOT '.repeat(2000),
    'OR AND '.repeat(1100),
    '(NOT a OR '.repeat(800),
    'a OR '.repeat(500),
    '-('.repeat(4000),
    `${'('.repeat(4000)}a${')'.repeat(4000)}`,
    '|'.repeat(8000),
    'x'.repeat(8000),
    '\u0301'.repeat(8000),
  ])('can be anything', async (q) => {
    await expectSoon(500, () => {
      const { query } = readWords(q);
      if (query !== null) expect(toldLine(toldParts(query)).length).toBeLessThan(9000);
    });
  });
});

/** Questions of three words, made by chance and in any shape. */
function questions(count: number): string[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const made = (depth: number): string => {
    const kind = depth === 0 ? 0 : next(5);
    if (kind === 0) return `"${['a', 'b', 'c'][next(3)]}"`;
    if (kind === 1) return `NOT ${made(depth - 1)}`;
    return `(${made(depth - 1)} ${kind === 2 ? 'OR' : 'AND'} ${made(depth - 1)})`;
  };
  return Array.from({ length: count }, () => made(4));
}

const TEXTS = ['', 'a', 'b', 'c', 'a b', 'a c', 'b c', 'a b c'].map((text) => ` ${text} `);

function finds(text: string, query: FindableQuery): boolean {
  if (query.kind === 'phrase') return text.includes(` ${query.words.join(' ')} `);
  if (query.kind === 'but_not') return finds(text, query.of) && !finds(text, query.without);
  return query.kind === 'and'
    ? query.of.every((one) => finds(text, one))
    : query.of.some((one) => finds(text, one));
}

const same = (word: string): string => word;

describe('what is excluded', () => {
  const all = questions(300).map((q): WordQuery => parseWordQuery(q, same).query!);

  it('means the same wherever the index has it', () => {
    for (const query of all) {
      const { query: findable, is_everybody_else } = toFindable(query);
      for (const text of TEXTS) {
        expect(finds(text, findable) !== is_everybody_else).toBe(answers(text, query, same));
      }
    }
  });

  it('left away leaves nobody out', () => {
    for (const query of all) {
      const wider = withoutExclusions(query);
      if (wider === null) continue;
      for (const text of TEXTS) {
        if (answers(text, query, same)) expect(answers(text, wider, same)).toBe(true);
      }
    }
  });
});
