import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Spotlight } from '#service/api/hiring/spotlights/schema.ts';
import type { CriterionEvaluation } from './evaluations.ts';
import { longlist } from './client.ts';
import { nominate } from './stage_mutations.ts';
import { readVersioned, saveVersioned, useVersioned, type Versioned } from './versioned.ts';

export type { Spotlight };
export type SpotlightEvidence = Spotlight['evidence'][number];

const spotlightKeys = {
  ofJob: (job_id: string | null) => ['spotlights', 'job', job_id] as const,
  one: (id: string) => ['spotlights', 'one', id] as const,
};

/** Who is put forward for a job, in their order. */
export function useSpotlights(job_id: string | null) {
  return useQuery({
    queryKey: spotlightKeys.ofJob(job_id),
    queryFn: ({ signal }): Promise<Spotlight[]> =>
      longlist.listSpotlights({ job_id: job_id ?? '' }, { signal }).all(),
    enabled: job_id !== null,
  });
}

const source = (id: string) => ({
  key: spotlightKeys.one(id),
  fetch: (signal?: AbortSignal): Promise<Versioned<Spotlight>> =>
    readVersioned((options) => longlist.getSpotlight(id, options), signal),
  // the order is changed by itself: who moves cards has overtaken nobody who writes
  edited: ({ headline, note, evidence }: Spotlight) => [headline, note, evidence],
});

/** One of them with its version. */
export function useSpotlight(id: string) {
  return useVersioned(source(id));
}

/** Without a position they stay where they are: what is known of it here may be older than the order. */
const bodyOf = ({ headline, note, evidence }: Spotlight) => ({ headline, note, evidence });

/**
 * Changes what is said of one who is put forward: see saveVersioned. Gives the version that was made. `is_leaving`: the
 * page goes away meanwhile.
 */
export function useSaveSpotlight(id: string) {
  const client = useQueryClient();
  return async (
    change: Partial<Spotlight>,
    base: string | null,
    is_leaving: boolean,
  ): Promise<string | null> => {
    await saveVersioned(client, source(id), {
      base,
      next: (spotlight) => ({ ...spotlight, ...change }),
      send: (spotlight, if_match) =>
        longlist.replaceSpotlight(id, bodyOf(spotlight), {
          if_match,
          ...(is_leaving ? { keepalive: true } : {}),
        }),
    });
    const made = client.getQueryData<Versioned<Spotlight>>(spotlightKeys.one(id))?.etag ?? null;
    void client.invalidateQueries({ queryKey: ['client_packs'] });
    return made;
  };
}

/** Ids in 64 kB, the most a browser sends for a page that is gone. */
const OUTLIVES = 1_500;

/** Orders that are to be saved, the newest alone, and who saves them, by job. */
const wanted = new Map<string, readonly string[]>();
const saving = new Map<string, Promise<void>>();

/** Puts those of a job in another order: see orderSpotlights. */
export function useOrderSpotlights(job_id: string) {
  const client = useQueryClient();
  return (ids: readonly string[]): Promise<void> => orderSpotlights(client, job_id, ids);
}

/** On screen at once, saved one order after the other. Throws ApiError after restoring the screen. */
export async function orderSpotlights(
  client: QueryClient,
  job_id: string,
  ids: readonly string[],
): Promise<void> {
  const queryKey = spotlightKeys.ofJob(job_id);
  wanted.set(job_id, ids);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Spotlight[]>(queryKey, (shown = []) => {
    const by_id = new Map(shown.map((spotlight) => [spotlight.id, spotlight]));
    return ids.flatMap((id, position) => {
      const spotlight = by_id.get(id);
      return spotlight === undefined ? [] : [{ ...spotlight, position }];
    });
  });
  const before = saving.get(job_id);
  const work = (async () => {
    await before?.catch(() => undefined); // told where it was made
    await saveOrders(job_id);
  })();
  saving.set(job_id, work);
  try {
    await work;
  } finally {
    if (saving.get(job_id) === work) {
      saving.delete(job_id);
      await refresh(client);
    }
  }
}

/** Saves the newest order that waits; nothing where somebody before did. */
async function saveOrders(job_id: string): Promise<void> {
  try {
    for (let ids = wanted.get(job_id); ids !== undefined; ids = wanted.get(job_id)) {
      wanted.delete(job_id);
      // the window may be closed the moment after; the browser carries on for so much alone
      const keepalive = ids.length < OUTLIVES;
      await longlist.orderSpotlights(job_id, { spotlight_ids: [...ids] }, { keepalive });
    }
  } finally {
    wanted.delete(job_id);
  }
}

/** Takes one back; what it gives puts it forward again as it was. */
export function useRemoveSpotlight(job_id: string) {
  const client = useQueryClient();
  return async (spotlight: Spotlight): Promise<() => Promise<void>> => {
    const queryKey = spotlightKeys.ofJob(job_id);
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData<Spotlight[]>(queryKey);
    client.setQueryData<Spotlight[]>(queryKey, (old) => old?.filter(({ id }) => id !== spotlight.id));
    // as it is by now: what was just written of it comes back with it
    const newest =
      client.getQueryData<Versioned<Spotlight>>(spotlightKeys.one(spotlight.id))?.value ?? spotlight;
    try {
      await longlist.deleteSpotlight(spotlight.id);
    } catch (error) {
      client.setQueryData(queryKey, before);
      throw error;
    }
    await client.invalidateQueries({ queryKey: ['client_packs'] });
    return async () => {
      await longlist.createSpotlight({
        nomination_id: newest.nomination_id,
        ...bodyOf(newest),
        position: spotlight.position,
      });
      await refresh(client);
    };
  };
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(
    ['spotlights', 'client_packs'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );
}

/** What putting people forward made: all of it is gone when it is undone. */
export type PutForward = { readonly amount: number; readonly undo: () => Promise<void> };

/**
 * Puts candidates forward for a job, in this order, behind those who are already; who is, stays as they are. Each
 * begins with the best quote of each criterion that is met; all of it can be changed in Share.
 * `stage_id` is where those begin who were not considered for the job yet.
 */
export function usePutForwardRequest() {
  const client = useQueryClient();
  return async (job_id: string, candidate_ids: readonly string[], stage_id: string): Promise<PutForward> => {
    const made: (() => Promise<unknown>)[] = [];
    const undo = async (): Promise<void> => {
      for (const back of made.toReversed()) await back();
      await Promise.all([refresh(client), client.invalidateQueries({ queryKey: ['nominations'] })]);
    };
    let amount = 0;
    try {
      const nominations = await longlist.listNominations({ job_id }).all();
      const nomination_of = new Map(nominations.map(({ id, candidate_id }) => [candidate_id, id]));
      const there = await longlist.listSpotlights({ job_id }).all();
      const shown = new Set(there.map(({ nomination_id }) => nomination_id));
      for (const candidate_id of candidate_ids) {
        const known = nomination_of.get(candidate_id);
        if (known !== undefined && shown.has(known)) continue;
        const nomination_id = known ?? (await nominate(job_id, candidate_id, stage_id));
        if (known === undefined) {
          made.push(() => longlist.deleteNomination(nomination_id, { keepalive: true }));
        }
        const { id } = await longlist.createSpotlight({
          nomination_id,
          headline: '', // what they do by now, until somebody writes a line
          evidence: await firstEvidence(nomination_id),
        });
        made.push(() => longlist.deleteSpotlight(id, { keepalive: true }));
        amount += 1;
      }
    } catch (error) {
      await undo();
      throw error;
    }
    await Promise.all([refresh(client), client.invalidateQueries({ queryKey: ['nominations'] })]);
    return { amount, undo };
  };
}

async function firstEvidence(nomination_id: string): Promise<SpotlightEvidence[]> {
  const evaluations = await longlist.listNominationEvaluations(nomination_id, { include: 'evidence' });
  return evaluations.flatMap((evaluation) => bestQuote(evaluation));
}

function bestQuote({
  criterion,
  evidence = [],
  finding,
  override,
}: CriterionEvaluation): SpotlightEvidence[] {
  const is_met = override?.is_criterion_met ?? finding === 'met';
  const best = evidence.find(({ stance, quote }) => stance === 'for' && quote.trim() !== '');
  return is_met && best !== undefined ? [{ criterion_id: criterion.id, quote: best.quote }] : [];
}
