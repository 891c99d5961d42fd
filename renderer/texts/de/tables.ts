import { count, number } from './words.ts';

export const tables = {
  from: 'Aus einer Tabelle…',
  title: 'Kandidaten aus einer Tabelle',
  back: 'Import',
  opening: 'Die Tabelle wird gelesen…',
  rows: (rows: number) => count(rows, 'Zeile', 'Zeilen'),
  sheet: 'Blatt',
  job: 'Stelle, für die diese Kandidaten sind',
  headers: 'Die erste Zeile enthält Überschriften',
  columnsTitle: 'Was die Spalten enthalten',
  columnsText:
    'Longlist hat nach Überschriften und Inhalten geraten. Falsches lässt sich ändern; Spalten ohne Feld bleiben weg.',
  column: 'Spalte',
  examples: 'Zum Beispiel',
  becomes: 'Wird zu',
  fieldOf: (column: string) => `Wozu ${column} wird`,
  leaveOut: 'Weglassen',
  fields: {
    full_name: 'Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    links: 'Links',
    tags: 'Schlagwörter, getrennt durch ; oder ,',
    title: 'Aktuelle Position, in einer Notiz',
    employer: 'Aktueller Arbeitgeber, in einer Notiz',
    notes: 'Notiz',
    source: 'Quelle',
    remote_id: 'ID im anderen System',
  },
  nameMissing: 'Bitte die Spalte mit den Namen wählen. Ohne Namen kann niemand importiert werden.',
  previewTitle: 'Was importiert wird',
  kinds: 'Zeilen',
  kind: {
    create: (rows: number) => `Neu (${number.format(rows)})`,
    fill: (rows: number) => `Ergänzt (${number.format(rows)})`,
    known: (rows: number) => `Dubletten (${number.format(rows)})`,
    not_taken: (rows: number) => `Übersprungen (${number.format(rows)})`,
  },
  first: (shown: number, all: number) => `Die ersten ${number.format(shown)} von ${number.format(all)}`,
  none: 'Keine Zeilen.',
  row: 'Zeile',
  name: 'Name',
  contact: 'Kontakt',
  more: 'Außerdem',
  why: 'Grund',
  reasons: {
    NO_NAME: 'Der Name fehlt',
    NAME_TOO_LONG: 'Der Name ist länger als 500 Zeichen',
    SAME_EMAIL: 'Gleiche E-Mail wie',
    SAME_PHONE: 'Gleiche Telefonnummer wie',
    SAME_REMOTE_ID: 'Gleiche ID wie',
    REPEATED_EMAIL: 'Gleiche E-Mail wie Zeile',
    REPEATED_PHONE: 'Gleiche Telefonnummer wie Zeile',
    REPEATED_REMOTE_ID: 'Gleiche ID wie Zeile',
  },
  leftOut: {
    INVALID_EMAIL: (cells: number) =>
      `${count(cells, 'E-Mail ist', 'E-Mails sind')} keine gültige Adresse und bleiben weg`,
    TOO_LONG: (cells: number) =>
      `${count(cells, 'Zelle ist', 'Zellen sind')} länger als das Feld und bleiben weg`,
    NO_LINK: (cells: number) => `${count(cells, 'Zelle ist', 'Zellen sind')} kein Link und bleiben weg`,
    NOT_OF_FIELD: (cells: number) =>
      cells === 1
        ? '1 Zelle passt nicht zum eigenen Feld; ausgelassen'
        : `${number.format(cells)} Zellen passen nicht zum eigenen Feld; ausgelassen`,
  },
  ownFields: 'Eigene Felder',
  duplicates: 'Kandidaten, die schon hier sind',
  onDuplicate: { skip: 'Unverändert lassen', fill_empty: 'Fehlendes ergänzen' },
  duplicatesHint: 'Nichts wird überschrieben. Auch sie werden zur Stelle hinzugefügt.',
  bring: (people: number) => `${count(people, 'Kandidat', 'Kandidaten')} importieren`,
  bringFailed: 'Die Kandidaten konnten nicht importiert werden.',
  bringing: (done: number, total: number) =>
    `${number.format(done)} von ${number.format(total)} Zeilen importiert`,
  undoing: 'Der Import dieser Tabelle wird rückgängig gemacht…',
  done: (people: number) => `${count(people, 'Kandidat', 'Kandidaten')} importiert`,
  result: (created: number, filled: number, known: number, not_taken: number) =>
    [
      `${number.format(created)} neu`,
      filled > 0 ? `${number.format(filled)} ergänzt` : null,
      known > 0 ? count(known, 'Dublette', 'Dubletten') : null,
      not_taken > 0 ? `${number.format(not_taken)} übersprungen` : null,
    ]
      .filter((part) => part !== null)
      .join('\u00A0·\u00A0'),
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `Import rückgängig gemacht: ${count(removed, 'Zeile', 'Zeilen')}`
      : `Import rückgängig gemacht: ${count(removed, 'Zeile', 'Zeilen')}. ${count(kept, 'Kandidat bleibt', 'Kandidaten bleiben')}, weil inzwischen jemand mit ihnen gearbeitet hat.`,
  undo: 'Import rückgängig machen',
  undoFailed: 'Der Import konnte nicht rückgängig gemacht werden.',
  again: 'Noch einmal einrichten',
  see: 'Zur Rangliste',
  notTakenFile: 'Übersprungene Zeilen als CSV',
  notTakenName: (file: string) => `${file} - übersprungene Zeilen`,
  notTakenFailed: 'Die Liste konnte nicht erstellt werden.',
  list: 'Tabellen',
  look: 'Fortsetzen',
  lookAt: (file: string) => `Fortsetzen mit ${file}`,
  result_of: (file: string) => `Ergebnis von ${file}`,
  forget: 'Entfernen',
  forgetOne: (file: string) => `${file} entfernen`,
  forgotten: (file: string) => `${file} entfernt. Die Kandidaten bleiben.`,
  forgetFailed: 'Die Tabelle konnte nicht entfernt werden.',
  isThere: 'Die Tabelle wurde gelesen.',
  notRead: (file: string) => `${file} konnte nicht gelesen werden.`,
  archiveFailed: (file: string) => `${file} konnte nicht geöffnet werden.`,
  archives: {
    DAMAGED:
      'Das Archiv ist beschädigt oder hat ein Passwort. Bitte selbst entpacken und den Ordner ablegen.',
    TOO_LARGE:
      'Das Archiv ist entpackt größer, als gefahrlos geöffnet wird. Bitte selbst entpacken und den Ordner ablegen.',
    EMPTY: 'Darin ist keine Datei.',
  },
};
