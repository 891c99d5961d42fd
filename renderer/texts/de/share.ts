import { count, number } from './words.ts';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

export const share = {
  putForward: 'Vorstellen',
  putForwardTitle: 'Diesen Kandidaten dem Kunden zeigen: unter „Teilen“ und in der Kundenmappe',
  people: (amount: number) => count(amount, 'Kandidat', 'Kandidaten'),
  putForwardDone: (who: string) => `${who} vorgestellt`,
  already: (amount: number, who: string) =>
    amount === 1 ? `${who} wurde schon vorgestellt.` : 'Alle wurden schon vorgestellt.',
  failed: (who: string) => `${who}: nicht vorgestellt`,
  needsJob: 'Zuerst eine Stelle wählen: Vorgestellt wird für eine Stelle.',
  open: '„Teilen“ öffnen',
  chooseJob: 'Stelle wählen',
  chooseJobText: 'Eine Kundenmappe gehört zu einer Stelle.',
  noJobs: 'Zuerst eine Stelle hinzufügen, dann Kandidaten dafür vorstellen.',
  sub: (amount: number) => `${count(amount, 'Kandidat', 'Kandidaten')} vorgestellt`,
  preview: 'Vorschau der Mappe',
  underway: (amount: number) =>
    amount === 1
      ? '1 Antwort wird noch gelesen. Die Vorschau aktualisiert sich von selbst.'
      : `${number.format(amount)} Antworten werden noch gelesen. Die Vorschau aktualisiert sich von selbst.`,
  blind: 'Blindkopie',
  blindTitle: 'Namen, Kontaktdaten und Schulen fehlen in der Vorschau und in jeder Datei',
  pdf: 'Als PDF speichern',
  blindPdf: 'Blindes PDF speichern',
  excel: 'Excel',
  csv: 'CSV',
  shown: (more: number) => (more === 0 ? 'Auch zeigen' : `Auch zeigen: ${number.format(more)}`),
  shownTitle: 'Was der Kunde außerdem sieht',
  extras: {
    client: { label: 'Kunde auf dem Deckblatt', text: 'Kunde und Ansprechpartner der Stelle, mit Namen.' },
    contacts: {
      label: 'Kontaktdaten',
      text: 'E-Mail, Telefon, Links und Straße. Aus: überall geschwärzt, auch in Kopien der Lebensläufe.',
      blind: 'Nie in einer Blindkopie.',
    },
    unmet: {
      label: 'Was nicht erfüllt ist',
      text: 'Kriterien, die ein Kandidat nicht erfüllt oder nicht erwähnt. Aus: nur, was erfüllt ist.',
    },
    said: {
      label: 'Was im Gespräch gesagt wurde',
      text: 'Antworten, Bewertungen, Verfügbarkeit, Frist und Gehalt, mit dem Tag. Die Notiz zum Gespräch ist nie dabei.',
    },
    availability: {
      label: 'Verfügbarkeit und Kündigungsfrist',
      text: 'Aus dem Lebenslauf oder wie notiert.',
    },
    salary: { label: 'Gehalt', text: 'Was der Kandidat verdienen möchte.' },
    own_fields: { label: 'Eigene Felder', text: 'Alle ausgefüllten eigenen Felder der Kandidaten.' },
  },
  zip: 'Mit Lebensläufen',
  zips: {
    masked:
      'PDF und Kopien der Lebensläufe: E-Mail, Telefon, Links und Straße geschwärzt, Namen und Arbeitgeber bleiben.',
    original: 'PDF und die Lebensläufe im Original, mit allen Kontaktdaten.',
    blind: 'PDF und Blindkopien der Lebensläufe.',
  },
  leftOut: (names: readonly string[]) =>
    `Nicht enthalten: ${list.format(names)}. In der ZIP-Datei steht das auch.`,
  zipWithout: (name: string, reason: 'no_file' | 'reading' | 'not_read') =>
    `${name} (${{ no_file: 'keine Datei', reading: 'wird noch gelesen', not_read: 'nicht gelesen' }[reason]})`,
  otherFormats: 'Andere Formate',
  samePerson: (name: string, amount: number) =>
    `${name} steht ${amount === 2 ? 'zweimal' : `${number.format(amount)}-mal`} in dieser Mappe`,
  sameMaybe: (names: readonly string[]) => `${list.format(names)} sind vielleicht dieselbe Person`,
  sameWhy: (positions: readonly number[], reasons: readonly string[]) =>
    `(Nummern ${list.format(positions.map(String))}: ${reasons.join(', ')})`,
  sameRecord: 'mehrfach vorgestellt',
  namesFromFiles: (people: number) =>
    people === 1
      ? '1 Kandidat heißt wie die Datei, weil darin kein Name gefunden wurde. Vor dem Versenden prüfen:'
      : `${people} Kandidaten heißen wie ihre Dateien, weil darin keine Namen gefunden wurden. Vor dem Versenden prüfen:`,
  sameLook: 'Vergleichen',
  sameLookAt: (name: string) => `${name} vergleichen und die Einträge zusammenführen oder trennen`,
  sameLookTitle: 'Die Einträge vergleichen, dann zusammenführen oder trennen',
  leaveOut: (position: number) => `Nummer ${position} weglassen`,
  leaveOutName: (position: number, name: string) => `Nummer ${position} weglassen: ${name}`,
  saveFailed: 'Die Datei konnte nicht erstellt werden',
  nobody: 'Noch wurde niemand vorgestellt',
  nobodyText:
    '„Vorstellen“ steht bei jedem Kandidaten: in Rangliste, Pipeline, Vergleich und auf der eigenen Seite. Wer vorgestellt ist, erscheint hier, mit dem Text für den Kunden.',
  allShortlisted: (amount: number) =>
    amount === 1
      ? 'Den Kandidaten der Shortlist vorstellen'
      : `Alle ${number.format(amount)} der Shortlist vorstellen`,
  toRanking: 'Zur Rangliste',
  agency: 'Auf dem Deckblatt',
  agencyName: 'Name der Agentur',
  agencyLine: 'Kontakt: Adresse, E-Mail, Telefon',
  logo: 'Logo',
  addLogo: 'Logo hinzufügen',
  otherLogo: 'Anderes Logo',
  removeLogo: 'Entfernen',
  color: 'Farbe der Mappe',
  tooLight: 'Auf weißem Papier zu hell: Die Mappe behält die Farbe von Longlist.',
  lookFailed: 'Das wurde nicht gespeichert',
  noPicture: 'Das ist kein Bild als PNG, JPEG oder SVG.',
  agencyFailed: 'Der Name der Agentur wurde nicht gespeichert',
  orderFailed: 'Die Reihenfolge wurde nicht geändert',
  drag: 'Ziehen ändert die Reihenfolge',
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  upTitle: 'Nach oben (Alt ↑)',
  downTitle: 'Nach unten (Alt ↓)',
  remove: 'Entfernen',
  removeName: (name: string) => `${name} aus der Mappe entfernen`,
  removed: (name: string) => `${name} ist nicht mehr vorgestellt`,
  removeFailed: (name: string) => `${name} ist weiterhin vorgestellt`,
  saving: 'Wird gespeichert…',
  notSaved: 'Nicht gespeichert',
  headline: 'In einer Zeile',
  headlineFollows: 'Wenn leer, liest der Kunde die aktuelle Position und den Arbeitgeber.',
  note: 'Anmerkung für den Kunden',
  notePlaceholder: 'Warum dieser Kandidat, ab wann verfügbar, was zu fragen ist',
  changedElsewhere: 'Das wurde in einem anderen Fenster geändert',
  theirs: (headline: string, note: string) =>
    `Dort steht: ${[headline, note].filter((part) => part !== '').join(' – ')}`,
  keepMine: 'Eigene behalten',
  takeTheirs: 'Andere übernehmen',
  quotes: (amount: number) =>
    amount === 0 ? 'Zitate auswählen' : `${count(amount, 'Zitat', 'Zitate')} gezeigt`,
  noQuotes: 'Im Lebenslauf beantwortet noch nichts ein Kriterium dieser Stelle.',
  include: (quote: string) => `Dem Kunden zeigen: ${quote}`,
  showPlace: 'Im Lebenslauf zeigen',
};
