import { useQueryClient } from '@tanstack/react-query';
import { cancelModelQueue, modelKeys, useModelQueue } from '../../api/local_model.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { attempt, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './models.module.css';

/** How much waits for the model, and a way to give it up. */
export function ModelQueue() {
  const queue = useModelQueue(true);
  const client = useQueryClient();
  if (queue.data === undefined) return null;
  const { candidates, problem } = queue.data;
  const cancel = async (): Promise<void> => {
    await attempt(texts.models.cancelFailed, async () => {
      notify(texts.models.cancelled(await cancelModelQueue()));
    });
    await client.invalidateQueries({ queryKey: modelKeys.queue });
  };
  return (
    <section
      className={`${css.queue} row-wrap gap-6-12 mt-18 pt-14 border-t-soft`}
      aria-label={texts.models.queue}
    >
      <p>{texts.models.waiting(candidates)}</p>
      {candidates > 0 && <SmallButton onClick={() => void cancel()}>{texts.models.cancel}</SmallButton>}
      {problem !== null && <p className={`${css.problem} text-bad break-anywhere`}>{problem}</p>}
    </section>
  );
}
