import { useQueryClient } from '@tanstack/react-query';
import { candidateValuesQuery, useCustomFields } from '../../api/custom_fields.ts';
import { texts } from '../../texts.ts';

type Cell = string | number | null;
type Column = { readonly key: string; readonly title: string; readonly type: 'text' | 'number' | 'date' };

/** The own fields of candidates that somebody filled in, as columns of a table, and what a row has in them. */
export function useOwnColumns(): {
  readonly columns: readonly Column[];
  readonly cellsOf: (candidate_id: string) => Promise<Readonly<Record<string, Cell>>>;
} {
  const client = useQueryClient();
  const fields = (useCustomFields('candidate').data ?? []).filter(({ value_count }) => value_count > 0);
  return {
    columns: fields.map(({ id, name, kind }) => ({
      key: id,
      title: texts.ownFields.column(name),
      type: kind === 'number' || kind === 'date' ? kind : 'text',
    })),
    async cellsOf(candidate_id) {
      if (fields.length === 0) return {};
      const values = await client.fetchQuery(candidateValuesQuery(candidate_id));
      return Object.fromEntries(
        fields.map(({ id, choices }): [string, Cell] => {
          const value = values?.[id] ?? null;
          return [id, choices.find((choice) => choice.id === value)?.name ?? value];
        }),
      );
    },
  };
}
