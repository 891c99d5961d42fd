import { Changes } from '../../ui/changes.tsx';
import { Button, Progress } from '@mantine/core';
import { useReadingPause } from '../../api/reading_pause.ts';
import { stopped, useReading } from '../../api/uploads.ts';
import { errorNotice, notifyThenRun, notify, notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './import.module.css';

const words = () => texts.import;

/** The bar over the list while something is copied or read: how far, hold it, or stop and take away the rest. */
export function Reading() {
  const reading = useReading();
  const { is_paused, is_stopped, pause, stop } = useReadingPause();
  if (reading === null || reading.open === 0) return null;
  const { done, total, open } = reading;

  const failed = (error: unknown): void => notifyError(words().pauseFailed, error);
  const end = async (): Promise<void> => {
    if (stopped.get() !== null) return; // the second of two clicks
    const { files, finish, undo } = await stop();
    const run = (): void => void finish().catch(errorNotice(words().stopFailed));
    if (files > 0) {
      notifyThenRun(words().stopped(files), { run, undo: () => void undo().catch(failed) });
      return;
    }
    run();
    notify(words().stoppedNone);
  };

  return (
    <div className="row-wrap flex-1 gap-4-14 aside">
      <Progress className={css.bar} size={6} value={(done / total) * 100} aria-label={words().reading} />
      <span>
        {is_paused
          ? words().isPaused(open)
          : words().pace(open, reading.rate_per_second, reading.seconds_left)}
      </span>
      {!is_stopped && (
        <Changes>
          <Button variant="subtle" size="compact-sm" onClick={() => void pause(!is_paused).catch(failed)}>
            {is_paused ? words().goOn : words().pause}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => void end().catch(errorNotice(words().stopFailed))}
          >
            {words().stop}
          </Button>
        </Changes>
      )}
    </div>
  );
}
