import { count } from './words.ts';

export const duplicates = {
  title: 'Possible duplicates',
  review: (pairs: number) => `${count(pairs, 'possible duplicate', 'pairs of possible duplicates')}: review`,
  left: (pairs: number) => `${count(pairs, 'pair', 'pairs')} to decide`,
  list: 'Candidates who may be the same person',
  pair: (one: string, other: string) => `${one} and ${other}`,
  empty: 'No possible duplicates',
  emptyText:
    'Files of certainly the same person become one candidate by themselves. Those in doubt are listed here.',
  blind: 'Possible duplicates are not shown in blind mode',
  toPool: 'Open the pool',
  keys: [
    ['J K', 'next, previous'],
    ['M', 'merge'],
    ['X', 'not the same person'],
  ],
};
