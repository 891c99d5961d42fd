import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { NominationStage } from '#service/api/hiring/nomination_stages/schema.ts';
import { useCandidate } from '../../api/candidates.ts';
import type { Criterion } from '../../api/criteria.ts';
import { useIsReading } from '../../api/imports.ts';
import { useJobNominations } from '../../api/nominations.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { isJob, useReasons, type RankingEntry, type Target } from '../../api/rankings.ts';
import { joined } from '../../lib/joined.ts';
import { formatMonths, formatRole } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Help } from '../../ui/help.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { ActsBelow } from '../../ui/acts_below.tsx';
import { PanelDivider } from '../../ui/panel_divider.tsx';
import { Quote } from '../../ui/quote.tsx';
import { quoteSource } from '../../features/document_page/quote_source.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { RejectButton } from '../../features/decisions/reject_button.tsx';
import { ShortlistButton } from '../../features/decisions/shortlist_button.tsx';
import { StageMenu } from '../../features/decisions/stage_menu.tsx';
import { NextComparison } from './next_comparison.tsx';
import { CriteriaList } from './criteria_list.tsx';
import { Skills } from './skill_chips.tsx';
import { TitleWords } from './title_words.tsx';
import { Delayed, errorWords } from '../../ui/state/states.tsx';
import { keepMounted } from '../../lib/active_view.ts';
import { texts } from '../../texts.ts';
import css from './ranking.module.css';

/** Why this candidate stands here: what was found of each criterion, the skills asked for, the passages that weigh most. */
export const ReasonsPanel = keepMounted(function ReasonsPanel(props: {
  entry: RankingEntry;
  target: Target;
  job_id: string | null;
  stages: readonly NominationStage[];
  /** Where another resume of the same row stands, which is further. */
  elsewhere: NominationStage | undefined;
  isShortlisted: boolean;
  isPastShortlist: boolean;
  onOpen: (candidate_id: string) => void;
  onShortlist: () => void;
  onReject: () => void;
  onStage: (candidate_id: string, stage_id: string) => void;
  /** The job's criteria, as the table has them. */
  criteria: readonly Criterion[];
  /** The criterion that the keys stand on. */
  current: string | null;
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
  const scroller = useRef<HTMLDivElement>(null);
  const candidate = useCandidate(entry.candidate_id);
  const reasons = useReasons(entry.candidate_id, props.target);
  const stage_id = useJobNominations(props.job_id).data?.get(candidate_id)?.current_nomination_stage_id;
  const stage = props.stages.find((one) => one.id === stage_id);
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
    <aside
      className="narrow-border-t narrow-border-l-0 relative stack min-h-0 border-l no-print"
      aria-label={texts.ranking.why}
    >
      <PanelDivider name="ranking" />
      <div
        ref={scroller}
        className="flex-1 overflow-auto break-anywhere p-12-18-20"
        onScroll={() => (was_scrolled.current = true)}
      >
        <Who person={person} band={entry.band}>
          <Similar candidate_id={candidate_id} job_id={props.job_id} />
        </Who>
        {props.job_id !== null && (
          <div className="mt-4">
            <StageMenu
              small
              stages={props.stages}
              stage={stage}
              elsewhere={props.elsewhere}
              is_shortlisted={props.isShortlisted}
              onStage={(to) => props.onStage(candidate_id, to)}
            />
          </div>
        )}
        {props.job_id !== null && criteria.length > 0 && (
          <CriteriaList
            candidate_id={candidate_id}
            job_id={props.job_id}
            criteria={criteria}
            current={props.current}
            onOpenAt={(criterion_id) => props.onOpenAt(candidate_id, criterion_id)}
          />
        )}
        {props.next !== undefined && (
          <NextComparison
            entry={entry}
            next={props.next}
            job_id={props.job_id}
            is_by_job={isJob(props.target, props.job_id)}
            order={props.order}
            criteria={criteria}
          />
        )}
        {props.job_id !== null && (
          <Skills candidate_id={entry.candidate_id} job_id={props.job_id} onShow={onShow} />
        )}
        <h3 className="panel-heading">{texts.ranking.why}</h3>
        {reasons.isPending && <Lines />}
        {reasons.isLoadingError && <p className="aside">{errorWords(reasons.error).title}</p>}
        {reasons.data?.passages.length === 0 && <NothingToQuote />}
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
      </div>
      <div className={`${css.actions} row-wrap gap-6 border-t p-9-12`}>
        <ActsBelow of="panel" />
        <Button variant="default" onClick={() => props.onOpen(candidate_id)} rightSection={<kbd>↵</kbd>}>
          {texts.actions.open}
        </Button>
        <RejectButton isOn={stage?.category === 'rejected'} onClick={props.onReject} />
        <ShortlistButton
          isOn={props.isShortlisted}
          isPast={props.isPastShortlist}
          onClick={props.onShortlist}
        />
      </div>
    </aside>
  );
});

/** No words speak for them; while resumes are being read, theirs may be one of those. */
function NothingToQuote() {
  const is_reading = useIsReading();
  return <p className="aside">{is_reading ? texts.ranking.stillReading : texts.ranking.nothingToQuote}</p>;
}

/** Their name, what they do, where they are, and the band they are in, beside the way to others. */
function Who(props: {
  person: ReturnType<typeof useCandidate>['data'];
  band: RankingEntry['band'];
  children: ReactNode;
}) {
  const { person, band } = props;
  const where = joined([person?.location, formatMonths(person?.months_experience)]);
  return (
    <>
      {person === undefined ? (
        // Keeps the place of the name; a heading without words would be announced as one.
        <p className="clamp serif-600-18-1_25 tracking-n0_008em">{'\u00A0'}</p>
      ) : (
        <h2 className="clamp serif-600-18-1_25 tracking-n0_008em" dir="auto" title={person.full_name}>
          {person.full_name}
        </h2>
      )}
      <p className="clamp mt-2" dir="auto">
        <Hidden text={formatRole(person?.current_title, person?.current_employer, texts.ranking.at)} />
        <NameFromFile candidate={person} />
      </p>
      <div className="row-wrap gap-8 text-mute font-13">
        {where !== '' && (
          <span dir="auto">
            <Hidden text={where} />
          </span>
        )}
        <span className="row flex-none">
          {band !== undefined && (
            <>
              <span className="flex-none rounded-5 text-accent font-12 weight-600 nowrap p-2-7 bg-select">
                {texts.bands[band]}
              </span>
              <Help term="band" />
            </>
          )}
          {props.children}
        </span>
      </div>
    </>
  );
}

/** To the ranking of those who are like them. */
function Similar({ candidate_id, job_id }: { candidate_id: string; job_id: string | null }) {
  return (
    <ButtonLink
      variant="subtle"
      color="gray"
      size="compact-sm"
      to="/ranking"
      search={{
        ...(job_id === null ? {} : { job: job_id }),
        by: 'candidate',
        target: candidate_id,
      }}
    >
      {texts.ranking.similar}
    </ButtonLink>
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
