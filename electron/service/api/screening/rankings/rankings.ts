import { isDeepStrictEqual } from 'node:util';
import { BoundedMap } from '#service/intelligence/bounded_map.ts';
import type { RouteContext } from '../../context.ts';
import { notFound, validationFailed } from '#service/errors.ts';
import { bandOf } from '#service/intelligence/ranking/bands.ts';
import { jobExists } from '../../hiring/jobs/store.ts';
import { candidateExists } from '../../people/candidates/store.ts';
import { candidateNotFound } from '../../people/merges/store.ts';
import { findNominationOf } from '../../hiring/nominations/store.ts';
import { EVALUATION_GRACE_MS } from '../evaluations/schema.ts';
import { BEST_MATCH_GRACE_MS, createMetCriteria } from './evaluations.ts';
import { createFilters } from './filter.ts';
import { createOrders, type ScoredOrder } from './order.ts';
import type { RankingEntry, RankingListQuery } from './schema.ts';
import { decorate, findTarget } from './store.ts';
import { createTargetResolver, type ResolvedTarget } from './targets.ts';

export type Rankings = {
  /** One page of the whole order, and how long that is. */
  list(query: RankingListQuery): Promise<{ results: RankingEntry[]; total: number }>;
  /** One candidate's entry by met criteria. @throws NOT_FOUND */
  single(
    candidate_id: string,
    query: { readonly target_resource_id?: string | undefined; readonly filter_job_id: string },
  ): Promise<RankingEntry>;
  /** Whom the best match for a job says to review first, best first, each with their place from 1. */
  reviewedFirst(job_id: string): Promise<ReadonlyMap<string, number>>;
  resolve: ReturnType<typeof createTargetResolver>;
};

/** How many pages are remembered with the people they showed last. */
const PAGES_KEPT = 200;

/** The ranking endpoints behind their routes. */
export function createRankings(context: RouteContext): Rankings {
  const { db, pool } = context;
  const resolve = createTargetResolver(context);
  const orders = createOrders();
  const filters = createFilters();
  const met = createMetCriteria(context);
  /** Whom a page showed: mostly the same again, so what stands beside them is asked for along with the target. */
  const shown_before = new BoundedMap<string, { readonly page: string[]; readonly jobs: string[] }>(
    PAGES_KEPT,
  );

  async function orderOf(target: ResolvedTarget, query: RankingListQuery): Promise<ScoredOrder> {
    const index = await pool.current();
    if (!countsCriteria(query)) return orders.similarity(target, index);
    const job_id = criteriaJob(target, query);
    if (query.order !== undefined) {
      const whose = query.order === 'best_match' ? 'engine' : 'persons';
      return orders.best(target, index, await met.ofJob(job_id, BEST_MATCH_GRACE_MS), whose);
    }
    return orders.criteria(target, index, await met.ofJob(job_id, EVALUATION_GRACE_MS));
  }

  /** Told before anything is read or embedded. An unknown target is left to `resolve`, which says so. */
  async function assertJobTarget(query: RankingListQuery): Promise<void> {
    const { target_resource_id: id } = query;
    const record = id === undefined ? null : await findTarget(db, id);
    if (id === undefined || record !== null) criteriaJob({ record }, query);
  }

  return {
    resolve,
    async list(query) {
      const { filter_job_id, offset, limit } = query;
      const asked = JSON.stringify(query);
      const before = shown_before.get(asked);
      const early = before && decorate(db, before.page, before.jobs);
      early?.catch(() => undefined); // told below, where it is wanted
      if (filter_job_id !== undefined && !(await jobExists(db, filter_job_id))) {
        throw notFound('job', filter_job_id);
      }
      if (countsCriteria(query) && filter_job_id === undefined) await assertJobTarget(query);
      // what was changed just now is taken in while the target is read
      pool.current().catch(() => undefined); // told below
      const target = await resolve(query);
      const order = await orderOf(target, query);
      const all = order.candidate_ids;
      const filter =
        filter_job_id === undefined ? null : { job_id: filter_job_id, which: query.filter_nominations };
      const kept = filter === null ? null : await filters.keep(db, all, filter, pool.nominations_revision);
      const total = kept?.length ?? all.length;
      const positions = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, i) =>
        kept === null ? offset + i : kept[offset + i]!,
      );
      const page = positions.map((position) => all[position]!);
      if (countsCriteria(query)) met.evaluateLater(criteriaJob(target, query), page);
      const jobs = jobsOf(target, filter_job_id);
      const is_as_before = isDeepStrictEqual(before, { page, jobs });
      if (!is_as_before) shown_before.set(asked, { page, jobs });
      const beside = await (is_as_before && early !== undefined ? early : decorate(db, page, jobs));
      const results = positions.flatMap((position): RankingEntry[] => {
        const candidate_id = all[position]!;
        const score = order.scores[position]!;
        const shown = beside.get(candidate_id);
        if (shown === undefined) return []; // deleted a moment ago
        const best = {
          ...(order.best !== undefined && { best_match_score: order.best[position]! }),
          ...(order.corrections !== undefined && { corrections: order.corrections[position]! }),
        };
        const decides = (order.decides ?? order.scores)[position]!;
        const band =
          query.include === 'band' && order.bands !== null ? { band: bandOf(decides, order.bands) } : {};
        return [{ score, candidate_id, ...shown, ...best, ...band }];
      });
      return { results, total };
    },

    async reviewedFirst(job_id) {
      const target = await resolve({ target_resource_id: job_id });
      const index = await pool.current();
      const scores = await met.ofJob(job_id, BEST_MATCH_GRACE_MS);
      const { candidate_ids, bands, decides } = await orders.best(target, index, scores, 'engine');
      const first = new Map<string, number>();
      for (const [at, id] of candidate_ids.entries()) {
        if (bands === null || decides === undefined || bandOf(decides[at]!, bands) !== 'first') break;
        first.set(id, at + 1);
      }
      return first;
    },

    async single(candidate_id, { target_resource_id, filter_job_id }) {
      if (!(await candidateExists(db, candidate_id))) {
        throw await candidateNotFound(db, candidate_id, 'path.candidate_id');
      }
      if (!(await jobExists(db, filter_job_id))) throw notFound('job', filter_job_id);
      const record = target_resource_id === undefined ? null : await findTarget(db, target_resource_id);
      if (target_resource_id !== undefined && record === null) {
        throw notFound('job, candidate or attachment', target_resource_id);
      }
      if ((await findNominationOf(db, { job_id: filter_job_id, candidate_id })) === null) {
        throw notFound(`nomination of candidate ${candidate_id} for the job`, filter_job_id);
      }
      const target = { record };
      const score = await met.ofCandidate(criteriaJob(target, { filter_job_id }), candidate_id);
      const shown = (await decorate(db, [candidate_id], jobsOf(target, filter_job_id))).get(candidate_id);
      if (shown === undefined) throw notFound('candidate', candidate_id);
      return { score, candidate_id, ...shown };
    },
  };
}

/** Whose nomination and summary an entry names: the target job's, else the filter job's. */
function jobsOf({ record }: Pick<ResolvedTarget, 'record'>, filter_job_id: string | undefined): string[] {
  return [
    ...(record?.kind === 'job' ? [record.id] : []),
    ...(filter_job_id === undefined ? [] : [filter_job_id]),
  ];
}

/** Whether the order counts the criteria of a job. */
function countsCriteria({ score_version, order }: RankingListQuery): boolean {
  return score_version === 2 || order !== undefined;
}

/** The job whose criteria count. */
function criteriaJob(
  target: Pick<ResolvedTarget, 'record'>,
  { filter_job_id, order }: Pick<RankingListQuery, 'filter_job_id' | 'order'>,
): string {
  const [job_id] = jobsOf(target, filter_job_id);
  if (job_id !== undefined) return job_id;
  throw validationFailed([
    {
      path: order === undefined ? 'query.score_version' : 'query.order',
      message: `${order ?? 2} counts the criteria of a job: name a job as target_resource_id, or a filter_job_id`,
    },
  ]);
}
