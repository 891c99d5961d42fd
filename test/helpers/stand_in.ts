import { vi } from 'vitest';

/**
 * Lets methods of an object answer as a test wants, until vi.restoreAllMocks(). Not vi.mock: unit tests share their
 * modules, and the first file's stand-in would be everybody's.
 */
export function standInFor<Methods extends object>(
  of: Methods,
  answers: { readonly [Name in keyof Methods]?: unknown },
): void {
  for (const [name, answer] of Object.entries(answers)) {
    vi.spyOn(of as Record<string, () => unknown>, name).mockImplementation(answer as () => unknown);
  }
}
