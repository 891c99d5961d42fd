import type { ReactNode } from 'react';
import { useMay } from '../../lib/may.ts';
import { ChangesForm } from '../../ui/changes.tsx';
import { Button, FileButton, Textarea, TextInput } from '@mantine/core';
import { useDropZone } from '../../features/drop/drop_zones.ts';
import type { GivenFile } from '../../lib/read_entries.ts';
import { GrowingText } from '../../ui/growing_text.tsx';
import { STATUSES } from '../../addresses/jobs_search.ts';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { isDetail, type JobField, type JobWords } from './job_draft.ts';
import { DetailsPart } from './details_part.tsx';
import css from './jobs.module.css';

/** The words of a job, and beside them what another window wrote there meanwhile. */
export function JobForm(props: {
  is_new: boolean;
  words: JobWords;
  saved: JobWords;
  conflicts: readonly JobField[];
  tried: boolean;
  reading: boolean;
  onType: (words: Partial<JobWords>) => void;
  onFile: (file: File | null) => void;
  onDropped: (files: readonly GivenFile[]) => void;
  onKeep: (field: JobField) => void;
  onTake: (field: JobField) => void;
  onSave: () => void;
  visibility: ReactNode;
}) {
  const { words, tried, reading, onType } = props;
  const { change } = useMay();
  useDropZone({
    id: 'description',
    title: texts.drop.description,
    hint: texts.drop.descriptionHint,
    // whatever is dropped where the description is in sight is the ad, also over the words that it replaces
    alone: true,
    onFiles: props.onDropped,
  });
  const other = (field: JobField) =>
    props.conflicts.includes(field) && (
      <Other
        name={isDetail(field) ? texts.jobDetails.fields[field] : texts.jobs.fields[field]}
        text={field === 'status' ? texts.jobs.statuses[props.saved.status] : props.saved[field]}
        onKeep={() => props.onKeep(field)}
        onTake={() => props.onTake(field)}
      />
    );
  return (
    <form
      className={`${css.editor} grid flex-1 min-h-0 columns-fr-340 gap-26 p-16-22-20`}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSave();
      }}
    >
      <div className={`${css.words} flex gap-16 min-h-0`}>
        <Textarea
          classNames={{
            root: 'stack flex-1 min-h-0',
            wrapper: `${css.descriptionWrapper} flex-1 min-h-0`!,
            input: `${css.description} h-full bg-paper p-20-26 serif-16-1_6`!,
          }}
          label={texts.jobs.description}
          placeholder={texts.jobs.descriptionPlaceholder}
          value={words.description}
          onChange={(event) => onType({ description: event.currentTarget.value })}
          error={tried && words.description.trim() === '' ? texts.jobs.descriptionMissing : undefined}
          disabled={reading}
          readOnly={!change}
          data-autofocus
          autoFocus={props.is_new}
        />
        {other('description')}
      </div>
      <div className={`${css.side} stack gap-16 min-h-0 overflow-auto p-2-6-2-2 m-n2`}>
        <TextInput
          readOnly={!change}
          label={texts.jobs.title}
          value={words.title}
          onChange={(event) => onType({ title: event.currentTarget.value })}
          error={tried && words.title.trim() === '' ? texts.jobs.titleMissing : undefined}
        />
        {other('title')}
        <div>
          <div className="mb-4 font-13 weight-600" id="job-status">
            {texts.jobs.status}
          </div>
          <ChangesForm>
            <Segments
              aria-labelledby="job-status"
              fullWidth
              small
              value={words.status}
              onChange={(status) => onType({ status })}
              data={STATUSES.map((value) => ({
                value,
                label: texts.jobs.statuses[value],
              }))}
            />
          </ChangesForm>
        </div>
        {other('status')}
        <DetailsPart words={words} tried={tried} reads_only={!change} onType={onType} other={other} />
        {props.visibility}
        <GrowingText
          readOnly={!change}
          label={texts.jobs.urls}
          description={texts.jobs.urlsHint}
          value={words.urls}
          onChange={(event) => onType({ urls: event.currentTarget.value })}
          least={2}
          most={6}
        />
        {other('urls')}
        <FileButton onChange={props.onFile} inputProps={{ 'aria-label': texts.jobs.fromFile }}>
          {(button) => (
            <Button data-changes {...button} variant="default" loading={reading}>
              {texts.jobs.fromFile}
            </Button>
          )}
        </FileButton>
        <p data-changes className="aside">
          {texts.jobs.fromFileHint}
        </p>
      </div>
    </form>
  );
}

/** What another window saved in a field that is being changed here: a person says which stands. */
function Other(props: { name: string; text: string; onKeep: () => void; onTake: () => void }) {
  return (
    <div className={`${css.other} p-10-12 rounded bg-ask-soft`} role="alert">
      <p>{texts.jobs.changedElsewhere(props.name)}</p>
      <blockquote
        className="max-h-140 ps-10 m-8-0 edge-s-ask overflow-auto break-anywhere pre-wrap"
        dir="auto"
        tabIndex={0}
        aria-label={texts.jobs.nowThere}
      >
        {props.text === '' ? texts.jobs.nothingThere : props.text}
      </blockquote>
      <div className="flex wrap gap-8 justify-flex-end">
        <Button size="compact-md" variant="default" onClick={props.onTake}>
          {texts.notes.takeTheirs}
        </Button>
        <Button size="compact-md" onClick={props.onKeep}>
          {texts.notes.keepMine}
        </Button>
      </div>
    </div>
  );
}
