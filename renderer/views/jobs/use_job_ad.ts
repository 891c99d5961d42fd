import { useCallbackRef } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readText } from '../../api/attachments.ts';
import { useImportFiles } from '../../features/drop/use_import_files.ts';
import type { GivenFile } from '../../lib/read_entries.ts';
import { titleIn } from '../../lib/title_in.ts';
import { notify, notifyError, type More } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import type { JobWords } from './job_draft.ts';

/** How the words of a job come: typed, or out of a file that is chosen or dropped. */
export function useJobAd(of: {
  /** null for one that is not there yet. */
  job_id: string | null;
  shown: JobWords;
  type: (words: Partial<JobWords>) => void;
}) {
  const { job_id, shown, type } = of;
  const navigate = useNavigate();
  const bring = useImportFiles();
  const [given_title, setGiven] = useState(job_id !== null || shown.title !== titleIn(shown.description));
  const [reading, setReading] = useState(false);

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
    void navigate({ to: '/import' }).then(() => bring(files, job_id));
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
  return { reading, write, takeFile, takeDropped };
}
