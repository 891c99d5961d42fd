import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentPassages } from '#service/intelligence/ports.ts';
import { splitPassages } from '#service/intelligence/embedding/passages.ts';
import { jobTexts, queryTexts, type TargetTexts } from '#service/intelligence/ranking/target.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import type { Relevance } from './metrics.ts';

export type Query = {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly target: TargetTexts;
};

/** A ranking task with labelled truth: every method gets the same documents and the same words. */
export type RankingSet = {
  readonly name: string;
  readonly documents: readonly {
    readonly id: string;
    readonly text: string;
    readonly passages: DocumentPassages;
  }[];
  readonly queries: readonly Query[];
  readonly relevance: ReadonlyMap<string, Relevance>;
  /** For graded sets: MAP is also printed for this grade and better. MAP itself counts every grade, as trec_eval does. */
  readonly strict_grade?: number;
};

type Row = { id: string; text: string; kind?: string };
export type CountTokens = (text: string) => number;

const REFERENCE = '2026-11'; // what the truth of the data takes as "present"

/** The sets of a data folder; a set that is not there is left out. */
export async function loadSets(folder: string, countTokens: CountTokens): Promise<RankingSet[]> {
  return [await resumes(folder, countTokens), titles(folder), await fictional(folder, countTokens)].filter(
    (set) => set !== null,
  );
}

/** Plain-text resumes by trade, read as TXT files the way an import does; queries are job ads and titles. */
async function resumes(folder: string, countTokens: CountTokens): Promise<RankingSet | null> {
  const set = labelled(folder, 'updated_resume');
  if (!set) return null;
  const documents = [];
  for (const { id, text } of set.documents) {
    const passages = await passagesOf(new TextEncoder().encode(text), `${id}.txt`, countTokens);
    if (passages) documents.push({ id, text, passages });
  }
  return { ...set, name: 'updated_resume', documents };
}

/** Job titles against job titles: no documents, so nothing to cut. */
function titles(folder: string): RankingSet | null {
  const set = labelled(folder, 'jobtitles_en');
  if (!set) return null;
  const documents = set.documents.map(({ id, text }) => ({
    id,
    text,
    passages: { lead: text, passages: [{ start: 0, end: text.length, text }] },
  }));
  return { ...set, name: 'jobtitles_en', documents };
}

/** Job postings with graded relevance against resume files. */
async function fictional(folder: string, countTokens: CountTokens): Promise<RankingSet | null> {
  const jobs = rowsOf<{ id: string; title: string; description: string; relevance: Record<string, number> }>(
    join(folder, 'ranking', 'fictional_jobs.jsonl'),
  );
  if (!jobs) return null;
  const personas = JSON.parse(readFileSync(join(folder, 'criteria', 'personas.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const documents = [];
  for (const [id, { file }] of Object.entries(personas)) {
    const bytes = readFileSync(join(folder, 'resumes', file));
    const result = await readDocument(bytes, { file_name: file });
    const passages = await passagesOf(bytes, file, countTokens);
    if (result.ok && passages) documents.push({ id, text: result.document.text, passages });
    else console.log(`fictional_jobs: ${file} could not be read and is left out.`);
  }
  return {
    name: 'fictional_jobs',
    documents,
    queries: jobs.map((job) => ({
      id: job.id,
      kind: 'job',
      text: `${job.title}\n${job.description}`,
      target: jobTexts(job),
    })),
    relevance: new Map(jobs.map(({ id, relevance }) => [id, new Map(Object.entries(relevance))])),
    strict_grade: 2,
  };
}

/** What is embedded of a file, read as an import does; null where nothing is. */
export async function passagesOf(
  bytes: Uint8Array,
  file_name: string,
  countTokens: CountTokens,
): Promise<DocumentPassages | null> {
  const result = await readDocument(bytes, { file_name });
  if (!result.ok) return null;
  const profile = readProfile(result.document, { reference_date: REFERENCE, lexicon });
  const passages = splitPassages(result.document, profile, countTokens);
  return passages.passages.length > 0 ? passages : null;
}

const lexicon = shippedLexicon();

function labelled(folder: string, name: string) {
  const path = (part: string): string => join(folder, 'ranking', `${name}.${part}.jsonl`);
  const documents = rowsOf<Row>(path('docs'));
  const queries = rowsOf<Row>(path('queries'));
  const judgements = rowsOf<{ q: string; d: string; rel: number }>(path('qrels'));
  if (!documents || !queries || !judgements) return null;
  const relevance = new Map<string, Map<string, number>>();
  for (const { q, d, rel } of judgements) {
    relevance.set(q, (relevance.get(q) ?? new Map<string, number>()).set(d, rel));
  }
  return {
    documents,
    queries: queries.map(({ id, text, kind }) => ({
      id,
      kind: kind ?? 'title',
      text,
      target: queryTexts(text),
    })),
    relevance,
  };
}

function rowsOf<T>(path: string): T[] | null {
  try {
    return readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as T);
  } catch {
    return null;
  }
}
