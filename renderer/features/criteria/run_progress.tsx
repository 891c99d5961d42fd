import { Progress } from '@mantine/core';
import { useEvaluationRun, useRunControls } from '../../api/criteria.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { errorNotice } from '../../ui/notices.tsx';

/**
 * How far the evaluation of everybody is, and the way to stop it. Nothing while there is none.
 * @param before what stands between it and the words it follows: then it is words among them, without a bar
 */
export function RunProgress({ job_id, before }: { job_id: string; before?: string }) {
  const run = useEvaluationRun(job_id);
  const { start, cancel } = useRunControls(job_id);
  if (run.data === undefined || run.data.total === 0) return null;
  const { state, done, total } = run.data;
  const words = texts.criteria.run;
  const is_running = state === 'RUNNING';
  if (!is_running && (state !== 'CANCELLED' || done >= total)) return null;
  const act = is_running ? words.cancel : words.goOn;
  const failed = is_running ? words.cancelFailed : words.failed;
  const onAct = (): void => void (is_running ? cancel() : start()).catch(errorNotice(failed));
  const said = (
    <span role="status">
      {is_running
        ? joined([words.progress(done, total), before === undefined ? null : words.orderFollows], '; ')
        : words.cancelled(done, total)}
    </span>
  );
  if (before !== undefined) {
    return (
      <span className="tabular">
        {before}
        {said}{' '}
        <button type="button" data-changes className="min-h-24 text-button weight-600" onClick={onAct}>
          {act}
        </button>
      </span>
    );
  }
  return (
    <span className="inline-flex gap-10 items-center aside tabular nowrap">
      {is_running && (
        <Progress
          w={120}
          value={total === 0 ? 0 : (100 * done) / total}
          size={6}
          aria-label={words.progress(done, total)}
        />
      )}
      {said}
      <SmallButton data-changes onClick={onAct}>
        {act}
      </SmallButton>
    </span>
  );
}
