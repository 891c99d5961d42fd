import type { SentenceCode } from '#service/api/sentence_code.ts';
import { texts } from '../../texts.ts';
import { nameOf } from '../criteria/names.ts';

/** What the question of a code says of its criterion; a criterion that asks more is not put into a question. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  'asks.skill': ['name', 'level', 'wanted'],
  'asks.years': ['name', 'kind', 'comparison', 'months', 'most', 'plain'],
  'asks.degree': ['level', 'higher', 'field', 'state', 'count'],
  'asks.certificate': ['name', 'state'],
  'asks.language': ['name', 'level', 'reading'],
  'asks.lives_in': ['name'],
  'asks.lives_near': ['name'],
  'asks.worked_in': ['name'],
  'asks.title': ['name'],
  'asks.team': ['comparison', 'count', 'formal', 'mentoring'],
  'asks.employer': ['name', 'now'],
  'asks.industry': ['name', 'now'],
  'asks.budget': ['comparison', 'amount'],
  'asks.availability': ['weeks'],
  'asks.permit': ['wants', 'name'],
};

type Asked = {
  readonly criterion: { readonly prompt_text: string; readonly display_name?: string | null };
  readonly told?: { readonly understood_as: readonly SentenceCode[] } | null;
};

/**
 * A criterion as one asks a person: as a question where how it was understood makes one, else its own words. Only what
 * is understood as one thing is put into a question, and only where the question leaves nothing of it out.
 */
export function questionOf({ criterion, told }: Asked): string {
  const [first, ...others] = told?.understood_as ?? [];
  const says = SAYS[first?.code ?? ''];
  const is_whole =
    first !== undefined &&
    others.length === 0 &&
    says !== undefined &&
    Object.entries(first.args).every(([key, value]) => says.includes(key) || value === '' || value === 0);
  const asked = is_whole ? texts.calls.question(first.code, first.args) : null;
  return asked ?? texts.calls.askAbout(nameOf(criterion));
}
