import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PartialDate } from '#service/intelligence/profile.ts';
import { texts } from '../../texts.ts';
import { parseDate } from './dates.ts';
import css from './field.module.css';

export type EditorProps = {
  readonly label: string;
  readonly draft: readonly string[];
  readonly onSave: (draft: readonly string[]) => void;
  readonly onCancel: () => void;
};

/** Leaves go with focus: what was typed is saved when a person turns to something else. */
export function useLeave(save: () => void) {
  const root = useRef<HTMLDivElement>(null);
  return {
    root,
    onBlur: (event: { relatedTarget: EventTarget | null }): void => {
      if (!(root.current?.contains(event.relatedTarget as Node | null) ?? false)) save();
    },
  };
}

/** Enter saves, Escape leaves things as they were. */
export function onKey(event: KeyboardEvent, save: () => void, cancel: () => void): void {
  if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    save();
  } else if (event.key === 'Escape') {
    event.stopPropagation();
    cancel();
  }
}

/** Words on one line, or on several; Enter saves, Escape leaves things as they were. */
export function TextEditor(props: EditorProps & { lines?: boolean; placeholder?: string | undefined }) {
  const [text, setText] = useState(props.draft[0] ?? '');
  const ended = useRef(false);
  const end = (act: () => void): void => {
    if (ended.current) return;
    ended.current = true;
    act();
  };
  const save = (): void => end(() => props.onSave([text]));
  const cancel = (): void => end(props.onCancel);
  const { root, onBlur } = useLeave(save);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const shared = {
    ref: field,
    className: css.input,
    'aria-label': props.label,
    placeholder: props.placeholder,
    value: text,
    onBlur,
    onKeyDown: (event: KeyboardEvent) => onKey(event, save, cancel),
  };
  return (
    <div ref={root} className={`${css.editor} row-wrap gap-6`}>
      {props.lines === true ? (
        <textarea {...shared} rows={5} onChange={(event) => setText(event.currentTarget.value)} />
      ) : (
        <input {...shared} onChange={(event) => setText(event.currentTarget.value)} />
      )}
    </div>
  );
}

/** From, to and "now" as a draft of three texts. */
export function DatesEditor(props: EditorProps & { names: readonly [string, string]; now: boolean }) {
  const [draft, setDraft] = useState(props.draft);
  const [complaint, complain] = useState<string | null>(null);
  const ended = useRef(false);
  const save = (): void => {
    if (ended.current) return;
    const bad = draft.slice(0, 2).some((text) => parseDate(text) === undefined);
    if (bad) {
      complain(texts.read.badDate);
      return;
    }
    ended.current = true;
    props.onSave(draft);
  };
  const cancel = (): void => {
    ended.current = true;
    props.onCancel();
  };
  const { root, onBlur } = useLeave(save);
  const set = (at: number, text: string): void => setDraft(draft.with(at, text));
  const onKeyDown = (event: KeyboardEvent): void => onKey(event, save, cancel);
  const is_now = draft[2] === 'now';
  return (
    <div ref={root} className={`${css.editor} row-wrap gap-6`} data-dates onBlur={onBlur}>
      <input
        className={css.input}
        aria-label={props.names[0]}
        placeholder="2019-03"
        value={draft[0]}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onChange={(event) => set(0, event.currentTarget.value)}
      />
      <span aria-hidden>–</span>
      <input
        className={css.input}
        aria-label={props.names[1]}
        placeholder={is_now ? texts.candidate.now : '2021-08'}
        value={is_now ? '' : draft[1]}
        disabled={is_now}
        onKeyDown={onKeyDown}
        onChange={(event) => set(1, event.currentTarget.value)}
      />
      {props.now && (
        <label className="inline-flex gap-5 items-center">
          <input
            type="checkbox"
            checked={is_now}
            onKeyDown={onKeyDown}
            onChange={(event) => set(2, event.currentTarget.checked ? 'now' : '')}
          />
          {texts.candidate.now}
        </label>
      )}
      {complaint !== null && (
        <p className="text-bad font-13 basis-full m-2-0-4" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}

/** The two dates of a draft; texts that are no dates do not come here. */
export function datesOf(draft: readonly string[]): { start: PartialDate | null; end: PartialDate | null } {
  const [from = '', to = '', now = ''] = draft;
  return { start: parseDate(from) ?? null, end: now === 'now' ? null : (parseDate(to) ?? null) };
}
