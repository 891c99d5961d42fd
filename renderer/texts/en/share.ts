import { count, number } from './words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const share = {
  putForward: 'Put forward',
  putForwardTitle: 'Show this candidate to the client: in Share and in the client pack',
  people: (amount: number) => count(amount, 'candidate', 'candidates'),
  putForwardDone: (who: string) => `${who} put forward`,
  already: (amount: number, who: string) =>
    amount === 1 ? `${who} has already been put forward.` : 'All of them have already been put forward.',
  failed: (who: string) => `${who}: not put forward`,
  needsJob: 'Choose a job first: candidates are put forward for a job.',
  open: 'Open Share',
  chooseJob: 'Choose a job',
  chooseJobText: 'A client pack is made for one job.',
  noJobs: 'Add a job, then put candidates forward for it.',
  sub: (amount: number) => `${count(amount, 'candidate', 'candidates')} put forward`,
  preview: 'Preview of the pack',
  underway: (amount: number) =>
    `${count(amount, 'answer is', 'answers are')} still being read. The preview updates automatically.`,
  blind: 'Blind copy',
  blindTitle: 'Names, contact details and schools are removed from the preview and from every file',
  pdf: 'Save as PDF',
  blindPdf: 'Save blind PDF',
  excel: 'Excel',
  csv: 'CSV',
  shown: (more: number) => (more === 0 ? 'Also show' : `Also show: ${number.format(more)}`),
  shownTitle: 'What else the client is shown',
  extras: {
    client: { label: 'Client on the cover', text: 'Client and contact person of the job, by name.' },
    contacts: {
      label: 'Contact details',
      text: 'E-mail, phone, links and street. Off: blacked out everywhere, also in copies of resumes.',
      blind: 'Never in a blind copy.',
    },
    unmet: {
      label: 'What is not met',
      text: 'Criteria that a candidate does not meet or does not mention. Off: only what is met.',
    },
    said: {
      label: 'What was said in the call',
      text: 'Answers, scores, availability, notice and salary, with the day. Never the note on the call.',
    },
    availability: { label: 'Availability and notice', text: 'From the resume, or as you noted it.' },
    salary: { label: 'Salary', text: 'What the candidate wants to earn.' },
    own_fields: { label: 'Own fields', text: 'All own fields of candidates that are filled in.' },
  },
  zip: 'With resumes',
  zips: {
    masked:
      'PDF, and copies of the resumes with e-mail, phone, links and street blacked out. Names and employers stay.',
    original: 'PDF, and the original resumes with all contact details.',
    blind: 'PDF, and blind copies of the resumes.',
  },
  leftOut: (names: readonly string[]) => `Not included: ${list.format(names)}. A text in the ZIP says so.`,
  zipWithout: (name: string, reason: 'no_file' | 'reading' | 'not_read') =>
    `${name} (${{ no_file: 'no file', reading: 'still being read', not_read: 'not read' }[reason]})`,
  otherFormats: 'More formats',
  samePerson: (name: string, amount: number) =>
    `${name} is in this pack ${amount === 2 ? 'twice' : `${number.format(amount)} times`}`,
  sameMaybe: (names: readonly string[]) => `${list.format(names)} may be the same person`,
  sameWhy: (positions: readonly number[], reasons: readonly string[]) =>
    `(numbers ${list.format(positions.map(String))}: ${reasons.join(', ')})`,
  sameRecord: 'put forward more than once',
  namesFromFiles: (people: number) =>
    people === 1
      ? 'One candidate has the name of the file, because no name was found in it. Check before you send it:'
      : `${people} candidates have the names of their files, because no names were found in them. Check before you send it:`,
  sameLook: 'Compare',
  sameLookAt: (name: string) => `Compare ${name}, then merge the records or keep them apart`,
  sameLookTitle: 'Compare the records, then merge them or keep them apart',
  leaveOut: (position: number) => `Leave out number ${position}`,
  leaveOutName: (position: number, name: string) => `Leave out number ${position}: ${name}`,
  saveFailed: 'The file could not be made',
  nobody: 'Nobody has been put forward yet',
  nobodyText:
    'Choose “Put forward” on a candidate in Ranking, Pipeline, Compare or on their page. They appear here, and you decide what the client reads.',
  allShortlisted: (amount: number) =>
    amount === 1
      ? 'Put the shortlisted candidate forward'
      : `Put all ${number.format(amount)} shortlisted forward`,
  toRanking: 'Open the ranking',
  agency: 'On the cover',
  agencyName: 'Name of your agency',
  agencyLine: 'Your contact details: address, e-mail, phone',
  logo: 'Logo',
  addLogo: 'Add a logo',
  otherLogo: 'Other logo',
  removeLogo: 'Remove',
  color: 'Colour of the pack',
  tooLight: 'Too light to read on white paper: the pack keeps the colour of Longlist.',
  lookFailed: 'That was not saved',
  noPicture: 'It is no PNG, JPEG or SVG picture.',
  agencyFailed: 'The name of the agency was not saved',
  orderFailed: 'The order was not changed',
  drag: 'Drag to change the order',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  upTitle: 'Up (Alt ↑)',
  downTitle: 'Down (Alt ↓)',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name} from the pack`,
  removed: (name: string) => `${name} is no longer put forward`,
  removeFailed: (name: string) => `${name} is still put forward`,
  saving: 'Saving…',
  notSaved: 'Not saved',
  headline: 'In one line',
  headlineFollows: 'If empty, the client reads the current title and employer.',
  note: 'Note to the client',
  notePlaceholder: 'Why this candidate, when they can start, what to ask',
  changedElsewhere: 'Somebody changed this in another window',
  theirs: (headline: string, note: string) =>
    `It now says: ${[headline, note].filter((part) => part !== '').join(' — ')}`,
  keepMine: 'Keep mine',
  takeTheirs: 'Use the other',
  quotes: (amount: number) => (amount === 0 ? 'Choose quotes' : `${count(amount, 'quote', 'quotes')} shown`),
  noQuotes: 'Nothing in the resume answers a criterion of this job yet.',
  include: (quote: string) => `Show the client: ${quote}`,
  showPlace: 'Show it in the resume',
};
