import { count } from './words.ts';

export const data = {
  title: 'Data and backups',
  text: 'Everything is kept in one folder on this computer, and nowhere else.',
  onServer: (host: string) =>
    `Everything is kept on the database server ${host}, files included. Whoever looks after the server backs it up with pg_dump.`,
  folder: 'Folder',
  show: 'Show folder',
  copyPath: 'Copy path',
  copied: 'Path copied',
  showFailed: 'The folder could not be shown',
  database: 'Database',
  files: 'Resumes and other files',
  fileCount: (files: number, size: string) => `${count(files, 'file', 'files')}, ${size}`,
  move: 'Another folder',
  moveText:
    'At the next start everything is copied there and checked, and Longlist uses the new folder from then on. The current folder stays as it is until you delete it.',
  newFolder: 'New folder',
  newFolderHint:
    'The full path of a folder on a disk of this computer that is empty or does not exist yet. Not one that OneDrive, Dropbox or the like syncs.',
  moveThere: 'Move at the next start',
  moves: 'Moves at the next start',
  moving: (to: string) =>
    `Everything moves to ${to} at the next start. Close Longlist and start it again; this start takes longer. If anything is wrong there, nothing moves and Longlist says why.`,
  stay: 'Cancel the move',
  stays: 'Nothing moves',
  moveFailed: 'The data cannot move there',
  /** What the service says of the folder. */
  noPlace: (why: string) => `The folder ${why}.`,
  oldCopy: (path: string) =>
    `The copy in ${path} is still there. Delete it once you have checked that everything is here. A candidate deleted in Longlist is deleted there too, as long as its disk is connected.`,
  deleteOldCopy: 'Delete the old copy',
  oldCopyDeleted: 'Old copy deleted',
  oldCopyFailed: 'The old copy could not be deleted',
  backups: 'Backups',
  backupsText:
    'Copies of the database in the folder’s “snapshots”: one a day while Longlist runs, kept for seven days and four weeks. Each has been checked. The files they need are kept next to them, each once.',
  backUp: 'Back up now',
  backedUp: 'Backed up and checked',
  backUpFailed: 'No backup was made',
  none: 'No backup yet. The first is made within minutes, or when you choose “Back up now”.',
  reasons: {
    DAILY: 'daily',
    ASKED: 'asked for',
    BEFORE_RESTORE: 'before a restore',
    BEFORE_UPDATE: 'before an update',
    IMPORTED: 'imported',
  },
  made: 'Made',
  why: 'Why',
  size: 'Size',
  restore: 'Restore',
  restoreOne: (when: string) => `Restore the backup of ${when}`,
  all: (more: number) => `Show all ${more}`,
  chosen: (when: string) =>
    `The backup of ${when} is restored at the next start. Close Longlist and start it again. Until then nothing changes, and everything as it is then is kept as a backup of its own.`,
  erased: (people: number) =>
    `${count(people, 'candidate was', 'candidates were')} deleted since it was made, and ${people === 1 ? 'stays' : 'stay'} deleted.`,
  gone: 'A backup is restored at the next start.',
  chose: 'Restored at the next start',
  cancel: 'Cancel the restore',
  cancelled: 'Nothing is restored',
  chooseFailed: 'The backup cannot be restored',
  limits:
    'A backup has everything, including the files, but not spreadsheets that have not been imported. It is on the same disk: if the disk is lost, so are the backups. For a copy elsewhere, export everything to another disk.',
  leftBehind: 'A deleted candidate may still be in here.',
  leftBehindText:
    'Longlist could not change this. Close the program that is using it, or delete it yourself. Longlist keeps trying.',
  missing: (files: number) => `${count(files, 'file is', 'files are')} missing.`,
  missingText: (files: number, in_backup: number) =>
    in_backup === 0
      ? `Something outside Longlist removed or truncated ${files === 1 ? 'it' : 'them'}, and no backup has ${files === 1 ? 'it' : 'them'}. What was read from ${files === 1 ? 'it' : 'them'} is still here. Ask for ${files === 1 ? 'it' : 'them'} again and import ${files === 1 ? 'it' : 'them'} once more.`
      : in_backup === files
        ? `Something outside Longlist removed or truncated ${files === 1 ? 'it' : 'them'}. The backups have ${files === 1 ? 'it' : 'all of them'}.`
        : `Something outside Longlist removed or truncated them. The backups have ${in_backup} of them; import the others again.`,
  bringBack: (files: number) => `Restore ${files === 1 ? 'it' : files}`,
  inBackup: 'in a backup',
  filesBack: (files: number) => `${count(files, 'file', 'files')} restored`,
  filesBackFailed: 'The files could not be restored',
  unnamed: 'A file without a name',
  damaged: {
    title: 'The database is damaged.',
    text: 'Nothing is saved any more; what can still be read is shown. A backup brings everything back as it was when it was made.',
    noBackup:
      'Nothing is saved any more; what can still be read is shown. There is no backup. Copy what you need, then close Longlist and start it with another folder.',
    chosen: (when: string, can_restart: boolean) =>
      `Nothing is saved until Longlist starts again. Then the backup of ${when} replaces it, and the damaged database is kept with the backups.${can_restart ? '' : ' Close Longlist and start it again.'}`,
    restoreNewest: 'Restore the newest backup',
    restart: 'Start again now',
    all: 'All backups',
    failed: 'The backup cannot be restored',
  },
  transfer: {
    title: 'Everything as one file',
    text: 'For another computer, or a copy on another disk: the database, every resume and your languages, with a list that lets an import check that nothing is missing. Longlist cannot change this file later: candidates you delete here stay in it, so delete it when you no longer need it.',
    folder: 'Export into',
    folderHint: 'The full path of a folder on a disk of this computer, outside the data folder.',
    export: 'Export',
    exported: (people: number, files: number, path: string, size: string, missing: number) =>
      `Exported ${count(people, 'candidate', 'candidates')} and ${count(files, 'file', 'files')} to ${path} (${size})${missing === 0 ? '' : `; ${count(missing, 'file was', 'files were')} missing`}`,
    exportFailed: 'Nothing was exported',
    file: 'Import a file',
    fileHint:
      'The full path of an exported file. It replaces everything at the next start; what is here now becomes a backup.',
    import: 'Check and import',
    imported: (people: number, files: number, erased: number) =>
      `Checked: ${count(people, 'candidate', 'candidates')} and ${count(files, 'file', 'files')} replace everything at the next start${erased === 0 ? '' : `; ${count(erased, 'candidate', 'candidates')} among them ${erased === 1 ? 'was' : 'were'} deleted here and ${erased === 1 ? 'stays' : 'stay'} deleted`}`,
    importFailed: 'Nothing was imported',
    /** What the service says of the path. */
    why: (why: string) => `The path ${why}${/[.!]$/u.test(why) ? '' : '.'}`,
  },
  toOffice: {
    title: 'Move to an office server',
    text: 'To let several people work with this data, move everything to a PostgreSQL database on your own server. Several computers then share it.',
    what: 'Every record and file is copied there, read again and compared. Until that is done you can look at everything here and change nothing. What is on this computer stays as it is; if anything is wrong, nothing is moved and Longlist says why.',
    address: 'Address of the database',
    hint: 'postgres://longlist@db.example.com/longlist, an empty database. A password in the address is sent to the server and not stored.',
    move: 'Move everything',
    running: (database: string) => `Everything is being moved to ${database}.`,
    meanwhile: 'Until it is done you can look at everything and change nothing.',
    connecting: 'Connecting and preparing.',
    soFar: (rows: number, people: number, files: number) =>
      `So far: ${count(rows, 'record', 'records')}${people === 0 ? '' : `, search for ${count(people, 'candidate', 'candidates')}`}${files === 0 ? '' : `, ${count(files, 'file', 'files')}`}.`,
    compared: 'Everything was read again and is the same. It is being saved.',
    breakOff: 'Cancel the move',
    breakOffFailed: 'The move could not be cancelled',
    failed: 'Nothing was moved',
    /** What the service or the database server says. */
    why: (why: string) => why,
    /** What the service says of the address. */
    noAddress: (why: string) => `The address ${why}.`,
    done: (people: number, files: number, database: string, when: string) =>
      `${count(people, 'candidate', 'candidates')} and ${count(files, 'file', 'files')} were moved to ${database} (${when}).`,
    missing: (files: number) =>
      `${count(files, 'file was', 'files were')} missing before and could not be moved.`,
    officeHasIt: 'From now on the office has the data. Changes made here no longer reach it.',
    copy: 'The copy on this computer stays as it was. Candidates deleted at the office stay in it: delete the data folder and its backups when you no longer need them.',
    start: 'Start Longlist on the server, with the password in the address if it has one:',
    command: (database: string) => `LONGLIST_DATABASE=${database} npm run serve -- --port 7788`,
    connect: (can_connect: boolean) =>
      `docs/office.md in the folder of Longlist says how others reach it, and what has to be copied by hand. Then ${can_connect ? 'connect this window to it, below at “Connect to your office”, or ' : ''}open its address in a browser.`,
    forget: 'I have read this',
    forgetFailed: 'This could not be closed',
  },
  office: {
    title: 'Connect to your office',
    text: 'If several people share one Longlist on a server, this window can show it. What is on this computer stays here as it is, and File › Work on This Computer Again comes back to it.',
    address: 'Address of the office',
    hint: 'As in a browser: https://longlist.example.com',
    connect: 'Connect',
    connected: 'Longlist answers there',
    chosen: (office: string) => `From its next start Longlist shows the office at ${office}.`,
    restart: 'Start again now',
    stay: 'Stay on this computer',
    stays: 'Longlist stays on this computer',
    failed: 'The office cannot be connected to',
    /** Each is given what exactly was typed or answered. */
    problems: {
      ADDRESS: (typed: string) => `“${typed}” is not an address.`,
      NOT_SECURE: (typed: string) =>
        `${typed} is not encrypted: passwords and resumes could be read on the way. Use the address that begins with https://.`,
      OWN: (own: string) => `${own} is the Longlist on this computer.`,
      UNREACHABLE: (why: string) =>
        `Nothing answers there. Check the address, and whether this computer has a connection to the server. (${why})`,
      CERTIFICATE: (why: string) =>
        `This computer does not trust the server’s certificate, so somebody else may be answering. If your office has its own certificate authority, its certificate has to be installed on this computer. (${why})`,
      NOT_LONGLIST: (why: string) => `Something answers there, but not the Longlist of an office: ${why}`,
    },
  },
};
