import { useQueryClient } from '@tanstack/react-query';
import {
  addCriterion,
  criterionKeys,
  removeCriterion,
  removeFromLibrary,
  saveToLibrary,
  startEvaluationRun,
  useRefreshCriteria,
  type Criterion,
  type CriterionFields,
  type CriterionScope,
} from '../../api/criteria.ts';
import { texts } from '../../texts.ts';
import { addPendingDeletions, cancelPendingDeletions } from '../../lib/pending_deletions.ts';
import { errorNotice, notifyThenRun, notify, notifyError } from '../../ui/notices.tsx';
import { nameOf } from './names.ts';

/** What a criterion was written as, for a notice. */
function short(fields: Pick<CriterionFields, 'prompt_text' | 'display_name'>): string {
  const name = nameOf(fields);
  return name.length > 60 ? `${name.slice(0, 58).trimEnd()} …` : name;
}

/** Adds, changes and deletes criteria, each with its undo. Nothing here throws: notices report failures. */
export function useCriterionEdits() {
  const refresh = useRefreshCriteria();
  const client = useQueryClient();

  const takeBack = (ids: readonly string[], scope: CriterionScope): void => {
    const job_id = 'job_id' in scope ? scope.job_id : null;
    Promise.all(ids.map((id) => removeCriterion({ id, job_id })))
      .catch(errorNotice(texts.decisions.undoFailed))
      .finally(() => void refresh());
  };
  const refreshLibrary = (): Promise<void> => client.invalidateQueries({ queryKey: criterionKeys.saved });
  /** Whoever is considered for the job is asked at once; where that fails, it happens when somebody looks. */
  const evaluate = async (scope: CriterionScope): Promise<void> => {
    if (!('job_id' in scope)) return;
    await startEvaluationRun(scope.job_id).catch(() => undefined);
    await client.invalidateQueries({ queryKey: criterionKeys.run(scope.job_id) });
  };
  const drop = (criterion: Criterion): void => {
    removeCriterion(criterion)
      .catch(errorNotice(texts.criteria.removeFailed(short(criterion))))
      .finally(() => void refresh().finally(() => cancelPendingDeletions(criterion.id)));
  };
  return {
    /** One after the other, so that they stand in this order. True when all of them are there. */
    async add(scope: CriterionScope, some: readonly CriterionFields[]): Promise<boolean> {
      const made: string[] = [];
      try {
        for (const fields of some) made.push(await addCriterion(scope, fields));
        void evaluate(scope);
        return true;
      } catch (error) {
        notifyError(texts.criteria.addFailed, error);
        return false;
      } finally {
        const [first] = some;
        if (first !== undefined && made.length > 0) {
          notify(
            made.length === 1 ? texts.criteria.added(short(first)) : texts.criteria.addedSome(made.length),
            () => takeBack(made, scope),
          );
        }
        await refresh();
      }
    },
    /** A criterion cannot be changed at the service: another takes its place, and the old one goes with the notice. */
    async change(scope: CriterionScope, old: Criterion, fields: CriterionFields): Promise<boolean> {
      try {
        const id = await addCriterion(scope, fields);
        void evaluate(scope);
        addPendingDeletions(old.id);
        notifyThenRun(texts.criteria.changed(short(fields)), {
          run: () => drop(old),
          undo() {
            cancelPendingDeletions(old.id);
            takeBack([id], scope);
          },
        });
        return true;
      } catch (error) {
        notifyError(texts.criteria.addFailed, error);
        return false;
      } finally {
        await refresh();
      }
    },
    /** Deleting takes answers of persons along: it happens when the notice goes. */
    remove(criterion: Criterion): void {
      addPendingDeletions(criterion.id);
      notifyThenRun(texts.criteria.removed(short(criterion)), {
        run: () => drop(criterion),
        undo: () => cancelPendingDeletions(criterion.id),
      });
    },
    async toLibrary(fields: CriterionFields): Promise<void> {
      try {
        const id = await saveToLibrary(fields);
        notify(texts.criteria.savedOne(short(fields)), () => {
          removeFromLibrary(id)
            .catch(errorNotice(texts.decisions.undoFailed))
            .finally(() => void refreshLibrary());
        });
        await refreshLibrary();
      } catch (error) {
        notifyError(texts.criteria.saveFailed, error);
      }
    },
  };
}
