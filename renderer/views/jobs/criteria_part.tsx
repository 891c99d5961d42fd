import { useMay } from '../../lib/may.ts';
import { Changes, ChangesForm } from '../../ui/changes.tsx';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useJobCriteria, useSharedCriteria, type Criterion } from '../../api/criteria.ts';
import { useTags } from '../../api/tags.ts';
import { useStore } from '../../lib/external_store.ts';
import { CriterionForm, EMPTY_CRITERION } from '../../features/criteria/criterion_form.tsx';
import { nameOf } from '../../features/criteria/names.ts';
import { useCriterionEdits } from '../../features/criteria/use_criterion_edits.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { SparseDescription } from '../../features/current/sparse_description.tsx';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { Automation } from './automation.tsx';
import css from './criteria.module.css';
import { CriterionRow } from './criterion_row.tsx';
import { Sources } from './sources.tsx';

/** What is asked of the candidates of a job: written by hand, or taken from where criteria come from. */
export function CriteriaPart({ job_id }: { job_id: string }) {
  const criteria = useJobCriteria(job_id);
  const gone = useStore(pendingDeletions);
  const edits = useCriterionEdits();
  const { change } = useMay();
  const shown = useMemo(
    () => (criteria.data ?? []).filter((criterion) => !gone.has(criterion.id)),
    [criteria.data, gone],
  );
  const asked = useMemo(
    () => new Set(shown.map(({ prompt_text }) => prompt_text.toLocaleLowerCase())),
    [shown],
  );
  const groups = (['must', 'nice'] as const).map(
    (weight) => [weight, shown.filter((one) => (one.weight ?? 'must') === weight)] as const,
  );
  return (
    <div className={`${css.split} narrow-block narrow-overflow-auto`}>
      <section className="overflow-auto bg-paper p-16-22-28" aria-label={texts.criteria.title}>
        <div className="max-w-760" data-changes>
          <CriterionForm
            initial={EMPTY_CRITERION}
            job_id={job_id}
            asked={asked}
            submit={texts.criteria.add}
            onSubmit={(fields) => edits.add({ job_id }, [fields])}
            onLibrary={(fields) => void edits.toLibrary(fields)}
          />
        </div>
        <ChangesForm>
          <Automation job_id={job_id} />
        </ChangesForm>
        {criteria.isPending ? (
          <SkeletonRows widths={[320]} count={6} />
        ) : criteria.data === undefined ? (
          <Failed error={criteria.error} retry={() => void criteria.refetch()} />
        ) : shown.length === 0 ? (
          <div className="pt-30">
            <Empty
              drawing={<Drawing of="notes" />}
              title={texts.criteria.none}
              text={
                change && (
                  <>
                    {texts.criteria.noneText}{' '}
                    <SparseDescription
                      job_id={job_id}
                      before={`${texts.jobs.bareCriteria} `}
                      link={texts.jobs.describe}
                    />
                  </>
                )
              }
            />
          </div>
        ) : (
          groups.map(
            ([weight, some]) =>
              some.length > 0 && (
                <section key={weight}>
                  <h2 className={`${css.heading} text-mute font-12 weight-600 m-22-0-6`}>
                    {texts.criteria.weights[weight]} <small className="weight-400">{some.length}</small>
                  </h2>
                  <ul>
                    {some.map((criterion) => (
                      <CriterionRow
                        key={criterion.id}
                        criterion={criterion}
                        asked={asked}
                        edits={edits}
                        scope={{ job_id }}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )
        )}
        <Shared />
      </section>
      <Changes>
        <Sources job_id={job_id} asked={asked} edits={edits} />
      </Changes>
    </div>
  );
}

/** Criteria that belong to no job, and the candidates they apply to. */
function Shared() {
  const shared = useSharedCriteria();
  const tags = useTags();
  if ((shared.data ?? []).length === 0) return null;
  const askedOf = (criterion: Criterion): string =>
    criterion.tag_id === null
      ? texts.criteria.everybody
      : texts.criteria.taggedWith(
          tags.data?.find((tag) => tag.id === criterion.tag_id)?.name ?? texts.criteria.tagGone,
        );
  return (
    <section>
      <h2 className={`${css.heading} text-mute font-12 weight-600 m-22-0-6`}>
        {texts.criteria.also} <small className="weight-400">{shared.data?.length}</small>
      </h2>
      <ul>
        {shared.data?.map((criterion) => (
          <li key={criterion.id} className="flex gap-12 justify-between border-b-soft p-6-0">
            <bdi>{nameOf(criterion)}</bdi>
            <span className="aside">{askedOf(criterion)}</span>
          </li>
        ))}
      </ul>
      <p className="aside">
        {texts.criteria.alsoText}{' '}
        <Link to="/settings" hash="shared-criteria">
          {texts.criteria.alsoLink}
        </Link>
      </p>
    </section>
  );
}
