/** What this browser keeps of the page. With storage switched off nothing is kept, and all else works. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(`longlist.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it (null). */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`longlist.${key}`);
    else localStorage.setItem(`longlist.${key}`, value);
  } catch {
    // as above
  }
}
