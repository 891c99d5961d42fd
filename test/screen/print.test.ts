import { expect, test } from 'vitest';
import { asCsv, asJson, asTable } from '../../electron/screen/print.ts';
import type { Screening } from '../../electron/screen/screen.ts';

const screening: Screening = {
  job: { title: 'Baker', criteria: [{ prompt_text: 'Knows bread', weight: 'must' }] },
  ranking: [
    {
      position: 1,
      score: 0.5,
      best_match_score: 0.6,
      criteria_met: 1,
      name: '=HYPERLINK("http://example.com")',
      file: 'a/very/long/folder/name/that/does/not/fit/anna.pdf',
      best_passage: 'Baked bread, "daily"',
      matching_skills: ['Bread', 'Cake'],
      missing_skills: [],
    },
    {
      position: 2,
      score: 0.25,
      best_match_score: 0.3,
      criteria_met: 0,
      name: 'Ben \u001b[31mRed\u202e',
      file: 'ben.txt',
      best_passage: '',
      matching_skills: [],
      missing_skills: ['Bread'],
    },
  ],
  unreadable: [{ file: 'c.pdf', reason: 'ENCRYPTED', message: 'It is locked.' }],
};

test('JSON holds exactly the promised fields, in order', () => {
  const parsed = JSON.parse(asJson(screening)) as Screening;
  expect(parsed).toEqual(screening);
  expect(Object.keys(parsed)).toEqual(['job', 'ranking', 'unreadable']);
  expect(Object.keys(parsed.ranking[0]!)).toEqual([
    'position',
    'score',
    'best_match_score',
    'criteria_met',
    'name',
    'file',
    'best_passage',
    'matching_skills',
    'missing_skills',
  ]);
});

test('a spreadsheet takes no cell of the CSV for a formula', () => {
  const [head, first, second] = asCsv(screening).split('\r\n');
  expect(head).toBe(
    'position,score,name,file,best_passage,matching_skills,missing_skills,best_match_score,criteria_met',
  );
  expect(first).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  expect(first).toContain('"Baked bread, ""daily""",Bread; Cake,');
  expect(second).toMatch(/^2,0\.25,/);
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'])('the cell %j is neutralised', (name) => {
  const [first] = screening.ranking;
  const csv = asCsv({ ...screening, ranking: first === undefined ? [] : [{ ...first, name }] });
  expect(csv).toMatch(/^1,0\.5,"?'/m);
});

test('the table shows the order, the end of a path and what could not be read, but no score', () => {
  const table = asTable(screening, 100);
  expect(table).toContain('…');
  expect(table).toContain('anna.pdf');
  expect(table).toContain('has: Bread, Cake');
  expect(table).toContain('not mentioned: Bread');
  expect(table).toContain('c.pdf: It is locked. (ENCRYPTED)');
  expect(table).not.toContain('0.5');
  expect(Math.max(...table.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('the table shows how many requirements are met, where there are any', () => {
  const table = asTable(screening, 100);
  expect(table).toMatch(/Met.*\n/);
  expect(table).toContain('1/1');
  expect(table).toContain('0/1');
  expect(table).toContain('by best match with 1 requirement');
  const bare = asTable({ ...screening, job: { title: 'Baker', criteria: [] } }, 100);
  expect(bare).not.toContain('Met');
  expect(bare).toContain('in order of relevance');
});

test('control characters of a resume do not reach the terminal', () => {
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  expect(asTable(screening, 100)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});
