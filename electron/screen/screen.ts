import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '#service/api/upload.ts';
import type { ImportProgress, ImportRecord } from '#service/api/intake/imports/schema.ts';
import type { SuggestedCriterion } from '#service/api/screening/criterion_library/schema.ts';
import type { CandidateMarks } from '#service/api/screening/evaluations/marks_schema.ts';
import type { EvaluationRun } from '#service/api/screening/evaluations/schema.ts';
import type { RankingEntry, Reasons } from '#service/api/screening/rankings/schema.ts';
import { REASON_MESSAGES } from '#service/intelligence/text/reasons.ts';
import { RequestFailed, type Client } from './client.ts';
import type { JobText } from './job.ts';
import { formWith } from './upload.ts';

export type Ranked = {
  /** From 1, by best match. */
  readonly position: number;
  /** Of version 1: by meaning. */
  readonly score: number;
  readonly best_match_score: number;
  /** How many of the job's criteria are met. */
  readonly criteria_met: number;
  readonly name: string;
  readonly file: string;
  readonly best_passage: string;
  readonly matching_skills: readonly string[];
  readonly missing_skills: readonly string[];
};

export type AskedCriterion = { readonly prompt_text: string; readonly weight: 'must' | 'nice' };
export type Unreadable = { readonly file: string; readonly reason: string; readonly message: string };
export type Screening = {
  /** `criteria`: what the job description asks for, as the program suggests it; they count in the order. */
  readonly job: { readonly title: string; readonly criteria: readonly AskedCriterion[] };
  readonly ranking: readonly Ranked[];
  readonly unreadable: readonly Unreadable[];
};

/** Called with how many of all files are done, read or not. */
export type OnProgress = (done: number, all: number) => void;

type One<Record> = { result: Record };
const PAGE = 100;
const POLL_MS = 100;
const CLOSED_FOLDER =
  'The folder cannot be opened, or is a link to one. Name it after the job file to have it read.';

/**
 * Screens files against a vacancy the way any other program would: through the API of a service that holds nothing
 * else. Candidates come into being in the order of `files`, so that this order also decides between equal scores.
 * @throws RequestFailed when the service refuses something that is not the fault of one file
 */
export async function screen(
  client: Client,
  text: JobText,
  files: readonly string[],
  top: number | null,
  onProgress: OnProgress,
): Promise<Screening> {
  const job = await client.post<One<{ id: string }>>('/jobs', {
    ...text,
    status: 'open',
    remote_id: 'screening',
  });
  const job_id = job.result.id;
  const unreadable = new Map<string, Unreadable>();
  const imports = new Map<string, string>();
  for (const file of files) {
    const refusal = await importFile(client, job_id, file);
    if ('import_id' in refusal) imports.set(refusal.import_id, file);
    else unreadable.set(file, refusal);
    onProgress(unreadable.size, files.length);
  }
  // read of the description while the files are being read
  const criteria = await askWhatIsAsked(client, job_id);
  await allDone(client, (left) => onProgress(files.length - left, files.length));

  const records = await client.list<ImportRecord>('/imports');
  const byCandidate = new Map<string, { record: ImportRecord; files: string[] }>();
  for (const record of records) {
    const file = imports.get(record.id);
    if (file === undefined) continue;
    // The same bytes twice are one candidate with two files, and both are in the ranking.
    const original = records.find((other) => other.id === record.duplicate_of) ?? record;
    if (original.state === 'read' && original.candidate_id !== null) {
      const known = byCandidate.get(original.candidate_id) ?? { record: original, files: [] };
      known.files.push(file);
      byCandidate.set(original.candidate_id, known);
    } else {
      const { reason, message } = original;
      unreadable.set(file, { file, reason: reason ?? 'UNKNOWN', message: message ?? 'No reason was given.' });
    }
  }

  // evaluated by others than those who say why
  const evaluated = criteria.length > 0 ? allEvaluated(client, job_id) : Promise.resolve();
  evaluated.catch(() => undefined); // told below, unless something else failed first
  const reasons = new Map<string, Promise<Reasoned>>();
  const whyOf = (candidate_id: string): Promise<Reasoned> => {
    const known = reasons.get(candidate_id) ?? why(client, job_id, candidate_id);
    reasons.set(candidate_id, known);
    return known;
  };
  if (top === null) for (const id of byCandidate.keys()) await whyOf(id);
  await evaluated;
  const ranking: Ranked[] = [];
  const entries = await rankAll(client, job_id);
  const met = await metOf(
    client,
    job_id,
    entries.map(({ candidate_id }) => candidate_id),
  );
  for (const { candidate_id, score, best_match_score = score } of entries) {
    const found = byCandidate.get(candidate_id);
    if (found === undefined) continue;
    if (top !== null && ranking.length >= top) break;
    const said = await whyOf(candidate_id);
    const criteria_met = met.get(candidate_id) ?? 0;
    for (const file of found.files.sort((a, b) => files.indexOf(a) - files.indexOf(b))) {
      const name = found.record.candidate_name ?? '';
      const position = ranking.length + 1;
      ranking.push({ position, score, best_match_score, criteria_met, name, file, ...said });
    }
  }
  return {
    job: { title: text.title, criteria },
    ranking: top === null ? ranking : ranking.slice(0, top),
    unreadable: files.flatMap((file) => unreadable.get(file) ?? []),
  };
}

async function importFile(
  client: Client,
  job_id: string,
  file: string,
): Promise<{ import_id: string } | Unreadable> {
  let bytes: Uint8Array;
  try {
    const found = await stat(file);
    if (found.isDirectory()) return { file, reason: 'CANNOT_OPEN', message: CLOSED_FOLDER };
    // A pipe or a device would be waited for without end.
    if (!found.isFile()) return { file, reason: 'CANNOT_OPEN', message: 'This is no ordinary file.' };
    if (found.size > MAX_FILE_BYTES) return { file, reason: 'TOO_LARGE', message: REASON_MESSAGES.TOO_LARGE };
    bytes = await readFile(file);
  } catch (error) {
    return {
      file,
      reason: 'CANNOT_OPEN',
      message: `The file cannot be opened: ${(error as Error).message}.`,
    };
  }
  try {
    const { result } = await client.post<One<ImportRecord>>('/imports', formWith({ job_id }, file, bytes));
    return { import_id: result.id };
  } catch (error) {
    // 413, 415 and 422 are about this file; anything else is about all of them.
    if (!(error instanceof RequestFailed) || ![413, 415, 422].includes(error.status)) throw error;
    return { file, reason: error.type, message: error.message };
  }
}

async function allDone(client: Client, onLeft: (left: number) => void): Promise<void> {
  for (;;) {
    const { result } = await client.get<One<ImportProgress>>('/imports/progress');
    const left = result.queued + result.reading;
    onLeft(left);
    if (left === 0) return;
    if (result.is_paused) {
      throw new Error('The reading of resumes is paused in Longlist. Let it go on there, and try again.');
    }
    await sleep(POLL_MS);
  }
}

/** Makes criteria of what the description asks for, as a person would who takes over every suggestion. */
async function askWhatIsAsked(client: Client, job_id: string): Promise<AskedCriterion[]> {
  const { results } = await client.get<{ results: SuggestedCriterion[] }>(
    `/jobs/${job_id}/suggested_criteria`,
  );
  const criteria = results.map(({ prompt_text, weight }) => ({ prompt_text, weight }));
  for (const criterion of criteria) await client.post(`/jobs/${job_id}/criteria`, criterion);
  return criteria;
}

/** Evaluates everybody. Where it fails, a person has no answers, and the marks say so. */
async function allEvaluated(client: Client, job_id: string): Promise<void> {
  const path = `/jobs/${job_id}/evaluation_run`;
  let run = (await client.post<One<EvaluationRun>>(path, {})).result;
  while (run.state === 'RUNNING') {
    await sleep(POLL_MS);
    run = (await client.get<One<EvaluationRun>>(path)).result;
  }
}

/** How many criteria are met, by candidate. */
async function metOf(
  client: Client,
  job_id: string,
  candidate_ids: readonly string[],
): Promise<Map<string, number>> {
  const met = new Map<string, number>();
  for (let at = 0; at < candidate_ids.length; at += PAGE) {
    const asked = candidate_ids.slice(at, at + PAGE).map((id) => `candidate_id=${id}`);
    const path = `/jobs/${job_id}/criterion_marks?${asked.join('&')}`;
    for (const { candidate_id, marks } of (await client.get<{ results: CandidateMarks[] }>(path)).results) {
      met.set(candidate_id, marks.filter(({ finding }) => finding === 'met').length);
    }
  }
  return met;
}

async function rankAll(client: Client, job_id: string): Promise<RankingEntry[]> {
  const all: RankingEntry[] = [];
  for (;;) {
    const query = `target_resource_id=${job_id}&order=best_match&offset=${all.length}&limit=${PAGE}`;
    const { results } = await client.get<{ results: RankingEntry[] }>(`/candidate_rankings?${query}`);
    all.push(...results);
    if (results.length < PAGE) return all;
  }
}

type Reasoned = Pick<Ranked, 'best_passage' | 'matching_skills' | 'missing_skills'>;

async function why(client: Client, job_id: string, candidate_id: string): Promise<Reasoned> {
  const path = `/candidate_rankings/${candidate_id}/reasons?target_resource_id=${job_id}`;
  const { result } = await client.get<One<Reasons>>(path);
  return {
    // A quote keeps the line ends of its page; in a list of reasons they are in the way.
    best_passage: (result.passages[0]?.quote ?? '').replaceAll(/\s+/g, ' ').trim(),
    matching_skills: result.matching_skills.map((skill) => skill.s),
    missing_skills: result.missing_skills.map((skill) => skill.s),
  };
}
