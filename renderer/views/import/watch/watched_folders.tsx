import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '../../../lib/external_store.ts';
import {
  folderKeys,
  forgetFolder,
  useChangeFolder,
  useWatchFolder,
  useWatchedFolders,
  type WatchedFolder,
} from '../../../api/watched_folders.ts';
import { bridge } from '../../../lib/bridge.ts';
import { usePendingRequests } from '../../../features/access/pending_requests.ts';
import { useCurrentJob } from '../../../features/current/current_job.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../../lib/pending_deletions.ts';
import { notifyThenRun, notifyError } from '../../../ui/notices.tsx';
import { Failed } from '../../../ui/state/states.tsx';
import { texts } from '../../../texts.ts';
import css from './watch.module.css';

/** Names a folder to watch, and lists those that are. */
export function WatchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const asked = usePendingRequests();
  const folders = useWatchedFolders();
  const gone = useStore(pendingDeletions);
  const shown = folders.data?.filter((folder) => !gone.has(folder.id));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={asked.length === 0}
      title={texts.watch.title}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      <p className={css.mute}>{texts.watch.text}</p>
      <WatchForm />
      {folders.isLoadingError && <Failed error={folders.error} retry={() => void folders.refetch()} />}
      <ul className="m-0 p-0 list-none">
        {shown?.map((folder) => (
          <Folder key={folder.id} folder={folder} />
        ))}
      </ul>
    </Modal>
  );
}

function WatchForm() {
  const watch = useWatchFolder();
  const job = useCurrentJob();
  const [path, setPath] = useState('');
  const [import_existing, setExisting] = useState(true);
  const [with_subfolders, setSubfolders] = useState(true);
  const pickFolder = bridge()?.pickFolder;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = path;
        setPath(''); // what is typed while the folder is looked at is the next one
        watch
          .mutateAsync({ path, import_existing, with_subfolders, job_id: job?.id ?? null })
          .catch((error: unknown) => {
            setPath((now) => (now === '' ? sent : now));
            notifyError(texts.watch.failed, error);
          });
      }}
    >
      <div className={css.line}>
        <TextInput
          className={css.path!}
          label={texts.watch.path}
          description={texts.watch.pathHint}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          spellCheck={false}
          data-autofocus
        />
        {pickFolder !== undefined && (
          <Button
            variant="default"
            onClick={() =>
              void pickFolder().then(
                (chosen) => chosen !== null && setPath(chosen),
                (error: unknown) => notifyError(texts.watch.failed, error),
              )
            }
          >
            {texts.watch.pick}
          </Button>
        )}
        <Button type="submit" disabled={path.trim() === ''} loading={watch.isPending}>
          {texts.watch.begin}
        </Button>
      </div>
      <div className={css.line}>
        <Checkbox
          label={texts.watch.existing}
          checked={import_existing}
          onChange={(event) => setExisting(event.currentTarget.checked)}
        />
        <Checkbox
          label={texts.watch.subfolders}
          checked={with_subfolders}
          onChange={(event) => setSubfolders(event.currentTarget.checked)}
        />
        <span className={css.mute}>{job === null ? texts.import.noJob : texts.import.forJob(job.title)}</span>
      </div>
    </form>
  );
}

function Folder({ folder }: { folder: WatchedFolder }) {
  const client = useQueryClient();
  const change = useChangeFolder();
  const { id, path, state, problem } = folder;
  const is_active = state === 'ACTIVE';
  const remove = (): void => {
    addPendingDeletions(id);
    notifyThenRun(texts.watch.removed(path), {
      run: () => {
        forgetFolder(id)
          .catch((error: unknown) => notifyError(texts.watch.changeFailed, error))
          .finally(() => {
            void client
              .invalidateQueries({ queryKey: folderKeys.all })
              .finally(() => cancelPendingDeletions(id));
          });
      },
      undo: () => cancelPendingDeletions(id),
    });
  };
  return (
    <li className={css.folder} data-state={problem === null ? state : 'PROBLEM'}>
      <i className={css.glyph} aria-hidden />
      <div className={css.words}>
        <span className="break-anywhere weight-500" dir="ltr">
          {path}
        </span>
        <span
          className={problem === null ? css.mute : css.problem}
          role={problem === null ? undefined : 'alert'}
        >
          {problem === null
            ? [
                is_active ? texts.watch.active : texts.watch.paused,
                texts.watch.counts(folder.imported, folder.last_file_name),
              ].join(' · ')
            : texts.watch.problems[problem]}
        </span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={is_active ? texts.watch.pauseOne(path) : texts.watch.resumeOne(path)}
        onClick={() =>
          void change
            .mutateAsync({ id, state: is_active ? 'PAUSED' : 'ACTIVE' })
            .catch((error: unknown) => notifyError(texts.watch.changeFailed, error))
        }
      >
        {is_active ? texts.watch.pause : texts.watch.resume}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={texts.watch.removeOne(path)}
        onClick={remove}
      >
        {texts.watch.remove}
      </Button>
    </li>
  );
}
