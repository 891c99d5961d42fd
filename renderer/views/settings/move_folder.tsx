import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDeleteOldCopy, useMoveFolder, type DataFolder } from '../../api/data_folder.ts';
import { ApiError } from '../../lib/errors.ts';
import { useStore } from '../../lib/external_store.ts';
import { bridge } from '../../lib/bridge.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import { notifyThenRun, notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './settings.module.css';

/** Another place for everything: chosen now, moved to at the next start; and what was left in the place before. */
export function MoveFolder({ data }: { data: DataFolder }) {
  const move = useMoveFolder();
  const words = texts.data;

  const choose = (path: string | null, before: string | null, undo = true): void =>
    void move.mutateAsync(path).then(
      () =>
        notify(
          path === null ? words.stays : words.moves,
          undo ? () => choose(before, path, false) : undefined,
        ),
      (error: unknown) => {
        const why = error instanceof ApiError ? error.details[0]?.message : undefined;
        if (why === undefined) notifyError(words.moveFailed, error);
        else notifyFailure(words.moveFailed, words.noPlace(why));
      },
    );

  return (
    <>
      <h3 className={css.heading}>{words.move}</h3>
      <p className={css.mute}>{words.moveText}</p>
      {data.move_to === null ? (
        <Place onChoose={(path) => choose(path, null)} is_busy={move.isPending} />
      ) : (
        <div className={css.awaited} role="status">
          <p dir="auto">{words.moving(data.move_to)}</p>
          <Button variant="default" onClick={() => choose(null, data.move_to)}>
            {words.stay}
          </Button>
        </div>
      )}
      {data.old_copy !== null && <OldCopy path={data.old_copy} />}
    </>
  );
}

function Place({ onChoose, is_busy }: { onChoose: (path: string) => void; is_busy: boolean }) {
  const [path, setPath] = useState('');
  const words = texts.data;
  const pickFolder = bridge()?.pickFolder;
  return (
    <form
      className={css.place}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(path.trim());
      }}
    >
      <TextInput
        label={words.newFolder}
        description={words.newFolderHint}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
        spellCheck={false}
      />
      {pickFolder !== undefined && (
        <Button
          variant="default"
          onClick={() =>
            void pickFolder().then(
              (chosen) => chosen !== null && setPath(chosen),
              (error: unknown) => notifyError(words.moveFailed, error),
            )
          }
        >
          {texts.watch.pick}
        </Button>
      )}
      <Button type="submit" variant="default" disabled={path.trim() === ''} loading={is_busy}>
        {words.moveThere}
      </Button>
    </form>
  );
}

/** It stays until a person has seen that everything is here. */
function OldCopy({ path }: { path: string }) {
  const remove = useDeleteOldCopy();
  const words = texts.data;
  const is_going = useStore(pendingDeletions).has(path);
  if (is_going) return null;
  // when the notice goes Settings may be left: what is given to mutate would go with them
  const run = (): void =>
    void remove
      .mutateAsync()
      .catch((error: unknown) => notifyError(words.oldCopyFailed, error))
      .finally(() => cancelPendingDeletions(path));
  return (
    <div className={css.awaited}>
      <p dir="auto">{words.oldCopy(path)}</p>
      <Button
        variant="default"
        onClick={() => {
          addPendingDeletions(path);
          notifyThenRun(words.oldCopyDeleted, { run, undo: () => cancelPendingDeletions(path) });
        }}
      >
        {words.deleteOldCopy}
      </Button>
    </div>
  );
}
