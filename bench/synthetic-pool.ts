import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { openDatabase } from '#service/db/sqlite/open.ts';
import { newId, timestamp } from '#service/ids.ts';
import { KEYS_VERSION } from '#service/intelligence/duplicates/version.ts';
import { BUNDLED_MODEL, MODEL_DIMENSIONS } from '#service/intelligence/embedding/model.ts';
import { CHUNKER_VERSION } from '#service/intelligence/embedding/passages.ts';
import { encodeBlock } from '#service/intelligence/embedding/vectors.ts';
import type { VectorBlock } from '#service/intelligence/ports.ts';
import { encodePieces } from '#service/intelligence/ranking/pieces.ts';
import { emptyProfile } from '#service/intelligence/profile.ts';
import { PROFILE_VERSION } from '#service/intelligence/resume/version.ts';
import { SUGGESTIONS_VERSION } from '#service/intelligence/tags/version.ts';
import { READER_VERSION } from '#service/intelligence/text/version.ts';
import { KEYS_SETTING } from '#service/api/people/candidate_index/store.ts';
import { mulberry32 } from '../test/quality/metrics.ts';
import { SUGGESTIONS_SETTING } from '#service/tasks/suggest-tags.ts';

export const PASSAGES = 15;
const ROWS = PASSAGES + 2;
/** Of fifteen passages, as resumes have them; numbers of words in the bundled vocabulary. */
const PIECES = 500;
const [FIRST_WORD, WORDS] = [1996, 28_526];

const NOTHING_READ = JSON.stringify(emptyProfile());

/** A data folder with many candidates whose vectors are noise: what a ranking costs does not depend on them. */
export async function fillPool(data_dir: string, candidates: number): Promise<void> {
  const { file, insert } = await openForCandidates(data_dir);
  const passages = JSON.stringify(Array.from({ length: PASSAGES }, (_, i) => [i * 80, i * 80 + 79]));
  const noise = noiseSource();
  const random = mulberry32(7);
  file.transaction(() => {
    for (let i = 0; i < candidates; i++) {
      insert(`Candidate ${i}`, {
        text_hash: null,
        profile: NOTHING_READ,
        document: '{}',
        passages,
        block: noiseBlock(noise, ROWS),
        pieces: noisePieces(random),
      });
    }
    // as this version leaves it: tags are suggested once, beside the first answers
    file
      .prepare('INSERT INTO settings (key, value) VALUES (?, ?)')
      .run(SUGGESTIONS_SETTING, SUGGESTIONS_VERSION);
  })();
  file.close();
}

/** What was read of a candidate's file, as the columns have it; text_hash null for one that is the candidate's own. */
type ReadFile = {
  readonly text_hash: string | null;
  readonly profile: string;
  readonly document: string;
  readonly passages: string;
  readonly block: VectorBlock;
  readonly pieces: Uint16Array;
};

/** A data folder with its tables, and what adds candidates with one file each, which has been read. */
export async function openForCandidates(
  data_dir: string,
): Promise<{ readonly file: Sqlite.Database; insert(full_name: string, read: ReadFile): void }> {
  await (await openDatabase(data_dir)).close(); // makes the tables
  const file = new Sqlite(path.join(data_dir, 'longlist.db'));
  file.pragma('synchronous = OFF');
  // as this version leaves it: keys of an earlier one would be made anew, and names shown as the resumes have them
  file.prepare('INSERT INTO settings (key, value) VALUES (?, ?)').run(KEYS_SETTING, KEYS_VERSION);
  const now = timestamp();
  const candidate = file.prepare(
    'INSERT INTO candidates (id, remote_id, full_name, created_at, modified_at) VALUES (?, ?, ?, ?, ?)',
  );
  const attachment = file.prepare(
    "INSERT INTO attachments (id, remote_id, candidate_id, type, file_name, media_type, byte_size, sha256, created_at, modified_at) VALUES (?, ?, ?, 'resume', 'x.pdf', 'application/pdf', 1, ?, ?, ?)",
  );
  const document = file.prepare(
    "INSERT INTO documents (attachment_id, state, text_hash, reader_version, read_at, profile, document) VALUES (?, 'READY', ?, ?, ?, ?, ?)",
  );
  const vectors = file.prepare(
    'INSERT INTO document_vectors (attachment_id, model, chunker_version, text_hash, row_count, passages, scales, data, pieces) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    file,
    insert(full_name, read) {
      const [id, attachment_id] = [newId(), newId()];
      const text_hash = read.text_hash ?? id;
      const { row_count, scales, data } = encodeBlock(read.block);
      const version = `${READER_VERSION} ${PROFILE_VERSION}`;
      candidate.run(id, id, full_name, now, now);
      attachment.run(attachment_id, attachment_id, id, id, now, now);
      document.run(attachment_id, text_hash, version, now, read.profile, read.document);
      vectors.run(
        attachment_id,
        BUNDLED_MODEL,
        CHUNKER_VERSION,
        text_hash,
        row_count,
        read.passages,
        scales,
        data,
        encodePieces(read.pieces),
      );
    },
  };
}

/** Vectors of noise, each about of length one. */
export function noiseBlock(noise: (length: number) => Int8Array, rows: number): VectorBlock {
  return {
    rows,
    data: noise(rows * MODEL_DIMENSIONS),
    scales: new Float32Array(rows).fill(1 / (73 * Math.sqrt(MODEL_DIMENSIONS))),
  };
}

/** Word pieces of an ordinary resume: as rare in it as they are rare in the vocabulary, by Zipf's law. */
export function noisePieces(random: () => number): Uint16Array {
  return Uint16Array.from({ length: PIECES }, () => FIRST_WORD + Math.floor(WORDS ** random()) - 1);
}

/** Signed bytes from a linear congruential generator: the same on every run. */
export function noiseSource(): (length: number) => Int8Array {
  let state = 1;
  return (length) => {
    const bytes = new Int8Array(length);
    for (let i = 0; i < length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      bytes[i] = state >> 24;
    }
    return bytes;
  };
}
