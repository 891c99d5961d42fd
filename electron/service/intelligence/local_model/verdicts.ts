import { z } from 'zod';
import { objectsIn } from './extract.ts';

/** What a model says of one criterion; nothing of it is believed before its quotes were found. */
export type ModelVerdict = {
  readonly verdict: 'met' | 'not_met' | 'insufficient_evidence';
  readonly quotes: readonly string[];
};

/** Quotes of one criterion that are looked at. */
const MAX_QUOTES = 4;

const Verdict = z.enum(['met', 'not_met', 'insufficient_evidence']);
/** Types that servers without a grammar get wrong are forgiven where there is one way to read them. */
const Result = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  quotes: z
    .union([
      z.array(z.string()),
      z.string().transform((quote) => (quote.trim() === '' ? [] : [quote])),
      z.null(),
    ])
    .optional(),
  verdict: z
    .string()
    .transform((text) =>
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
    .pipe(Verdict),
});
const Answer = z.object({ results: z.array(z.unknown()) });

/**
 * The JSON Schema that models are given: reasons and quotes stand before the verdict, so that it follows from them.
 * @param is_bounded with bounds for the lists, which not every server takes: a model that is held to the schema then cannot
 *   leave out a criterion. Bounds for texts would make its grammar slow.
 */
export function answerSchema(ids: readonly string[], is_bounded = false): Record<string, unknown> {
  const result = {
    type: 'object',
    properties: {
      id: { type: 'string', enum: [...ids] },
      reason: { type: 'string' },
      quotes: {
        type: 'array',
        items: { type: 'string' },
        ...(is_bounded ? { maxItems: MAX_QUOTES } : {}),
      },
      verdict: { type: 'string', enum: Verdict.options },
    },
    required: ['id', 'reason', 'quotes', 'verdict'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      results: {
        type: 'array',
        items: result,
        ...(is_bounded ? { minItems: ids.length, maxItems: ids.length } : {}),
      },
    },
    required: ['results'],
    additionalProperties: false,
  };
}

/** What of an answer can be used, by id, and what is wrong with the rest, in a sentence for the model; null when nothing is. */
export type ReadAnswer = {
  readonly verdicts: ReadonlyMap<string, ModelVerdict>;
  readonly problem: string | null;
};

/** Reads what a model wrote. Ids nobody asked for are left out; of two results for one criterion the first counts. */
export function readAnswer(written: string, ids: readonly string[]): ReadAnswer {
  const verdicts = new Map<string, ModelVerdict>();
  if (written.trim() === '') return { verdicts, problem: 'The answer was empty.' };
  const answer = objectsIn(written)
    .map(resultsOf)
    .find((results) => results !== null);
  if (answer === undefined || answer === null) {
    return { verdicts, problem: 'The answer holds no JSON object with the list "results".' };
  }
  const broken: string[] = [];
  for (const value of answer) {
    const result = Result.safeParse(value);
    if (!result.success) {
      broken.push(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', '));
      continue;
    }
    const { id, quotes, verdict } = result.data;
    if (ids.includes(id) && !verdicts.has(id)) {
      verdicts.set(id, { verdict, quotes: (quotes ?? []).slice(0, MAX_QUOTES) });
    }
  }
  const missing = ids.filter((id) => !verdicts.has(id));
  if (missing.length === 0) return { verdicts, problem: null };
  const why = broken.length === 0 ? '' : ` Wrong in it: ${broken.slice(0, 3).join('; ').slice(0, 300)}.`;
  return { verdicts, problem: `There is no usable result for ${missing.join(', ')}.${why}` };
}

/** One result without the list around it is one result. */
function resultsOf(value: unknown): readonly unknown[] | null {
  const answer = Answer.safeParse(value);
  if (answer.success) return answer.data.results;
  return Result.safeParse(value).success ? [value] : null;
}
