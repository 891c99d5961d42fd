import { useCandidate } from '../../api/candidates.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { texts } from '../../texts.ts';

/** Somebody who was looked at for a job that is gone. */
export function WithoutJob({ candidate_id }: { candidate_id: string }) {
  const candidate = useCandidate(candidate_id);
  if (candidate.isError) return null;
  return (
    <ButtonLink variant="default" to="/candidates/$candidate_id" params={{ candidate_id }}>
      <bdi>{texts.candidate.withoutJob(candidate.data?.full_name)}</bdi>
    </ButtonLink>
  );
}
