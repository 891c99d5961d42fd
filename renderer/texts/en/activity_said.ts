import { count, number } from './words.ts';

/** What was done to whom, as a sentence of whoever did it: `{whom}` stands for one candidate or for how many. */
export const activitySaid = {
  whom: (candidates: number) => count(candidates, 'candidate', 'candidates'),
  /** Several things at once, which open. */
  many: {
    'criterion.created': {
      said: 'added {whom}',
      things: (amount: number) => count(amount, 'criterion', 'criteria'),
    },
    'criterion.deleted': {
      said: 'deleted {whom}',
      things: (amount: number) => count(amount, 'criterion', 'criteria'),
    },
    'tag.created': { said: 'created {whom}', things: (amount: number) => count(amount, 'tag', 'tags') },
    'tag.deleted': { said: 'deleted {whom}', things: (amount: number) => count(amount, 'tag', 'tags') },
    'job.created': { said: 'created {whom}', things: (amount: number) => count(amount, 'job', 'jobs') },
    'job.deleted': { said: 'deleted {whom}', things: (amount: number) => count(amount, 'job', 'jobs') },
    'nomination_stage.created': {
      said: 'added {whom}',
      things: (amount: number) => count(amount, 'stage', 'stages'),
    },
    'nomination_stage.deleted': {
      said: 'deleted {whom}',
      things: (amount: number) => count(amount, 'stage', 'stages'),
    },
  },
  what: {
    'nomination.created': 'added {whom} to the job',
    'nomination.deleted': 'removed {whom} from the job',
    'spotlight.created': 'put {whom} forward',
    'spotlight.updated': 'changed what the client reads about {whom}',
    'spotlight.deleted': 'no longer puts {whom} forward',
    'candidate.created': 'added {whom}',
    'candidate.updated': 'changed details of {whom}',
    'candidate.merged': 'merged a duplicate into {whom}',
    'candidate.unmerged': 'undid a merge of {whom}',
    'retention_extension.created': 'set {whom} to be kept longer',
    'retention_extension.deleted': 'set {whom} to be kept as long as others',
    'note.created': 'wrote a note on {whom}',
    'note.updated': 'changed a note on {whom}',
    'note.deleted': 'deleted a note on {whom}',
    'call_answer.created': 'noted what {whom} said in a call',
    'call_answer.updated': 'changed what {whom} said in a call',
    'call_answer.deleted': 'removed what {whom} said in a call',
    'letter.created': 'prepared a letter to {whom}',
    'letter.deleted': 'deleted a letter to {whom}',
    'evaluation.completed': 'checked {whom} against the criteria',
    'evaluation.failed': 'could not check {whom} against every criterion',
    'attachment.created': 'added a file to {whom}',
    'attachment.updated': 'replaced a file of {whom}',
    'attachment.deleted': 'deleted a file of {whom}',
    'attachment.document_failed': 'could not read a file of {whom}',
    'import.created': 'imported a resume of {whom}',
    'import.deleted': 'removed an imported resume of {whom}',
    'mail.created': 'imported an e-mail of {whom}',
    'candidate_tag.created': 'tagged {whom}',
    'candidate_tag.deleted': 'removed a tag from {whom}',
  },
  letters: {
    invite: 'prepared an invitation for {whom}',
    ask: 'prepared questions for {whom}',
    maybe: 'prepared a “still open” letter to {whom}',
    decline: 'prepared a rejection letter to {whom}',
    other: 'prepared a letter to {whom}',
  },
  moved: (from: string | null, to: string) =>
    from === null ? `moved {whom} to “${to}”` : `moved {whom} from “${from}” to “${to}”`,
  nominated: (stage: string) => `added {whom} to the job, in “${stage}”`,
  answered: (criterion: string, was: 'met' | 'not_met' | null, now: 'met' | 'not_met' | null) => {
    const words = { met: 'met', not_met: 'not met' };
    if (now === null) return `removed their own answer to “${criterion}” for {whom}`;
    const change = was === null || was === now ? words[now] : `${words[was]} → ${words[now]}`;
    return `answered “${criterion}” for {whom}: ${change}`;
  },
  call: {
    'call_answer.created': (criterion: string) => `noted what {whom} said about “${criterion}”`,
    'call_answer.updated': (criterion: string) => `changed what {whom} said about “${criterion}”`,
    'call_answer.deleted': (criterion: string) => `removed what {whom} said about “${criterion}”`,
  },
  facts: {
    availability: 'when {whom} can start',
    notice_period: 'the notice period of {whom}',
    salary_expectation: 'the salary expectation of {whom}',
  },
  fact: {
    'availability_fact.created': (fact: string) => `noted ${fact}`,
    'availability_fact.updated': (fact: string) => `changed ${fact}`,
    'availability_fact.deleted': (fact: string) => `removed ${fact}`,
  },
  own: {
    'custom_field_value.created': (field: string) => `filled in “${field}” for {whom}`,
    'custom_field_value.updated': (field: string) => `changed “${field}” for {whom}`,
    'custom_field_value.deleted': (field: string) => `cleared “${field}” for {whom}`,
  },
  untagged: (tag: string) => `removed the tag ${tag} from {whom}`,
  changed: (fields: string) => `changed ${fields} of {whom}`,
  /** Fields of candidates and jobs, as they stand in a sentence. */
  fields: {
    full_name: 'the name',
    email: 'the e-mail address',
    phone: 'the phone number',
    location: 'the location',
    links: 'the links',
    source: 'the source',
    title: 'the title',
    description: 'the description',
    job_posting_urls: 'where the job is posted',
    auto_evaluation_behavior: 'the automation',
    default_nomination_stage_id: 'the first stage',
    client_name: 'the client',
    contact_name: 'the contact',
    contact_email: 'the contact’s e-mail address',
    contact_phone: 'the contact’s phone number',
    salary_min: 'the salary',
    salary_max: 'the salary',
    salary_currency: 'the salary',
    salary_period: 'the salary',
    deadline: 'the deadline',
  },
  and: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  job: (fields: string) => `changed ${fields}`,
  status: (from: string, to: string) => `changed the status: ${from} → ${to}`,
  settings: {
    blind_mode: 'turned blind mode on or off',
    reading: 'paused or continued reading',
    retention: 'changed the retention',
    agency: 'changed the agency on client packs',
  },
  /** Settings that are on or off; entries of older versions do not tell which. */
  switched: {
    blind_mode: { on: 'turned blind mode on', off: 'turned blind mode off' },
    reading: { on: 'continued reading', off: 'paused reading' },
  },
  undo: (what: string) => `Undo: ${what}`,
  undone: 'Undone',
  undoneOf: (undone: number, total: number, names: readonly string[], left: number) =>
    `${undone === 0 ? 'Nothing was undone' : `${number.format(undone)} of ${number.format(total)} undone`}. Changed since and left as they are: ${names.join(', ')}${left > names.length ? ` and ${number.format(left - names.length)} more` : ''}.`,
  undoFailed: 'This could not be undone.',
  when: 'When',
  anyTime: 'Any time',
  times: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },
};
