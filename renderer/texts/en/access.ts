import { count, number, shortDate } from './words.ts';

export const access = {
  asks: 'asks for access',
  text: 'A program on this computer wants to work with what is in Longlist. Approve it only if you have just started this yourself.',
  says: 'It says:',
  known:
    'A client of this name has access already. If you did not remove and add it again, ask yourself who this is.',
  codeSpoken: (code: string) => `Code ${[...code.replace('-', '')].join(' ')}`,
  codeHint: 'The program shows the same code. If it shows another one, or none, refuse.',
  may: 'It may',
  change: 'Read and change',
  changeHint: 'Candidates, files, jobs and decisions, deleting included',
  read: 'Read only',
  readHint: 'Candidates with their files, jobs and rankings',
  onlyChange: 'Change only',
  onlyChangeHint: 'Add, change and delete candidates, files and jobs, without reading any',
  some: 'Only what is ticked here',
  someHint: 'Nothing else: no settings, no other programs, no data folder',
  parts: 'What it may read and change',
  part: {
    jobs: 'Jobs and their criteria',
    candidates: 'Candidates and notes',
    attachments: 'Files',
    nominations: 'Pipeline and sharing',
    tags: 'Tags',
    rankings: 'Rankings, summaries, answers',
    webhooks: 'News of changes',
  },
  verb: { read: 'Read', write: 'Change' },
  partVerb: (part: string, verb: string) => `${part}: ${verb.toLowerCase()}`,
  until: 'Until',
  lengths: {
    asked: (until: string | null) =>
      `${until === null ? '' : shortDate.format(new Date(until))}, as it asked`,
    always: () => 'You take it away',
    day: () => 'Tomorrow, this time',
    month: () => 'In 30 days',
    year: () => 'In one year',
  },
  later: 'Decide later',
  refuse: 'Refuse',
  approve: 'Approve',
  waits: (time: string) => `It waits until ${time}.`,
  more: (requests: number) => `${count(requests, 'more program waits', 'more programs wait')} behind it.`,
  approved: (name: string) => `${name} has access. You can take it away in Settings.`,
  refused: (name: string) => `${name} was refused`,
  failed: (name: string) => `Your answer to ${name} was not saved`,
  waiting: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} waits for access`
      : `${number.format(names.length)} programs wait for access`,
};
