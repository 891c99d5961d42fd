import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { GrowingText } from '../../ui/growing_text.tsx';
import { texts } from '../../texts.ts';
import { notifyError } from '../../ui/notices.tsx';
import { keepDraft } from '../../lib/drafts.ts';
import { readDraft } from './drafts.ts';
import css from './notes.module.css';

/** Saves with Ctrl or Cmd and Enter; what is typed is kept until it is saved, whatever happens meanwhile. */
export function WriteNote(props: {
  draft_id: string;
  label: string;
  onSave: (text: string, key: string) => Promise<void>;
  /** How often somebody asked to write: each time the field has the focus. */
  asked: number;
  /** What was asked for is being saved. */
  onWritten: () => void;
}) {
  const { draft_id, onSave } = props;
  const [text, setText] = useState(() => readDraft(draft_id)?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  // the same as long as the note is not saved, so that trying again writes it once
  const key = useRef('');
  const type = (next: string): void => {
    key.current = '';
    setText(next);
    keepDraft(draft_id, next.trim() === '' ? null : { text: next });
  };
  const save = async (): Promise<void> => {
    if (text.trim() === '') return;
    if (key.current === '') key.current = crypto.randomUUID();
    const sent = text;
    setText('');
    try {
      await onSave(sent, key.current);
      key.current = '';
      if (readDraft(draft_id)?.text === sent) keepDraft(draft_id, null);
    } catch (error) {
      // by the draft: the field may be gone by now, and what is in neither would be lost
      const now = readDraft(draft_id)?.text ?? '';
      const both = now === '' || now === sent ? sent : `${sent}\n${now}`;
      if (both !== sent) key.current = '';
      keepDraft(draft_id, { text: both });
      setText((shown) => (shown === '' ? both : `${sent}\n${shown}`));
      notifyError(texts.notes.failed, error);
    }
  };
  const { asked } = props;
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  return (
    <form
      className={`${css.write} stack gap-6 items-flex-end pt-12`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <GrowingText
        ref={field}
        least={1}
        most={12}
        maxLength={10_000}
        dir="auto"
        aria-label={props.label}
        aria-keyshortcuts="n"
        placeholder={texts.notes.write}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          const is_written = text.trim() !== '';
          void save();
          if (asked > 0 && is_written) props.onWritten();
        }}
      />
      {text.trim() !== '' && (
        <Button type="submit" size="compact-md" rightSection={<kbd>{MOD}↵</kbd>}>
          {texts.notes.add}
        </Button>
      )}
    </form>
  );
}

const MOD = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘' : 'Ctrl ';
