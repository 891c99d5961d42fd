import { bridge } from '../bridge.ts';
import { ApiError } from './errors.ts';

type Session = { readonly access_token: string; readonly expires_at: number };

let session: Session | null = null;
let opening: Promise<string> | null = null;

/** Takes the one-time code out of the address, so that it is neither kept nor bookmarked. */
function takeCode(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code !== null) history.replaceState(null, '', location.pathname);
  return code;
}

async function exchange(code: string | null): Promise<Session> {
  let response: Response;
  try {
    response = await fetch('/ui/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(code === null ? {} : { code }),
    });
  } catch {
    throw new ApiError(0, 'UNREACHABLE', 'The service does not answer.');
  }
  const body = (await response.json().catch(() => null)) as {
    access_token?: string;
    expires_in?: string | number;
    error?: { type: string; message: string };
  } | null;
  if (!response.ok || typeof body?.access_token !== 'string') {
    throw new ApiError(
      response.status,
      body?.error?.type ?? 'NO_SESSION',
      body?.error?.message ?? 'There is no session.',
    );
  }
  return { access_token: body.access_token, expires_at: Date.now() + Number(body.expires_in ?? 600) * 1000 };
}

async function open(): Promise<string> {
  const code = takeCode();
  try {
    session = await exchange(code);
  } catch (error) {
    // A link opened twice: its code is spent, but the cookie of the first time still stands.
    const again = code === null ? await bridge()?.getSessionCode() : null;
    if (again === undefined || (error instanceof ApiError && error.status === 0)) throw error;
    session = await exchange(again);
  }
  return session.access_token;
}

/** A token good for at least another 30 seconds. Throws ApiError when there is no session to be had. */
export function accessToken(): Promise<string> {
  if (session !== null && session.expires_at - Date.now() > 30_000) {
    return Promise.resolve(session.access_token);
  }
  opening ??= open().finally(() => {
    opening = null;
  });
  return opening;
}

/** Forgets the token, so that the next request asks for another. */
export function dropToken(): void {
  session = null;
}
