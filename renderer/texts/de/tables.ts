import { count, number } from './words.ts';

export const tables = {
  from: 'Aus einer Tabelle …',
  title: 'Kandidaten aus einer Tabelle',
  back: 'Import',
  opening: 'Die Tabelle wird gelesen …',
  rows: (rows: number) => count(rows, 'Zeile', 'Zeilen'),
  sheet: 'Blatt',
  job: 'Stelle, für die diese Personen sind',
  headers: 'Die erste Zeile enthält Überschriften',
  columnsTitle: 'Was die Spalten enthalten',
  columnsText:
    'Longlist hat nach Überschriften und Inhalten geraten. Falsches lässt sich ändern; was nicht benannt ist, bleibt weg.',
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
    tags: 'Tags, getrennt durch ; oder ,',
    title: 'Aktuelle Position, in einer Notiz',
    employer: 'Aktueller Arbeitgeber, in einer Notiz',
    notes: 'Notiz',
    source: 'Quelle',
    remote_id: 'ID im anderen System',
  },
  nameMissing: 'Bitte angeben, welche Spalte die Namen enthält. Ohne Namen kann niemand übernommen werden.',
  previewTitle: 'Was daraus wird',
  kinds: 'Zeilen',
  kind: {
    create: (rows: number) => `Neu (${number.format(rows)})`,
    fill: (rows: number) => `Ergänzt (${number.format(rows)})`,
    known: (rows: number) => `Bekannt (${number.format(rows)})`,
    not_taken: (rows: number) => `Nicht übernommen (${number.format(rows)})`,
  },
  first: (shown: number, all: number) => `Die ersten ${number.format(shown)} von ${number.format(all)}`,
  none: 'Keine Zeile.',
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
  },
  duplicates: 'Personen, die Longlist schon kennt',
  onDuplicate: { skip: 'Lassen, wie sie sind', fill_empty: 'Fehlendes ergänzen' },
  duplicatesHint: 'Nichts, was bekannt ist, wird überschrieben. Auch sie kommen zur Stelle hinzu.',
  bring: (people: number) => `${count(people, 'Person', 'Personen')} übernehmen`,
  bringFailed: 'Die Personen konnten nicht übernommen werden.',
  bringing: (done: number, total: number) =>
    `${number.format(done)} von ${number.format(total)} Zeilen übernommen`,
  undoing: 'Was aus dieser Tabelle kam, wird zurückgenommen …',
  done: (people: number) => `${count(people, 'Person', 'Personen')} übernommen`,
  result: (created: number, filled: number, known: number, not_taken: number) =>
    [
      `${number.format(created)} neu`,
      filled > 0 ? `${number.format(filled)} ergänzt` : null,
      known > 0 ? `${number.format(known)} schon bekannt` : null,
      not_taken > 0 ? `${number.format(not_taken)} nicht übernommen` : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `${count(removed, 'Zeile', 'Zeilen')} zurückgenommen`
      : `${count(removed, 'Zeile', 'Zeilen')} zurückgenommen. ${count(kept, 'Person bleibt', 'Personen bleiben')}, weil inzwischen mit ihnen gearbeitet wurde.`,
  undo: 'Zurücknehmen',
  undoFailed: 'Es konnte nicht zurückgenommen werden.',
  again: 'Noch einmal einrichten',
  see: 'Zur Rangliste',
  notTakenFile: 'Nicht übernommene Zeilen, als CSV',
  notTakenName: (file: string) => `${file} - nicht übernommene Zeilen`,
  notTakenFailed: 'Die Liste konnte nicht erstellt werden.',
  list: 'Tabellen',
  look: 'Weiter',
  lookAt: (file: string) => `Weiter mit ${file}`,
  result_of: (file: string) => `Was aus ${file} wurde`,
  forget: 'Vergessen',
  forgetOne: (file: string) => `${file} vergessen`,
  forgotten: (file: string) => `${file} vergessen. Die Personen bleiben.`,
  forgetFailed: 'Die Tabelle konnte nicht vergessen werden.',
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
