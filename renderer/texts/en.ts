import { access } from './en/access.ts';
import { activity } from './en/activity.ts';
import { activitySaid } from './en/activity_said.ts';
import { availability } from './en/availability.ts';
import { blind } from './en/blind.ts';
import { bulk } from './en/bulk.ts';
import { calls } from './en/calls.ts';
import { candidate, same, versions, document } from './en/candidate.ts';
import { compare } from './en/compare.ts';
import { criteria } from './en/criteria.ts';
import { data } from './en/data.ts';
import { duplicates } from './en/duplicates.ts';
import { help } from './en/help.ts';
import { importing } from './en/import.ts';
import { jobDetails } from './en/job_details.ts';
import { jobList } from './en/job_list.ts';
import { jobs } from './en/jobs.ts';
import { mails } from './en/mails.ts';
import { letters } from './en/letters.ts';
import { models } from './en/models.ts';
import { notes } from './en/notes.ts';
import { ownFields } from './en/own_fields.ts';
import { people } from './en/people.ts';
import { pipeline } from './en/pipeline.ts';
import { pool } from './en/pool.ts';
import { ranking, bands, filters, decisions, skills } from './en/ranking.ts';
import { read } from './en/read.ts';
import { recovery } from './en/recovery.ts';
import { retention } from './en/retention.ts';
import { saved } from './en/saved.ts';
import { service } from './en/service.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { share } from './en/share.ts';
import { shell, status, states, errors, notFound, actions, drop, palette } from './en/shell.ts';
import { suggested } from './en/suggested.ts';
import { tables } from './en/tables.ts';
import { tags } from './en/tags.ts';
import { watch } from './en/watch.ts';
import { words } from './en/word_search.ts';

/** Every word of the interface, in English: the catalogue whose shape every other language has. */
export const en = {
  locale: 'en',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  units: {
    years: (years: number) => `${years}\u00A0y`,
    months: (months: number) => `${months}\u00A0m`,
    justNow: 'just now',
    milliseconds: (amount: string) => `${amount}\u00A0ms`,
  },
  /** Around words that are quoted: the opening mark and the closing one. */
  marks: '“”',
  access,
  activity,
  activitySaid,
  availability,
  blind,
  bulk,
  calls,
  candidate,
  same,
  versions,
  document,
  compare,
  criteria,
  data,
  duplicates,
  help,
  import: importing,
  jobDetails,
  jobList,
  jobs,
  mails,
  letters,
  models,
  notes,
  ownFields,
  people,
  pipeline,
  pool,
  ranking,
  bands,
  filters,
  decisions,
  skills,
  read,
  recovery,
  retention,
  saved,
  service,
  settings,
  share,
  shell,
  session,
  status,
  states,
  errors,
  notFound,
  actions,
  drop,
  palette,
  suggested,
  tables,
  tags,
  watch,
  words,
};
