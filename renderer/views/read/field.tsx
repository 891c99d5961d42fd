import { useRef, type ReactNode } from 'react';
import { errorWords } from '../../ui/state/states.tsx';
import { isConflict } from '../../api/versioned.ts';
import { quoted } from '../../ui/quoted.tsx';
import { notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import {
  active,
  clearProblem,
  editing,
  leaveField,
  problem,
  useFocusBack,
  useIsActive,
  useIsEditing,
  useProblem,
} from './active.ts';
import { useProfileEditor } from './profile_editor.ts';
import { DatesEditor, TextEditor } from './editors.tsx';
import css from './field.module.css';

export type FieldProps = {
  readonly path: string;
  readonly label: string;
  /** As it is shown; null for nothing. */
  readonly value: string | null;
  /** What the editor begins with. */
  readonly draft: readonly string[];
  readonly editor?: 'text' | 'lines' | 'dates' | 'months';
  readonly placeholder?: string;
  /** A person changed it; `was` is what was read. */
  readonly edited?: boolean;
  readonly was?: string | null;
  /** Throws ApiError. `base` is the version that was on screen when the editor opened. */
  readonly onSave: (draft: readonly string[], base: string | null) => Promise<void>;
  readonly onUndo?: (() => void) | undefined;
  readonly onConfirm?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly contact?: boolean;
  /** Belongs to the value, such as a level to choose. */
  readonly children?: ReactNode;
  readonly strong?: boolean;
};

/** One field of the profile: its name, what was read, and how to correct it. */
export function Field(props: FieldProps) {
  const { path, label } = props;
  const profile_editor = useProfileEditor();
  const is_editing = useIsEditing(path);
  const is_active = useIsActive(path);
  const trouble = useProblem(path);
  const base = useRef<string | null>(null);
  const is_doubtful = profile_editor.doubtful.has(path);
  const focusBack = useFocusBack(path, is_editing);

  const open = (): void => {
    base.current = props.contact === true ? profile_editor.contact_etag : profile_editor.etag;
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
          : texts.read.notSaved([words.title, words.text].filter((part) => part !== '').join(' '));
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
  return (
    <div
      className={css.row}
      data-row={path}
      data-active={is_active || undefined}
      onMouseEnter={() => active.set({ path, side: 'form' })}
      onMouseLeave={leaveField}
    >
      <span className="text-mute font-13">{label}</span>
      <div className="min-w-0">
        {is_editing ? (
          props.editor === 'dates' || props.editor === 'months' ? (
            <DatesEditor
              {...editor}
              now={props.editor === 'dates'}
              names={props.editor === 'dates' ? [texts.read.from, texts.read.to] : texts.read.issuedExpires}
            />
          ) : (
            <TextEditor {...editor} lines={props.editor === 'lines'} />
          )
        ) : (
          <span className="flex gap-8 items-baseline">
            <button
              type="button"
              className={css.value}
              data-field={path}
              data-doubtful={is_doubtful || undefined}
              data-empty={props.value === null || undefined}
              data-strong={props.strong || undefined}
              aria-label={[
                `${label}: ${props.value ?? texts.candidate.notStated}`,
                ...(is_doubtful ? [texts.read.doubtful] : []),
              ].join('. ')}
              onClick={open}
              onFocus={() => active.set({ path, side: 'form' })}
              onKeyDown={(event) => {
                if (event.key === 'e' || event.key === 'F2') {
                  event.preventDefault();
                  open();
                } else if (event.key === 'Delete' && props.onRemove !== undefined) props.onRemove();
              }}
            >
              {props.value ?? texts.candidate.notStated}
            </button>
            {props.children}
          </span>
        )}
        {trouble !== null && (
          <p className={css.complaint} role="alert">
            {trouble.message}
            {props.value !== null && isRetold(trouble.message) && <b> {quoted(props.value)}</b>}
          </p>
        )}
      </div>
      {!is_editing && (
        <span className="flex gap-8 items-baseline font-12 nowrap">
          {is_doubtful && (
            <span className={css.doubt} title={texts.read.doubtful}>
              <i aria-hidden>?</i>
              {props.onConfirm !== undefined && (
                <button type="button" className={css.quiet} onClick={props.onConfirm}>
                  {texts.read.isRight}
                </button>
              )}
            </span>
          )}
          {props.edited === true && (
            <span className={css.edited}>
              {texts.read.edited}
              {props.onUndo !== undefined && (
                <button
                  type="button"
                  className={css.quiet}
                  title={texts.read.wasRead(props.was ?? null)}
                  onClick={props.onUndo}
                >
                  {texts.read.undoToRead}
                </button>
              )}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

/** After a conflict the newer value stands beside what was typed. */
function isRetold(message: string): boolean {
  return message === texts.read.changedElsewhere;
}
