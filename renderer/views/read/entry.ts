import { Told } from '../../lib/errors.ts';
import type { ProfileRecord } from '../../api/profiles.ts';
import { texts } from '../../texts.ts';
import { clearProblem, editing, focusField, problem } from './active.ts';
import type { ProfileEditor } from './profile_editor.ts';
import {
  addEntry,
  changeEntry,
  confirmEntry,
  editOf,
  removeEntry,
  removedOf,
  restoreEntry,
  same,
  valueOf,
  type ListField,
  type Value,
} from './edits.ts';
import { notifyError } from '../../ui/notices.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { errorWords } from '../../ui/state/states.tsx';

/** Where an entry stands now: another change may have moved it since it was drawn. */
function placeOf(record: ProfileRecord, field: ListField, value: object, hint: number): number {
  const list: readonly object[] = record.profile?.[field] ?? [];
  const there = list[hint];
  if (there !== undefined && same(field, there, value)) return hint;
  return list.findIndex((entry) => same(field, entry, value));
}

/** The same, for a change that needs the entry: one that was changed again, or taken away, is not there as it was. */
function standing(record: ProfileRecord, field: ListField, value: object, hint: number): number {
  const place = placeOf(record, field, value, hint);
  if (place < 0) throw new Told(texts.read.changedSince);
  return place;
}

/** What can be done with one entry of a list, each with its way back. */
export function entryActions<F extends ListField>(
  editor: ProfileEditor,
  field: F,
  index: number,
  label: string,
) {
  const { record } = editor;
  const entry = record.profile![field][index]!;
  const value = valueOf(field, entry);
  const edit: { readonly was: object | null } | null = editOf(record, field, entry);
  const was = (edit?.was ?? null) as Value<F> | null;
  const change = (next: Value<F>, done: string, base: string | null = null): Promise<void> =>
    editor.change(
      done,
      (now) => changeEntry(now, field, standing(now, field, value, index), next),
      (now) => changeEntry(now, field, standing(now, field, next, index), value),
      base,
    );
  return {
    value,
    was,
    edit,
    change,
    /** Changes one part and keeps the rest. */
    set: (part: Partial<Value<F>>, name: string, base: string | null) =>
      change({ ...value, ...part }, texts.read.changed(name), base),
    /** True for a part that a person made other than it was read. */
    isEdited: (...parts: readonly string[]): boolean => {
      if (edit === null || was === null) return edit !== null;
      const written = (of: object): string =>
        JSON.stringify(parts.map((part) => (of as Readonly<Record<string, unknown>>)[part] ?? null));
      return written(value) !== written(was);
    },
    wasPart: (part: keyof Value<F>): Value<F>[keyof Value<F>] | null => (was === null ? null : was[part]),
    undo: (...parts: readonly (keyof Value<F>)[]): (() => void) | undefined => {
      if (was === null) return undefined;
      return () => {
        const back = Object.fromEntries(parts.map((part) => [part, was[part]]));
        notifyOnError(label, change({ ...value, ...back } as Value<F>, texts.read.asRead(label)));
      };
    },
    confirm: (): void => {
      notifyOnError(
        label,
        editor.change(
          texts.read.confirmed(label),
          (now) => confirmEntry(now, field, placeOf(now, field, value, index)),
          (now) => ({
            ...now,
            edits: now.edits.filter(
              (one) =>
                !(
                  one.field === field &&
                  same(field, one.was as object | null, value) &&
                  same(field, one.value as object | null, value)
                ),
            ),
          }),
        ),
      );
    },
    remove: (): void => {
      notifyOnError(
        label,
        editor.change(
          texts.read.removed(label),
          (now) => removeEntry(now, field, standing(now, field, value, index)),
          (now) =>
            edit !== null && was === null
              ? addEntry(now, field, value)
              : restoreEntry(now, field, was ?? value, value),
        ),
      );
    },
  };
}

/** What can be done with an entry of this list. */
export type EntryActions<F extends ListField> = ReturnType<typeof entryActions<F>>;

/** Adds an entry. What the service does not take is told under the field at `path`, with what was typed. */
export function add<F extends ListField>(
  editor: ProfileEditor,
  field: F,
  value: Value<F>,
  label: string,
  path: string,
): void {
  const at = editor.record.profile?.[field].length ?? 0;
  clearProblem(path);
  editor
    .change(
      texts.read.added(label),
      (now) => addEntry(now, field, value),
      (now) => removeEntry(now, field, standing(now, field, value, at)),
    )
    .catch((error: unknown) => notifyNotAdded(editor, path, label, error));
}

/** What was to be added and is not, under the field it was typed in. */
export function notifyNotAdded(editor: ProfileEditor, path: string, typed: string, error: unknown): void {
  if (!editor.here.current) {
    notifyError(texts.read.failed(typed), error);
    return;
  }
  const words = errorWords(error);
  problem.set({ path, message: texts.read.notSaved(`${words.title} ${words.text}`), draft: [typed] });
  if (editing.get() === null) focusField(path);
}

/** What was taken away of a list, with a way to bring it back. */
export function removedEntries(
  editor: ProfileEditor,
  field: ListField,
): { name: string; key: string; back: () => void }[] {
  return removedOf(editor.record, field).map((edit) => {
    const was = edit.was as Readonly<Record<string, unknown>>;
    const name = ['title', 'degree', 'name', 'employer', 'school']
      .map((key) => was[key])
      .find((part): part is string => typeof part === 'string' && part !== '');
    return {
      name: name ?? texts.read.unnamed,
      key: JSON.stringify(was),
      back: () => {
        notifyOnError(
          name ?? '',
          editor.change(
            texts.read.broughtBack(name ?? texts.read.unnamed),
            (now) => restoreEntry(now, field, was),
            (now) => removeEntry(now, field, standing(now, field, was, 0)),
          ),
        );
      },
    };
  });
}
