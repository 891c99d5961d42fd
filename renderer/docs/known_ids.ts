import { createStore } from '../lib/external_store.ts';
import type { ApiDocument, Operation } from './document.ts';

/**
 * Examples name records that do not exist here. Once a real record of the same kind was seen, its id stands in
 * for the one of the examples, so that the next call works as it is prefilled.
 */
const knownIds = createStore<ReadonlyMap<string, string>>(new Map());

/** Collections whose newest record is looked up after signing in. */
const COLLECTIONS = [
  'listNominationStages',
  'listJobs',
  'listCandidates',
  'listAttachments',
  'listNominations',
  'listTags',
];

type Answer = {
  readonly result?: Readonly<Record<string, unknown>> | null;
  readonly results?: readonly Readonly<Record<string, unknown>>[];
};

/** Notes the ids of an answer, by the ids the example of the same operation has in their place. */
export function learnIds(operation: Operation, answer: unknown): void {
  const example = Object.values(operation.responses)
    .map((response) => response.content?.['application/json']?.example)
    .find((found) => found !== undefined);
  const [shown, real] = [example, answer].map((body) => {
    const { result, results } = (body ?? {}) as Answer;
    return result ?? results?.[0] ?? {};
  });
  const learned = Object.entries(shown ?? {}).flatMap(([field, id]) => {
    const found = real?.[field];
    return /(?:^|_)id$/.test(field) && typeof id === 'string' && typeof found === 'string'
      ? [[id, found] as const]
      : [];
  });
  if (learned.length > 0) knownIds.update((all) => new Map([...all, ...learned]));
}

/** A text with the ids of examples replaced by those of records that exist. */
export function withKnownIds(text: string): string {
  let replaced = text;
  for (const [example, real] of knownIds.get()) replaced = replaced.replaceAll(example, real);
  return replaced;
}

/** Looks at one record of each kind, so that examples can name them. */
export async function learnFirstIds(document: ApiDocument, authorization: string): Promise<void> {
  const lists = COLLECTIONS.flatMap((id) => document.operations.get(id) ?? []);
  await Promise.all(
    lists.map(async (operation) => {
      const headers = { Authorization: authorization };
      const response = await fetch(`${operation.path}?limit=1`, { headers });
      if (response.ok) learnIds(operation, await response.json());
    }),
  );
}
