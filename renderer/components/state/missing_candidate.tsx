import { Button } from '@mantine/core';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rankingOf, type CandidateSearch } from '../../api/candidate_search.ts';
import { isNoId, isNotFound, survivorOf } from '../../api/errors.ts';
import { targetOf } from '../../api/rankings.ts';
import { texts } from '../../texts.ts';
import { notify } from '../notices.tsx';
import { MissingPage } from './missing.tsx';
import { Failed } from './states.tsx';

/** Stands in for a candidate that cannot be shown: merged (with a link to the survivor), deleted, or not answered. */
export function MissingCandidate(props: { error: unknown; search: CandidateSearch; retry: () => void }) {
  const { error, search } = props;
  const survivor = survivorOf(error);
  if (survivor !== null) return <Merged survivor={survivor} search={search} />;
  if (!isNotFound(error)) return <Failed error={error} retry={props.retry} />;
  const no_id = isNoId(error);
  const to_pool = search.pool !== undefined || targetOf(search) === null;
  return (
    <MissingPage
      title={no_id ? texts.errors.noId : texts.candidate.gone}
      text={no_id ? texts.errors.noIdText : texts.candidate.goneText}
    >
      <Button
        renderRoot={(root: Record<string, unknown>) =>
          to_pool ? (
            <Link to="/pool" search={search.pool ?? {}} {...root} />
          ) : (
            <Link to="/ranking" search={rankingOf(search)} {...root} />
          )
        }
      >
        {to_pool ? texts.shell.pool : texts.shell.ranking}
      </Button>
    </MissingPage>
  );
}

function Merged({ survivor, search }: { survivor: string; search: CandidateSearch }) {
  const is_read = useLocation({ select: ({ pathname }) => pathname.endsWith('/read') });
  useEffect(() => {
    notify(texts.candidate.mergedHere);
  }, []);
  return (
    <Navigate
      to={is_read ? '/candidates/$candidate_id/read' : '/candidates/$candidate_id'}
      params={{ candidate_id: survivor }}
      search={search}
      replace
    />
  );
}
