import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { GgufProblem, readGguf } from './gguf.ts';

/** A model file that was checked: where it lies, what it is, and how a change of it is noticed. */
export const CheckedFile = z.object({
  path: z.string(),
  /** Its name and the beginning of its hash: what answers are signed with. */
  model: z.string(),
  sha256: z.string(),
  byte_size: z.number(),
  modified_ms: z.number(),
  architecture: z.string(),
  name: z.string().nullable(),
  parameters: z.number(),
  context_length: z.number().nullable(),
});
export type CheckedFile = z.infer<typeof CheckedFile>;

/** Memory of this computer in bytes; free is null where the system does not tell it well. */
export type Memory = { readonly total: number; readonly free: number | null };

const GIB = 2 ** 30;
/** What the context and the working memory of a model take beside its weights. */
const BESIDE = GIB;
/** What is left to everything else. */
const FOR_OTHERS = GIB;

/** Bytes a model takes while it answers. */
export const memoryFor = (byte_size: number): number => byte_size + BESIDE;

/** Beyond this it takes more than any model of its size does. */
export const memoryLimit = (byte_size: number): number => Math.round(byte_size * 1.25) + 2 * GIB;

/** "3.4 GB", "85 KB" */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

/**
 * Looks at a model file from its first to its last byte.
 * @param onProgress bytes that were read so far.
 * @throws GgufProblem with sentences for a person.
 */
export async function checkFile(
  file: string,
  {
    memory,
    signal,
    onProgress,
  }: {
    readonly memory: Memory;
    readonly signal: AbortSignal;
    readonly onProgress: (bytes: number) => void;
  },
): Promise<CheckedFile> {
  if (!path.isAbsolute(file)) {
    throw new GgufProblem('Give the whole path of the file, from the root of the disk on.');
  }
  try {
    const before = await stat(file);
    const header = await readGguf(file);
    const wanted = memoryFor(header.byte_size);
    if (wanted > memory.total - FOR_OTHERS) {
      throw new GgufProblem(
        `The model needs about ${sizeInWords(wanted)} of memory, and this computer has ` +
          `${sizeInWords(memory.total)}. Choose a smaller one.`,
      );
    }
    const sha256 = await hashOf(file, signal, onProgress);
    const after = await stat(file);
    if (!isSame(before, after)) {
      throw new GgufProblem(
        'The file changed while it was checked. Wait until it is copied, then choose it again.',
      );
    }
    const { architecture, name, parameters, context_length, byte_size } = header;
    return {
      path: file,
      model: `${path.basename(file).replace(/\.gguf$/i, '')}@${sha256.slice(0, 12)}`,
      sha256,
      byte_size,
      modified_ms: before.mtimeMs,
      architecture,
      name,
      parameters,
      context_length,
    };
  } catch (error) {
    throw refusalOf(error);
  }
}

async function hashOf(
  file: string,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024, signal })) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
    onProgress(bytes);
  }
  return hash.digest('hex');
}

type Stamp = { readonly size: number; readonly mtimeMs: number };
const isSame = (a: Stamp, b: Stamp): boolean => a.size === b.size && a.mtimeMs === b.mtimeMs;

/** What became of a file that was checked once; with a sentence for a person where it cannot be used. */
export async function fileNow({
  path: file,
  byte_size,
  modified_ms,
}: CheckedFile): Promise<{ readonly state: 'SAME' | 'CHANGED' | 'GONE'; readonly problem: string | null }> {
  try {
    const now = await stat(file);
    if (isSame(now, { size: byte_size, mtimeMs: modified_ms })) return { state: 'SAME', problem: null };
    return {
      state: 'CHANGED',
      problem: `The model file was changed after it was chosen (${file}). Choose it again, so that it is checked.`,
    };
  } catch (error) {
    return { state: 'GONE', problem: refusalOf(error, file).message };
  }
}

/** What the system says, in words. */
function refusalOf(error: unknown, file?: string): Error {
  if (error instanceof GgufProblem) return error;
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return error as Error;
  const at = file === undefined ? '' : ` (${file})`;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new GgufProblem(
        `The model file is not there${at}. Put it back, connect its disk, or choose another one.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new GgufProblem(
        `Longlist may not read the file${at}. Change its permissions, or choose another one.`,
      );
    case 'EISDIR':
      return new GgufProblem('This is a folder. Choose the file in it that ends in .gguf.');
    default:
      return new GgufProblem(
        `The file could not be read (${code ?? String(error)})${at}. Look at its disk, then choose it again.`,
      );
  }
}
