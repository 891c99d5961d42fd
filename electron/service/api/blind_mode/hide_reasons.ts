import type { JobNominations } from '../nominations/schema.ts';
import type { Hides } from './answer.ts';
import { hide } from './hide.ts';

/** Hides the reasons of a whole job's nominations. Only the few people with a reason need a mask. */
export function hideReasons(): Hides {
  const hides = hide('what they name');
  return async (payload, request, context) => {
    const { result, ...answer } = payload as { readonly result: JobNominations };
    const said = result.nominations.filter((one) => one.reason !== null);
    const hidden = (await hides(said, request, context)) as typeof said;
    const by_id = new Map(hidden.map((one) => [one.id, one]));
    const nominations = result.nominations.map((one) => by_id.get(one.id) ?? one);
    return { ...answer, result: { ...result, nominations } };
  };
}
