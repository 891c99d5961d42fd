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
import { formatDate, formatNumber } from '../../lib/format.ts';
import { TableHead } from '../../ui/table_head.tsx';
import { QuietButton } from '../../ui/buttons.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { FileSection } from './file_section.tsx';
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
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: readingKeys.skill_lists });

  const take = async (file: File): Promise<void> => {
    const made = await addSkillList(file);
    setAdded(made);
    notify(texts.settings.listAdded(made.name), () => {
      removeSkillList(made.id).then(refresh).catch(errorNotice(texts.decisions.undoFailed));
    });
    await refresh();
  };
  const remove = (list: SkillList): void => {
    deleteWithUndo(list.id, {
      said: texts.settings.listRemoved(list.name),
      failed: texts.settings.listRemoveFailed(list.name),
      act: () => removeSkillList(list.id),
      refresh,
    });
  };
  const shown = (lists.data ?? []).filter((list) => !gone.has(list.id));
  const problems = added !== null && shown.some((list) => list.id === added.id) ? added.problems : [];
  return (
    <FileSection
      id="skill-lists-title"
      title={texts.settings.skillLists}
      text={texts.settings.skillListsText}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      choose={texts.settings.chooseList}
      zone={{ id: 'skills', title: texts.settings.dropList, hint: texts.settings.dropListHint }}
      take={take}
      failed={texts.settings.listFailed}
    >
      {lists.isLoadingError ? (
        <Failed error={lists.error} retry={() => void lists.refetch()} />
      ) : shown.length === 0 ? (
        lists.data !== undefined && <p className="p-8-0">{texts.settings.noSkillLists}</p>
      ) : (
        <table className={`${css.table} w-full border-collapse`}>
          <TableHead of={texts.settings.listColumns} acts="blank" />
          <tbody>
            {shown.map((list) => (
              <tr key={list.id}>
                <td className={`${css.client} block weight-600`}>{list.name}</td>
                <td>{texts.settings.layouts[list.layout]}</td>
                <td>{formatNumber(list.skill_count)}</td>
                <td>{formatDate(list.created_at)}</td>
                <td className={css.actions}>
                  <QuietButton aria-label={texts.settings.removeList(list.name)} onClick={() => remove(list)}>
                    {texts.read.remove}
                  </QuietButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {problems.length > 0 && (
        <div className="mt-12 p-8-12 bg-ask-soft font-13 edge-ask" role="status">
          <p>{texts.settings.problems(problems.length)}</p>
          <ul>
            {problems.slice(0, MAX_PROBLEMS).map((problem) => (
              <li className="break-anywhere" key={problem}>
                {problem}
              </li>
            ))}
            {problems.length > MAX_PROBLEMS && (
              <li className="break-anywhere">
                {texts.settings.moreProblems(problems.length - MAX_PROBLEMS)}
              </li>
            )}
          </ul>
        </div>
      )}
    </FileSection>
  );
}
