import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { doubtfulPaths } from '../../features/profile/profile_fields.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** Leads to the page beside what was read from it; says how many fields are doubtful. */
export function CheckButton({ candidate }: { candidate: Candidate | undefined }) {
  const navigate = useNavigate();
  const search = useSearch({ from: '/candidates/$candidate_id' });
  if (candidate === undefined) return null;
  const { profile } = candidate;
  const doubtful = profile === null ? 0 : doubtfulPaths(profile, candidate.overrides).length;
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
          <span className={css.doubtful} aria-label={texts.read.doubtfulCount(doubtful)}>
            {doubtful}?
          </span>
        )
      }
    >
      {texts.read.check}
    </SmallButton>
  );
}
