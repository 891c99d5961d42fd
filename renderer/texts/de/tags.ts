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
  title: 'Tags',
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
  own: 'eigener',
  chip: (name: string, type: string, standing: string) => `${name}: ${type}, Tag (${standing})`,
  suggested: 'Von Longlist vorgeschlagen',
  one: 'Tag',
  suggestedShort: 'Vorschlag',
  confirm: (name: string) => `Tag ${name} behalten`,
  takeOff: (name: string) => `Tag ${name} entfernen`,
  keep: 'Behalten',
  add: 'Tag hinzufügen',
  find: 'Tag suchen oder anlegen',
  make: (name: string) => `Tag „${name}“ anlegen`,
  makeAs: (name: string, type: string) => `Tag „${name}“ anlegen als: ${type}`,
  noSuch: 'Kein Tag heißt so.',
  noneYet: 'Noch keine Tags. Für den ersten einfach einen Namen eingeben.',
  none: 'Keine Tags',
  more: (amount: number) => `+${amount}`,
  tagged: (amount: number, name: string) =>
    `${count(amount, 'Kandidat', 'Kandidaten')} mit „${name}“ getaggt.`,
  taggedAlready: (name: string) => `Schon mit „${name}“ getaggt.`,
  tagFailed: (name: string) => `Der Tag „${name}“ konnte nicht vergeben werden.`,
  takenOff: (name: string) => `„${name}“ entfernt.`,
  takenOffForGood: (name: string) =>
    `„${name}“ entfernt. Der Tag wird für diesen Kandidaten nicht mehr vorgeschlagen.`,
  takeOffFailed: (name: string) => `Der Tag „${name}“ konnte nicht entfernt werden.`,
  kept: (name: string) => `„${name}“ behalten.`,
  makeFailed: 'Der Tag konnte nicht angelegt werden.',
  text: 'Tags sagen, was Kandidaten gemacht haben, machen möchten oder gut kennen. Longlist schlägt aus Lebensläufen einige vor; was ein Mensch hinzufügt oder entfernt, gilt immer.',
  findOne: 'Tag suchen',
  noneAtAll:
    'Noch keine Tags. Sie kommen mit den ersten Lebensläufen – oder Standardtitel des eigenen Fachs hinzufügen.',
  columns: ['Tag', 'Bedeutung', 'Kandidaten'],
  ofThem: (amount: number) => `${number.format(amount)} vorgeschlagen`,
  delete: 'Löschen',
  deleteOne: (name: string) => `Tag ${name} löschen`,
  deleted: (name: string, amount: number) =>
    amount === 0
      ? `Tag „${name}“ gelöscht.`
      : `Tag „${name}“ gelöscht; ${count(amount, 'Kandidat verliert ihn', 'Kandidaten verlieren ihn')}.`,
  deleteFailed: (name: string) => `Der Tag „${name}“ konnte nicht gelöscht werden.`,
  showAll: (amount: number) => `Alle ${number.format(amount)} zeigen`,
  trade: (name: string) => TRADES[name] ?? name,
  presets: 'Standardtitel hinzufügen',
  presetsAdded: (amount: number, trade: string) =>
    `${count(amount, 'Standardtitel', 'Standardtitel')} hinzugefügt: ${trade}.`,
  everyOne: 'Kandidaten mit allen diesen Tags',
  gone: 'ein gelöschter Tag',
  thisTag: 'dieser Tag',
};
