import { uuidv7 } from 'uuidv7';

/** A new id: UUID v7, lower case, monotonic within this process, so ids sort by creation. */
export function newId(): string {
  return uuidv7();
}

/** Now as the contract writes it: ISO 8601, UTC, milliseconds. */
export function timestamp(date: Date = new Date()): string {
  return date.toISOString();
}
