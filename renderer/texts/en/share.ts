import { count, number } from './words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const share = {
  putForward: 'Put forward',
  putForwardTitle: 'Show this person to the client: they appear in Share and in the client pack',
  people: (amount: number) => count(amount, 'candidate', 'candidates'),
  putForwardDone: (who: string) => `${who} put forward`,
  already: (amount: number, who: string) =>
    amount === 1 ? `${who} is put forward already.` : 'All of them are put forward already.',
  failed: (who: string) => `${who}: not put forward`,
  needsJob: 'Choose a job first: people are put forward for a job.',
  open: 'Open Share',
  chooseJob: 'Which job?',
  chooseJobText: 'A client pack is made for one job.',
  noJobs: 'There is no job yet: create one first, then put people forward for it.',
  otherJob: 'Other job',
  sub: (amount: number) => `${count(amount, 'person', 'people')} put forward`,
  preview: 'The pack as it will come out',
  underway: (amount: number) =>
    `${count(amount, 'answer is', 'answers are')} being read: what is shown here completes by itself.`,
  blind: 'Blind copy',
  blindTitle: 'Names, contact details and schools are taken out of the preview and of every file',
  pdf: 'Save as PDF',
  blindPdf: 'Save blind PDF',
  excel: 'Excel',
  csv: 'CSV',
  contacts: 'Contact details',
  contactsTitle: 'E-mail addresses and phone numbers stand in the preview and in every file of this job',
  zip: 'With resumes',
  zipTitle:
    'The PDF and the original resumes, contact details included, in one ZIP file; blind copies of the resumes when “Blind copy” is on',
  samePerson: (name: string, amount: number) =>
    `${name} is in this pack ${amount === 2 ? 'twice' : `${number.format(amount)} times`}`,
  sameMaybe: (names: readonly string[]) => `${list.format(names)} may be one person`,
  sameWhy: (positions: readonly number[], reasons: readonly string[]) =>
    `(numbers ${list.format(positions.map(String))}: ${reasons.join(', ')})`,
  sameRecord: 'put forward more than once',
  namesFromFiles: (people: number) =>
    people === 1
      ? 'One of them is called as their file is, because no name was found in it. Check it before it goes out:'
      : `${people} of them are called as their files are, because no names were found. Check before they go out:`,
  sameLook: 'Look at them',
  sameLookAt: (name: string) => `Look at ${name}, and merge the records or tell them apart`,
  sameLookTitle: 'There the records can be compared and merged, or told apart',
  leaveOut: (position: number) => `Leave out number ${position}`,
  leaveOutName: (position: number, name: string) => `Leave out number ${position}: ${name}`,
  saveFailed: 'The file could not be made',
  nobody: 'Nobody is put forward yet',
  nobodyText:
    'Press “Put forward” on a person in the ranking, in the pipeline, in Compare or on their own page. They appear here, and you decide what the client reads.',
  allShortlisted: (amount: number) =>
    amount === 1 ? 'Put the one shortlisted forward' : `Put all ${number.format(amount)} shortlisted forward`,
  toRanking: 'Open the ranking',
  agency: 'On the cover',
  agencyName: 'Name of your agency',
  agencyLine: 'How to reach you: address, e-mail, phone',
  agencyFailed: 'The name of the agency was not saved',
  orderFailed: 'The order was not changed',
  drag: 'Drag to change the order',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  upTitle: 'Up (Alt ↑)',
  downTitle: 'Down (Alt ↓)',
  remove: 'Take back',
  removeName: (name: string) => `Take back: ${name}`,
  removed: (name: string) => `${name} is no longer put forward`,
  removeFailed: (name: string) => `${name} is still put forward`,
  saving: 'Saving …',
  notSaved: 'Not saved',
  headline: 'In one line',
  headlineFollows: 'Empty: the client reads their title and employer as they are now.',
  note: 'Note to the client',
  notePlaceholder: 'Why this person, when they can start, what to ask',
  changedElsewhere: 'Somebody changed this in another window',
  theirs: (headline: string, note: string) =>
    `There it says: ${[headline, note].filter((part) => part !== '').join(' — ')}`,
  keepMine: 'Keep what is written here',
  takeTheirs: 'Take what is written there',
  quotes: (amount: number) => (amount === 0 ? 'Choose quotes' : `${count(amount, 'quote', 'quotes')} shown`),
  noQuotes: 'The resume says nothing yet that answers a criterion of this job.',
  include: (quote: string) => `Show the client: ${quote}`,
  showPlace: 'Show where it stands',
};
