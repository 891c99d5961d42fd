import { number, shortDate } from './words.ts';

export const access = {
  asks: 'bittet um Zugang',
  text: 'Ein Programm auf diesem Computer möchte mit dem arbeiten, was in Longlist steht. Nur zustimmen, wenn es gerade selbst gestartet wurde.',
  says: 'Es sagt:',
  known:
    'Ein Programm dieses Namens hat schon Zugang. Wurde es nicht entfernt und neu hinzugefügt, stellt sich die Frage, wer das ist.',
  codeSpoken: (code: string) => `Code ${[...code.replace('-', '')].join(' ')}`,
  codeHint: 'Das Programm zeigt denselben Code. Zeigt es einen anderen oder keinen: ablehnen.',
  may: 'Es darf',
  change: 'Lesen und ändern',
  changeHint: 'Kandidaten, Dateien, Stellen und Entscheidungen, auch löschen',
  read: 'Nur lesen',
  readHint: 'Kandidaten mit ihren Dateien, Stellen und Ranglisten',
  onlyChange: 'Nur ändern',
  onlyChangeHint: 'Kandidaten, Dateien und Stellen anlegen, ändern und löschen, ohne sie zu lesen',
  some: 'Nur, was hier angekreuzt ist',
  someHint: 'Sonst nichts: keine Einstellungen, keine anderen Programme, kein Datenordner',
  parts: 'Was es lesen und ändern darf',
  part: {
    jobs: 'Stellen und ihre Kriterien',
    candidates: 'Kandidaten und Notizen',
    attachments: 'Dateien',
    nominations: 'Pipeline und Weitergabe',
    tags: 'Tags',
    rankings: 'Ranglisten, Zusammenfassungen, Antworten',
    webhooks: 'Meldungen über Änderungen',
  },
  verb: { read: 'Lesen', write: 'Ändern' },
  partVerb: (part: string, verb: string) => `${part}: ${verb.toLowerCase()}`,
  until: 'Bis',
  lengths: {
    asked: (until: string | null) =>
      `${until === null ? '' : shortDate.format(new Date(until))}, wie erbeten`,
    always: () => 'zum Entzug',
    day: () => 'morgen um diese Zeit',
    month: () => 'in 30 Tagen',
    year: () => 'in einem Jahr',
  },
  later: 'Später entscheiden',
  refuse: 'Ablehnen',
  approve: 'Zustimmen',
  waits: (time: string) => `Es wartet bis ${time}.`,
  more: (requests: number) =>
    requests === 1
      ? 'Dahinter wartet noch ein Programm.'
      : `Dahinter warten noch ${number.format(requests)} Programme.`,
  approved: (name: string) => `${name} hat Zugang. Er lässt sich in den Einstellungen entziehen.`,
  refused: (name: string) => `${name} wurde abgelehnt`,
  failed: (name: string) => `Die Antwort an ${name} wurde nicht gespeichert`,
  waiting: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} wartet auf Zugang`
      : `${number.format(names.length)} Programme warten auf Zugang`,
};
