import { LonglistError } from '../../resources/client/longlist.ts';

/** The error shape of the service, as a value that can be thrown and shown. */
export const ApiError = LonglistError;
export type ApiError = LonglistError;

/** True for an error that a later, identical request may not meet. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}
