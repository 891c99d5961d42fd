import { texts } from '../../texts.ts';
import { writtenDate } from './dates.ts';
import { datesOf } from './editors.tsx';
import { EMPTY, type ListField, type Value } from './edits.ts';
import { add, type EntryActions } from './entry.ts';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { useProfileEditor } from './profile_editor.ts';
import { AddEntry, Choice, RemovedEntries } from './section.tsx';

const WORDS = texts.read.fields;

/** The end of a list: what was taken away of it, and a field for another entry, which is known by its name. */
export function ListEnd<F extends ListField>(props: {
  field: F;
  label: string;
  /** The part of an entry that is its name. */
  named: keyof Value<F>;
}) {
  const editor = useProfileEditor();
  const { field, label } = props;
  const path = `${field}.new`;
  return (
    <>
      <RemovedEntries field={field} />
      <AddEntry
        path={path}
        label={label}
        placeholder={label}
        onAdd={(name) => add(editor, field, { ...EMPTY[field], [props.named]: name }, name, path)}
      />
    </>
  );
}

type Dated = 'work' | 'education';

/** Parts of an entry that are words, each a field of its own; the first is its name. */
export function TextFields<F extends Dated>(props: {
  field: F;
  index: number;
  parts: readonly (keyof Value<F> & keyof typeof WORDS)[];
  actions: EntryActions<F>;
}) {
  const { actions, field, index, parts } = props;
  return parts.map((part) => {
    const value = actions.value[part] as string | null;
    return (
      <Field
        key={part}
        path={`${field}.${index}.${part}`}
        label={WORDS[part]}
        value={value}
        draft={[value ?? '']}
        strong={part === parts[0]}
        edited={actions.isEdited(part)}
        was={String(actions.wasPart(part) ?? '')}
        onSave={([text = ''], base) =>
          actions.set({ [part]: text === '' ? null : text } as Partial<Value<F>>, WORDS[part], base)
        }
        onUndo={actions.undo(part)}
        onConfirm={actions.confirm}
      />
    );
  });
}

/** From when to when, as somebody writes it; `now` where work goes on. */
export function DatesField<F extends Dated>(props: {
  field: F;
  index: number;
  shown: string;
  actions: EntryActions<F>;
  /** Of an entry that may go on: whether it does. */
  current?: boolean;
}) {
  const { actions, current } = props;
  const { start, end } = actions.value;
  const was = actions.was;
  const parts: (keyof Value<F> & string)[] =
    current === undefined ? ['start', 'end'] : ['start', 'end', 'current' as keyof Value<F> & string];
  return (
    <Field
      path={`${props.field}.${props.index}.dates`}
      label={WORDS.dates}
      value={props.shown === '' ? null : props.shown}
      draft={[writtenDate(start), writtenDate(end), current === true ? 'now' : '']}
      editor="dates"
      edited={actions.isEdited(...parts)}
      was={[writtenDate(was?.start ?? null), writtenDate(was?.end ?? null)].join(' – ')}
      onSave={(draft, base) => {
        const now = current === undefined ? {} : { current: draft[2] === 'now' };
        return actions.set({ ...datesOf(draft), ...now } as Partial<Value<F>>, WORDS.dates, base);
      }}
      onUndo={actions.undo(...parts)}
      onConfirm={actions.confirm}
    />
  );
}

/** A choice that changes an entry at once. */
export function EntryChoice(props: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (chosen: string) => Promise<void>;
}) {
  return <Choice {...props} onChange={(chosen) => notifyOnError(props.label, props.onChange(chosen))} />;
}
