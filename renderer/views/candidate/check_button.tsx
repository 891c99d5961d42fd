import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { doubtfulPaths, withSaid } from '../../features/profile/profile_fields.ts';
import { useAvailability } from '../../api/availability.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** Leads to the page beside what was read from it; says how many fields are doubtful. */
export function CheckButton({ candidate }: { candidate: Candidate | undefined }) {
  return candidate === undefined ? null : <ToCheck candidate={candidate} />;
}

function ToCheck({ candidate }: { candidate: Candidate }) {
  const navigate = useNavigate();
  const search = useSearch({ from: '/candidates/$candidate_id' });
  const { profile } = candidate;
  const said = useAvailability(candidate.id).data;
  const doubtful = profile === null ? 0 : doubtfulPaths(withSaid(profile, said), candidate.overrides).length;
  return (
    <SmallButton
      onClick={() =>
        void navigate({
          to: '/candidates/$candidate_id/read',
          params: { candidate_id: candidate.id },
          search,
        })
      }
      rightSection={
        doubtful > 0 && (
          <span
            className={`${css.doubtful} text-ask font-12 p-0-5 rounded-8 line-15`}
            aria-label={texts.read.doubtfulCount(doubtful)}
          >
            {doubtful}?
          </span>
        )
      }
    >
      {texts.read.check}
    </SmallButton>
  );
}
