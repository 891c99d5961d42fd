import { count, number } from './words.ts';

export const shell = {
  name: 'Longlist',
  navigation: 'Hauptmenü',
  skip: 'Zum Inhalt springen',
  import: 'Import',
  jobs: 'Stellen',
  ranking: 'Rangliste',
  pipeline: 'Pipeline',
  compare: 'Vergleich',
  pool: 'Pool',
  share: 'Teilen',
  activity: 'Aktivität',
  settings: 'Einstellungen',
  find: 'Suchen',
};

export const status = {
  promise: 'Nichts verlässt diesen Computer',
  promiseTitle: 'Gesendete Anfragen seit dem Start von Longlist',
  outgoing: (requests: number) => count(requests, 'ausgehende Anfrage', 'ausgehende Anfragen'),
  reconnecting: 'Verbindung wird wieder aufgenommen…',
};

export const states = {
  loading: 'Wird geladen',
  cutShort: (shown: number, total: number) =>
    `Nur die ersten ${number.format(shown)} von ${number.format(total)} konnten geladen werden. Aktionen für alle warten auf den Rest.`,
  panelWidth: 'Breite der Seitenleiste',
  panelWidthHint: 'Ziehen macht die Seitenleiste breiter oder schmaler; ein Doppelklick setzt sie zurück',
};

export const errors = {
  unreachable: {
    title: 'Longlist antwortet nicht',
    text: 'Longlist wurde beendet oder startet gerade neu. Gespeichertes ist sicher. Bleibt diese Meldung, Longlist noch einmal starten.',
  },
  gone: 'Das gibt es hier nicht mehr',
  goneText: 'Es wurde gelöscht, oder der Link stammt von einem anderen Computer.',
  noId: 'Hier gibt es nichts',
  noIdText: 'Vielleicht fehlt ein Teil des Links.',
  internal: 'In Longlist ist etwas schiefgegangen',
  unknown: 'Auf dieser Seite ist etwas schiefgegangen',
  reference: (id: string | null) =>
    id === null
      ? 'Bitte noch einmal versuchen.'
      : `Bitte noch einmal versuchen. Bleibt der Fehler, steht mehr im Protokoll unter ${id}.`,
};

export const notFound = {
  title: 'Seite nicht gefunden',
  text: 'Der Link stammt vielleicht aus einer anderen Version. Links stehen alle Seiten.',
};

export const actions = {
  undo: 'Rückgängig',
  tryAgain: 'Noch einmal versuchen',
  open: 'Öffnen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyOf: (text: string) => `${text} kopieren`,
};

export const drop = {
  title: 'Lebensläufe hinzufügen',
  nowhere: 'Keine Stelle (nur Pool)',
  into: (job: string) => `Für ${job}`,
  rankBy: 'Nach dieser Datei ordnen',
  rankByHint: 'Ein Wunschprofil: Alle werden nach Ähnlichkeit geordnet',
  description: 'Als Beschreibung verwenden',
  descriptionHint: 'Ihr Text füllt die Seite darunter',
  replace: (file: string) => `${file} ersetzen`,
  replaceHint: 'Die neue Kopie wird gelesen, die alte Zeile entfernt',
  failed: 'Diese Dateien konnten nicht geöffnet werden.',
};

export const palette = {
  placeholder: 'Nach einer Stelle ordnen, eine Seite öffnen oder etwas eintippen…',
  words: 'Wörter',
  rankByWords: (words: string) => `Nach „${words}“ ordnen`,
  rankByWordsHint: 'Nach dem Inhalt, nicht nach genauen Wörtern',
  jobs: 'Stellen',
  people: 'Ähnliche wie',
  file: 'Eine Datei',
  chooseFile: 'Nach einer Datei ordnen…',
  chooseFileHint: 'Ein Wunschprofil oder jemand, der gegangen ist; kommt nicht in den Pool',
  goTo: 'Gehe zu',
  here: 'Hier',
  recent: 'Zuletzt',
  open: 'Kandidaten',
  acts: {
    see: 'Zeigen, wer die Kandidaten sind',
    shortlist: 'Diesen Kandidaten auf die Shortlist',
    reject: 'Diesem Kandidaten absagen',
    putForward: 'Diesen Kandidaten vorstellen',
    compare: 'Diesen Kandidaten vergleichen',
    edit: {
      description: (job: string) => `${job} bearbeiten`,
      criteria: (job: string) => `Kriterien für ${job}`,
    },
  },
  looks: {
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    system: 'Farben wie der Computer',
    high: 'Hoher Kontrast',
    normal: 'Normaler Kontrast',
    print: 'Diese Ansicht drucken',
    language: (name: string) => `Sprache: ${name}`,
  },
  footer: '↑ ↓ zum Bewegen\u00A0·\u00A0Enter zum Wählen\u00A0·\u00A0Esc zum Schließen',
  readingFile: (file: string) => `${file} wird gelesen…`,
  fileUnreadable: 'Diese Datei konnte nicht gelesen werden.',
  fileSlow: 'Sie wird noch gelesen.',
  fileRead: (file: string) => `${file} ist gelesen.`,
  rankByIt: 'Danach ordnen',
  fileFailed: (file: string) => `Nach ${file} lässt sich nicht ordnen.`,
};
