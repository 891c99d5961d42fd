import type { ServiceContext } from '#service/context.ts';
import { EngineFailure } from '#service/engine/failure.ts';
import type { Engine } from '#service/engine/host.ts';
import { expediteReading } from '#service/tasks/queue.ts';
import { computeMissing } from './compute.ts';
import type { AskedCriterion } from './schema.ts';
import { saveOutcomes } from './save.ts';
import { subjectOf } from '../subjects/store.ts';

/** Evaluates while somebody waits for it. */
export type Evaluator = {
  /**
   * Makes what is missing for candidates, in their order, until all is there or `deadline` (by performance.now(), as
   * the other clock may be set while somebody waits). The evaluation of the candidate whose turn it is goes on after
   * that.
   */
  evaluateMissing(
    candidate_ids: readonly string[],
    criteria: readonly AskedCriterion[],
    deadline: number,
  ): Promise<void>;
  /** Something that goes on behind an answer; its failure is logged. */
  behind(work: Promise<void>): void;
  /** Resolves when nothing goes on. Close the engine first, so that nothing hangs. */
  close(): Promise<void>;
};

/** Calls to the engine: one that works and one that is on its way, so that a query to embed finds no long queue. */
const MAX_CALLS = 2;

/** An evaluator over this engine: few calls at once, and one for all who wait for the same candidate. */
export function createEvaluator(
  context: Pick<ServiceContext, 'db' | 'write' | 'onCommit' | 'options'>,
  engine: Pick<Engine, 'evaluate'>,
): Evaluator {
  const { db, write, onCommit, options } = context;
  const active = new Set<Promise<void>>();
  /** By candidate: two requests for the same evaluations share one call. */
  const by_candidate = new Map<string, Promise<void>>();
  const turns = createTurns(MAX_CALLS);

  function behind(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => {
        if (error instanceof EngineFailure && error.reason === 'CLOSED') return;
        options.log?.({ level: 'warn', message: `An evaluation was not made: ${String(error)}` });
      })
      .finally(() => active.delete(tracked));
    active.add(tracked);
  }

  /** After the one that is under way for the candidate, which may leave nothing to do. */
  async function afterOthers(candidate_id: string, criteria: readonly AskedCriterion[]): Promise<void> {
    await by_candidate.get(candidate_id)?.catch(() => undefined);
    await turns.take();
    try {
      const outcomes = await computeMissing({ db, engine }, [candidate_id], criteria, 'interactive');
      if (outcomes.length > 0) await write((trx) => saveOutcomes(trx, outcomes));
    } finally {
      turns.give();
    }
  }

  function evaluate(candidate_id: string, criteria: readonly AskedCriterion[]): Promise<void> {
    const work = afterOthers(candidate_id, criteria).finally(() => {
      if (by_candidate.get(candidate_id) === work) by_candidate.delete(candidate_id);
    });
    by_candidate.set(candidate_id, work);
    behind(work);
    return work.catch(() => undefined); // told by the log; to the caller it is not done
  }

  /** Waits until the candidate's file was read, and moves it to the front of the queue meanwhile. */
  async function awaitReading(candidate_id: string, deadline: number): Promise<void> {
    let wake: (() => void) | null = null;
    const unsubscribe = onCommit(() => wake?.());
    try {
      for (let first = true; ; first = false) {
        // before the look, so that no commit falls between the two
        const { promise: committed, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const subject = await subjectOf(db, candidate_id);
        const left = deadline - performance.now();
        if (subject.state !== 'PENDING' || left <= 0) return;
        const late = setTimeout(resolve, left);
        if (first) await write((trx) => expediteReading(trx, subject.attachment_id));
        await committed;
        clearTimeout(late);
      }
    } finally {
      unsubscribe();
    }
  }

  return {
    async evaluateMissing(candidate_ids, criteria, deadline) {
      for (const candidate_id of candidate_ids) {
        await awaitReading(candidate_id, deadline);
        const left = deadline - performance.now();
        if (left <= 0) return;
        const { promise: too_long, resolve } = Promise.withResolvers<void>();
        const late = setTimeout(resolve, left);
        await Promise.race([evaluate(candidate_id, criteria), too_long]).finally(() => clearTimeout(late));
      }
    },
    behind,
    async close() {
      while (active.size > 0) await Promise.all(active);
    },
  };
}

/** So many at once, the others in the order in which they came. */
function createTurns(count: number): { take(): Promise<void>; give(): void } {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async take() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    give() {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    },
  };
}
