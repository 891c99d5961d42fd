import { bridge } from '../lib/bridge.ts';
import { ApiError } from '../lib/errors.ts';
import { createStore } from '../lib/external_store.ts';
import { readLocal, writeLocal } from '../lib/local_storage.ts';
import { may, mayBy } from '../lib/may.ts';
import {
  withSecretLock,
  beginSigningIn,
  endSigningIn,
  keepSecret,
  onSecretChange,
  readSecret,
  secretOf,
  signingIn,
  type SigningIn,
} from './session_secret.ts';

type Session = { readonly access_token: string; readonly expires_at: number; readonly id: string };

/** Why nobody is signed in here: never was, signed out, ended from elsewhere or by itself, or a link that was used. */
export type SignedOut = 'none' | 'signed_out' | 'ended' | 'used_link';

/** Null while somebody is signed in, or is about to be. */
export const signedOut = createStore<SignedOut | null>(null);

/** The session that this page has the token of; null before there is one. */
export const sessionId = createStore<string | null>(null);

/** Whether a link brought somebody to this page: in an office, they may have no password yet. */
export const cameByLink = createStore(false);

let session: Session | null = null;
let opening: Promise<string> | null = null;
/** Whether this page was signed in, before it dropped its token to ask for another, say. */
let was_in = false;

const codeOfAddress = (): string | null => new URLSearchParams(location.hash.slice(1)).get('code');

/** Takes the one-time code out of the address, so that it is neither kept nor bookmarked. */
function takeCode(): void {
  const found = codeOfAddress();
  if (found === null) return;
  beginSigningIn(found);
  history.replaceState(null, '', location.pathname);
}

type Answer = {
  readonly access_token?: string;
  readonly expires_in?: string | number;
  readonly session_id?: string;
  readonly session?: string | null;
  readonly scope?: readonly string[];
  readonly mark?: string | null;
  readonly error?: { readonly type: string; readonly message: string };
};

type Asked = Partial<SigningIn> & {
  readonly session?: string | null;
  readonly email?: string;
  readonly password?: string;
  readonly mark?: string | null;
};

/** Asks for a token, and keeps the secret that came with it. */
async function exchange(asked: Asked): Promise<string> {
  let response: Response;
  try {
    response = await fetch('/ui/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
  } catch {
    throw new ApiError(0, 'UNREACHABLE', 'The service does not answer.');
  }
  const body = (await response.json().catch(() => null)) as Answer | null;
  if (!response.ok || typeof body?.access_token !== 'string') {
    throw new ApiError(
      response.status,
      body?.error?.type ?? 'NO_SESSION',
      body?.error?.message ?? 'There is no session.',
    );
  }
  const { access_token, expires_in = 600, session_id = '', session: secret, scope, mark } = body;
  if (typeof secret === 'string') keepSecret(secretOf(secret, session_id));
  if (asked.email !== undefined && typeof mark === 'string') writeLocal(markOf(asked.email), mark);
  if (scope !== undefined) may.set(mayBy(scope));
  was_in = true;
  sessionId.set(session_id);
  session = { access_token, expires_at: Date.now() + Number(expires_in) * 1000, id: session_id };
  return access_token;
}

/** The answer to this; null where the service refuses it. */
async function unlessRefused(asked: Promise<string>): Promise<string | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function open(): Promise<string> {
  takeCode();
  // another tab may have given the secret up while this one waited for its turn
  let why: SignedOut = was_in ? 'signed_out' : 'none';
  const secret = readSecret();
  const begun = signingIn();
  if (begun !== null) {
    const token = await unlessRefused(exchange({ ...begun, session: secret }));
    endSigningIn();
    if (token !== null) {
      cameByLink.set(true);
      return token;
    }
    // a link opened twice: its code is spent, but the session of the first time still stands
    why = 'used_link';
  }
  if (secret !== null) {
    const token = await unlessRefused(exchange({ session: secret }));
    if (token !== null) return token;
    keepSecret(null);
    if (why !== 'used_link') why = 'ended';
  }
  const again = await bridge()?.getSessionCode();
  if (again !== undefined) {
    // refused in an office, where everybody has a password
    const token = await unlessRefused(exchange({ code: again }));
    if (token !== null) return token;
  }
  leave(why);
  throw notSignedIn();
}

function notSignedIn(): ApiError {
  return new ApiError(401, 'NO_SESSION', 'This window is not signed in.');
}

function leave(why: SignedOut): void {
  session = null;
  cameByLink.set(false);
  was_in = false;
  if (signedOut.get() === null) signedOut.set(why);
}

/** A token good for at least another 30 seconds. Throws ApiError when there is no session to be had. */
export function accessToken(): Promise<string> {
  if (signedOut.get() !== null) return Promise.reject(notSignedIn());
  if (session !== null && session.expires_at - Date.now() > 30_000) {
    return Promise.resolve(session.access_token);
  }
  opening ??= withSecretLock(open).finally(() => {
    opening = null;
  });
  return opening;
}

/** Forgets the token, so that the next request asks for another. */
export function dropToken(): void {
  session = null;
}

/**
 * Ends this browser's session, in every tab. Throws ApiError when the service could not be asked to: then it goes
 * on.
 */
export async function signOut(): Promise<void> {
  const token = await accessToken();
  if (session === null) return;
  const response = await fetch(`/ui/sessions/${session.id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new ApiError(0, 'UNREACHABLE', 'The service does not answer.');
  });
  // it may have been ended from elsewhere a moment ago
  if (!response.ok && response.status !== 401 && response.status !== 404) {
    throw new ApiError(response.status, 'INTERNAL', 'The session could not be ended.');
  }
  keepSecret(null);
  leave('signed_out');
}

/** Where the mark is kept that says: this person signed in here before, so that the guesses of others count elsewhere. */
const markOf = (email: string): string => `mark.${email.trim().toLowerCase()}`;

/** Signs somebody in by their password, in every tab. Throws ApiError: WRONG_PASSWORD, RATE_LIMITED, UNREACHABLE. */
export async function signIn(email: string, password: string): Promise<void> {
  await withSecretLock(() =>
    exchange({ email, password, mark: readLocal(markOf(email)), session: readSecret() }),
  );
  signedOut.set(null);
}

/** Goes on with the code of a link, in the place of the session that this page had. Throws ApiError. */
export async function signInByCode(code: string): Promise<void> {
  beginSigningIn(code);
  session = null;
  try {
    await accessToken();
  } catch {
    // something else may have asked with the secret of before a moment ago, and found that it had ended
    signInAgain();
    await accessToken();
  }
}

/** Tries again to get in, for what may have changed. */
export function signInAgain(): void {
  session = null;
  signedOut.set(null);
}

/** Follows what other tabs do with the session, and links that are opened in this one; once, as the page starts. */
export function followSession(): void {
  // at once: whatever changes what follows the # in the address would lose it
  takeCode();
  onSecretChange((secret) => {
    if (secret === null) {
      if (was_in) leave('signed_out');
    } else if (signedOut.get() === null) dropToken();
    else signInAgain();
  });
  // a link opened in the tab that is open already changes no more than what follows the #
  window.addEventListener('hashchange', () => {
    if (codeOfAddress() !== null) location.reload();
  });
}
