import { useMay } from '../../lib/may.ts';
import { Button, Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useRetryAll, useSamples } from '../../api/imports.ts';
import { useJobs } from '../../api/jobs.ts';
import { currentJob, useCurrentJob } from '../../features/current/current_job.ts';
import { ReviewLink } from '../../features/duplicates/review_link.tsx';
import { chosenFiles } from '../../lib/read_entries.ts';
import { useImportFiles } from '../../features/drop/use_import_files.ts';
import { errorNotice } from '../../ui/notices.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { AdOffers } from './ad_offer.tsx';
import { EmptyImport } from './empty_import.tsx';
import { ImportList } from './import_list.tsx';
import { NextStep, Spreadsheets } from './next_step.tsx';
import { Reading } from './reading.tsx';
import { useImportList } from './use_import_list.ts';
import { WatchDialog } from './watch/watched_folders.tsx';
import { ChooseResumes, FolderInput, OtherWays } from './ways_in.tsx';
import css from './import.module.css';

/** Files in, people out: one row per file, and for each that could not be read, why and what helps. */
export function ImportView() {
  const navigate = useNavigate();
  const jobs = useJobs();
  const job = useCurrentJob();
  const { list } = useSearch({ from: '/import' });
  const files = useImportList(list);
  const { counted, needy } = files;
  const samples = useSamples();
  const folder = useRef<HTMLInputElement>(null);
  const bring = useImportFiles();
  const [watching, setWatching] = useState(false);
  const { manage } = useMay();

  const take = (chosen: Iterable<File> | null): void => {
    if (chosen !== null) void bring(chosenFiles(chosen), job?.id ?? null);
  };
  const trySamples = (): void => {
    samples
      .mutateAsync(undefined, {
        // only as long as this view is there: nobody is led away who went elsewhere
        onSuccess: ({ job_id: sample_job }) => {
          currentJob.set(sample_job);
          void navigate({ to: '/ranking', search: { job: sample_job } });
        },
      })
      .catch(errorNotice(texts.import.samplesFailed));
  };
  const buttons = <ChooseResumes main={files.empty} onFiles={take} folder={folder} />;
  const others = <OtherWays main={files.empty} onFiles={take} onWatch={() => setWatching(true)} />;
  return (
    <>
      <FolderInput input={folder} onFiles={take} />
      {manage && <WatchDialog opened={watching} onClose={() => setWatching(false)} />}
      {files.empty ? (
        <EmptyImport buttons={buttons} others={others} onSamples={trySamples} busy={samples.isPending} />
      ) : (
        <>
          <ViewHeader
            dense
            title={texts.import.title}
            tools={
              <>
                <Select
                  aria-label={texts.import.job}
                  className="job-choice"
                  data={[
                    { value: '', label: texts.import.noJob },
                    ...(jobs.data ?? []).map((one) => ({
                      value: one.id,
                      label: texts.import.forJob(one.title),
                    })),
                  ]}
                  value={job?.id ?? ''}
                  onChange={(value) => currentJob.set(value === '' ? null : value)}
                  allowDeselect={false}
                  searchable={(jobs.data?.length ?? 0) > 8}
                />
                {buttons}
              </>
            }
          >
            <div className={`${css.summary} row-wrap gap-2-4 min-h-26 mt-4`}>
              <p className="flex-1 text-mute font-13">
                <span>{counted === undefined ? ' ' : texts.import.summary(counted)}</span>
                {counted?.open === 0 && <ReviewLink />}
              </p>
              {others}
            </div>
            <div className={`${css.below} row-wrap justify-between gap-24`}>
              <Reading />
              {counted?.open === 0 && files.uploads.length === 0 && (
                <AdOffers otherwise={<NextStep progress={counted} />} />
              )}
              {(counted?.failed ?? 0) > 1 && <RetryAll failed={counted?.failed ?? 0} />}
              {needy > 0 && (
                <Segments
                  small
                  aria-label={texts.import.list}
                  value={list ?? 'all'}
                  onChange={(to) =>
                    void navigate({
                      to: '/import',
                      search: to === 'attention' ? { list: to } : {},
                      replace: true,
                    })
                  }
                  data={[
                    { value: 'all', label: texts.import.all },
                    { value: 'attention', label: texts.import.attention(needy) },
                  ]}
                />
              )}
            </div>
            <Spreadsheets />
          </ViewHeader>
          <ImportContent files={files} />
        </>
      )}
    </>
  );
}

/** The list, or what stands in its place. */
function ImportContent({ files }: { files: ReturnType<typeof useImportList> }) {
  const { imports, in_need, only_needy, shown } = files;
  if (imports.isError && !files.has_rows) {
    return <Failed error={imports.error} retry={() => void imports.refetch()} />;
  }
  if (only_needy && in_need.isLoadingError) {
    return <Failed error={in_need.error} retry={() => void in_need.refetch()} />;
  }
  if (imports.isPending || shown === undefined) return <SkeletonRows />;
  return (
    <ImportList
      refused={files.refused}
      waiting={files.waiting}
      rows={shown}
      more={imports.hasNextPage && !only_needy}
      onMore={() => {
        // a page that is asked for anew at every change would never come
        if (!imports.isFetching) void imports.fetchNextPage();
      }}
    />
  );
}

/** One click for all that could not be read: after a crash, or when a language of recognition was added. */
function RetryAll({ failed }: { failed: number }) {
  const retry = useRetryAll();
  return (
    <Button
      data-changes
      variant="subtle"
      size="compact-sm"
      loading={retry.isPending}
      onClick={() => void retry.mutateAsync().catch(errorNotice(texts.import.retryAllFailed))}
    >
      {texts.import.retryAll(failed)}
    </Button>
  );
}
