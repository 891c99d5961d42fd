import { expect, it } from 'vitest';
import { ordered, type Group } from '../../../renderer/features/palette/order.ts';

type Item = { readonly label: string };
const group = (name: string, ...labels: string[]): Group<Item> => ({
  name,
  commands: labels.map((label) => ({ label })),
});

const GROUPS = {
  jobs: group('Jobs', 'Clerk at Harbour', 'Harbour Clerk', 'Ranking Analyst'),
  commands: [
    group('Go to', 'Ranking', 'Pipeline', 'Settings'),
    group('Settings', 'Settings: Retention', 'Settings: Tags'),
    group('Appearance', 'Dark colours', 'Light colours'),
  ],
  by_words: group('Words', 'Rank by these words'),
  each: 2,
};

it.each([
  {
    // an exact name before every beginning, and people before jobs and commands
    words: 'pipeline',
    people: ['Pia Pipeline'],
    found: ['Pipeline', 'Pia Pipeline', 'Rank by these words'],
  },
  { words: 'Dark', people: ['Dark'], found: ['Dark', 'Dark colours', 'Rank by these words'] },
  {
    words: 'dar',
    people: ['Nora Daru', 'Dario Hahn'],
    found: ['Dario Hahn', 'Nora Daru', 'Dark colours', 'Rank by these words'],
  },
  {
    words: 'harbour clerk',
    people: [],
    found: ['Harbour Clerk', 'Clerk at Harbour', 'Rank by these words'],
  },
  { words: 'ranking', people: [], found: ['Ranking', 'Ranking Analyst', 'Rank by these words'] },
  {
    words: 'settings: ret',
    people: [],
    found: ['Settings: Retention', 'Rank by these words'],
  },
  // a command by a word of it alone waits: these may be words to rank by
  { words: 'colours', people: [], found: ['Rank by these words', 'Dark colours', 'Light colours'] },
  // found by an e-mail address: not called so
  { words: 'nd@example', people: ['Nora Daru'], found: ['Rank by these words', 'Nora Daru'] },
  { words: 'hahn dario', people: ['Dario Hahn'], found: ['Dario Hahn', 'Rank by these words'] },
  { words: 'python payments', people: [], found: ['Rank by these words'] },
])('“$words” is answered in this order', ({ words, people, found }) => {
  const groups = ordered(words, { ...GROUPS, people: group('People', ...people) });
  expect(groups.flatMap(({ commands }) => commands.map(({ label }) => label))).toEqual(found);
});
