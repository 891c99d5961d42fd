import { count, number } from './words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const share = {
  putForward: 'Vorstellen',
  putForwardTitle: 'Diese Person dem Kunden zeigen: Sie steht dann unter „Teilen“ und in der Kundenmappe',
  people: (amount: number) => count(amount, 'Person', 'Personen'),
  putForwardDone: (who: string) => `${who} vorgestellt`,
  already: (amount: number, who: string) =>
    amount === 1 ? `${who} ist schon vorgestellt.` : 'Alle sind schon vorgestellt.',
  failed: (who: string) => `${who}: nicht vorgestellt`,
  needsJob: 'Bitte zuerst eine Stelle wählen: Vorgestellt wird für eine Stelle.',
  open: '„Teilen“ öffnen',
  chooseJob: 'Welche Stelle?',
  chooseJobText: 'Eine Kundenmappe gehört zu einer Stelle.',
  noJobs: 'Noch gibt es keine Stelle: zuerst eine anlegen, dann Personen dafür vorstellen.',
  otherJob: 'Andere Stelle',
  sub: (amount: number) => `${count(amount, 'Person', 'Personen')} vorgestellt`,
  preview: 'Die Mappe, wie sie herauskommt',
  underway: (amount: number) =>
    amount === 1
      ? 'Eine Antwort wird noch gelesen: die Vorschau vervollständigt sich von selbst.'
      : `${number.format(amount)} Antworten werden noch gelesen: die Vorschau vervollständigt sich von selbst.`,
  blind: 'Blindkopie',
  blindTitle: 'Namen, Kontaktdaten und Schulen fehlen in der Vorschau und in jeder Datei',
  pdf: 'Als PDF sichern',
  blindPdf: 'Blindes PDF sichern',
  excel: 'Excel',
  csv: 'CSV',
  contacts: 'Kontaktdaten',
  contactsTitle: 'E-Mail-Adressen und Telefonnummern stehen in der Vorschau und in jeder Datei dieser Stelle',
  zip: 'Mit Lebensläufen',
  zipTitle:
    'PDF und die Lebensläufe im Original, mit Kontaktdaten, in einer ZIP-Datei; mit „Blindkopie“ die Lebensläufe als Blindkopien',
  samePerson: (name: string, amount: number) =>
    `${name} steht ${amount === 2 ? 'zweimal' : `${number.format(amount)}-mal`} in dieser Mappe`,
  sameMaybe: (names: readonly string[]) => `${list.format(names)} sind vielleicht eine Person`,
  sameWhy: (positions: readonly number[], reasons: readonly string[]) =>
    `(Nummern ${list.format(positions.map(String))}: ${reasons.join(', ')})`,
  sameRecord: 'mehrfach vorgestellt',
  namesFromFiles: (people: number) =>
    people === 1
      ? 'Eine Person heißt wie ihre Datei, weil darin kein Name gefunden wurde. Vor dem Versenden prüfen:'
      : `${people} Personen heißen wie ihre Dateien, weil darin keine Namen gefunden wurden. Vor dem Versenden prüfen:`,
  sameLook: 'Ansehen',
  sameLookAt: (name: string) => `${name} ansehen und die Einträge zusammenführen oder trennen`,
  sameLookTitle: 'Dort lassen sich die Einträge vergleichen und zusammenführen oder trennen',
  leaveOut: (position: number) => `Nummer ${position} weglassen`,
  leaveOutName: (position: number, name: string) => `Nummer ${position} weglassen: ${name}`,
  saveFailed: 'Die Datei konnte nicht erstellt werden',
  nobody: 'Noch ist niemand vorgestellt',
  nobodyText:
    '„Vorstellen“ steht bei jeder Person: in der Rangliste, in der Pipeline, im Vergleich und auf ihrer eigenen Seite. Wer vorgestellt ist, erscheint hier, mit dem Text für den Kunden.',
  allShortlisted: (amount: number) =>
    amount === 1
      ? 'Die eine Person der Shortlist vorstellen'
      : `Alle ${number.format(amount)} der Shortlist vorstellen`,
  toRanking: 'Zur Rangliste',
  agency: 'Auf dem Deckblatt',
  agencyName: 'Name der Agentur',
  agencyLine: 'Kontakt: Adresse, E-Mail, Telefon',
  agencyFailed: 'Der Name der Agentur wurde nicht gespeichert',
  orderFailed: 'Die Reihenfolge wurde nicht geändert',
  drag: 'Ziehen ändert die Reihenfolge',
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  upTitle: 'Nach oben (Alt ↑)',
  downTitle: 'Nach unten (Alt ↓)',
  remove: 'Zurücknehmen',
  removeName: (name: string) => `Zurücknehmen: ${name}`,
  removed: (name: string) => `${name} ist nicht mehr vorgestellt`,
  removeFailed: (name: string) => `${name} ist weiterhin vorgestellt`,
  saving: 'Wird gespeichert …',
  notSaved: 'Nicht gespeichert',
  headline: 'In einer Zeile',
  headlineFollows: 'Leer: Der Kunde liest Titel und Arbeitgeber, wie sie jetzt sind.',
  note: 'Anmerkung für den Kunden',
  notePlaceholder: 'Warum diese Person, ab wann verfügbar, was zu fragen ist',
  changedElsewhere: 'Das wurde in einem anderen Fenster geändert',
  theirs: (headline: string, note: string) =>
    `Dort steht: ${[headline, note].filter((part) => part !== '').join(' – ')}`,
  keepMine: 'Behalten, was hier steht',
  takeTheirs: 'Übernehmen, was dort steht',
  quotes: (amount: number) =>
    amount === 0 ? 'Zitate auswählen' : `${count(amount, 'Zitat', 'Zitate')} gezeigt`,
  noQuotes: 'Der Lebenslauf sagt noch nichts, was ein Kriterium dieser Stelle beantwortet.',
  include: (quote: string) => `Dem Kunden zeigen: ${quote}`,
  showPlace: 'Zeigen, wo es steht',
};
