import { count } from './words.ts';

export const jobs = {
  create: 'New job',
  count: (amount: number) => count(amount, 'job', 'jobs'),
  other: 'Other job',
  none: 'No jobs yet',
  noneText: 'Paste a description or drop a file with it; candidates are ranked against it.',
  statuses: { open: 'Open', closed: 'Closed', archived: 'Archived' },
  newTitle: 'New job',
  createAndRank: 'Save and rank',
  title: 'Title',
  titleMissing: 'Give the job a title.',
  description: 'Description',
  descriptionPlaceholder: 'Paste the description here, or drop a file with it anywhere in this window.',
  descriptionMissing: 'Without a description there is nothing to rank by. Paste it here.',
  bareRanking: 'hardly any description: ranked by the title alone',
  bareCriteria: 'The description is too short to suggest criteria.',
  describe: 'Add a description',
  status: 'Status',
  visibility: {
    title: 'Who can see it',
    choices: { everybody: 'Everyone in the office', me: 'Only me' },
    help: {
      everybody: 'You can make it private as long as nobody else has worked on it.',
      me: 'Nobody else can see this job, not even owners. Its candidates are in the pool like everyone else.',
    },
    saved: { everybody: 'Everyone in the office can see this job now', me: 'Only you can see this job now' },
    failed: 'Who can see this job was not changed',
    sign: 'Only you can see this job',
  },
  urls: 'Job ad links',
  urlsHint: 'One per line. Saved for you; Longlist never opens them',
  fromFile: 'Fill from a file',
  fromFileHint: 'Any file that Longlist can read, such as PDF or Word. Only its text is used.',
  considerFailed:
    'The imported candidates are not in this job yet. Select them in the Pool and add them to the job.',
  filled: (file: string) => `The description is what ${file} says.`,
  filledFirst: (file: string, others: number) =>
    others === 1
      ? `The description is what ${file} says. The other file was left aside.`
      : `The description is what ${file} says. The other ${others} files were left aside.`,
  addAsResume: 'Add it as a resume',
  addOthers: (files: number) => (files === 1 ? 'Add it as a resume' : 'Add them as resumes'),
  fileFailed: (file: string, others: number) =>
    others === 0
      ? `${file} could not be used.`
      : others === 1
        ? `${file} could not be used. The other file was left aside.`
        : `${file} could not be used. The other ${others} files were left aside.`,
  saveFailed: 'The job could not be saved.',
  saved: 'Saved. Ranking everyone now.',
  made: (title: string) => `${title} saved. Ranking everyone now.`,
  open: 'Open',
  notSaved: 'not saved yet',
  continueNew: 'Continue the new job',
  discarded: 'Your draft was discarded.',
  fields: {
    title: 'The title',
    description: 'The description',
    status: 'The status',
    urls: 'The job ad links',
  },
  changedElsewhere: (field: string) => `${field} was changed in another window. It now says:`,
  nowThere: 'What it now says',
  nothingThere: 'Nothing',
  automation: {
    title: 'Automation',
    choices: {
      none: 'Off',
      auto_evaluate_nominations: 'Check the candidates of this job',
      auto_nominate_and_evaluate_candidates: 'Check them and add more from the pool',
    },
    help: {
      none: 'Criteria are checked when you add one, and when you open a candidate.',
      auto_evaluate_nominations:
        'Answers are ready as soon as a candidate is added to the job, a resume is replaced or a criterion changes.',
      auto_nominate_and_evaluate_candidates:
        'While the job is open, candidates from the pool who come close to it, 50 at most, are added to the stage below and checked. Anyone you remove is not added again. Nobody is rejected or moved on: you decide that.',
    },
    stage: 'Add them to',
    saved: 'Automation changed',
    failed: 'Automation was not changed',
  },
  nothingFound: 'No matches. Remove a filter.',
  showAll: 'Show all jobs',
  deleted: (title: string) => `${title} deleted`,
  deleteFailed: (title: string) => `${title} could not be deleted.`,
  gone: 'This job was deleted',
  goneText: 'Its criteria, ranking and pipeline were deleted too. The candidates are still in the Pool.',
  unknown: 'This job does not exist',
  anew: 'New job from your draft',
};
