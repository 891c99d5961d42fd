import { texts } from '../../texts.ts';
import { useProfileEditor } from './profile_editor.ts';
import { changeRelocation, changeText, textOf, type TextField } from './edits.ts';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { Choice } from './section.tsx';

/** Headline, summary, right to work: words of the resume that stand for themselves. */
export function StatementField({ field, lines }: { field: TextField; lines?: boolean }) {
  const editor = useProfileEditor();
  const label = texts.read.fields[field];
  const value = textOf(editor.record.profile, field);
  const shown = value === null ? null : flowing(value);
  const read = textOf(editor.record.read, field);
  const set = (next: string | null, done: string, base: string | null): Promise<void> =>
    editor.change(
      done,
      (now) => changeText(now, field, next),
      (now) => changeText(now, field, value),
      base,
    );
  return (
    <Field
      path={field}
      label={label}
      value={shown}
      draft={[shown ?? '']}
      editor={lines === true ? 'lines' : 'text'}
      edited={value !== read}
      was={read}
      onSave={([text = ''], base) => set(text === '' ? null : text, texts.read.changed(label), base)}
      onUndo={() => {
        notifyOnError(label, set(read, texts.read.asRead(label), null));
      }}
    />
  );
}

/** Lines of the page run on; an empty line stays. */
function flowing(text: string): string {
  return text.replaceAll(/(?<!\n)\n(?!\n)/gu, ' ');
}

/** Whether the person would move, in their words. */
export function RelocationField() {
  const editor = useProfileEditor();
  const label = texts.read.fields.relocation;
  const shown = editor.record.profile?.relocation ?? null;
  const read = editor.record.read?.relocation ?? null;
  const plain = (one: typeof shown) => (one === null ? null : { text: one.text, willing: one.willing });
  const value = plain(shown);
  const set = (next: typeof value, base: string | null): Promise<void> =>
    editor.change(
      texts.read.changed(label),
      (now) => changeRelocation(now, next),
      (now) => changeRelocation(now, value),
      base,
    );
  return (
    <Field
      path="relocation"
      label={label}
      value={value?.text ?? null}
      draft={[value?.text ?? '']}
      edited={value?.text !== read?.text || value?.willing !== read?.willing}
      was={read?.text ?? null}
      onSave={([text = ''], base) =>
        set(text === '' ? null : { text, willing: value?.willing ?? true }, base)
      }
      onUndo={() => {
        notifyOnError(label, set(plain(read), null));
      }}
    >
      {value !== null && (
        <Choice
          label={texts.read.fields.willing}
          value={value.willing ? 'yes' : 'no'}
          options={[
            ['yes', texts.read.willing.yes],
            ['no', texts.read.willing.no],
          ]}
          onChange={(willing) => notifyOnError(label, set({ ...value, willing: willing === 'yes' }, null))}
        />
      )}
    </Field>
  );
}
