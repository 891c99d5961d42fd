import type { Texts } from './shape.ts';
import { access } from './de/access.ts';
import { activity } from './de/activity.ts';
import { activitySaid } from './de/activity_said.ts';
import { availability } from './de/availability.ts';
import { blind } from './de/blind.ts';
import { bulk } from './de/bulk.ts';
import { calls } from './de/calls.ts';
import { candidate, same, versions, document } from './de/candidate.ts';
import { compare } from './de/compare.ts';
import { criteria } from './de/criteria.ts';
import { data } from './de/data.ts';
import { duplicates } from './de/duplicates.ts';
import { help } from './de/help.ts';
import { importing } from './de/import.ts';
import { jobDetails } from './de/job_details.ts';
import { jobList } from './de/job_list.ts';
import { jobs } from './de/jobs.ts';
import { mails } from './de/mails.ts';
import { letters } from './de/letters.ts';
import { models } from './de/models.ts';
import { notes } from './de/notes.ts';
import { ownFields } from './de/own_fields.ts';
import { people } from './de/people.ts';
import { pipeline } from './de/pipeline.ts';
import { pool } from './de/pool.ts';
import { ranking, bands, filters, decisions, skills } from './de/ranking.ts';
import { read } from './de/read.ts';
import { recovery } from './de/recovery.ts';
import { retention } from './de/retention.ts';
import { saved } from './de/saved.ts';
import { service } from './de/service.ts';
import { session } from './de/session.ts';
import { settings } from './de/settings.ts';
import { share } from './de/share.ts';
import { shell, status, states, errors, notFound, actions, drop, palette } from './de/shell.ts';
import { suggested } from './de/suggested.ts';
import { tables } from './de/tables.ts';
import { tags } from './de/tags.ts';
import { watch } from './de/watch.ts';
import { words } from './de/word_search.ts';

/*
 * Every word of the interface, in German, as recruiters say it. One word a thing: the table is in renderer/README.md.
 *
 * No “Sie” and no imperative where a noun or an infinitive says it: „Lebensläufe hinzufügen“, „bitte prüfen“.
 * What somebody said stands in „ “. A number and its unit are held together by a no-break space.
 */
export const de: Texts = {
  locale: 'de',
  months: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
  units: {
    years: (years: number) => `${years}\u00A0J.`,
    months: (months: number) => `${months}\u00A0M.`,
    justNow: 'gerade eben',
    milliseconds: (amount: string) => `${amount}\u00A0ms`,
  },
  marks: '„“',
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
