import { STAGES } from '../../../electron/service/words/stages.ts';
import { count, number } from './words.ts';

const editor = {
  title: (job: string | null) => (job === null ? 'Stages' : `Stages for ${job}`),
  shared: 'Shared by all jobs without stages of their own.',
  own: 'These stages are for this job alone.',
  makeOwn: 'Give this job its own stages',
  makeOwnText: 'They start as a copy; candidates stay where they are.',
  back: 'Use the shared stages again',
  backText: 'Candidates move to the shared stage with the same name, or to the first one.',
  carrying: (done: number, total: number) =>
    `${number.format(done)} of ${number.format(total)} candidates moved…`,
  madeOwn: 'This job has its own stages now',
  usesShared: 'This job uses the shared stages again',
  nameOf: (stage: string) => `Name of ${stage}`,
  category: (stage: string) => `What ${stage} means`,
  categories: { active: 'In progress', hired: 'Hired', rejected: 'Rejected' },
  target: (stage: string) => `Target for ${stage}, in days`,
  targetUnit: ' days',
  targetNone: 'No target',
  up: (stage: string) => `Move ${stage} up`,
  down: (stage: string) => `Move ${stage} down`,
  inIt: (amount: number) => number.format(amount),
  inItLabel: 'Candidates of this job in this stage',
  newName: 'New stage',
  newPlaceholder: 'e.g. Client interview',
  add: 'Add stage',
  added: (stage: string) => `${stage} added`,
  renamed: (before: string, after: string) => `${before} is now called ${after}`,
  deleteOne: (stage: string) => `Delete ${stage}`,
  deleted: (stage: string) => `${stage} deleted`,
  inUse: (stage: string) => `${stage} is still in use`,
  inUseHere: (amount: number) =>
    `${count(amount, 'candidate of this job is', 'candidates of this job are')} in this stage. Move them first, then delete it.`,
  inUseElsewhere:
    'Candidates of other jobs are in this stage, or a job adds new ones to it. Move them first, then delete it.',
  failed: 'The stages could not be changed.',
  last: 'A pipeline needs at least one stage.',
  order: 'Candidates move from top to bottom; the columns follow this order.',
};

const days = (amount: number): string => (amount === 0 ? 'today' : count(amount, 'day', 'days'));

/** How long candidates have been in a stage. */
const time = {
  days,
  daysOver: (amount: number, over: number) => `${days(amount)}, ${number.format(over)} over`,
  here: (amount: number, stage: string) =>
    amount === 0 ? `In ${stage} since today` : `In ${stage} for ${days(amount)}`,
  median: (amount: number) => `Median ${amount < 1 ? 'under a day' : days(Math.round(amount))}`,
  target: (amount: number) => `Target ${days(amount)}`,
  over: (amount: number) => `${number.format(amount)} over target`,
  left: (amount: number, median: number) =>
    `${count(amount, 'candidate has', 'candidates have')} moved on after ${median < 1 ? 'under a day' : days(Math.round(median))} (median)`,
  column: 'Days in stage',
};

export const pipeline = {
  time,
  board: 'Stages of this job',
  order: 'in ranking order',
  shown: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)} shown`,
  column: (stage: string, amount: number) => `${stage}: ${count(amount, 'candidate', 'candidates')}`,
  ofThem: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)}`,
  leftOver: 'in a stage of another pipeline',
  emptyFiltered: 'No matches',
  fold: (stage: string) => `Collapse ${stage}`,
  unfold: (stage: string) => `Expand ${stage}`,
  rank: (position: number) => `#${number.format(position)}`,
  ranked: (position: number) => `Number ${number.format(position)} of the ranking`,
  /** Before the file that a card is of, where there are several resumes. */
  from: 'From',
  reason: 'Reason:',
  card: (stage: string, place: number, of: number) =>
    `${stage}, ${number.format(place)} of ${number.format(of)}`,
  picked: 'selected',
  menu: (name: string) => `Move ${name} to…`,
  moveTo: 'Move to',
  dragged: (amount: number) => count(amount, 'candidate', 'candidates'),
  movedHere: (who: string, stage: string, total: number) =>
    `${who} moved to ${stage}, which now has ${number.format(total)}`,
  atTheEnd: 'There is no further stage.',
  keys: [
    ['↑ ↓ ← →', 'from card to card'],
    ['[  ]', 'to the stage before, after'],
    ['M', 'choose a stage'],
    ['S  X', 'shortlist, reject'],
    ['Space', 'select several'],
    ['Enter', 'open'],
    ['?', 'shortcuts'],
  ] as readonly (readonly [string, string])[],
  search: 'Filter by words',
  searchLabel: 'Show only candidates with these words',
  tag: 'Tag',
  clear: 'Clear filters',
  noneShown: 'No matches. Remove a filter.',
  noneShownText: (total: number) => `${count(total, 'candidate is', 'candidates are')} on this board.`,
  toRanking: 'See the ranking',
  considerNext: (amount: number) => `Add the next ${number.format(amount)}`,
  considerFirst: (amount: number) => `Add the first ${number.format(amount)}`,
  considerHint: 'Adds the top candidates of the ranking who are not here yet to the first stage',
  nobody: 'No candidates in this pipeline yet',
  nobodyText:
    'A pipeline shows how far everyone is. Add the top of the ranking, or decide one by one there: whoever gets a stage appears here.',
  nobodyAtAll: 'No candidates yet',
  nobodyAtAllText:
    'Drop resumes anywhere in this window, or choose files. Candidates added to a job appear here.',
  choose: 'Choose a job',
  chooseText: 'Each job has its own pipeline.',
  noJobs: 'No jobs yet',
  noJobsText: 'A pipeline shows how far the candidates of a job are. Add a job first.',
  stages: 'Stages',
  /** The stages a data folder begins with, as long as nobody renamed them. */
  seeded: STAGES.en,
  editor,
};
