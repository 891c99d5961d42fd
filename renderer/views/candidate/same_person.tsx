import { Link, useSearch } from '@tanstack/react-router';
import { rankingOf } from '../../addresses/candidate_search.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { CompareDuplicate } from '../../features/duplicates/compare_duplicate.tsx';
import { reasonsInWords } from '../../features/duplicates/reasons.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { formatDate } from '../../lib/format.ts';
import { joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import type { OtherRecord, useSamePerson } from './use_same_person.ts';
import css from './candidate.module.css';

type Person = ReturnType<typeof useSamePerson>;

/** Beside the name: how many resumes are probably this person's, how far they came, what they disagree about. */
export function SamePersonButton(props: { person: Person; is_open: boolean; onToggle: () => void }) {
  const { others, amount, disputed, furthest } = props.person;
  if (others.length === 0) return null;
  const said = joined([
    amount === 0 ? texts.same.also : texts.ranking.resumes(amount),
    furthest && texts.same.furthest(stageName(furthest)),
  ]);
  const differ = texts.same.differ(disputed.map((field) => texts.same.disputed[field]));
  return (
    <button
      type="button"
      data-print
      className={css.same}
      aria-expanded={props.is_open}
      title={joined([said, disputed.length > 0 ? differ : null])}
      onClick={props.onToggle}
    >
      {said}
      {disputed.length > 0 && (
        <span className={css.disputed}>
          <span> {differ}</span>
        </span>
      )}
    </button>
  );
}

/** What tells the records of one person apart: file, what it says they do, date, stage; the one on screen is the first. */
export function SamePersonList({ candidate_id, person }: { candidate_id: string; person: Person }) {
  return (
    <ul className={css.copies}>
      {[{ id: candidate_id, duplicate: undefined }, ...person.others].map((one) => (
        <Copy key={one.id} candidate_id={candidate_id} record={one} person={person} />
      ))}
    </ul>
  );
}

/** One record by its newest file. */
function Copy(props: { candidate_id: string; record: OtherRecord; person: Person }) {
  const { candidate_id, person } = props;
  const { id, duplicate } = props.record;
  const search = rankingOf(useSearch({ from: '/candidates/$candidate_id' }));
  const files = useCandidateAttachments(id).data;
  const file = files?.find(({ type }) => type === 'resume') ?? files?.[0];
  if (files === undefined) return <li>&nbsp;</li>;
  const name = file?.file_name ?? texts.read.noResume;
  const row = person.rows.get(id);
  const stage = person.stageOf(id);
  const does = joined([row?.current_title, row?.current_employer, row?.location]);
  const why = duplicate && joined([duplicate.full_name, reasonsInWords(duplicate.reasons)]);
  return (
    <li>
      <span className="clip" dir="auto" title={joined([name, does, why], '\n')}>
        {id === candidate_id ? (
          <b>{name}</b>
        ) : (
          <Link to="/candidates/$candidate_id" params={{ candidate_id: id }} search={search}>
            {name}
          </Link>
        )}{' '}
        <Hidden text={does} />
      </span>
      <span>{stage && stageName(stage)}</span>
      <time dateTime={file?.created_at}>{file && formatDate(file.created_at)}</time>
      {id === candidate_id ? (
        texts.same.open
      ) : duplicate === undefined ? (
        <span />
      ) : (
        <CompareDuplicate candidate_id={candidate_id} duplicate={duplicate} of={name} />
      )}
    </li>
  );
}
