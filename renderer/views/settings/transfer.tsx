import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useExportData, useImportData } from '../../api/data_folder.ts';
import { ApiError } from '../../lib/errors.ts';
import { bridge } from '../../lib/bridge.ts';
import { formatBytes } from '../../lib/format.ts';
import { notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
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
      <h3 className={css.heading}>{words.title}</h3>
      <p className={css.mute}>{words.text}</p>
      <Place
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
      <Place
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

function Place(props: {
  label: string;
  hint: string;
  action: string;
  pick: (() => Promise<string | null>) | undefined;
  is_busy: boolean;
  onChoose: (path: string) => void;
}) {
  const [path, setPath] = useState('');
  const { pick } = props;
  return (
    <form
      className={css.place}
      onSubmit={(event) => {
        event.preventDefault();
        props.onChoose(path.trim());
      }}
    >
      <TextInput
        label={props.label}
        description={props.hint}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
        spellCheck={false}
      />
      {pick !== undefined && (
        <Button
          variant="default"
          onClick={() =>
            void pick().then(
              (chosen) => chosen !== null && setPath(chosen),
              (error: unknown) => notifyError(props.action, error),
            )
          }
        >
          {texts.watch.pick}
        </Button>
      )}
      <Button type="submit" variant="default" disabled={path.trim() === ''} loading={props.is_busy}>
        {props.action}
      </Button>
    </form>
  );
}
