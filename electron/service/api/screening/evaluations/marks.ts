import { existing } from '#service/db/existing.ts';
import type { Db } from '#service/db/schema.ts';
import type { Criterion } from '../criteria/schema.ts';
import { isSilent } from './store.ts';
import { isCurrent, subjectsOf } from '../subjects/store.ts';
import type { CandidateMarks, CriterionCounts } from './marks_schema.ts';
import { overridesWithCalls } from './overrides.ts';

/** The marks of some candidates, in their order; who is not there is left out. */
export type Marks = {
  readonly candidates: CandidateMarks[];
  /** Those who lack an answer that can be made now: their file is not being read. */
  readonly missing: string[];
};

/** Where candidates stand with criteria, by what is stored. */
export async function readMarks(
  db: Db,
  candidate_ids: readonly string[],
  criteria: readonly Criterion[],
): Promise<Marks> {
  const there = await existing(db, 'candidates', candidate_ids);
  const ids = [...new Set(candidate_ids)].filter((id) => there.has(id));
  const criterion_ids = criteria.map(({ id }) => id);
  if (ids.length === 0 || criterion_ids.length === 0) {
    return { candidates: ids.map((candidate_id) => ({ candidate_id, marks: [] })), missing: [] };
  }
  const subjects = await subjectsOf(db, ids);
  const rows = await db
    .selectFrom('evaluations')
    .select([
      'candidate_id',
      'criterion_id',
      'state',
      'finding',
      'rests_on_silence',
      'only_listed',
      'input_hash',
      'criterion_hash',
    ])
    .where('candidate_id', 'in', ids)
    .where('criterion_id', 'in', criterion_ids)
    .execute();
  const overrides = await overridesWithCalls(db)
    .select(['o.candidate_id', 'o.criterion_id', 'o.is_criterion_met', 'a.said_at'])
    .where('o.candidate_id', 'in', ids)
    .where('o.criterion_id', 'in', criterion_ids)
    .execute();
  const answers = new Map(rows.map((row) => [keyOf(row), row]));
  const said = new Map(overrides.map((row) => [keyOf(row), row]));
  const missing = new Set<string>();
  const candidates = ids.map((candidate_id) => ({
    candidate_id,
    marks: criteria.map((criterion) => {
      const key = keyOf({ candidate_id, criterion_id: criterion.id });
      const row = answers.get(key);
      const subject = subjects.get(candidate_id)!;
      const own = said.get(key);
      const current = row !== undefined && isCurrent(row, subject, criterion) ? row : null;
      if (current === null && subject.state !== 'PENDING') missing.add(candidate_id);
      return {
        criterion_id: criterion.id,
        finding:
          current === null
            ? ('in_progress' as const)
            : current.state === 'FAILED'
              ? ('failed' as const)
              : (current.finding ?? 'not_stated'),
        rests_on_silence: current !== null && current.state === 'EVALUATED' && isSilent(current),
        only_listed: current?.only_listed === 1,
        override: own === undefined ? null : own.is_criterion_met === 1,
        said_at: own?.said_at ?? null,
      };
    }),
  }));
  return { candidates, missing: [...missing] };
}

/** How many meet each criterion, whoever they are, by what is stored; in the order of the criteria. */
export async function countMarks(db: Db, criteria: readonly Criterion[]): Promise<CriterionCounts[]> {
  const ids = criteria.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('evaluations')
    .leftJoin('evaluation_overrides', (join) =>
      join
        .onRef('evaluation_overrides.candidate_id', '=', 'evaluations.candidate_id')
        .onRef('evaluation_overrides.criterion_id', '=', 'evaluations.criterion_id'),
    )
    .select(({ fn }) => [
      'evaluations.criterion_id',
      'evaluations.finding',
      'evaluation_overrides.is_criterion_met as said',
      fn.countAll<number | string>().as('amount'),
    ])
    .where('evaluations.criterion_id', 'in', ids)
    .where('evaluations.state', '=', 'EVALUATED')
    .groupBy(['evaluations.criterion_id', 'evaluations.finding', 'evaluation_overrides.is_criterion_met'])
    .execute();
  return ids.map((criterion_id) => {
    const rows = found.filter((row) => row.criterion_id === criterion_id);
    const sum = (some: typeof rows): number => some.reduce((all, { amount }) => all + Number(amount), 0);
    const met = rows.filter(({ said, finding }) => (said === null ? finding === 'met' : said === 1));
    return { criterion_id, met: sum(met), answered: sum(rows) };
  });
}

function keyOf({ candidate_id, criterion_id }: { candidate_id: string; criterion_id: string }): string {
  return `${candidate_id} ${criterion_id}`;
}
