import { Button } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { readText } from '../../api/attachments.ts';
import { missingOf } from '../../lib/errors.ts';
import { useChangeJob, useCreateJob, useJobToChange, useKnownJob } from '../../api/jobs.ts';
import { isConflict, type Versioned } from '../../api/versioned.ts';
import { currentJob } from '../../features/current/current_job.ts';
import type { GivenFile } from '../../lib/read_entries.ts';
import { useImportFiles } from '../../features/drop/use_import_files.ts';
import { notify, notifyError, type More } from '../../ui/notices.tsx';
import { useSamePlace } from '../../lib/use_same_place.ts';
import { ViewHeader } from '../../ui/view_header.tsx';
import { MissingJob } from '../../features/missing/missing.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
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
  typedSince,
  wordsOf,
  type JobWords,
} from './job_draft.ts';
import { JobForm } from './job_form.tsx';
import { JobParts } from './job_parts.tsx';
import css from './jobs.module.css';
import { useConsiderImported } from './consider_imported.ts';
import { jobDraftNow, keepJobDraft, useJobDraft } from './use_job_draft.ts';

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
  const bring = useImportFiles();
  // who goes elsewhere while an answer is on its way is not led away from there: a notice offers it
  const notePlace = useSamePlace();
  const { part, people } = useSearch({ from: '/jobs/$job_id' });
  const consider = useConsiderImported();
  const job = versioned?.value ?? null;
  const draft_id = job?.id ?? 'new';
  const saved = job === null ? NEW_JOB : wordsOf(job);
  const { draft, shown, put, type } = useJobDraft(draft_id, saved);
  const [given_title, setGiven] = useState(job !== null || shown.title !== titleIn(shown.description));
  const [reading, setReading] = useState(false);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
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
  const create = useCreateJob();
  const change = useChangeJob(draft_id);
  const knownNow = useKnownJob(draft_id);
  // while it is saved, what is sent is on screen already
  const conflicts = saving ? [] : conflictsOf(draft, saved);

  // of this moment: a title may be typed while a file is read
  const write = useCallbackRef((words: Partial<JobWords>): void => {
    if (words.title !== undefined) setGiven(words.title !== '');
    const { description } = words;
    type(description === undefined || given_title ? words : { ...words, title: titleIn(description) });
  });
  /** @returns whether the description is what the file says now; if not, that is told, and what else can be done. */
  const takeFile = async (file: File, others = 0, more?: More): Promise<boolean> => {
    setReading(true);
    try {
      write({ description: await readText(file) });
      return true;
    } catch (error) {
      notifyError(texts.jobs.fileFailed(file.name, others), error, more);
      return false;
    } finally {
      setReading(false);
    }
  };
  const addThem = (files: readonly GivenFile[]): void => {
    void navigate({ to: '/import' }).then(() => bring(files, job?.id ?? null));
  };
  const takeDropped = async (files: readonly GivenFile[]): Promise<void> => {
    const [first, ...others] = files;
    if (first === undefined) return;
    const { title, description } = shown;
    // a scan or an archive is no ad, but may well be a resume
    const all = { label: texts.jobs.addOthers(files.length), act: () => addThem(files) };
    if (!(await takeFile(first.file, others.length, all))) return;
    const restore = (): void => write({ description, title });
    // one that was dropped here by mistake is a resume after all; of several the first one is the ad
    if (others.length > 0) {
      const more = { label: texts.jobs.addOthers(others.length), act: () => addThem(others) };
      notify(texts.jobs.filledFirst(first.file.name, others.length), restore, more);
    } else {
      const more = {
        label: texts.jobs.addAsResume,
        act: () => {
          restore();
          addThem(files);
        },
      };
      notify(texts.jobs.filled(first.file.name), restore, more);
    }
  };

  const make = async (then_criteria: boolean): Promise<void> => {
    const { title, description, status, job_posting_urls = [] } = toFields(shown, ALL);
    if (title === undefined || description === undefined || status === undefined) return;
    const isStillHere = notePlace();
    const { id } = await create.mutateAsync({ title, description, status, job_posting_urls });
    if (keeps_people || draft.people === 'imported') void consider(id, title);
    const since = typedSince(draft, saved, jobDraftNow('new'), shown);
    keepJobDraft('new', {});
    keepJobDraft(id, since);
    const go = (replace: boolean): void => {
      currentJob.set(id);
      if (then_criteria || Object.keys(since).length > 0) {
        const search = then_criteria ? ({ part: 'criteria' } as const) : {};
        void navigate({ to: '/jobs/$job_id', params: { job_id: id }, search, replace });
      } else void navigate({ to: '/ranking', search: { job: id } });
    };
    if (isStillHere()) go(true);
    else notify(texts.jobs.made(title), undefined, { label: texts.jobs.open, act: () => go(false) });
  };
  const store = async (id: string, base: string | null): Promise<void> => {
    const isStillHere = notePlace();
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
    const now = knownNow();
    const since = typedSince(draft, saved, jobDraftNow(id), now === undefined ? shown : wordsOf(now));
    keepJobDraft(id, since);
    const go = (): void => void navigate({ to: '/ranking', search: { job: id } });
    const is_here = isStillHere();
    notify(texts.jobs.saved, undefined, is_here ? undefined : { label: texts.jobs.open, act: go });
    // who typed on meanwhile goes on here
    if (is_here && Object.keys(since).length === 0) go();
  };
  const save = (then_criteria = false): void => {
    setTried(true);
    if (shown.title.trim() === '' || shown.description.trim() === '' || conflicts.length > 0) return;
    if (versioned === null) {
      if (!create.isPending) make(then_criteria).catch(saveFailed);
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
    <div className="flex flex-1 column min-h-0">
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
          onFile={(file) => file !== null && void takeFile(file)}
          onDropped={(files) => void takeDropped(files)}
          onKeep={(field) => put(keepMine(draft, saved, field))}
          onTake={(field) => put(takeTheirs(draft, field))}
          onSave={() => save()}
        />
      )}
    </div>
  );
}
