import { Button, FileButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addSkillList,
  readingKeys,
  removeSkillList,
  useSkillLists,
  type AddedSkillList,
  type SkillList,
} from '../../api/reading.ts';
import { useDropZone } from '../../features/drop/drop_zones.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { notifyThenRun, notify, notifyError } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import {
  addPendingDeletions,
  pendingDeletions,
  cancelPendingDeletions,
} from '../../lib/pending_deletions.ts';
import css from './settings.module.css';
import { useStore } from '../../lib/external_store.ts';

/** Problems shown of a list that was just added; the rest is counted. */
const MAX_PROBLEMS = 5;

/** A person's own lists of skills: what they were recognised as, and what could not be used. */
export function SkillLists() {
  const lists = useSkillLists();
  const client = useQueryClient();
  const gone = useStore(pendingDeletions);
  const [added, setAdded] = useState<AddedSkillList | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: readingKeys.skill_lists });

  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    setBusy(true);
    try {
      const made = await addSkillList(file);
      setAdded(made);
      notify(texts.settings.listAdded(made.name), () => {
        removeSkillList(made.id)
          .then(refresh)
          .catch((error: unknown) => notifyError(texts.decisions.undoFailed, error));
      });
      await refresh();
    } catch (error) {
      notifyError(texts.settings.listFailed(file.name), error);
    } finally {
      setBusy(false);
    }
  };
  const remove = (list: SkillList): void => {
    addPendingDeletions(list.id);
    notifyThenRun(texts.settings.listRemoved(list.name), {
      run() {
        removeSkillList(list.id)
          .catch((error: unknown) => notifyError(texts.settings.listRemoveFailed(list.name), error))
          .finally(() => void refresh().finally(() => cancelPendingDeletions(list.id)));
      },
      undo: () => cancelPendingDeletions(list.id),
    });
  };
  useDropZone({
    id: 'skills',
    title: texts.settings.dropList,
    hint: texts.settings.dropListHint,
    onFiles: (files) => void take(files[0]?.file),
  });

  const shown = (lists.data ?? []).filter((list) => !gone.has(list.id));
  const problems = added !== null && shown.some((list) => list.id === added.id) ? added.problems : [];
  return (
    <section aria-labelledby="skill-lists-title">
      <div className={css.headed}>
        <h3 className={css.heading} id="skill-lists-title">
          {texts.settings.skillLists}
        </h3>
        <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" loading={busy}>
              {texts.settings.chooseList}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={css.mute}>{texts.settings.skillListsText}</p>
      {lists.isLoadingError ? (
        <Failed error={lists.error} retry={() => void lists.refetch()} />
      ) : shown.length === 0 ? (
        lists.data !== undefined && <p className={css.none}>{texts.settings.noSkillLists}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              {texts.settings.listColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((list) => (
              <tr key={list.id}>
                <td className={css.client}>{list.name}</td>
                <td>{texts.settings.layouts[list.layout]}</td>
                <td>{formatNumber(list.skill_count)}</td>
                <td>{formatDate(list.created_at)}</td>
                <td className={css.actions}>
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    aria-label={texts.settings.removeList(list.name)}
                    onClick={() => remove(list)}
                  >
                    {texts.read.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {problems.length > 0 && (
        <div className={css.problems} role="status">
          <p>{texts.settings.problems(problems.length)}</p>
          <ul>
            {problems.slice(0, MAX_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
            {problems.length > MAX_PROBLEMS && (
              <li>{texts.settings.moreProblems(problems.length - MAX_PROBLEMS)}</li>
            )}
          </ul>
        </div>
      )}
    </section>
  );
}
