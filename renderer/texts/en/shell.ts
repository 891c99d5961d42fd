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
  promiseTitle: 'Requests sent since Longlist started',
  outgoing: (requests: number) => count(requests, 'outgoing request', 'outgoing requests'),
  reconnecting: 'Reconnecting…',
};

export const states = {
  loading: 'Loading',
  cutShort: (shown: number, total: number) =>
    `Only the first ${number.format(shown)} of ${number.format(total)} could be loaded. Actions on all of them wait for the rest.`,
  panelWidth: 'Width of the panel',
  panelWidthHint: 'Drag to make the panel wider or narrower; double-click to reset',
};

export const errors = {
  unreachable: {
    title: 'Longlist is not answering',
    text: 'Longlist has stopped or is starting again. What you saved is safe. If this message stays, start Longlist again.',
  },
  gone: 'This is no longer here',
  goneText: 'It was deleted, or the link is from another computer.',
  noId: 'There is nothing here',
  noIdText: 'Part of the link may be missing.',
  internal: 'Something went wrong inside Longlist',
  unknown: 'Something went wrong on this page',
  reference: (id: string | null) =>
    id === null ? 'Try again.' : `Try again. If it happens again, look for ${id} in the log.`,
};

export const notFound = {
  title: 'Page not found',
  text: 'The link may be from another version. Choose a page on the left.',
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
  nowhere: 'No job (pool only)',
  into: (job: string) => `For ${job}`,
  rankBy: 'Rank by this file',
  rankByHint: 'An ideal profile: everyone is ranked by how similar they are',
  description: 'Use as description',
  descriptionHint: 'Its text fills the page below',
  replace: (file: string) => `Replace ${file}`,
  replaceHint: 'The new copy is read, and the old row is removed',
  failed: 'These files could not be opened.',
};

export const palette = {
  placeholder: 'Rank by a job, go to a page, or type anything…',
  words: 'Words',
  rankByWords: (words: string) => `Rank by “${words}”`,
  rankByWordsHint: 'By meaning, not exact words',
  jobs: 'Jobs',
  people: 'Similar to',
  file: 'A file',
  chooseFile: 'Rank by a file…',
  chooseFileHint: 'An ideal profile, or someone who has left; not added to the pool',
  goTo: 'Go to',
  here: 'Here',
  recent: 'Recent',
  open: 'Candidates',
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
    system: 'Same colours as the computer',
    high: 'High contrast',
    normal: 'Normal contrast',
    print: 'Print this view',
    language: (name: string) => `Language: ${name}`,
  },
  footer: '↑ ↓ to move\u00A0·\u00A0Enter to choose\u00A0·\u00A0Esc to close',
  readingFile: (file: string) => `Reading ${file}…`,
  fileUnreadable: 'This file could not be read.',
  fileSlow: 'It is still being read.',
  fileRead: (file: string) => `${file} is read.`,
  rankByIt: 'Rank by it',
  fileFailed: (file: string) => `Nothing can be ranked by ${file}.`,
};
