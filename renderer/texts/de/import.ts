import { count, number, wait } from './words.ts';

const rate = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const importing = {
  title: 'Import',
  emptyTitle: 'Lebensläufe oder einen Ordner hier ablegen.',
  nextRanking: (job: string) => `Alle sind für ${job} geordnet.`,
  nextJob: (read: number) =>
    `${count(read, 'Lebenslauf', 'Lebensläufe')} gelesen. Für die Rangliste eine Stelle hinzufügen.`,
  isAd: (file: string) => `${file} sieht nach einer Stellenanzeige aus.`,
  asJob: 'Als Stelle verwenden',
  asJobOf: (file: string) => `${file} als Stelle verwenden`,
  asJobFailed: 'Aus dieser Datei konnte keine Stelle angelegt werden.',
  adUsed: (title: string, people: number) =>
    people === 0
      ? `${title} ist jetzt eine Stelle.`
      : `${title} ist jetzt eine Stelle, mit ${count(people, 'Kandidat', 'Kandidaten')} aus diesem Import.`,
  addJob: 'Stelle hinzufügen',
  pause: 'Anhalten',
  goOn: 'Fortsetzen',
  isPaused: (files: number) => `Angehalten: ${number.format(files)} ${files === 1 ? 'wartet' : 'warten'}`,
  readingPaused: (files: number) =>
    files === 0
      ? 'Lesen ist angehalten'
      : `Lesen ist angehalten, ${number.format(files)} ${files === 1 ? 'wartet' : 'warten'}`,
  pauseFailed: 'Das Lesen konnte nicht angehalten oder fortgesetzt werden.',
  retryAll: (files: number) => `Alle ${number.format(files)} neu lesen`,
  retryAllFailed: 'Nicht alle Dateien konnten neu gelesen werden.',
  replace: 'Ersetzen',
  replaceOne: (file: string) => `${file} durch eine bessere Kopie ersetzen`,
  emptyPromise: 'Nichts verlässt diesen Computer.',
  kindNames: { text: 'Text', 'scans and photos': 'Scans und Fotos' },
  kinds: (names: readonly string[]) => `${names.join(', ')}; so viele wie nötig`,
  trySamples: 'Mit 24 Beispiel-Lebensläufen und einer Stelle ausprobieren',
  samplesFailed: 'Die Beispiele konnten nicht geladen werden.',
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  job: 'Stelle, für die diese Lebensläufe sind',
  noJob: 'Keine Stelle (nur Pool)',
  forJob: (title: string) => `Für ${title}`,
  list: 'Importierte Dateien',
  actions: 'Aktionen',
  columns: ['Status', 'Was gefunden wurde', 'Datei', 'Seiten'],
  states: {
    waiting: 'Wartet',
    sending: 'Wird kopiert',
    queued: 'Wartet',
    reading: 'Wird gelesen',
    read: 'Gelesen',
    failed: 'Nicht gelesen',
    duplicate: 'Dublette',
    refused: 'Übersprungen',
    empty: 'Ohne Lebenslauf',
  },
  moreWaiting: (files: number) => count(files, 'weitere Datei wartet', 'weitere Dateien warten'),
  allWaiting: (files: number) => count(files, 'Datei wartet', 'Dateien warten'),
  fewerWaiting: 'Weniger zeigen',
  reading: 'Lebensläufe werden gelesen',
  summary: (progress: { read: number; failed: number; refused: number; duplicate: number; joined: number }) =>
    [
      `${number.format(progress.read)} gelesen`,
      progress.failed + progress.refused > 0
        ? `${number.format(progress.failed + progress.refused)} zu prüfen`
        : null,
      progress.duplicate > 0 ? count(progress.duplicate, 'Dublette', 'Dubletten') : null,
      progress.joined > 0 ? `${number.format(progress.joined)} von Personen, die schon da sind` : null,
    ]
      .filter((part) => part !== null)
      .join('\u00A0·\u00A0'),
  progress: (done: number, total: number) =>
    `${number.format(done)} von ${number.format(total)} werden gelesen`,
  pace: (open: number, per_second: number | null, seconds: number | null) =>
    [
      `${number.format(open)} offen`,
      per_second === null || per_second === 0 ? null : `${rate.format(per_second)} pro Sekunde`,
      seconds === null ? null : wait(seconds),
    ]
      .filter((part) => part !== null)
      .join('\u00A0·\u00A0'),
  stop: 'Rest abbrechen',
  stopped: (files: number) => `${count(files, 'restliche Datei', 'restliche Dateien')} abgebrochen`,
  stoppedNone: 'Alles ist schon gelesen',
  stopFailed: 'Nicht alles konnte abgebrochen werden.',
  all: 'Alle',
  attention: (files: number) => `Zu prüfen (${number.format(files)})`,
  noneInNeed: 'Bisher konnte jede Datei gelesen werden',
  pages: (pages: number) => count(pages, 'Seite', 'Seiten'),
  check: 'Prüfen',
  checkOne: (name: string) => `Prüfen, was von ${name} gelesen wurde`,
  duplicate: (name: string | null) =>
    name === null ? 'Diese Datei ist schon hier' : `Diese Datei ist schon hier, als ${name}`,
  files: (files: number) => count(files, 'Datei', 'Dateien'),
  joined: 'Schon da',
  takeApart: 'Nicht dieselbe Person',
  takeApartOne: (file: string) => `${file}: nicht dieselbe Person`,
  takenApart: (stayed: number) =>
    stayed === 0
      ? 'Das sind wieder zwei Personen'
      : `Das sind wieder zwei Personen. ${count(stayed, 'neuerer Eintrag', 'neuere Einträge')}: bei der ersten.`,
  takeApartFailed: 'Die beiden konnten nicht getrennt werden.',
  retry: 'Neu lesen',
  retryFailed: (file: string) => `${file} konnte nicht neu gelesen werden.`,
  remove: 'Entfernen',
  removeOne: (file: string) => `${file} entfernen`,
  removed: (file: string) => `${file} entfernt`,
  removeFailed: (file: string) => `${file} konnte nicht entfernt werden.`,
  uploadFailed:
    'Diese Datei konnte nicht geöffnet werden. Vielleicht wurde sie inzwischen verschoben oder umbenannt.',
};
