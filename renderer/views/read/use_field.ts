import { may } from '../../lib/may.ts';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { isConflict } from '../../api/versioned.ts';
import { notifyError } from '../../ui/notices.tsx';
import { errorWords } from '../../ui/state/states.tsx';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import {
  clearProblem,
  editing,
  problem,
  useFocusBack,
  useIsActive,
  useIsEditing,
  useProblem,
} from './active.ts';
import type { EditorProps } from './editors.tsx';
import { useProfileEditor } from './profile_editor.ts';

export type FieldProps = {
  readonly path: string;
  readonly label: string;
  /** As it is shown; null for nothing. */
  readonly value: string | null;
  /** What the editor begins with. */
  readonly draft: readonly string[];
  readonly editor?: 'text' | 'lines' | 'dates' | 'months' | ComponentType<EditorProps>;
  readonly placeholder?: string;
  /** A person changed it; `was` is what was read. */
  readonly edited?: boolean;
  readonly was?: string | null;
  /** Throws ApiError. `base` is the version that was on screen when the editor opened. */
  readonly onSave: (draft: readonly string[], base: string | null) => Promise<void>;
  readonly onUndo?: (() => void) | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Of what it is kept in, where that is not the profile. */
  readonly kept_in?: 'contact' | 'availability';
  /** Belongs to the value, such as a level to choose. */
  readonly children?: ReactNode;
  readonly strong?: boolean;
};

/** How a field is opened, saved and left; a problem stays with what was typed. */
export function useField(props: FieldProps) {
  const { path, label } = props;
  const profile_editor = useProfileEditor();
  const is_editing = useIsEditing(path);
  const is_active = useIsActive(path);
  const trouble = useProblem(path);
  const base = useRef<string | null>(null);
  const is_doubtful = profile_editor.doubtful.has(path);
  const focusBack = useFocusBack(path, is_editing);

  const open = (): void => {
    if (!may.get().change) return;
    base.current = profile_editor.etags[props.kept_in ?? 'profile'];
    editing.set(path);
  };
  const close = (with_focus: boolean): void => {
    focusBack(with_focus);
    if (editing.get() === path) editing.set(null);
  };
  const save = (draft: readonly string[]): void => {
    const started = trouble === null ? base.current : null;
    clearProblem(path);
    close(document.activeElement?.closest('[data-row]')?.getAttribute('data-row') === path);
    const is_same = draft.every((part, at) => part.trim() === (props.draft[at] ?? '').trim());
    if (is_same) return;
    props
      .onSave(
        draft.map((part) => part.trim()),
        started,
      )
      .catch((error: unknown) => {
        // these words belong to nobody else: another person's form may stand here by now
        if (!profile_editor.here.current) {
          notifyError(texts.read.failed(label), error);
          return;
        }
        const words = errorWords(error);
        const message = isConflict(error)
          ? texts.read.changedElsewhere
          : texts.read.notSaved(joined([words.title, words.text], ' '));
        problem.set({ path, message, draft });
        // whoever types in another field goes on there; this one says beside it that it is not saved
        if (editing.get() === null) editing.set(path);
      });
  };
  const cancel = (): void => {
    clearProblem(path);
    close(true);
  };
  const editor = {
    label,
    draft: trouble?.draft ?? props.draft,
    onSave: save,
    onCancel: cancel,
    placeholder: props.placeholder,
  };
  return { is_editing, is_active, is_doubtful, trouble, open, editor };
}
