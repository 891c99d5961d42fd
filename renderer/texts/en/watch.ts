import { number } from './words.ts';

export const watch = {
  open: 'Watch a folder …',
  title: 'Watched folders',
  text: 'Every resume that is put into a watched folder comes in by itself, while Longlist runs.',
  path: 'Folder',
  pathHint: 'The whole path, from its beginning',
  pick: 'Choose …',
  existing: 'Bring in what is in it already',
  subfolders: 'With the folders inside',
  begin: 'Watch',
  failed: 'The folder is not watched.',
  active: 'Watched',
  paused: 'Paused',
  counts: (files: number, last: string | null) =>
    files === 0 ? 'Nothing came yet' : `${number.format(files)} came${last === null ? '' : `, last ${last}`}`,
  pause: 'Pause',
  resume: 'Go on',
  remove: 'Watch no longer',
  pauseOne: (path: string) => `Pause ${path}`,
  resumeOne: (path: string) => `Go on watching ${path}`,
  removeOne: (path: string) => `Watch ${path} no longer`,
  removed: (path: string) => `${path} is watched no longer. What came from it stays.`,
  changeFailed: 'This could not be changed.',
  problems: {
    GONE: 'The folder is not there. Connect the disk or put it back: watching goes on by itself.',
    NOT_READABLE: 'The folder may not be read. Allow it in its properties: watching goes on by itself.',
    NOT_WATCHED: 'The system cannot watch this folder. Choose one with fewer folders inside.',
  },
};
