import { describeFindings, describeReadings, resumeWith, type Case, type Reading } from './tables.ts';

const READINGS: readonly Reading[] = [
  ['At least 50 leases with the words “portfolio”', ['A portfolio of at least 50 leases']],
  ['More than 1000000 users', ['More than a million users']],
  ['At least 100 cubiertos', ['Al menos 100 cubiertos']],
];

const CASES: readonly Case[] = [
  ['A portfolio of at least 50 leases', ['Own portfolio of 70 residential leases.'], 'met', '70'],
  ['A portfolio of at least 50 leases', ['Own portfolio of 30 residential leases.'], 'not_met', '30'],
  ['A portfolio of at least 50 leases', ['Archived 70 leases.'], 'not_stated', 'not clearly'],
  ['A portfolio of at least 50 leases', ['Careful and quick.'], 'not_stated', 'does not say'],
  ['More than 100,000 users', ['Keeps a platform with 4 million daily users.'], 'met', '4 million'],
  ['More than 100,000 users', ['A tool for 200 users.'], 'not_met', '200'],
  // a year is no number of anything
  ['At least 100 covers', ['Since 2019 covers for the manager.'], 'not_stated', 'does not say'],
  ['Mindestens 60 Betten', ['Station mit 80 Betten.'], 'met', '80 Betten'],
];

describeReadings('figures of what no other kind counts', READINGS);
describeFindings('figures of what no other kind counts', (lines) => resumeWith('Summary', lines), CASES);
