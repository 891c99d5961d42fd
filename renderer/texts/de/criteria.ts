/** Was die Seite über Kriterien und ihre Antworten sagt. */
import { count, number } from './words.ts';

const findings = {
  met: 'erfüllt',
  not_met: 'nicht erfüllt',
  not_mentioned: 'nicht erfüllt: nicht erwähnt',
  not_stated: 'keine Angabe',
  failed: 'keine Antwort',
  in_progress: 'wird gelesen',
} as const;

type Finding = keyof typeof findings;

const askedFindings = {
  met: findings.met,
  against: findings.not_met,
  not_mentioned: 'nicht erwähnt',
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
    of: (name: string, finding: Finding, by_person: Finding | null) =>
      by_person === null
        ? `${name}: ${findings[finding]}`
        : `${name}: ${findings[by_person]}, eigene Antwort; Longlist las: ${findings[finding]}`,
    all: (counts: ReadonlyMap<Finding, number>) =>
      (Object.keys(findings) as Finding[])
        .flatMap((finding) => {
          const amount = counts.get(finding) ?? 0;
          return amount === 0 ? [] : [`${amount} ${findings[finding]}`];
        })
        .join(', '),
  },
  weights: { must: 'Muss', nice: 'Kann' },
  /* — the editor — */
  save: 'Speichern und Kriterien wählen',
  prompt: 'Was soll jemand erfüllen?',
  promptPlaceholder: 'z. B. 5+ years of Python, C1 German, has led a team of five …',
  tooLong: (characters: number) => `${number.format(characters)} Zeichen zu viel`,
  name: 'Kurzname',
  namePlaceholder: 'Wird anstelle der Worte darüber gezeigt',
  weight: 'Wie wichtig es ist',
  add: 'Hinzufügen',
  toLibrary: 'Für andere Stellen merken',
  understood: 'Verstanden als:',
  readAs: (written: string, read: string) => `„${written}“ wird als „${read}“ gelesen.`,
  notUnderstood: (words: string) => `Nicht verstanden: ${words}.`,
  notUnderstoodHint:
    'Worte, die Longlist nicht versteht, machen eine Antwort unsicher. Besser mit anderen Worten sagen; Zahlen, Niveaus und Daten am besten ausdrücklich, z. B. „mindestens 3 Jahre …“.',
  reading: 'Wird verstanden …',
  refused: 'Wird nicht gefragt:',
  previewOf: (examined: number, total: number) =>
    examined < total
      ? `von den ersten ${number.format(examined)} aus ${number.format(total)}`
      : `von ${number.format(total)}`,
  previewNobody: 'Noch niemand zum Ausprobieren: bitte Lebensläufe für diese Stelle hinzufügen.',
  previewWaits: 'Wird an den Kandidaten ausprobiert …',
  already: 'Das wird schon gefragt.',
  added: (name: string) => `„${name}“ hinzugefügt`,
  addedSome: (amount: number) => `${count(amount, 'Kriterium', 'Kriterien')} hinzugefügt`,
  addFailed: 'Dieses Kriterium konnte nicht hinzugefügt werden.',
  change: 'Ändern',
  changeOne: (name: string) => `„${name}“ ändern`,
  changed: (name: string) => `„${name}“ geändert`,
  changeHint: 'Ein geändertes Kriterium wird für alle neu gelesen; eigene Antworten bleiben beim alten.',
  remove: 'Löschen',
  removeOne: (name: string) => `„${name}“ löschen`,
  removed: (name: string) => `„${name}“ gelöscht, samt Antworten`,
  removeFailed: (name: string) => `„${name}“ konnte nicht gelöscht werden.`,
  none: 'Noch wird nichts gefragt',
  noneText:
    'Oben das erste Kriterium schreiben oder rechts übernehmen, was die Beschreibung verlangt. Jedes wird in jedem Lebenslauf gelesen, mit dem Satz, der es sagt.',
  also: 'Außerdem gefragt',
  alsoText: 'Diese gehören zu keiner Stelle.',
  alsoLink: 'In den Einstellungen ändern',
  /* — where it comes from — */
  sources: 'Woher Kriterien kommen',
  suggested: 'In der Beschreibung',
  noSuggestions: 'Nichts in der Beschreibung liest sich wie ein Kriterium.',
  allAsked: 'Alles, was dort steht, wird schon gefragt.',
  addMusts: (amount: number) =>
    amount === 1
      ? 'Das Muss-Kriterium hinzufügen'
      : `Alle ${number.format(amount)} Muss-Kriterien hinzufügen`,
  addOne: (name: string) => `„${name}“ hinzufügen`,
  addAll: (amount: number) => `Alle ${number.format(amount)} hinzufügen`,
  saved: 'Selbst gemerkt',
  noneSaved: 'Noch nichts. „Für andere Stellen merken“ legt ein Kriterium hierher.',
  presets: 'Nach Branche',
  presetsPlaceholder: 'Eine Branche wählen',
  savedOne: (name: string) => `„${name}“ ist in der Sammlung`,
  saveFailed: 'Das konnte nicht in die Sammlung gelegt werden.',
  forget: (name: string) => `„${name}“ aus der Sammlung nehmen`,
  forgotten: (name: string) => `„${name}“ ist aus der Sammlung genommen`,
  forgetFailed: (name: string) => `„${name}“ konnte nicht aus der Sammlung genommen werden.`,
  /* — the run — */
  run: {
    progress: (done: number, total: number) =>
      `${number.format(done)} von ${number.format(total)} ausgewertet`,
    cancel: 'Anhalten',
    cancelled: (done: number, total: number) =>
      `Bei ${number.format(done)} von ${number.format(total)} angehalten.`,
    goOn: 'Weiter',
    start: 'Alle auswerten',
    failed: 'Die Auswertung konnte nicht beginnen.',
    cancelFailed: 'Die Auswertung konnte nicht angehalten werden.',
  },
  /* — the ranking — */
  order: 'Reihenfolge',
  orders: {
    best: 'Passung',
    corrected: 'Passung, mit eigenen Antworten',
    meaning: 'Bedeutung',
    criteria: 'Kriterien',
  },
  orderHint: {
    best: 'Zuerst, wer die meisten Kriterien erfüllt – Muss-Kriterien zählen mehr – und der Stelle am nächsten kommt; was ein Lebenslauf nicht sagt, ist kein „Nein“',
    corrected: 'Passung, mit den eigenen Antworten anstelle dessen, was gelesen wurde',
    meaning: 'Danach, wie nahe ein Lebenslauf der Beschreibung kommt, ohne die Kriterien',
    criteria: 'Danach, wie viele Kriterien erfüllt sind, dann die Muss-Kriterien, dann nach Bedeutung',
  },
  countCorrections: (amount: number) =>
    amount === 0
      ? 'Eigene Antworten zählen mit'
      : `${count(amount, 'eigene Antwort', 'eigene Antworten')} mitzählen`,
  /** On paper and in spreadsheets. */
  orderedBy: (order: string, hint: string) => `Reihenfolge: ${order}. ${hint}`,
  positionBy: (position: string, order: string) => `${position} (${order})`,
  noneAsked: 'Kriterien hinzufügen',
  filter: 'Kriterien',
  filterText: 'Zeigt nur Personen mit …',
  filterOne: (name: string, asked: readonly AskedFinding[]) =>
    `${name}: ${asked.map((one) => askedFindings[one]).join(' oder ')}`,
  filterGone: 'ein Kriterium, das es nicht mehr gibt',
  askedFindings,
  anyOf: {
    must: 'Irgendein Muss-Kriterium',
    any: 'Irgendein Kriterium',
    hint: 'Personen, bei denen das für mindestens eines gilt: etwa alle, die noch zu fragen sind',
  },
  filterSome: (amount: number) => count(amount, 'Kriterium', 'Kriterien'),
  heading: (name: string, weight: 'must' | 'nice' | null) =>
    `${name}${weight === 'nice' ? ', Kann' : ''}: nur manche zeigen`,
  /* — the candidate — */
  notConsidered:
    'Noch nicht für diese Stelle vorgemerkt. Eigene Antworten sind möglich, sobald die Person vorgemerkt ist.',
  consider: 'Für diese Stelle vormerken',
  ofEverybody: 'Bei allen gefragt',
  ofTag: (tag: string) => `Gefragt bei „${tag}“`,
  confidence: { high: 'hohe Sicherheit', fair: 'mittlere Sicherheit', low: 'geringe Sicherheit' },
  notSaid: 'der Lebenslauf sagt es nicht',
  notMentioned: 'nicht erwähnt',
  you: 'eigene Antwort',
  forIt: 'Dafür',
  againstIt: 'Dagegen',
  readBy: {
    meaning: 'Nur zum Teil verstanden',
    model: (name: string) => `Beantwortet von ${name}, auf diesem Computer`,
  },
  asked: 'Gefragt:',
  say: 'Besser gewusst?',
  sayMet: 'Ist erfüllt',
  sayNotMet: 'Ist nicht erfüllt',
  reason: 'Warum? Für später und für alle, die das prüfen',
  reasonPlaceholder: 'z. B. am Telefon gesagt',
  saveAnswer: 'Antwort speichern',
  personSaid: (finding: Finding) => `Antwort eines Menschen: ${findings[finding]}`,
  youSaid: (finding: Finding) => `Eigene Antwort: ${findings[finding]}`,
  itRead: (finding: Finding) => `Longlist las: ${findings[finding]}`,
  takeBack: 'Zurücknehmen',
  overridden: (name: string, finding: Finding) => `${name}: ${findings[finding]}, eigene Antwort`,
  takenBack: (name: string) => `${name}: eigene Antwort zurückgenommen`,
  overrideFailed: 'Die Antwort konnte nicht gespeichert werden.',
  overtaken: (name: string) =>
    `${name}: Die Antwort wurde inzwischen in einem anderen Fenster oder Programm geändert. Die eigene ist nicht gespeichert; bitte erst die andere ansehen.`,
  overtakenWhile:
    'Diese Antwort kam während der Eingabe dazu. Das Eingetippte steht darunter; Speichern ersetzt diese Antwort.',
  again: 'Neu auswerten',
  againDone: 'Was fehlte oder veraltet war, wird neu gelesen',
  againFailed: 'Das konnte nicht neu ausgewertet werden.',
  failure: {
    PROTECTED_CHARACTERISTIC: 'Bitte in Worte über die Arbeit selbst fassen oder löschen.',
    NO_TEXT: 'Bitte eine Kopie mit Text anfordern oder das Gelesene von Hand berichtigen.',
    ENGINE_ERROR: '„Neu auswerten“ versucht es noch einmal.',
    unknown: 'Es gibt keine Antwort. „Neu auswerten“ versucht es noch einmal.',
  },
  inProgress: 'Wird gelesen …',
  /* — settings — */
  shared: 'Kriterien für alle',
  sharedText:
    'Bei allen Kandidaten gefragt, gleich für welche Stelle, oder bei allen mit einem Schlagwort. Die Antworten stehen auf der Seite der Person.',
  sharedNone: 'Bei allen wird nichts gefragt.',
  askedOf: 'Gefragt bei',
  everybody: 'Allen',
  taggedWith: (tag: string) => `Schlagwort: ${tag}`,
  tagGone: 'einem Schlagwort',
  /* — the summary as text — */
  copy: 'Als Text kopieren',
  copyTitle: 'Kopiert: kann eingefügt werden',
  copySelect: 'Zum Kopieren markieren:',
  copyFailed: 'Die Zusammenfassung konnte nicht kopiert werden.',
  copyAgain: 'Noch einmal kopieren',
} as const;
