import type { Said } from '../predicate.ts';

/** A catalogue: every code of the engine with what it says. */
export type Sentences = Readonly<Record<string, (args: Said['args']) => string>>;

/** Parts with one space between them, empty ones left out. */
export const parts = (...all: readonly (string | number | undefined)[]): string =>
  all.filter((part) => part !== undefined && part !== '').join(' ');

const BOUNDS = {
  en: { '>=': 'At least', '>': 'More than', '<=': 'At most', '<': 'Less than', '=': 'Exactly' },
  de: { '>=': 'Mindestens', '>': 'Mehr als', '<=': 'Höchstens', '<': 'Weniger als', '=': 'Genau' },
} as const;

/** "At least". */
export function bound(comparison: string | number | undefined, language: keyof typeof BOUNDS): string {
  return (BOUNDS[language] as Readonly<Record<string, string>>)[String(comparison)] ?? '';
}
