import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '#service/api/jobs/schema.ts';
import { readText } from '../../api/attachments.ts';
import { missingOf } from '../../api/errors.ts';
import { useChangeJob, useCreateJob, useJobToChange, useKnownJob } from '../../api/jobs.ts';
import { isConflict, type Versioned } from '../../api/versioned.ts';
import { currentJob } from '../../components/current_job.ts';
import { useDropZone } from '../../components/drop/drop_zones.ts';
import { notify, notifyError } from '../../components/notices.tsx';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { MissingJob } from '../../components/state/missing.tsx';
import { Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import { CriteriaPart } from './criteria_part.tsx';
import {
  NEW_JOB,
  changedFields,
  conflictsOf,
  keepMine,
  takeTheirs,
  titleIn,
  toFields,
  wordsOf,
  type JobWords,
} from './job_draft.ts';
import { JobForm } from './job_form.tsx';
import { JobParts } from './job_parts.tsx';
import css from './jobs.module.css';
import { keepJobDraft, useJobDraft } from './use_job_draft.ts';

const ALL = ['title', 'description', 'status', 'urls'] as const;

/** One vacancy: a new one (address /jobs/new) or an existing one. */
export function JobView() {
  const { job_id } = useParams({ from: '/jobs/$job_id' });
  return job_id === 'new' ? <Editor key="new" job={null} /> : <Existing key={job_id} job_id={job_id} />;
}

function Existing({ job_id }: { job_id: string }) {
  const job = useJobToChange(job_id);
  const missing = missingOf(job);
  if (missing !== null) {
    return <MissingJob missing={missing}>{job.data && <Anew job={job.data.value} />}</MissingJob>;
  }
  if (job.data !== undefined) return <Editor job={job.data} />;
  if (job.isError) return <Failed error={job.error} retry={() => void job.refetch()} />;
  return <SkeletonRows widths={[520]} />;
}

/** What was being written when the job was deleted is not lost: it begins another one. */
function Anew({ job }: { job: Job }) {
  const { draft, shown, put } = useJobDraft(job.id, wordsOf(job));
  const next = useJobDraft('new', NEW_JOB);
  const navigate = useNavigate();
  if (changedFields(draft, wordsOf(job)).length === 0 || Object.keys(next.draft).length > 0) return null;
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

function saveFailed(error: unknown): void {
  notifyError(texts.jobs.saveFailed, error);
}

function Editor({ job: versioned }: { job: Versioned<Job> | null }) {
  const navigate = useNavigate();
  const { part } = useSearch({ from: '/jobs/$job_id' });
  const job = versioned?.value ?? null;
  const draft_id = job?.id ?? 'new';
  const saved = job === null ? NEW_JOB : wordsOf(job);
  const { draft, shown, put, type } = useJobDraft(draft_id, saved);
  const [given_title, setGiven] = useState(job !== null || shown.title !== titleIn(shown.description));
  const [reading, setReading] = useState(false);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const create = useCreateJob();
  const change = useChangeJob(draft_id);
  const knownNow = useKnownJob(draft_id);
  // while it is saved, what is sent is on screen already
  const conflicts = saving ? [] : conflictsOf(draft, saved);

  const write = (words: Partial<JobWords>): void => {
    if (words.title !== undefined) setGiven(words.title !== '');
    const { description } = words;
    type(description === undefined || given_title ? words : { ...words, title: titleIn(description) });
  };
  const takeFile = async (file: File | undefined | null): Promise<void> => {
    if (file === undefined || file === null) return;
    setReading(true);
    try {
      write({ description: await readText(file) });
    } catch (error) {
      notifyError(texts.jobs.fileFailed(file.name), error);
    } finally {
      setReading(false);
    }
  };
  useDropZone({
    id: 'description',
    title: texts.drop.description,
    hint: texts.drop.descriptionHint,
    onFiles: (files) => void takeFile(files[0]?.file),
  });

  const make = (then_criteria: boolean): void => {
    const { title, description, status, job_posting_urls = [] } = toFields(shown, ALL);
    if (title === undefined || description === undefined || status === undefined) return;
    create.mutate(
      { title, description, status, job_posting_urls },
      {
        onError: saveFailed,
        onSuccess({ id }) {
          keepJobDraft('new', {});
          currentJob.set(id);
          if (then_criteria) {
            void navigate({
              to: '/jobs/$job_id',
              params: { job_id: id },
              search: { part: 'criteria' },
              replace: true,
            });
          } else void navigate({ to: '/ranking', search: { job: id } });
        },
      },
    );
  };
  const store = async (id: string, base: string | null): Promise<void> => {
    const fields = toFields(shown, changedFields(draft, saved));
    if (Object.keys(fields).length > 0) {
      try {
        await change(fields, base);
      } catch (error) {
        const now = knownNow();
        if (!isConflict(error) || now === undefined) throw error;
        // what another window changed stands beside what is written here; what it left alone goes through
        if (conflictsOf(draft, wordsOf(now)).length > 0) return;
        await change(fields, null);
      }
    }
    keepJobDraft(id, {});
    notify(texts.jobs.saved);
    await navigate({ to: '/ranking', search: { job: id } });
  };
  const save = (then_criteria = false): void => {
    setTried(true);
    if (shown.title.trim() === '' || shown.description.trim() === '' || conflicts.length > 0) return;
    if (versioned === null) {
      make(then_criteria);
      return;
    }
    setSaving(true);
    store(versioned.value.id, versioned.etag)
      .catch(saveFailed)
      .finally(() => setSaving(false));
  };
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
    <div className={css.form}>
      <ViewHeader
        crumb={
          <Link to="/jobs" className={css.back}>
            {texts.shell.jobs}
          </Link>
        }
        title={job === null ? texts.jobs.newTitle : job.title}
        sub={changedFields(draft, saved).length > 0 && !saving ? texts.jobs.notSaved : undefined}
        tools={
          job !== null && part === 'criteria' ? (
            <Button
              renderRoot={(props: Record<string, unknown>) => (
                <Link to="/ranking" search={{ job: job.id }} {...props} />
              )}
            >
              {texts.criteria.rank}
            </Button>
          ) : (
            <>
              <Button variant="default" onClick={discard}>
                {texts.actions.cancel}
              </Button>
              {job === null && (
                <Button variant="default" onClick={() => save(true)} loading={create.isPending}>
                  {texts.criteria.save}
                </Button>
              )}
              <Button
                onClick={() => save()}
                loading={create.isPending || saving}
                disabled={conflicts.length > 0}
              >
                {job === null ? texts.jobs.createAndRank : texts.actions.save}
              </Button>
            </>
          )
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
          conflicts={conflicts}
          tried={tried}
          reading={reading}
          onType={write}
          onFile={(file) => void takeFile(file)}
          onKeep={(field) => put(keepMine(draft, saved, field))}
          onTake={(field) => put(takeTheirs(draft, field))}
          onSave={() => save()}
        />
      )}
    </div>
  );
}
