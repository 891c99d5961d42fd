/** What rows are followed, by the name of their table. */
export type Followed =
  | 'jobs'
  | 'criteria'
  | 'candidates'
  | 'nominations'
  | 'notes'
  | 'imports'
  | 'attachments';

/** What columns must hold. */
export type Values = Readonly<Record<string, string>>;

/** A candidate with what belongs to it, which goes when it goes. */
export type Person = {
  readonly id: string;
  readonly keys: string[];
  readonly notes: string[];
  readonly nominations: string[];
  /** Jobs it is nominated for: two with one in common are not merged here. */
  readonly jobs: string[];
};

/** A creation whose answer never came: sent again with its key, it must happen once. */
export type Pending = {
  readonly table: Followed;
  readonly path: string;
  readonly key: string;
  readonly body: object;
  /** The candidate it belongs to, and goes with. */
  readonly owner: string | null;
  /** The text and name of a file; `body` is empty then. */
  readonly file: { readonly name: string; readonly text: string } | null;
};

/**
 * What the service has answered: rows that have to be there with these values, and rows that may not be there any more. What
 * a write without an answer may have touched is left open. Plain data, so that it can be copied as a snapshot is made.
 */
export type Ledger = {
  readonly present: Map<string, Values>;
  readonly gone: Set<string>;
  readonly open: Set<string>;
  /** SHA-256 of files by the id of their attachment. */
  readonly files: Map<string, string>;
  /** Who was deleted for good, with all that belonged to them. */
  readonly deleted: Map<string, readonly string[]>;
  readonly people: Person[];
  readonly jobs: string[];
  readonly pending: Pending[];
};

export function emptyLedger(): Ledger {
  return {
    present: new Map(),
    gone: new Set(),
    open: new Set(),
    files: new Map(),
    deleted: new Map(),
    people: [],
    jobs: [],
    pending: [],
  };
}

export const keyOf = (table: Followed, id: string): string => `${table} ${id}`;

/** Rows are there, with these values beside what was known of them. */
export function isThere(ledger: Ledger, key: string, values: Values = {}): void {
  ledger.open.delete(key);
  ledger.gone.delete(key);
  ledger.present.set(key, { ...ledger.present.get(key), ...values });
}

export function isGone(ledger: Ledger, keys: readonly string[]): void {
  for (const key of keys) {
    ledger.open.delete(key);
    ledger.present.delete(key);
    ledger.gone.add(key);
  }
}

/** Nobody knows: a write that touched these was not answered. */
export function isOpen(ledger: Ledger, keys: readonly string[]): void {
  for (const key of keys) {
    ledger.present.delete(key);
    ledger.gone.delete(key);
    ledger.open.add(key);
  }
}

/** Candidates were deleted for good. */
export function areDeleted(ledger: Ledger, people: readonly Person[]): void {
  for (const person of people) {
    isGone(ledger, person.keys);
    ledger.deleted.set(person.id, person.keys);
  }
}

/** What holds after a backup was put in place of the data: what held when it was made, without those deleted since. */
export function restored(backup: Ledger, now: Ledger): Ledger {
  const ledger = structuredClone(backup);
  ledger.pending.length = 0;
  for (const [id, keys] of now.deleted) {
    isGone(ledger, keys);
    ledger.deleted.set(id, keys);
  }
  // a deletion without an answer may have been carried out, and then no backup brings it back
  isOpen(ledger, [...now.open]);
  const known = ledger.people.filter(({ id }) => ledger.present.has(keyOf('candidates', id)));
  ledger.people.splice(0, ledger.people.length, ...known);
  return ledger;
}
