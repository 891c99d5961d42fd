import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { JobDetails } from '#service/api/hiring/job_details/schema.ts';
import type { Job } from '#service/api/hiring/jobs/schema.ts';
import { sayOwnFields } from '../../api/custom_fields.ts';
import { sayDetails, useChangeDetails, useKnownDetails } from '../../api/job_details.ts';
import { useChangeJob, useCreateJob, useKnownJob } from '../../api/jobs.ts';
import { isConflict, type Versioned } from '../../api/versioned.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { useSamePlace } from '../../lib/use_same_place.ts';
import { notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { useConsiderImported } from './consider_imported.ts';
import { faultsOf, toDetails } from './detail_words.ts';
import {
  JOB_FIELDS,
  changedFields,
  conflictsOf,
  toFields,
  typedSince,
  wordsOf,
  type JobDraft,
  type JobWords,
} from './job_draft.ts';
import { jobDraftNow, keepJobDraft } from './use_job_draft.ts';

function saveFailed(error: unknown): void {
  notifyError(texts.jobs.saveFailed, error);
}

/** Saves what is written of a job, or makes the job, and leads on from there. */
export function useSaveJob(of: {
  /** null for one that is not there yet. */
  versioned: Versioned<Job> | null;
  details: Versioned<JobDetails> | null;
  draft: JobDraft;
  shown: JobWords;
  saved: JobWords;
  /** Whether those just imported are to be considered for a new job. */
  keeps_people: boolean;
}) {
  const { versioned, details, draft, shown, saved, keeps_people } = of;
  const navigate = useNavigate();
  // who goes elsewhere while an answer is on its way is not led away from there: a notice offers it
  const notePlace = useSamePlace();
  const consider = useConsiderImported();
  const draft_id = versioned?.value.id ?? 'new';
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const create = useCreateJob();
  const change = useChangeJob(draft_id);
  const changeDetails = useChangeDetails(draft_id);
  const jobNow = useKnownJob(draft_id);
  const detailsNow = useKnownDetails(draft_id);
  const wordsNow = (): JobWords | undefined => {
    const [job, said] = [jobNow(), detailsNow()];
    return job === undefined || said === undefined ? undefined : wordsOf(job, said);
  };
  // while it is saved, what is sent is on screen already
  const conflicts = saving ? [] : conflictsOf(draft, saved);

  const make = async (then_criteria: boolean): Promise<void> => {
    const { title, description, status, job_posting_urls = [] } = toFields(shown, JOB_FIELDS);
    if (title === undefined || description === undefined || status === undefined) return;
    const isStillHere = notePlace();
    const { id } = await create.mutateAsync({
      title,
      description,
      status,
      job_posting_urls,
      is_private: draft.is_private === true,
    });
    if (keeps_people || draft.people === 'imported') void consider(id, title);
    const since = typedSince(draft, saved, jobDraftNow('new'), shown);
    keepJobDraft('new', {});
    keepJobDraft(id, since);
    await sayDetails(id, toDetails(shown, changedFields(draft, saved))).catch(saveFailed);
    await sayOwnFields(id, draft.own ?? {}).catch(saveFailed);
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
  /** Sends what is typed; whether all of it is saved, and nothing is left for a person to decide. */
  const send = async (id: string): Promise<boolean> => {
    const changed = changedFields(draft, saved);
    const fields = toFields(shown, changed);
    const said = toDetails(shown, changed);
    const parts = [
      [Object.keys(fields).length, (base: string | null) => change(fields, base), versioned?.etag],
      [Object.keys(said).length, (base: string | null) => changeDetails(said, base), details?.etag],
    ] as const;
    for (const [amount, sendPart, base = null] of parts) {
      if (amount === 0) continue;
      try {
        await sendPart(base);
      } catch (error) {
        const now = wordsNow();
        if (!isConflict(error) || now === undefined) throw error;
        // what another window changed stands beside what is written here; what it left alone goes through
        if (conflictsOf(draft, now).length > 0) return false;
        await sendPart(null);
      }
    }
    const since = typedSince(draft, saved, jobDraftNow(id), wordsNow() ?? shown);
    keepJobDraft(id, since);
    return true;
  };
  const store = async (id: string): Promise<void> => {
    const isStillHere = notePlace();
    if (!(await send(id))) return;
    const since = jobDraftNow(id);
    const go = (): void => void navigate({ to: '/ranking', search: { job: id } });
    const is_here = isStillHere();
    notify(texts.jobs.saved, undefined, is_here ? undefined : { label: texts.jobs.open, act: go });
    // who typed on meanwhile goes on here
    if (is_here && Object.keys(since).length === 0) go();
  };
  const save = (then_criteria = false): void => {
    setTried(true);
    if (Object.keys(faultsOf(shown)).length > 0) return;
    if (shown.title.trim() === '' || shown.description.trim() === '' || conflicts.length > 0) return;
    if (versioned === null) {
      if (!create.isPending) make(then_criteria).catch(saveFailed);
      return;
    }
    setSaving(true);
    store(versioned.value.id)
      .catch(saveFailed)
      .finally(() => setSaving(false));
  };
  return { save, saving, tried, conflicts, is_making: create.isPending };
}
