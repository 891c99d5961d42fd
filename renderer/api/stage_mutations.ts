import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { forMany, type BulkFailure, type BulkOutcome } from './bulk.ts';
import { longlist } from './client.ts';
import {
  finishMutation,
  enqueue,
  withChanges,
  type QueuePosition,
  type NominationState,
} from './optimistic_queue.ts';
import { nominationKeys, nominationsOf, type JobNominations } from './nominations.ts';

/** The stage candidates are to move to; null removes their nomination. */
type WantedStage = { readonly stage_id: string; readonly reason?: string | undefined } | null;

/** A change that the service made. */
type AppliedChange = {
  /** The state before, as the service told it. */
  readonly was: NominationState;
  readonly now: NominationState;
  /** The stage somebody else had moved them to before this screen showed it; null as a rule. */
  readonly overtaken: string | null;
};

type Mutation = {
  readonly made: ReadonlyMap<string, AppliedChange>;
  readonly failures: readonly BulkFailure[];
};

/** The service says here which stage a move left; see its openapi/headers.ts. */
const STAGE_LEFT = 'longlist-stage-left';

/** Nominates a candidate for a job. Returns the id of the nomination. */
export async function nominate(job_id: string, candidate_id: string, stage_id: string): Promise<string> {
  const { id } = await longlist.createNomination({
    job_id,
    candidate_id,
    current_nomination_stage_id: stage_id,
    remote_id: crypto.randomUUID(),
  });
  return id;
}

/** Moves a nomination to a stage and returns the stage it left. */
export async function moveNomination(id: string, stage_id: string, reason?: string): Promise<string | null> {
  let left: string | null = null;
  await longlist.moveNomination(
    id,
    { to_stage_id: stage_id, reason },
    { onAnswer: ({ headers }) => (left = headers.get(STAGE_LEFT)) },
  );
  return left;
}

/** What the screen shows of a candidate while the change is pending. */
function optimistic(candidate_id: string, before: NominationState, wanted: WantedStage): NominationState {
  if (wanted === null) return undefined;
  const { stage_id, reason = null } = wanted;
  // the id is that of no nomination yet where this makes it
  const known = before ?? { id: '', candidate_id, applied_at: null };
  return { ...known, current_nomination_stage_id: stage_id, reason };
}

/** @param seen the stage the screen showed them in */
async function send(
  job_id: string,
  candidate_id: string,
  before: NominationState,
  wanted: WantedStage,
  seen: string | undefined,
): Promise<AppliedChange> {
  const now = optimistic(candidate_id, before, wanted);
  if (wanted === null) {
    if (before !== undefined) await longlist.deleteNomination(before.id, { keepalive: true });
    return { was: before, now, overtaken: null };
  }
  const { stage_id, reason } = wanted;
  if (before === undefined) {
    const id = await nominate(job_id, candidate_id, stage_id);
    return { was: undefined, now: now && { ...now, id }, overtaken: null };
  }
  const left = (await moveNomination(before.id, stage_id, reason)) ?? before.current_nomination_stage_id;
  // somebody else brought them to the same stage: then it is what the screen showed that is gone back to
  const from = left === stage_id ? (seen ?? left) : left;
  return {
    was: { ...before, current_nomination_stage_id: from },
    now,
    overtaken: seen === undefined || from === seen ? null : from,
  };
}

/** The nomination of one candidate, where not all of the job's are known. */
async function nominationOf(job_id: string, candidate_id: string): Promise<NominationState> {
  const [found] = (await longlist.listNominations({ job_id, candidate_id }).page()).results;
  return found === undefined ? undefined : { ...found, reason: null };
}

/**
 * Changes the stages of candidates of one job: on screen at once, at the service after the pending changes of each
 * candidate. Where it fails the screen goes back, and the job is fetched again.
 * @param options.passes who is left alone, standing like this; they are not among those it was made for
 * @param options.fresh looks first how all of the job stand by now, in one request
 */
async function mutateStages(
  client: QueryClient,
  job_id: string,
  wishes: ReadonlyMap<string, WantedStage>,
  options: {
    readonly passes?: (before: NominationState) => boolean;
    readonly fresh?: boolean;
    readonly onProgress?: ((done: number) => void) | undefined;
  } = {},
): Promise<Mutation> {
  const { passes = () => false } = options;
  const queryKey = nominationKeys.ofJob(job_id);
  const known = client.getQueryData<JobNominations>(queryKey);
  const show = (changes: Iterable<readonly [string, NominationState]>): void => {
    // where nothing is shown yet, one card alone would look like all of them
    client.setQueryData<JobNominations>(queryKey, (old) => old && withChanges(old, changes));
  };
  const places = new Map<string, QueuePosition>();
  const shown = new Map<string, NominationState>();
  for (const [id, wanted] of wishes) {
    const shows = (before: NominationState): NominationState =>
      passes(before) ? before : optimistic(id, before, wanted);
    places.set(id, enqueue(job_id, id, shows));
    shown.set(id, shows(known?.get(id)));
  }
  show(shown);

  const there = options.fresh === true ? await nominationsOf(job_id).catch(() => undefined) : undefined;
  const lookUp = async (id: string): Promise<NominationState> =>
    there === undefined ? (known?.get(id) ?? (await nominationOf(job_id, id))) : there.get(id);
  const made = new Map<string, AppliedChange>();
  const stands = new Map<string, NominationState>();
  const failures = await forMany(
    [...wishes.keys()],
    async (id) => {
      const { earlier, settle } = places.get(id)!;
      stands.set(id, known?.get(id));
      try {
        const before = await (earlier ?? lookUp(id));
        stands.set(id, before);
        if (passes(before)) return;
        const seen = (earlier === null ? known?.get(id) : undefined) ?? before;
        const one = await send(job_id, id, before, wishes.get(id) ?? null, seen?.current_nomination_stage_id);
        made.set(id, one);
        stands.set(id, one.now);
      } finally {
        settle(stands.get(id));
      }
    },
    options.onProgress,
  );
  show([...stands].filter(([id]) => places.get(id)?.isLast() === true));
  finishMutation(job_id, places);
  if (failures.length > 0) void client.invalidateQueries({ queryKey });
  const [first = ''] = wishes.keys();
  // of the job the screen shows already what there is; what others changed meanwhile comes with the events
  void client.invalidateQueries({
    queryKey: wishes.size === 1 ? nominationKeys.ofCandidate(first) : ['nominations', 'candidate'],
  });
  return { made, failures };
}

/** Undoes a mutation: everybody goes back to the stage the service told. */
async function undoMutation(
  client: QueryClient,
  job_id: string,
  { made }: Mutation,
): Promise<readonly BulkFailure[]> {
  const wishes = new Map<string, WantedStage>();
  for (const [id, { was }] of made) {
    wishes.set(id, was === undefined ? null : { stage_id: was.current_nomination_stage_id });
  }
  return (await mutateStages(client, job_id, wishes, { fresh: wishes.size > 1 })).failures;
}

/** A move of one person that the service made. */
export type StageMove = {
  /** Takes it back: to where they really were. Throws ApiError after restoring the screen. */
  readonly undo: () => Promise<void>;
  /** The stage somebody else had moved one of their resumes to before this screen showed it; null as a rule. */
  readonly overtaken: string | null;
};

type PersonMoveOptions = {
  readonly reason?: string | undefined;
  /** Hears why some of their resumes stay moved although the move failed for others. */
  readonly onUndoFailed?: (error: unknown) => void;
};

/**
 * Moves a person to a stage of a job, nominating them where needed: all of these resumes, or none of them. The screen
 * changes at once. Throws ApiError after restoring the screen.
 * @param ids the resume they are moved by, then those that go with it
 */
export async function movePerson(
  client: QueryClient,
  job_id: string,
  ids: readonly string[],
  stage_id: string,
  { reason, onUndoFailed }: PersonMoveOptions = {},
): Promise<StageMove> {
  const wishes = new Map(ids.map((id) => [id, { stage_id, reason }]));
  const done = await mutateStages(client, job_id, wishes);
  if (done.failures.length > 0) {
    const [left] = done.made.size > 0 ? await undoMutation(client, job_id, done) : [];
    if (left !== undefined) onUndoFailed?.(left.error);
    throwFirst(done.failures);
  }
  return {
    undo: async () => throwFirst(await undoMutation(client, job_id, done)),
    overtaken: [...done.made.values()].find((one) => one.overtaken !== null)?.overtaken ?? null,
  };
}

/** See movePerson. */
export function useMovePerson(onUndoFailed: (error: unknown) => void) {
  const client = useQueryClient();
  return (job_id: string, ids: readonly string[], stage_id: string, reason?: string): Promise<StageMove> =>
    movePerson(client, job_id, ids, stage_id, { reason, onUndoFailed });
}

function throwFirst([first]: readonly BulkFailure[]): void {
  if (first !== undefined) throw first.error;
}

/** Many moves that were made as one act. */
export type BulkMove = BulkOutcome & {
  /** Who was left as they are: they were there already, or considered already where only others were meant. */
  readonly passed: readonly string[];
  /** Whom somebody else had moved before this screen showed it. */
  readonly overtaken: readonly string[];
};

/** `only_new`: those are left where they are who are considered for the job already. */
type BulkMoveOptions = {
  readonly only_new?: boolean;
  readonly onProgress?: ((done: number) => void) | undefined;
};

/** Stages of many in one job, changed as one act: the screen changes once, and one function takes all of it back. */
export async function moveMany(
  client: QueryClient,
  job_id: string,
  ids: readonly string[],
  stage_id: string,
  { only_new = false, onProgress }: BulkMoveOptions = {},
): Promise<BulkMove> {
  const done = await mutateStages(client, job_id, new Map(ids.map((id) => [id, { stage_id }])), {
    passes: (before) => before !== undefined && (only_new || before.current_nomination_stage_id === stage_id),
    fresh: true,
    onProgress,
  });
  const failed = new Set(done.failures.map(({ candidate_id }) => candidate_id));
  return {
    done: [...done.made.keys()],
    failures: done.failures,
    undo: () => undoMutation(client, job_id, done),
    passed: ids.filter((id) => !done.made.has(id) && !failed.has(id)),
    overtaken: [...done.made].filter(([, { overtaken }]) => overtaken !== null).map(([id]) => id),
  };
}

/** See moveMany. */
export function useBulkMove() {
  const client = useQueryClient();
  return (
    job_id: string,
    ids: readonly string[],
    stage_id: string,
    options?: BulkMoveOptions,
  ): Promise<BulkMove> => moveMany(client, job_id, ids, stage_id, options);
}
