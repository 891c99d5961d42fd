import { count, number, shortDay } from './words.ts';

/** What the page says of criteria and their answers; part of the catalogue in texts.ts. */

const findings = {
  met: 'met',
  not_met: 'not met',
  not_mentioned: 'not mentioned',
  not_stated: 'not stated',
  failed: 'no answer',
  in_progress: 'being checked',
} as const;

type Finding = keyof typeof findings;

type Counted = { readonly met: number; readonly of: number };
const ofAll = ({ met, of }: Counted): string => `${number.format(met)} of ${number.format(of)}`;

const inRoomOf = (most: number, amount: number): string =>
  number.format(amount).padStart(number.format(most).length, '\u2007');

/** As a filter offers them: each is a kind of its own. */
const askedFindings = {
  met: findings.met,
  against: findings.not_met,
  not_mentioned: findings.not_mentioned,
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
    of: (name: string, finding: Finding, by_person: Finding | null, said_at: string | null) =>
      by_person === null
        ? `${name}: ${findings[finding]}`
        : `${name}. ${said_at === null ? 'You' : `Said, ${shortDay(said_at)}`}: ${findings[by_person]}. Resume: ${findings[finding]}.`,
    listed: (name: string) => `${name}: met, but only listed`,
    all: (counts: ReadonlyMap<Finding, number>) =>
      (Object.keys(findings) as Finding[])
        .flatMap((finding) => {
          const amount = counts.get(finding) ?? 0;
          return amount === 0 ? [] : [`${amount} ${findings[finding]}`];
        })
        .join(', '),
  },
  weights: { must: 'Must have', nice: 'Nice to have' },
  weightsShort: { must: 'Must', nice: 'Nice' },
  /** Of a suggestion that has this weight: the press that gives it the other one. */
  weighAs: {
    must: (name: string) => `${name} is a must-have. Make it nice to have`,
    nice: (name: string) => `${name} is nice to have. Make it a must-have`,
  },
  meets: (must: Counted, nice: Counted) =>
    must.of === 0 || nice.of === 0
      ? `${ofAll(must.of === 0 ? nice : must)} criteria met`
      : `${ofAll(must)} must-haves and ${ofAll(nice)} nice-to-haves met`,
  mustsMissing: (amount: number) => `−${number.format(amount)} must`,
  meet: (name: string, met: number, of: number) =>
    `${name}: ${met === 0 ? 'nobody' : `${number.format(met)} of ${number.format(of)}`} ${met <= 1 ? 'meets' : 'meet'} it`,
  /* — the editor — */
  save: 'Save and add criteria',
  prompt: 'What should a candidate meet?',
  promptPlaceholder: 'e.g. 5+ years of Python, C1 German, has led a team of five…',
  tooLong: (characters: number) => `${number.format(characters)} characters too many`,
  name: 'Short name',
  namePlaceholder: 'Shown instead of the text above',
  weight: 'Importance',
  add: 'Add',
  toLibrary: 'Save for other jobs',
  understood: 'Reads as:',
  readAs: (written: string, read: string) => `“${written}” is read as “${read}”.`,
  notUnderstood: (words: string) => `Not understood: ${words}.`,
  notUnderstoodHint:
    'Longlist is sure of an answer only if it understands every word. Try other words, and write figures, levels and dates plainly, e.g. “at least 3 years of sales”.',
  reading: 'Reading…',
  refused: 'Not allowed:',
  previewOf: (examined: number, total: number) =>
    examined < total
      ? `of the first ${number.format(examined)} of ${number.format(total)}`
      : `of ${number.format(total)}`,
  previewNobody: 'Nobody to try it on yet. Add resumes for this job.',
  previewWaits: 'Trying it on the candidates…',
  already: 'This criterion has already been added.',
  added: (name: string) => `“${name}” added`,
  addedSome: (amount: number) => `${count(amount, 'criterion', 'criteria')} added`,
  addFailed: 'This criterion could not be added.',
  change: 'Change',
  changeOne: (name: string) => `Change “${name}”`,
  changed: (name: string) => `“${name}” changed`,
  changeHint: 'A changed criterion is checked again for everyone. Your own answers stay with the old one.',
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” deleted, with its answers`,
  removeFailed: (name: string) => `“${name}” could not be deleted.`,
  none: 'No criteria yet',
  noneText:
    'Write the first one above, or add suggestions on the right. Each is checked in every resume and answered with the sentence that proves it.',
  also: 'Also checked',
  alsoText: 'These do not belong to a job.',
  alsoLink: 'Change them in Settings',
  /* — where it comes from — */
  sources: 'Where criteria come from',
  suggested: 'Suggested from the description',
  noSuggestions: 'Nothing in the description reads like a criterion.',
  allAsked: 'All suggestions have been added.',
  addMusts: (amount: number) => `Add all ${number.format(amount)} must-haves`,
  addOne: (name: string) => `Add “${name}”`,
  addAll: (amount: number) => `Add all ${number.format(amount)}`,
  saved: 'Saved by you',
  noneSaved: 'Nothing yet. “Save for other jobs” puts a criterion here.',
  presets: 'Templates by profession',
  presetsPlaceholder: 'Choose a profession',
  savedOne: (name: string) => `“${name}” saved for other jobs`,
  saveFailed: 'The criterion could not be saved for other jobs.',
  forget: (name: string) => `Remove “${name}” from your saved criteria`,
  forgotten: (name: string) => `“${name}” removed from your saved criteria`,
  forgetFailed: (name: string) => `“${name}” could not be removed.`,
  /* — the run — */
  run: {
    /** Counts whom this check is through with, whatever was answered before; as wide from the first to the last. */
    progress: (done: number, total: number) =>
      `Checking resumes… ${inRoomOf(total, done)} of ${number.format(total)}`,
    /** Behind it, over a ranking. */
    orderFollows: 'the order follows',
    cancel: 'Stop',
    cancelled: (done: number, total: number) =>
      `Stopped at ${number.format(done)} of ${number.format(total)}.`,
    goOn: 'Continue',
    start: 'Check everyone',
    failed: 'The check could not be started.',
    cancelFailed: 'The check could not be stopped.',
  },
  /* — the ranking — */
  order: 'Order',
  orders: {
    best: 'Best match',
    corrected: 'Best match with your answers',
    meaning: 'Text',
    criteria: 'Criteria',
  },
  /** The same, shortly, over the list. */
  orderRule: {
    best: 'Ranked by criteria met and closeness to the job',
    corrected: 'Ranked by criteria met, with your answers, and closeness to the job',
    meaning: 'Ranked by closeness of text',
    criteria: 'Ranked by share of criteria met, then must-haves, then text',
  },
  orderHint: {
    best: 'Candidates who meet most criteria and come closest to the job are first. Must-haves count more, and something a resume does not mention is not a “no”',
    corrected: 'Best match, counting your own answers and those given in calls instead of what was read',
    meaning: 'By how close a resume is to the job description, ignoring the criteria',
    criteria: 'By how many criteria are met, then by must-haves, then by text',
  },
  /** Of a ranking by words, a file or a candidate. */
  closest: 'By how closely a resume matches your search',
  countCorrections: (amount: number) =>
    amount === 0 ? 'Your answers count' : `Count your ${count(amount, 'answer', 'answers')}`,
  /** On paper and in spreadsheets. */
  orderedBy: (order: string, hint: string) => `Order: ${order}. ${hint}`,
  positionBy: (position: string, order: string) => `${position} (${order})`,
  noneAsked: 'Add criteria',
  /** Over a ranking without criteria: what the description asks for. */
  offered: (amount: number) =>
    amount === 1
      ? 'The description asks for 1 thing.'
      : `The description asks for ${number.format(amount)} things.`,
  addOffered: (amount: number) =>
    amount === 1 ? 'Add as a criterion' : `Add all ${number.format(amount)} as criteria`,
  filter: 'Criteria',
  filterText: 'Show only candidates with:',
  filterOne: (name: string, asked: readonly AskedFinding[]) =>
    `${name}: ${asked.map((one) => askedFindings[one]).join(' or ')}`,
  filterGone: 'a deleted criterion',
  askedFindings,
  anyOf: {
    must: 'Any must-have',
    any: 'Any criterion',
    hint: 'True for at least one of them: candidates you still have to ask, for example',
  },
  filterSome: (amount: number) => count(amount, 'criterion', 'criteria'),
  heading: (name: string, weight: 'must' | 'nice' | null) =>
    `${name}${weight === 'nice' ? ', nice to have' : ''}: filter`,
  /* — the candidate — */
  notConsidered: 'Not added to this job yet. Add the candidate to the job to correct answers.',
  consider: 'Add to job',
  ofEverybody: 'For all candidates',
  ofTag: (tag: string) => `For candidates tagged “${tag}”`,
  confidence: { high: 'high confidence', fair: 'fair confidence', low: 'low confidence' },
  notSaid: 'the resume does not say',
  notMentioned: 'not mentioned',
  /** Met, and nothing but a list of skills says so. */
  onlyListed: 'only listed',
  you: 'you',
  forIt: 'For it',
  againstIt: 'Against it',
  nearest: 'What comes nearest',
  readBy: {
    meaning: 'Only partly understood',
    model: (name: string) => `Answered by ${name}, on this computer`,
  },
  asked: 'Criterion:',
  say: 'Correct this answer:',
  sayMet: 'Met',
  sayNotMet: 'Not met',
  reason: 'Why? For you and your colleagues',
  reasonPlaceholder: 'e.g. told me on the phone',
  saveAnswer: 'Save answer',
  personSaid: (finding: Finding) => `A person: ${findings[finding]}.`,
  youSaid: (finding: Finding) => `You: ${findings[finding]}.`,
  itRead: (finding: Finding) => `Resume: ${findings[finding]}.`,
  takeBack: 'Remove your answer',
  overridden: (name: string, finding: Finding) => `${name}. You: ${findings[finding]}.`,
  takenBack: (name: string) => `${name}: your answer removed`,
  overrideFailed: 'Your answer could not be saved.',
  overtaken: (name: string) =>
    `${name}: the answer has been changed in another window or app. Yours is not saved; look at the other one first.`,
  overtakenWhile:
    'This answer came in while you were writing yours. Yours is below; saving it replaces this one.',
  again: 'Check again',
  againDone: 'What was missing or out of date is being checked again',
  againFailed: 'This could not be checked again.',
  failure: {
    PROTECTED_CHARACTERISTIC: 'Ask about the work itself, or delete the criterion.',
    NO_TEXT: 'Ask for a copy with text in it, or correct what was read.',
    ENGINE_ERROR: '“Check again” tries once more.',
    unknown: 'There is no answer. “Check again” tries once more.',
  },
  inProgress: 'Reading…',
  /* — settings — */
  shared: 'Criteria for everyone',
  sharedText:
    'Checked for every candidate, whatever the job, or for everyone with a tag. The answers are on the candidate’s page.',
  sharedNone: 'No criteria yet.',
  askedOf: 'For',
  everybody: 'Everyone',
  taggedWith: (tag: string) => `Tag: ${tag}`,
  tagGone: 'a tag',
  /* — the summary as text — */
  copy: 'Copy as text',
  copyTitle: 'Copied: ready to paste',
  copySelect: 'Select it to copy:',
  copyFailed: 'The summary could not be copied.',
  copyAgain: 'Copy again',
} as const;
