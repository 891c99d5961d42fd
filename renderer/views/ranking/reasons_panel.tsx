import { Button, Menu, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useCandidate } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { useJobNominations } from '../../api/nominations.ts';
import type { RankingOrder } from '../../api/ranking_search.ts';
import { useReasons, type RankingEntry, type Target } from '../../api/rankings.ts';
import { formatMonths, formatRole } from '../../components/format.ts';
import { Help } from '../../components/help.tsx';
import { Hidden } from '../../components/hidden.tsx';
import { spoken } from '../../components/hidden_words.ts';
import { NameFromFile } from '../../components/name_from_file.tsx';
import { PanelDivider } from '../../components/panel_divider.tsx';
import { Quote } from '../../components/quote.tsx';
import { quoteSource } from '../../components/quote_source.ts';
import { evidenceKey, type Evidence } from '../../components/evidence.ts';
import { RejectButton } from '../../components/reject_button.tsx';
import { ShortlistButton } from '../../components/shortlist_button.tsx';
import { BesideNext } from './beside_next.tsx';
import { CriteriaList } from './criteria_list.tsx';
import { TitleWords } from './title_words.tsx';
import { Delayed, errorWords } from '../../components/state/states.tsx';
import { restsUnder } from '../../components/in_front.ts';
import { quoted } from '../../components/quoted.tsx';
import { texts } from '../../texts.ts';
import { stageName } from '../../components/stages/stage_name.ts';
import css from './ranking.module.css';

/** Why this candidate stands here: the passages that weigh most, and the skills asked for, found or not. */
export const ReasonsPanel = restsUnder(function ReasonsPanel(props: {
  entry: RankingEntry;
  target: Target;
  job_id: string | null;
  stages: readonly NominationStage[];
  isShortlisted: boolean;
  onOpen: (candidate_id: string) => void;
  onShortlist: () => void;
  onReject: () => void;
  onStage: (candidate_id: string, stage_id: string) => void;
  /** The job's criteria, as the table has them. */
  criteria: readonly Criterion[];
  /** Who stands below; undefined at the end. */
  next: RankingEntry | undefined;
  /** What the ranking is put in order by. */
  order: RankingOrder;
  onOpenAt: (candidate_id: string, criterion_id: string) => void;
  /** Opens the candidate at these words. */
  onShow: (candidate_id: string, evidence: Evidence) => void;
}) {
  const { candidate_id } = props.entry;
  const { entry, criteria } = props;
  const criterion_ids = useMemo(() => criteria.map((one) => one.id), [criteria]);
  const scroller = useRef<HTMLDivElement>(null);
  const candidate = useCandidate(entry.candidate_id);
  const reasons = useReasons(entry.candidate_id, props.target);
  const stage_id = useJobNominations(props.job_id).data?.get(candidate_id)?.current_nomination_stage_id;
  const is_rejected = props.stages.some((one) => one.id === stage_id && one.category === 'rejected');
  const person = candidate.data;
  const onShow = (evidence: Evidence): void => props.onShow(candidate_id, evidence);
  const was_scrolled = useRef(false);
  useEffect(() => {
    // only where needed: it lays out the page at once, which holds up a key held down
    if (was_scrolled.current) scroller.current?.scrollTo(0, 0);
    was_scrolled.current = false;
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- the next candidate is read from the top
  }, [candidate_id]);
  return (
    <aside className={css.panel} aria-label={texts.ranking.why}>
      <PanelDivider name="ranking" />
      <div ref={scroller} className={css.scroll} onScroll={() => (was_scrolled.current = true)}>
        <div className={css.who}>
          <div>
            {person === undefined ? (
              // Keeps the place of the name; a heading without words would be announced as one.
              <p className={css.name}>{'\u00A0'}</p>
            ) : (
              <h2 className={css.name} dir="auto" title={person.full_name}>
                {person.full_name}
              </h2>
            )}
            <p className={css.role} dir="auto">
              <Hidden text={formatRole(person?.current_title, person?.current_employer, texts.ranking.at)} />
              <NameFromFile candidate={person} />
            </p>
            <p className={css.mute} dir="auto">
              <Hidden
                text={[person?.location, formatMonths(person?.months_experience)]
                  .filter((part) => part !== null && part !== undefined && part !== '')
                  .join(' · ')}
              />
            </p>
          </div>
          {entry.band !== undefined && (
            <span className={css.banded}>
              <span className={css.band}>{texts.bands[entry.band]}</span>
              <Help term="band" />
            </span>
          )}
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
        {reasons.isLoadingError && <p className={css.note}>{errorWords(reasons.error).title}</p>}
        {reasons.data?.passages.length === 0 && <p className={css.note}>{texts.ranking.nothingToQuote}</p>}
        <div className={css.quotes}>
          {reasons.data?.passages.slice(0, 3).map((passage) => (
            <Quote
              key={evidenceKey(passage)}
              text={passage.quote}
              source={quoteSource(passage, person?.profile)}
              onShow={() => onShow(passage)}
            />
          ))}
        </div>
        {reasons.data !== undefined && <TitleWords words={reasons.data.title_words} target={props.target} />}
        {props.next !== undefined && (
          <BesideNext
            entry={entry}
            next={props.next}
            target={props.target}
            job_id={props.job_id}
            order={props.order}
            criteria={criteria}
          />
        )}
        {props.job_id !== null && criteria.length > 0 && (
          <CriteriaList
            candidate_id={candidate_id}
            job_id={props.job_id}
            order={criterion_ids}
            onOpenAt={(criterion_id) => props.onOpenAt(candidate_id, criterion_id)}
          />
        )}
        {props.job_id !== null && (
          <Skills candidate_id={entry.candidate_id} job_id={props.job_id} onShow={onShow} />
        )}
      </div>
      <div className={css.actions} data-panel-acts>
        <ShortlistButton isOn={props.isShortlisted} onClick={props.onShortlist} />
        <Button variant="default" onClick={() => props.onOpen(candidate_id)} rightSection={<kbd>↵</kbd>}>
          {texts.actions.open}
        </Button>
        <RejectButton isOn={is_rejected} onClick={props.onReject} />
      </div>
    </aside>
  );
});

function StageMenu(props: {
  entry: RankingEntry;
  job_id: string;
  stages: readonly NominationStage[];
  onStage: (candidate_id: string, stage_id: string) => void;
}) {
  const nominations = useJobNominations(props.job_id);
  const now = nominations.data?.get(props.entry.candidate_id)?.current_nomination_stage_id;
  const found = props.stages.find((stage) => stage.id === now);
  const here = found === undefined ? texts.decisions.noStageYet : stageName(found);
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button variant="default" size="compact-sm" aria-label={texts.decisions.stageNow(here)}>
          {here}&nbsp;▾
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {props.stages.map((stage) => (
          <Menu.Item
            key={stage.id}
            onClick={() => props.onStage(props.entry.candidate_id, stage.id)}
            aria-current={stage.id === now}
          >
            {stageName(stage)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Skills are always the job's, whatever decides the order. */
function Skills(props: { candidate_id: string; job_id: string; onShow: (evidence: Evidence) => void }) {
  const { candidate_id, job_id, onShow } = props;
  const reasons = useReasons(candidate_id, { target_resource_id: job_id });
  if (reasons.data === undefined) return null;
  return (
    <>
      <Chips
        key={`has ${candidate_id}`}
        title={texts.skills.has}
        skills={reasons.data.matching_skills}
        onShow={onShow}
      />
      <Chips
        key={`missing ${candidate_id}`}
        title={texts.skills.missing}
        skills={reasons.data.missing_skills}
        onShow={onShow}
        missing
      />
    </>
  );
}

/** So many fit beside three quotes, before somebody asks for the rest. */
const CHIPS = 10;

function Chips(props: {
  title: string;
  skills: Reasons['matching_skills'];
  onShow: (evidence: Evidence) => void;
  missing?: boolean;
}) {
  const [all, setAll] = useState(false);
  if (props.skills.length === 0) return null;
  const rest = props.skills.length - CHIPS;
  return (
    <>
      <h3 className={css.heading}>
        {props.title} <small>{props.skills.length}</small>
      </h3>
      <ul className={css.chips}>
        {(all ? props.skills : props.skills.slice(0, CHIPS)).map((skill) => (
          <li key={skill.s}>
            <SkillChip skill={skill} missing={props.missing === true} onShow={props.onShow} />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? texts.skills.fewer : texts.skills.more(rest)}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** A skill leads to the words that say so, or to the nearest there are; where there are none it is only a name. */
function SkillChip(props: {
  skill: Reasons['matching_skills'][number];
  missing: boolean;
  onShow: (evidence: Evidence) => void;
}) {
  const { skill, missing } = props;
  const [first] = skill.evidence;
  const shared = {
    className: css.chip,
    'data-missing': missing || undefined,
    title: spoken(
      texts.service
        .sentence(skill.e, skill.told)
        .replaceAll(/“([^”]*)”/gu, (_, words: string) => quoted(words)),
    ),
  };
  if (first === undefined) return <span {...shared}>{skill.s}</span>;
  return (
    <button type="button" {...shared} onClick={() => props.onShow(first)}>
      {skill.s}
    </button>
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
