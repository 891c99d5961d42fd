export type Args = Readonly<Record<string, string | number>>;

/**
 * A criterion as a question, by the code of how it was understood; null where there is no question for it.
 * @param written the criterion as it was written: within a sentence a list's “Banking” is the “banking” of whoever asks
 */
export type Asks = (code: string, args: Args, written?: string) => string | null;

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

/**
 * How a criterion was understood, as one asks a person; null where no question says all of it. Only what is understood
 * as one thing is put into a question.
 */
export function askedBy(
  understood_as: readonly { readonly code: string; readonly args: Args }[],
  ask: Asks,
  written?: string,
): string | null {
  const [first, ...others] = understood_as;
  const says = SAYS[first?.code ?? ''];
  const is_whole =
    first !== undefined &&
    others.length === 0 &&
    says !== undefined &&
    Object.entries(first.args).every(([key, value]) => says.includes(key) || value === '' || value === 0);
  return is_whole ? ask(first.code, first.args, written) : null;
}
