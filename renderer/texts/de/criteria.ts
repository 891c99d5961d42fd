/** Was die Seite über Kriterien und ihre Antworten sagt. */
import { count, number, shortDay } from './words.ts';

const findings = {
  met: 'erfüllt',
  not_met: 'nicht erfüllt',
  not_mentioned: 'nicht erwähnt',
  not_stated: 'keine Angabe',
  failed: 'keine Antwort',
  in_progress: 'wird geprüft',
} as const;

type Finding = keyof typeof findings;

type Counted = { readonly met: number; readonly of: number };
const ofAll = ({ met, of }: Counted): string => `${number.format(met)} von ${number.format(of)}`;

const inRoomOf = (most: number, amount: number): string =>
  number.format(amount).padStart(number.format(most).length, '\u2007');

const askedFindings = {
  met: findings.met,
  against: findings.not_met,
  not_mentioned: findings.not_mentioned,
  not_stated: findings.not_stated,
  failed: findings.failed,
} as const;

type AskedFinding = keyof typeof askedFindings;

export const criteria = {
  title: 'Kriterien',
  description: 'Beschreibung',
  count: (amount: number) => count(amount, 'Kriterium', 'Kriterien'),
  parts: 'Teile der Stelle',
  rank: 'Zur Rangliste',
  findings,
  marks: {
    of: (name: string, finding: Finding, by_person: Finding | null, said_at: string | null) =>
      by_person === null
        ? `${name}: ${findings[finding]}`
        : `${name}. ${said_at === null ? 'Eigene Antwort' : `Gesagt am ${shortDay(said_at)}`}: ${findings[by_person]}. Lebenslauf: ${findings[finding]}.`,
    listed: (name: string) => `${name}: erfüllt, aber nur aufgezählt`,
    all: (counts: ReadonlyMap<Finding, number>) =>
      (Object.keys(findings) as Finding[])
        .flatMap((finding) => {
          const amount = counts.get(finding) ?? 0;
          return amount === 0 ? [] : [`${amount} ${findings[finding]}`];
        })
        .join(', '),
  },
  weights: { must: 'Muss', nice: 'Kann' },
  weightsShort: { must: 'Muss', nice: 'Kann' },
  /** Of a suggestion that has this weight: the press that gives it the other one. */
  weighAs: {
    must: (name: string) => `${name} ist ein Muss. Zum Kann machen`,
    nice: (name: string) => `${name} ist ein Kann. Zum Muss machen`,
  },
  meets: (must: Counted, nice: Counted) =>
    must.of === 0 || nice.of === 0
      ? `${ofAll(must.of === 0 ? nice : must)} Kriterien erfüllt`
      : `${ofAll(must)} Muss-Kriterien und ${ofAll(nice)} Kann-Kriterien erfüllt`,
  mustsMissing: (amount: number) => `−${number.format(amount)} Muss`,
  meet: (name: string, met: number, of: number) =>
    `${name}: von ${met === 0 ? 'niemandem' : `${number.format(met)} der ${number.format(of)}`} erfüllt`,
  /* — the editor — */
  save: 'Speichern und Kriterien hinzufügen',
  prompt: 'Was soll ein Kandidat erfüllen?',
  promptPlaceholder: 'z. B. mindestens 5 Jahre Python, Deutsch C1, Führung eines Teams…',
  tooLong: (characters: number) => `${number.format(characters)} Zeichen zu viel`,
  name: 'Kurzname',
  namePlaceholder: 'Wird statt des Textes oben gezeigt',
  weight: 'Gewicht',
  add: 'Hinzufügen',
  toLibrary: 'Für andere Stellen speichern',
  understood: 'Gelesen als:',
  readAs: (written: string, read: string) => `„${written}“ wird als „${read}“ gelesen.`,
  notUnderstood: (words: string) => `Nicht verstanden: ${words}.`,
  notUnderstoodHint:
    'Sicher ist eine Antwort nur, wenn Longlist jedes Wort versteht. Am besten anders formulieren und Zahlen, Niveaus und Daten ausdrücklich nennen, z. B. „mindestens 3 Jahre Vertrieb“.',
  reading: 'Wird gelesen…',
  refused: 'Nicht erlaubt:',
  previewOf: (examined: number, total: number) =>
    examined < total
      ? `von den ersten ${number.format(examined)} aus ${number.format(total)}`
      : `von ${number.format(total)}`,
  previewNobody: 'Noch niemand zum Ausprobieren. Bitte Lebensläufe für diese Stelle hinzufügen.',
  previewWaits: 'Wird an den Kandidaten ausprobiert…',
  already: 'Dieses Kriterium gibt es schon.',
  added: (name: string) => `„${name}“ hinzugefügt`,
  addedSome: (amount: number) => `${count(amount, 'Kriterium', 'Kriterien')} hinzugefügt`,
  addFailed: 'Dieses Kriterium konnte nicht hinzugefügt werden.',
  change: 'Ändern',
  changeOne: (name: string) => `„${name}“ ändern`,
  changed: (name: string) => `„${name}“ geändert`,
  changeHint: 'Ein geändertes Kriterium wird für alle neu geprüft. Eigene Antworten bleiben beim alten.',
  remove: 'Löschen',
  removeOne: (name: string) => `„${name}“ löschen`,
  removed: (name: string) => `„${name}“ gelöscht, samt Antworten`,
  removeFailed: (name: string) => `„${name}“ konnte nicht gelöscht werden.`,
  none: 'Noch keine Kriterien',
  noneText:
    'Oben das erste schreiben oder rechts Vorschläge hinzufügen. Jedes wird in jedem Lebenslauf geprüft und mit dem Satz beantwortet, der es belegt.',
  also: 'Außerdem geprüft',
  alsoText: 'Diese gehören zu keiner Stelle.',
  alsoLink: 'In den Einstellungen ändern',
  /* — where it comes from — */
  sources: 'Woher Kriterien kommen',
  suggested: 'Vorschläge aus der Beschreibung',
  noSuggestions: 'Nichts in der Beschreibung liest sich wie ein Kriterium.',
  allAsked: 'Alle Vorschläge sind hinzugefügt.',
  addMusts: (amount: number) =>
    amount === 1
      ? 'Das Muss-Kriterium hinzufügen'
      : `Alle ${number.format(amount)} Muss-Kriterien hinzufügen`,
  addOne: (name: string) => `„${name}“ hinzufügen`,
  addAll: (amount: number) => `Alle ${number.format(amount)} hinzufügen`,
  saved: 'Gespeicherte',
  noneSaved: 'Noch nichts. „Für andere Stellen speichern“ legt ein Kriterium hier ab.',
  presets: 'Vorlagen nach Beruf',
  presetsPlaceholder: 'Beruf wählen',
  savedOne: (name: string) => `„${name}“ für andere Stellen gespeichert`,
  saveFailed: 'Das Kriterium konnte nicht für andere Stellen gespeichert werden.',
  forget: (name: string) => `„${name}“ aus den gespeicherten Kriterien entfernen`,
  forgotten: (name: string) => `„${name}“ aus den gespeicherten Kriterien entfernt`,
  forgetFailed: (name: string) => `„${name}“ konnte nicht entfernt werden.`,
  /* — the run — */
  run: {
    progress: (done: number, total: number) =>
      `Lebensläufe werden geprüft: ${inRoomOf(total, done)} von ${number.format(total)}`,
    orderFollows: 'danach die Reihenfolge',
    cancel: 'Abbrechen',
    cancelled: (done: number, total: number) =>
      `Bei ${number.format(done)} von ${number.format(total)} abgebrochen.`,
    goOn: 'Fortsetzen',
    start: 'Alle prüfen',
    failed: 'Die Prüfung konnte nicht beginnen.',
    cancelFailed: 'Die Prüfung konnte nicht abgebrochen werden.',
  },
  /* — the ranking — */
  order: 'Reihenfolge',
  orders: {
    best: 'Passung',
    corrected: 'Passung, mit eigenen Antworten',
    meaning: 'Text',
    criteria: 'Kriterien',
  },
  /** The same, shortly, over the list. */
  orderRule: {
    best: 'Sortiert nach erfüllten Kriterien und Nähe zur Stelle',
    corrected: 'Sortiert nach erfüllten Kriterien, mit eigenen Antworten, und Nähe zur Stelle',
    meaning: 'Sortiert nach Nähe der Texte',
    criteria: 'Sortiert nach Anteil erfüllter Kriterien, dann Muss, dann Text',
  },
  orderHint: {
    best: 'Zuerst, wer die meisten Kriterien erfüllt – Muss-Kriterien zählen mehr – und der Stelle am nächsten kommt; was ein Lebenslauf nicht sagt, ist kein „Nein“',
    corrected:
      'Passung, mit den eigenen Antworten und denen aus Gesprächen anstelle dessen, was gelesen wurde',
    meaning: 'Danach, wie nahe ein Lebenslauf der Beschreibung kommt, ohne die Kriterien',
    criteria: 'Danach, wie viele Kriterien erfüllt sind, dann die Muss-Kriterien, dann nach Text',
  },
  closest: 'Danach, wie nahe ein Lebenslauf dem Gesuchten kommt',
  countCorrections: (amount: number) =>
    amount === 0
      ? 'Eigene Antworten zählen mit'
      : `${count(amount, 'eigene Antwort', 'eigene Antworten')} mitzählen`,
  /** On paper and in spreadsheets. */
  orderedBy: (order: string, hint: string) => `Reihenfolge: ${order}. ${hint}`,
  positionBy: (position: string, order: string) => `${position} (${order})`,
  noneAsked: 'Kriterien hinzufügen',
  /** Over a ranking without criteria: what the description asks for. */
  offered: (amount: number) =>
    amount === 1
      ? 'Die Beschreibung nennt 1 Anforderung.'
      : `Die Beschreibung nennt ${number.format(amount)} Anforderungen.`,
  addOffered: (amount: number) =>
    amount === 1 ? 'Als Kriterium hinzufügen' : `Alle ${number.format(amount)} als Kriterien hinzufügen`,
  filter: 'Kriterien',
  filterText: 'Nur Kandidaten zeigen mit:',
  filterOne: (name: string, asked: readonly AskedFinding[]) =>
    `${name}: ${asked.map((one) => askedFindings[one]).join(' oder ')}`,
  filterGone: 'ein gelöschtes Kriterium',
  askedFindings,
  anyOf: {
    must: 'Irgendein Muss-Kriterium',
    any: 'Irgendein Kriterium',
    hint: 'Gilt für mindestens eines: etwa alle, die noch zu fragen sind',
  },
  filterSome: (amount: number) => count(amount, 'Kriterium', 'Kriterien'),
  heading: (name: string, weight: 'must' | 'nice' | null) =>
    `${name}${weight === 'nice' ? ', Kann' : ''}: filtern`,
  /* — the candidate — */
  notConsidered:
    'Noch nicht zu dieser Stelle hinzugefügt. Antworten lassen sich korrigieren, sobald der Kandidat hinzugefügt ist.',
  consider: 'Zur Stelle hinzufügen',
  ofEverybody: 'Für alle Kandidaten',
  ofTag: (tag: string) => `Für Kandidaten mit dem Schlagwort „${tag}“`,
  confidence: { high: 'hohe Sicherheit', fair: 'mittlere Sicherheit', low: 'geringe Sicherheit' },
  notSaid: 'der Lebenslauf sagt es nicht',
  notMentioned: 'nicht erwähnt',
  onlyListed: 'nur aufgezählt',
  you: 'eigene Antwort',
  forIt: 'Dafür',
  againstIt: 'Dagegen',
  nearest: 'Was am nächsten kommt',
  readBy: {
    meaning: 'Nur zum Teil verstanden',
    model: (name: string) => `Beantwortet von ${name}, auf diesem Computer`,
  },
  asked: 'Kriterium:',
  say: 'Diese Antwort korrigieren:',
  sayMet: 'Erfüllt',
  sayNotMet: 'Nicht erfüllt',
  reason: 'Warum? Für das eigene Team',
  reasonPlaceholder: 'z. B. am Telefon gesagt',
  saveAnswer: 'Antwort speichern',
  personSaid: (finding: Finding) => `Antwort eines Menschen: ${findings[finding]}.`,
  youSaid: (finding: Finding) => `Eigene Antwort: ${findings[finding]}.`,
  itRead: (finding: Finding) => `Lebenslauf: ${findings[finding]}.`,
  takeBack: 'Eigene Antwort entfernen',
  overridden: (name: string, finding: Finding) => `${name}. Eigene Antwort: ${findings[finding]}.`,
  takenBack: (name: string) => `${name}: eigene Antwort entfernt`,
  overrideFailed: 'Die Antwort konnte nicht gespeichert werden.',
  overtaken: (name: string) =>
    `${name}: Die Antwort wurde inzwischen in einem anderen Fenster oder von einer App geändert. Die eigene ist nicht gespeichert; bitte erst die andere ansehen.`,
  overtakenWhile:
    'Diese Antwort kam während der Eingabe dazu. Das Eingetippte steht darunter; Speichern ersetzt diese Antwort.',
  again: 'Erneut prüfen',
  againDone: 'Was fehlte oder veraltet war, wird neu geprüft',
  againFailed: 'Das konnte nicht neu geprüft werden.',
  failure: {
    PROTECTED_CHARACTERISTIC: 'Bitte nach der Arbeit selbst fragen oder das Kriterium löschen.',
    NO_TEXT: 'Bitte eine Kopie mit Text anfordern oder das Gelesene korrigieren.',
    ENGINE_ERROR: '„Erneut prüfen“ versucht es noch einmal.',
    unknown: 'Es gibt keine Antwort. „Erneut prüfen“ versucht es noch einmal.',
  },
  inProgress: 'Wird gelesen…',
  /* — settings — */
  shared: 'Kriterien für alle',
  sharedText:
    'Werden bei allen Kandidaten geprüft, gleich für welche Stelle, oder bei allen mit einem Schlagwort. Die Antworten stehen auf der Seite des Kandidaten.',
  sharedNone: 'Noch keine Kriterien.',
  askedOf: 'Für',
  everybody: 'Alle',
  taggedWith: (tag: string) => `Schlagwort: ${tag}`,
  tagGone: 'ein Schlagwort',
  /* — the summary as text — */
  copy: 'Text kopieren',
  copyTitle: 'Kopiert, bereit zum Einfügen',
  copySelect: 'Zum Kopieren markieren:',
  copyFailed: 'Die Zusammenfassung konnte nicht kopiert werden.',
  copyAgain: 'Noch einmal kopieren',
} as const;
