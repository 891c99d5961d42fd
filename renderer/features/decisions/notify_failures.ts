import type { QueryClient } from '@tanstack/react-query';
import type { BulkFailure } from '../../api/bulk.ts';
import { knownName } from '../../api/candidates.ts';
import { texts } from '../../texts.ts';
import { errorSentences, notifyFailure } from '../../ui/notices.tsx';

/** So many names say who was left; the rest is a number. */
const MAX_NAMED = 3;

/** Says of whom an act failed, why, and what to do. */
export function notifyFailures(client: QueryClient, failures: readonly BulkFailure[]): void {
  const [first] = failures;
  if (first === undefined) return;
  const names = failures
    .slice(0, MAX_NAMED)
    .map(({ candidate_id }) => knownName(client, candidate_id) ?? texts.ranking.thisCandidate);
  notifyFailure(
    texts.bulk.failed(failures.length),
    texts.bulk.failedNames(names, failures.length - names.length, errorSentences(first.error)),
  );
}
