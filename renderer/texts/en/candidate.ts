import { count, number, percent } from './words.ts';

/** What changed between two resumes, by its kind. */
const versionNames = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  location: 'Location',
  headline: 'Headline',
  summary: 'Summary',
  link: 'Link',
  work: 'Job',
  education: 'Education',
  skill: 'Skill',
  language: 'Language',
  certification: 'Certificate',
  emails: 'E-mail',
  phones: 'Phone',
  links: 'Link',
  skills: 'Skill',
  languages: 'Language',
  certifications: 'Certificate',
  work_authorisation: 'Right to work',
  relocation: 'Relocation',
};

export const candidate = {
  one: 'Candidate',
  findings: 'What was read',
  parts: 'More about this candidate',
  tabs: { experience: 'Experience', notes: 'Notes', history: 'History', files: 'Files' },
  left: (amount: number) => (amount === 0 ? 'all decided' : `${number.format(amount)} undecided`),
  leftOf: (amount: number, of: number) =>
    `${number.format(amount)} of the ${number.format(of)} in this list without a decision`,
  keys: [
    ['J', 'Next candidate'],
    ['K', 'Previous candidate'],
    ['↓  ↑', 'From criterion to criterion, with its words on the page'],
    ['⏎', 'Open the criterion'],
    ['S', 'Shortlist, and on to the next'],
    ['X', 'Reject, and on to the next'],
    ['N', 'Write a note; Ctrl ⏎ saves it and goes on'],
    ['U', 'Undo the last decision'],
    ['B', 'Blind mode on or off'],
    ['1 – 4', 'Experience, Notes, History, Files'],
    ['+  −  0', 'The resume larger, smaller, and to fit'],
    ['F', 'The resume over the whole width'],
    ['Esc', 'Back to the list'],
    ['?', 'Shortcuts'],
  ] as readonly (readonly [string, string])[],
  page: 'The resume',
  place: (position: number, total: number) => `${number.format(position)} of ${number.format(total)}`,
  previous: 'Previous candidate',
  next: 'Next candidate',
  location: 'Location',
  education: 'Education',
  employment: 'Employment',
  languages: 'Languages',
  // where it is not stated: a resume's "Languages: Go, Python" are others
  spokenLanguages: 'Spoken languages',
  contact: 'Contact',
  notStated: 'Not stated',
  showWords: 'Show the words on the page',
  compare: 'Compare with…',
  delete: 'Delete',
  deleted: (name: string) => `${name} and their resumes deleted`,
  deleteFailed: (name: string) => `${name} could not be deleted.`,
  gone: 'This candidate is no longer here',
  goneText: 'It was deleted, or the link is from another computer.',
  nameFromFile: 'file name',
  nameFromFileText:
    'No name was found in the resume, so this is the name of its file. Enter the name under “What was read”.',
  withoutJob: (name: string | undefined) => `Show ${name ?? 'the candidate'} without the job`,
  mergedHere: 'This record was merged into the one you see here.',
  passages: 'Why this rank',
  rank: {
    must: (met: number, of: number) =>
      met === of
        ? of === 1
          ? 'Meets the must-have'
          : `Meets all ${of} must-haves`
        : `Meets ${met} of ${count(of, 'must-have', 'must-haves')}`,
    nice: (met: number, of: number) => `${met} of ${count(of, 'nice-to-have', 'nice-to-haves')}`,
    /** Answers people gave themselves that do not change the order. */
    uncounted: (amount: number) =>
      amount === 1
        ? '1 answer of yours does not change the order'
        : `${amount} answers of yours do not change the order`,
    text: (place: number) => `rank ${number.format(place)} by the text alone`,
    all: (amount: number) => `All ${number.format(amount)} quotes`,
  },
  work: 'Experience',
  now: 'now',
  unnamedWork: 'Position',
  jobs: 'Jobs',
  more: 'More',
  exportJson: 'Export as JSON Resume',
  exportFailed: 'The profile could not be exported.',
  considered: 'added',
  applied: (date: string) => `applied ${date}`,
};

export const same = {
  /** Under whoever stands highest of those who are probably one person. */
  stack: {
    all: (amount: number) => `${count(amount, 'resume', 'resumes')}, probably of one person`,
    ranks: (at: string, others: number) =>
      `the ${others === 1 ? 'other ranks' : 'others rank'} ${at} among all resumes`,
    disagree: (criteria: string) => `they disagree about ${criteria}`,
    own: (rank: number) => `Rank ${number.format(rank)} among all resumes`,
    hint: 'C shows or hides them, ⇧ C selects all of them',
  },
  also: 'Duplicate?',
  /** Behind how many resumes there are, as short as a line beside a name. */
  under: 'under this name',
  contacts: 'contacts differ',
  details: 'details differ',
  check: 'Check',
  turn: {
    previous: 'Previous resume of this name',
    next: 'Next resume of this name',
    of: (at: number, amount: number) => `${number.format(at)} of ${number.format(amount)}`,
  },
  fewer: 'Show fewer',
  /** What resumes of one person disagree about. */
  differ: (fields: readonly string[]) => `differ in ${fields.join(', ')}`,
  disputed: {
    current_title: 'title',
    current_employer: 'employer',
    location: 'location',
    email: 'e-mail',
    phone: 'phone',
  },
  /** The stage that the one of them reached who came furthest. */
  furthest: (stage: string) => `furthest: ${stage}`,
  compare: 'Compare and merge',
  compareOne: 'Compare',
  /** The record on screen, among others of the person. */
  open: 'open now',
  notSame: 'Not the same person',
  title: 'Same person?',
  stays: 'This record is kept',
  joins: 'This one is merged into it',
  merge: 'Merge',
  now: 'Now',
  files: 'Files',
  thatToo: 'same',
  empty: 'Nothing',
  fields: {
    full_name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Location',
    links: 'Links',
    source: 'Source',
  },
  reasons: {
    same_file: 'same file',
    same_email: 'same e-mail',
    same_link: 'same profile link',
    same_phone: 'same phone',
    same_name_and_employer: 'same name and employer',
    same_name_and_school: 'same name and school',
    same_site: 'same website',
  },
  reasonsLong: {
    same_file: 'The same file',
    same_email: 'Same e-mail',
    same_link: 'Same profile',
    same_phone: 'Same phone',
    same_name_and_employer: 'Same name and employer',
    same_name_and_school: 'Same name and school',
    same_site: 'Same website',
  },
  moves: (name: string, files: number, nominations: number) =>
    `Also moved: ${[
      count(files, 'file', 'files'),
      ...(nominations > 0 ? [count(nominations, 'job', 'jobs')] : []),
      'tags, answers and notes',
    ].join(', ')} of ${name}. You can undo the merge.`,
  merged: (name: string) => `${name} is now part of this record`,
  mergeFailed: 'The two records could not be merged.',
  toldApart: (name: string) => `${name} is a different person`,
  apartFailed: 'This could not be saved.',
};

export const versions = {
  title: 'Versions',
  first: 'First version',
  none: 'No changes in what was read',
  more: (changes: number) => `${number.format(changes)} more`,
  change: (change: {
    path_kind: string;
    change: 'added' | 'removed' | 'changed';
    before: string | null;
    after: string | null;
  }) => {
    const names: Readonly<Record<string, string>> = versionNames;
    const name = names[change.path_kind] ?? change.path_kind;
    if (change.change === 'added') return `+ ${name}: ${change.after ?? ''}`;
    if (change.change === 'removed') return `− ${name}: ${change.before ?? ''}`;
    return `${name}: ${change.before ?? 'nothing'} → ${change.after ?? 'nothing'}`;
  },
};

export const document = {
  file: 'File',
  reading: 'Reading…',
  unreadable: 'This file could not be read.',
  zoom: 'Zoom',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  /** What a press on the size does, behind the size. */
  otherFit: (zoom: number | null) => (zoom === null ? 'fit to width' : 'automatic'),
  percent: (zoom: number | null) => (zoom === null ? 'Auto' : zoom === 1 ? 'Fit' : percent.format(zoom)),
  wide: 'Resume over the whole width',
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
  morePages: (pages: number) => `${count(pages, 'more page', 'more pages')} not shown here`,
  cannotShow: 'The page cannot be shown',
  cannotShowText:
    'The file is damaged or protected. Ask for a new copy, or save it as a PDF and import that.',
};
