import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import {
  useCustomFields,
  useCustomValues,
  useSetCustomValue,
  type AppliesTo,
  type CustomField,
  type FieldValue,
  type OwnValues,
} from '../../api/custom_fields.ts';
import { useMay } from '../../lib/may.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { attempt, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { valueInWords } from './field_value.ts';
import { ValueInput } from './value_input.tsx';
import css from './own_fields.module.css';

/** The own fields of a job or candidate: those filled in, and a search for one to fill in. Nothing where there are none. */
export function OwnFields({ applies_to, id }: { applies_to: AppliesTo; id: string }) {
  const values = useCustomValues(applies_to, id);
  const set = useSetCustomValue(applies_to, id);
  const save = (field: CustomField, value: FieldValue | null, before: FieldValue | null): Promise<void> =>
    attempt(texts.ownFields.saveFailed(field.name), async () => {
      await set(field.id, value);
      const said = value === null ? texts.ownFields.cleared : texts.ownFields.saved;
      notify(said(field.name), () => void attempt(texts.decisions.undoFailed, () => set(field.id, before)));
    });
  const held = values.data?.value.values;
  return held === undefined ? null : (
    <Held
      applies_to={applies_to}
      held={held}
      onSave={(field, value) => void save(field, value, held[field.id] ?? null)}
    />
  );
}

/** The own fields of what is not there yet: they are kept with what else is typed of it. */
export function NewOwnFields(props: {
  applies_to: AppliesTo;
  held: OwnValues;
  onChange: (held: OwnValues) => void;
}) {
  const { applies_to, held, onChange } = props;
  return (
    <Held
      applies_to={applies_to}
      held={held}
      onSave={(field, value) => {
        const others = Object.entries(held).filter(([id]) => id !== field.id);
        onChange(Object.fromEntries(value === null ? others : [...others, [field.id, value]]));
      }}
    />
  );
}

function Held(props: {
  applies_to: AppliesTo;
  held: OwnValues;
  onSave: (field: CustomField, value: FieldValue | null) => void;
}) {
  const { held } = props;
  const fields = useCustomFields(props.applies_to);
  const { change } = useMay();
  const [editing, edit] = useState<string | null>(null);
  if (fields.data === undefined || fields.data.length === 0) return null;
  const filled = fields.data.filter((field) => held[field.id] !== undefined);
  const open = fields.data.filter((field) => held[field.id] === undefined);
  const shown = fields.data.filter((field) => held[field.id] !== undefined || field.id === editing);
  if (shown.length === 0 && !change) return null;
  return (
    <section>
      <h2 className="part-heading">
        {texts.ownFields.title}{' '}
        {filled.length > 0 && <small>{texts.ownFields.filledOf(filled.length, fields.data.length)}</small>}
      </h2>
      <dl className="grid gap-2">
        {shown.map((field) => (
          <OneField
            key={field.id}
            field={field}
            value={held[field.id] ?? null}
            editing={editing === field.id}
            onEdit={(on) => edit(on ? field.id : null)}
            onSave={(value) => props.onSave(field, value)}
          />
        ))}
      </dl>
      {change && open.length > 0 && editing === null && <FillIn fields={open} onChoose={edit} />}
    </section>
  );
}

function OneField(props: {
  field: CustomField;
  value: FieldValue | null;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onSave: (value: FieldValue | null) => void;
}) {
  const { field, value, editing, onEdit, onSave } = props;
  const { change } = useMay();
  const words = value === null ? '' : valueInWords(field, value);
  return (
    <div className={`${css.field} grid items-baseline gap-14 min-h-26`}>
      <dt className="break-anywhere text-mute" dir="auto">
        {field.name}
      </dt>
      <dd>
        {editing ? (
          <ValueInput
            field={field}
            value={value}
            onDone={(to) => {
              onEdit(false);
              onSave(to);
            }}
            onCancel={() => onEdit(false)}
          />
        ) : change ? (
          <button
            type="button"
            className="row-button w-auto break-anywhere rounded-4 p-2-6 ml-n6 pre-line hover-bg-select"
            dir="auto"
            aria-label={texts.ownFields.editOne(field.name, words)}
            onClick={() => onEdit(true)}
          >
            <Hidden text={words} />
          </button>
        ) : (
          <span dir="auto">
            <Hidden text={words} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** Finds a field that holds nothing yet, among however many there are. */
function FillIn({ fields, onChoose }: { fields: readonly CustomField[]; onChoose: (id: string) => void }) {
  const [searching, search] = useState(false);
  if (!searching) {
    return (
      <Button variant="subtle" size="compact-sm" className={'m-2-0-0-n8'!} onClick={() => search(true)}>
        {texts.ownFields.fillIn}
      </Button>
    );
  }
  return (
    <Select
      size="xs"
      className={'max-w-320 mt-4'!}
      searchable
      autoFocus
      defaultDropdownOpened
      aria-label={texts.ownFields.fillIn}
      placeholder={texts.ownFields.find}
      nothingFoundMessage={texts.ownFields.noneFound}
      data={fields.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onChange={(id) => {
        search(false);
        if (id !== null) onChoose(id);
      }}
      onDropdownClose={() => search(false)}
    />
  );
}
