import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { knownName } from '../../api/candidates.ts';
import { landmarkStages, useStages } from '../../api/nominations.ts';
import { usePutForwardRequest } from '../../api/spotlights.ts';
import { texts } from '../../texts.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';

/**
 * Puts candidates forward for a job: they stand in Share and in the client pack. Who is already is left as they are.
 * It can be taken back from its notice.
 */
export function usePutForward(job_id: string | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const stages = useStages(job_id);
  const send = usePutForwardRequest();
  return async (candidate_ids: readonly string[]): Promise<void> => {
    const stage = landmarkStages(stages.data).shortlist;
    if (job_id === null || stage === null) {
      notify(texts.share.needsJob);
      return;
    }
    const [first = ''] = candidate_ids;
    const who =
      candidate_ids.length === 1
        ? (knownName(client, first) ?? texts.ranking.thisCandidate)
        : texts.share.people(candidate_ids.length);
    await attempt(texts.share.failed(who), async () => {
      const { amount, undo } = await send(job_id, candidate_ids, stage.id);
      if (amount === 0) {
        notify(texts.share.already(candidate_ids.length, who));
        return;
      }
      notify(
        texts.share.putForwardDone(amount === candidate_ids.length ? who : texts.share.people(amount)),
        () => {
          undo().catch(errorNotice(texts.decisions.undoFailed));
        },
        // who is in Share sees them there
        router.latestLocation.pathname === '/share'
          ? undefined
          : {
              label: texts.share.open,
              act: () => void navigate({ to: '/share', search: { job: job_id } }),
            },
      );
    });
  };
}
