import type { data as english } from '../en/data.ts';
import { count } from './words.ts';

export const data: typeof english = {
  title: 'Daten und Sicherungen',
  text: 'Alles liegt in einem Ordner auf diesem Computer und sonst nirgends.',
  onServer: (host: string) =>
    `Alles liegt auf dem Datenbankserver ${host}, auch die Dateien. Wer den Server betreut, sichert ihn mit pg_dump.`,
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
    'Beim nächsten Start wird alles dorthin kopiert, verglichen, geprüft und ab dann dort verwendet. Der jetzige Ordner bleibt, wie er ist, bis er gelöscht wird.',
  newFolder: 'Neuer Ordner',
  newFolderHint:
    'Der vollständige Pfad eines Ordners, der leer ist oder noch nicht existiert, auf einem Datenträger dieses Computers. Keiner, den OneDrive, Dropbox oder Ähnliches weiterkopiert.',
  moveThere: 'Beim nächsten Start umziehen',
  moves: 'Zieht beim nächsten Start um',
  moving: (to) =>
    `Beim nächsten Start zieht alles nach ${to} um. Dazu Longlist schließen und neu starten; dieser Start dauert länger. Geht etwas nicht, bleibt alles, wo es ist, und Longlist sagt, warum.`,
  stay: 'Umzug abbrechen',
  stays: 'Alles bleibt, wo es ist',
  moveFailed: 'Die Daten können nicht dorthin umziehen',
  noPlace: (why) => `Der Grund, auf Englisch: The folder ${why}.`,
  oldCopy: (path) =>
    `Die Kopie in ${path} ist noch da. Löschen, sobald hier alles vollständig ist. Wird ein Kandidat in Longlist gelöscht, dann auch dort, solange ihr Datenträger verbunden ist.`,
  deleteOldCopy: 'Alte Kopie löschen',
  oldCopyDeleted: 'Alte Kopie gelöscht',
  oldCopyFailed: 'Die alte Kopie konnte nicht gelöscht werden',
  backups: 'Sicherungen',
  backupsText:
    'Kopien der Datenbank unter „snapshots“ in diesem Ordner: täglich eine, solange Longlist läuft, aufbewahrt für sieben Tage und vier Wochen. Jede ist geprüft. Die Dateien dazu liegen daneben, jede einmal.',
  backUp: 'Jetzt sichern',
  backedUp: 'Gesichert und geprüft',
  backUpFailed: 'Es wurde nichts gesichert',
  none: 'Noch keine Sicherung. Die erste entsteht in wenigen Minuten, oder gleich mit „Jetzt sichern“.',
  reasons: {
    DAILY: 'täglich',
    ASKED: 'auf Wunsch',
    BEFORE_RESTORE: 'vor einer Wiederherstellung',
    BEFORE_UPDATE: 'vor einer Aktualisierung',
    IMPORTED: 'importiert',
  },
  made: 'Erstellt',
  why: 'Anlass',
  size: 'Größe',
  restore: 'Wiederherstellen',
  restoreOne: (when) => `Wiederherstellen: Sicherung vom ${when}`,
  all: (more) => `Alle ${more} zeigen`,
  chosen: (when) =>
    `Die Sicherung vom ${when} wird beim nächsten Start wiederhergestellt. Dazu Longlist schließen und neu starten. Bis dahin ändert sich nichts, und der Stand bis dahin bleibt als eigene Kopie erhalten.`,
  erased: (people) =>
    `Seit dieser Sicherung ${people === 1 ? 'wurde' : 'wurden'} ${count(people, 'Kandidat', 'Kandidaten')} gelöscht und ${people === 1 ? 'bleibt' : 'bleiben'} es auch danach.`,
  gone: 'Beim nächsten Start wird eine Sicherung wiederhergestellt.',
  chose: 'Wird beim nächsten Start wiederhergestellt',
  cancel: 'Wiederherstellung abbrechen',
  cancelled: 'Es wird nichts wiederhergestellt',
  chooseFailed: 'Die Sicherung kann nicht wiederhergestellt werden',
  limits:
    'Eine Sicherung enthält alles, auch die Dateien, aber keine Tabellen, die noch nicht importiert sind. Sie liegt auf demselben Datenträger: Fällt er aus, sind auch die Sicherungen weg. Für eine Kopie anderswo alles auf einen anderen Datenträger exportieren.',
  leftBehind: 'Ein gelöschter Kandidat steht vielleicht noch hier.',
  leftBehindText:
    'Longlist konnte das nicht ändern. Das Programm schließen, das darauf zugreift, oder es selbst löschen. Longlist versucht es weiter.',
  missing: (files) => `${count(files, 'Datei fehlt', 'Dateien fehlen')}.`,
  missingText: (files, in_backup) =>
    in_backup === 0
      ? files === 1
        ? 'Sie wurde außerhalb von Longlist gelöscht oder abgeschnitten, und keine Sicherung enthält sie. Was aus ihr gelesen wurde, ist noch da. Am besten noch einmal anfordern und neu importieren.'
        : 'Sie wurden außerhalb von Longlist gelöscht oder abgeschnitten, und keine Sicherung enthält sie. Was aus ihnen gelesen wurde, ist noch da. Am besten noch einmal anfordern und neu importieren.'
      : in_backup === files
        ? files === 1
          ? 'Sie wurde außerhalb von Longlist gelöscht oder abgeschnitten. Die Sicherungen enthalten sie.'
          : 'Sie wurden außerhalb von Longlist gelöscht oder abgeschnitten. Die Sicherungen enthalten alle.'
        : `Sie wurden außerhalb von Longlist gelöscht oder abgeschnitten. Die Sicherungen enthalten ${in_backup} davon; die übrigen sind neu zu importieren.`,
  bringBack: (files) => (files === 1 ? 'Datei wiederherstellen' : `${files} Dateien wiederherstellen`),
  inBackup: 'in einer Sicherung',
  filesBack: (files) => `${count(files, 'Datei', 'Dateien')} wiederhergestellt`,
  filesBackFailed: 'Die Dateien konnten nicht wiederhergestellt werden',
  unnamed: 'Eine Datei ohne Namen',
  damaged: {
    title: 'Die Datenbank ist beschädigt.',
    text: 'Es wird nichts mehr gespeichert; was lesbar ist, bleibt lesbar. Eine Sicherung stellt alles so wieder her, wie es bei ihrer Erstellung war.',
    noBackup:
      'Es wird nichts mehr gespeichert; was lesbar ist, bleibt lesbar. Es gibt keine Sicherung. Was gebraucht wird, herauskopieren, dann Longlist schließen und mit einem anderen Ordner starten.',
    chosen: (when, can_restart) =>
      `Bis zum nächsten Start wird nichts gespeichert. Dann ersetzt die Sicherung vom ${when} sie, und die beschädigte Datenbank bleibt neben den Sicherungen erhalten.${can_restart ? '' : ' Dazu Longlist schließen und neu starten.'}`,
    restoreNewest: 'Neueste Sicherung wiederherstellen',
    restart: 'Jetzt neu starten',
    all: 'Alle Sicherungen',
    failed: 'Die Sicherung kann nicht wiederhergestellt werden',
  },
  transfer: {
    title: 'Alles in einer Datei',
    text: 'Für einen anderen Computer oder eine Kopie auf einem anderen Datenträger: die Datenbank, alle Lebensläufe und die hinzugefügten Sprachen, mit einer Liste, an der ein Import erkennt, ob etwas fehlt. Longlist kann diese Datei später nicht mehr ändern: Wer hier gelöscht wird, bleibt in ihr erhalten. Sie sollte gelöscht werden, sobald sie nicht mehr gebraucht wird.',
    folder: 'Exportieren nach',
    folderHint:
      'Der vollständige Pfad eines Ordners auf einem Datenträger dieses Computers, außerhalb des Datenordners.',
    export: 'Exportieren',
    exported: (people, files, path, size, missing) =>
      `${count(people, 'Kandidat', 'Kandidaten')} und ${count(files, 'Datei', 'Dateien')} nach ${path} exportiert (${size})${missing === 0 ? '' : `; ${count(missing, 'Datei fehlte', 'Dateien fehlten')}`}`,
    exportFailed: 'Es wurde nichts exportiert',
    file: 'Datei importieren',
    fileHint:
      'Der vollständige Pfad einer exportierten Datei. Beim nächsten Start ersetzt sie alles; was jetzt da ist, wird eine Sicherung.',
    import: 'Prüfen und importieren',
    imported: (people, files, erased) =>
      `Geprüft: ${count(people, 'Kandidat', 'Kandidaten')} und ${count(files, 'Datei', 'Dateien')} ersetzen beim nächsten Start alles${erased === 0 ? '' : `; ${erased === 1 ? 'einer davon wurde' : `${erased} davon wurden`} hier gelöscht und ${erased === 1 ? 'bleibt' : 'bleiben'} es`}`,
    importFailed: 'Es wurde nichts importiert',
    why: (why) => `Der Grund, auf Englisch: The path ${why}${/[.!]$/u.test(why) ? '' : '.'}`,
  },
  toOffice: {
    title: 'Auf den Server eines Büros umziehen',
    text: 'Wenn mehrere Personen mit dem arbeiten sollen, was hier ist, kann alles in eine PostgreSQL-Datenbank auf einem eigenen Server umziehen. Mehrere Computer teilen es sich dann.',
    what: 'Jeder Datensatz und jede Datei wird dorthin kopiert, noch einmal gelesen und verglichen. Bis das fertig ist, lässt sich hier alles lesen und nichts ändern. Was auf diesem Computer liegt, bleibt, wie es ist; stimmt etwas nicht, zieht nichts um, und Longlist sagt, warum.',
    address: 'Adresse der Datenbank',
    hint: 'postgres://longlist@db.example.com/longlist, eine Datenbank, in der noch nichts ist. Ein Passwort in der Adresse geht an den Server und wird nirgends aufbewahrt.',
    move: 'Alles umziehen',
    running: (database) => `Alles zieht nach ${database} um.`,
    meanwhile: 'Bis das fertig ist, lässt sich alles lesen und nichts ändern.',
    connecting: 'Wird verbunden und vorbereitet.',
    soFar: (rows, people, files) =>
      `Bisher: ${count(rows, 'Datensatz', 'Datensätze')}${people === 0 ? '' : `, Suche nach ${count(people, 'Kandidat', 'Kandidaten')}`}${files === 0 ? '' : `, ${count(files, 'Datei', 'Dateien')}`}.`,
    compared: 'Alles wurde noch einmal gelesen und ist gleich. Es wird gespeichert.',
    breakOff: 'Umzug abbrechen',
    breakOffFailed: 'Der Umzug ließ sich nicht abbrechen',
    failed: 'Es ist nichts umgezogen',
    why: (why) => `Der Grund, auf Englisch: ${why}`,
    noAddress: (why) => `Der Grund, auf Englisch: The address ${why}.`,
    done: (people, files, database, when) =>
      `${count(people, 'Kandidat', 'Kandidaten')} und ${count(files, 'Datei', 'Dateien')} sind nach ${database} umgezogen (${when}).`,
    missing: (files) =>
      `${count(files, 'Datei fehlte', 'Dateien fehlten')} schon vorher und ${files === 1 ? 'konnte' : 'konnten'} nicht umziehen.`,
    officeHasIt: 'Ab jetzt hat das Büro die Daten. Was hier geändert wird, kommt dort nicht mehr an.',
    copy: 'Die Kopie auf diesem Computer bleibt, wie sie war. Wer im Büro gelöscht wird, bleibt in ihr erhalten: Datenordner und Sicherungen sollten gelöscht werden, sobald sie nicht mehr gebraucht werden.',
    start: 'Longlist auf dem Server starten, mit dem Passwort in der Adresse, falls es eines gibt:',
    command: (database) => `LONGLIST_DATABASE=${database} npm run serve -- --port 7788`,
    connect: (can_connect) =>
      `docs/office.md im Ordner von Longlist sagt, wie andere es erreichen und was von Hand zu kopieren ist. Danach ${can_connect ? 'dieses Fenster unten bei „Mit dem Büro verbinden“ damit verbinden oder ' : ''}die Adresse in einem Browser öffnen.`,
    forget: 'Gelesen',
    forgetFailed: 'Das ließ sich nicht schließen',
  },
  office: {
    title: 'Mit dem Büro verbinden',
    text: 'Wenn mehrere Personen ein Longlist auf einem Server nutzen, kann dieses Fenster es zeigen. Was auf diesem Computer liegt, bleibt unverändert hier; „File › Work on This Computer Again“ führt dahin zurück.',
    address: 'Adresse des Büros',
    hint: 'Wie in einem Browser: https://longlist.example.com',
    connect: 'Verbinden',
    connected: 'Dort antwortet Longlist',
    chosen: (office) => `Ab dem nächsten Start zeigt Longlist das Büro unter ${office}.`,
    restart: 'Jetzt neu starten',
    stay: 'Auf diesem Computer bleiben',
    stays: 'Longlist bleibt auf diesem Computer',
    failed: 'Die Verbindung mit dem Büro ist nicht möglich',
    problems: {
      ADDRESS: (typed) => `„${typed}“ ist keine Adresse.`,
      NOT_SECURE: (typed) =>
        `${typed} ist nicht verschlüsselt: Passwörter und Lebensläufe könnten unterwegs gelesen werden. Bitte die Adresse verwenden, die mit https:// beginnt.`,
      OWN: (own) => `${own} ist das Longlist auf diesem Computer.`,
      UNREACHABLE: (why) =>
        `Dort antwortet niemand. Bitte die Adresse prüfen, und ob dieser Computer eine Verbindung zum Server hat. (${why})`,
      CERTIFICATE: (why) =>
        `Dieser Computer vertraut dem Zertifikat des Servers nicht; es könnte also jemand anders antworten. Hat das Büro eine eigene Zertifizierungsstelle, muss deren Zertifikat auf diesem Computer installiert sein. (${why})`,
      NOT_LONGLIST: (why) => `Dort antwortet etwas, aber nicht das Longlist eines Büros: ${why}`,
    },
  },
};
