import { Button, FileButton, Progress, SegmentedControl, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useImportProgress, useImports, useSamples } from '../../api/imports.ts';
import { useJobs } from '../../api/jobs.ts';
import { addUploads, cancelWaiting, useUploads } from '../../api/uploads.ts';
import { currentJob, useCurrentJob } from '../../components/current_job.ts';
import { chosenFiles } from '../../components/drop/read_entries.ts';
import { notifyError } from '../../components/notices.tsx';
import { RESUME_ACCEPT } from '../../components/resume_formats.ts';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import { EmptyDesk } from './empty_desk.tsx';
import { ImportList } from './import_list.tsx';
import css from './import.module.css';

/** Files in, people out: one row per file, and for each that could not be read, why and what helps. */
export function ImportView() {
  const navigate = useNavigate();
  const jobs = useJobs();
  const job = useCurrentJob();
  const uploads = useUploads();
  const imports = useImports();
  const progress = useImportProgress();
  const samples = useSamples();
  const [filter, setFilter] = useState('all');
  const folder = useRef<HTMLInputElement>(null);

  const take = (files: Iterable<File> | null): void => {
    if (files !== null) addUploads(chosenFiles(files), job?.id ?? null);
  };
  const trySamples = (): void => {
    samples.mutate(undefined, {
      onSuccess: ({ job_id: sample_job }) => {
        currentJob.set(sample_job);
        void navigate({ to: '/ranking', search: { job: sample_job } });
      },
      onError: (error) => notifyError(texts.import.samplesFailed, error),
    });
  };
  const buttons = (main: boolean) => (
    <>
      <FileButton
        multiple
        accept={RESUME_ACCEPT}
        onChange={take}
        inputProps={{ 'aria-label': texts.import.chooseFiles }}
      >
        {(props) => (
          <Button {...props} variant={main ? 'filled' : 'default'} size={main ? 'md' : 'sm'}>
            {texts.import.chooseFiles}
          </Button>
        )}
      </FileButton>
      <Button variant="default" size={main ? 'md' : 'sm'} onClick={() => folder.current?.click()}>
        {texts.import.chooseFolder}
      </Button>
    </>
  );
  const rows = imports.data?.pages.flatMap((page) => page.results) ?? [];
  const needy = (progress.data?.failed ?? 0) + (progress.data?.refused ?? 0);
  const only_needy = filter === 'attention' && needy > 0;
  const shown = only_needy ? rows.filter((row) => row.state === 'failed' || row.state === 'refused') : rows;
  // What needs attention may be anywhere in the list: all of it is read then.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = imports;
  useEffect(() => {
    if (only_needy && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [only_needy, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const empty = imports.isSuccess && rows.length === 0 && uploads.length === 0;

  return (
    <>
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label={texts.import.chooseFolder}
        // React has no property for it; browsers read the attribute.
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      {empty ? (
        <EmptyDesk buttons={buttons(true)} onSamples={trySamples} busy={samples.isPending} />
      ) : (
        <>
          <ViewHeader
            title={texts.import.title}
            sub={progress.data === undefined ? ' ' : texts.import.summary(progress.data)}
            tools={
              <>
                <Select
                  aria-label={texts.import.job}
                  w={300}
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
                {buttons(false)}
              </>
            }
          >
            <div className={css.below}>
              <Reading />
              {needy > 0 && (
                <SegmentedControl
                  size="xs"
                  aria-label={texts.import.list}
                  value={filter}
                  onChange={setFilter}
                  data={[
                    { value: 'all', label: texts.import.all },
                    { value: 'attention', label: texts.import.attention(needy) },
                  ]}
                />
              )}
            </div>
          </ViewHeader>
          {imports.isError && rows.length === 0 ? (
            <Failed error={imports.error} retry={() => void imports.refetch()} />
          ) : imports.isPending ? (
            <SkeletonRows />
          ) : (
            <ImportList
              uploads={only_needy ? uploads.filter((upload) => upload.state === 'refused') : uploads}
              rows={shown}
              more={imports.hasNextPage}
              onMore={() => void imports.fetchNextPage()}
            />
          )}
        </>
      )}
    </>
  );
}

/** The bar over the list while something is being read. */
function Reading() {
  const progress = useImportProgress().data;
  const sending = useUploads().filter((upload) => upload.state !== 'refused');
  const open = (progress?.open ?? 0) + sending.length;
  if (progress === undefined || open === 0) return null;
  const total = progress.total + sending.length;
  return (
    <div className={css.reading}>
      <Progress
        className={css.bar}
        size={6}
        value={((total - open) / total) * 100}
        aria-label={texts.import.reading}
      />
      <span>{texts.import.pace(open, progress.rate_per_second, progress.seconds_left)}</span>
      {sending.some((upload) => upload.state === 'waiting') && (
        <Button variant="subtle" size="compact-sm" onClick={cancelWaiting}>
          {texts.import.cancelWaiting}
        </Button>
      )}
    </div>
  );
}
