import { Button } from '@mantine/core';
import { useDeleteOldCopy, useMoveFolder, type DataFolder } from '../../api/data_folder.ts';
import { ApiError } from '../../lib/errors.ts';
import { useStore } from '../../lib/external_store.ts';
import { bridge } from '../../lib/bridge.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import { errorNotice, notifyThenRun, notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { PathForm } from './path_form.tsx';
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
      <h3 className={`${css.heading} mt-24 font-14 weight-600`}>{words.move}</h3>
      <p className={`${css.mute} text-mute`}>{words.moveText}</p>
      {data.move_to === null ? (
        <PathForm
          className={css.place}
          label={words.newFolder}
          hint={words.newFolderHint}
          pick={bridge()?.pickFolder}
          chooseWords={texts.watch.choose}
          failed={words.moveFailed}
          action={words.moveThere}
          is_busy={move.isPending}
          onChoose={(path) => choose(path, null)}
        />
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
      .catch(errorNotice(words.oldCopyFailed))
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
