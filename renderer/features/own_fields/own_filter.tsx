import { Checkbox, CloseButton, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { conditionOf, partsOf, type Asked } from '../../addresses/own_conditions.ts';
import { useBlindMode } from '../../api/blind.ts';
import { useCustomFields, type CustomField } from '../../api/custom_fields.ts';
import { Chip } from '../../ui/filters/chip.tsx';
import { TypedField } from '../../ui/filters/typed_field.tsx';
import { texts } from '../../texts.ts';
import { conditionInWords } from './conditions.ts';
import { BETWEEN } from '../../lib/joined.ts';

/** A filter by own fields of candidates. Nothing where there are none. */
export function OwnFilter(props: {
  conditions: readonly string[];
  onChange: (conditions: readonly string[] | undefined) => void;
}) {
  const { conditions } = props;
  const fields = useCustomFields('candidate');
  const [chosen, choose] = useState<string | null>(null);
  if ((fields.data ?? []).length === 0 && conditions.length === 0) return null;
  const all = fields.data ?? [];
  const change = (to: readonly string[]): void => props.onChange(to.length > 0 ? to : undefined);
  const field = all.find(({ id }) => id === chosen);
  const words = (condition: string): string => conditionInWords(condition, all);
  return (
    <Chip
      label={texts.ownFields.title}
      value={conditions.length === 0 ? null : conditions.map(words).join(BETWEEN)}
      onClear={() => change([])}
    >
      <ul className="flex wrap gap-6 mb-8">
        {conditions.map((condition) => (
          <li key={condition} className="inline-flex items-center gap-2 bg-soft font-13 rounded-3 p-0-2-0-8">
            {words(condition)}
            <CloseButton
              size="sm"
              aria-label={texts.ownFields.removeFilter(words(condition))}
              onClick={() => change(conditions.filter((one) => one !== condition))}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-6 w-260">
        <Select
          data-autofocus
          searchable
          aria-label={texts.ownFields.filterBy}
          placeholder={texts.ownFields.filterBy}
          nothingFoundMessage={texts.ownFields.noneFound}
          comboboxProps={{ withinPortal: false }}
          data={all.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={choose}
        />
        {field !== undefined && (
          <Ask
            key={field.id}
            field={field}
            conditions={conditions}
            onChange={(own) =>
              change([...conditions.filter((one) => partsOf(one).field_id !== field.id), ...own])
            }
          />
        )}
      </div>
    </Chip>
  );
}

/** What is asked of one field. */
function Ask(props: {
  field: CustomField;
  conditions: readonly string[];
  onChange: (own: readonly string[]) => void;
}) {
  const { field, onChange } = props;
  const is_blind = useBlindMode().is_on;
  const own = props.conditions.map(partsOf).filter(({ field_id }) => field_id === field.id);
  const than = (asks: Asked): string => own.find((one) => one.asks === asks)?.than ?? '';
  const put = (asks: Asked, to: string): void =>
    onChange([
      ...own.filter((one) => one.asks !== asks).map((one) => conditionOf(field.id, one.asks, one.than)),
      ...(to === '' ? [] : [conditionOf(field.id, asks, to)]),
    ]);
  const is = own.filter(({ asks }) => asks === 'is').map((one) => one.than);
  const filled = own.find(({ asks }) => asks === 'filled' || asks === 'empty')?.asks ?? null;
  return (
    <>
      {field.kind === 'choice' && (
        <Checkbox.Group
          value={is}
          onChange={(ids) => onChange(ids.map((id) => conditionOf(field.id, 'is', id)))}
        >
          <div className="grid gap-9">
            {field.choices.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} size="xs" />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {field.kind === 'text' && !is_blind && (
        <TypedField
          value={than('contains')}
          label={texts.ownFields.contains}
          placeholder={texts.ownFields.contains}
          onChange={(words) => put('contains', words?.trim() ?? '')}
        />
      )}
      {(field.kind === 'number' || field.kind === 'date') && (
        <div className="flex gap-8">
          {(['from', 'to'] as const).map((asks) => (
            <TextInput
              key={asks}
              className="flex-1 min-w-0"
              type={field.kind}
              label={texts.ownFields[asks]}
              value={than(asks)}
              onChange={(event) => put(asks, event.currentTarget.value)}
            />
          ))}
        </div>
      )}
      {(['filled', 'empty'] as const).map((asks) => (
        <Checkbox
          key={asks}
          size="xs"
          label={texts.ownFields.states[asks]}
          checked={filled === asks}
          onChange={(event) => onChange(event.currentTarget.checked ? [conditionOf(field.id, asks)] : [])}
        />
      ))}
    </>
  );
}
