import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAgency, useSaveAgency } from '../../api/exports.ts';
import {
  useLetterSender,
  useLetterTemplates,
  useSaveLetterSender,
  useTemplateChanges,
  type LetterTemplate,
} from '../../api/letters.ts';
import { languageName } from '../../features/letters/language_name.ts';
import { useStore } from '../../lib/external_store.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { useTyping } from '../../lib/typing.ts';
import { texts } from '../../texts.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt, errorNotice } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { Section } from './section.tsx';
import { TemplateDialog, type Edited } from './template_dialog.tsx';
import own from './templates.module.css';

/** Templates of letters to candidates, and who signs them. */
export function LetterTemplates() {
  const templates = useLetterTemplates();
  const changes = useTemplateChanges();
  const gone = useStore(pendingDeletions);
  const [edited, edit] = useState<Edited | null>(null);
  const shown = (templates.data ?? []).filter(({ id }) => !gone.has(id));

  const remove = ({ id, name }: LetterTemplate): void => {
    deleteWithUndo(id, {
      said: texts.letters.removed(name),
      failed: texts.letters.removeFailed(name),
      act: () => changes.remove(id),
      refresh: changes.refresh,
    });
  };
  const duplicate = ({ name, kind, language, subject, body, position }: LetterTemplate): Promise<void> =>
    attempt(texts.letters.templateFailed, () =>
      changes.add({ name: texts.letters.copyOf(name), kind, language, subject, body, position }),
    );
  return (
    <Section needs="change" id="templates" title={texts.letters.templates} text={texts.letters.templatesText}>
      <Signature />
      {templates.isLoadingError ? (
        <Failed error={templates.error} retry={() => void templates.refetch()} />
      ) : shown.length === 0 ? (
        templates.data !== undefined && <p className="p-8-0">{texts.letters.none}</p>
      ) : (
        <ul className={`${own.list} p-0 m-0 list-none border-t`}>
          {shown.map((one) => (
            <li key={one.id}>
              <span className="min-w-0 break-anywhere">
                <b dir="auto">{one.name}</b>
                {one.unknown_fields.length > 0 && (
                  <span className="text-ask font-13 ml-10">
                    {texts.letters.hasUnknown(one.unknown_fields.length)}
                  </span>
                )}
              </span>
              <span className="text-mute">{texts.letters.kinds[one.kind]}</span>
              <span className="text-mute">{languageName(one.language)}</span>
              <span className={`${own.acts} flex gap-2 justify-flex-end`}>
                <QuietButton aria-label={texts.letters.editOne(one.name)} onClick={() => edit(one)}>
                  {texts.letters.edit}
                </QuietButton>
                <QuietButton
                  aria-label={texts.letters.duplicateOne(one.name)}
                  onClick={() => void duplicate(one)}
                >
                  {texts.letters.duplicate}
                </QuietButton>
                <QuietButton aria-label={texts.letters.removeOne(one.name)} onClick={() => remove(one)}>
                  {texts.letters.remove}
                </QuietButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-12">
        <SmallButton
          onClick={() =>
            edit({
              name: texts.letters.newName,
              kind: 'other',
              language: texts.locale,
              subject: texts.letters.newName,
              body: texts.letters.newBody,
            })
          }
        >
          {texts.letters.newTemplate}
        </SmallButton>
      </div>
      <TemplateDialog edited={edited} onClose={() => edit(null)} />
    </Section>
  );
}

const NOBODY = { name: '', line: '' };

/** Who signs: saved when somebody pauses or leaves the field. The agency is the same as on client packs. */
function Signature() {
  const sender = useLetterSender();
  const saveSender = useSaveLetterSender();
  const agency = useAgency();
  const saveAgency = useSaveAgency();
  const failed = errorNotice(texts.letters.signatureFailed);
  const name = useTyping(sender.data?.name ?? '', (typed) => void saveSender(typed).catch(failed), 700);
  const of = useTyping(agency.data ?? NOBODY, (typed) => void saveAgency(typed).catch(failed), 700);
  const is_of_account = sender.data?.is_of_account === true;
  return (
    <div className={`${own.signature} grid items-end columns-fr-fr gap-12-16 mb-18`}>
      <TextInput
        label={texts.letters.myName}
        description={is_of_account ? texts.letters.myNameOfAccount : texts.letters.myNameText}
        disabled={is_of_account || sender.data === undefined}
        dir="auto"
        maxLength={200}
        value={name.draft}
        onChange={(event) => name.type(event.currentTarget.value)}
        onBlur={name.flush}
      />
      <TextInput
        label={texts.letters.agency}
        description={texts.letters.agencyText}
        disabled={agency.data === undefined}
        dir="auto"
        maxLength={200}
        value={of.draft.name}
        onChange={(event) => of.type({ ...of.draft, name: event.currentTarget.value })}
        onBlur={of.flush}
      />
    </div>
  );
}
