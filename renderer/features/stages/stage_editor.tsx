import { Button, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { ApiError } from '../../lib/errors.ts';
import { useJob } from '../../api/jobs.ts';
import { useJobNominations, useStages } from '../../api/nominations.ts';
import { useStageChanges, useSwitchPipeline, type JobPipeline } from '../../api/stages.ts';
import { usePendingRequests } from '../access/pending_requests.ts';
import { errorNotice, notify, notifyError, notifyFailure } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { StageRow } from './stage_row.tsx';
import { stageName } from './stage_name.ts';
import css from './stages.module.css';

/** The stages of a job, or those that all jobs share: add, rename, reorder, delete. */
export function StageEditor(props: { job_id: string; opened: boolean; onClose: () => void }) {
  const words = texts.pipeline.editor;
  const job = useJob(props.job_id);
  const is_asked = usePendingRequests().length > 0;
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={<bdi>{words.title(job.data?.title ?? null)}</bdi>}
      size={720}
      closeOnEscape={!is_asked}
      closeButtonProps={{ 'aria-label': texts.actions.close }}
    >
      <Stages job_id={props.job_id} />
    </Modal>
  );
}

function Stages({ job_id }: { job_id: string }) {
  const words = texts.pipeline.editor;
  const stages = useStages(job_id);
  const nominations = useJobNominations(job_id);
  const { add, change, reorder, remove } = useStageChanges();
  if (stages.isLoadingError) return <Failed error={stages.error} retry={() => void stages.refetch()} />;
  if (stages.isPending) return <SkeletonRows count={6} widths={[200, 100]} />;
  const list = stages.data;
  const is_own = list[0]?.job_id === job_id;
  const counts = new Map<string, number>();
  for (const { current_nomination_stage_id: id } of nominations.data?.values() ?? []) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const tried = async (doing: Promise<unknown>): Promise<boolean> => {
    try {
      await doing;
      return true;
    } catch (error) {
      notifyError(words.failed, error);
      return false;
    }
  };
  const swap = (index: number, by: 1 | -1): void => {
    const next = [...list];
    const [stage] = next.splice(index, 1);
    if (stage === undefined) return;
    next.splice(index + by, 0, stage);
    void tried(reorder(next));
  };
  const rename = async (stage: NominationStage, name: string): Promise<void> => {
    if (!(await tried(change(stage, { name })))) return;
    notify(
      words.renamed(stageName(stage), name),
      () => void tried(change({ ...stage, name }, { name: stage.name })),
    );
  };
  const drop = async (stage: NominationStage): Promise<void> => {
    try {
      await remove(stage);
      // Nothing was in it: made anew it is the same stage, under another id.
      notify(words.deleted(stageName(stage)), () => void tried(add(stage.job_id, stage)));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) {
        notifyError(words.failed, error);
        return;
      }
      const here = counts.get(stage.id) ?? 0;
      notifyFailure(words.inUse(stageName(stage)), here > 0 ? words.inUseHere(here) : words.inUseElsewhere);
    }
  };
  return (
    <>
      <p className="mb-12 text-mute">
        {is_own ? words.own : words.shared} {words.order}
      </p>
      <ol className="grid gap-6">
        {list.map((stage, index) => (
          <StageRow
            key={stage.id}
            stage={stage}
            amount={counts.get(stage.id) ?? 0}
            is_first={index === 0}
            is_last={index === list.length - 1}
            onRename={(name) => void rename(stage, name)}
            onCategory={(category) => void tried(change(stage, { category }))}
            onTarget={(target_days) => void tried(change(stage, { target_days }))}
            onMove={(by) => swap(index, by)}
            onDelete={() => (list.length === 1 ? void notify(words.last) : void drop(stage))}
          />
        ))}
      </ol>
      <NewStage
        onAdd={(name, category) =>
          tried(
            add(is_own ? job_id : null, { name, category }).then((id) =>
              notify(words.added(name), () => {
                const made = { id } as NominationStage;
                void tried(remove(made));
              }),
            ),
          )
        }
      />
      <Scope key={String(is_own)} job_id={job_id} is_own={is_own} stages={list} />
    </>
  );
}

function NewStage(props: {
  onAdd: (name: string, category: NominationStage['category']) => Promise<boolean>;
}) {
  const words = texts.pipeline.editor;
  const [name, setName] = useState('');
  const [category, setCategory] = useState<NominationStage['category']>('active');
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        const sent = name;
        setName(''); // what is typed from here on is the next one
        void props
          .onAdd(sent.trim(), category)
          .then((added) => !added && setName((now) => (now === '' ? sent : now)));
      }}
    >
      <TextInput
        aria-label={words.newName}
        placeholder={words.newPlaceholder}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={words.category(words.newName)}
        value={category}
        onChange={(event) => setCategory(event.currentTarget.value as NominationStage['category'])}
        data={(['active', 'hired', 'rejected'] as const).map((value) => ({
          value,
          label: words.categories[value],
        }))}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        {words.add}
      </Button>
    </form>
  );
}

/** Whether the job has stages of its own; to change that carries its candidates over. */
function Scope(props: { job_id: string; is_own: boolean; stages: readonly NominationStage[] }) {
  const words = texts.pipeline.editor;
  const switchTo = useSwitchPipeline(props.job_id);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [busy, during] = useDuring<'switch'>();
  const run = async (to: JobPipeline, said: string): Promise<void> => {
    await during('switch', words.failed, async () => {
      const before = await switchTo(to, (done, total) => setProgress({ done, total }));
      notify(said, () => {
        switchTo(before, () => undefined).catch(errorNotice(texts.decisions.undoFailed));
      });
    });
    setProgress(null);
  };
  const names: ReadonlyMap<string, string> = new Map();
  return (
    <div className={`${css.scope} row gap-16 justify-between border-t text-mute mt-18 pt-14`}>
      <p>
        {progress === null
          ? props.is_own
            ? words.backText
            : words.makeOwnText
          : words.carrying(progress.done, progress.total)}
      </p>
      <Button
        variant="default"
        loading={busy !== null}
        onClick={() =>
          void (props.is_own
            ? run({ stages: 'shared', names }, words.usesShared)
            : run(
                {
                  stages: props.stages.map(({ name, category, target_days }) => ({
                    name,
                    category,
                    target_days,
                  })),
                  names,
                },
                words.madeOwn,
              ))
        }
      >
        {props.is_own ? words.back : words.makeOwn}
      </Button>
    </div>
  );
}
