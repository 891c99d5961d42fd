export type CommitListeners = {
  onCommit(listener: () => void): () => void;
  notify(): void;
};

/** Those who want to know that something was written: the task runner, event streams. */
export function commitListeners(): CommitListeners {
  const listeners = new Set<() => void>();
  return {
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
