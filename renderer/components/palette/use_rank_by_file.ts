import { useNavigate } from '@tanstack/react-router';
import { uploadLooseFile, waitForDocument } from '../../api/attachments.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current_job.ts';
import { notify, notifyError } from '../notices.tsx';

/** Ranks everyone by a file that belongs to nobody: an ideal profile, or someone who left. */
export function useRankByFile(): (file: File | undefined) => void {
  const navigate = useNavigate();
  const job = useCurrentJob();
  const run = async (file: File): Promise<void> => {
    notify(texts.palette.readingFile(file.name));
    try {
      const id = await uploadLooseFile(file);
      const document = await waitForDocument(id);
      if (document.state === 'FAILED') throw new Error(document.message ?? texts.palette.fileUnreadable);
      await navigate({
        to: '/ranking',
        search: { ...(job === null ? {} : { job: job.id }), by: 'file', target: id },
      });
    } catch (error) {
      notifyError(texts.palette.fileFailed(file.name), error);
    }
  };
  return (file) => {
    if (file !== undefined) void run(file);
  };
}
