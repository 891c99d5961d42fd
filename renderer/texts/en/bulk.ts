import { count, number } from './words.ts';

export const bulk = {
  bar: 'What to do with those picked',
  picked: (amount: number) => `${number.format(amount)} picked`,
  pick: (name: string) => `Pick ${name}`,
  pickAll: 'Pick all that are shown',
  clear: 'Clear',
  clearTitle: 'Nobody picked any more (Esc)',
  move: 'Move to',
  shortlist: 'Shortlist',
  reject: 'Reject',
  consider: 'Consider for',
  noJobs: 'There is no open job.',
  tag: 'Tag',
  putForward: 'Put forward',
  export: (format: 'csv' | 'xlsx') => (format === 'csv' ? 'Export as CSV' : 'Export as Excel'),
  exportFailed: 'The table could not be made.',
  print: 'Print',
  printing: 'The whole list is being fetched for the printer …',
  printFailed: 'The list could not be printed.',
  printedInSight: 'Only what was on screen is printed here. Ctrl+P prints the whole list.',
  people: (amount: number) => count(amount, 'candidate', 'candidates'),
  compare: 'Compare',
  compareTitle: 'Compare them side by side',
  compareSome: 'Pick two to five to compare them',
  more: 'More',
  delete: (amount: number) => `Delete ${count(amount, 'candidate', 'candidates')}`,
  moved: (amount: number, stage: string) => `${count(amount, 'candidate', 'candidates')} → ${stage}`,
  alreadyThere: (stage: string) => `All of them are in “${stage}” already.`,
  considered: (amount: number, job: string, left: number) =>
    `${count(amount, 'candidate', 'candidates')} considered for ${job}` +
    (left === 0
      ? ''
      : `; ${count(left, 'already was, and stays where they are', 'already were, and stay where they are')}`),
  alreadyConsidered: (job: string) =>
    `All of them are considered for ${job} already, and stay where they are.`,
  overtaken: (amount: number) =>
    `Another window had moved ${number.format(amount)} of them meanwhile; Undo leads back to there.`,
  deleted: (amount: number) => `${count(amount, 'candidate', 'candidates')} and their resumes deleted`,
  progress: (done: number, total: number) => `${number.format(done)} of ${number.format(total)} done …`,
  failed: (amount: number) => `${count(amount, 'candidate was', 'candidates were')} left as before`,
  failedNames: (names: readonly string[], more: number, why: string) =>
    `${names.join(', ')}${more > 0 ? ` and ${number.format(more)} more` : ''}: ${why} They are still picked: try once more.`,
};
