import type { Db } from '../../../db/schema.ts';
import { notFound, throwIfAny } from '../../../errors.ts';
import { failureMessage } from '../../../intelligence/criteria/failed.ts';
import { findNomination } from '../../hiring/nominations/store.ts';
import type { Nomination } from '../../hiring/nominations/schema.ts';
import { findOrFail } from '../../record.ts';
import { findCriterion, type CriterionWithTag } from '../criteria/store.ts';

type Asked = {
  readonly called: Nomination;
  readonly candidate_id: string;
  readonly criterion: CriterionWithTag;
};

/** A nomination's candidate and a criterion of its job. */
export async function evaluatedOr404(
  db: Db,
  { id, criterion_id }: { readonly id: string; readonly criterion_id: string },
): Promise<Asked> {
  const called = await findOrFail(db, 'nomination', { id }, findNomination);
  const criterion = await findCriterion(db, { id: criterion_id });
  if (criterion === null || criterion.job_id !== called.job_id) {
    throw notFound("criterion of the nomination's job", criterion_id);
  }
  return { called, candidate_id: called.candidate_id, criterion: { ...criterion, tag: null } };
}

/** The same of a criterion that a person may answer: what must not decide about a person is not kept of one either. */
export async function answerableOr404(
  db: Db,
  named: { readonly id: string; readonly criterion_id: string },
): Promise<Asked> {
  const asked = await evaluatedOr404(db, named);
  const { protectedSubject } = await import('#service/intelligence/protected/refusal.ts');
  const subject = protectedSubject(asked.criterion.prompt_text);
  if (subject === null) return asked;
  const why = failureMessage({ code: `protected.${subject}`, args: {} }).replace(/\.$/, '');
  throwIfAny([{ path: 'path.criterion_id', message: `names no criterion that is answered: ${why}` }]);
  return asked;
}
