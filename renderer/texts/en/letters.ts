import { count, number } from './words.ts';

export const letters = {
  write: 'Write…',
  writeTo: 'Write to them',
  title: (people: number) =>
    people === 1 ? 'Write a letter' : `Write to ${number.format(people)} candidates`,
  tooMany: (most: number) => `Select at most ${number.format(most)} candidates to write to them.`,
  blind: 'In blind mode you cannot write to anyone: a letter says who they are.',
  kind: 'Kind of letter',
  kinds: {
    invite: 'Invite',
    ask: 'Ask',
    maybe: 'Still open',
    decline: 'Decline',
    other: 'Other',
  },
  language: 'Language',
  template: 'Template',
  subject: 'Subject',
  text: 'Letter',
  to: 'To',
  noAddress: 'no e-mail address',
  insertField: 'Insert field',
  onlyThisTime: 'Changes here apply to these letters only. The template stays as it is.',
  startOver: 'Back to the template',
  restored: 'You had begun this and not finished it.',
  discard: 'Discard',
  discarded: 'Your draft was discarded.',
  setSender: 'Set who signs your letters',
  preview: 'Preview',
  nothingYet: 'Write a subject and a text to see the letter.',
  previous: 'Previous letter',
  next: 'Next letter',
  complete: (complete: number, total: number) =>
    complete === total
      ? total === 1
        ? 'Ready to send from your mail program'
        : `All ${number.format(total)} are ready to send from your mail program`
      : total === 1
        ? 'Not complete yet'
        : `${number.format(complete)} of ${number.format(total)} are complete`,
  gap: (field: string) => `${field} is not known, so the text has a gap.`,
  noQuestions: 'No question is open, so the text has a gap.',
  leftOut: (field: string) => `${field} is not known, so its line is left out.`,
  unknownField: (written: string, nearest: string | null) =>
    nearest === null
      ? `There is no field {{${written}}}.`
      : `There is no field {{${written}}}. Did you mean ${nearest}?`,
  noMailto: {
    no_email: 'No e-mail address: the letter has no recipient.',
    invalid_email: 'The e-mail address cannot be used: the letter has no recipient.',
    too_long: 'Too long for a mail link. Save it as .eml instead.',
  },
  open: 'Open in mail program',
  opened: 'Letter opened in your mail program',
  save: (people: number) => (people === 1 ? 'Save as .eml' : `Save ${number.format(people)} as .eml (ZIP)`),
  saved: (amount: number) =>
    `${count(amount, 'letter', 'letters')} saved. Open and send ${amount === 1 ? 'it' : 'them'} in your mail program.`,
  failed: 'No letter was prepared.',
  saveFailed: 'The letter was not saved.',
  undoFailed: 'The letters are still in the history.',
  fields: {
    first_name: 'First name',
    full_name: 'Full name',
    job_title: 'Job title',
    client: 'Client',
    stage: 'Stage',
    questions: 'Open questions',
    my_name: 'My name',
    agency: 'Agency',
    date: 'Date',
  },
  prepared: {
    invite: 'prepared an invitation',
    ask: 'prepared questions',
    maybe: 'prepared a “still open” letter',
    decline: 'prepared a rejection letter',
    other: 'prepared a letter',
  },
  // Settings.
  templates: 'Templates',
  templatesText:
    'Letters to candidates. Longlist puts in names and the job, and never sends anything: letters open as drafts in your mail program.',
  myName: 'My name',
  myNameText: 'Signs your letters',
  myNameOfAccount: 'Your letters are signed with the name of your account.',
  agency: 'Agency',
  agencyText: 'Also on client packs',
  signatureFailed: 'This was not saved.',
  newTemplate: 'New template',
  newName: 'New letter',
  newBody: 'Hello {{full_name}},\n\n\n\nKind regards\n{{my_name}}\n{{agency}}',
  copyOf: (name: string) => `${name} (copy)`,
  name: 'Name',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
  duplicate: 'Duplicate',
  duplicateOne: (name: string) => `Duplicate ${name}`,
  remove: 'Delete',
  removeOne: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} deleted`,
  removeFailed: (name: string) => `${name} could not be deleted.`,
  templateFailed: 'The template was not saved.',
  hasUnknown: (fields: number) => count(fields, 'unknown field', 'unknown fields'),
  none: 'No templates yet.',
  keep: 'Save',
  sample: 'As a candidate would read it',
  noSample: 'Add a resume to see the letter as a candidate would read it.',
};
