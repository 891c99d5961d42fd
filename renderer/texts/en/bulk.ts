import { count, number } from './words.ts';

export const bulk = {
  bar: 'Actions for the selection',
  picked: (amount: number) => `${number.format(amount)} selected`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all shown',
  clear: 'Clear selection',
  clearTitle: 'Clear selection (Esc)',
  move: 'Move to',
  shortlist: 'Shortlist',
  reject: 'Reject',
  consider: 'Add to job',
  noJobs: 'There are no open jobs.',
  tag: 'Tag',
  putForward: 'Put forward',
  export: (format: 'csv' | 'xlsx') => (format === 'csv' ? 'Export as CSV' : 'Export as Excel'),
  exportFailed: 'The table could not be made.',
  print: 'Print',
  printing: 'Loading the whole list for the printer…',
  printFailed: 'The list could not be printed.',
  printedInSight: 'Only what was on screen is printed. Press Ctrl+P to print the whole list.',
  people: (amount: number) => count(amount, 'candidate', 'candidates'),
  compare: 'Compare',
  compareTitle: 'Compare them side by side',
  compareSome: 'Select two to five to compare',
  more: 'More',
  delete: (amount: number) => `Delete ${count(amount, 'candidate', 'candidates')}`,
  moved: (amount: number, stage: string) => `${count(amount, 'candidate', 'candidates')} → ${stage}`,
  alreadyThere: (stage: string) => `All of them are already in “${stage}”.`,
  considered: (amount: number, job: string, left: number) =>
    `${count(amount, 'candidate', 'candidates')} added to ${job}` +
    (left === 0 ? '' : `; ${count(left, 'was there already', 'were there already')}`),
  alreadyConsidered: (job: string) => `All of them have already been added to ${job}.`,
  overtaken: (amount: number) =>
    `${number.format(amount)} of them had been moved in another window; Undo puts them back there.`,
  deleted: (amount: number) => `${count(amount, 'candidate', 'candidates')} and their resumes deleted`,
  progress: (done: number, total: number) => `${number.format(done)} of ${number.format(total)} done…`,
  failed: (amount: number) => `${count(amount, 'candidate was', 'candidates were')} not changed`,
  failedNames: (names: readonly string[], more: number, why: string) =>
    `${names.join(', ')}${more > 0 ? ` and ${number.format(more)} more` : ''}: ${why} They are still selected. Try again.`,
};
