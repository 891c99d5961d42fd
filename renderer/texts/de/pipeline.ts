import { STAGES } from '../../../electron/service/words/stages.ts';
import type { Texts } from '../shape.ts';
import { count, number } from './words.ts';

const people = (amount: number): string => count(amount, 'Kandidat', 'Kandidaten');

const editor: Texts['pipeline']['editor'] = {
  title: (job) => (job === null ? 'Phasen' : `Phasen für ${job}`),
  shared: 'Gemeinsame Phasen aller Stellen, die keine eigenen haben.',
  own: 'Diese Phasen gelten nur für diese Stelle.',
  makeOwn: 'Eigene Phasen für diese Stelle',
  makeOwnText: 'Sie beginnen als Kopie; die Kandidaten bleiben, wo sie sind.',
  back: 'Wieder die gemeinsamen Phasen verwenden',
  backText: 'Alle kommen in die gemeinsame Phase mit gleichem Namen, sonst in die erste.',
  carrying: (done, total) => `${number.format(done)} von ${number.format(total)} Kandidaten verschoben…`,
  madeOwn: 'Diese Stelle hat jetzt eigene Phasen',
  usesShared: 'Diese Stelle verwendet wieder die gemeinsamen Phasen',
  nameOf: (stage) => `Name von ${stage}`,
  category: (stage) => `Bedeutung von ${stage}`,
  categories: { active: 'In Arbeit', hired: 'Eingestellt', rejected: 'Absage' },
  target: (stage) => `Ziel für ${stage} in Tagen`,
  targetUnit: ' Tage',
  targetNone: 'Kein Ziel',
  up: (stage) => `${stage} nach oben`,
  down: (stage) => `${stage} nach unten`,
  inIt: (amount) => number.format(amount),
  inItLabel: 'Kandidaten dieser Stelle in dieser Phase',
  newName: 'Neue Phase',
  newPlaceholder: 'z. B. Gespräch beim Kunden',
  add: 'Phase hinzufügen',
  added: (stage) => `${stage} hinzugefügt`,
  renamed: (before, after) => `${before} heißt jetzt ${after}`,
  deleteOne: (stage) => `${stage} löschen`,
  deleted: (stage) => `${stage} gelöscht`,
  inUse: (stage) => `${stage} wird noch verwendet`,
  inUseHere: (amount) =>
    `${people(amount)} dieser Stelle ${amount === 1 ? 'ist' : 'sind'} in dieser Phase. Erst verschieben, dann löschen.`,
  inUseElsewhere:
    'Kandidaten anderer Stellen sind in dieser Phase, oder eine Stelle schickt neue dorthin. Erst verschieben, dann löschen.',
  failed: 'Die Phasen konnten nicht geändert werden.',
  last: 'Eine Pipeline braucht mindestens eine Phase.',
  order: 'Der Weg führt von oben nach unten; in dieser Reihenfolge stehen die Spalten.',
};

const days = (amount: number): string => (amount === 0 ? 'heute' : count(amount, 'Tag', 'Tage'));
const median = (amount: number): string =>
  amount < 1 ? 'unter 1 Tag' : count(Math.round(amount), 'Tag', 'Tage');

/** How long candidates have been in a stage. */
const time: Texts['pipeline']['time'] = {
  days,
  daysOver: (amount, over) => `${days(amount)}, ${number.format(over)} zu viel`,
  here: (amount, stage) =>
    amount === 0 ? `Seit heute in ${stage}` : `Seit ${count(amount, 'Tag', 'Tagen')} in ${stage}`,
  median: (amount) => `Median ${median(amount)}`,
  target: (amount) => `Ziel ${days(amount)}`,
  over: (amount) => `${number.format(amount)} über dem Ziel`,
  left: (amount, after) =>
    `${people(amount)} ${amount === 1 ? 'ist' : 'sind'} weitergekommen, Median ${median(after)}`,
  column: 'Tage in der Phase',
};

export const pipeline: Texts['pipeline'] = {
  time,
  board: 'Phasen dieser Stelle',
  order: 'nach Rangliste',
  shown: (shown, total) => `${number.format(shown)} von ${number.format(total)} angezeigt`,
  column: (stage, amount) => `${stage}: ${people(amount)}`,
  ofThem: (shown, total) => `${number.format(shown)} von ${number.format(total)}`,
  leftOver: 'in einer Phase einer anderen Pipeline',
  emptyFiltered: 'Keine Treffer',
  fold: (stage) => `${stage} zuklappen`,
  unfold: (stage) => `${stage} aufklappen`,
  rank: (position) => `#${number.format(position)}`,
  ranked: (position) => `Platz ${number.format(position)} der Rangliste`,
  from: 'Aus',
  reason: 'Grund:',
  card: (stage, place, of) => `${stage}, ${number.format(place)} von ${number.format(of)}`,
  picked: 'ausgewählt',
  menu: (name) => `${name} verschieben…`,
  moveTo: 'Verschieben nach',
  dragged: people,
  movedHere: (who, stage, total) => `${who} jetzt in ${stage}; dort sind nun ${number.format(total)}`,
  atTheEnd: 'Es gibt keine weitere Phase.',
  keys: [
    ['↑ ↓ ← →', 'von Karte zu Karte'],
    ['[  ]', 'eine Phase zurück, weiter'],
    ['M', 'Phase wählen'],
    ['S  X', 'Shortlist, absagen'],
    ['Leer', 'mehrere auswählen'],
    ['Enter', 'öffnen'],
    ['?', 'Tastenkürzel'],
  ],
  search: 'Nach Wörtern filtern',
  searchLabel: 'Nur Kandidaten mit diesen Wörtern zeigen',
  tag: 'Schlagwort',
  clear: 'Filter aufheben',
  noneShown: 'Keine Treffer. Einen Filter entfernen.',
  noneShownText: (total) => `${people(total)} ${total === 1 ? 'ist' : 'sind'} in dieser Pipeline.`,
  toRanking: 'Zur Rangliste',
  considerNext: (amount) => `Die nächsten ${number.format(amount)} hinzufügen`,
  considerFirst: (amount) => `Die ersten ${number.format(amount)} hinzufügen`,
  considerHint: 'Wer in der Rangliste vorn steht und noch nicht hier ist, kommt in die erste Phase',
  nobody: 'Noch keine Kandidaten in dieser Pipeline',
  nobodyText:
    'Die Pipeline zeigt, wie weit alle sind. Die Ersten der Rangliste hinzufügen oder dort einzeln entscheiden: Wer eine Phase bekommt, erscheint hier.',
  nobodyAtAll: 'Noch keine Kandidaten',
  nobodyAtAllText:
    'Lebensläufe irgendwo in diesem Fenster ablegen oder Dateien auswählen. Wer zu einer Stelle hinzugefügt wird, erscheint hier.',
  choose: 'Stelle wählen',
  chooseText: 'Jede Stelle hat ihre eigene Pipeline.',
  noJobs: 'Noch keine Stellen',
  noJobsText:
    'Eine Pipeline zeigt, wie weit die Kandidaten einer Stelle sind. Zuerst eine Stelle hinzufügen.',
  stages: 'Phasen',
  /** The stages a data folder begins with, as long as nobody renamed them. */
  seeded: STAGES.de,
  editor,
};
