import { z } from 'zod';
import { objectsIn } from './extract.ts';
import { MAX_SLOTS } from './slots.ts';

/** What a model says of one criterion; nothing of it is believed before its quotes were found. */
export type ModelVerdict = {
  readonly verdict: 'met' | 'not_met' | 'insufficient_evidence';
  /** By the place of the slot; empty where there is none. */
  readonly quotes: readonly string[];
};

/** A slot as the model knows it, by its place. */
export const partId = (place: number): string => `p${place + 1}`;

const Verdict = z.enum(['met', 'not_met', 'insufficient_evidence']);
/** "No quote" is written in several ways. */
const Quote = z.union([
  z.string(),
  z.null().transform(() => ''),
  z.array(z.string()).transform(([first = '']) => first),
]);

const byPlace = (quotes: Readonly<Record<string, string>>): string[] =>
  Array.from({ length: MAX_SLOTS }, (_, place) => quotes[partId(place)] ?? '');

/** Types that servers without a grammar get wrong are forgiven where there is one way to read them. */
const Result = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  quotes: z
    .union([
      z.record(z.string(), Quote).transform(byPlace),
      z.array(Quote),
      z.string().transform((quote) => [quote]),
      z.null().transform(() => []),
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

/** A criterion as far as the shape of its answer goes. */
type Shape = { readonly id: string; readonly slots: readonly unknown[] };

/**
 * The JSON Schema that models are given: reasons and quotes stand before the verdict, so that it follows from
 * them, and each part of a criterion has a quote of its own.
 * @param is_bounded with bounds for the list, which not every server takes: a model that is held to the
 * schema then cannot leave out a criterion. Bounds for texts would make its grammar slow.
 */
export function answerSchema(asked: readonly Shape[], is_bounded = false): Record<string, unknown> {
  const counts = [...new Set(asked.map(({ slots }) => slots.length))];
  const items = counts.map((count) =>
    resultSchema(
      asked.filter(({ slots }) => slots.length === count).map(({ id }) => id),
      count,
    ),
  );
  const bounds = { minItems: asked.length, maxItems: asked.length };
  const results = {
    type: 'array',
    items: items.length === 1 ? items[0] : { anyOf: items },
    ...(is_bounded ? bounds : {}),
  };
  return object({ results });
}

function resultSchema(ids: readonly string[], count: number): Record<string, unknown> {
  const parts = Array.from({ length: count }, (_, place) => [partId(place), { type: 'string' }]);
  return object({
    id: { type: 'string', enum: [...ids] },
    reason: { type: 'string' },
    quotes: object(Object.fromEntries(parts) as Record<string, unknown>),
    verdict: { type: 'string', enum: Verdict.options },
  });
}

const object = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** The usable verdicts of an answer by id, and what is wrong with the rest, told to the model; null for nothing. */
type ReadAnswer = {
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
      verdicts.set(id, { verdict, quotes: quotes ?? [] });
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
