/**
 * The secret of this browser's session. It lies where pages of this origin alone can read it, its port included. A
 * cookie would go to whatever listens on another port of this computer. Over HTTPS there is one nevertheless, which
 * no page can read: then what is kept here says only that, and of which session.
 */
const KEY = 'longlist.session';

/** Where a browser keeps nothing for us: for as long as the page lives. */
let unkept: string | null = null;

/** The secret, or null where this browser is not signed in. */
export function readSecret(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Keeps the secret, or forgets it (null). */
export function keepSecret(secret: string | null): void {
  unkept = null;
  try {
    if (secret === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, secret);
  } catch {
    unkept = secret;
  }
}

/**
 * What is kept of a session: its secret, or the word that it is in a cookie. That word is the same for every session,
 * and other tabs hear only of what changes.
 */
export function secretOf(said: string, session_id: string): string {
  return said === 'cookie' ? `cookie ${session_id}` : said;
}

/** Whether this browser keeps anything for us; a private window or blocked site data may not. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${KEY}.try`, '');
    localStorage.removeItem(`${KEY}.try`);
    return true;
  } catch {
    return false;
  }
}

/** What a link's code is exchanged for: a session with a secret that this page made. */
export type SigningIn = { readonly code: string; readonly secret: string };
const SIGNING_IN = `${KEY}.signing-in`;

/** 32 random bytes as base64url, as the service makes secrets itself. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

let unkept_signing_in: SigningIn | null = null;

/**
 * Begins to sign in with a link's code. Both are kept in this tab until the service answered: a page that is loaded
 * anew in between asks for the same again, though the code is spent by then.
 */
export function beginSigningIn(code: string): void {
  unkept_signing_in = { code, secret: newSecret() };
  try {
    sessionStorage.setItem(SIGNING_IN, JSON.stringify(unkept_signing_in));
  } catch {
    // known for as long as the page lives
  }
}

/** What was begun and not answered yet; null where nothing was. */
export function signingIn(): SigningIn | null {
  try {
    const kept = sessionStorage.getItem(SIGNING_IN);
    return kept === null ? unkept_signing_in : (JSON.parse(kept) as SigningIn);
  } catch {
    return unkept_signing_in;
  }
}

/** The service answered, whatever it said. */
export function endSigningIn(): void {
  unkept_signing_in = null;
  try {
    sessionStorage.removeItem(SIGNING_IN);
  } catch {
    // nothing was kept
  }
}

/** Calls back when another tab signed in (the secret) or out (null). */
export function onSecretChange(listener: (secret: string | null) => void): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === localStorage && (key === KEY || key === null)) listener(readSecret());
  });
}

/**
 * Does what reads the secret, asks with it and keeps another one, while no other tab does: one that asked with the
 * secret of a moment ago would believe that it was signed out.
 */
export function withSecretLock<T>(work: () => Promise<T>): Promise<T> {
  // absent where the page is no secure context, which this computer's own addresses are
  return 'locks' in navigator ? navigator.locks.request(KEY, work) : work();
}
