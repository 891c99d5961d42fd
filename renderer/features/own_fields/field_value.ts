import type { CustomField, FieldValue } from '../../api/custom_fields.ts';
import { formatDay, formatNumber } from '../../lib/format.ts';

/** A value of an own field as it is read. */
export function valueInWords(field: CustomField, value: FieldValue): string {
  if (field.kind === 'choice') return field.choices.find(({ id }) => id === value)?.name ?? '';
  if (field.kind === 'date' && typeof value === 'string') return formatDay(value);
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** What was typed as a value; null where nothing was, undefined where it is none. */
export function typedValue(field: CustomField, typed: string): FieldValue | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (field.kind !== 'number') return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
