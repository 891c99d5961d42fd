import { count } from './words.ts';

export const jobs = {
  create: 'Neue Stelle',
  count: (amount: number) => count(amount, 'Stelle', 'Stellen'),
  other: 'Andere Stelle',
  none: 'Noch keine Stellen',
  noneText:
    'Eine Beschreibung einfügen oder eine Datei damit ablegen; danach werden die Kandidaten geordnet.',
  statuses: { open: 'Offen', closed: 'Geschlossen', archived: 'Archiviert' },
  newTitle: 'Neue Stelle',
  createAndRank: 'Speichern und ordnen',
  title: 'Titel',
  titleMissing: 'Bitte der Stelle einen Titel geben.',
  description: 'Beschreibung',
  descriptionPlaceholder:
    'Die Beschreibung hier einfügen oder eine Datei damit irgendwo in diesem Fenster ablegen.',
  descriptionMissing: 'Ohne Beschreibung gibt es nichts, wonach geordnet wird. Bitte hier einfügen.',
  bareRanking: 'kaum Beschreibung: nur nach dem Titel geordnet',
  bareCriteria: 'Die Beschreibung ist zu kurz, um Kriterien vorzuschlagen.',
  describe: 'Beschreibung hinzufügen',
  status: 'Status',
  visibility: {
    title: 'Wer sie sieht',
    choices: { everybody: 'Alle im Büro', me: 'Nur ich' },
    help: {
      everybody: 'Solange niemand sonst daran gearbeitet hat, lässt sie sich privat machen.',
      me: 'Niemand sonst sieht diese Stelle, auch Inhaber nicht. Ihre Kandidaten stehen im Pool wie alle.',
    },
    saved: {
      everybody: 'Diese Stelle sehen jetzt alle im Büro',
      me: 'Diese Stelle ist jetzt nur hier zu sehen',
    },
    failed: 'Wer diese Stelle sieht, wurde nicht geändert',
    sign: 'Nur für dieses Konto zu sehen',
  },
  urls: 'Links zur Ausschreibung',
  urlsHint: 'Eine pro Zeile; nur zum Merken, Longlist öffnet sie nie',
  fromFile: 'Aus einer Datei füllen',
  fromFileHint:
    'Alles, was auch als Lebenslauf gelesen wird, etwa PDF oder Word. Nur der Text wird verwendet.',
  considerFailed:
    'Die importierten Kandidaten gehören noch nicht zu dieser Stelle. Im Pool auswählen und zur Stelle hinzufügen.',
  filled: (file: string) => `Die Beschreibung kommt jetzt aus ${file}.`,
  filledFirst: (file: string, others: number) =>
    others === 1
      ? `Die Beschreibung kommt jetzt aus ${file}. Die andere Datei wurde nicht verwendet.`
      : `Die Beschreibung kommt jetzt aus ${file}. Die anderen ${others} Dateien wurden nicht verwendet.`,
  addAsResume: 'Als Lebenslauf hinzufügen',
  addOthers: (files: number) => (files === 1 ? 'Als Lebenslauf hinzufügen' : 'Als Lebensläufe hinzufügen'),
  fileFailed: (file: string, others: number) =>
    others === 0
      ? `${file} konnte nicht verwendet werden.`
      : others === 1
        ? `${file} konnte nicht verwendet werden, die andere Datei wurde nicht verwendet.`
        : `${file} konnte nicht verwendet werden, die anderen ${others} Dateien wurden nicht verwendet.`,
  saveFailed: 'Die Stelle konnte nicht gespeichert werden.',
  saved: 'Gespeichert. Die Rangliste folgt.',
  made: (title: string) => `${title} gespeichert. Die Rangliste folgt.`,
  open: 'Öffnen',
  notSaved: 'noch nicht gespeichert',
  continueNew: 'Neue Stelle fortsetzen',
  discarded: 'Der Entwurf wurde verworfen.',
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    status: 'Status',
    urls: 'Links zur Ausschreibung',
  },
  changedElsewhere: (field: string) => `${field}: in einem anderen Fenster geändert. Dort steht jetzt:`,
  nowThere: 'Was jetzt dort steht',
  nothingThere: 'Nichts',
  automation: {
    title: 'Automatik',
    choices: {
      none: 'Aus',
      auto_evaluate_nominations: 'Kandidaten dieser Stelle prüfen',
      auto_nominate_and_evaluate_candidates: 'Prüfen und weitere aus dem Pool hinzufügen',
    },
    help: {
      none: 'Kriterien werden geprüft, wenn eines dazukommt oder ein Kandidat geöffnet wird.',
      auto_evaluate_nominations:
        'Die Antworten liegen vor, sobald ein Kandidat zur Stelle hinzugefügt, ein Lebenslauf ersetzt oder ein Kriterium geändert wird.',
      auto_nominate_and_evaluate_candidates:
        'Solange die Stelle offen ist, kommen passende Kandidaten aus dem Pool, höchstens 50, in die Phase unten und werden geprüft. Wer entfernt wird, kommt nicht wieder dazu. Niemandem wird abgesagt und niemand verschoben: Das entscheidet ein Mensch.',
    },
    stage: 'Hinzufügen in',
    saved: 'Automatik geändert',
    failed: 'Automatik wurde nicht geändert',
  },
  nothingFound: 'Keine Treffer. Einen Filter entfernen.',
  showAll: 'Alle Stellen zeigen',
  deleted: (title: string) => `${title} gelöscht`,
  deleteFailed: (title: string) => `${title} konnte nicht gelöscht werden.`,
  gone: 'Diese Stelle wurde gelöscht',
  goneText:
    'Mit ihr sind ihre Kriterien, ihre Rangliste und ihre Pipeline gelöscht. Die Kandidaten sind weiter im Pool.',
  unknown: 'Diese Stelle gibt es hier nicht',
  anew: 'Neue Stelle aus dem Entwurf',
};
