import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CandidateSearch } from '../../addresses/candidate_search.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useDuplicates } from '../../api/duplicates.ts';
import { useJobs } from '../../api/jobs.ts';
import { useAllStages, useCandidateNominations } from '../../api/nominations.ts';
import { useCandidateCards } from '../../api/pool.ts';
import { BETWEEN, joined } from '../../lib/joined.ts';
import { formatMonths, formatRole } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { ActsBelow } from '../../ui/acts_below.tsx';
import { PanelDivider } from '../../ui/panel_divider.tsx';
import { availabilityInWords } from '../../features/availability/availability_words.ts';
import { KeptLines } from '../../features/retention/kept_lines.tsx';
import { DuplicateLine } from '../../features/duplicates/duplicate_line.tsx';
import { StageBadge } from '../../features/stages/stage_badge.tsx';
import { CandidateTags } from '../../features/tags/candidate_tags.tsx';
import { formatPhone } from '../../lib/format_phone.ts';
import { texts } from '../../texts.ts';
import { sourceName } from '../../lib/source_name.ts';
import { NearestPassages } from './nearest_passages.tsx';
import css from './pool.module.css';

/** Who the chosen person is: facts, tags, the jobs they are considered for. */
export function PoolPanel(props: {
  id: string;
  /** What is described, where the search is by meaning. */
  meaning: string | null;
  address: CandidateSearch;
  onOpen: () => void;
}) {
  const { id, onOpen } = props;
  const candidate = useCandidate(id);
  const nominations = useCandidateNominations(id);
  const duplicates = useDuplicates(id);
  const jobs = useJobs();
  const stages = useAllStages();
  const card = useCandidateCards([id]).get(id);
  const person = candidate.data;
  return (
    <aside className={`${css.panel} relative stack min-h-0 border-s`} aria-label={texts.pool.preview}>
      <PanelDivider name="pool" />
      <div className="flex-1 overflow-auto break-anywhere p-16-20-20">
        {person === undefined ? (
          // Keeps the place of the name; a heading without words would be announced as one.
          <p className="serif-600-19-1_25 tracking-n0_008em">{'\u00A0'}</p>
        ) : (
          <h2 className="serif-600-19-1_25 tracking-n0_008em" dir="auto">
            {person.full_name}
          </h2>
        )}
        {card?.is_unread === true && (
          <p>
            <Link to="/candidates/$candidate_id/read" params={{ candidate_id: id }}>
              {texts.pool.unread}
            </Link>{' '}
            <span className="text-mute">{texts.pool.unreadHint}</span>
          </p>
        )}
        <p dir="auto">
          <Hidden text={formatRole(person?.current_title, person?.current_employer, texts.ranking.at)} />
        </p>
        <p className="text-mute">
          <Hidden text={person?.location ?? ''} />
        </p>
        <p className="text-mute">
          {joined([formatMonths(person?.months_experience), sourceName(person?.source)])}
        </p>
        <p className="flex wrap text-mute" style={{ columnGap: '0.4em' }}>
          {[person?.email, person?.phone && formatPhone(person.phone)].filter(Boolean).map((contact) => (
            <bdi key={contact} className="break-anywhere">
              {contact}
            </bdi>
          ))}
        </p>
        {card !== undefined && card !== null && (
          <p className="text-mute" dir="auto">
            <Hidden text={availabilityInWords(card.availability).join(BETWEEN)} />
          </p>
        )}
        {card !== undefined && card !== null && card.note_count > 0 && (
          <p>
            <Link
              to="/candidates/$candidate_id"
              params={{ candidate_id: id }}
              search={props.address}
              hash="notes"
            >
              {texts.notes.amount(card.note_count)}
            </Link>
          </p>
        )}
        {duplicates.data?.slice(0, 1).map((one) => (
          <DuplicateLine key={one.candidate_id} candidate_id={id} duplicate={one} />
        ))}
        {props.meaning !== null && (
          <NearestPassages candidate_id={id} meaning={props.meaning} address={props.address} />
        )}
        <h3 className="panel-heading">{texts.pool.tags}</h3>
        <CandidateTags candidate_id={id} />
        <h3 className="panel-heading">{texts.pool.columns.jobs}</h3>
        {nominations.data?.length === 0 && <p className="text-mute">{texts.pool.inNoJob}</p>}
        <ul className="grid gap-5">
          {nominations.data?.map((one) => (
            <li key={one.id}>
              <Link to="/ranking" search={{ job: one.job_id }} dir="auto">
                {jobs.data?.find((job) => job.id === one.job_id)?.title ?? texts.pool.jobGone}
              </Link>{' '}
              <StageBadge
                stage={stages.data?.find((stage) => stage.id === one.current_nomination_stage_id)}
              />
            </li>
          ))}
        </ul>
        <KeptLines candidate_id={id} />
      </div>
      <div className="flex wrap gap-8 border-t p-10-20">
        <ActsBelow of="panel" />
        <Button onClick={onOpen} rightSection={<kbd>↵</kbd>}>
          {texts.actions.open}
        </Button>
        <ButtonLink variant="default" to="/ranking" search={{ by: 'candidate', target: id }}>
          {texts.pool.rankLike}
        </ButtonLink>
      </div>
    </aside>
  );
}
