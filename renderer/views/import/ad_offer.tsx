import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { documentQuery } from '../../api/attachments.ts';
import { useBlindMode } from '../../api/blind.ts';
import { documentText } from '../../api/document_text.ts';
import { importKeys, importedLast, isOfLastDrop, removeImport, useIsAllRead } from '../../api/imports.ts';
import { deleteJob, useCreateJob } from '../../api/jobs.ts';
import { firstStage } from '../../api/nominations.ts';
import { useBulkMove } from '../../api/stage_mutations.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { notifyFailures } from '../../features/decisions/notify_failures.ts';
import { isJobAd } from '../../features/drop/job_ad.ts';
import { useMay } from '../../lib/may.ts';
import { addPendingDeletions, cancelPendingDeletions } from '../../lib/pending_deletions.ts';
import { titleIn } from '../../lib/title_in.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { attempt, errorNotice, notifyThenRun } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './import.module.css';

/** No ad is longer. */
const MAX_PAGES = 4;

/** Says that a file of the last drop is a job ad and no resume, and makes the job of it. */
export function AdOffer({ row }: { row: ImportRecord }) {
  const { change } = useMay();
  const { is_on: is_blind } = useBlindMode();
  // files are looked into once all are read: while they come, rows pass by by the hundred
  const is_all_read = useIsAllRead();
  const may_be = row.state === 'read' && (row.pages ?? 1) <= MAX_PAGES && row.file_count <= 1;
  const wanted = change && !is_blind && is_all_read && may_be && row.mail === null && isOfLastDrop(row);
  const ad = useQuery({
    ...documentQuery(row.attachment_id ?? ''),
    enabled: wanted && row.attachment_id !== null,
    select: ({ pages }) => {
      const is_ad = isJobAd(pages.flatMap(({ lines }) => lines.map(({ text }) => text)));
      return is_ad ? documentText(pages) : null;
    },
  }).data;
  return wanted && typeof ad === 'string' ? <Offer row={row} ad={ad} /> : null;
}

function Offer({ row, ad }: { row: ImportRecord; ad: string }) {
  const use = useAsJob();
  const [busy, setBusy] = useState(false);
  return (
    <span className={css.ad}>
      {texts.import.isAd}{' '}
      <SmallButton
        loading={busy}
        aria-label={texts.import.asJobOf(row.file_name)}
        onClick={() => {
          setBusy(true);
          void attempt(texts.import.asJobFailed, () => use(row, ad)).finally(() => setBusy(false));
        }}
      >
        {texts.import.asJob}
      </SmallButton>
    </span>
  );
}

/**
 * Makes the job of an ad, adds the candidates of the same drop to it and goes to their ranking. The ad is no candidate
 * any more once the notice goes; until then Undo leaves everything as it was.
 */
function useAsJob() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useCreateJob();
  const move = useBulkMove();
  return async (row: ImportRecord, ad: string): Promise<void> => {
    const before = currentJob.get();
    const title = titleIn(ad) || row.file_name.replace(/^.*\/|\.[^.]*$/gu, '');
    const people = (await importedLast(row.job_id)).filter((id) => id !== row.candidate_id);
    const { id } = await create.mutateAsync({
      title,
      description: ad,
      status: 'open',
      job_posting_urls: [],
      is_private: false,
    });
    const first = await firstStage();
    if (first !== undefined && people.length > 0) {
      const { failures } = await move(id, people, first.id, { only_new: true });
      notifyFailures(client, failures);
    }
    addPendingDeletions(row.id);
    currentJob.set(id);
    const back = (): void => cancelPendingDeletions(row.id);
    notifyThenRun(texts.import.adUsed(title, people.length), {
      run: () => {
        removeImport(row.id)
          .catch(errorNotice(texts.import.removeFailed(row.file_name)))
          .finally(() => void client.invalidateQueries({ queryKey: importKeys.all }).finally(back));
      },
      undo: () => {
        back();
        currentJob.set(before);
        deleteJob(id)
          .then(() => client.invalidateQueries())
          .catch(errorNotice(texts.decisions.undoFailed));
        void navigate({ to: '/import' });
      },
    });
    await navigate({ to: '/ranking', search: { job: id } });
  };
}
