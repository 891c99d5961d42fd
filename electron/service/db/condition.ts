/**
 * Whether the database can be trusted. It is, until the engine says once that it is damaged; from then on nothing is
 * written any more, while what can still be read is read. Only a restart, which restores a backup, ends that.
 */
export type Condition = {
  /** What the engine said of the damage; null while there is none. */
  readonly damage: () => string | null;
  /** Takes note of damage, whoever met it. */
  report(problem: string): void;
  /** Calls back once, when damage is found; returns the function that ends it. */
  onDamage(listener: (problem: string) => void): () => void;
};
