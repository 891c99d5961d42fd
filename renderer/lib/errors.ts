import { LonglistError } from '../../resources/client/longlist.ts';

/** The error shape of the service, as a value that can be thrown and shown. */
export const ApiError = LonglistError;
export type ApiError = LonglistError;

/** Something the page itself found wrong, said in whole sentences for whoever is to read them. */
export class Told extends Error {}

/** True for an error that a later, identical request may not meet. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}

/** True where what was asked for is not there: no longer, or by an id at which nothing ever was. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || isNoId(error));
}

/** True for what an address names by an id that can be none, as one that was cut off. */
export function isNoId(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.type === 'VALIDATION_FAILED' &&
    error.details.length > 0 &&
    error.details.every(
      ({ path = '', message }) => /^(?:path|query)\./u.test(path) && message.startsWith('must be a UUID'),
    )
  );
}

/** Why something is not there: it was a moment ago; it may never have been; its address has no id. */
export type Missing = 'gone' | 'unknown' | 'no_id';

/** What an answer says of that; null as long as what was asked for is there, or nobody knows. */
export function missingOf({ error, data }: { error: unknown; data: unknown }): Missing | null {
  if (!isNotFound(error)) return null;
  return data !== undefined ? 'gone' : isNoId(error) ? 'no_id' : 'unknown';
}

/** True for what is refused because it would show or change who somebody is while blind mode is on. */
export function isHiddenWhileBlind(error: unknown): boolean {
  return error instanceof ApiError && error.type === 'HIDDEN_IN_BLIND_MODE';
}

/** Whom a record that is no longer there was merged into; null for every other error. */
export function survivorOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  return error.details.find((detail) => detail.existing_id !== undefined)?.existing_id ?? null;
}
