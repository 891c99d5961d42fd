import { count } from './words.ts';

export const jobs = {
  create: 'Neue Stelle',
  count: (amount: number) => count(amount, 'Stelle', 'Stellen'),
  none: 'Noch keine Stellen',
  noneText:
    'Eine Beschreibung einfügen oder eine Datei damit ablegen; danach werden die Kandidaten geordnet.',
  columns: { title: 'Stelle', status: 'Stand', candidates: 'Kandidaten', changed: 'Geändert' },
  statuses: { open: 'Offen', closed: 'Geschlossen', archived: 'Archiviert' },
  newTitle: 'Neue Stelle',
  createAndRank: 'Speichern und ordnen',
  title: 'Titel',
  titleMissing: 'Bitte der Stelle einen Titel geben.',
  description: 'Beschreibung',
  descriptionPlaceholder:
    'Die Beschreibung hier einfügen oder eine Datei damit irgendwo in diesem Fenster ablegen.',
  descriptionMissing: 'Ohne Beschreibung gibt es nichts, wonach geordnet wird. Bitte hier einfügen.',
  bareRanking: 'kaum beschrieben: nur nach dem Titel geordnet',
  bareCriteria: 'Diese Stelle ist kaum beschrieben, daher lässt sich nichts vorschlagen.',
  describe: 'Stelle beschreiben',
  status: 'Stand',
  visibility: {
    title: 'Wer sie sieht',
    choices: { everybody: 'Alle im Büro', me: 'Nur ich' },
    help: {
      everybody: 'Solange niemand sonst daran gearbeitet hat, kann sie die eigene werden.',
      me: 'Für alle anderen, auch für Inhaber, gibt es diese Stelle nicht. Ihre Kandidaten stehen im Pool wie alle.',
    },
    saved: {
      everybody: 'Diese Stelle sehen jetzt alle im Büro',
      me: 'Diese Stelle ist jetzt nur hier zu sehen',
    },
    failed: 'Wer diese Stelle sieht, wurde nicht geändert',
    sign: 'Nur für dieses Konto zu sehen',
  },
  urls: 'Adressen der Ausschreibung',
  urlsHint: 'Eine pro Zeile; nur zum Merken, Longlist öffnet sie nie',
  fromFile: 'Aus einer Datei übernehmen',
  fromFileHint:
    'Alles, was auch als Lebenslauf gelesen wird, etwa PDF oder Word. Nur der Text wird verwendet.',
  considerFailed:
    'Die Personen aus dem Import gehören noch nicht zu dieser Stelle. Im Pool auswählen und vormerken.',
  filled: (file: string) => `Die Beschreibung kommt jetzt aus ${file}.`,
  filledFirst: (file: string, others: number) =>
    others === 1
      ? `Die Beschreibung kommt jetzt aus ${file}. Die andere Datei wurde nicht verwendet.`
      : `Die Beschreibung kommt jetzt aus ${file}. Die anderen ${others} Dateien wurden nicht verwendet.`,
  addAsResume: 'Es ist ein Lebenslauf: hinzufügen',
  addOthers: (files: number) => (files === 1 ? 'Als Lebenslauf hinzufügen' : 'Als Lebensläufe hinzufügen'),
  fileFailed: (file: string, others: number) =>
    others === 0
      ? `${file} konnte nicht verwendet werden.`
      : others === 1
        ? `${file} konnte nicht verwendet werden, die andere Datei wurde nicht verwendet.`
        : `${file} konnte nicht verwendet werden, die anderen ${others} Dateien wurden nicht verwendet.`,
  saveFailed: 'Die Stelle konnte nicht gespeichert werden.',
  saved: 'Gespeichert; die Rangliste folgt.',
  made: (title: string) => `${title} ist gespeichert; die Rangliste folgt.`,
  open: 'Öffnen',
  notSaved: 'noch nicht gespeichert',
  continueNew: 'Neue Stelle fortsetzen',
  discarded: 'Das Geschriebene wurde nicht behalten.',
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    status: 'Stand',
    urls: 'Adressen der Ausschreibung',
  },
  changedElsewhere: (field: string) => `${field}: in einem anderen Fenster geändert. Dort steht jetzt:`,
  nowThere: 'Was jetzt dort steht',
  nothingThere: 'Nichts',
  automation: {
    title: 'Automatisch',
    choices: {
      none: 'Nichts',
      auto_evaluate_nominations: 'Alle prüfen, die für diese Stelle infrage kommen',
      auto_nominate_and_evaluate_candidates: 'Prüfen und im Pool weitere finden',
    },
    help: {
      none: 'Kriterien werden geprüft, wenn eines dazukommt und wenn jemand eine Person ansieht.',
      auto_evaluate_nominations:
        'Sobald jemand zur Stelle kommt, ein Lebenslauf ersetzt wird oder sich ein Kriterium ändert, liegen die Antworten vor.',
      auto_nominate_and_evaluate_candidates:
        'Solange die Stelle offen ist, kommen Personen aus dem Pool, deren Lebenslauf der Stelle nahekommt, höchstens 50, in die Stufe unten und werden geprüft. Wer herausgenommen wird, kommt nicht wieder hinein. Niemand wird abgelehnt oder weiterbewegt: Das entscheidet ein Mensch.',
    },
    stage: 'Gefundene kommen in',
    saved: 'Was von selbst geschieht, ist geändert',
    failed: 'Was von selbst geschieht, wurde nicht geändert',
  },
  search: 'Titel durchsuchen',
  searchLabel: 'Stellen nach dem Titel durchsuchen',
  filter: 'Welche Stellen',
  all: 'Alle',
  nothingFound: 'Keine solche Stelle',
  nothingFoundText: 'Kein Titel hat diese Wörter, oder keiner mit diesem Stand.',
  showAll: 'Alle Stellen zeigen',
  byChanged: 'Zuletzt Geändertes zuerst',
  byNewest: 'Neueste Stelle zuerst',
  deleted: (title: string) => `${title} gelöscht`,
  deleteFailed: (title: string) => `${title} konnte nicht gelöscht werden.`,
  deleteOne: (title: string) => `${title} löschen`,
  gone: 'Diese Stelle wurde gelöscht',
  goneText:
    'Mit ihr sind ihre Kriterien, ihre Rangliste und ihre Pipeline gelöscht. Die Personen stehen weiter im Pool.',
  unknown: 'Diese Stelle gibt es hier nicht',
  anew: 'Neue Stelle aus dem Geschriebenen',
};
