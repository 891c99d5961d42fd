import { count, number } from './words.ts';

export const shell = {
  name: 'Longlist',
  navigation: 'Main',
  skip: 'Skip to the content',
  import: 'Import',
  jobs: 'Jobs',
  ranking: 'Ranking',
  pipeline: 'Pipeline',
  compare: 'Compare',
  pool: 'Pool',
  share: 'Share',
  activity: 'Activity',
  settings: 'Settings',
  find: 'Find',
};

export const status = {
  promise: 'Nothing leaves this computer',
  promiseTitle: 'What went out since Longlist started',
  outgoing: (requests: number) => count(requests, 'outgoing request', 'outgoing requests'),
  api: (address: string) => `API ${address}`,
  reconnecting: 'Reconnecting …',
};

export const states = {
  loading: 'Loading',
  cutShort: (shown: number, total: number) =>
    `Only the first ${number.format(shown)} of ${number.format(total)} could be fetched. What is done with all of them waits for the rest.`,
  panelWidth: 'Width of the panel',
  panelWidthHint: 'Drag to make the panel wider or narrower; double-click for its usual width',
};

export const errors = {
  unreachable: {
    title: 'Longlist is not answering',
    text: 'The program behind this page has stopped or is starting again. What you had saved is safe. If this stays, start Longlist once more.',
  },
  gone: 'This is no longer here',
  goneText: 'It was deleted, or the address is from another computer.',
  noId: 'There is nothing at this address',
  noIdText: 'It may have been cut off when it was copied.',
  internal: 'Something went wrong inside Longlist',
  unknown: 'Something went wrong on this page',
  reference: (id: string | null) =>
    id === null ? 'Try again.' : `Try again; if it stays, the log has more under ${id}.`,
};

export const notFound = {
  title: 'There is no such page',
  text: 'The address may be from another version. Choose a place on the left.',
};

export const actions = {
  undo: 'Undo',
  tryAgain: 'Try again',
  open: 'Open',
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (text: string) => `Copy ${text}`,
};

export const drop = {
  title: 'Add resumes',
  nowhere: 'They join the pool, without a job',
  into: (job: string) => `For ${job}`,
  rankBy: 'Rank by this file',
  rankByHint: 'An ideal profile: everyone is ordered by how near they come',
  description: 'Use as description',
  descriptionHint: 'Its text fills the page below',
  replace: (file: string) => `Put in the place of ${file}`,
  replaceHint: 'The better copy is read, and the old row goes',
  failed: 'These files could not be opened.',
};

export const palette = {
  placeholder: 'Rank by a job, go to a place, or type any words …',
  words: 'Words',
  rankByWords: (words: string) => `Rank by “${words}”`,
  rankByWordsHint: 'By meaning, not by the letters',
  jobs: 'Jobs',
  people: 'People like',
  file: 'A file',
  chooseFile: 'Rank by a file …',
  chooseFileHint: 'An ideal profile, or someone who has left; it joins nobody',
  goTo: 'Go to',
  here: 'Here',
  recent: 'Lately',
  open: 'Open',
  acts: {
    see: 'Show who candidates are',
    shortlist: 'Shortlist this candidate',
    reject: 'Reject this candidate',
    putForward: 'Put this candidate forward',
    compare: 'Compare this candidate',
    edit: {
      description: (job: string) => `Edit ${job}`,
      criteria: (job: string) => `Criteria of ${job}`,
    },
  },
  looks: {
    light: 'Light colours',
    dark: 'Dark colours',
    system: 'Colours as the computer',
    high: 'High contrast',
    normal: 'Normal contrast',
    print: 'Print this view',
    language: (name: string) => `Language: ${name}`,
  },
  footer: '↑ ↓ to choose · Enter to take · Esc to close',
  readingFile: (file: string) => `Reading ${file} …`,
  fileUnreadable: 'This file could not be read.',
  fileSlow: 'It is still being read.',
  fileRead: (file: string) => `${file} is read.`,
  rankByIt: 'Rank by it',
  fileFailed: (file: string) => `Nothing can be ranked by ${file}.`,
};
