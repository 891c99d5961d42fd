import { Button, FileButton, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '#service/api/jobs/schema.ts';
import { readText } from '../../api/attachments.ts';
import { useCreateJob, useJob, useUpdateJob } from '../../api/jobs.ts';
import { currentJob } from '../../components/current_job.ts';
import { useDropZone } from '../../components/drop/drop_zones.ts';
import { notify, notifyError } from '../../components/notices.tsx';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { Failed, SkeletonRows } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import { CriteriaPart } from './criteria_part.tsx';
import { JobParts } from './job_parts.tsx';
import css from './jobs.module.css';

/** One vacancy: a new one (address /jobs/new) or an existing one. */
export function JobView() {
  const { job_id } = useParams({ from: '/jobs/$job_id' });
  const is_new = job_id === 'new';
  const job = useJob(is_new ? null : job_id);
  if (is_new) return <Editor key="new" job={null} />;
  if (job.isError) return <Failed error={job.error} retry={() => void job.refetch()} />;
  if (job.isPending) return <SkeletonRows widths={[520]} />;
  return <Editor key={job.data.id} job={job.data} />;
}

/** The first line of a description that could be its title. */
function titleIn(description: string): string {
  const line =
    description
      .split('\n')
      .find((one) => one.trim() !== '')
      ?.trim() ?? '';
  return line.length <= 90 ? line.replace(/^(#+|job title:|title:|position:)\s*/iu, '') : '';
}

function saveFailed(error: unknown): void {
  notifyError(texts.jobs.saveFailed, error);
}

function Editor({ job }: { job: Job | null }) {
  const navigate = useNavigate();
  const { part } = useSearch({ from: '/jobs/$job_id' });
  const [title, setTitle] = useState(job?.title ?? '');
  const [given_title, setGiven] = useState(job !== null);
  const [description, setDescription] = useState(job?.description ?? '');
  const [status, setStatus] = useState<Job['status']>(job?.status ?? 'open');
  const [urls, setUrls] = useState((job?.job_posting_urls ?? []).join('\n'));
  const [reading, setReading] = useState(false);
  const [tried, setTried] = useState(false);
  const create = useCreateJob();
  const update = useUpdateJob(job?.id ?? '');

  const describe = (text: string): void => {
    setDescription(text);
    if (!given_title) setTitle(titleIn(text));
  };
  const takeFile = async (file: File | undefined | null): Promise<void> => {
    if (file === undefined || file === null) return;
    setReading(true);
    try {
      describe(await readText(file));
    } catch (error) {
      notifyError(texts.jobs.fileFailed(file.name), error);
    } finally {
      setReading(false);
    }
  };
  useDropZone({
    id: 'description',
    title: texts.drop.description,
    hint: texts.drop.descriptionHint,
    onFiles: (files) => void takeFile(files[0]?.file),
  });

  const save = (then_criteria = false): void => {
    setTried(true);
    if (title.trim() === '' || description.trim() === '') {
      if (part === 'criteria' && job !== null) {
        void navigate({ to: '/jobs/$job_id', params: { job_id: job.id }, search: {} });
      }
      return;
    }
    const job_posting_urls = urls.split(/\s+/u).filter((url) => url !== '');
    const fields = { title, description, status, job_posting_urls };
    if (job === null) {
      create.mutate(fields, {
        onError: saveFailed,
        onSuccess({ id }) {
          currentJob.set(id);
          if (then_criteria) {
            void navigate({
              to: '/jobs/$job_id',
              params: { job_id: id },
              search: { part: 'criteria' },
              replace: true,
            });
          } else void navigate({ to: '/ranking', search: { job: id } });
        },
      });
    } else {
      update.mutate(fields, {
        onError: saveFailed,
        onSuccess() {
          notify(texts.jobs.saved);
          void navigate({ to: '/ranking', search: { job: job.id } });
        },
      });
    }
  };

  return (
    <div className={css.form}>
      <ViewHeader
        crumb={
          <Link to="/jobs" className={css.back}>
            {texts.shell.jobs}
          </Link>
        }
        title={job === null ? texts.jobs.newTitle : job.title}
        tools={
          job !== null && part === 'criteria' ? (
            <Button
              renderRoot={(props: Record<string, unknown>) => (
                <Link to="/ranking" search={{ job: job.id }} {...props} />
              )}
            >
              {texts.criteria.rank}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                renderRoot={(props: Record<string, unknown>) => <Link to="/jobs" {...props} />}
              >
                {texts.actions.cancel}
              </Button>
              {job === null && (
                <Button variant="default" onClick={() => save(true)} loading={create.isPending}>
                  {texts.criteria.save}
                </Button>
              )}
              <Button onClick={() => save()} loading={create.isPending || update.isPending}>
                {job === null ? texts.jobs.createAndRank : texts.actions.save}
              </Button>
            </>
          )
        }
      >
        {job !== null && <JobParts job_id={job.id} />}
      </ViewHeader>
      {job !== null && part === 'criteria' ? <CriteriaPart job_id={job.id} /> : description_part()}
    </div>
  );

  function description_part() {
    return (
      <form
        className={css.editor}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Textarea
          classNames={{
            root: css.descriptionRoot!,
            wrapper: css.descriptionWrapper!,
            input: css.description!,
          }}
          label={texts.jobs.description}
          placeholder={texts.jobs.descriptionPlaceholder}
          value={description}
          onChange={(event) => describe(event.currentTarget.value)}
          error={tried && description.trim() === '' ? texts.jobs.descriptionMissing : undefined}
          disabled={reading}
          data-autofocus
          autoFocus={job === null}
        />
        <div className={css.side}>
          <TextInput
            label={texts.jobs.title}
            value={title}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setGiven(event.currentTarget.value !== '');
            }}
            error={tried && title.trim() === '' ? texts.jobs.titleMissing : undefined}
          />
          <div>
            <div className={css.label} id="job-status">
              {texts.jobs.status}
            </div>
            <SegmentedControl
              aria-labelledby="job-status"
              fullWidth
              size="xs"
              value={status}
              onChange={(value) => setStatus(value)}
              data={(['open', 'closed', 'archived'] as const).map((value) => ({
                value,
                label: texts.jobs.statuses[value],
              }))}
            />
          </div>
          <Textarea
            label={texts.jobs.urls}
            description={texts.jobs.urlsHint}
            value={urls}
            onChange={(event) => setUrls(event.currentTarget.value)}
            autosize
            minRows={2}
            maxRows={6}
          />
          <FileButton
            onChange={(file) => void takeFile(file)}
            inputProps={{ 'aria-label': texts.jobs.fromFile }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={reading}>
                {texts.jobs.fromFile}
              </Button>
            )}
          </FileButton>
          <p className={css.mute}>{texts.jobs.fromFileHint}</p>
        </div>
      </form>
    );
  }
}
