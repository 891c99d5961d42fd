import type { StageTimes } from './schema.ts';

/** A move of a nomination, or that it has none: one that is older than moves were kept, or came by a copy. */
export type Move = {
  readonly nomination_id: string;
  readonly candidate_id: string;
  /** The stage it is in now. */
  readonly stage_id: string;
  readonly nominated_at: string;
  readonly to_stage_id: string | null;
  /** null where that stage is no more. */
  readonly to_stage_name: string | null;
  readonly moved_at: string | null;
};

type Stay = { readonly stage_id: string; readonly name: string | null; readonly since: string };

const DAY_MS = 86_400_000;
/** Whoever comes back so soon to where they were never left: a slip, or an undo. */
const SLIP_MS = 10 * 60_000;

function daysBetween(from: string, until: string): number {
  return Math.max(0, Date.parse(until) - Date.parse(from)) / DAY_MS;
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** How long candidates are and were in stages. Moves of one nomination stand together, in their order. */
export function stageTimes(
  moves: readonly Move[],
  targets: ReadonlyMap<string, number | null>,
  now: string,
): StageTimes {
  const here = new Map<string, number[]>();
  const left = new Map<string, number[]>();
  const nominations = [...Map.groupBy(moves, (move) => move.nomination_id).values()].map((own) => {
    const stays = staysOf(own);
    for (const [at, { stage_id, since }] of stays.entries()) {
      const next = stays[at + 1];
      addTo(next === undefined ? here : left, stage_id, daysBetween(since, next?.since ?? now));
    }
    const { nomination_id, candidate_id, stage_id } = own[0]!;
    return { nomination_id, candidate_id, stage_id, since: stays.at(-1)!.since };
  });
  const stages = [...new Set([...here.keys(), ...left.keys()])].map((stage_id) => {
    const now_here = here.get(stage_id) ?? [];
    const ended = left.get(stage_id) ?? [];
    const target_days = targets.get(stage_id) ?? null;
    return {
      stage_id,
      target_days,
      here: now_here.length,
      median_days_here: median(now_here),
      // a day is over when the next one is full, as people count
      over_target:
        target_days === null ? 0 : now_here.filter((days) => Math.floor(days) > target_days).length,
      left: ended.length,
      median_days_left: median(ended),
    };
  });
  return { stages, nominations };
}

/** Where a nomination was, one stay after the other; the last is the one that goes on. */
function staysOf(moves: readonly Move[]): Stay[] {
  const { stage_id: now_in, nominated_at } = moves[0]!;
  const stays: Stay[] = [];
  for (const { to_stage_id, to_stage_name: name, moved_at } of moves) {
    if (to_stage_id === null || moved_at === null) continue;
    const last = stays.at(-1);
    const before = stays.at(-2);
    if (last?.stage_id === to_stage_id) continue;
    // the job was given stages of its own, copies of those it had: nobody moved
    if (last !== undefined && name !== null && name === last.name) {
      stays[stays.length - 1] = { ...last, stage_id: to_stage_id };
      continue;
    }
    const is_slip =
      last !== undefined &&
      before?.stage_id === to_stage_id &&
      Date.parse(moved_at) - Date.parse(last.since) < SLIP_MS;
    if (is_slip) stays.pop();
    else stays.push({ stage_id: to_stage_id, name, since: moved_at });
  }
  // what is kept of moves is not all there was
  if (stays.at(-1)?.stage_id !== now_in) {
    stays.push({ stage_id: now_in, name: null, since: stays.at(-1)?.since ?? nominated_at });
  }
  return stays;
}

/** Rounded to tenths; null of nothing. */
function median(days: readonly number[]): number | null {
  if (days.length === 0) return null;
  const sorted = days.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const value = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return Math.round(value * 10) / 10;
}
