/** Reads a value from localStorage; null when it is missing or storage is switched off. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(`longlist.${key}`);
  } catch {
    return null;
  }
}

/** Writes a value to localStorage, or removes it (null). Does nothing when storage is switched off. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`longlist.${key}`);
    else localStorage.setItem(`longlist.${key}`, value);
  } catch {
    // as above
  }
}
