import { count, number } from './words.ts';

export const jobList = {
  search: 'Search jobs',
  searchLabel: 'Search jobs by title, client, contact or place',
  show: 'Which jobs',
  statuses: { open: 'Open', closed: 'Closed', archived: 'Archived', all: 'All' },
  sort: 'Sort',
  sorts: {
    attention: 'Needs attention first',
    newest: 'Newest first',
    activity: 'Last active first',
    deadline: 'Next deadline first',
    title: 'By title',
  },
  layout: 'View',
  layouts: { table: 'Table', cards: 'Cards' },
  columns: {
    job: 'Job',
    client: 'Client',
    deadline: 'Deadline',
    // each counts by itself; who came twice is one candidate only in the ranking
    stages: 'Resumes',
    next: 'Next',
    activity: 'Last activity',
  },
  nothingText: 'No title, client, contact or place has these words, or no job with this status.',
  noneOpen: 'No open jobs',
  noneOpenText: 'All jobs are closed or archived.',
  since: (amount: number, when: string) => `+${number.format(amount)} since ${when}`,
  sinceLong: (amount: number) => `${count(amount, 'new resume', 'new resumes')} since you last looked`,
  inStage: (stage: string, amount: number) => `${stage} ${number.format(amount)}`,
  nobody: 'No resumes',
  noDeadline: 'No deadline',
  late: (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
  soon: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  next: {
    describe: 'Add a description',
    unread: (amount: number) => `Review ${count(amount, 'resume', 'resumes')}`,
    call: (amount: number) => `Make ${count(amount, 'call', 'calls')}`,
    files: (amount: number) =>
      amount === 1 ? '1 file needs attention' : `${number.format(amount)} files need attention`,
    late: 'Deadline passed',
    soon: 'Deadline soon',
    fill: 'Add resumes',
  },
  /** What waits in all jobs on screen, behind their number. */
  sums: {
    open: (amount: number) => count(amount, 'open job', 'open jobs'),
    unread: (amount: number) => `${count(amount, 'resume', 'resumes')} to review`,
    calls: (amount: number) => `${count(amount, 'call', 'calls')} to make`,
    late: (amount: number) => `${number.format(amount)} overdue`,
  },
  nothingWaits: 'Nothing waiting',
  more: (title: string) => `More for ${title}`,
  set: { open: 'Open again', closed: 'Close', archived: 'Archive' },
  isSet: {
    open: (title: string) => `${title} is open again`,
    closed: (title: string) => `${title} closed`,
    archived: (title: string) => `${title} archived`,
  },
  setFailed: (title: string) => `The status of ${title} was not changed.`,
  keys: 'j and k move between jobs, Enter opens the ranking, e edits the job',
};
