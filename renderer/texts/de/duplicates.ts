import { count } from './words.ts';

export const duplicates = {
  title: 'Mögliche Dubletten',
  review: (pairs: number) => `${count(pairs, 'mögliche Dublette', 'Paare möglicher Dubletten')}: prüfen`,
  left: (pairs: number) => `Noch ${count(pairs, 'Paar', 'Paare')} zu entscheiden`,
  list: 'Kandidaten, die dieselbe Person sein können',
  pair: (one: string, other: string) => `${one} und ${other}`,
  empty: 'Keine möglichen Dubletten',
  emptyText:
    'Dateien, die sicher von derselben Person sind, werden von selbst ein Kandidat. Zweifelsfälle stehen hier.',
  blind: 'Im Blindmodus werden keine möglichen Dubletten gezeigt',
  toPool: 'Pool öffnen',
  keys: [
    ['J K', 'weiter, zurück'],
    ['M', 'zusammenführen'],
    ['X', 'nicht dieselbe Person'],
  ],
};
