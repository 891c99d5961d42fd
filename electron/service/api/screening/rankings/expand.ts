import type { RouteContext } from '../../context.ts';
import type { Candidate } from '../../people/candidates/schema.ts';
import { findCandidate } from '../../people/candidates/store.ts';
import { criteriaOfJob } from '../criteria/store.ts';
import { EVALUATION_GRACE_MS } from '../evaluations/schema.ts';
import { readEvaluations } from '../evaluations/store.ts';
import type { CriterionEvaluation } from '../evaluations/schema.ts';
import type { CriterionWithTag } from '../criteria/store.ts';
import type { Nomination } from '../../hiring/nominations/schema.ts';
import { findNomination } from '../../hiring/nominations/store.ts';
import { createSummaryContents, findSummary } from '../summaries/store.ts';
import { inShort, type Summary } from '../summaries/schema.ts';
import type { Expanded, Expansion, RankingEntry } from './schema.ts';

/** Summaries that are made at once, so that what they write shares commits. */
const BATCH_SIZE = 16;

/** Sets the records that entries name beside them: each as its own path would answer it. */
export type Expand = (
  entries: readonly RankingEntry[],
  wanted: readonly Expansion[],
) => Promise<RankingEntry[]>;

/** The work for a page is bounded: point reads for each entry, and one wait for all evaluations together. */
export function createExpand(context: RouteContext): Expand {
  const { db, evaluator } = context;
  const contents = createSummaryContents(context);

  async function summaryOf(id: string): Promise<Summary | null> {
    const row = await findSummary(db, id);
    if (row === null) return null;
    const { location, education, employment, matching_skills, missing_skills } =
      await contents.contentOf(row);
    return {
      id,
      location,
      education,
      employment,
      matching_skills: matching_skills.map(inShort),
      missing_skills: missing_skills.map(inShort),
      created_at: row.created_at,
    };
  }

  /** By nomination. What is missing is made now, for as long as a single list would wait. */
  async function evaluationsOf(
    nominations: readonly Nomination[],
  ): Promise<Map<string, CriterionEvaluation[]>> {
    const criteria = new Map<string, CriterionWithTag[]>();
    for (const { job_id } of nominations) {
      if (criteria.has(job_id)) continue;
      const asked = (await criteriaOfJob(db, job_id)).map((one) => Object.assign({}, one, { tag: null }));
      criteria.set(job_id, asked);
    }
    const read = ({ candidate_id, job_id }: Nomination): Promise<CriterionEvaluation[]> =>
      readEvaluations(db, candidate_id, criteria.get(job_id) ?? []);
    const found = new Map<string, CriterionEvaluation[]>();
    const deadline = performance.now() + EVALUATION_GRACE_MS;
    for (const nomination of nominations) {
      let evaluations = await read(nomination);
      if (
        evaluations.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS') &&
        performance.now() < deadline
      ) {
        await evaluator.evaluateMissing(
          [nomination.candidate_id],
          criteria.get(nomination.job_id) ?? [],
          deadline,
        );
        evaluations = await read(nomination);
      }
      found.set(nomination.id, evaluations);
    }
    return found;
  }

  return async (entries, wanted) => {
    if (wanted.length === 0) return [...entries];
    const wants = new Set(wanted);
    const nominations = new Map<string, Nomination>();
    if (wants.has('nomination') || wants.has('evaluations')) {
      for (const { nomination_id } of entries) {
        const nomination = nomination_id === null ? null : await findNomination(db, { id: nomination_id });
        if (nomination !== null) nominations.set(nomination.id, nomination);
      }
    }
    const evaluations = wants.has('evaluations') ? await evaluationsOf([...nominations.values()]) : null;
    const expand = async (entry: RankingEntry): Promise<RankingEntry | null> => {
      const expanded: Expanded = {};
      if (wants.has('candidate')) {
        const candidate: Candidate | null = await findCandidate(db, entry.candidate_id);
        if (candidate === null) return null;
        expanded.candidate = candidate;
      }
      if (wants.has('summary')) {
        const summary = await summaryOf(entry.summary_id);
        if (summary === null) return null;
        expanded.summary = summary;
      }
      const { nomination_id: id } = entry;
      if (wants.has('nomination')) expanded.nomination = (id === null ? null : nominations.get(id)) ?? null;
      if (evaluations !== null) expanded.evaluations = (id === null ? null : evaluations.get(id)) ?? null;
      return { ...entry, expanded };
    };
    const done: RankingEntry[] = [];
    for (let at = 0; at < entries.length; at += BATCH_SIZE) {
      const some = await Promise.all(entries.slice(at, at + BATCH_SIZE).map(expand));
      // null: deleted a moment ago
      for (const entry of some) if (entry !== null) done.push(entry);
    }
    return done;
  };
}
