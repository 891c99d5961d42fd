import { count, number, wait } from './words.ts';

export const importing = {
  title: 'Import',
  emptyTitle: 'Drop resumes here, or a folder.',
  nextRanking: (job: string) => `Everyone is ranked for ${job}.`,
  nextJob: (read: number) =>
    `${count(read, 'resume', 'resumes')} read. Add a job to rank ${read === 1 ? 'it' : 'them'}.`,
  isAd: (file: string) => `${file} looks like a job ad.`,
  asJob: 'Use it as the job',
  asJobOf: (file: string) => `Use ${file} as the job`,
  asJobFailed: 'The job could not be made from this file.',
  adUsed: (title: string, people: number) =>
    people === 0
      ? `${title} is a job now.`
      : `${title} is a job now, with ${count(people, 'candidate', 'candidates')} of this import.`,
  addJob: 'Add a job',
  pause: 'Pause',
  goOn: 'Continue',
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
  samplesFailed: 'The samples could not be loaded.',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose folder',
  job: 'Job these resumes are for',
  noJob: 'No job (pool only)',
  forJob: (title: string) => `For ${title}`,
  list: 'Imported files',
  actions: 'Actions',
  columns: ['State', 'What was found', 'File', 'Pages'],
  states: {
    waiting: 'Waiting',
    sending: 'Copying',
    queued: 'Waiting',
    reading: 'Reading',
    read: 'Read',
    failed: 'Not read',
    duplicate: 'Duplicate',
    refused: 'Skipped',
    /** An e-mail that was read, with nobody's resume in it. */
    empty: 'No resume',
  },
  /** Files that wait beside those in sight. */
  moreWaiting: (files: number) => count(files, 'more file waits', 'more files wait'),
  allWaiting: (files: number) => count(files, 'file waits', 'files wait'),
  fewerWaiting: 'Show fewer',
  reading: 'Reading resumes',
  summary: (progress: { read: number; failed: number; refused: number; duplicate: number; joined: number }) =>
    [
      `${number.format(progress.read)} read`,
      progress.failed + progress.refused > 0
        ? count(progress.failed + progress.refused, 'needs attention', 'need attention')
        : null,
      progress.duplicate > 0 ? count(progress.duplicate, 'duplicate', 'duplicates') : null,
      progress.joined > 0 ? `${number.format(progress.joined)} belonged to people already here` : null,
    ]
      .filter((part) => part !== null)
      .join('\u00A0·\u00A0'),
  progress: (done: number, total: number) => `Reading ${number.format(done)} of ${number.format(total)}`,
  pace: (open: number, rate: number | null, seconds: number | null) =>
    [
      `${number.format(open)} to go`,
      rate === null || rate === 0 ? null : `${rate.toFixed(1)} a second`,
      seconds === null ? null : wait(seconds),
    ]
      .filter((part) => part !== null)
      .join('\u00A0·\u00A0'),
  stop: 'Cancel remaining',
  stopped: (files: number) => `${count(files, 'remaining file', 'remaining files')} cancelled`,
  stoppedNone: 'Everything has already been read',
  stopFailed: 'Not everything could be cancelled.',
  all: 'All',
  attention: (files: number) => `Needs attention (${number.format(files)})`,
  noneInNeed: 'All files so far could be read',
  pages: (pages: number) => count(pages, 'page', 'pages'),
  check: 'Check',
  checkOne: (name: string) => `Check what was read of ${name}`,
  duplicate: (name: string | null) =>
    name === null ? 'This file is already here' : `This file is already here, as ${name}`,
  files: (files: number) => count(files, 'file', 'files'),
  joined: 'Already here',
  takeApart: 'Not the same person',
  takeApartOne: (file: string) => `${file}: not the same person`,
  takenApart: (stayed: number) =>
    stayed === 0
      ? 'These are two people again'
      : `These are two people again. ${count(stayed, 'entry', 'entries')} made since stayed with the first.`,
  takeApartFailed: 'The two could not be taken apart.',
  retry: 'Read again',
  retryFailed: (file: string) => `${file} could not be read again.`,
  remove: 'Remove',
  removeOne: (file: string) => `Remove ${file}`,
  removed: (file: string) => `${file} removed`,
  removeFailed: (file: string) => `${file} could not be removed.`,
  uploadFailed: 'This file could not be opened. It may have been moved or renamed.',
};
