import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import type { CustomField, FieldValue } from '../../api/custom_fields.ts';
import { texts } from '../../texts.ts';
import { typedValue } from './field_value.ts';

/** What a value of an own field is typed or chosen in: done with Enter or on leaving, given up with Escape. */
export function ValueInput(props: {
  field: CustomField;
  value: FieldValue | null;
  onDone: (value: FieldValue | null) => void;
  onCancel: () => void;
}) {
  const { field, value, onDone } = props;
  const [typed, type] = useState(value === null ? '' : String(value));
  const read = typedValue(field, typed);
  const done = (): void => {
    if (read === undefined) return;
    if (read === value) props.onCancel();
    else onDone(read);
  };
  if (field.kind === 'choice') {
    return (
      <NativeSelect
        size="xs"
        autoFocus
        aria-label={field.name}
        value={typed}
        onBlur={props.onCancel}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          props.onCancel();
        }}
        onChange={(event) => onDone(event.currentTarget.value === '' ? null : event.currentTarget.value)}
        data={[
          { value: '', label: texts.ownFields.none },
          ...field.choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    );
  }
  const shared = {
    size: 'xs',
    autoFocus: true,
    'aria-label': field.name,
    value: typed,
    onBlur: done,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        props.onCancel();
      } else if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        done();
      }
    },
  } as const;
  if (field.kind === 'text') {
    return (
      <Textarea
        {...shared}
        dir="auto"
        autosize
        maxRows={6}
        maxLength={2000}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      type={field.kind}
      {...(field.kind === 'number' && { step: 'any' })}
      error={read === undefined && texts.ownFields.noNumber}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
