import { Button, Menu, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Reasons } from '#service/api/rankings/schema.ts';
import type { NominationStage } from '#service/api/nomination_stages/schema.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useReasons, type RankingEntry, type Target } from '../../api/rankings.ts';
import { formatMonths, formatRole } from '../../components/format.ts';
import { Quote } from '../../components/quote.tsx';
import { quoteSource } from '../../components/quote_source.ts';
import { evidenceKey } from '../../components/evidence.ts';
import { ShortlistButton } from '../../components/shortlist_button.tsx';
import { askForQuote } from '../../components/selection.ts';
import { CriteriaList } from './criteria_list.tsx';
import { Delayed, errorWords } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './ranking.module.css';

/** Why this candidate stands here: the passages that weigh most, and the skills asked for, found or not. */
export function ReasonsPanel(props: {
  entry: RankingEntry;
  target: Target;
  job_id: string | null;
  stages: readonly NominationStage[];
  isShortlisted: boolean;
  onOpen: () => void;
  onShortlist: () => void;
  onReject: () => void;
  onStage: (stage_id: string) => void;
  nomination_id: string | null;
  /** Ids of the job's criteria, as the table has them. */
  criteria: readonly string[];
  onOpenAt: (criterion_id: string) => void;
}) {
  const { entry } = props;
  const candidate = useCandidate(entry.candidate_id);
  const reasons = useReasons(entry.candidate_id, props.target);
  const person = candidate.data;
  return (
    <aside className={css.panel} aria-label={texts.ranking.why}>
      <div className={css.scroll}>
        <div className={css.who}>
          <div>
            <h2 className={css.name}>{person?.full_name ?? '\u00A0'}</h2>
            <p className={css.role}>
              {formatRole(person?.current_title, person?.current_employer, texts.ranking.at)}
            </p>
            <p className={css.mute}>
              {[person?.location, formatMonths(person?.months_experience)]
                .filter((part) => part !== null && part !== undefined && part !== '')
                .join(' · ')}
            </p>
          </div>
          {entry.band !== undefined && <span className={css.band}>{texts.bands[entry.band]}</span>}
        </div>
        <div className={css.turns}>
          {props.job_id !== null && <StageMenu {...props} job_id={props.job_id} />}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            renderRoot={(root: Record<string, unknown>) => (
              <Link
                to="/ranking"
                search={{
                  ...(props.job_id === null ? {} : { job: props.job_id }),
                  by: 'candidate',
                  target: entry.candidate_id,
                }}
                {...root}
              />
            )}
          >
            {texts.ranking.similar}
          </Button>
        </div>
        <h3 className={css.heading}>{texts.ranking.why}</h3>
        {reasons.isPending && <Lines />}
        {reasons.isError && <p className={css.note}>{errorWords(reasons.error).title}</p>}
        {reasons.data?.passages.length === 0 && <p className={css.note}>{texts.ranking.nothingToQuote}</p>}
        <div className={css.quotes}>
          {reasons.data?.passages.slice(0, 3).map((passage) => (
            <Quote
              key={`${passage.attachment_id}${passage.start}`}
              text={passage.quote}
              source={quoteSource(passage, person?.profile)}
              onShow={() => {
                askForQuote(evidenceKey(passage));
                props.onOpen();
              }}
            />
          ))}
        </div>
        {props.nomination_id !== null && props.criteria.length > 0 && (
          <CriteriaList
            nomination_id={props.nomination_id}
            order={props.criteria}
            onOpenAt={props.onOpenAt}
          />
        )}
        {props.job_id !== null && <Skills candidate_id={entry.candidate_id} job_id={props.job_id} />}
      </div>
      <div className={css.actions}>
        <ShortlistButton isOn={props.isShortlisted} onClick={props.onShortlist} />
        <Button variant="default" onClick={props.onOpen} rightSection={<kbd>↵</kbd>}>
          {texts.actions.open}
        </Button>
        <Button variant="default" onClick={props.onReject} rightSection={<kbd>X</kbd>}>
          {texts.decisions.reject}
        </Button>
      </div>
    </aside>
  );
}

function StageMenu(props: {
  entry: RankingEntry;
  job_id: string;
  stages: readonly NominationStage[];
  onStage: (stage_id: string) => void;
}) {
  const nominations = useJobNominations(props.job_id);
  const now = nominations.data?.get(props.entry.candidate_id)?.current_nomination_stage_id;
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" size="compact-sm" aria-label={texts.decisions.stage}>
          {props.stages.find((stage) => stage.id === now)?.name ?? texts.decisions.noStageYet}&nbsp;▾
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.stages.map((stage) => (
          <Menu.Item key={stage.id} onClick={() => props.onStage(stage.id)} aria-current={stage.id === now}>
            {stage.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Skills are always the job's, whatever decides the order. */
function Skills({ candidate_id, job_id }: { candidate_id: string; job_id: string }) {
  const reasons = useReasons(candidate_id, { target_resource_id: job_id });
  if (reasons.data === undefined) return null;
  return (
    <>
      <Chips title={texts.skills.has} skills={reasons.data.matching_skills} />
      <Chips title={texts.skills.missing} skills={reasons.data.missing_skills} missing />
    </>
  );
}

/** So many fit beside three quotes; the candidate's own page has them all, with their words. */
const CHIPS = 10;

function Chips(props: { title: string; skills: Reasons['matching_skills']; missing?: boolean }) {
  if (props.skills.length === 0) return null;
  const rest = props.skills.length - CHIPS;
  return (
    <>
      <h3 className={css.heading}>
        {props.title} <small>{props.skills.length}</small>
      </h3>
      <ul className={css.chips}>
        {props.skills.slice(0, CHIPS).map((skill) => (
          <li key={skill.s} className={css.chip} data-missing={props.missing || undefined} title={skill.e}>
            {skill.s}
          </li>
        ))}
        {rest > 0 && <li className={css.more}>{texts.skills.more(rest)}</li>}
      </ul>
    </>
  );
}

function Lines() {
  return (
    <Delayed>
      <div aria-hidden>
        <Skeleton height={10} mt={10} />
        <Skeleton height={10} mt={9} width="82%" />
        <Skeleton height={10} mt={9} width="60%" />
      </div>
    </Delayed>
  );
}
