import { Looking } from '../../features/presence/looking.tsx';
import { Changes } from '../../ui/changes.tsx';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { JobDetails } from '#service/api/hiring/job_details/schema.ts';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { missingOf } from '../../lib/errors.ts';
import { useJobDetails } from '../../api/job_details.ts';
import { useJobToChange } from '../../api/jobs.ts';
import type { Versioned } from '../../api/versioned.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { NewOwnFields, OwnFields } from '../../features/own_fields/own_fields.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { notify } from '../../ui/notices.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { MissingJob } from '../../features/missing/missing.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { CriteriaPart } from './criteria_part.tsx';
import { NEW_JOB, changedFields, keepMine, takeTheirs, wordsOf } from './job_draft.ts';
import { JobForm } from './job_form.tsx';
import { JobMenu } from './job_menu.tsx';
import { JobParts } from './job_parts.tsx';
import { useJobAd } from './use_job_ad.ts';
import { useJobDraft } from './use_job_draft.ts';
import { useSaveJob } from './use_save_job.ts';
import { NewVisibility, Visibility, PrivateSign } from './visibility.tsx';

/** One vacancy: a new one (address /jobs/new) or an existing one. */
export function JobView() {
  const { job_id } = useParams({ from: '/jobs/$job_id' });
  return job_id === 'new' ? (
    <Editor key="new" job={null} details={null} />
  ) : (
    <Existing key={job_id} job_id={job_id} />
  );
}

function Existing({ job_id }: { job_id: string }) {
  const job = useJobToChange(job_id);
  const details = useJobDetails(job_id);
  const missing = missingOf(job);
  if (missing !== null) {
    const both = job.data !== undefined && details.data !== undefined;
    return (
      <MissingJob missing={missing}>
        {both && <Anew job={job.data.value} details={details.data.value} />}
      </MissingJob>
    );
  }
  if (job.data !== undefined && details.data !== undefined) {
    return <Editor job={job.data} details={details.data} />;
  }
  if (details.isError) return <Failed error={details.error} retry={() => void details.refetch()} />;
  if (job.isError) return <Failed error={job.error} retry={() => void job.refetch()} />;
  return <SkeletonRows widths={[520]} />;
}

/** What was being written when the job was deleted is not lost: it begins another one. */
function Anew({ job, details }: { job: Job; details: JobDetails }) {
  const words = wordsOf(job, details);
  const { draft, shown, put } = useJobDraft(job.id, words);
  const next = useJobDraft('new', NEW_JOB);
  const navigate = useNavigate();
  if (changedFields(draft, words).length === 0 || Object.keys(next.draft).length > 0) return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        next.type(shown);
        put({});
        void navigate({ to: '/jobs/$job_id', params: { job_id: 'new' } });
      }}
    >
      {texts.jobs.anew}
    </Button>
  );
}

function Editor(props: { job: Versioned<Job> | null; details: Versioned<JobDetails> | null }) {
  const { job: versioned, details } = props;
  const navigate = useNavigate();
  const { part, people } = useSearch({ from: '/jobs/$job_id' });
  const job = versioned?.value ?? null;
  const draft_id = job?.id ?? 'new';
  const saved = job === null || details === null ? NEW_JOB : wordsOf(job, details.value);
  const { draft, shown, put, type } = useJobDraft(draft_id, saved);
  const keeps_people = job === null && people === 'imported';
  useEffect(() => {
    // whoever comes back to what is written here has another address by then
    if (keeps_people && draft.people === undefined && Object.keys(draft).length > 0) {
      put({ ...draft, people: 'imported' });
    }
  });
  useEffect(() => {
    if (draft_id !== 'new') currentJob.set(draft_id);
  }, [draft_id]);
  const ad = useJobAd({ job_id: job?.id ?? null, shown, type });
  const saving = useSaveJob({ versioned, details, draft, shown, saved, keeps_people });

  /** Leaves the job as it is; what was written comes back from the notice. */
  const discard = (): void => {
    void navigate({ to: '/jobs' });
    if (changedFields(draft, saved).length === 0) return;
    put({});
    notify(texts.jobs.discarded, () => {
      put(draft);
      void navigate({ to: '/jobs/$job_id', params: { job_id: draft_id } });
    });
  };

  return (
    <div className="stack flex-1 min-h-0">
      <ViewHeader
        dense
        crumb={
          <Link to="/jobs" className="no-underline hover-underline">
            {texts.shell.jobs}
          </Link>
        }
        title={job === null ? texts.jobs.newTitle : job.title}
        beside={
          <>
            {job !== null && <PrivateSign job_id={job.id} />}
            <Looking />
          </>
        }
        sub={changedFields(draft, saved).length > 0 && !saving.saving ? texts.jobs.notSaved : undefined}
        tools={
          <EditorTools
            job={job}
            is_criteria={part === 'criteria'}
            saving={saving}
            onDiscard={discard}
            onGone={() => void navigate({ to: '/jobs' })}
          />
        }
      >
        {job !== null && <JobParts job_id={job.id} />}
      </ViewHeader>
      {job !== null && part === 'criteria' ? (
        <CriteriaPart job_id={job.id} />
      ) : (
        <JobForm
          is_new={job === null}
          words={shown}
          saved={saved}
          conflicts={saving.conflicts}
          tried={saving.tried}
          reading={ad.reading}
          onType={ad.write}
          onFile={(file) => file !== null && void ad.takeFile(file)}
          onDropped={(files) => void ad.takeDropped(files)}
          onKeep={(field) => put(keepMine(draft, saved, field))}
          onTake={(field) => put(takeTheirs(draft, field))}
          onSave={() => saving.save()}
          visibility={
            job === null ? (
              <>
                <NewVisibility
                  is_private={draft.is_private === true}
                  onChoose={(is_private) => {
                    const { is_private: _before, ...rest } = draft;
                    put(is_private ? { ...rest, is_private } : rest);
                  }}
                />
                <NewOwnFields
                  applies_to="job"
                  held={draft.own ?? {}}
                  onChange={(own) => {
                    const { own: _before, ...rest } = draft;
                    put(Object.keys(own).length === 0 ? rest : { ...rest, own });
                  }}
                />
              </>
            ) : (
              <>
                <Visibility job_id={job.id} />
                <OwnFields applies_to="job" id={job.id} />
              </>
            )
          }
        />
      )}
    </div>
  );
}

/** What is done with what is written, or with the criteria. */
function EditorTools(props: {
  job: Job | null;
  is_criteria: boolean;
  saving: ReturnType<typeof useSaveJob>;
  onDiscard: () => void;
  onGone: () => void;
}) {
  const { job } = props;
  const { save, saving, is_making, conflicts } = props.saving;
  if (job !== null && props.is_criteria) {
    return (
      <ButtonLink to="/ranking" search={{ job: job.id }}>
        {texts.criteria.rank}
      </ButtonLink>
    );
  }
  return (
    <Changes>
      <Button variant="default" onClick={props.onDiscard}>
        {texts.actions.cancel}
      </Button>
      {job !== null && <JobMenu job={job} onDelete={props.onGone} />}
      {job === null && (
        <Button variant="default" onClick={() => save(true)} loading={is_making}>
          {texts.criteria.save}
        </Button>
      )}
      <Button onClick={() => save()} loading={is_making || saving} disabled={conflicts.length > 0}>
        {job === null ? texts.jobs.createAndRank : texts.actions.save}
      </Button>
    </Changes>
  );
}
