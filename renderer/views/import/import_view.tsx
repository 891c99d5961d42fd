import { Button, FileButton, Select } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { useBlindMode } from '../../api/blind.ts';
import { useStore } from '../../lib/external_store.ts';
import {
  useImportProgress,
  useImports,
  useImportsInNeed,
  useRetryAll,
  useSamples,
  withoutGone,
} from '../../api/imports.ts';
import { useJobs } from '../../api/jobs.ts';
import { stopped, useArrivedUploads, useUploads } from '../../api/uploads.ts';
import { currentJob, useCurrentJob } from '../../features/current/current_job.ts';
import { chosenFiles } from '../../lib/read_entries.ts';
import { TABLE_ACCEPT } from '../../features/drop/import_files.ts';
import { useImportFiles } from '../../features/drop/use_import_files.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { notifyError } from '../../ui/notices.tsx';
import { RESUME_ACCEPT } from '../../lib/resume_formats.ts';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { EmptyImport } from './empty_import.tsx';
import { ImportList } from './import_list.tsx';
import { NextStep, Spreadsheets } from './next_step.tsx';
import { Reading } from './reading.tsx';
import { WatchDialog } from './watch/watched_folders.tsx';
import css from './import.module.css';

/** Files in, people out: one row per file, and for each that could not be read, why and what helps. */
export function ImportView() {
  const navigate = useNavigate();
  const jobs = useJobs();
  const job = useCurrentJob();
  const uploads = useUploads();
  const arrived = useArrivedUploads();
  const imports = useImports();
  const progress = useImportProgress();
  const samples = useSamples();
  const { list } = useSearch({ from: '/import' });
  const folder = useRef<HTMLInputElement>(null);
  const { is_on: is_blind } = useBlindMode();
  const bring = useImportFiles();

  const [watching, setWatching] = useState(false);

  const take = (files: Iterable<File> | null): void => {
    if (files !== null) void bring(chosenFiles(files), job?.id ?? null);
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
      .catch((error: unknown) => notifyError(texts.import.samplesFailed, error));
  };
  const buttons = (main: boolean) => (
    <>
      <FileButton
        multiple
        accept={`${RESUME_ACCEPT},.zip`}
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
  const others = (main: boolean) => (
    <>
      <FileButton accept={TABLE_ACCEPT} onChange={(file) => take(file === null ? null : [file])}>
        {(props) => (
          <Button
            {...props}
            variant={main ? 'subtle' : 'default'}
            disabled={is_blind}
            title={is_blind ? texts.blind.noTable : undefined}
          >
            {texts.tables.from}
          </Button>
        )}
      </FileButton>
      <Button variant={main ? 'subtle' : 'default'} onClick={() => setWatching(true)}>
        {texts.watch.open}
      </Button>
    </>
  );
  const gone = useStore(pendingDeletions);
  const ending = useStore(stopped);
  const rows = useMemo(() => {
    const isGoing = ({ id, state }: ImportRecord): boolean =>
      gone.has(id) || (ending !== null && state === 'queued' && id <= ending.up_to);
    return imports.data?.pages.flatMap((page) => page.results.filter((row) => !isGoing(row))) ?? [];
  }, [imports.data, gone, ending]);
  // What needs attention may be anywhere in the list.
  const in_need = useImportsInNeed(list === 'attention');
  // what was removed is gone from the counts as from the list, though its notice still offers it back
  const counted = useMemo(() => {
    if (progress.data === undefined) return undefined;
    const listed = [...(imports.data?.pages.flatMap((page) => page.results) ?? []), ...(in_need.data ?? [])];
    const going = new Map(listed.filter(({ id }) => gone.has(id)).map((row) => [row.id, row]));
    return withoutGone(progress.data, [...going.values()]);
  }, [progress.data, imports.data, in_need.data, gone]);
  const needy = (counted?.failed ?? 0) + (counted?.refused ?? 0);
  const only_needy = list === 'attention' && needy > 0;
  const shown = only_needy ? in_need.data?.filter((row) => !gone.has(row.id)) : rows;
  const underway = useMemo(() => {
    if (arrived.length === 0) return uploads;
    const listed = new Set(imports.data?.pages.flatMap((page) => page.results.map(({ id }) => id)));
    const isShown = (id: string): boolean => !listed.has(id) && (ending === null || id > ending.up_to);
    return [...uploads, ...arrived.filter(({ import_id }) => isShown(import_id))];
  }, [uploads, arrived, imports.data, ending]);
  const empty = imports.data !== undefined && rows.length === 0 && underway.length === 0;

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
      <WatchDialog opened={watching} onClose={() => setWatching(false)} />
      {empty ? (
        <EmptyImport
          buttons={buttons(true)}
          others={others(true)}
          onSamples={trySamples}
          busy={samples.isPending}
        />
      ) : (
        <>
          <ViewHeader
            title={texts.import.title}
            sub={counted === undefined ? ' ' : texts.import.summary(counted)}
            tools={
              <>
                <Select
                  aria-label={texts.import.job}
                  w={230}
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
                {others(false)}
              </>
            }
          >
            <div className={css.below}>
              <Reading />
              {counted?.open === 0 && uploads.length === 0 && <NextStep progress={counted} />}
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
          {imports.isError && rows.length === 0 ? (
            <Failed error={imports.error} retry={() => void imports.refetch()} />
          ) : only_needy && in_need.isLoadingError ? (
            <Failed error={in_need.error} retry={() => void in_need.refetch()} />
          ) : imports.isPending || shown === undefined ? (
            <SkeletonRows />
          ) : (
            <ImportList
              uploads={only_needy ? uploads.filter((upload) => upload.state === 'refused') : underway}
              rows={shown}
              more={imports.hasNextPage && !only_needy}
              onMore={() => {
                // a page that is asked for anew at every change would never come
                if (!imports.isFetching) void imports.fetchNextPage();
              }}
            />
          )}
        </>
      )}
    </>
  );
}

/** One click for all that could not be read: after a crash, or when a language of recognition was added. */
function RetryAll({ failed }: { failed: number }) {
  const retry = useRetryAll();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={retry.isPending}
      onClick={() =>
        void retry.mutateAsync().catch((error: unknown) => notifyError(texts.import.retryAllFailed, error))
      }
    >
      {texts.import.retryAll(failed)}
    </Button>
  );
}
