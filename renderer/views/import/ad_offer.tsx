import { Button } from '@mantine/core';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { documentQuery } from '../../api/attachments.ts';
import { useBlindMode } from '../../api/blind.ts';
import { documentText } from '../../api/document_text.ts';
import {
  importKeys,
  importedLast,
  isOfLastDrop,
  lastDrop,
  removeImport,
  useIsAllRead,
} from '../../api/imports.ts';
import { deleteJob, useCreateJob } from '../../api/jobs.ts';
import { firstStage } from '../../api/nominations.ts';
import { useBulkMove } from '../../api/stage_mutations.ts';
import { currentJob } from '../../features/current/current_job.ts';
import { notifyFailures } from '../../features/decisions/notify_failures.ts';
import { isJobAd } from '../../features/drop/job_ad.ts';
import { useStore } from '../../lib/external_store.ts';
import { useMay } from '../../lib/may.ts';
import {
  addPendingDeletions,
  cancelPendingDeletions,
  DELETIONS_SETTLE_MS,
  pendingDeletions,
} from '../../lib/pending_deletions.ts';
import { titleIn } from '../../lib/title_in.ts';
import { attempt, errorNotice, notifyError, notifyThenRun } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** No ad is longer. */
const MAX_PAGES = 4;

/** So many files are looked into; those of which no title of a person was read come first. */
const MAX_FILES = 40;

/**
 * Says over the list that files of the last drop are job ads and no resumes, and makes the job of one. Where there are
 * none it leaves its place to what is to be done otherwise: one thing at a time.
 */
export function AdOffers({ otherwise }: { otherwise: ReactNode }) {
  const { change } = useMay();
  const { is_on: is_blind } = useBlindMode();
  // files are looked into once all are read
  const is_all_read = useIsAllRead();
  const client = useQueryClient();
  const gone = useStore(pendingDeletions);
  const ads = useQuery({
    queryKey: [...importKeys.all, 'ads'],
    queryFn: () => adsIn(client),
    enabled: change && !is_blind && is_all_read,
  });
  // nothing stands there first that an ad would take away
  if (ads.isLoading) return null;
  const offered =
    change && !is_blind && is_all_read ? (ads.data ?? []).filter(({ row }) => !gone.has(row.id)) : [];
  return offered.length === 0 ? otherwise : offered.map((one) => <Offer key={one.row.id} {...one} />);
}

/** The ads among the files of the last drop, with their texts. */
async function adsIn(client: QueryClient): Promise<{ row: ImportRecord; ad: string }[]> {
  const rows: ImportRecord[] = [];
  for await (const row of lastDrop()) {
    if (!isOfLastDrop(row)) break;
    const may_be = row.state === 'read' && (row.pages ?? 1) <= MAX_PAGES && row.file_count <= 1;
    if (may_be && row.mail === null) rows.push(row);
  }
  const likely = rows.toSorted(
    (a, b) => Number(a.candidate_title !== null) - Number(b.candidate_title !== null),
  );
  const looked = likely.slice(0, MAX_FILES).map(async (row) => {
    if (row.attachment_id === null) return [];
    const { pages } = await client.ensureQueryData(documentQuery(row.attachment_id));
    const is_ad = isJobAd(pages.flatMap(({ lines }) => lines.map(({ text }) => text)));
    return is_ad ? [{ row, ad: documentText(pages) }] : [];
  });
  return (await Promise.all(looked)).flat();
}

function Offer({ row, ad }: { row: ImportRecord; ad: string }) {
  const use = useAsJob();
  const [busy, setBusy] = useState(false);
  return (
    <p className="row-wrap flex-1 min-w-0 break-anywhere gap-6-12">
      {texts.import.isAd(row.file_name)}{' '}
      <Button
        size="compact-sm"
        loading={busy}
        aria-label={texts.import.asJobOf(row.file_name)}
        onClick={() => {
          setBusy(true);
          void attempt(texts.import.asJobFailed, () => use(row, ad)).finally(() => setBusy(false));
        }}
      >
        {texts.import.asJob}
      </Button>
    </p>
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
    // nor is it in any list of candidates meanwhile
    const going = [row.id, ...(row.candidate_id === null ? [] : [row.candidate_id])];
    addPendingDeletions(...going);
    currentJob.set(id);
    const back = (): void => cancelPendingDeletions(...going);
    notifyThenRun(texts.import.adUsed(title, people.length), {
      run: () => {
        removeImport(row.id)
          // not before the lists were fetched again without it
          .then(() => setTimeout(back, DELETIONS_SETTLE_MS))
          .catch((error: unknown) => {
            back();
            notifyError(texts.import.removeFailed(row.file_name), error);
          })
          .finally(() => void client.invalidateQueries({ queryKey: importKeys.all }));
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
