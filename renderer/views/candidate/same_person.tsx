import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { rankingOf } from '../../addresses/candidate_search.ts';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { CompareDuplicate } from '../../features/duplicates/compare_duplicate.tsx';
import { reasonsInWords } from '../../features/duplicates/reasons.ts';
import { stageName } from '../../features/stages/stage_name.ts';
import { formatDate } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import type { OtherRecord, useSamePerson } from './use_same_person.ts';
import css from './candidate.module.css';

type Person = ReturnType<typeof useSamePerson>;

/** Beside the name: how many resumes are probably this person's, and whether they disagree; leads to them. */
export function SamePersonButton({ person, onShow }: { person: Person; onShow: () => void }) {
  const { others, amount, disputed, furthest } = person;
  if (others.length === 0) return null;
  const { also, under, differ, contacts, details, check } = texts.same;
  const said = amount === 0 ? also : texts.ranking.resumes(amount);
  const about = disputed.some((field) => field === 'email' || field === 'phone') ? contacts : details;
  const whole = joined([
    said,
    furthest && texts.same.furthest(stageName(furthest)),
    disputed.length > 0 ? differ(disputed.map((field) => texts.same.disputed[field])) : null,
  ]);
  return (
    <button type="button" data-print className={css.same} title={whole} onClick={onShow}>
      <span className="clip">
        {said}
        {amount > 0 && <span className="wide-only"> {under}</span>}
        {disputed.length > 0 && `, ${about}`}
      </span>
      <b>
        {BETWEEN}
        {check}
      </b>
    </button>
  );
}

/** From one file of a person to the next, beside what is said of the one on screen. */
export function TurnFiles({ candidate_id, person }: { candidate_id: string; person: Person }) {
  const search = useSearch({ from: '/candidates/$candidate_id' });
  const navigate = useNavigate();
  const ids = inTheirOrder(candidate_id, person).map(({ id }) => id);
  const at = ids.indexOf(candidate_id);
  if (ids.length < 2) return null;
  const goBy = (by: 1 | -1) => () => {
    const to = ids.at((at + by) % ids.length)!;
    void navigate({
      to: '/candidates/$candidate_id',
      params: { candidate_id: to },
      search: { ...rankingOf(search), ...(search.tab && { tab: search.tab }) },
    });
  };
  const { previous, next, of } = texts.same.turn;
  return (
    <span className="inline-flex items-baseline gap-2 text-mute">
      <button
        type="button"
        className="small-button text-accent rounded-5 my-n6 hover-bg-soft"
        title={previous}
        aria-label={previous}
        onClick={goBy(-1)}
      >
        ‹
      </button>
      {of(at + 1, ids.length)}
      <button
        type="button"
        className="small-button text-accent rounded-5 my-n6 hover-bg-soft"
        title={next}
        aria-label={next}
        onClick={goBy(1)}
      >
        ›
      </button>
    </span>
  );
}

/** The record on screen among the others of the person, in the order in which they came, whichever is on screen. */
function inTheirOrder(candidate_id: string, { others }: Person): readonly OtherRecord[] {
  const all = [{ id: candidate_id, duplicate: undefined }, ...others];
  return all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What tells the records of one person apart: file, what it says they do, date, stage. */
export function SamePersonList({ candidate_id, person }: { candidate_id: string; person: Person }) {
  return (
    <ul className={`${css.copies} grid text-mute font-13 mt-6 columns-fr-auto-auto-auto gap-0-14`}>
      {inTheirOrder(candidate_id, person).map((one) => (
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
      <span className="clip" dir="auto" title={spoken(joined([name, does, why], '\n'))}>
        {id === candidate_id ? (
          <b>{name}</b>
        ) : (
          <Link
            className="text-ink"
            to="/candidates/$candidate_id"
            params={{ candidate_id: id }}
            search={{ ...search, tab: 'files' }}
          >
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
