import { Progress } from '@mantine/core';
import { useEvaluationRun, useRunControls } from '../../api/criteria.ts';
import { texts } from '../../texts.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { errorNotice } from '../../ui/notices.tsx';

/** How far the evaluation of everybody is, and the way to stop it. Nothing while there is none. */
export function RunProgress({ job_id }: { job_id: string }) {
  const run = useEvaluationRun(job_id);
  const { start, cancel } = useRunControls(job_id);
  if (run.data === undefined) return null;
  const { state, done, total } = run.data;
  const words = texts.criteria.run;
  if (state === 'RUNNING') {
    return (
      <span className="inline-flex gap-10 items-center aside tabular nowrap">
        <Progress
          w={120}
          value={total === 0 ? 0 : (100 * done) / total}
          size={6}
          aria-label={words.progress(done, total)}
        />
        <span role="status">{words.progress(done, total)}</span>
        <SmallButton data-changes onClick={() => void cancel().catch(errorNotice(words.cancelFailed))}>
          {words.cancel}
        </SmallButton>
      </span>
    );
  }
  if (state !== 'CANCELLED' || done >= total) return null;
  return (
    <span className="inline-flex gap-10 items-center aside tabular nowrap">
      <span role="status">{words.cancelled(done, total)}</span>
      <SmallButton data-changes onClick={() => void start().catch(errorNotice(words.failed))}>
        {words.goOn}
      </SmallButton>
    </span>
  );
}
