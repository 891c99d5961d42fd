import { notifyError } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';

/** A change nobody waits for: when it fails, that is said, with the name of what was to be changed. */
export function notifyOnError(label: string, change: Promise<void>): void {
  change.catch((error: unknown) => notifyError(texts.read.failed(label), error));
}
