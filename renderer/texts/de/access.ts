import { number, shortDate } from './words.ts';

export const access = {
  asks: 'bittet um Zugang',
  text: 'Eine App auf diesem Computer möchte mit den Daten von Longlist arbeiten. Nur zustimmen, wenn sie gerade selbst gestartet wurde.',
  says: 'Sie sagt:',
  known:
    'Eine App dieses Namens hat schon Zugang. Wurde sie nicht entfernt und neu hinzugefügt, bitte zuerst klären, was das für eine ist.',
  codeSpoken: (code: string) => `Code ${[...code.replace('-', '')].join(' ')}`,
  codeHint: 'Die App zeigt denselben Code. Zeigt sie einen anderen oder keinen: ablehnen.',
  may: 'Sie darf',
  change: 'Lesen und ändern',
  changeHint: 'Kandidaten, Dateien, Stellen und Entscheidungen, auch löschen',
  read: 'Nur lesen',
  readHint: 'Kandidaten mit ihren Dateien, Stellen und Ranglisten',
  onlyChange: 'Nur ändern',
  onlyChangeHint: 'Kandidaten, Dateien und Stellen anlegen, ändern und löschen, ohne sie zu lesen',
  some: 'Nur, was hier angekreuzt ist',
  someHint: 'Sonst nichts: keine Einstellungen, keine anderen Apps, kein Datenordner',
  parts: 'Was sie lesen und ändern darf',
  part: {
    jobs: 'Stellen und ihre Kriterien',
    candidates: 'Kandidaten und Notizen',
    attachments: 'Dateien',
    nominations: 'Pipeline und Weitergabe',
    tags: 'Schlagwörter',
    rankings: 'Ranglisten, Zusammenfassungen, Antworten',
    webhooks: 'Meldungen über Änderungen',
  },
  verb: { read: 'Lesen', write: 'Ändern' },
  partVerb: (part: string, verb: string) => `${part}: ${verb.toLowerCase()}`,
  until: 'Bis',
  lengths: {
    asked: (until: string | null) =>
      `${until === null ? '' : shortDate.format(new Date(until))}, wie angefragt`,
    always: () => 'zum Entfernen des Zugangs',
    day: () => 'morgen um diese Zeit',
    month: () => 'in 30 Tagen',
    year: () => 'in einem Jahr',
  },
  later: 'Später entscheiden',
  refuse: 'Ablehnen',
  approve: 'Zustimmen',
  waits: (time: string) => `Die Anfrage läuft um ${time} ab.`,
  more: (requests: number) =>
    requests === 1
      ? 'Es wartet noch 1 weitere App.'
      : `Es warten noch ${number.format(requests)} weitere Apps.`,
  approved: (name: string) => `${name} hat Zugang. Er lässt sich in den Einstellungen entfernen.`,
  refused: (name: string) => `${name} wurde abgelehnt`,
  failed: (name: string) => `Die Antwort an ${name} wurde nicht gespeichert`,
  waiting: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} bittet um Zugang`
      : `${number.format(names.length)} Apps bitten um Zugang`,
};
