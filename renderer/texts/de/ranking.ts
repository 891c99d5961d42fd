import { count, number } from './words.ts';

export const ranking = {
  list: 'Rangliste',
  thisCandidate: 'Dieser Kandidat',
  removed: 'Nicht mehr hier',
  columns: {
    position: '#',
    name: 'Kandidat',
    now: 'Position',
    employer: 'Arbeitgeber',
    years: 'Jahre',
    met: 'Erfüllt',
    match: 'Passung',
    where: 'Ort',
    stage: 'Phase',
  },
  columnHints: {
    met: 'Wie viele Kriterien erfüllt sind',
    musts: 'Wie viele Kriterien erfüllt sind, und mit − wie viele Muss-Kriterien fehlen',
    match: 'Warum dieser Platz: erfüllte Kriterien (dunkel; Muss zählt mehr) und Nähe des Textes (hell)',
  },
  matchOf: 'Kriterien (dunkel) und Text (hell) ergeben zusammen die Reihenfolge',
  matchParts: { criteria: 'Kriterien', text: 'Text' },
  textRank: (rank: number) => `Nach dem Text allein: Platz ${number.format(rank)}`,
  underOneYear: '< 1',
  resumes: (amount: number) => count(amount, 'Lebenslauf', 'Lebensläufe'),
  candidatesFrom: (amount: number, resumes: number) =>
    `${count(amount, 'Kandidat', 'Kandidaten')}${resumes > amount ? ` aus ${number.format(resumes)} Lebensläufen` : ''}`,
  rankBy: 'Ordnen nach…',
  rankByWords: 'Nach Wörtern ordnen',
  add: 'Importieren',
  why: 'Warum dieser Platz',
  at: ' bei ',
  page: (page: number | null) => (page === null ? '' : `Seite ${page}`),
  stillReading: 'Es werden noch Lebensläufe gelesen.',
  nothingToQuote: 'In diesem Lebenslauf passt nichts, oder er konnte nicht gelesen werden.',
  titleWords: (found: readonly string[], missing: readonly string[]) =>
    [
      found.length > 0 && `Wörter des Titels im Lebenslauf: ${found.join(', ')}.`,
      missing.length > 0 &&
        `${found.length > 0 ? 'Nicht darin' : 'Wörter des Titels, die im Lebenslauf fehlen'}: ${missing.join(', ')}.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  forJob: (title: string) => `für ${title}`,
  moreLike: (name: string) => `Ähnlich wie ${name}`,
  likeFile: (file: string) => `Ähnlich wie ${file}`,
  noTarget: 'Noch nichts, wonach geordnet wird',
  noTargetText:
    'Eine Stellenbeschreibung einfügen oder eintippen, was gesucht wird. Danach werden alle geordnet, mit den Gründen.',
  targetGone: 'Wonach hier geordnet wird, gibt es nicht mehr',
  targetGoneText:
    'Der Kandidat oder die Datei wurde gelöscht, oder der Link stammt von einem anderen Computer.',
  nobody: 'Noch keine Kandidaten',
  nobodyText:
    'Lebensläufe irgendwo in diesem Fenster ablegen oder Dateien auswählen. Sie erscheinen hier, sobald sie gelesen sind.',
  noneLeft: 'Keine Treffer. Einen Filter entfernen.',
  noneLeftText: (total: number) =>
    `In dieser Rangliste ${total === 1 ? 'steht' : 'stehen'} ${count(total, 'Kandidat', 'Kandidaten')}.`,
  similar: 'Ähnliche',
  export: 'Export',
  band: 'Gruppe',
  keys: [
    ['J  ↓', 'Nächster Kandidat'],
    ['K  ↑', 'Voriger Kandidat'],
    ['⏎', 'Öffnen'],
    ['→  ←', 'Voriges oder nächstes Zeichen'],
    ['E', 'Bei den Worten hinter dem Zeichen öffnen'],
    ['S', 'Auf die Shortlist'],
    ['X', 'Absagen'],
    ['U', 'Letzte Entscheidung rückgängig machen'],
    ['B', 'Blindmodus ein oder aus'],
    ['Leertaste', 'Auswählen oder aufheben'],
    ['⇧ Leertaste', 'Von der letzten bis hier auswählen'],
    ['Strg A', 'Alle angezeigten auswählen'],
    ['C', 'Wahrscheinliche Dubletten zeigen oder verbergen'],
    ['⇧ C', 'Samt wahrscheinlichen Dubletten auswählen'],
    ['Esc', 'Auswahl aufheben'],
    ['/', 'Nach Wörtern filtern'],
    ['R', 'Nach etwas anderem ordnen'],
    ['?', 'Tastenkürzel'],
  ] as readonly (readonly [string, string])[],
  relative: (people: number, most: number, musts: number) => {
    const of = musts === 1 ? 'das Muss-Kriterium' : `eines der ${number.format(musts)} Muss-Kriterien`;
    const found =
      most === 0
        ? people === 1
          ? `Beim ersten Kandidaten ist ${of} nicht erfüllt`
          : `Bei keinem der ersten ${number.format(people)} Kandidaten ist ${of} erfüllt`
        : people === 1
          ? `Beim ersten Kandidaten sind nur ${number.format(most)} von ${number.format(musts)} Muss-Kriterien erfüllt`
          : `Bei keinem der ersten ${number.format(people)} Kandidaten sind mehr als ${number.format(most)} von ${number.format(musts)} Muss-Kriterien erfüllt`;
    return `${found}: Die Reihenfolge vergleicht nur diese Kandidaten miteinander.`;
  },
  beside: {
    title: (name: string) => `Vor ${name}`,
    musts: (name: string, here: number, there: number, of: number) =>
      here === there
        ? `Beide erfüllen ${number.format(here)} von ${count(of, 'Muss-Kriterium', 'Muss-Kriterien')}`
        : `Erfüllt ${number.format(here)} von ${count(of, 'Muss-Kriterium', 'Muss-Kriterien')}, ${name} ${number.format(there)}`,
    checking: 'Noch ist nicht alles geprüft; die Reihenfolge folgt danach.',
    better: 'Dafür spricht:',
    worse: 'Dagegen spricht:',
    criterion: (name: string, here: string, there: string) => `${name}: ${here}, dort ${there}`,
    more: (amount: number) => `und ${count(amount, 'weiteres Kriterium', 'weitere Kriterien')}`,
    decides: {
      criteria: 'den Ausschlag gaben die Kriterien',
      text: 'dieser Lebenslauf passt besser zur Stelle',
      text_against_criteria:
        'dieser Lebenslauf passt so viel besser zur Stelle, dass es die Kriterien aufwiegt',
      both: 'den Ausschlag gaben Kriterien und Text',
      neither: 'sie liegen praktisch gleichauf',
      closer: 'dieser Text passt besser zur Suche',
      alike: 'bei gleich erfüllten Kriterien steht der passendere Lebenslauf vorn',
    },
  },
  moves: {
    new: 'neu',
    said: (moved: number, fresh: number) =>
      [
        ...(moved > 0 ? [`${number.format(moved)} verschoben`] : []),
        ...(fresh > 0 ? [`${number.format(fresh)} neu`] : []),
      ].join(', '),
    since: (ago: string) => `seit dem letzten Blick (${ago})`,
    why: 'Änderungen',
    seen: 'Gesehen',
    more: (amount: number) => `${number.format(amount)} weitere weniger verschoben`,
    reasons: {
      new: 'neu in dieser Liste',
      resume: 'ein Lebenslauf kam hinzu oder wurde neu gelesen',
      profile: 'das Profil wurde geändert',
      answer: 'Kriterien wurden beantwortet',
      corrected: 'ein Kriterium wurde selbst oder im Gespräch beantwortet',
      description: 'die Stelle wurde geändert',
      criteria: 'die Kriterien wurden geändert',
      others: 'andere in der Umgebung haben sich geändert',
    },
    of: (by: number | null, from: number | null) =>
      by === null
        ? 'Neu in dieser Liste'
        : `${number.format(Math.abs(by))} ${by > 0 ? 'nach oben' : 'nach unten'}; war ${number.format(from ?? 0)}`,
  },
};

export const bands = { first: 'Spitzengruppe', next: 'Mittelfeld', later: 'Weiter unten' };

export const filters = {
  words: 'Nach Wörtern filtern',
  wordsLabel: 'Nur Lebensläufe mit diesen Wörtern zeigen',
  stage: 'Phase',
  applicants: 'Nur Bewerbungen',
  place: 'Ort',
  placeLabel: 'Ort enthält',
  years: 'Jahre',
  yearsLabel: 'Jahre Berufserfahrung, mindestens',
  atLeast: (years: number) => `ab ${years}`,
  clear: 'Aufheben',
  shown: (shown: number, total: number) => `${number.format(shown)} von ${number.format(total)}`,
  shownRest: ' gezeigt\u00A0·\u00A0Reihenfolge unverändert',
  clearAll: 'Alle Filter aufheben',
  clearAllShort: 'Aufheben',
  printed: 'Gefiltert nach',
  printedWords: (words: string) => `„${words}“`,
  fold: (on: number) => (on === 0 ? 'Filter' : `Filter: ${number.format(on)} an`),
  filling: '·\u00A0es wird weitergelesen…',
};

export const decisions = {
  shortlist: 'Shortlist',
  shortlisted: 'Shortlist',
  reject: 'Absagen',
  rejected: 'Absage',
  stage: 'In eine Phase verschieben',
  stageNow: (stage: string) => `Phase: ${stage}. In eine andere verschieben`,
  stageIs: (stage: string) => `Phase: ${stage}`,
  noStageYet: 'keine',
  notThis: '(anderer Lebenslauf)',
  ofAnother: (stage: string) => `${stage} (anderer Lebenslauf)`,
  ofSeveral: (name: string, amount: number) => `${name} (${count(amount, 'Lebenslauf', 'Lebensläufe')})`,
  moved: (name: string, stage: string) => `${name} → ${stage}`,
  overtaken: (name: string, stage: string, from: string) =>
    `${name} → ${stage}. Ein anderes Fenster hatte inzwischen nach „${from}“ verschoben; Rückgängig führt dorthin zurück.`,
  failed: (name: string) => `${name} konnte nicht verschoben werden.`,
  undoFailed: 'Das ließ sich nicht rückgängig machen.',
  undone: (name: string) => `${name}: Entscheidung rückgängig gemacht`,
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  needsJob: 'Zuerst eine Stelle wählen (R). Eine Entscheidung gehört immer zu einer Stelle.',
  noStage: 'Diese Phase gibt es bei dieser Stelle nicht.',
};

export const skills = {
  more: (amount: number) => `+${number.format(amount)} weitere`,
  fewer: 'Weniger',
  title: 'Fähigkeiten',
  matching: 'Treffer',
  missing: 'Nicht erwähnt',
  // neben Kriterien, in denen die anderen stehen
  alsoMatching: 'Weitere Treffer',
};
