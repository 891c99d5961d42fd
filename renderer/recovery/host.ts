/** What the host says of a database it cannot use (electron/service/http/recovery.ts). */
export type Recovery = {
  readonly trouble: 'DAMAGED' | 'MISSING' | 'FOREIGN';
  readonly message: string;
  readonly data_dir: string;
  readonly copies: readonly {
    readonly name: string;
    readonly created_at: string;
    readonly bytes: number;
    readonly reason: 'DAILY' | 'ASKED' | 'BEFORE_RESTORE' | 'BEFORE_UPDATE' | 'IMPORTED';
    readonly erased_since: number;
  }[];
  readonly newest: string | null;
  readonly failed: string | null;
};

/** Takes the one-time code out of the address, so that it is neither kept nor bookmarked. */
export function takeCode(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code !== null) history.replaceState(null, '', location.pathname);
  return code;
}

/** In this window, and read by no other origin: a cookie would go to every port of this computer. */
const SESSION_KEY = 'recovery_session';

/** What there is to restore; null for whoever has neither a code that counts nor the session of one. */
export async function openRecovery(code: string | null): Promise<Recovery | null> {
  const response = await post('/recovery/session', code === null ? {} : { code });
  if (response.status === 401) return null;
  const { result } = (await response.json()) as { result: Recovery & { session: string } };
  sessionStorage.setItem(SESSION_KEY, result.session);
  return result;
}

/** Chooses a backup; gives the code that opens the interface once the service has started. */
export async function restore(name: string): Promise<string> {
  const response = await post('/recovery/restore', { name });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { result: { code: string } }).result.code;
}

const LOOK_MS = 500;

/**
 * Waits until the service has started (null), or until the host asks again because the backup could not be restored.
 * Nobody answers in between: the host puts the backup in place, which takes its time with a large one.
 */
export async function outcome(code: string): Promise<Recovery | null> {
  for (;;) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
    try {
      const { status } = (await (await fetch('/health')).json()) as { status: string };
      if (status === 'ok') return null;
      const again = await openRecovery(code);
      if (again !== null) return again;
    } catch {
      // between the one and the other
    }
  }
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session: sessionStorage.getItem(SESSION_KEY), ...body }),
  });
}
