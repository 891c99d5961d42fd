import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { rankingOf } from '../../addresses/candidate_search.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { useCandidateRows } from '../../api/candidates.ts';
import { useDuplicates, type Duplicate } from '../../api/duplicates.ts';
import { CompareDuplicate } from '../../features/duplicates/compare_duplicate.tsx';
import { DuplicateLine } from '../../features/duplicates/duplicate_line.tsx';
import { reasonsInWords } from '../../features/duplicates/reasons.ts';
import { formatDate } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';

/** Other records that are probably this person: the likeliest in a line, and all of them below it once asked for. */
export function SamePerson({ candidate_id, name }: { candidate_id: string; name: string }) {
  const duplicates = useDuplicates(candidate_id).data ?? [];
  const search = rankingOf(useSearch({ from: '/candidates/$candidate_id' }));
  const [is_open, open] = useState(false);
  const [first, ...rest] = duplicates;
  if (first === undefined) return null;
  return (
    <div className={css.same}>
      <DuplicateLine candidate_id={candidate_id} name={name} duplicate={first} search={search}>
        <button type="button" className={css.moreSame} aria-expanded={is_open} onClick={() => open(!is_open)}>
          {is_open ? texts.same.fewer : rest.length === 0 ? texts.same.files : texts.same.more(rest.length)}
        </button>
      </DuplicateLine>
      {is_open && <Copies candidate_id={candidate_id} duplicates={duplicates} search={search} />}
    </div>
  );
}

type Several = {
  readonly candidate_id: string;
  readonly search: ReturnType<typeof rankingOf>;
};

/** What tells the records of one person apart: file, date and what they say they do; the one on screen is the first. */
function Copies(props: Several & { duplicates: readonly Duplicate[] }) {
  const { duplicates, ...several } = props;
  const ids = [several.candidate_id, ...duplicates.map((one) => one.candidate_id)];
  const rows = useCandidateRows(ids);
  return (
    <ul className={css.copies}>
      {[undefined, ...duplicates].map((one, at) => (
        <Copy key={ids[at]} {...several} duplicate={one} title={rows.get(ids[at]!)?.current_title ?? null} />
      ))}
    </ul>
  );
}

/** One record by its newest file. @param props.duplicate nobody for the one on screen */
function Copy(props: Several & { duplicate: Duplicate | undefined; title: string | null }) {
  const { candidate_id, duplicate, search, title } = props;
  const id = duplicate?.candidate_id ?? candidate_id;
  const files = useCandidateAttachments(id).data;
  const file = files?.find(({ type }) => type === 'resume') ?? files?.[0];
  if (files === undefined) return <li>&nbsp;</li>;
  const name = file?.file_name ?? texts.read.noResume;
  const why = duplicate && joined([duplicate.full_name, reasonsInWords(duplicate.reasons)]);
  return (
    <li>
      <span className="clip" dir="auto" title={joined([name, title, why], '\n')}>
        {duplicate === undefined ? (
          <b>{name}</b>
        ) : (
          <Link to="/candidates/$candidate_id" params={{ candidate_id: id }} search={search}>
            {name}
          </Link>
        )}{' '}
        {title}
      </span>
      <span>{file !== undefined && formatDate(file.created_at)}</span>
      {duplicate === undefined ? (
        texts.same.open
      ) : (
        <CompareDuplicate candidate_id={candidate_id} duplicate={duplicate} of={name} />
      )}
    </li>
  );
}
