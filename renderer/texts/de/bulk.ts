import { number, count } from './words.ts';
import type { Texts } from '../shape.ts';

export const bulk: Texts['bulk'] = {
  bar: 'Was mit der Auswahl geschieht',
  picked: (amount) => `${number.format(amount)} ausgewählt`,
  pick: (name) => `${name} auswählen`,
  pickAll: 'Alle angezeigten auswählen',
  clear: 'Auswahl aufheben',
  clearTitle: 'Auswahl aufheben (Esc)',
  move: 'Verschieben',
  shortlist: 'Shortlist',
  reject: 'Absagen',
  consider: 'Vormerken für',
  noJobs: 'Es gibt keine offene Stelle.',
  tag: 'Taggen',
  putForward: 'Vorstellen',
  export: (format) => (format === 'csv' ? 'Als CSV exportieren' : 'Als Excel-Tabelle exportieren'),
  exportFailed: 'Die Tabelle konnte nicht erstellt werden.',
  print: 'Drucken',
  printing: 'Die ganze Liste wird für den Druck geholt …',
  printFailed: 'Die Liste konnte nicht gedruckt werden.',
  printedInSight: 'Gedruckt ist hier nur, was auf dem Bildschirm stand. Strg+P druckt die ganze Liste.',
  people: (amount) => count(amount, 'Person', 'Personen'),
  compare: 'Vergleichen',
  compareTitle: 'Nebeneinander vergleichen',
  compareSome: 'Zum Vergleichen zwei bis fünf auswählen',
  more: 'Mehr',
  delete: (amount) => `${count(amount, 'Person', 'Personen')} löschen`,
  moved: (amount, stage) => `${count(amount, 'Person', 'Personen')} → ${stage}`,
  alreadyThere: (stage) => `Alle sind schon in „${stage}“.`,
  considered: (amount, job, left) =>
    `${count(amount, 'Person', 'Personen')} für ${job} vorgemerkt` +
    (left === 0 ? '' : `; ${count(left, 'Person war', 'Personen waren')} es schon, ohne Änderung`),
  alreadyConsidered: (job) => `Alle sind schon für ${job} vorgemerkt; nichts wurde geändert.`,
  overtaken: (amount) =>
    `Ein anderes Fenster hatte ${count(amount, 'Person', 'Personen')} davon inzwischen verschoben; Rückgängig führt dorthin zurück.`,
  deleted: (amount) => `${count(amount, 'Person', 'Personen')} samt Lebensläufen gelöscht`,
  progress: (done, total) => `${number.format(done)} von ${number.format(total)} erledigt …`,
  failed: (amount) => `${count(amount, 'Person bleibt', 'Personen bleiben')} wie zuvor`,
  failedNames: (names, more, why) =>
    `${names.join(', ')}${more > 0 ? ` und ${number.format(more)} weitere` : ''}: ${why} Sie sind noch ausgewählt: noch einmal versuchen.`,
};
