import type { Db } from '#service/db/schema.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import type { Engine } from '#service/engine/host.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { candidateIdsAfter } from '../api/screening/rankings/store.ts';
import { blindResumesOf, resumesOf, nominatedAfter, subjectsOf } from '../api/screening/subjects/store.ts';
import type { CriterionPreview } from '../api/screening/evaluations/schema.ts';

/** What a criterion finds among some candidates, without anything being stored. */
export type Counts = Pick<CriterionPreview, 'met' | 'not_met' | 'not_stated' | 'failed' | 'examined'>;

/** Looks at as many candidates as there is time for. */
export type Previews = {
  /**
   * @param client_id whose earlier preview, should one still go on, ends with what it has.
   * @param is_blind whether what the client may not read answers nothing.
   * @param job_id whose nominations are looked at; null: everybody.
   * @throws EngineFailure when the engine itself does not work.
   */
  of(
    client: { readonly id: string; readonly is_blind: boolean },
    prompt_text: string,
    job_id: string | null,
  ): Promise<Counts>;
};

type Asked = { readonly prompt: string; readonly is_blind: boolean };

/** How long one looks, in milliseconds. */
const PREVIEW_MS = 2_000;
/** Resumes in one call of the engine, which others wait for: some hundredths of a second. */
const BATCH_SIZE = 12;

export function createPreviews({
  db,
  engine,
}: {
  readonly db: Db;
  readonly engine: Pick<Engine, 'evaluate'>;
}): Previews {
  const latest = new Map<string, AbortController>();

  async function look(
    { prompt, is_blind }: Asked,
    job_id: string | null,
    signal: AbortSignal,
  ): Promise<Counts> {
    const counts = { met: 0, not_met: 0, not_stated: 0, failed: 0, examined: 0 };
    const ended = new Promise<null>((resolve) => {
      signal.addEventListener('abort', () => resolve(null), { once: true });
    });
    let after: string | null = null;
    while (!signal.aborted) {
      const ids: string[] =
        job_id === null
          ? await candidateIdsAfter(db, after, BATCH_SIZE)
          : await nominatedAfter(db, job_id, after, BATCH_SIZE);
      const findings = await Promise.race([findingsOf({ prompt, is_blind }, ids), ended]);
      if (findings === null) break;
      for (const finding of findings) counts[finding] += 1;
      counts.examined += findings.length;
      after = ids.at(-1) ?? null;
      if (ids.length < BATCH_SIZE) break;
    }
    return counts;
  }

  /** One for each that could be looked at: those whose file is being read are left out. */
  async function findingsOf(
    { prompt, is_blind }: Asked,
    ids: readonly string[],
  ): Promise<('met' | 'not_met' | 'not_stated' | 'failed')[]> {
    const subjects = [...(await subjectsOf(db, ids))];
    const ready = subjects.flatMap(([id, subject]) => (subject.state === 'READY' ? [{ id, subject }] : []));
    const read = await resumesOf(
      db,
      ready.map(({ subject }) => subject),
    );
    const found = ready.flatMap(({ id, subject: { attachment_id } }) => {
      const resume = read.get(attachment_id);
      return resume === undefined ? [] : [[id, resume] as const];
    });
    const resumes = is_blind ? await blindResumesOf(db, found) : found.map(([, resume]) => resume);
    const none = subjects.filter(([, { state }]) => state === 'NONE').map(() => 'failed' as const);
    try {
      const asked = resumes.map((resume) => ({ ...resume, prompts: [prompt] }));
      const answers = await engine.evaluate(asked, 'interactive');
      return [...none, ...answers.flat().map(findingOf)];
    } catch (error) {
      if (!(error instanceof EngineFailure) || error.reason === 'UNAVAILABLE' || error.reason === 'CLOSED') {
        throw error;
      }
      return [...none, ...resumes.map(() => 'failed' as const)];
    }
  }

  return {
    async of({ id: client_id, is_blind }, prompt_text, job_id) {
      latest.get(client_id)?.abort();
      const mine = new AbortController();
      latest.set(client_id, mine);
      const late = setTimeout(() => mine.abort(), PREVIEW_MS);
      try {
        return await look({ prompt: prompt_text, is_blind }, job_id, mine.signal);
      } finally {
        clearTimeout(late);
        if (latest.get(client_id) === mine) latest.delete(client_id);
      }
    },
  };
}

function findingOf(answer: CriterionAnswer): 'met' | 'not_met' | 'not_stated' | 'failed' {
  return answer.state === 'FAILED' ? 'failed' : answer.finding;
}
