import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import {
  useLetterPreview,
  useSample,
  useTemplateChanges,
  type LetterKind,
  type LetterTemplate,
  type TemplateFields,
} from '../../api/letters.ts';
import { usePendingRequests } from '../../features/access/pending_requests.ts';
import { InsertField } from '../../features/letters/insert_field.tsx';
import { languageName } from '../../features/letters/language_name.ts';
import css from '../../features/letters/letters.module.css';
import { Previewed } from '../../features/letters/previewed.tsx';
import { texts } from '../../texts.ts';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useDuring } from '../../ui/use_during.ts';

/** A template that is there, or one that is begun. */
export type Edited = TemplateFields & Partial<Pick<LetterTemplate, 'id'>>;

/** Where a template is written, with what it makes of somebody beside it. */
export function TemplateDialog({ edited, onClose }: { edited: Edited | null; onClose: () => void }) {
  const covered = usePendingRequests().length > 0;
  return (
    <Modal
      opened={edited !== null}
      onClose={onClose}
      title={edited?.id === undefined ? texts.letters.newTemplate : texts.letters.editOne(edited.name)}
      size={1020}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      {edited !== null && <Editor edited={edited} onClose={onClose} />}
    </Modal>
  );
}

const KINDS: readonly LetterKind[] = ['invite', 'ask', 'maybe', 'decline', 'other'];
/** Those that letters are written in most; one that a program gave is offered beside them. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'cs', 'hu', 'ro', 'bg', 'el', 'tr'].concat(
  ['da', 'sv', 'nb', 'fi', 'uk', 'ru', 'ar', 'he', 'fa', 'zh', 'ja', 'ko'],
);

/** What was begun and not saved, by template: whoever closes the dialog by a key finds it again. */
const begun = new Map<string, TemplateFields>();

function Editor({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const changes = useTemplateChanges();
  const key = edited.id ?? '';
  const [fields, set] = useState<TemplateFields>(begun.get(key) ?? edited);
  const finish = (): void => {
    begun.delete(key);
    onClose();
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const [saving, during] = useDuring<'save'>();
  const { name, kind, language, subject, body } = fields;
  const is_whole = [name, subject, body].every((text) => text.trim() !== '');
  const change = (changed: Partial<TemplateFields>): void => {
    const now = { ...fields, ...changed };
    begun.set(key, now);
    set(now);
  };
  const save = (): Promise<void> =>
    during('save', texts.letters.templateFailed, async () => {
      const written = { name, kind, language, subject, body };
      if (edited.id === undefined) await changes.add(written);
      else await changes.change(edited.id, written);
      finish();
    });
  return (
    <form
      className={`${css.form} grid columns-fr-fr gap-14-28`}
      onSubmit={(event) => {
        event.preventDefault();
        if (is_whole && saving === null) void save();
      }}
    >
      <div className="grid min-w-0 gap-12 content-start">
        <TextInput
          data-autofocus
          label={texts.letters.name}
          dir="auto"
          maxLength={200}
          value={name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <div className={`${css.choice} grid gap-8 columns-fr-fr`} data-even>
          <NativeSelect
            aria-label={texts.letters.kind}
            value={kind}
            onChange={(event) => change({ kind: event.currentTarget.value as LetterKind })}
            data={KINDS.map((value) => ({ value, label: texts.letters.kinds[value] }))}
          />
          <NativeSelect
            aria-label={texts.letters.language}
            value={language}
            onChange={(event) => change({ language: event.currentTarget.value })}
            data={[...new Set([language, ...LANGUAGES])].map((value) => ({
              value,
              label: languageName(value),
            }))}
          />
        </div>
        <TextInput
          label={texts.letters.subject}
          dir="auto"
          maxLength={500}
          value={subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <div className={`${css.text} relative`}>
          <GrowingText
            ref={area}
            label={texts.letters.text}
            dir="auto"
            least={11}
            most={17}
            maxLength={20_000}
            value={body}
            onChange={(event) => change({ body: event.currentTarget.value })}
          />
          <span className="absolute inset-n3-0-auto-auto">
            <InsertField into={area} onChange={(text) => change({ body: text })} />
          </span>
        </div>
      </div>
      <Sample fields={fields} />
      <div className="row-wrap gap-8 justify-flex-end sticky z-1 bottom-0 span-all py-10-4 bg-paper">
        <Button variant="default" onClick={finish}>
          {texts.actions.cancel}
        </Button>
        <Button type="submit" disabled={!is_whole} loading={saving !== null}>
          {texts.letters.keep}
        </Button>
      </div>
    </form>
  );
}

/** What a template makes of the newest candidate. */
function Sample({ fields }: { fields: TemplateFields }) {
  const sample = useSample();
  const [{ subject, body, kind, language }] = useDebouncedValue(fields, 300);
  const is_written = subject.trim() !== '' && body.trim() !== '';
  const preview = useLetterPreview(
    sample.data === undefined || sample.data === null || !is_written
      ? null
      : {
          subject,
          body,
          kind,
          language,
          job_id: sample.data.job_id,
          candidate_ids: [sample.data.candidate_id],
        },
  );
  const letter = preview.data?.letters[0];
  return (
    <section
      className="stack min-w-0 gap-10 border rounded bg-paper p-14-16"
      aria-label={texts.letters.preview}
    >
      <div className="row justify-between gap-12 min-w-0 min-h-28">
        <b>{texts.letters.sample}</b>
      </div>
      {sample.data === null ? (
        <p className="text-mute">{texts.letters.noSample}</p>
      ) : (
        letter !== undefined && is_written && <Previewed letter={letter} language={language} />
      )}
    </section>
  );
}
