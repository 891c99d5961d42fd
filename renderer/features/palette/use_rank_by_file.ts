import { useNavigate } from '@tanstack/react-router';
import { uploadLooseFile, waitForDocument } from '../../api/attachments.ts';
import { Told } from '../../lib/errors.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current/current_job.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { useSamePlace } from '../../lib/use_same_place.ts';

/** A long scan is waited for: nobody is kept from anything meanwhile. */
const WITHIN_MS = 300_000;

/** Ranks everyone by a file that belongs to nobody: an ideal profile, or someone who left. */
export function useRankByFile(): (file: File | undefined) => void {
  const navigate = useNavigate();
  const job = useCurrentJob();
  const notePlace = useSamePlace();
  const run = async (file: File): Promise<void> => {
    const isStillHere = notePlace();
    notify(texts.palette.readingFile(file.name));
    await attempt(texts.palette.fileFailed(file.name), async () => {
      const id = await uploadLooseFile(file);
      const document = await waitForDocument(id, WITHIN_MS);
      if (document.state === 'FAILED') throw new Error(document.message ?? texts.palette.fileUnreadable);
      if (document.state !== 'READY') throw new Told(texts.palette.fileSlow);
      const rank = (): void =>
        void navigate({
          to: '/ranking',
          search: { ...(job === null ? {} : { job: job.id }), by: 'file', target: id },
        });
      if (isStillHere()) rank();
      else notify(texts.palette.fileRead(file.name), undefined, { label: texts.palette.rankByIt, act: rank });
    });
  };
  return (file) => {
    if (file !== undefined) void run(file);
  };
}
