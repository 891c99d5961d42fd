import type { LanguageEntry } from '#service/intelligence/profile.ts';
import { joined } from '../../lib/joined.ts';
import { uniqueKeys } from '../../lib/unique_keys.ts';
import { texts } from '../../texts.ts';
import { shownDate, writtenDate } from './dates.ts';
import { useProfileEditor } from './profile_editor.ts';
import { datesOf } from './editors.tsx';
import { entryActions } from './entry.ts';
import { ListEnd } from './entry_fields.tsx';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { Choice, Part } from './section.tsx';
import css from './form.module.css';

const CEFR: readonly NonNullable<LanguageEntry['cefr']>[] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const WORDS = texts.read.fields;

/** Languages with their level, then certificates. */
export function LanguagesPart() {
  const editor = useProfileEditor();
  const languages = editor.record.profile?.languages ?? [];
  const certificates = editor.record.profile?.certifications ?? [];
  return (
    <Part title={texts.read.parts.languages} kind="languages" count={languages.length + certificates.length}>
      {uniqueKeys(languages.map(({ span }) => String(span.start))).map((key, index) => (
        <Language key={key} index={index} />
      ))}
      <ListEnd field="languages" label={texts.read.addLanguage} named="name" />
      {uniqueKeys(certificates.map(({ span }) => String(span.start))).map((key, index) => (
        <Certificate key={key} index={index} />
      ))}
      <ListEnd field="certifications" label={texts.read.addCertificate} named="name" />
    </Part>
  );
}

function Language({ index }: { index: number }) {
  const editor = useProfileEditor();
  const entry = editor.record.profile!.languages[index]!;
  const actions = entryActions(editor, 'languages', index, entry.name);
  return (
    <Field
      path={`languages.${index}`}
      label={WORDS.language}
      value={entry.name}
      draft={[entry.name]}
      edited={actions.isEdited('name', 'cefr')}
      was={joined([actions.was?.name, actions.was?.cefr], ', ')}
      onSave={async ([name = ''], base) => {
        if (name === '') actions.remove();
        else await actions.set({ name }, WORDS.language, base);
      }}
      onUndo={actions.undo('name', 'cefr')}
      onConfirm={actions.confirm}
      onRemove={actions.remove}
    >
      <Choice
        label={texts.read.levelOf(entry.name)}
        value={entry.cefr ?? ''}
        options={[['', texts.read.noLevel], ...CEFR.map((level): [string, string] => [level, level])]}
        onChange={(level) =>
          notifyOnError(
            entry.name,
            actions.set({ cefr: CEFR.find((one) => one === level) ?? null }, entry.name, null),
          )
        }
      />
      <button
        type="button"
        className={`${css.remove} hover-text-bad hover-underline`}
        onClick={actions.remove}
      >
        {texts.read.remove}
      </button>
    </Field>
  );
}

function Certificate({ index }: { index: number }) {
  const editor = useProfileEditor();
  const entry = editor.record.profile!.certifications[index]!;
  const actions = entryActions(editor, 'certifications', index, entry.name);
  const dates = joined([shownDate(entry.issued), shownDate(entry.expires)], ' – ');
  const path = `certifications.${index}`;
  return (
    <div className={css.entry} role="group" aria-label={entry.name}>
      <Field
        path={path}
        label={WORDS.certificate}
        value={entry.name}
        draft={[entry.name]}
        edited={actions.isEdited('name')}
        was={actions.was?.name ?? null}
        onSave={async ([name = ''], base) => {
          if (name === '') actions.remove();
          else await actions.set({ name }, WORDS.certificate, base);
        }}
        onUndo={actions.undo('name')}
        onConfirm={actions.confirm}
        onRemove={actions.remove}
      >
        <button
          type="button"
          className={`${css.remove} hover-text-bad hover-underline`}
          onClick={actions.remove}
        >
          {texts.read.remove}
        </button>
      </Field>
      <Field
        path={`${path}.issuer`}
        label={WORDS.issuer}
        value={entry.issuer}
        draft={[entry.issuer ?? '']}
        edited={actions.isEdited('issuer')}
        was={actions.was?.issuer ?? null}
        onSave={([issuer = ''], base) =>
          actions.set({ issuer: issuer === '' ? null : issuer }, WORDS.issuer, base)
        }
        onUndo={actions.undo('issuer')}
      />
      <Field
        path={`${path}.dates`}
        label={WORDS.validity}
        value={dates === '' ? null : dates}
        draft={[writtenDate(entry.issued), writtenDate(entry.expires), '']}
        editor="months"
        edited={actions.isEdited('issued', 'expires')}
        onSave={(draft, base) => {
          const { start, end } = datesOf(draft);
          return actions.set({ issued: start, expires: end }, WORDS.validity, base);
        }}
        onUndo={actions.undo('issued', 'expires')}
      />
    </div>
  );
}
