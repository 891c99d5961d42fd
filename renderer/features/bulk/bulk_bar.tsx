import { Changes } from '../../ui/changes.tsx';
import { Button, CloseButton, Menu, Popover, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { compareSearch, MAX_COMPARED } from '../../addresses/compare_search.ts';
import { useJobs } from '../../api/jobs.ts';
import { landmarkStages, useAllStages, useStages } from '../../api/nominations.ts';
import { useRetention } from '../../api/retention.ts';
import { texts } from '../../texts.ts';
import { ActsBelow } from '../../ui/acts_below.tsx';
import { MenuButton } from '../../ui/buttons.tsx';
import { ExportItems } from '../../ui/export_menu.tsx';
import { notify } from '../../ui/notices.tsx';
import { writeLetters } from '../letters/letter_request.ts';
import { usePutForward } from '../decisions/use_put_forward.tsx';
import { KeepLonger } from '../retention/keep_longer.tsx';
import { TagPicker } from '../tags/tag_picker.tsx';
import { useTagging } from '../tags/use_tagging.ts';
import { useKeys } from '../../lib/use_keys.ts';
import css from './bulk_bar.module.css';
import { useBulkActs } from './bulk_acts.ts';
import { usePicked } from './picked.ts';
import { stageName } from '../stages/stage_name.ts';

/**
 * What can be done with all that are picked in a list; nothing while nobody is. It belongs at the foot of the
 * list, as its last part. Escape lets everybody go.
 * @param props.ids everyone the list holds, in their order on screen: who is not among them is not acted on
 * @param props.job_id the job decisions are about; null where there is none
 */
export function BulkBar(props: {
  list: string;
  ids: readonly string[];
  job_id: string | null;
  /** Makes a table of those picked, with the columns on screen. */
  onExport?: (ids: readonly string[], format: 'csv' | 'xlsx') => Promise<void>;
}) {
  const { job_id, onExport } = props;
  const picked = usePicked(props.list);
  const ids = useMemo(() => props.ids.filter((id) => picked.ids.has(id)), [props.ids, picked.ids]);
  const { busy, progress, moveTo, deleteAll } = useBulkActs(picked, ids);
  const retention = useRetention();
  const is_limited = (retention.data?.months ?? null) !== null;
  const [keeping, keep] = useState(false);
  const write = (): void => writeLetters({ candidate_ids: ids, job_id });
  const is_shown = ids.length > 0 || busy;
  return (
    <>
      <VisuallyHidden role="status">{ids.length > 0 ? texts.bulk.picked(ids.length) : ''}</VisuallyHidden>
      {is_shown && (
        <div
          className={`${css.bar} sticky row flex-none gap-12 bottom-0 z-4 p-9-12-9-16 border-t-strong bg-desk`}
          role="toolbar"
          aria-label={texts.bulk.bar}
        >
          <ActsBelow of="selected" />
          <Keys onLeave={picked.clear} onWrite={write} />
          <b className="flex-none tabular min-w-68">
            {progress === null
              ? texts.bulk.picked(ids.length)
              : texts.bulk.progress(progress.done, progress.total)}
          </b>
          {progress !== null && (
            <progress className={`${css.progress} w-120 h-6`} value={progress.done} max={progress.total} />
          )}
          <span className={`${css.acts} flex flex-1 wrap gap-7`} inert={busy}>
            <Changes>
              {job_id === null ? <Consider onMove={moveTo} /> : <Decisions job_id={job_id} onMove={moveTo} />}
              <TagButton ids={ids} />
              <BulkButton onClick={write}>{texts.letters.write}</BulkButton>
            </Changes>
            <CompareButton ids={ids} job_id={job_id} />
            <Changes>{job_id !== null && <PutForward ids={ids} job_id={job_id} />}</Changes>
            <MenuButton
              label={texts.bulk.more}
              position="top-end"
              size="compact-md"
              variant="subtle"
              color="gray"
            >
              {onExport !== undefined && <ExportItems onExport={(format) => void onExport(ids, format)} />}
              <Changes>
                {is_limited && <Menu.Item onClick={() => keep(true)}>{texts.retention.keep}</Menu.Item>}
                <Menu.Item onClick={deleteAll}>{texts.bulk.delete(ids.length)}</Menu.Item>
              </Changes>
            </MenuButton>
          </span>
          <CloseButton
            className="flex-none self-flex-start"
            aria-label={texts.bulk.clear}
            title={texts.bulk.clearTitle}
            onClick={picked.clear}
          />
          <KeepLonger ids={ids} opened={keeping} onClose={() => keep(false)} onKept={picked.clear} />
        </div>
      )}
    </>
  );
}

type Move = ReturnType<typeof useBulkActs>['moveTo'];

const BulkButton = Button.withProps({ size: 'compact-md', variant: 'default' });

/** Keys that count while somebody is picked. */
function Keys({ onLeave, onWrite }: { onLeave: () => void; onWrite: () => void }) {
  useKeys([
    ['Escape', onLeave],
    ['w', onWrite],
  ]);
  return null;
}

function Decisions({ job_id, onMove }: { job_id: string; onMove: Move }) {
  const stages = useStages(job_id);
  const { shortlist, rejected } = landmarkStages(stages.data);
  return (
    <>
      {([shortlist, rejected] as const).map((stage, at) => (
        <BulkButton
          key={at === 0 ? 'shortlist' : 'reject'}
          disabled={stage === null}
          onClick={() => stage !== null && void onMove(job_id, stage)}
        >
          {at === 0 ? texts.bulk.shortlist : texts.bulk.reject}
        </BulkButton>
      ))}
      <MenuButton label={texts.bulk.move} position="top-start" size="compact-md" variant="default">
        {stages.data.map((stage) => (
          <Menu.Item key={stage.id} onClick={() => void onMove(job_id, stage)}>
            {stageName(stage)}
          </Menu.Item>
        ))}
      </MenuButton>
    </>
  );
}

/** Without a job a decision has nothing to be about: first comes the job. */
function Consider({ onMove }: { onMove: Move }) {
  const jobs = useJobs();
  const stages = useAllStages();
  const open = (jobs.data ?? []).filter((job) => job.status === 'open');
  const consider = (job: { id: string; title: string }): void => {
    const all = (stages.data ?? []).toSorted((a, b) => a.position - b.position);
    const first = all.find((one) => one.job_id === job.id) ?? all.find((one) => one.job_id === null);
    if (first === undefined) notify(texts.decisions.noStage);
    else void onMove(job.id, first, { job: job.title });
  };
  return (
    <MenuButton
      label={texts.bulk.consider}
      position="top-start"
      size="compact-md"
      variant="default"
      dropdown={{ className: 'max-w-360 max-h-50vh overflow-auto'! }}
    >
      {open.length === 0 && <Menu.Label>{texts.bulk.noJobs}</Menu.Label>}
      {open.map((job) => (
        <Menu.Item key={job.id} onClick={() => consider(job)} dir="auto">
          {job.title}
        </Menu.Item>
      ))}
    </MenuButton>
  );
}

function TagButton({ ids }: { ids: readonly string[] }) {
  const { tag } = useTagging();
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      position="top-start"
      shadow="md"
      width={300}
      trapFocus
      returnFocus
      opened={opened}
      onChange={setOpened}
    >
      <Popover.Target>
        <BulkButton onClick={() => setOpened(!opened)}>{texts.bulk.tag}</BulkButton>
      </Popover.Target>
      <Popover.Dropdown>
        <TagPicker
          autoFocus
          onPick={(tag_id) => {
            setOpened(false);
            void tag(ids, tag_id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function PutForward({ ids, job_id }: { ids: readonly string[]; job_id: string }) {
  const putForward = usePutForward(job_id);
  return <BulkButton onClick={() => void putForward(ids)}>{texts.bulk.putForward}</BulkButton>;
}

function CompareButton({ ids, job_id }: { ids: readonly string[]; job_id: string | null }) {
  const navigate = useNavigate();
  const can = ids.length > 1 && ids.length <= MAX_COMPARED;
  return (
    <BulkButton
      title={can ? texts.bulk.compareTitle : texts.bulk.compareSome}
      aria-disabled={!can}
      className={can ? '' : 'text-mute'}
      onClick={() => {
        if (!can) {
          notify(texts.bulk.compareSome);
          return;
        }
        void navigate({ to: '/compare', search: compareSearch(job_id, ids) });
      }}
    >
      {texts.bulk.compare}
    </BulkButton>
  );
}
