import { describe, expect, test } from 'vitest';
import { listViolations } from '../../../helpers/skills_list.ts';
import { shippedLexiconFiles } from '../../../helpers/lexicon.ts';

const HEAD = 'canonical,kind,parents,aliases,ambiguous\n';
const check = (...texts: string[]): string[] =>
  listViolations(texts.map((text, at) => ({ name: `${at + 1}.csv`, bytes: new TextEncoder().encode(text) })));

describe('the check of a skills list', () => {
  test.each([
    ['SQL,technology,,Structured Query Language;T-SQL,', null],
    ['Go,technology,,Golang,1', null],
    ['Excel macros,technology,,?macros;~excel,', null],
    ['Artificial intelligence,domain,,AI;?ai,', 'there twice in this row'],
    ['Go,technology,,Golang,', '‘Go’ is an everyday word and needs its mark (ambiguous)'],
    ['Microsoft Excel,tool,,Excel,', '‘Excel’ is an everyday word and needs its mark (?Excel)'],
    ['R,technology,,,', '‘R’ is one letter and needs its mark'],
    ['SQL,technology,,;T-SQL,', 'an empty alias'],
    ['SQL,technology,,?;T-SQL,', 'an empty alias'],
    ['SQL,technology,,+;T-SQL,', 'an empty alias (‘+’)'],
    ['SQL,language of databases,,,', 'kind ‘language of databases’ is none of'],
    ['SQL,technology,,T-SQL,yes', 'ambiguous is ‘yes’'],
    ['SQL,technology,Databases,,', 'parent ‘Databases’ is not in the list'],
    ['Planning, long,task,,,', 'has 6 columns'],
    ['"Two\nlines",task,,,', 'a row over several lines'],
    ['SQL,technology,, T-SQL,', 'has loose spaces'],
    ['SQL,technology,,,\n\nSpanish,language,,,', 'an empty line'],
  ])('%j', (row, violation) => {
    const found = check(`${HEAD}${row}\n`);
    if (violation === null) expect(found).toEqual([]);
    else expect(found.join('\n')).toContain(violation);
  });

  test('a name of two skills is told with both places, whatever its case, plural and file', () => {
    const found = check(
      `${HEAD}Web services,technology,,SOAP APIs,\n`,
      `${HEAD}SQL,technology,,,\nSOAP,technology,,soap API,\n`,
    );
    expect(found).toEqual(['2.csv:3: SOAP: ‘soap API’ is also ‘SOAP APIs’ of Web services (1.csv:2)']);
  });

  test('circles and bytes that are no UTF-8 are told', () => {
    expect(check(`${HEAD}One two,task,Three four,,\nThree four,task,One two,,\n`)).toEqual([
      '1.csv:2: One two: is its own ancestor',
      '1.csv:3: Three four: is its own ancestor',
    ]);
    const bytes = Buffer.from(`${HEAD}Caf\u00e9,task,,,\n`, 'latin1');
    expect(listViolations([{ name: 'a.csv', bytes }])).toEqual(['a.csv: not UTF-8 throughout']);
  });
});

test('the list that is shipped keeps the rules', () => {
  expect(listViolations(shippedLexiconFiles())).toEqual([]);
});
