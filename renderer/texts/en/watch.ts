import { number } from './words.ts';

export const watch = {
  open: 'Watch a folder…',
  title: 'Watched folders',
  text: 'Every resume saved to a watched folder is imported automatically while Longlist runs.',
  path: 'Folder',
  pathHint: 'The full path',
  choose: 'Choose…',
  existing: 'Import what is already in it',
  subfolders: 'Include subfolders',
  begin: 'Watch',
  failed: 'The folder is not being watched.',
  active: 'Watched',
  paused: 'Paused',
  counts: (files: number, last: string | null) =>
    files === 0
      ? 'Nothing imported yet'
      : `${number.format(files)} imported${last === null ? '' : `, last ${last}`}`,
  pause: 'Pause',
  resume: 'Continue',
  remove: 'Stop watching',
  pauseOne: (path: string) => `Pause ${path}`,
  resumeOne: (path: string) => `Continue watching ${path}`,
  removeOne: (path: string) => `Stop watching ${path}`,
  removed: (path: string) => `${path} is no longer watched. What was imported from it stays.`,
  changeFailed: 'This could not be changed.',
  problems: {
    GONE: 'The folder is not there. Connect the disk or put it back; watching continues automatically.',
    NOT_READABLE:
      'Longlist is not allowed to read the folder. Allow it in the folder’s properties; watching continues automatically.',
    NOT_WATCHED: 'The system cannot watch this folder. Choose one with fewer subfolders.',
  },
};
