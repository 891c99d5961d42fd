import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  [
    'What the resume says of whether the person may work there, or needs sponsorship',
    [
      'Right to work in the UK',
      'Needs visa sponsorship',
      'Arbeitserlaubnis',
      'Permis de travail',
      'EU citizen',
    ],
  ],
  [
    'What the resume says of whether the person would relocate',
    ['Willing to relocate', 'Umzugsbereit', 'Open to moving to Vienna'],
  ],
  [
    'What the resume says of which pay the person expects',
    ['Expected salary below 60,000', 'Gehaltsvorstellung'],
  ],
  [
    'What the resume says of when the person could start',
    ['Notice period under a month', 'Available immediately'],
  ],
  ['What the resume says of whether the person would travel', ['Willing to travel', 'Reisebereitschaft']],
  [
    'What the resume says of which hours or shifts the person would work',
    ['Works weekends', 'Would work night shifts'],
  ],
  [
    'What the resume says of whether the person holds a driving licence',
    ["Driver's license", 'Führerschein'],
  ],
];

const PLAIN = ['Careful and quick.'];
const CASES: readonly Case[] = [
  ['Right to work in the UK', PLAIN, 'not_stated', 'does not say'],
  ['Right to work in the UK', ['Right to work in the UK, no sponsorship needed.'], 'met', 'Right to work'],
  ['Right to work in the UK', ['Authorized to work in Canada.'], 'not_stated', 'not clearly'],
  ['Authorized to work in the US', ['Authorized to work in the United States.'], 'met', 'Authorized'],
  ['EU citizen', ['Italian passport, EU citizen.'], 'met', 'EU citizen'],
  ['Willing to relocate', ['Open to relocation.'], 'met', 'relocation'],
  ['Willing to relocate', ['Not willing to relocate.'], 'not_met', 'Not willing'],
  ['Willing to relocate', PLAIN, 'not_stated', 'does not say'],
  ['Willing to relocate to Vienna', ['Open to relocation to Lisbon.'], 'not_stated'],
  ['Umzugsbereit', ['Umzugsbereit.'], 'met', 'Umzugsbereit'],
  ['Expected salary below 60,000', PLAIN, 'not_stated', 'does not say'],
  ['Available immediately', ['Available immediately.'], 'met', 'Available immediately'],
  ['Available immediately', PLAIN, 'not_stated', 'does not say'],
  ['Willing to travel', ['Not willing to travel.'], 'not_met', 'Not willing'],
  ['Willing to travel', ['Willing to travel.'], 'met', 'Willing to travel'],
  ['Full driving licence', ['Full clean driving licence.'], 'met', 'driving licence'],
  ['Driving licence', ['No driving licence.'], 'not_met', 'No driving licence'],
  ['Führerschein Klasse B', ['Führerschein Klasse B.'], 'met', 'Klasse B'],
  ['Driving licence', PLAIN, 'not_stated', 'does not say'],
  ['Security clearance', PLAIN, 'not_stated', 'does not say'],
  ['Willing to work night shifts', PLAIN, 'not_stated', 'does not say'],
];

describeReadings('open facts', READINGS);
describeFindings('open facts', (lines) => resumeWith('Summary', lines), CASES);
