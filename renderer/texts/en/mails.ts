import { count } from './words.ts';

export const mails = {
  /** On the desk, under the kinds of files. */
  drop: 'E-mails too: drop .eml, .msg or .mbox',
  from: (sender: string) => `from ${sender}`,
  unknown: 'from an unknown sender',
  noSubject: 'no subject',
  forwarded: (by: string) => `forwarded by ${by}`,
  leftOut: (files: number) => `${count(files, 'part', 'parts')} left out`,
  letter: 'the letter',
  reasons: {
    PICTURE: 'a picture, not a page',
    CALENDAR: 'a calendar invitation',
    CONTACT_CARD: 'a contact card',
    SEALED: 'encrypted: open it in Outlook or wherever it came, and save the file',
    WINMAIL: 'packed by Outlook, and damaged: open the e-mail in Outlook and save the file',
    ARCHIVE_UNREADABLE: 'a zip file that could not be opened',
    UNSUPPORTED: 'a kind of file that cannot be read',
    NOT_A_RESUME: 'not a resume',
    UNCLEAR_WHOSE: 'not clear whose it is',
    LETTER_OF_SEVERAL: 'about several people, so in nobody’s files',
    TOO_LARGE: 'too large',
    TOO_DEEP: 'too deep inside other e-mails: save it by itself',
    TOO_MANY: 'too many files in one e-mail',
  },
  bySubject: (job: string) => `Applied for ${job}, as the e-mail says`,
  noJob: 'No job named',
  severalJobs: 'Which job?',
  addToJob: 'Add to job',
  addToJobOf: (name: string) => `Add ${name} to a job`,
  addFailed: 'They could not be added to the job.',
};
