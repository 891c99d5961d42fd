import { useCustomFields, type CustomField } from '../../api/custom_fields.ts';
import { partsOf } from '../../addresses/own_conditions.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { texts } from '../../texts.ts';

/** The condition in words: “Day rate from 500”. */
export function conditionInWords(condition: string, fields: readonly CustomField[]): string {
  const { field_id, asks, than } = partsOf(condition);
  const field = fields.find(({ id }) => id === field_id);
  if (field === undefined) return texts.ownFields.gone;
  const said =
    asks === 'is'
      ? (field.choices.find(({ id }) => id === than)?.name ?? texts.ownFields.gone)
      : field.kind === 'number' && than !== ''
        ? formatNumber(Number(than))
        : field.kind === 'date' && than !== ''
          ? formatDay(than)
          : than;
  return texts.ownFields.asked[asks](field.name, said);
}

/** The same where the fields are looked up: of candidates. */
export function useOwnCondition(): (condition: string) => string {
  const fields = useCustomFields('candidate').data ?? [];
  return (condition) => conditionInWords(condition, fields);
}
