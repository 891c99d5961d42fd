import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { meaningOf } from '#service/intelligence/criteria/meaning.ts';
import type { Meaning } from '#service/intelligence/criteria/facts.ts';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { splitPassages } from '#service/intelligence/embedding/passages.ts';
import { createEmbedder } from '#service/intelligence/embedding/transformers.ts';
import { textsToEmbed, toVectorBlock } from '#service/intelligence/embedding/vectors.ts';
import type { Embedder, VectorBlock } from '#service/intelligence/ports.ts';
import type { Profile, Span } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { cachedEmbedder } from './embedding-cache.ts';
import { dataFolder } from './measure.ts';

/** A criterion about one resume with what a person answered. */
export type LabelledRow = {
  readonly id: string;
  readonly file: string;
  readonly kind: string;
  readonly criterion: string;
  readonly expected: 'met' | 'not_met' | 'not_stated';
  readonly evidence: string | null;
  readonly note: string;
  readonly hard: boolean;
};

export type LabelledSet = {
  readonly name: string;
  /** Where the files of its rows are. */
  readonly folder: string;
  readonly rows: readonly LabelledRow[];
};

/** The month "present" means in all sets. */
export const REFERENCE = '2026-11';
export const lexicon = shippedLexicon();

const OWN = join(import.meta.dirname, 'own_criteria');

/**
 * The sets that are here: `own` (written for this project, committed), `data` (LONGLIST_DATA or ../shared/data) and,
 * with `--rows=<file>`, one more in the same layout about the same resumes as `data`.
 */
export function labelledSets(): LabelledSet[] {
  const sets: LabelledSet[] = [
    { name: 'own', folder: OWN, rows: ['a.jsonl', 'b.jsonl'].flatMap((file) => rowsOf(join(OWN, file))) },
  ];
  const data = dataFolder();
  if (data === null || !existsSync(join(data, 'criteria', 'criteria.jsonl'))) return sets;
  const folder = join(data, 'resumes');
  sets.push({ name: 'data', folder, rows: rowsOf(join(data, 'criteria', 'criteria.jsonl')) });
  for (const argument of process.argv) {
    if (!argument.startsWith('--rows=')) continue;
    sets.push({ name: argument.slice(7), folder, rows: rowsOf(argument.slice(7)) });
  }
  return sets;
}

function rowsOf(file: string): LabelledRow[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledRow);
}

/** A resume as the service would hold it. */
export type ReadResume = {
  readonly document: ResumeDocument;
  readonly profile: Profile;
  /** How near statements are to its passages. */
  meaning(statements: readonly string[]): Promise<Meaning | null>;
};

let embedder: Embedder | null = null;

/** Reads a resume from its bytes, with the real embedding model. @throws when it cannot be read. */
export async function readResume(folder: string, file: string): Promise<ReadResume> {
  const read = await readDocument(readFileSync(join(folder, file)), { file_name: file });
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const { document } = read;
  const profile = readProfile(document, { reference_date: REFERENCE, lexicon });
  let vectors: { readonly spans: readonly Span[]; readonly block: VectorBlock } | null = null;
  return {
    document,
    profile,
    async meaning(statements) {
      if (statements.length === 0) return null;
      embedder ??= cachedEmbedder(
        await createEmbedder({
          models_dir: join(import.meta.dirname, '..', '..', 'resources', 'models'),
          threads: 2,
          readFile,
        }),
      );
      if (vectors === null) {
        const passages = splitPassages(document, profile, embedder.countTokens);
        const block = toVectorBlock(passages, await embedder.embed(textsToEmbed(passages)));
        if (block === null) return null;
        vectors = { spans: passages.passages, block };
      }
      const embedded = await embedder.embed(statements);
      return meaningOf(
        vectors.spans,
        vectors.block,
        new Map(statements.map((statement, at) => [statement, embedded[at]!])),
      );
    },
  };
}
