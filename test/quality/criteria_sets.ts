import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResumeDocument } from '#service/intelligence/document.ts';
import { splitPassages } from '#service/intelligence/embedding/passages.ts';
import { createEmbedder } from '#service/intelligence/embedding/transformers.ts';
import { rowVector, textsToEmbed, toVectorBlock } from '#service/intelligence/embedding/vectors.ts';
import type { Embedder } from '#service/intelligence/ports.ts';
import type { Profile } from '#service/intelligence/profile.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import { shippedLexicon } from '../helpers/lexicon.ts';
import { cachedEmbedder } from './embedding-cache.ts';
import { makeCriteria, type Split } from './made/criteria.ts';
import { dataFolder } from './measure.ts';
import { readStrangers } from './strangers.ts';

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
  /** What the criterion is written in, ISO 639-1; made sets only, as the two after it. */
  readonly language?: string;
  /** How it asks: statement, question, fragment, … */
  readonly form?: string;
  /** How the person stands to what is asked: held, lapsed, planned, … */
  readonly status?: string;
};

export type LabelledSet = {
  readonly name: string;
  readonly rows: readonly LabelledRow[];
  /** The bytes of a resume its rows are about. */
  bytesOf(file: string): Uint8Array;
};

/** The month "present" means in all sets. */
export const REFERENCE = '2026-11';
export const lexicon = shippedLexicon();

const OWN = join(import.meta.dirname, 'own_criteria');

/**
 * The sets that are here, the untouched one first: `made-untouched` (not with `--tuned`; untouched/README.md says what may be
 * done with it), `made-tuned`, `made-opened` and `made-plain` (made/criteria.ts), `own` (written for this project, committed), `strangers-…`
 * (strangers.ts), `data` (LONGLIST_DATA or
 * ../shared/data) and, with `--rows=<file>`, one more in the same layout about the same resumes as `data`.
 */
export function labelledSets(): LabelledSet[] {
  const splits: readonly Split[] = process.argv.includes('--tuned')
    ? ['tuned', 'opened', 'plain']
    : ['untouched', 'tuned', 'opened', 'plain'];
  const sets = splits.map((split): LabelledSet => {
    const { files, rows } = makeCriteria(split);
    return {
      name: `made-${split}`,
      rows,
      bytesOf: (file) => new TextEncoder().encode(files.get(file)),
    };
  });
  const inFolder = (name: string, folder: string, rows: readonly LabelledRow[]): void => {
    sets.push({ name, rows, bytesOf: (file) => readFileSync(join(folder, file)) });
  };
  inFolder(
    'own',
    OWN,
    ['a.jsonl', 'b.jsonl'].flatMap((file) => rowsOf(join(OWN, file))),
  );
  for (const part of ['a', 'b', 'c', 'd', 'e', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't']) {
    const { files, rows } = readStrangers(part);
    sets.push({
      name: `strangers-${part}`,
      rows,
      bytesOf: (file) => new TextEncoder().encode(files.get(file)),
    });
  }
  // two rows each by turns: the first half was looked at, the second is for judging what came of that
  const { files, rows } = readStrangers('u');
  for (const half of [0, 1]) {
    sets.push({
      name: `strangers-u-${half + 1}`,
      rows: rows.filter((_, at) => Math.floor(at / 2) % 2 === half),
      bytesOf: (file) => new TextEncoder().encode(files.get(file)),
    });
  }
  const data = dataFolder();
  if (data === null || !existsSync(join(data, 'criteria', 'criteria.jsonl'))) return sets;
  const folder = join(data, 'resumes');
  inFolder('data', folder, rowsOf(join(data, 'criteria', 'criteria.jsonl')));
  for (const argument of process.argv) {
    if (!argument.startsWith('--rows=')) continue;
    inFolder(argument.slice(7), folder, rowsOf(argument.slice(7)));
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
  /** The largest cosine between a statement and one of its passages; -1 without any. */
  nearest(statement: string): Promise<number>;
};

let embedder: Embedder | null = null;

/** Reads a resume of a set from its bytes, with the real embedding model. @throws when it cannot be read. */
export async function readResume(set: Pick<LabelledSet, 'bytesOf'>, file: string): Promise<ReadResume> {
  const read = await readDocument(set.bytesOf(file), { file_name: file });
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  const { document } = read;
  const profile = readProfile(document, { reference_date: REFERENCE, lexicon });
  let vectors: readonly Float32Array[] | null = null;
  return {
    document,
    profile,
    async nearest(statement) {
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
        vectors =
          block === null
            ? []
            : passages.passages.map((_, at) =>
                rowVector(block, Math.min(at + FIRST_PASSAGE, block.rows - 1)),
              );
      }
      const [embedded] = await embedder.embed([statement]);
      const cosines = vectors.map((vector) =>
        vector.reduce((sum, value, at) => sum + value * embedded![at]!, 0),
      );
      return Math.max(-1, ...cosines);
    },
  };
}

/** Rows of a block of vectors before its first passage: lead and centroid. */
const FIRST_PASSAGE = 2;
