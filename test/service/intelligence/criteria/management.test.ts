import { describe, test } from 'vitest';
import { checkRow, worker, type Row } from './rows.ts';

const did = (bullet: string): readonly string[] => worker([bullet]);

const ROWS: readonly Row[] = [
  ['Has managed people', 'Has led people', did('Led a team of 6 engineers'), 'met', 'team of 6'],
  ['Has managed people', 'Has led people', did('Managed AWS accounts and the budget'), 'not_stated'],
  ['Has managed people', 'Has led people', did('Managed inventory of 4,000 parts'), 'not_stated'],
  ['Has managed people', 'Has led people', did('Mentored two junior engineers'), 'not_stated'],
  [
    'Formal line manager',
    'Has led people as their line manager',
    did('Mentored two junior engineers'),
    'not_met',
  ],
  [
    'Has led ten or more agents',
    'Has led at least 10 people',
    did('Lead 8 agents (11 during the peak season)'),
    'met',
    '11 during the peak',
  ],
  ['Has managed people', 'Has led people', did('Worked in a team of 9 engineers'), 'not_stated'],
  ['Has managed people', 'Has led people', did('Coordinated launches with sales teams'), 'not_stated'],
  [
    'Has managed people',
    'Has led people',
    did('No direct reports; planned the work'),
    'not_met',
    'No direct reports',
  ],
  ['Has managed people', 'Has led people', did('Individual contributor in the data group'), 'not_met'],
  ['Team leadership', 'Has led people', did('Supervised five clerks'), 'met', 'five clerks'],
  [
    'Line management',
    'Has led people as their line manager',
    did('Supervised a staff of 12'),
    'met',
    'staff of 12',
  ],
  [
    'Has led a team of at least five people',
    'Has led at least 5 people',
    did('Led a team of six engineers'),
    'met',
    'six',
  ],
  [
    'Has led a team of at least five people',
    'Has led at least 5 people',
    did('Led a team of four engineers'),
    'not_met',
    'four',
  ],
  [
    'Has led a team of at least five people',
    'Has led at least 5 people',
    did('Led a team of engineers'),
    'not_stated',
  ],
  [
    'Managed 10+ people',
    'Has led at least 10 people',
    did('Led 8 engineers and 3 analysts'),
    'met',
    '8 engineers',
  ],
  ['Managed 10+ people', 'Has led at least 10 people', did('Led 4 engineers and 3 analysts'), 'not_met'],
  ['Led half a dozen people', 'Has led at least 6 people', did('Led a team of 7'), 'met', 'team of 7'],
  ['Führungserfahrung', 'Has led people', did('Supervised a staff of 12'), 'met', 'staff of 12'],
  [
    'Has managed 5 engineers',
    'Has led at least 5 people',
    did('Grew the team from 2 to 9 engineers'),
    'met',
    '9',
  ],
  [
    'At least 10 direct reports',
    'Has led at least 10 people as their line manager',
    did('Managed 12 direct reports'),
    'met',
    '12',
  ],
  ['Currently manages a team', 'Leads people', did('Lead a team of 5 analysts'), 'met', 'team of 5'],
  [
    'Has mentored junior engineers',
    'Has mentored or trained people',
    did('Mentored 3 junior engineers'),
    'met',
    'Mentored 3',
  ],
];

describe('leading people', () => {
  test.each(ROWS.map((row) => [`${row[0]} | ${row[2].slice(5).join(' ')}`, row] as const))('%s', (_, row) => {
    checkRow(row);
  });
});
