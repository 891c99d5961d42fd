import { count } from './words.ts';

export const jobs = {
  create: 'New job',
  count: (amount: number) => count(amount, 'job', 'jobs'),
  none: 'No jobs yet',
  noneText: 'Paste a description or drop a file with it; candidates are then ranked against it.',
  columns: { title: 'Job', status: 'Status', candidates: 'Candidates', changed: 'Changed' },
  statuses: { open: 'Open', closed: 'Closed', archived: 'Archived' },
  newTitle: 'New job',
  createAndRank: 'Save and rank',
  title: 'Title',
  titleMissing: 'Give the job a title.',
  description: 'Description',
  descriptionPlaceholder: 'Paste the description here, or drop a file with it anywhere in this window.',
  descriptionMissing: 'Without a description there is nothing to rank by. Paste it here.',
  bareRanking: 'hardly described: ordered by its title alone',
  bareCriteria: 'This job is hardly described, so nothing can be suggested.',
  describe: 'Describe the job',
  status: 'Status',
  visibility: {
    title: 'Who can see it',
    choices: { everybody: 'Everybody in the office', me: 'Only me' },
    help: {
      everybody: 'You can make it private as long as nobody else has worked on it.',
      me: 'Nobody else can see this job, not even owners. Its candidates are in the pool like all others.',
    },
    saved: { everybody: 'Everybody in the office sees this job now', me: 'Only you see this job now' },
    failed: 'Who can see this job was not changed',
    sign: 'Only you see this job',
  },
  urls: 'Posting addresses',
  urlsHint: 'One a line; kept for you, never opened by Longlist',
  fromFile: 'Take from a file',
  fromFileHint: 'Anything that is read as a resume, PDF or Word for example. Only its text is used.',
  considerFailed:
    'The people of the import are not in this job yet. Select them in the Pool and consider them.',
  filled: (file: string) => `The description is what ${file} says.`,
  filledFirst: (file: string, others: number) =>
    others === 1
      ? `The description is what ${file} says. The other file was left aside.`
      : `The description is what ${file} says. The other ${others} files were left aside.`,
  addAsResume: 'It is a resume: add it',
  addOthers: (files: number) => (files === 1 ? 'Add it as a resume' : 'Add them as resumes'),
  fileFailed: (file: string, others: number) =>
    others === 0
      ? `${file} could not be used.`
      : others === 1
        ? `${file} could not be used. The other file was left aside.`
        : `${file} could not be used. The other ${others} files were left aside.`,
  saveFailed: 'The job could not be saved.',
  saved: 'Saved; the ranking follows.',
  made: (title: string) => `${title} is saved; the ranking follows.`,
  open: 'Open',
  notSaved: 'not saved yet',
  continueNew: 'Go on with the new job',
  discarded: 'What you wrote was not kept.',
  fields: {
    title: 'The title',
    description: 'The description',
    status: 'The status',
    urls: 'The posting addresses',
  },
  changedElsewhere: (field: string) => `${field} was changed in another window. It says now:`,
  nowThere: 'What it says now',
  nothingThere: 'Nothing',
  automation: {
    title: 'Done automatically',
    choices: {
      none: 'Nothing',
      auto_evaluate_nominations: 'Check everybody considered for this job',
      auto_nominate_and_evaluate_candidates: 'Check them, and find more in the pool',
    },
    help: {
      none: 'Criteria are checked when one is added, and when somebody looks at a candidate.',
      auto_evaluate_nominations:
        'As soon as somebody is added to the job, a resume is replaced or a criterion changes, the answers are there.',
      auto_nominate_and_evaluate_candidates:
        'While the job is open, people of the pool whose resumes come close to it, 50 at most, are put into the stage below and checked. Whoever is taken out is not put in again. Nobody is rejected or moved on: that you decide.',
    },
    stage: 'Found people go to',
    saved: 'What is done automatically is changed',
    failed: 'What is done automatically was not changed',
  },
  search: 'Search titles',
  searchLabel: 'Search jobs by their titles',
  filter: 'Which jobs',
  all: 'All',
  nothingFound: 'No job like this',
  nothingFoundText: 'No title has these words, or none with this status.',
  showAll: 'Show all jobs',
  byChanged: 'Newest change first',
  byNewest: 'Newest job first',
  deleted: (title: string) => `${title} deleted`,
  deleteFailed: (title: string) => `${title} could not be deleted.`,
  deleteOne: (title: string) => `Delete ${title}`,
  gone: 'This job was deleted',
  goneText: 'Its criteria, its ranking and its pipeline went with it. The people are still in the Pool.',
  unknown: 'There is no such job here',
  anew: 'New job with what you wrote',
};
