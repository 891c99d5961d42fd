import { may } from '../../lib/may.ts';
import { quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import { active, leaveField } from './active.ts';
import { DatesEditor, TextEditor } from './editors.tsx';
import { useField, type FieldProps } from './use_field.ts';
import css from './field.module.css';

/** One field of the profile: its name, what was read, and how to correct it. */
export function Field(props: FieldProps) {
  const { path, label } = props;
  const field = useField(props);
  const { is_editing, trouble, editor } = field;
  return (
    <div
      className={`${css.row} grid gap-10 items-baseline rounded-5 m-0-n8 p-0-8`}
      data-row={path}
      data-active={field.is_active || undefined}
      onMouseEnter={() => active.set({ path, side: 'form' })}
      onMouseLeave={leaveField}
    >
      <span className="aside">{label}</span>
      <div className="min-w-0">
        {is_editing ? (
          typeof props.editor === 'function' ? (
            <props.editor {...editor} />
          ) : props.editor === 'dates' || props.editor === 'months' ? (
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
            <Value of={props} field={field} />
            {props.children}
          </span>
        )}
        {trouble !== null && (
          <p className="text-bad font-13 basis-full m-2-0-4" role="alert">
            {trouble.message}
            {props.value !== null && isRetold(trouble.message) && (
              <b className="text-ink weight-500"> {quoted(props.value)}</b>
            )}
          </p>
        )}
      </div>
      {!is_editing && <Signs {...props} is_doubtful={field.is_doubtful} />}
    </div>
  );
}

/** What was read; a click or a key opens its editor. */
function Value({ of, field }: { of: FieldProps; field: ReturnType<typeof useField> }) {
  const { path, label, value } = of;
  const { is_doubtful, open } = field;
  return (
    <button
      type="button"
      className={`${css.value} hover-ring`}
      data-field={path}
      data-doubtful={is_doubtful || undefined}
      data-empty={value === null || undefined}
      data-strong={of.strong || undefined}
      aria-label={[
        `${label}: ${value ?? texts.candidate.notStated}`,
        ...(is_doubtful ? [texts.read.doubtful] : []),
      ].join('. ')}
      onClick={open}
      onFocus={() => active.set({ path, side: 'form' })}
      onKeyDown={(event) => {
        if (event.key === 'e' || event.key === 'F2') {
          event.preventDefault();
          open();
        } else if (event.key === 'Delete' && of.onRemove !== undefined && may.get().change) of.onRemove();
      }}
    >
      {value ?? texts.candidate.notStated}
    </button>
  );
}

/** That it is in doubt, or that a person changed it, and what can be done about that. */
function Signs(props: FieldProps & { is_doubtful: boolean }) {
  const { is_doubtful } = props;
  return (
    <span className="flex wrap gap-8 items-baseline font-12">
      {is_doubtful && (
        <span className={`${css.doubt} inline-flex gap-6 items-center text-ask`} title={texts.read.doubtful}>
          <i aria-hidden>?</i>
          {props.onConfirm !== undefined && (
            <button
              type="button"
              className={`${css.quiet} text-button rounded-4 align-end p-1-4 sans-500-12-1_4`}
              onClick={props.onConfirm}
            >
              {texts.read.isRight}
            </button>
          )}
        </span>
      )}
      {props.edited === true && (
        <span className={`${css.edited} text-mute align-end italic`}>
          {texts.read.edited}
          {props.onUndo !== undefined && (
            <button
              type="button"
              className={`${css.quiet} text-button rounded-4 align-end p-1-4 sans-500-12-1_4`}
              title={texts.read.wasRead(props.was ?? null)}
              onClick={props.onUndo}
            >
              {texts.read.undoToRead}
            </button>
          )}
        </span>
      )}
    </span>
  );
}

/** After a conflict the newer value stands beside what was typed. */
function isRetold(message: string): boolean {
  return message === texts.read.changedElsewhere;
}
