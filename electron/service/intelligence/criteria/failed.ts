import type { CriterionAnswer, CriterionFailure, Said } from './answer.ts';
import { FAILURES } from './sentences/failures.ts';
import { renderFrom } from './sentences/sentence.ts';

type Failed = Extract<CriterionAnswer, { readonly state: 'FAILED' }>;

/** Why a criterion has no answer, in English. @throws Error for a code the catalogue does not have. */
export const failureMessage = (said: Said): string => renderFrom(FAILURES, said);

/** No answer, with why and what to do: in English and in codes. */
export const failed = (reason: CriterionFailure, said: Said): Failed => ({
  state: 'FAILED',
  reason,
  message: failureMessage(said),
  told: { explanation: [said], understood_as: [] },
});
