import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { QuietIcon } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import { stageName } from './stage_name.ts';
import css from './stages.module.css';

/** A stage as it can be changed. A name is saved when the field is left, or by Enter; Escape takes it back. */
export function StageRow(props: {
  stage: NominationStage;
  /** How many candidates of the job are in it. */
  amount: number;
  is_first: boolean;
  is_last: boolean;
  onRename: (name: string) => void;
  onCategory: (category: NominationStage['category']) => void;
  onTarget: (days: number | null) => void;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}) {
  const words = texts.pipeline.editor;
  const { stage } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const save = (): void => {
    const name = draft?.trim() ?? '';
    setDraft(null);
    if (name !== '' && name !== stageName(stage)) props.onRename(name);
  };
  return (
    <li className={`${css.row} grid gap-8 items-center columns-60-fr-130-96-40-28`}>
      <span className="flex">
        {([-1, 1] as const).map((by) => (
          <QuietIcon
            key={by}
            aria-label={(by < 0 ? words.up : words.down)(stageName(stage))}
            disabled={by < 0 ? props.is_first : props.is_last}
            onClick={() => props.onMove(by)}
          >
            {by < 0 ? '↑' : '↓'}
          </QuietIcon>
        ))}
      </span>
      <TextInput
        dir="auto"
        aria-label={words.nameOf(stageName(stage))}
        value={draft ?? stageName(stage)}
        maxLength={200}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
        // taken back first: the dialog around it stays
        data-mantine-stop-propagation={draft !== null || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape' && draft !== null) {
            event.stopPropagation();
            setDraft(null);
          }
        }}
      />
      <NativeSelect
        aria-label={words.category(stageName(stage))}
        value={stage.category}
        onChange={(event) => props.onCategory(event.currentTarget.value as NominationStage['category'])}
        data={(['active', 'hired', 'rejected'] as const).map((value) => ({
          value,
          label: words.categories[value],
        }))}
      />
      {stage.category === 'active' ? (
        <TargetDays key={stage.target_days} stage={stage} onTarget={props.onTarget} />
      ) : (
        <span />
      )}
      <span
        className="text-mute tabular align-right"
        title={words.inItLabel}
        aria-label={`${words.inItLabel}: ${props.amount}`}
        role="img"
      >
        {words.inIt(props.amount)}
      </span>
      <QuietIcon aria-label={words.deleteOne(stageName(stage))} onClick={props.onDelete}>
        ×
      </QuietIcon>
    </li>
  );
}

/** How long candidates should be in a stage at most; saved when the field is left, or by Enter. */
function TargetDays(props: { stage: NominationStage; onTarget: (days: number | null) => void }) {
  const words = texts.pipeline.editor;
  const { target_days } = props.stage;
  const [days, setDays] = useState<number | string>(target_days ?? '');
  return (
    <NumberInput
      aria-label={words.target(stageName(props.stage))}
      placeholder={words.targetNone}
      suffix={words.targetUnit}
      value={days}
      min={1}
      max={365}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={setDays}
      onBlur={() => {
        const next = typeof days === 'number' && days > 0 ? days : null;
        if (next !== target_days) props.onTarget(next);
        else setDays(target_days ?? '');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
