import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomField } from '#service/api/settings/custom_fields/schema.ts';
import type { CustomFieldValue, FieldValue } from '#service/api/settings/custom_field_values/schema.ts';
import type { ChangeCustomFieldBody, CreateCustomFieldBody } from '../../resources/client/longlist.ts';
import { createBatcher } from '../lib/batch.ts';
import { longlist } from './client.ts';
import { readVersioned } from './versioned.ts';

export type { CustomField, FieldValue };
export type AppliesTo = CustomField['applies_to'];
export type OwnValues = Readonly<Record<string, FieldValue>>;

export const customFieldKeys = { all: ['custom_fields'] as const, values: ['custom_field_values'] as const };

/** The own fields of jobs or of candidates, by their position. */
export function useCustomFields(applies_to: AppliesTo) {
  return useQuery({
    queryKey: [...customFieldKeys.all, applies_to],
    queryFn: ({ signal }) => longlist.listCustomFields({ applies_to }, { signal }).all(),
  });
}

export function createCustomField(body: CreateCustomFieldBody): Promise<{ id: string }> {
  return longlist.createCustomField(body);
}

export async function changeCustomField(id: string, body: ChangeCustomFieldBody): Promise<void> {
  await longlist.changeCustomField(id, body);
}

export async function deleteCustomField(id: string): Promise<void> {
  await longlist.deleteCustomField(id, { keepalive: true });
}

const valuesKey = (applies_to: AppliesTo, id: string) => [...customFieldKeys.values, applies_to, id] as const;

/** What the own fields of a job or candidate hold, with their version. */
export function useCustomValues(applies_to: AppliesTo, id: string) {
  return useQuery({
    queryKey: valuesKey(applies_to, id),
    queryFn: () =>
      readVersioned((options) =>
        applies_to === 'job'
          ? longlist.getJobCustomFields(id, options)
          : longlist.getCandidateCustomFields(id, options),
      ),
  });
}

/** Sets one own field; null clears it. */
export function useSetCustomValue(applies_to: AppliesTo, id: string) {
  const client = useQueryClient();
  return async (field_id: string, value: FieldValue | null): Promise<void> => {
    const body = { values: { [field_id]: value } };
    try {
      await (applies_to === 'job'
        ? longlist.changeJobCustomFields(id, body)
        : longlist.changeCandidateCustomFields(id, body));
    } finally {
      await Promise.all(
        Object.values(customFieldKeys).map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    }
  };
}

/** Says the own fields of a job that was just made. */
export async function sayOwnFields(job_id: string, values: OwnValues): Promise<void> {
  if (Object.keys(values).length > 0) await longlist.changeJobCustomFields(job_id, { values });
}

/** Candidates whose own fields hold what is asked; undefined while unknown, or where nothing is. */
export function usePeopleByFields(own: readonly string[] | undefined) {
  return useQuery({
    queryKey: ['pool', 'own_fields', own],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> =>
      new Set((await longlist.findCandidateIds({ custom_fields: (own ?? []).join(',') }, { signal })).ids),
    placeholderData: keepPreviousData,
    enabled: own !== undefined,
  });
}

const fetchValues = createBatcher<OwnValues>(100, async (ids) => {
  const rows = await longlist.listCustomFieldValues({ applies_to: 'candidate', ids: ids.join(',') });
  const by_candidate = Map.groupBy(rows, ({ candidate_id }: CustomFieldValue) => candidate_id ?? '');
  return new Map(
    [...by_candidate].map(([id, values]) => [
      id,
      Object.fromEntries(values.map(({ field_id, value }) => [field_id, value])),
    ]),
  );
});

/** The own fields of one of many candidates, asked for together with the others of its turn. */
export function candidateValuesQuery(id: string) {
  return { queryKey: [...customFieldKeys.values, 'row', id], queryFn: () => fetchValues(id) };
}
