/**
 * The secret of this browser's session. It lies where pages of this origin alone can read it, its port included. A
 * cookie would go to whatever listens on another port of this computer.
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
export function aloneWithSecret<T>(work: () => Promise<T>): Promise<T> {
  // absent where the page is no secure context, which this computer's own addresses are
  return 'locks' in navigator ? navigator.locks.request(KEY, work) : work();
}
