import { describe, test } from 'vitest';
import { checkRow, type Row } from './rows.ts';

/** A resume with one running job: where, and what was done there. */
const job = (head: string, bullet = 'Planned the weekly shifts', more: readonly string[] = []) => [
  'Robin Example',
  'robin@example.com',
  'Experience',
  head,
  'Mar 2020 - Present',
  `• ${bullet}`,
  ...more,
];

const ROWS: readonly Row[] = [
  ['Has worked at a bank', 'Has worked in: bank', job('Analyst, Fernhill Bank'), 'met', 'Fernhill Bank'],
  [
    'Has worked at a bank',
    'Has worked in: bank',
    job('Analyst, Fernhill Works', 'Sold printers to customers in banking'),
    'not_met',
  ],
  [
    'Has worked in fintech',
    'Has worked in: fintech',
    job('Analyst, Fernhill Payments'),
    'met',
    'Fernhill Payments',
  ],
  ['Has worked in fintech', 'Has worked in: fintech', job('Analyst, Fernhill Bakery'), 'not_met'],
  [
    'Healthcare experience',
    'Has worked in: Healthcare',
    job('Clerk, Cedar Hill Hospital'),
    'met',
    'Hospital',
  ],
  [
    'Healthcare experience',
    'Has worked in: Healthcare',
    job('Clerk, Fernhill Works', 'Wrote invoices'),
    'not_met',
  ],
  [
    'Worked for a hospital',
    'Has worked in: hospital',
    job('Clerk, Fernhill Works', 'Delivered beds to hospital customers'),
    'not_met',
  ],
  [
    'Automotive industry',
    'Has worked in: Automotive industry',
    job('Buyer, Fernhill Automotive GmbH'),
    'met',
    'Automotive',
  ],
  ['Automotive industry', 'Has worked in: Automotive industry', job('Buyer, Fernhill Bakery'), 'not_met'],
  ['Background in logistics', 'Skill: Logistics', job('Planner, Fernhill Logistics'), 'met', 'Logistics'],
  ['Worked for a game studio', 'Has worked in: game studio', job('Artist, Fernhill Games'), 'met', 'Games'],
  [
    'Worked for a game studio',
    'Has worked in: game studio',
    job('Clerk, Fernhill Works', 'Wrote invoices', [
      'Projects',
      'Personal project: a small video game in Unity',
    ]),
    'not_met',
  ],
  [
    'Has worked in retail',
    'Has worked in: retail',
    job('Assistant, Fernhill Supermarket'),
    'met',
    'Supermarket',
  ],
  ['Currently works in retail', 'Works now in: retail', job('Nurse, Cedar Hill Hospital'), 'not_met'],
  [
    'Public sector background',
    'Has worked in: Public sector',
    job('Clerk, City Council of Fernhill'),
    'met',
    'City Council',
  ],
  [
    'Has worked for a non-profit',
    'Has worked in: a non-profit',
    job('Clerk, Fernhill Charity'),
    'met',
    'Charity',
  ],
  [
    'Hat in der Pharmabranche gearbeitet',
    'Has worked in: Pharmabranche',
    job('Chemist, Fernhill Pharma AG'),
    'met',
    'Pharma',
  ],
  [
    'Has worked in hospitality',
    'Has worked in: hospitality',
    job('Porter, Grand Meridian Hotel'),
    'met',
    'Hotel',
  ],
  ['Has worked in hospitality', 'Has worked in: hospitality', job('Porter, Cedar Hill Hospital'), 'not_met'],
  [
    'Experience in construction',
    'Has worked in: construction',
    job('Clerk, Fernhill Construction Ltd'),
    'met',
    'Construction',
  ],
  [
    'Has worked in insurance or banking',
    'Has worked in: insurance / banking',
    job('Clerk, Fernhill Insurance'),
    'met',
    'Insurance',
  ],
  ['Telecom industry', 'Has worked in: Telecom industry', job('Clerk, Fernhill Telecom'), 'met', 'Telecom'],
];

describe('industries: where somebody was employed, not whom they served', () => {
  test.each(ROWS.map((row) => [`${row[0]} | ${row[2].slice(3).join(' ')}`, row] as const))('%s', (_, row) => {
    checkRow(row);
  });
});
