import type { Duplicate } from '../../api/duplicates.ts';
import { texts } from '../../texts.ts';

/** "same e-mail, same phone". */
export function reasonsInWords(reasons: Duplicate['reasons']): string {
  const kinds = [...new Set(reasons.map(({ type }) => type))];
  return kinds.map((type) => texts.same.reasons[type]).join(', ');
}
