import type { data as english } from '../en/data.ts';
import { count } from './words.ts';

export const data: typeof english = {
  title: 'Daten und Sicherungen',
  text: 'Alles liegt in einem Ordner auf diesem Computer und sonst nirgends.',
  folder: 'Ordner',
  show: 'Ordner zeigen',
  copyPath: 'Pfad kopieren',
  copied: 'Pfad kopiert',
  showFailed: 'Der Ordner konnte nicht gezeigt werden',
  database: 'Datenbank',
  files: 'Lebensläufe und andere Dateien',
  fileCount: (files, size) => `${count(files, 'Datei', 'Dateien')}, ${size}`,
  move: 'Anderer Ordner',
  moveText:
    'Beim nächsten Start wird alles dorthin kopiert, verglichen, geprüft und ab dann dort verwendet. Der jetzige Ordner bleibt, wie er ist, bis er hier gelöscht wird.',
  newFolder: 'Neuer Ordner',
  newFolderHint:
    'Der vollständige Pfad eines Ordners, der leer ist oder noch nicht existiert, auf einem Datenträger dieses Computers. Keiner, den OneDrive, Dropbox oder Ähnliches weiterkopiert.',
  moveThere: 'Beim nächsten Start umziehen',
  moves: 'Zieht beim nächsten Start um',
  moving: (to) =>
    `Beim nächsten Start zieht alles nach ${to} um. Dazu Longlist schließen und neu starten; dieser Start dauert länger. Geht etwas nicht, bleibt alles, wo es ist, und Longlist sagt, warum.`,
  stay: 'Nicht umziehen',
  stays: 'Alles bleibt, wo es ist',
  moveFailed: 'Die Daten können nicht dorthin umziehen',
  noPlace: (why) => `Der Grund, auf Englisch: The folder ${why}.`,
  oldCopy: (path) =>
    `Die Kopie in ${path} ist noch da. Wer in Longlist gelöscht wird, bleibt in ihr erhalten: also löschen, sobald hier alles vollständig ist.`,
  deleteOldCopy: 'Alte Kopie löschen',
  oldCopyDeleted: 'Alte Kopie gelöscht',
  oldCopyFailed: 'Die alte Kopie konnte nicht gelöscht werden',
  backups: 'Sicherungen',
  backupsText:
    'Kopien der Datenbank unter „snapshots“ in diesem Ordner: täglich eine, solange Longlist läuft, aufgehoben für sieben Tage und vier Wochen. Jede ist geprüft.',
  backUp: 'Jetzt sichern',
  backedUp: 'Gesichert und geprüft',
  backUpFailed: 'Es wurde nichts gesichert',
  none: 'Noch keine Sicherung. Die erste entsteht in wenigen Minuten, oder gleich mit „Jetzt sichern“.',
  reasons: {
    DAILY: 'täglich',
    ASKED: 'auf Wunsch',
    BEFORE_RESTORE: 'vor einer Wiederherstellung',
    BEFORE_UPDATE: 'vor einer Aktualisierung',
  },
  made: 'Erstellt',
  why: 'Anlass',
  size: 'Größe',
  restore: 'Wiederherstellen',
  restoreOne: (when) => `Wiederherstellen: Sicherung vom ${when}`,
  all: (more) => `Alle ${more} zeigen`,
  chosen: (when) =>
    `Die Sicherung vom ${when} wird beim nächsten Start wiederhergestellt. Dazu Longlist schließen und neu starten. Bis dahin ändert sich nichts, und der Stand bis dahin bleibt als eigene Kopie erhalten.`,
  gone: 'Beim nächsten Start wird eine Sicherung wiederhergestellt.',
  chose: 'Wird beim nächsten Start wiederhergestellt',
  cancel: 'Nicht wiederherstellen',
  cancelled: 'Es wird nichts wiederhergestellt',
  chooseFailed: 'Die Sicherung kann nicht wiederhergestellt werden',
  limits:
    'Eine Sicherung enthält alles außer den Dateien selbst. Wer danach gelöscht wurde, kommt mit einer Wiederherstellung zurück, ohne Dateien, und ist dann erneut zu löschen. Für eine Kopie auf einem anderen Datenträger: Longlist schließen und den ganzen Ordner kopieren.',
};
