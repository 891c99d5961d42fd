import type { Texts } from '../shape.ts';
import { count, number } from './words.ts';

/** The service names trades in English. */
const TRADES: Readonly<Record<string, string>> = {
  'Software and IT': 'Software und IT',
  'Engineering and manufacturing': 'Technik und Fertigung',
  'Construction and trades': 'Bau und Handwerk',
  'Transport, logistics and purchasing': 'Transport, Logistik und Einkauf',
  'Sales, marketing and customers': 'Vertrieb, Marketing und Kundenservice',
  Retail: 'Einzelhandel',
  'Hospitality and personal services': 'Gastgewerbe und persönliche Dienste',
  'Office, administration and human resources': 'Büro, Verwaltung und Personal',
  'Finance, law and insurance': 'Finanzen, Recht und Versicherung',
  'Management and consulting': 'Management und Beratung',
  'Health and care': 'Gesundheit und Pflege',
  'Education and social work': 'Bildung und Soziales',
};

export const tags: Texts['tags'] = {
  title: 'Schlagwörter',
  types: {
    experience_based_role_title: 'Ausgeübte Rolle',
    preferred_role_title: 'Gewünschte Rolle',
    specialty_name: 'Fachgebiet',
  },
  typeHint: {
    experience_based_role_title: 'eine Rolle, die dieser Kandidat hatte',
    preferred_role_title: 'eine Rolle, die dieser Kandidat sucht',
    specialty_name: 'ein Gebiet, das dieser Kandidat gut kennt',
  },
  standard: 'Standard',
  own: 'eigenes',
  chip: (name: string, type: string, standing: string) => `${name}: ${type}, Schlagwort (${standing})`,
  suggested: 'Von Longlist vorgeschlagen',
  one: 'Schlagwort',
  suggestedShort: 'Vorschlag',
  confirm: (name: string) => `Schlagwort ${name} behalten`,
  takeOff: (name: string) => `Schlagwort ${name} entfernen`,
  keep: 'Behalten',
  add: 'Schlagwort hinzufügen',
  find: 'Schlagwort suchen oder anlegen',
  make: (name: string) => `Schlagwort „${name}“ anlegen`,
  makeAs: (name: string, type: string) => `Schlagwort „${name}“ anlegen als: ${type}`,
  noSuch: 'Kein Schlagwort heißt so.',
  noneYet: 'Noch keine Schlagwörter. Für das erste einfach einen Namen eingeben.',
  none: 'Keine Schlagwörter',
  more: (amount: number) => `+${amount}`,
  tagged: (amount: number, name: string) =>
    `${count(amount, 'Kandidat', 'Kandidaten')} mit dem Schlagwort „${name}“.`,
  taggedAlready: (name: string) => `Das Schlagwort „${name}“ ist schon vergeben.`,
  tagFailed: (name: string) => `Das Schlagwort „${name}“ konnte nicht vergeben werden.`,
  takenOff: (name: string) => `„${name}“ entfernt.`,
  takenOffForGood: (name: string) =>
    `„${name}“ entfernt. Das Schlagwort wird für diesen Kandidaten nicht mehr vorgeschlagen.`,
  takeOffFailed: (name: string) => `Das Schlagwort „${name}“ konnte nicht entfernt werden.`,
  kept: (name: string) => `„${name}“ behalten.`,
  makeFailed: 'Das Schlagwort konnte nicht angelegt werden.',
  text: 'Schlagwörter sagen, was Kandidaten gemacht haben, machen möchten oder gut kennen. Longlist schlägt aus Lebensläufen einige vor; was ein Mensch hinzufügt oder entfernt, gilt immer.',
  findOne: 'Schlagwort suchen',
  noneAtAll:
    'Noch keine Schlagwörter. Sie kommen mit den ersten Lebensläufen – oder Standardtitel des eigenen Fachs hinzufügen.',
  columns: ['Schlagwort', 'Bedeutung', 'Kandidaten'],
  ofThem: (amount: number) => `${number.format(amount)} vorgeschlagen`,
  delete: 'Löschen',
  deleteOne: (name: string) => `Schlagwort ${name} löschen`,
  deleted: (name: string, amount: number) =>
    amount === 0
      ? `Schlagwort „${name}“ gelöscht.`
      : `Schlagwort „${name}“ gelöscht; ${count(amount, 'Kandidat verliert es', 'Kandidaten verlieren es')}.`,
  deleteFailed: (name: string) => `Das Schlagwort „${name}“ konnte nicht gelöscht werden.`,
  showAll: (amount: number) => `Alle ${number.format(amount)} zeigen`,
  trade: (name: string) => TRADES[name] ?? name,
  presets: 'Standardtitel hinzufügen',
  presetsAdded: (amount: number, trade: string) =>
    `${count(amount, 'Standardtitel', 'Standardtitel')} hinzugefügt: ${trade}.`,
  everyOne: 'Kandidaten mit allen diesen Schlagwörtern',
  gone: 'ein gelöschtes Schlagwort',
  thisTag: 'dieses Schlagwort',
};
