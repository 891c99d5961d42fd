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
  noJobs: 'No jobs yet. Add one first, then put candidates forward for it.',
  otherJob: 'Other job',
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
  contacts: 'Contact details',
  contactsTitle: 'Show e-mail addresses and phone numbers in the preview and in every file of this job',
  zip: 'With resumes',
  zipTitle:
    'The PDF and the original resumes, contact details included, in one ZIP file; blind copies of the resumes when “Blind copy” is on',
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
