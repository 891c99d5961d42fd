import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore, useStore, type Store } from './external_store.ts';

/** What is typed in a field, passed on when a person pauses. */
export type Typing<T> = {
  readonly draft: Store<T>;
  /** Says where what is typed goes. */
  onPass(pass: (value: T) => void): void;
  type(value: T): void;
  /** Passes on at once what still waits for a pause. */
  flush(): void;
  /** A value came from where it was passed to, or from elsewhere: only the latter is over what is typed. */
  arrive(value: T): void;
};

/** Blanks at the ends are no difference: what comes back may have been trimmed. */
function isSame(one: unknown, other: unknown): boolean {
  return trimmed(one) === trimmed(other);
}

function trimmed(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));
}

/** The state of a field whose value goes somewhere after a pause, and comes back from there late. */
export function createTyping<T>(initial: T, pause_ms: number): Typing<T> {
  const draft = createStore(initial);
  let pass: ((value: T) => void) | null = null;
  let known = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Passed on and not seen again yet: what comes back is older than what has been typed since. */
  let awaited: T[] = [];
  const typing: Typing<T> = {
    draft,
    onPass(to) {
      pass = to;
    },
    type(value) {
      draft.set(value);
      clearTimeout(timer);
      timer = setTimeout(() => typing.flush(), pause_ms);
    },
    flush() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const value = draft.get();
      if (awaited.length === 0 && isSame(value, known)) return;
      awaited.push(value);
      pass?.(value);
    },
    arrive(value) {
      if (isSame(value, known)) return;
      known = value;
      const at = awaited.findIndex((one) => isSame(one, value));
      awaited = at === -1 ? [] : awaited.slice(at + 1);
      if (at !== -1) return;
      clearTimeout(timer);
      timer = undefined;
      draft.set(value);
    },
  };
  return typing;
}

/**
 * What is typed over `value`, passed on after a pause, when the field is left (`flush` on blur) and when it goes
 * away.
 */
export function useTyping<T>(value: T, pass: (value: T) => void, pause_ms = 200) {
  const [typing] = useState(() => createTyping(value, pause_ms));
  useLayoutEffect(() => typing.onPass(pass));
  useLayoutEffect(() => typing.arrive(value), [typing, value]);
  useEffect(() => {
    const leave = (): void => typing.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [typing]);
  return { draft: useStore(typing.draft), type: typing.type, flush: typing.flush };
}
