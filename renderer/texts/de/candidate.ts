import { count, number, percent } from './words.ts';

/** Was sich zwischen zwei Lebensläufen geändert hat, nach seiner Art. */
const versionNames = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  location: 'Ort',
  headline: 'Berufsbezeichnung',
  summary: 'Zusammenfassung',
  link: 'Link',
  work: 'Station',
  education: 'Ausbildung',
  skill: 'Kenntnis',
  language: 'Sprache',
  certification: 'Zertifikat',
  emails: 'E-Mail',
  phones: 'Telefon',
  links: 'Link',
  skills: 'Kenntnis',
  languages: 'Sprache',
  certifications: 'Zertifikat',
  work_authorisation: 'Arbeitserlaubnis',
  relocation: 'Umzug',
};

export const candidate = {
  one: 'Kandidat',
  parts: 'Mehr zu diesem Kandidaten',
  tabs: { experience: 'Werdegang', notes: 'Notizen', history: 'Verlauf', files: 'Dateien' },
  left: (amount: number) => (amount === 0 ? 'alle entschieden' : `noch ${number.format(amount)} offen`),
  leftOf: (amount: number, of: number) =>
    `${number.format(amount)} von ${number.format(of)} in dieser Liste ohne Entscheidung`,
  keys: [
    ['J', 'Nächster Kandidat'],
    ['K', 'Voriger Kandidat'],
    ['↓  ↑', 'Von Kriterium zu Kriterium, mit der Stelle im Lebenslauf'],
    ['⏎', 'Kriterium öffnen'],
    ['S', 'Auf die Shortlist und weiter'],
    ['X', 'Absagen und weiter'],
    ['N', 'Notiz schreiben; Strg ⏎ speichert und geht weiter'],
    ['U', 'Letzte Entscheidung rückgängig machen'],
    ['B', 'Blindmodus ein oder aus'],
    ['1 – 4', 'Werdegang, Notizen, Verlauf, Dateien'],
    ['+  −  0', 'Lebenslauf größer, kleiner, passend'],
    ['F', 'Lebenslauf über die ganze Breite'],
    ['Esc', 'Zurück zur Liste'],
    ['?', 'Tastenkürzel'],
  ] as readonly (readonly [string, string])[],
  findings: 'Was gelesen wurde',
  page: 'Der Lebenslauf',
  place: (position: number, total: number) => `${number.format(position)} von ${number.format(total)}`,
  previous: 'Voriger Kandidat',
  next: 'Nächster Kandidat',
  location: 'Ort',
  education: 'Ausbildung',
  employment: 'Berufliches',
  languages: 'Sprachen',
  spokenLanguages: 'Sprachkenntnisse',
  contact: 'Kontakt',
  notStated: 'Keine Angabe',
  showWords: 'Auf der Seite zeigen',
  compare: 'Vergleichen mit…',
  delete: 'Löschen',
  deleted: (name: string) => `${name} samt Lebensläufen gelöscht`,
  deleteFailed: (name: string) => `${name} konnte nicht gelöscht werden.`,
  gone: 'Dieser Kandidat ist nicht mehr hier',
  goneText: 'Der Eintrag wurde gelöscht, oder der Link stammt von einem anderen Computer.',
  nameFromFile: 'Dateiname',
  nameFromFileText:
    'Im Lebenslauf wurde kein Name gefunden, deshalb steht hier der Name der Datei. Der Name lässt sich unter „Was gelesen wurde“ eintragen.',
  withoutJob: (name: string | undefined) => `${name ?? 'Kandidat'} ohne die Stelle zeigen`,
  mergedHere: 'Der Eintrag wurde mit diesem hier zusammengeführt.',
  passages: 'Warum dieser Platz',
  rank: {
    must: (met: number, of: number) =>
      met === of
        ? of === 1
          ? 'Muss-Kriterium erfüllt'
          : `Alle ${of} Muss-Kriterien erfüllt`
        : of === 1
          ? 'Muss-Kriterium nicht erfüllt'
          : `${met} von ${of} Muss-Kriterien erfüllt`,
    uncounted: (amount: number) =>
      amount === 1
        ? '1 eigene Antwort ändert die Reihenfolge nicht'
        : `${amount} eigene Antworten ändern die Reihenfolge nicht`,
    nice: (met: number, of: number) => `${met} von ${count(of, 'Kann-Kriterium', 'Kann-Kriterien')}`,
    text: (place: number) => `der Text allein ergäbe Platz ${number.format(place)}`,
    all: (amount: number) => `Alle ${number.format(amount)} Zitate`,
  },
  work: 'Erfahrung',
  now: 'heute',
  unnamedWork: 'Tätigkeit',
  jobs: 'Stellen',
  more: 'Mehr',
  exportJson: 'Als JSON Resume exportieren',
  exportFailed: 'Das Profil konnte nicht exportiert werden.',
  considered: 'hinzugefügt',
  applied: (date: string) => `beworben am ${date}`,
};

export const same = {
  /** Under whoever stands highest of those who are probably one person. */
  stack: {
    all: (amount: number) => `${count(amount, 'Lebenslauf', 'Lebensläufe')}, wahrscheinlich von einer Person`,
    ranks: (at: string, others: number) =>
      `${others === 1 ? 'der andere' : 'die anderen'} auf Platz ${at} aller Lebensläufe`,
    disagree: (criteria: string) => `sie widersprechen sich: ${criteria}`,
    own: (rank: number) => `Platz ${number.format(rank)} aller Lebensläufe`,
    hint: 'C zeigt oder verbirgt sie, ⇧ C wählt alle aus',
  },
  also: 'Dublette?',
  under: 'unter diesem Namen',
  contacts: 'Kontakte weichen ab',
  details: 'Angaben weichen ab',
  check: 'Prüfen',
  turn: {
    previous: 'Voriger Lebenslauf dieses Namens',
    next: 'Nächster Lebenslauf dieses Namens',
    of: (at: number, amount: number) => `${number.format(at)} von ${number.format(amount)}`,
  },
  fewer: 'Weniger zeigen',
  differ: (fields: readonly string[]) => `abweichend: ${fields.join(', ')}`,
  disputed: {
    current_title: 'Titel',
    current_employer: 'Arbeitgeber',
    location: 'Ort',
    email: 'E-Mail',
    phone: 'Telefon',
  },
  furthest: (stage: string) => `bis „${stage}“`,
  compare: 'Vergleichen und zusammenführen',
  compareOne: 'Vergleichen',
  /** The record on screen, among others of the person. */
  open: 'jetzt offen',
  notSame: 'Nicht dieselbe Person',
  title: 'Dieselbe Person?',
  stays: 'Dieser Eintrag bleibt',
  joins: 'Dieser geht darin auf',
  merge: 'Zusammenführen',
  now: 'Jetzt',
  files: 'Dateien',
  thatToo: 'gleich',
  empty: 'Nichts',
  fields: {
    full_name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    location: 'Ort',
    links: 'Links',
    source: 'Quelle',
  },
  reasons: {
    same_file: 'gleiche Datei',
    same_email: 'gleiche E-Mail',
    same_link: 'gleicher Profil-Link',
    same_phone: 'gleiches Telefon',
    same_name_and_employer: 'gleicher Name und Arbeitgeber',
    same_name_and_school: 'gleicher Name und gleiche Schule',
    same_site: 'gleiche Website',
  },
  reasonsLong: {
    same_file: 'Dieselbe Datei',
    same_email: 'Dieselbe E-Mail',
    same_link: 'Dasselbe Profil',
    same_phone: 'Dasselbe Telefon',
    same_name_and_employer: 'Gleicher Name und Arbeitgeber',
    same_name_and_school: 'Gleicher Name und gleiche Schule',
    same_site: 'Dieselbe Website',
  },
  moves: (name: string, files: number, nominations: number) =>
    `Kommt dazu: ${[
      count(files, 'Datei', 'Dateien'),
      ...(nominations > 0 ? [count(nominations, 'Stelle', 'Stellen')] : []),
      'Schlagwörter, Antworten und Notizen',
    ].join(', ')} von ${name}. Das Zusammenführen lässt sich rückgängig machen.`,
  merged: (name: string) => `${name} gehört jetzt zu diesem Eintrag`,
  mergeFailed: 'Die beiden Einträge konnten nicht zusammengeführt werden.',
  toldApart: (name: string) => `${name} ist eine andere Person`,
  apartFailed: 'Das konnte nicht gespeichert werden.',
};

export const versions = {
  title: 'Versionen',
  first: 'Erste Version',
  none: 'Keine Änderungen am Gelesenen',
  more: (changes: number) => `${number.format(changes)} weitere`,
  change: (change: {
    path_kind: string;
    change: 'added' | 'removed' | 'changed';
    before: string | null;
    after: string | null;
  }) => {
    const names: Readonly<Record<string, string>> = versionNames;
    const name = names[change.path_kind] ?? change.path_kind;
    if (change.change === 'added') return `+ ${name}: ${change.after ?? ''}`;
    if (change.change === 'removed') return `− ${name}: ${change.before ?? ''}`;
    return `${name}: ${change.before ?? 'nichts'} → ${change.after ?? 'nichts'}`;
  },
};

export const document = {
  file: 'Datei',
  reading: 'Wird gelesen…',
  unreadable: 'Diese Datei konnte nicht gelesen werden.',
  zoom: 'Größe',
  larger: 'Vergrößern',
  smaller: 'Verkleinern',
  /** What a press on the size does, behind the size. */
  otherFit: (zoom: number | null) => (zoom === null ? 'an die Breite anpassen' : 'automatisch'),
  percent: (zoom: number | null) => (zoom === null ? 'Auto' : zoom === 1 ? 'Breite' : percent.format(zoom)),
  wide: 'Lebenslauf über die ganze Breite',
  pageOf: (page: number, of: number) => `Seite ${page} von ${of}`,
  morePages: (pages: number) =>
    `${count(pages, 'weitere Seite wird', 'weitere Seiten werden')} hier nicht gezeigt`,
  cannotShow: 'Die Seite lässt sich nicht darstellen',
  cannotShowText:
    'Die Datei ist beschädigt oder geschützt. Bitte neu anfordern oder als PDF speichern und importieren.',
};
