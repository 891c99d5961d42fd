import { describe, expect, test } from 'vitest';
import { parseLexicon } from '#service/intelligence/skills/lexicon.ts';
import { matchSkills } from '#service/intelligence/skills/match.ts';
import { OWN_LIST_LIMITS, readOwnList, withOwnSkills } from '#service/intelligence/skills/own_list.ts';

const BASE = parseLexicon(`canonical,kind,parents,aliases,ambiguous
SQL,technology,,,
PostgreSQL,technology,SQL,postgres,
Accounting,domain,,bookkeeping,
`);

const names = (text: string, file_name = 'list.csv'): string[] =>
  readOwnList(text, file_name).skills.map(({ name }) => name);

const withList = (text: string) => withOwnSkills(BASE, [readOwnList(text, 'list.txt')]);

const found = (list: string, text: string): string[] =>
  matchSkills(text, withList(list)).map(({ canonical }) => canonical);

describe('layouts', () => {
  const ESCO_HEAD =
    'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,broaderConceptPT\n';

  test('ESCO: labels, other names one a line or divided by strokes, kinds, parents by name', () => {
    const list = readOwnList(
      `${ESCO_HEAD}KnowledgeSkillCompetence,http://data.example.com/1,skill/competence,sector-specific,prune vines,"trim vines\nvine pruning",,released,tend crops\n` +
        'KnowledgeSkillCompetence,http://data.example.com/2,knowledge,cross-sector,viticulture,grape growing|wine growing,,released,http://data.example.com/9\n' +
        'KnowledgeSkillCompetence,http://data.example.com/3,skill/competence,transversal,think ahead,,,released,\n' +
        'KnowledgeSkillCompetence,http://data.example.com/4,knowledge,cross-sector,gone,,,obsolete,\n',
      'skills_en.csv',
    );
    expect(list).toEqual({
      layout: 'ESCO',
      problems: [],
      skills: [
        {
          name: 'prune vines',
          aliases: ['trim vines', 'vine pruning'],
          kind: 'task',
          parents: ['tend crops'],
        },
        { name: 'viticulture', aliases: ['grape growing', 'wine growing'], kind: 'domain', parents: [] },
        { name: 'think ahead', aliases: [], kind: 'soft', parents: [] },
      ],
    });
  });

  test.each([
    ['tabs', '\t', 'Technology Skills.txt'],
    ['commas', ',', 'Technology_Skills.csv'],
    ['semicolons', ';', 'tech.csv'],
  ])('O*NET with %s: a program once, under what kind it is', (_name, separator, file_name) => {
    const rows = [
      [
        'O*NET-SOC Code',
        'Title',
        'Example',
        'Commodity Code',
        'Commodity Title',
        'Hot Technology',
        'In Demand',
      ],
      ['11-1011.00', 'Chief Executives', 'Vinecount software', '43231601', 'Stock software', 'N', 'N'],
      ['11-1021.00', 'Managers', 'Vinecount software', '43231601', 'Stock software', 'Y', 'N'],
    ];
    const list = readOwnList(rows.map((row) => row.join(separator)).join('\r\n'), file_name);
    expect(list.layout).toBe('ONET');
    expect(list.problems).toEqual([]);
    expect(list.skills).toEqual([
      { name: 'Vinecount software', aliases: ['Vinecount'], kind: 'tool', parents: ['Stock software'] },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['one a line', 'Pruning\nGrafting\n', ['Pruning', 'Grafting']],
    ['old Mac line ends', 'Pruning\rGrafting\r', ['Pruning', 'Grafting']],
    ['a byte order mark and a heading', '\uFEFFSkill\r\nPruning\r\n', ['Pruning']],
    ['bullets and remarks', '# vineyard\n- Pruning\n• Grafting', ['Pruning', 'Grafting']],
    ['one line of many', 'Pruning, Grafting, Cellar work', ['Pruning', 'Grafting', 'Cellar work']],
    ['quotes with a separator', '"Pruning; winter";"Cut ""back"""', ['Pruning; winter']],
    ['the same twice', 'Pruning\npruning', ['Pruning']],
  ])('plain: %s', (_name, text, expected) => {
    expect(names(text, 'list.txt')).toEqual(expected);
  });

  test('plain: names after the first are other names', () => {
    expect(readOwnList('Pruning;Trimming;Rebschnitt\nGrafting\n', 'list.txt').skills[0]).toEqual({
      name: 'Pruning',
      aliases: ['Trimming', 'Rebschnitt'],
      kind: 'task',
      parents: [],
    });
    expect(readOwnList('name,aliases\nPruning,Trimming|Rebschnitt\n', 'list.csv').skills[0]?.aliases).toEqual(
      ['Trimming', 'Rebschnitt'],
    );
  });
});

describe('what is wrong is told with its line, the rest is read', () => {
  test.each<[string, string, string[], number]>([
    ['no name', 'preferredLabel,altLabels\n,trim\nprune vines,\n', ['Line 2: there is no name.'], 1],
    [
      'lines inside quotes count',
      'preferredLabel,altLabels\n"a b","x\ny"\n,z\n',
      ['Line 4: there is no name.'],
      1,
    ],
    ['no letters', 'Pruning\n---\n', ['Line 2: “---” has no letters.'], 1],
    ['too long', `Pruning\n${'x'.repeat(151)}\n`, ['Line 2: the name is longer than 150 characters.'], 1],
    ['nothing', '', ['list.csv is empty.'], 0],
    ['a heading only', 'preferredLabel,altLabels\n', ['list.csv has no skills.'], 0],
    ['no text', 'PK\0\0', ['list.csv is not a text file with a list of skills.'], 0],
    ['another format', '%PDF-1.7 …', ['list.csv is not a text file with a list of skills.'], 0],
  ])('%s', (_name, text, problems, count) => {
    const list = readOwnList(text, 'list.csv');
    expect(list.problems).toEqual(problems);
    expect(list.skills).toHaveLength(count);
  });

  test('caps: rows, characters and problems', () => {
    const rows = Array.from({ length: OWN_LIST_LIMITS.rows + 10 }, (_, at) => `skill number ${at}`);
    const many = readOwnList(rows.join('\n'), 'many.txt');
    expect(many.skills).toHaveLength(OWN_LIST_LIMITS.rows);
    expect(many.problems).toEqual(['Only the first 100,000 rows were read.']);
    const large = readOwnList('x'.repeat(OWN_LIST_LIMITS.characters + 1), 'large.txt');
    expect([large.skills.length, large.problems]).toEqual([
      0,
      ['large.txt is larger than 20 MB; nothing was read.'],
    ]);
    const bad = readOwnList(`Pruning\n${'--\n'.repeat(60)}`, 'bad.txt');
    expect(bad.problems).toHaveLength(51);
    expect(bad.problems.at(-1)).toBe('And 10 more problems.');
  });
});

describe('withOwnSkills', () => {
  test('a new name is a skill of its own, with its other names', () => {
    expect(found('Vine pruning;Rebschnitt', 'Rebschnitt im Winter, vine-pruning')).toEqual([
      'Vine pruning',
      'Vine pruning',
    ]);
  });

  test('a name that is known, or whose other name is, brings its other names along', () => {
    expect(found('Postgres;Elephant database', 'an Elephant database')).toEqual(['PostgreSQL']);
    expect(
      found('Keeping of books;bookkeeping;ledger work\nGrafting', 'ledger work, keeping of books'),
    ).toEqual(['Accounting', 'Accounting']);
  });

  test('a name of the shipped list is never taken away', () => {
    expect(found('Vine pruning;SQL', 'SQL')).toEqual(['SQL']);
  });

  test('two lists: the second joins what the first brought', () => {
    const lexicon = withOwnSkills(BASE, [
      readOwnList('Vine pruning;Rebschnitt', 'a.txt'),
      readOwnList('Rebschnitt;Winter cut', 'b.txt'),
    ]);
    expect(matchSkills('Winter cut', lexicon)).toMatchObject([{ canonical: 'Vine pruning' }]);
  });

  test('everyday words of one word count in lists only', () => {
    const lexicon = withList('Spring\npainting\nVitipress');
    const match = (text: string, lists?: true): string[] =>
      matchSkills(text, lexicon, lists === undefined ? {} : { lists }).map(({ canonical }) => canonical);
    expect(match('painting the hall each Spring, with Vitipress')).toEqual(['Vitipress']);
    expect(match('painting; Spring; Vitipress', true)).toEqual(['painting', 'Spring', 'Vitipress']);
  });

  test('parents that are known are kept, a circle ends', () => {
    const esco = readOwnList(
      'preferredLabel,altLabels,broader\nquery tuning,,SQL|no such thing\nfirst of two,,second of two\nsecond of two,,first of two\n',
      'list.csv',
    );
    const lexicon = withOwnSkills(BASE, [esco]);
    expect(lexicon.skills.get('query tuning')?.parents).toEqual(['SQL']);
    expect(lexicon.skills.get('first of two')?.parents).toEqual(['second of two']);
    expect(BASE.skills.has('query tuning')).toBe(false);
  });
});
