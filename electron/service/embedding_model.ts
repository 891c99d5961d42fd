import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ServiceOptions } from './context.ts';
import { createEngine } from './engine/host.ts';
import { EngineFailure } from './engine/failure.ts';
import { EmbeddingSettings, FolderProblem, readModelFolder } from './intelligence/embedding/model_folder.ts';
import type { AddedModel, FolderReader } from './intelligence/embedding/model_folder.ts';

/** A model a person added: kept in the data folder, where its files are named by what they hold. */
export const KeptModel = EmbeddingSettings.extend({
  /** Name of the folder it came from, and the beginning of a hash of all that makes its vectors. */
  model: z.string(),
  /** Where it came from; never read again. */
  source: z.string(),
  folder: z.string(),
  weights: z.string(),
  weights_sha256: z.string(),
  weights_bytes: z.number(),
  files: z.record(z.string(), z.number()),
});
export type KeptModel = z.infer<typeof KeptModel>;

const FOLDER = 'embedding';
const CONFIGS = ['config.json', 'tokenizer.json', 'tokenizer_config.json', 'special_tokens_map.json'];
const MAX_CONFIG_BYTES = 64 * 1024 * 1024;
const TRIAL = ['registered nurse', 'warehouse clerk'];

/** The model as an engine child receives it; null if files are missing or cut off. */
export async function addedModel(data_dir: string, kept: KeptModel): Promise<AddedModel | null> {
  const models_dir = path.join(data_dir, FOLDER);
  for (const [name, size] of Object.entries(kept.files)) {
    if ((await sizeOf(path.join(models_dir, kept.folder, name))) !== size) return null;
  }
  const { source: _source, weights: _weights, files: _files, ...rest } = kept;
  return { ...rest, models_dir };
}

/** Takes away copies of models that are used no more, and what a cut-off check left. */
export async function removeOthers(data_dir: string, kept: KeptModel | null): Promise<void> {
  const models_dir = path.join(data_dir, FOLDER);
  const there = (await readdir(models_dir).catch(ifMissing)) ?? [];
  for (const name of there.filter((folder) => folder !== kept?.folder)) {
    await rm(path.join(models_dir, name), { recursive: true, force: true });
  }
}

/**
 * Looks at the folder of an embedding model, copies what is needed of it into the data folder, and makes two vectors with it
 * in a process of its own. A folder that is refused leaves nothing behind.
 * @throws FolderProblem with sentences for a person.
 */
export async function takeModel(
  options: Pick<ServiceOptions, 'spawn' | 'child_entry' | 'resources_dir' | 'data_dir'>,
  source: string,
): Promise<KeptModel> {
  const { data_dir } = options;
  if (!path.isAbsolute(source)) {
    throw new FolderProblem('Give the whole path of the folder, from the root of the disk on.');
  }
  const models_dir = path.join(data_dir, FOLDER);
  const unfinished = path.join(models_dir, `new-${randomUUID()}`);
  try {
    if (!(await stat(source)).isDirectory()) {
      throw new FolderProblem('This is a file. Choose the folder that holds the model.');
    }
    const { settings, weights } = await readModelFolder(folderReader(source));
    await mkdir(path.join(unfinished, 'onnx'), { recursive: true, mode: 0o700 });
    const files: Record<string, number> = {};
    for (const name of CONFIGS) {
      const bytes = await readFile(path.join(source, name)).catch(ifMissing);
      if (bytes === null) continue;
      await writeFile(path.join(unfinished, name), bytes, { mode: 0o600 });
      files[name] = bytes.length;
    }
    const copied = path.join(unfinished, 'onnx', 'model.onnx');
    await pipeline(createReadStream(path.join(source, weights)), createWriteStream(copied, { mode: 0o600 }));
    files['onnx/model.onnx'] = (await stat(copied)).size;
    const weights_sha256 = await hashOf([copied]);
    const texts = await hashOf(
      CONFIGS.filter((name) => name in files).map((name) => path.join(unfinished, name)),
    );
    // all that changes a vector changes the name: vectors of two models are never compared
    const hash = createHash('sha256')
      .update(JSON.stringify([weights_sha256, texts, settings]))
      .digest('hex');
    const folder = hash.slice(0, 12);
    const kept: KeptModel = {
      ...settings,
      model: `${path.basename(source).replaceAll(/\s+/g, '-').slice(0, 60)}@${folder}`,
      source,
      folder,
      weights,
      weights_sha256,
      weights_bytes: files['onnx/model.onnx'],
      files,
    };
    await tryOut(options, { ...kept, models_dir, folder: path.basename(unfinished) });
    await rm(path.join(models_dir, folder), { recursive: true, force: true });
    await rename(unfinished, path.join(models_dir, folder));
    return kept;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Two vectors, in a process that ends with it. */
async function tryOut(
  options: Pick<ServiceOptions, 'spawn' | 'child_entry' | 'resources_dir'>,
  embedding: AddedModel,
): Promise<void> {
  const own = { skills: () => null, languages: () => [], embedding };
  const engine = createEngine({ ...options, children: 0, for_one_run: false }, undefined, own);
  try {
    const [one, two] = await engine.embed(TRIAL, 'interactive');
    const cosine = one?.reduce((sum, value, i) => sum + value * (two?.[i] ?? 0), 0) ?? Number.NaN;
    if (one?.length !== embedding.dimensions || !(Math.abs(cosine) < 0.9999)) {
      throw new FolderProblem(
        'The model gives the same vector for different texts. Its files may not belong together: copy the folder again.',
      );
    }
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    const told = error.message.replaceAll(/\s+/g, ' ').slice(0, 200);
    throw new FolderProblem(
      `The model cannot be run (${told}). It may be damaged or of a kind that is not known here: choose another one.`,
    );
  } finally {
    engine.close();
  }
}

function folderReader(folder: string): FolderReader {
  return {
    async text(name) {
      const size = await sizeOf(path.join(folder, name));
      if (size === null) return null;
      if (size > MAX_CONFIG_BYTES) {
        throw new FolderProblem(`${name} is larger than that of any model. Choose another folder.`);
      }
      return readFile(path.join(folder, name), 'utf8');
    },
    size: (name) => sizeOf(path.join(folder, name)),
  };
}

/** Size of a file that can be read; null where there is none. */
async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(ifMissing);
  if (found === null || !found.isFile()) return null;
  await access(file);
  return found.size;
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  }
  return hash.digest('hex');
}

/** What the system says, in words. */
function refusalOf(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof FolderProblem || code === undefined) return error as Error;
  switch (code) {
    case 'ENOENT':
      return new FolderProblem('The folder is not there. Connect its disk, or choose another one.');
    case 'EACCES':
    case 'EPERM':
      return new FolderProblem(
        'Longlist may not read the folder. Change its permissions, or choose another one.',
      );
    case 'ENOSPC':
      return new FolderProblem(
        'The disk of the data folder is full. Make room, then choose the folder again.',
      );
    default:
      return new FolderProblem(
        `The folder could not be read (${code}). Look at its disk, then choose it again.`,
      );
  }
}
