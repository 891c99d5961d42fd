import { count, number, wait } from './words.ts';

export const importing = {
  title: 'Import',
  emptyTitle: 'Drop resumes here, or a folder.',
  nextRanking: (job: string) => `Everyone who was read has a place for ${job}.`,
  nextJob: 'These people are read. With a job they come in order.',
  addJob: 'Add the job these are for',
  pause: 'Pause',
  goOn: 'Go on',
  isPaused: (files: number) => `Paused: ${number.format(files)} ${files === 1 ? 'waits' : 'wait'}`,
  readingPaused: (files: number) =>
    files === 0
      ? 'Reading is paused'
      : `Reading is paused, ${number.format(files)} ${files === 1 ? 'waits' : 'wait'}`,
  pauseFailed: 'Reading could not be paused or resumed.',
  retryAll: (files: number) => `Read all ${number.format(files)} again`,
  retryAllFailed: 'Not all files could be read again.',
  replace: 'Replace',
  replaceOne: (file: string) => `Replace ${file} with a better copy`,
  emptyPromise: 'Nothing leaves this computer.',
  /** Kinds of files that are not called the same in every language. */
  kindNames: { text: 'text', 'scans and photos': 'scans and photos' } as Readonly<Record<string, string>>,
  kinds: (names: readonly string[]) => `${names.join(', ')}; as many as you like`,
  trySamples: 'Try it with 24 sample resumes and a job',
  samplesFailed: 'The samples could not be brought in.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose folder',
  job: 'Job these resumes are for',
  noJob: 'For no job',
  forJob: (title: string) => `For ${title}`,
  list: 'Imported files',
  actions: 'Actions',
  columns: ['State', 'File', 'What was found', 'Pages'],
  states: {
    waiting: 'Waiting',
    sending: 'Copying',
    queued: 'Queued',
    reading: 'Reading',
    read: 'Read',
    failed: 'Not read',
    duplicate: 'Known',
    refused: 'Not taken',
  },
  reading: 'Reading resumes',
  summary: (progress: { read: number; failed: number; refused: number; duplicate: number }) =>
    [
      `${number.format(progress.read)} read`,
      progress.failed + progress.refused > 0
        ? count(progress.failed + progress.refused, 'needs attention', 'need attention')
        : null,
      progress.duplicate > 0 ? `${number.format(progress.duplicate)} known already` : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
  progress: (done: number, total: number) => `Reading ${number.format(done)} of ${number.format(total)}`,
  pace: (open: number, rate: number | null, seconds: number | null) =>
    [
      `${number.format(open)} to go`,
      rate === null || rate === 0 ? null : `${rate.toFixed(1)} a second`,
      seconds === null ? null : wait(seconds),
    ]
      .filter((part) => part !== null)
      .join(' · '),
  stop: 'Stop, and take away the rest',
  stopped: (files: number) => `${count(files, 'file', 'files')} not read yet taken away`,
  stoppedNone: 'Everything is read already',
  stopFailed: 'Not everything could be taken away.',
  all: 'All',
  attention: (files: number) => `Needs attention (${number.format(files)})`,
  noneInNeed: 'Every file so far could be read',
  pages: (pages: number) => count(pages, 'page', 'pages'),
  check: 'Check',
  checkOne: (name: string) => `Check what was read of ${name}`,
  duplicate: (name: string | null) =>
    name === null ? 'The same file is here already' : `The same file is here already, as ${name}`,
  retry: 'Read again',
  retryFailed: (file: string) => `${file} could not be read again.`,
  remove: 'Remove',
  removeOne: (file: string) => `Remove ${file}`,
  removed: (file: string) => `${file} removed`,
  removeFailed: (file: string) => `${file} could not be removed.`,
  uploadFailed: 'This file could not be opened. It may have been moved or renamed since.',
};
