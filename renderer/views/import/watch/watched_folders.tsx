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
import { pendingDeletions } from '../../../lib/pending_deletions.ts';
import { QuietButton, SmallButton } from '../../../ui/buttons.tsx';
import { deleteWithUndo } from '../../../ui/delete_with_undo.ts';
import { errorNotice, notifyError } from '../../../ui/notices.tsx';
import { Failed } from '../../../ui/state/states.tsx';
import { texts } from '../../../texts.ts';
import css from './watch.module.css';
import { BETWEEN } from '../../../lib/joined.ts';

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
      <p className="aside">{texts.watch.text}</p>
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
      className="grid gap-12 m-14-0-18"
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
      <div className="flex wrap items-end gap-10-20">
        <TextInput
          className={'flex-1-1-240'!}
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
                errorNotice(texts.watch.failed),
              )
            }
          >
            {texts.watch.choose}
          </Button>
        )}
        <Button type="submit" disabled={path.trim() === ''} loading={watch.isPending}>
          {texts.watch.begin}
        </Button>
      </div>
      <div className="flex wrap items-end gap-10-20">
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
        <span className="aside">{job === null ? texts.import.noJob : texts.import.forJob(job.title)}</span>
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
    deleteWithUndo(id, {
      said: texts.watch.removed(path),
      failed: texts.watch.changeFailed,
      act: () => forgetFolder(id),
      refresh: () => client.invalidateQueries({ queryKey: folderKeys.all }),
    });
  };
  return (
    <li
      className={`${css.folder} row-wrap border-t gap-6-12 p-10-0`}
      data-state={problem === null ? state : 'PROBLEM'}
    >
      <i className={`${css.glyph} flex-none square-11 bg-accent rounded-half`} aria-hidden />
      <div className="grid min-w-0 flex-1-1-260">
        <span className="break-anywhere weight-500" dir="ltr">
          {path}
        </span>
        <span
          className={problem === null ? 'text-mute font-13' : 'text-bad font-13'}
          role={problem === null ? undefined : 'alert'}
        >
          {problem === null
            ? [
                is_active ? texts.watch.active : texts.watch.paused,
                texts.watch.counts(folder.imported, folder.last_file_name),
              ].join(BETWEEN)
            : texts.watch.problems[problem]}
        </span>
      </div>
      <SmallButton
        aria-label={is_active ? texts.watch.pauseOne(path) : texts.watch.resumeOne(path)}
        onClick={() =>
          void change
            .mutateAsync({ id, state: is_active ? 'PAUSED' : 'ACTIVE' })
            .catch(errorNotice(texts.watch.changeFailed))
        }
      >
        {is_active ? texts.watch.pause : texts.watch.resume}
      </SmallButton>
      <QuietButton aria-label={texts.watch.removeOne(path)} onClick={remove}>
        {texts.watch.remove}
      </QuietButton>
    </li>
  );
}
