import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/external_store.ts';
import {
  addRecognitionLanguage,
  readingKeys,
  removeRecognitionLanguage,
  useRecognitionLanguages,
  type RecognitionLanguage,
} from '../../api/reading.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { FileSection } from './file_section.tsx';
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
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: readingKeys.languages });

  const take = async (file: File): Promise<void> => {
    await addRecognitionLanguage(file);
    notify(texts.settings.languageAdded(file.name));
    await refresh();
  };
  const remove = (language: RecognitionLanguage): void => {
    deleteWithUndo(language.code, {
      said: texts.settings.languageRemoved(nameOf(language.code)),
      failed: texts.settings.listRemoveFailed(nameOf(language.code)),
      act: () => removeRecognitionLanguage(language.code),
      refresh,
    });
  };
  const shown = (languages.data ?? INSIDE).filter(({ code }) => !gone.has(code));
  return (
    <FileSection
      id="languages-title"
      title={texts.settings.languages}
      text={texts.settings.languagesText}
      accept=".traineddata,.gz"
      choose={texts.settings.addLanguage}
      zone={{ id: 'languages', title: texts.settings.dropLanguage, hint: texts.settings.dropLanguageHint }}
      take={take}
      failed={texts.settings.languageFailed}
    >
      <ul className={`${css.languages} pt-6`}>
        {shown.map((language) => (
          <li className="flex gap-12 items-baseline p-5-0" key={language.code}>
            <b className="min-w-120 weight-600">{nameOf(language.code)}</b>
            <span className={`${css.mute} text-mute`}>
              {language.is_built_in ? texts.settings.inside : language.code}
            </span>
            {!language.is_built_in && (
              <QuietButton
                aria-label={texts.settings.removeList(nameOf(language.code))}
                onClick={() => remove(language)}
              >
                {texts.read.remove}
              </QuietButton>
            )}
          </li>
        ))}
      </ul>
    </FileSection>
  );
}
