import { createStore, useStore } from '../../lib/external_store.ts';
import { keepDraft, readAnyDraft } from '../../lib/drafts.ts';
import { parseDrafts, shownWords, typed, type JobDraft, type JobWords } from './job_draft.ts';

const EMPTY: JobDraft = {};
const drafts = createStore(parseDrafts(readAnyDraft('jobs')));
drafts.subscribe(() => keepDraft('jobs', drafts.get()));

/** Keeps what is typed of a job, or forgets it (nothing in it). */
export function keepJobDraft(id: string, draft: JobDraft): void {
  drafts.update((all) => {
    const others = Object.entries(all).filter(([one]) => one !== id);
    return Object.fromEntries(Object.keys(draft).length === 0 ? others : [...others, [id, draft]]);
  });
}

/** What is typed of a job at this moment. */
export function jobDraftNow(id: string): JobDraft {
  return drafts.get()[id] ?? EMPTY;
}

/** The jobs of which something is typed and not saved; `new` for one that is not there yet. */
export function useJobDrafts(): Readonly<Record<string, JobDraft>> {
  return useStore(drafts);
}

/** What is typed of a job over what is saved; it stays when somebody goes elsewhere before they save. */
export function useJobDraft(id: string, saved: JobWords) {
  const draft = useJobDrafts()[id] ?? EMPTY;
  return {
    draft,
    shown: shownWords(draft, saved),
    put: (next: JobDraft): void => keepJobDraft(id, next),
    type: (words: Partial<JobWords>): void => keepJobDraft(id, typed(jobDraftNow(id), saved, words)),
  };
}
