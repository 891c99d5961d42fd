import type { Texts } from '../shape.ts';
import { count, number } from './words.ts';

export const suggested: Texts['suggested'] = {
  said: (amount: number) =>
    count(amount, 'starker Kandidat aus früheren Stellen', 'starke Kandidaten aus früheren Stellen'),
  show: 'Anzeigen',
  list: 'Starke Kandidaten aus früheren Stellen',
  why: (stage: string, job: string, ago: string) => `${stage} bei „${job}“, ${ago}`,
  putForward: 'vorgestellt',
  add: (amount: number) => `${number.format(amount)} zur Stelle hinzufügen`,
  added: (amount: number) => `${count(amount, 'Kandidat', 'Kandidaten')} zur Stelle hinzugefügt`,
  decline: 'Nicht für diese Stelle',
  declineAll: 'Ausblenden',
  declined: (amount: number) =>
    amount === 1
      ? 'Wird für diese Stelle nicht mehr vorgeschlagen'
      : `${number.format(amount)} Kandidaten werden für diese Stelle nicht mehr vorgeschlagen`,
  failed: 'Der Vorschlag ließ sich nicht ausblenden.',
};
