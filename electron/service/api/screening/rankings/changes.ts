/** What changed since a revision, so that what was made from it can follow without being made anew. */
export type Changes = {
  /** Goes up with every change. */
  readonly revision: number;
  add(ids: Iterable<string>): void;
  /** Something that concerns everybody. */
  addAll(): void;
  /** Ids that changed since a revision, some perhaps twice; null: anybody, or too many to know. */
  since(revision: number): readonly string[] | null;
};

const MAX_CHANGES = 5000;

export function createChanges(): Changes {
  let ids: string[] = [];
  /** The revision before the first of `ids`. */
  let from = 0;
  return {
    get revision() {
      return from + ids.length;
    },
    add(added) {
      for (const id of added) ids.push(id);
      if (ids.length <= MAX_CHANGES) return;
      from += ids.length - MAX_CHANGES / 2;
      ids = ids.slice(-MAX_CHANGES / 2);
    },
    addAll() {
      from += ids.length + 1;
      ids = [];
    },
    since: (revision) => (revision < from ? null : ids.slice(revision - from)),
  };
}
