import { count, number } from './words.ts';

/** What the page says of criteria and their answers; part of the catalogue in texts.ts. */

const findings = {
  met: 'met',
  not_met: 'not met',
  not_mentioned: 'not met: not mentioned',
  not_stated: 'not stated',
  failed: 'no answer',
  in_progress: 'being read',
} as const;

type Finding = keyof typeof findings;

/** As a filter offers them: each is a kind of its own. */
const askedFindings = {
  met: findings.met,
  against: findings.not_met,
  not_mentioned: 'not mentioned',
  not_stated: findings.not_stated,
  failed: findings.failed,
} as const;

type AskedFinding = keyof typeof askedFindings;

export const criteria = {
  title: 'Criteria',
  description: 'Description',
  count: (amount: number) => count(amount, 'criterion', 'criteria'),
  parts: 'Parts of the job',
  rank: 'See the ranking',
  findings,
  marks: {
    of: (name: string, finding: Finding, by_person: Finding | null) =>
      by_person === null
        ? `${name}: ${findings[finding]}`
        : `${name}: ${findings[by_person]}, as you said; Longlist read: ${findings[finding]}`,
    all: (counts: ReadonlyMap<Finding, number>) =>
      (Object.keys(findings) as Finding[])
        .flatMap((finding) => {
          const amount = counts.get(finding) ?? 0;
          return amount === 0 ? [] : [`${amount} ${findings[finding]}`];
        })
        .join(', '),
  },
  weights: { must: 'Must have', nice: 'Nice to have' },
  /* — the editor — */
  save: 'Save and choose criteria',
  prompt: 'What should a candidate meet?',
  promptPlaceholder: 'e.g. 5+ years of Python, C1 German, has led a team of five …',
  tooLong: (characters: number) => `${number.format(characters)} characters too many`,
  name: 'Short name',
  namePlaceholder: 'Shown instead of the words above',
  weight: 'How much it matters',
  add: 'Add',
  toLibrary: 'Save for other jobs',
  understood: 'Understood as:',
  readAs: (written: string, read: string) => `“${written}” is read as “${read}”.`,
  notUnderstood: (words: string) => `Not understood: ${words}.`,
  notUnderstoodHint:
    'Words Longlist does not understand keep an answer from being sure. Say it in other words, and figures, levels and dates plainly, e.g. “at least 3 years of …”.',
  reading: 'Being understood …',
  refused: 'Not asked:',
  previewOf: (examined: number, total: number) =>
    examined < total
      ? `of the first ${number.format(examined)} of ${number.format(total)}`
      : `of ${number.format(total)}`,
  previewNobody: 'Nobody to try it on yet: add resumes for this job.',
  previewWaits: 'Trying it on the candidates …',
  already: 'This is asked already.',
  added: (name: string) => `“${name}” added`,
  addedSome: (amount: number) => `${count(amount, 'criterion', 'criteria')} added`,
  addFailed: 'This criterion could not be added.',
  change: 'Change',
  changeOne: (name: string) => `Change “${name}”`,
  changed: (name: string) => `“${name}” changed`,
  changeHint: 'A changed criterion is read anew for everyone; what people said of it stays with the old one.',
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” deleted, with its answers`,
  removeFailed: (name: string) => `“${name}” could not be deleted.`,
  none: 'Nothing is asked yet',
  noneText:
    'Write the first criterion above, or take what the description asks for on the right. Each is read in every resume, with the sentence that says so.',
  also: 'Asked besides',
  alsoText: 'These belong to no job.',
  alsoLink: 'Change them in Settings',
  /* — where it comes from — */
  sources: 'Where criteria come from',
  suggested: 'In the description',
  noSuggestions: 'Nothing in the description reads like a criterion.',
  allAsked: 'Everything found there is asked already.',
  addMusts: (amount: number) => `Add all ${number.format(amount)} must-haves`,
  addOne: (name: string) => `Add “${name}”`,
  addAll: (amount: number) => `Add all ${number.format(amount)}`,
  saved: 'Saved by you',
  noneSaved: 'Nothing yet. “Save for other jobs” puts a criterion here.',
  presets: 'By trade',
  presetsPlaceholder: 'Choose a trade',
  savedOne: (name: string) => `“${name}” is in the library`,
  saveFailed: 'This could not be put into the library.',
  forget: (name: string) => `Take “${name}” out of the library`,
  forgotten: (name: string) => `“${name}” is out of the library`,
  forgetFailed: (name: string) => `“${name}” could not be taken out of the library.`,
  /* — the run — */
  run: {
    progress: (done: number, total: number) => `${number.format(done)} of ${number.format(total)} evaluated`,
    cancel: 'Stop',
    cancelled: (done: number, total: number) =>
      `Stopped at ${number.format(done)} of ${number.format(total)}.`,
    goOn: 'Go on',
    start: 'Evaluate everyone',
    failed: 'The evaluation could not be started.',
    cancelFailed: 'The evaluation could not be stopped.',
  },
  /* — the ranking — */
  order: 'Order',
  orders: {
    best: 'Best match',
    corrected: 'Best match with your answers',
    meaning: 'Meaning',
    criteria: 'Criteria',
  },
  orderHint: {
    best: 'Whoever meets most of the criteria and is closest to the job comes first. Must-haves count more, and something a resume does not mention is not a “no”',
    corrected: 'Best match, counting your own answers instead of what was read',
    meaning: 'By how close a resume is to the job description, ignoring the criteria',
    criteria: 'By how many criteria are met, then by must-haves, then by meaning',
  },
  countCorrections: (amount: number) =>
    amount === 0 ? 'Your answers count' : `Count your ${count(amount, 'answer', 'answers')}`,
  /** On paper and in spreadsheets. */
  orderedBy: (order: string, hint: string) => `Order: ${order}. ${hint}`,
  positionBy: (position: string, order: string) => `${position} (${order})`,
  noneAsked: 'Add criteria',
  filter: 'Criteria',
  filterText: 'Shows only those with …',
  filterOne: (name: string, asked: readonly AskedFinding[]) =>
    `${name}: ${asked.map((one) => askedFindings[one]).join(' or ')}`,
  filterGone: 'a criterion that is gone',
  askedFindings,
  anyOf: {
    must: 'Any must-have',
    any: 'Any criterion',
    hint: 'Those of whom this holds for at least one: whom to ask, for example',
  },
  filterSome: (amount: number) => count(amount, 'criterion', 'criteria'),
  heading: (name: string, weight: 'must' | 'nice' | null) =>
    `${name}${weight === 'nice' ? ', nice to have' : ''}: show only some`,
  /* — the candidate — */
  notConsidered: 'Not considered for this job yet. To answer for yourself, consider the candidate first.',
  consider: 'Consider for this job',
  ofEverybody: 'Asked of everybody',
  ofTag: (tag: string) => `Asked of “${tag}”`,
  confidence: { high: 'high confidence', fair: 'fair confidence', low: 'low confidence' },
  notSaid: 'the resume does not say',
  notMentioned: 'not mentioned',
  you: 'you',
  forIt: 'For it',
  againstIt: 'Against it',
  readBy: {
    meaning: 'Understood only in part',
    model: (name: string) => `Answered by ${name}, on this computer`,
  },
  asked: 'Asked:',
  say: 'You know better?',
  sayMet: 'It is met',
  sayNotMet: 'It is not met',
  reason: 'Why? For you and those who look after you',
  reasonPlaceholder: 'e.g. told me on the phone',
  saveAnswer: 'Save answer',
  personSaid: (finding: Finding) => `A person said: ${findings[finding]}`,
  youSaid: (finding: Finding) => `You said: ${findings[finding]}`,
  itRead: (finding: Finding) => `Longlist read: ${findings[finding]}`,
  takeBack: 'Take back',
  overridden: (name: string, finding: Finding) => `${name}: ${findings[finding]}, as you said`,
  takenBack: (name: string) => `${name}: your answer is taken back`,
  overrideFailed: 'Your answer could not be saved.',
  overtaken: (name: string) =>
    `${name}: the answer was changed meanwhile, in another window or program. Yours is not saved; look at theirs first.`,
  overtakenWhile:
    'This came while you were answering. What you typed is below; to save it replaces this answer.',
  again: 'Evaluate again',
  againDone: 'What was missing or out of date is read again',
  againFailed: 'This could not be evaluated again.',
  failure: {
    PROTECTED_CHARACTERISTIC: 'Put it in words about the work itself, or delete it.',
    NO_TEXT: 'Ask for a copy with text in it, or correct what was read by hand.',
    ENGINE_ERROR: '“Evaluate again” tries it once more.',
    unknown: 'There is no answer. “Evaluate again” tries it once more.',
  },
  inProgress: 'Being read …',
  /* — settings — */
  shared: 'Criteria for everyone',
  sharedText:
    'Asked of every candidate, whatever the job, or of all with a tag. Their answers stand on the candidate’s page.',
  sharedNone: 'Nothing is asked of everyone.',
  askedOf: 'Asked of',
  everybody: 'Everybody',
  taggedWith: (tag: string) => `Tag: ${tag}`,
  tagGone: 'a tag',
  /* — the summary as text — */
  copy: 'Copy as text',
  copyTitle: 'Copied: ready to paste',
  copySelect: 'Select it to copy:',
  copyFailed: 'The summary could not be copied.',
  copyAgain: 'Copy again',
} as const;
