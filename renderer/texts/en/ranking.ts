import { count, number } from './words.ts';

export const ranking = {
  list: 'Ranking',
  thisCandidate: 'This candidate',
  removed: 'No longer here',
  columns: {
    position: '#',
    name: 'Candidate',
    now: 'Title',
    employer: 'Employer',
    years: 'Years',
    met: 'Met',
    match: 'Match',
    where: 'Location',
    stage: 'Stage',
  },
  columnHints: {
    met: 'How many criteria they meet',
    musts: 'How many criteria they meet, and with − how many must-haves are missing',
    match: 'Why they stand here: criteria met (dark), must-haves more, and how close the text is (light)',
  },
  /** What puts people in the order of Best match. */
  matchOf: 'Criteria (dark) and text (light) add up to the order',
  matchParts: { criteria: 'criteria', text: 'text' },
  textRank: (rank: number) => `By the text alone: rank ${number.format(rank)}`,
  underOneYear: '< 1',
  resumes: (amount: number) => count(amount, 'resume', 'resumes'),
  candidatesFrom: (amount: number, resumes: number) =>
    `${count(amount, 'candidate', 'candidates')}${resumes > amount ? ` from ${number.format(resumes)} resumes` : ''}`,
  rankBy: 'Rank by…',
  rankByWords: 'Rank by words',
  add: 'Add resumes',
  why: 'Why this rank',
  at: ' at ',
  page: (page: number | null) => (page === null ? '' : `page ${page}`),
  stillReading: 'Resumes are still being read.',
  nothingToQuote: 'Nothing in this resume comes close, or it could not be read.',
  titleWords: (found: readonly string[], missing: readonly string[]) =>
    [
      found.length > 0 && `Words from the title found in the resume: ${found.join(', ')}.`,
      missing.length > 0 &&
        `${found.length > 0 ? 'Not found' : 'Words from the title not found in the resume'}: ${missing.join(', ')}.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  forJob: (title: string) => `for ${title}`,
  moreLike: (name: string) => `Similar to ${name}`,
  likeFile: (file: string) => `Similar to ${file}`,
  noTarget: 'Nothing to rank by yet',
  noTargetText:
    'Paste a job description or type what you are looking for. Everyone is then ranked, with the reasons.',
  targetGone: 'What this list was ranked by is no longer here',
  targetGoneText: 'The candidate or file was deleted, or the link is from another computer.',
  nobody: 'No candidates yet',
  nobodyText: 'Drop resumes anywhere in this window, or choose files. They appear here once they are read.',
  noneLeft: 'No matches. Remove a filter.',
  noneLeftText: (total: number) => `${count(total, 'candidate is', 'candidates are')} in this ranking.`,
  similar: 'Similar',
  export: 'Export',
  band: 'Band',
  keys: [
    ['J  ↓', 'Next candidate'],
    ['K  ↑', 'Previous candidate'],
    ['⏎', 'Open'],
    ['→  ←', 'Previous or next mark'],
    ['E', 'Open at the words behind the mark'],
    ['S', 'Shortlist'],
    ['X', 'Reject'],
    ['U', 'Undo the last decision'],
    ['B', 'Blind mode on or off'],
    ['Space', 'Select or clear'],
    ['⇧ Space', 'Select everyone from the last one to here'],
    ['Ctrl A', 'Select all shown'],
    ['C', 'Show or hide probable duplicates'],
    ['⇧ C', 'Select with probable duplicates'],
    ['Esc', 'Clear selection'],
    ['/', 'Filter by words'],
    ['R', 'Rank by something else'],
    ['?', 'Shortcuts'],
  ] as readonly (readonly [string, string])[],
  relative: (people: number, most: number, musts: number) => {
    const first = people === 1 ? 'The first candidate' : `None of the first ${number.format(people)}`;
    const shows =
      most === 0
        ? musts === 1
          ? 'the must-have'
          : `any of the ${number.format(musts)} must-haves`
        : `more than ${number.format(most)} of the ${number.format(musts)} must-haves`;
    return `${first} ${people === 1 ? `does not show ${shows}` : `shows ${shows}`}: the order only compares these candidates with each other.`;
  },
  beside: {
    title: (name: string) => `Above ${name}`,
    musts: (name: string, here: number, there: number, of: number) =>
      here === there
        ? `Both meet ${number.format(here)} of ${count(of, 'must-have', 'must-haves')}`
        : `Meets ${number.format(here)} of ${count(of, 'must-have', 'must-haves')}, ${name} ${number.format(there)}`,
    checking: 'Not everything is checked yet; the order follows.',
    better: 'For:',
    worse: 'Against:',
    criterion: (name: string, here: string, there: string) => `${name}: ${here}, next candidate ${there}`,
    more: (amount: number) => `and ${count(amount, 'more criterion', 'more criteria')}`,
    decides: {
      criteria: 'the criteria made the difference',
      text: 'this text is closer to the job',
      text_against_criteria: 'this text is so much closer to the job that it outweighs the criteria',
      both: 'criteria and text made the difference',
      neither: 'there is next to no difference',
      // by words or by another resume
      closer: 'this text is closer to what you are looking for',
      // by criteria alone
      alike: 'with the same criteria met, the closer text comes first',
    },
  },
  moves: {
    new: 'new',
    said: (moved: number, fresh: number) =>
      [
        ...(moved > 0 ? [`${number.format(moved)} moved`] : []),
        ...(fresh > 0 ? [`${number.format(fresh)} new`] : []),
      ].join(', '),
    since: (ago: string) => `since you last looked (${ago})`,
    why: 'What changed?',
    seen: 'Mark as seen',
    more: (amount: number) => `${number.format(amount)} more moved less`,
    reasons: {
      new: 'new in this ranking',
      resume: 'a resume was added or read again',
      profile: 'the profile was changed',
      answer: 'criteria were answered',
      corrected: 'a criterion was answered by you or in a call',
      description: 'the job was changed',
      criteria: 'the criteria were changed',
      others: 'candidates around them changed',
    },
    of: (by: number | null, from: number | null) =>
      by === null
        ? 'New in this ranking'
        : `${by > 0 ? 'Up' : 'Down'} by ${number.format(Math.abs(by))}; was ${number.format(from ?? 0)}`,
  },
};

export const bands = { first: 'Top group', next: 'Middle group', later: 'Further down' };

export const filters = {
  words: 'Filter by words',
  wordsLabel: 'Show only resumes with these words',
  stage: 'Stage',
  applicants: 'Only applicants',
  place: 'Location',
  placeLabel: 'Location contains',
  years: 'Years',
  yearsLabel: 'Years of experience, at least',
  atLeast: (years: number) => `${years}+`,
  clear: 'Clear',
  shown: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)}`,
  /** Behind it, where there is room. */
  shownRest: ' shown\u00A0·\u00A0order unchanged',
  clearAll: 'Clear all filters',
  clearAllShort: 'Clear all',
  /** On paper, before each filter that is set. */
  printed: 'Filtered by',
  printedWords: (words: string) => `“${words}”`,
  /** The filters behind one button; `on` of them are set. */
  fold: (on: number) => (on === 0 ? 'Filters' : `Filters: ${number.format(on)} on`),
  filling: '·\u00A0still reading…',
};

export const decisions = {
  shortlist: 'Shortlist',
  shortlisted: 'Shortlisted',
  reject: 'Reject',
  rejected: 'Rejected',
  stage: 'Move to stage',
  stageNow: (stage: string) => `Stage: ${stage}. Move to another stage`,
  stageIs: (stage: string) => `Stage: ${stage}`,
  noStageYet: 'none',
  /** A stage that another resume of theirs stands at, which is further. */
  notThis: '(another resume)',
  ofAnother: (stage: string) => `${stage} (another resume)`,
  /** Somebody of whom all open resumes are moved. */
  ofSeveral: (name: string, amount: number) => `${name} (${count(amount, 'resume', 'resumes')})`,
  moved: (name: string, stage: string) => `${name} → ${stage}`,
  overtaken: (name: string, stage: string, from: string) =>
    `${name} → ${stage}. They had been moved to “${from}” in another window; Undo puts them back there.`,
  failed: (name: string) => `${name} could not be moved.`,
  undoFailed: 'This could not be undone.',
  undone: (name: string) => `${name}: decision undone`,
  nothingToUndo: 'There is nothing to undo.',
  needsJob: 'Choose a job first (R). A decision is always about a job.',
  noStage: 'This job does not have this stage.',
};

export const skills = {
  more: (amount: number) => `+${number.format(amount)} more`,
  fewer: 'Fewer',
  title: 'Skills',
  matching: 'Matches',
  missing: 'Not mentioned',
  // beside criteria, which say the others
  alsoMatching: 'Also matches',
};
