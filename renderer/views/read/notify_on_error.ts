import { errorNotice } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** Notifies when a change that nobody waits for fails, with the name of the field. */
export function notifyOnError(label: string, change: Promise<void>): void {
  change.catch(errorNotice(texts.read.failed(label)));
}
