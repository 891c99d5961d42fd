import { Button, FileButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../lib/external_store.ts';
import {
  addRecognitionLanguage,
  readingKeys,
  removeRecognitionLanguage,
  useRecognitionLanguages,
  type RecognitionLanguage,
} from '../../api/reading.ts';
import { useDropZone } from '../../features/drop/drop_zones.ts';
import { notifyThenRun, notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import css from './settings.module.css';

const INSIDE: readonly RecognitionLanguage[] = [{ code: 'eng', is_built_in: true }];

const names = new Intl.DisplayNames(texts.locale, { type: 'language' });

/** Tesseract's codes begin with a language of ISO 639; the rest says a script or region. */
function nameOf(code: string): string {
  const [language = code, ...rest] = code.split('_');
  const name = names.of(language) ?? code;
  return rest.length === 0 ? name : `${name} (${rest.join(' ')})`;
}

/** Languages whose letters are read off pictures of pages. */
export function RecognitionLanguages() {
  const languages = useRecognitionLanguages();
  const client = useQueryClient();
  const gone = useStore(pendingDeletions);
  const [busy, setBusy] = useState(false);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: readingKeys.languages });

  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    setBusy(true);
    try {
      await addRecognitionLanguage(file);
      notify(texts.settings.languageAdded(file.name));
      await refresh();
    } catch (error) {
      notifyError(texts.settings.languageFailed(file.name), error);
    } finally {
      setBusy(false);
    }
  };
  const remove = (language: RecognitionLanguage): void => {
    addPendingDeletions(language.code);
    notifyThenRun(texts.settings.languageRemoved(nameOf(language.code)), {
      run() {
        removeRecognitionLanguage(language.code)
          .catch((error: unknown) =>
            notifyError(texts.settings.listRemoveFailed(nameOf(language.code)), error),
          )
          .finally(() => void refresh().finally(() => cancelPendingDeletions(language.code)));
      },
      undo: () => cancelPendingDeletions(language.code),
    });
  };
  useDropZone({
    id: 'languages',
    title: texts.settings.dropLanguage,
    hint: texts.settings.dropLanguageHint,
    onFiles: (files) => void take(files[0]?.file),
  });
  const shown = (languages.data ?? INSIDE).filter(({ code }) => !gone.has(code));
  return (
    <section aria-labelledby="languages-title">
      <div className={css.headed}>
        <h3 className={css.heading} id="languages-title">
          {texts.settings.languages}
        </h3>
        <FileButton accept=".traineddata,.gz" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" loading={busy}>
              {texts.settings.addLanguage}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={css.mute}>{texts.settings.languagesText}</p>
      <ul className={css.languages}>
        {shown.map((language) => (
          <li key={language.code}>
            <b>{nameOf(language.code)}</b>
            <span className={css.mute}>{language.is_built_in ? texts.settings.inside : language.code}</span>
            {!language.is_built_in && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={texts.settings.removeList(nameOf(language.code))}
                onClick={() => remove(language)}
              >
                {texts.read.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
