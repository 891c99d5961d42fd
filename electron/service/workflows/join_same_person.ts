import { exists } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';
import { NO_EDITS } from '../api/profile_edits.ts';
import { certainGroup } from './certain_group.ts';
import { findCandidateRow, type CandidateRow } from '../api/people/candidates/store.ts';
import { firstStageOf } from '../api/hiring/nomination_stages/store.ts';
import { CONTACT_FIELDS } from '../api/contact.ts';
import { isSameName } from '../intelligence/duplicates/same_name.ts';
import { IMPORTED_FILE } from './import_file.ts';
import { mergeCandidates, saidOf } from './merge_candidates.ts';

/**
 * Makes one record of all that are certainly of one candidate, each by a merge that can be undone. A record that
 * another program knows stays, else the oldest; where a merge would lose what somebody said or decided, the other one stays, or
 * both do, and they are offered as duplicates like any others. Call it in the transaction that found them.
 */
export async function joinSamePerson(trx: Db, candidate_id: string): Promise<void> {
  const group = await certainGroup(trx, candidate_id);
  if (group === null) return;
  let [survivor_id = ''] = group.ids;
  for (const other_id of group.ids.slice(1)) {
    const survivor = await findCandidateRow(trx, survivor_id);
    const other = await findCandidateRow(trx, other_id);
    if (survivor === null || other === null) continue;
    if (!(await losesAnything(trx, survivor, other))) await join(trx, survivor, other, group.same);
    else if (!group.is_known && !(await losesAnything(trx, other, survivor))) {
      await join(trx, other, survivor, group.same);
      survivor_id = other_id;
    }
  }
}

async function join(
  trx: Db,
  survivor: CandidateRow,
  other: CandidateRow,
  same: readonly string[],
): Promise<void> {
  const is_stand_in = survivor.source === IMPORTED_FILE && other.source !== null;
  await mergeCandidates(trx, survivor, other, is_stand_in ? { source: 'other' } : {}, same.join(','));
}

/** Whether something of the other would be seen no more, were it merged into the survivor. */
async function losesAnything(trx: Db, survivor: CandidateRow, other: CandidateRow): Promise<boolean> {
  const [own, theirs] = [saidOf(survivor), saidOf(other)];
  const sources = new Set([own.source, theirs.source].filter((one) => one !== null && one !== IMPORTED_FILE));
  if (sources.size > 1) return true;
  if (survivor.profile_edits !== NO_EDITS && other.profile_edits !== NO_EDITS) return true;
  for (const field of CONTACT_FIELDS) {
    const said = [own, theirs].map(({ given, overrides }) => overrides[field] ?? given[field]);
    const [mine, its] = said;
    if (mine === undefined || its === undefined || JSON.stringify(mine) === JSON.stringify(its)) continue;
    if (field !== 'full_name' || !isSameName(String(mine), String(its))) return true;
  }
  return (
    (await losesNomination(trx, survivor.id, other.id)) ||
    (await losesAnswer(trx, survivor.id, other.id)) ||
    (await contradictsTags(trx, survivor.id, other.id))
  );
}

/** Of two nominations for one job the survivor's stays: the other's must be at the same stage, or untouched. */
async function losesNomination(trx: Db, survivor_id: string, other_id: string): Promise<boolean> {
  const of = (candidate_id: string) =>
    trx.selectFrom('nominations').selectAll().where('candidate_id', '=', candidate_id).execute();
  const own = new Map((await of(survivor_id)).map((nomination) => [nomination.job_id, nomination]));
  for (const { id, remote_id, job_id, current_nomination_stage_id: stage_id } of await of(other_id)) {
    const twin = own.get(job_id);
    if (twin === undefined) continue;
    if (remote_id !== id) return true;
    if (stage_id === twin.current_nomination_stage_id) continue;
    const moved = await trx
      .selectFrom('stage_changes')
      .select('id')
      .where('nomination_id', '=', id)
      .where('from_stage_id', 'is not', null)
      .executeTakeFirst();
    if (moved !== undefined || stage_id !== (await firstStageOf(trx, job_id))) return true;
  }
  return false;
}

/** What people answered to one criterion about both, or wrote down in calls with both for one job. */
async function losesAnswer(trx: Db, survivor_id: string, other_id: string): Promise<boolean> {
  const different = await trx
    .selectFrom('evaluation_overrides as own')
    .innerJoin('evaluation_overrides as theirs', 'theirs.criterion_id', 'own.criterion_id')
    .select('own.criterion_id')
    .where('own.candidate_id', '=', survivor_id)
    .where('theirs.candidate_id', '=', other_id)
    .where((where) =>
      where.or([
        where('own.is_criterion_met', '!=', where.ref('theirs.is_criterion_met')),
        where.and([
          where('theirs.reason', 'is not', null),
          where.or([where('own.reason', 'is', null), where('own.reason', '!=', where.ref('theirs.reason'))]),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (different !== undefined) return true;
  return exists(
    trx
      .selectFrom('call_answers as own')
      .innerJoin('call_answers as theirs', 'theirs.job_id', 'own.job_id')
      .select('own.id')
      .where('own.candidate_id', '=', survivor_id)
      .where('theirs.candidate_id', '=', other_id),
  );
}

/** A tag that somebody gave one of the two, and that somebody took off the other. */
async function contradictsTags(trx: Db, one: string, other: string): Promise<boolean> {
  const pair = [one, other];
  return exists(
    trx
      .selectFrom('candidate_tags')
      .innerJoin('refused_tags', 'refused_tags.tag_id', 'candidate_tags.tag_id')
      .select('candidate_tags.id')
      .where('candidate_tags.candidate_id', 'in', pair)
      .where('refused_tags.candidate_id', 'in', pair)
      .where('candidate_tags.creation_method', '=', 'selected_by_organization')
      .whereRef('candidate_tags.candidate_id', '!=', 'refused_tags.candidate_id'),
  );
}
