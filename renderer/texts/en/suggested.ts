import { count, number } from './words.ts';

/** Strong people of earlier jobs, offered for a new one. */
export const suggested = {
  said: (amount: number) =>
    count(amount, 'strong candidate from earlier jobs', 'strong candidates from earlier jobs'),
  show: 'Show',
  list: 'Strong candidates from earlier jobs',
  why: (stage: string, job: string, ago: string) => `${stage} for ${job}, ${ago}`,
  putForward: 'put forward',
  add: (amount: number) => `Add ${number.format(amount)} to job`,
  added: (amount: number) => `${count(amount, 'candidate', 'candidates')} added to the job`,
  decline: 'Not for this job',
  declineAll: 'Dismiss',
  declined: (amount: number) =>
    amount === 1
      ? 'Will not be suggested for this job again'
      : `${number.format(amount)} candidates will not be suggested for this job again`,
  failed: 'The suggestion could not be dismissed.',
};
