import { count } from './words.ts';

export const data = {
  title: 'Data and backups',
  text: 'Everything is kept in one folder on this computer, and nowhere else.',
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
    'Everything is copied there when Longlist starts next, compared and checked, and used from there. The folder of now stays as it is until you delete it.',
  newFolder: 'New folder',
  newFolderHint:
    'The full path of a folder that is empty or not there yet, on a disk of this computer. Not one that OneDrive, Dropbox or the like copies elsewhere.',
  moveThere: 'Move at the next start',
  moves: 'Moves at the next start',
  moving: (to: string) =>
    `Everything moves to ${to} when Longlist starts next. Close it and start it again; that start takes longer. If anything is wrong there, nothing moves and Longlist says why.`,
  stay: 'Do not move',
  stays: 'Nothing moves',
  moveFailed: 'The data cannot move there',
  /** What the service says of the folder. */
  noPlace: (why: string) => `The folder ${why}.`,
  oldCopy: (path: string) =>
    `The copy in ${path} is still there. Who is deleted in Longlist is not deleted in it: delete it once you have seen that everything is here.`,
  deleteOldCopy: 'Delete the old copy',
  oldCopyDeleted: 'Old copy deleted',
  oldCopyFailed: 'The old copy could not be deleted',
  backups: 'Backups',
  backupsText:
    'Copies of the database in the folder’s “snapshots”: one a day while Longlist runs, kept for seven days and four weeks. Each has been checked.',
  backUp: 'Back up now',
  backedUp: 'Backed up and checked',
  backUpFailed: 'No backup was made',
  none: 'No backup yet. The first is made within minutes; or back up now.',
  reasons: {
    DAILY: 'daily',
    ASKED: 'asked for',
    BEFORE_RESTORE: 'before a restore',
    BEFORE_UPDATE: 'before an update',
  },
  made: 'Made',
  why: 'Why',
  size: 'Size',
  restore: 'Restore',
  restoreOne: (when: string) => `Restore the backup of ${when}`,
  all: (more: number) => `Show all ${more}`,
  chosen: (when: string) =>
    `The backup of ${when} is restored when Longlist starts next. Close it and start it again. Until then nothing changes, and what is changed until then is kept in a copy of its own.`,
  gone: 'A backup is restored when Longlist starts next.',
  chose: 'Restored at the next start',
  cancel: 'Do not restore',
  cancelled: 'Nothing is restored',
  chooseFailed: 'The backup cannot be restored',
  limits:
    'A backup holds everything but the files themselves. Whoever was deleted after it comes back with a restore, without their files; delete them again. To keep a copy on another disk, close Longlist and copy the whole folder.',
};
