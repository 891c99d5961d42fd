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
  promiseTitle: 'Was hinausging, seit Longlist gestartet wurde',
  outgoing: (requests: number) => count(requests, 'ausgehende Anfrage', 'ausgehende Anfragen'),
  api: (address: string) => `API ${address}`,
  reconnecting: 'Verbindung wird wieder aufgenommen …',
};

export const states = {
  loading: 'Wird geladen',
  cutShort: (shown: number, total: number) =>
    `Nur die ersten ${number.format(shown)} von ${number.format(total)} konnten geholt werden. Was alle betrifft, wartet auf den Rest.`,
  panelWidth: 'Breite der Seitenleiste',
  panelWidthHint:
    'Ziehen macht die Seitenleiste breiter oder schmaler; ein Doppelklick gibt ihr die übliche Breite',
};

export const errors = {
  unreachable: {
    title: 'Longlist antwortet nicht',
    text: 'Das Programm hinter dieser Seite wurde beendet oder startet gerade neu. Gespeichertes ist sicher. Wenn es dabei bleibt, Longlist noch einmal starten.',
  },
  gone: 'Das gibt es hier nicht mehr',
  goneText: 'Es wurde gelöscht, oder die Adresse stammt von einem anderen Computer.',
  noId: 'Unter dieser Adresse gibt es nichts',
  noIdText: 'Vielleicht wurde sie beim Kopieren abgeschnitten.',
  internal: 'In Longlist ist etwas schiefgegangen',
  unknown: 'Auf dieser Seite ist etwas schiefgegangen',
  reference: (id: string | null) =>
    id === null
      ? 'Bitte noch einmal versuchen.'
      : `Bitte noch einmal versuchen; wenn es dabei bleibt, steht mehr im Protokoll unter ${id}.`,
};

export const notFound = {
  title: 'Diese Seite gibt es nicht',
  text: 'Die Adresse stammt vielleicht aus einer anderen Version. Links stehen alle Bereiche.',
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
  nowhere: 'Sie kommen in den Pool, ohne Stelle',
  into: (job: string) => `Für ${job}`,
  rankBy: 'Nach dieser Datei ordnen',
  rankByHint: 'Ein Wunschprofil: Alle werden danach geordnet, wie nahe sie ihm kommen',
  description: 'Als Beschreibung verwenden',
  descriptionHint: 'Ihr Text füllt die Seite darunter',
  replace: (file: string) => `Statt ${file} nehmen`,
  replaceHint: 'Die bessere Kopie wird gelesen, die alte Zeile verschwindet',
  failed: 'Diese Dateien konnten nicht geöffnet werden.',
};

export const palette = {
  placeholder: 'Nach einer Stelle ordnen, irgendwohin gehen oder Worte eintippen …',
  words: 'Worte',
  rankByWords: (words: string) => `Nach „${words}“ ordnen`,
  rankByWordsHint: 'Nach der Bedeutung, nicht nach den Buchstaben',
  jobs: 'Stellen',
  people: 'Ähnliche Personen wie',
  file: 'Eine Datei',
  chooseFile: 'Nach einer Datei ordnen …',
  chooseFileHint: 'Ein Wunschprofil oder jemand, der gegangen ist; sie wird niemandem zugeordnet',
  goTo: 'Gehe zu',
  here: 'Hier',
  recent: 'Zuletzt',
  open: 'Öffnen',
  acts: {
    see: 'Zeigen, wer die Kandidaten sind',
    shortlist: 'Diese Person auf die Shortlist',
    reject: 'Diese Person ablehnen',
    putForward: 'Diese Person vorstellen',
    compare: 'Diese Person vergleichen',
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
  footer: '↑ ↓ zum Auswählen · Enter zum Übernehmen · Esc zum Schließen',
  readingFile: (file: string) => `${file} wird gelesen …`,
  fileUnreadable: 'Diese Datei konnte nicht gelesen werden.',
  fileSlow: 'Sie wird noch gelesen.',
  fileRead: (file: string) => `${file} ist gelesen.`,
  rankByIt: 'Danach ordnen',
  fileFailed: (file: string) => `Nach ${file} lässt sich nicht ordnen.`,
};
