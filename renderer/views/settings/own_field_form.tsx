import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  changeCustomField,
  createCustomField,
  type AppliesTo,
  type CustomField,
} from '../../api/custom_fields.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';

const KINDS = ['text', 'number', 'date', 'choice'] as const;

type Choices = CustomField['choices'];

/**
 * The choices that lines name. A line that says what a choice is called is that choice; of the other lines each takes
 * over a choice that no line names any more, in their order: its name was changed. What is then left over goes.
 */
function choicesOf(
  lines: readonly string[],
  known: Choices,
): readonly { readonly id?: string; readonly name: string }[] {
  const named = new Set(lines);
  // only where as many are new as are missing is it certain that names were changed
  const missing = known.filter(({ name }) => !named.has(name));
  const added = lines.filter((line) => !known.some(({ name }) => name === line));
  const renamed = added.length === missing.length ? missing : [];
  return lines.map((name) => {
    const same = known.find((choice) => choice.name === name) ?? renamed[added.indexOf(name)];
    return same === undefined ? { name } : { id: same.id, name };
  });
}

/** A new own field, or one there is; its kind is chosen once. */
export function OwnFieldForm(props: {
  applies_to: AppliesTo;
  field: CustomField | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { applies_to, field } = props;
  const known = field?.choices ?? [];
  const [name, setName] = useState(field?.name ?? '');
  const [kind, setKind] = useState<CustomField['kind']>(field?.kind ?? 'text');
  const [written, write] = useState(known.map((choice) => choice.name).join('\n'));
  const [saving, setSaving] = useState(false);
  const lines = [...new Set(written.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
  const choices = choicesOf(lines, known);
  const losing = known
    .filter(({ id }) => !choices.some((choice) => choice.id === id))
    .reduce((sum, { value_count }) => sum + value_count, 0);
  const is_choice = kind === 'choice';
  const is_ready = name.trim() !== '' && (!is_choice || lines.length > 0);

  const save = async (): Promise<void> => {
    setSaving(true);
    const said = { name: name.trim(), ...(is_choice && { choices: [...choices] }) };
    const failed = field === null ? texts.ownFields.addFailed : texts.ownFields.changeFailed(field.name);
    await attempt(failed, async () => {
      if (field === null) {
        await createCustomField({ applies_to, kind, ...said });
        notify(texts.ownFields.added(said.name));
      } else await changeCustomField(field.id, said);
      props.onSaved();
    });
    setSaving(false);
  };
  return (
    <form
      className="grid gap-9 mt-10"
      onSubmit={(event) => {
        event.preventDefault();
        if (is_ready) void save();
      }}
    >
      <TextInput
        autoFocus
        dir="auto"
        maxLength={200}
        label={texts.ownFields.name}
        placeholder={texts.ownFields.namePlaceholder}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {field === null && (
        <div>
          <div className="mb-4 font-13 weight-500" id="own-field-kind">
            {texts.ownFields.kind}
          </div>
          <Segments
            small
            aria-labelledby="own-field-kind"
            value={kind}
            onChange={setKind}
            data={KINDS.map((value) => ({ value, label: texts.ownFields.kinds[value] }))}
          />
        </div>
      )}
      {is_choice && (
        <Textarea
          autosize
          minRows={3}
          maxRows={12}
          dir="auto"
          label={texts.ownFields.choices}
          value={written}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
      {losing > 0 && (
        <p role="alert" className="text-bad weight-500">
          {texts.ownFields.losing(losing)}
        </p>
      )}
      <div className="flex gap-8">
        <Button type="submit" loading={saving} disabled={!is_ready}>
          {field === null ? texts.ownFields.add : texts.ownFields.save}
        </Button>
        <Button variant="default" onClick={props.onClose}>
          {texts.actions.cancel}
        </Button>
      </div>
    </form>
  );
}
