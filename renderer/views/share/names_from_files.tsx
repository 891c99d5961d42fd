import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import type { ClientPack } from '../../api/exports.ts';
import { texts } from '../../texts.ts';

/** Warns before a pack goes out in which somebody is called as a file is; a blind one names nobody. */
export function NamesFromFiles({ pack, job_id }: { pack: ClientPack; job_id: string }) {
  const ids = useMemo(
    () => (pack.is_blind ? [] : [...new Set(pack.candidates.map(({ candidate_id }) => candidate_id))]),
    [pack],
  );
  const rows = useCandidateRows(ids);
  const named = ids.flatMap((id) => {
    const row = rows.get(id);
    return row?.name_from_file === true ? [row] : [];
  });
  if (named.length === 0) return null;
  return (
    <Alert
      className={
        'flex-none overflow-y-auto border-b bg-ask-soft text-ink no-print max-h-30vh p-8-22 rounded-0'!
      }
      color="yellow"
      variant="light"
      role="status"
    >
      {texts.share.namesFromFiles(named.length)}{' '}
      <ul className="inline-flex wrap p-0 m-0 list-none gap-2-12">
        {named.map(({ id, full_name }) => (
          <li className="row-wrap gap-2-12 break-anywhere" key={id}>
            <Link
              to="/candidates/$candidate_id"
              params={{ candidate_id: id }}
              search={{ job: job_id }}
              dir="auto"
            >
              {full_name}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
