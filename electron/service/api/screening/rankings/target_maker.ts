import { createHash } from 'node:crypto';
import type { RouteContext } from '#service/api/context.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import { ServiceError } from '#service/errors.ts';
import { decodeTarget } from '#service/intelligence/ranking/stored_target.ts';
import {
  blend,
  calledBy,
  TARGET_VERSION,
  targetTexts,
  toTarget,
  unitTarget,
  type Target,
  type TargetTexts,
} from '#service/intelligence/ranking/target.ts';
import { titleWords } from '#service/intelligence/ranking/title_words.ts';
import { vectorOfJob } from './store.ts';

const CACHE_SIZE = 500;

export type TargetMaker = {
  /**
   * The target of texts, and its key: equal for texts that give the same one.
   * @param job_id whose texts they are: its stored vector is taken where it was made from them
   */
  targetOf(texts: TargetTexts, job_id?: string): { readonly key: string; readonly target: Promise<Target> };
};

/** A digest of what a target is made from. */
export function keyOf(texts: TargetTexts, model: string): string {
  const made_from = JSON.stringify([TARGET_VERSION, model, texts]);
  return createHash('sha256').update(made_from).digest('base64url');
}

/** Makes targets of texts; each once, whoever asks, as the same job is asked for with every page and every visit. */
export function createTargetMaker({
  db,
  engine,
  pool,
}: Pick<RouteContext, 'db' | 'engine' | 'pool'>): TargetMaker {
  const { targets, version } = pool;

  async function stored(job_id: string, key: string): Promise<Target | null> {
    const row = await vectorOfJob(db, job_id);
    return row?.made_from === key ? decodeTarget(row, version.dimensions) : null;
  }

  async function embed(texts: TargetTexts): Promise<Target> {
    const title = calledBy(texts);
    try {
      const [words, vectors] = await Promise.all([
        title.trim() === '' ? [] : engine.cutTitle(title),
        engine.embed(targetTexts(texts), 'interactive'),
      ]);
      const vector = blend(texts, vectors);
      return vector.some((value) => value !== 0)
        ? toTarget(vector, titleWords(words))
        : unitTarget(new Int16Array(version.dimensions), null);
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      throw new ServiceError('NOT_READY', `The language model does not answer: ${error.message}`, [], {
        'retry-after': '2',
      });
    }
  }

  async function make(texts: TargetTexts, key: string, job_id: string | undefined): Promise<Target> {
    return (job_id === undefined ? null : await stored(job_id, key)) ?? embed(texts);
  }

  return {
    targetOf(texts, job_id) {
      const key = keyOf(texts, version.model);
      const target = targets.get(key) ?? make(texts, key, job_id);
      targets.delete(key);
      targets.set(key, target);
      for (const oldest of targets.keys()) {
        if (targets.size <= CACHE_SIZE) break;
        targets.delete(oldest);
      }
      target.catch(() => targets.delete(key));
      return { key, target };
    },
  };
}
