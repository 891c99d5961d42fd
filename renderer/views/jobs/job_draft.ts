import type { JobDetails } from '#service/api/hiring/job_details/schema.ts';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import type { OwnValues } from '../../api/custom_fields.ts';
import type { JobFields } from '../../api/jobs.ts';
import {
  DETAIL_FIELDS,
  NO_DETAIL_WORDS,
  detailWordsOf,
  type DetailField,
  type DetailWords,
} from './detail_words.ts';

/** A job as it is typed: posting addresses one a line, and its details. */
export type JobWords = DetailWords & {
  readonly title: string;
  readonly description: string;
  readonly status: Job['status'];
  readonly urls: string;
};
export type JobField = keyof JobWords;

/** What was typed and is not saved, each with what stood there when typing began. */
export type JobDraft = {
  readonly [F in JobField]?: { readonly was: JobWords[F]; readonly now: JobWords[F] };
} & {
  /** The new job is made for the people who were imported last without one. */
  readonly people?: 'imported';
  /** The new job is to be one's own. */
  readonly is_private?: true;
  /** What the own fields of the new job are to hold. */
  readonly own?: OwnValues;
};

export const NEW_JOB: JobWords = {
  ...NO_DETAIL_WORDS,
  title: '',
  description: '',
  status: 'open',
  urls: '',
};
/** All there is to type, in the order of the form. */
export const JOB_FIELDS = ['title', 'description', 'status', 'urls', ...DETAIL_FIELDS] as const;

/** Whether a field is one of the details, which are a record of their own. */
export function isDetail(field: JobField): field is DetailField {
  return field in NO_DETAIL_WORDS;
}

export function wordsOf(job: Job, details: JobDetails): JobWords {
  const { title, description, status, job_posting_urls } = job;
  return { ...detailWordsOf(details), title, description, status, urls: job_posting_urls.join('\n') };
}

/** The fields whose words are not those that are saved. */
export function changedFields(draft: JobDraft, saved: JobWords): JobField[] {
  return JOB_FIELDS.filter((field) => draft[field] !== undefined && draft[field].now !== saved[field]);
}

/** Fields that somebody else changed since typing began, to something else than what is typed. */
export function conflictsOf(draft: JobDraft, saved: JobWords): JobField[] {
  return changedFields(draft, saved).filter((field) => draft[field]?.was !== saved[field]);
}

/** What is on screen: what is saved, with what was typed. */
export function shownWords(draft: JobDraft, saved: JobWords): JobWords {
  return Object.assign(
    {},
    saved,
    ...JOB_FIELDS.map((field) => draft[field] && { [field]: draft[field].now }),
  );
}

/** The draft after words were typed; what is typed back to what is saved is no draft. */
export function typed(draft: JobDraft, saved: JobWords, words: Partial<JobWords>): JobDraft {
  const next = Object.fromEntries(
    JOB_FIELDS.flatMap((field) => {
      const now = words[field] ?? draft[field]?.now;
      if (now === undefined || now === saved[field]) return [];
      return [[field, { was: draft[field]?.was ?? saved[field], now }]];
    }),
  );
  const people = draft.people === undefined || Object.keys(next).length === 0 ? {} : { people: draft.people };
  const own = draft.is_private === undefined ? {} : { is_private: draft.is_private };
  const fields = draft.own === undefined ? {} : { own: draft.own };
  return { ...next, ...people, ...own, ...fields } as JobDraft;
}

/** What is written here stands: it is over what is saved now. */
export function keepMine(draft: JobDraft, saved: JobWords, field: JobField): JobDraft {
  return { ...draft, [field]: { was: saved[field], now: draft[field]?.now ?? saved[field] } };
}

/** What is saved stands. */
export function takeTheirs(draft: JobDraft, field: JobField): JobDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field));
}

/** What was typed after `sent` was sent, over what is saved by now: it is not lost when the answer comes. */
export function typedSince(sent: JobDraft, before: JobWords, now: JobDraft, saved: JobWords): JobDraft {
  const then = shownWords(sent, before);
  const since = JOB_FIELDS.flatMap((field) => {
    const words = now[field]?.now;
    return words === undefined || words === then[field] ? [] : [[field, words] as const];
  });
  return typed({}, saved, Object.fromEntries(since));
}

/** What is sent: these fields, and no other. */
export function toFields(words: JobWords, fields: readonly JobField[]): Partial<JobFields> {
  const job_posting_urls = words.urls.split(/\s+/u).filter((url) => url !== '');
  const { title, description, status } = words;
  const all = { title, description, status, job_posting_urls };
  const names = new Set(fields.map((field) => (field === 'urls' ? 'job_posting_urls' : field)));
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name as keyof JobFields)));
}

/** Reads what was kept; what it cannot understand is left out. */
export function parseDrafts(kept: unknown): Readonly<Record<string, JobDraft>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept)
      .map(([id, draft]: [string, unknown]) => [id, parseDraft(draft)] as const)
      .filter(([, draft]) => Object.keys(draft).length > 0),
  );
}

function parseDraft(draft: unknown): JobDraft {
  if (typeof draft !== 'object' || draft === null) return {};
  const known = Object.entries(draft).filter(([name, change]: [string, unknown]) => {
    if (name === 'people') return change === 'imported';
    if (name === 'is_private') return change === true;
    if (name === 'own') return isOwn(change);
    if (!JOB_FIELDS.some((field) => field === name)) return false;
    if (typeof change !== 'object' || change === null) return false;
    return (
      'was' in change && 'now' in change && [change.was, change.now].every((one) => typeof one === 'string')
    );
  });
  return Object.fromEntries(known);
}

function isOwn(kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.values(kept).every((one: unknown) => ['string', 'number', 'boolean'].includes(typeof one));
}
