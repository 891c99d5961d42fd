import type { Database, Db } from '../../../db/schema.ts';
import type { Profile } from '../../../intelligence/profile.ts';

type Facts = Pick<Profile, 'availability' | 'notice_period' | 'salary_expectation'>;
type Columns = Omit<Database['candidate_terms'], 'candidate_id'>;

/**
 * Keeps what a search asks of a candidate's start, notice and salary: as the profile has it, or as people said it, who
 * win. Call it in the transaction of every change of either.
 */
export async function saveTerms(db: Db, candidate_id: string, profile: Profile | null): Promise<void> {
  const rows = await db
    .selectFrom('availability_facts')
    .select(['fact', 'value'])
    .where('candidate_id', '=', candidate_id)
    .execute();
  const said = Object.fromEntries(rows.map(({ fact, value }) => [fact, JSON.parse(value) as unknown]));
  const terms = columnsOf({
    availability: profile?.availability ?? null,
    notice_period: profile?.notice_period ?? null,
    salary_expectation: profile?.salary_expectation ?? null,
    ...(said as Partial<Facts>),
  });
  if (Object.values(terms).every((value) => value === null)) {
    await db.deleteFrom('candidate_terms').where('candidate_id', '=', candidate_id).execute();
    return;
  }
  await db
    .insertInto('candidate_terms')
    .values({ candidate_id, ...terms })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(terms))
    .execute();
}

/** The same as migration 33 makes of what was there before. */
function columnsOf({ availability, notice_period: notice, salary_expectation: salary }: Facts): Columns {
  const from = availability?.from ?? null;
  const first = from?.length === 7 ? `${from}-01` : from;
  return {
    starts_on: availability?.is_now === true ? '' : first,
    notice_amount: notice?.amount ?? null,
    notice_unit: notice?.unit ?? null,
    notice_to_end_of: notice?.to_end_of ?? null,
    salary: salary?.min ?? salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_per: salary?.per ?? null,
  };
}
