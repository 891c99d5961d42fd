/** Who wrote something: this process, or another instance of the service. */
export type Writer = 'us' | 'others';

export type OnCommit = (listener: (by: Writer) => void) => () => void;

export type CommitListeners = {
  readonly onCommit: OnCommit;
  notify(by: Writer): void;
};

/** Those who want to know that something was written: the task runner, event streams. */
export function commitListeners(): CommitListeners {
  const listeners = new Set<(by: Writer) => void>();
  return {
    onCommit: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (by) => {
      for (const listener of listeners) listener(by);
    },
  };
}
