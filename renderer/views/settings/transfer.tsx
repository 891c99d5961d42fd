import { useExportData, useImportData } from '../../api/data_folder.ts';
import { ApiError } from '../../lib/errors.ts';
import { bridge } from '../../lib/bridge.ts';
import { formatBytes } from '../../lib/format.ts';
import { notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { PathForm } from './path_form.tsx';
import css from './settings.module.css';

/** Everything as one file, for another computer or another disk; and such a file back again. */
export function Transfer() {
  const exporting = useExportData();
  const importing = useImportData();
  const words = texts.data.transfer;

  const told = (title: string, error: unknown): void => {
    const why = error instanceof ApiError ? error.details[0]?.message : undefined;
    if (why === undefined) notifyError(title, error);
    else notifyFailure(title, words.why(why));
  };
  return (
    <>
      <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{words.title}</h3>
      <p className={`${css.mute} text-mute`}>{words.text}</p>
      <PathForm
        className={css.place}
        chooseWords={texts.watch.choose}
        failed={words.export}
        label={words.folder}
        hint={words.folderHint}
        action={words.export}
        pick={bridge()?.pickFolder}
        is_busy={exporting.isPending}
        onChoose={(path) =>
          void exporting.mutateAsync(path).then(
            (made) =>
              notify(
                words.exported(made.candidates, made.files, made.path, formatBytes(made.bytes), made.missing),
              ),
            (error: unknown) => told(words.exportFailed, error),
          )
        }
      />
      <PathForm
        className={css.place}
        chooseWords={texts.watch.choose}
        failed={words.import}
        label={words.file}
        hint={words.fileHint}
        action={words.import}
        pick={bridge()?.pickExport}
        is_busy={importing.isPending}
        onChoose={(path) =>
          void importing.mutateAsync(path).then(
            (taken) => notify(words.imported(taken.candidates, taken.files, taken.erased_since)),
            (error: unknown) => told(words.importFailed, error),
          )
        }
      />
    </>
  );
}
