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
  fresh: (amount: number) => `${number.format(amount)} neu`,
  freshOf: (amount: number) =>
    amount === 1
      ? '1 Kandidat passt neu zu einer gespeicherten Suche'
      : `${number.format(amount)} Kandidaten passen neu zu gespeicherten Suchen`,
  isNew: 'Neu',
  tell: 'Melden, wenn jemand Neues passt',
  tellNoMore: 'Nicht mehr melden',
  tellsNow: (name: string) => `„${name}“ meldet, wenn jemand Neues passt.`,
  tellsNoMore: (name: string) => `„${name}“ meldet niemanden mehr.`,
  cannotTell: 'Nicht möglich bei Suche nach Inhalt und bei Filtern nach Kriterien oder Bewerbung.',
  count: (amount: number) => number.format(amount),
};
