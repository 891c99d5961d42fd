import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { JobAutomation } from '#service/api/hiring/jobs/schema.ts';
import { criterionKeys } from '../../api/criteria.ts';
import { useChangeAutomation, useJobAutomation } from '../../api/jobs.ts';
import { useStages } from '../../api/nominations.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import css from './criteria.module.css';

const CHOICES = ['none', 'auto_evaluate_nominations', 'auto_nominate_and_evaluate_candidates'] as const;
type Choice = (typeof CHOICES)[number];

/**
 * Whether candidates of a job are checked, and found, without anybody asking; saved at once, undone from the notice.
 */
export function Automation({ job_id }: { job_id: string }) {
  const client = useQueryClient();
  const automation = useJobAutomation(job_id);
  const change = useChangeAutomation(job_id);
  const stages = useStages(job_id).data.filter((stage) => stage.category === 'active');
  const words = texts.jobs.automation;
  const now = automation.data?.value;
  if (now === undefined) return null;
  const choice: Choice = now.auto_evaluation_behavior ?? 'none';

  const save = (to: Partial<JobAutomation>, undo: boolean): Promise<void> =>
    attempt(words.failed, async () => {
      await change(to);
      const back = Object.fromEntries(Object.keys(to).map((key) => [key, now[key as keyof JobAutomation]]));
      notify(words.saved, undo ? () => void save(back, false) : undefined);
      await client.invalidateQueries({ queryKey: criterionKeys.run(job_id) });
    });
  const choose = (value: Choice): void => {
    const stage_id = now.default_nomination_stage_id ?? stages[0]?.id ?? null;
    void save(
      value === 'auto_nominate_and_evaluate_candidates'
        ? { auto_evaluation_behavior: value, default_nomination_stage_id: stage_id }
        : { auto_evaluation_behavior: value === 'none' ? null : value },
      true,
    );
  };
  return (
    <details className={`${css.automation} max-w-760 mt-14`}>
      <summary>
        {words.title}: <b>{words.choices[choice]}</b>
      </summary>
      <Radio.Group
        aria-label={words.title}
        value={choice}
        onChange={(value) => {
          const chosen = CHOICES.find((one) => one === value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        <Stack gap={10}>
          {CHOICES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={words.choices[value]}
              description={words.help[value]}
              disabled={value === 'auto_nominate_and_evaluate_candidates' && stages.length === 0}
            />
          ))}
        </Stack>
      </Radio.Group>
      {choice === 'auto_nominate_and_evaluate_candidates' && (
        <NativeSelect
          className={'max-w-320 m-10-0-0-30'!}
          label={words.stage}
          value={now.default_nomination_stage_id ?? ''}
          onChange={(event) => void save({ default_nomination_stage_id: event.currentTarget.value }, true)}
          data={stages.map((stage) => ({ value: stage.id, label: stageName(stage) }))}
        />
      )}
    </details>
  );
}
