export const blind = {
  title: 'Blind mode',
  text: 'See what candidates can do before you see who they are. It applies to this computer: every window shows the same.',
  turnOn: 'Hide who candidates are',
  hides: 'Hidden everywhere: lists, pages, files, exports',
  hidden: [
    'names, in every form, also in files and their names',
    'e-mail addresses, telephone numbers, links, street and postcode',
    'date of birth and age',
    'words that tell the sex or the family: she, Mr, wife, married',
    'schools and universities',
    'pictures: a file is shown as its text, laid out again',
  ],
  keeps: 'Still shown',
  kept: [
    'jobs, employers, dates of work, skills, languages, degrees and subjects',
    'city and country, nationality and right to work',
    'criteria, answers and quotes, with bars where somebody would be named',
  ],
  limits:
    'A name that nobody typed in and that Longlist did not recognise in the file may be missed, and in some languages word endings give away the sex. On screen, bars do not show how long a hidden word is; in files that were laid out again, and in what apps receive, a bar is as long as the word under it.',
  locked:
    'In blind mode you cannot change names, contact details or profiles, merge records or export profiles.',
  on: 'Blind mode is on',
  off: 'Blind mode is off',
  failed: 'Blind mode was not changed',
  sign: 'Blind',
  signTitle: 'Blind mode is on: who candidates are is hidden. Open its settings',
  hiddenPart: 'hidden',
  notHere: 'Hidden in blind mode',
  notHereText: 'This page shows who a candidate is. Turn blind mode off in Settings to see it.',
  openSettings: 'Blind mode in Settings',
  client: 'Blind: never sees who candidates are',
  clientHint: 'Names, contact, age, sex and schools are hidden in everything it is sent.',
  isBlind: 'blind',
  /** What somebody is called, before their code. The service says the same in English. */
  candidate: 'Candidate' as string,
  noMerge: 'Records are not compared or merged in blind mode',
  noProfile: 'Profiles are not exported in blind mode',
  noTable: 'Not in blind mode: a spreadsheet shows who people are',
  tableWaits:
    'A spreadsheet shows who people are, so it cannot be imported in blind mode. Turn blind mode off in Settings, then try again.',
  held: 'Parts of it are hidden. You can change it when blind mode is off.',
};
