import type { JobNominations } from '../../hiring/nominations/schema.ts';
import type { AnswerMask } from './answer.ts';
import { maskAnswer } from './mask.ts';

/** The nominations of a whole job: a mask is made only for the few of whom something was written. */
export function maskReasons(): AnswerMask {
  const hides = maskAnswer('what they name');
  return async (payload, request, context) => {
    const { result, ...answer } = payload as { readonly result: JobNominations };
    const said = result.nominations.filter((one) => one.reason !== null);
    const hidden = (await hides(said, request, context)) as typeof said;
    const by_id = new Map(hidden.map((one) => [one.id, one]));
    const nominations = result.nominations.map((one) => by_id.get(one.id) ?? one);
    return { ...answer, result: { ...result, nominations } };
  };
}
