import type { Texts } from '../shape.ts';
import { number } from './words.ts';

export const saved: Texts['saved'] = {
  title: 'Gespeichert',
  menu: 'Gespeicherte Suchen',
  none: 'Noch nichts gespeichert. Filter setzen und hier mit einem Namen speichern.',
  save: 'Diese Suche speichern',
  nameLabel: 'Name der Suche',
  saveButton: 'Speichern',
  cancel: 'Abbrechen',
  apply: (name: string) => `${name} anwenden`,
  more: (name: string) => `Mehr zu ${name}`,
  update: 'Durch die aktuellen Filter ersetzen',
  rename: 'Umbenennen',
  remove: 'Löschen',
  saved: (name: string) => `Als „${name}“ gespeichert.`,
  updated: (name: string) => `„${name}“ hat jetzt die aktuellen Filter.`,
  renamed: (name: string) => `In „${name}“ umbenannt.`,
  removed: (name: string) => `„${name}“ gelöscht.`,
  taken: (name: string) => `Eine Suche namens „${name}“ gibt es schon. Bitte einen anderen Namen wählen.`,
  failed: 'Die Suche konnte nicht gespeichert werden.',
  removeFailed: (name: string) => `„${name}“ konnte nicht gelöscht werden.`,
  count: (amount: number) => number.format(amount),
};
