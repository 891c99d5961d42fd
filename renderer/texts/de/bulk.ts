import { number, count } from './words.ts';
import type { Texts } from '../shape.ts';

export const bulk: Texts['bulk'] = {
  bar: 'Aktionen für die Auswahl',
  picked: (amount) => `${number.format(amount)} ausgewählt`,
  select: (name) => `${name} auswählen`,
  selectAll: 'Alle angezeigten auswählen',
  clear: 'Auswahl aufheben',
  clearTitle: 'Auswahl aufheben (Esc)',
  move: 'Verschieben',
  shortlist: 'Shortlist',
  reject: 'Absagen',
  consider: 'Zur Stelle hinzufügen',
  noJobs: 'Es gibt keine offenen Stellen.',
  tag: 'Schlagwort vergeben',
  putForward: 'Vorstellen',
  export: (format) => (format === 'csv' ? 'Als CSV exportieren' : 'Als Excel-Tabelle exportieren'),
  exportFailed: 'Die Tabelle konnte nicht erstellt werden.',
  print: 'Drucken',
  printing: 'Die ganze Liste wird für den Druck geladen…',
  printFailed: 'Die Liste konnte nicht gedruckt werden.',
  printedInSight: 'Gedruckt ist hier nur, was auf dem Bildschirm stand. Strg+P druckt die ganze Liste.',
  people: (amount) => count(amount, 'Kandidat', 'Kandidaten'),
  compare: 'Vergleichen',
  compareTitle: 'Nebeneinander vergleichen',
  compareSome: 'Zum Vergleichen zwei bis fünf auswählen',
  more: 'Mehr',
  delete: (amount) => `${count(amount, 'Kandidat', 'Kandidaten')} löschen`,
  moved: (amount, stage) => `${count(amount, 'Kandidat', 'Kandidaten')} → ${stage}`,
  alreadyThere: (stage) => `Alle sind schon in „${stage}“.`,
  considered: (amount, job, left) =>
    `${count(amount, 'Kandidat', 'Kandidaten')} zu ${job} hinzugefügt` +
    (left === 0 ? '' : `; ${count(left, 'Kandidat war', 'Kandidaten waren')} schon dort`),
  alreadyConsidered: (job) => `Alle wurden schon zu ${job} hinzugefügt.`,
  overtaken: (amount) =>
    `${number.format(amount)} davon ${amount === 1 ? 'war' : 'waren'} in einem anderen Fenster verschoben worden; Rückgängig führt dorthin zurück.`,
  deleted: (amount) => `${count(amount, 'Kandidat', 'Kandidaten')} samt Lebensläufen gelöscht`,
  progress: (done, total) => `${number.format(done)} von ${number.format(total)} erledigt…`,
  failed: (amount) => `${count(amount, 'Kandidat', 'Kandidaten')} nicht geändert`,
  failedNames: (names, more, why) =>
    `${names.join(', ')}${more > 0 ? ` und ${number.format(more)} weitere` : ''}: ${why} Sie sind noch ausgewählt: noch einmal versuchen.`,
};
