import { Looking } from '../../features/presence/looking.tsx';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCandidateAttachments } from '../../api/attachments.ts';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import { useCandidate } from '../../api/candidates.ts';
import { rankingOf } from '../../addresses/candidate_search.ts';
import { isNotFound } from '../../lib/errors.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { useTextPlaces } from '../../api/ranked_people.ts';
import { indexesOf, type RankedEntry } from '../../api/ranking_filters.ts';
import { orderOf } from '../../addresses/ranking_search.ts';
import { targetOf, useReasons } from '../../api/rankings.ts';
import { useSummary, useSummaryId } from '../../api/summaries.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { formatMonths } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { joined } from '../../lib/joined.ts';
import { useKeyHelp } from '../../ui/key_help.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { WhereJob } from '../../features/missing/missing.tsx';
import { MissingCandidate } from '../../features/missing/missing_candidate.tsx';
import { SkeletonRows } from '../../ui/state/states.tsx';
import { useStore } from '../../lib/external_store.ts';
import { pageIsWide } from '../../features/document_page/zoom.ts';
import { texts } from '../../texts.ts';
import { AvailabilityLine } from '../../features/availability/availability_line.tsx';
import { CandidateTags } from '../../features/tags/candidate_tags.tsx';
import { useShowTab } from './candidate_tabs.tsx';
import { Contact } from './contact.tsx';
import { Crumb } from './crumb.tsx';
import { DecisionTools } from './decision_tools.tsx';
import { Findings } from './findings.tsx';
import { MoreMenu } from './more_menu.tsx';
import { PageSide } from './page_side.tsx';
import { PrevNextButtons } from './prev_next_buttons.tsx';
import { SamePersonButton, TurnFiles } from './same_person.tsx';
import { useCriterionAt } from './use_criterion_at.ts';
import { useJobOf } from './use_job_of.ts';
import { usePrefetchCandidates } from './use_prefetch.ts';
import { usePrevNext } from './use_prev_next.ts';
import { useReview } from './use_review.ts';
import { useSamePerson } from './use_same_person.ts';
import { useShownFile } from './use_shown_file.ts';
import { WithoutJob } from './without_job.tsx';
import css from './candidate.module.css';

/** What was read on the left, where it stands on the right. */
export function CandidateView() {
  const { candidate_id } = useParams({ from: '/candidates/$candidate_id' });
  const { job } = useSearch({ from: '/candidates/$candidate_id' });
  return (
    <WhereJob job_id={job ?? null} also={<WithoutJob candidate_id={candidate_id} />}>
      <OneCandidate key={candidate_id} candidate_id={candidate_id} />
    </WhereJob>
  );
}

function OneCandidate({ candidate_id }: { candidate_id: string }) {
  const page = useCandidatePage(candidate_id);
  const { address, job_id, candidate, prev_next, attachments, decisions } = page;
  const { criterion, file, help, review } = page;
  const { at, goBy } = review;
  const is_wide = useStore(pageIsWide);
  const person = useSamePerson(candidate_id, job_id);
  const show = useShowTab();

  // one who was shown stays shown while nobody answers, with what is being typed
  if (candidate.isError && (isNotFound(candidate.error) || candidate.data === undefined)) {
    return (
      <MissingCandidate error={candidate.error} search={address} retry={() => void candidate.refetch()} />
    );
  }
  const data = candidate.data;
  return (
    <>
      <ViewHeader
        crumb={
          <Crumb
            address={address}
            at={at}
            amount={prev_next.ids.length}
            position={prev_next.place}
            total={prev_next.total}
            left={review.left}
          />
        }
        title={data?.full_name ?? ' '}
        beside={
          <>
            <SamePersonButton person={person} onShow={() => show('files')} />
            <Looking />
          </>
        }
        tools={
          <>
            {at >= 0 && (
              <PrevNextButtons at={at} amount={prev_next.ids.length} onGo={(to) => goBy(to - at)} />
            )}
            {job_id !== null && (
              <div className={`${css.tools} row gap-8`}>
                <DecisionTools candidate_id={candidate_id} job_id={job_id} decisions={decisions} />
              </div>
            )}
            {data !== undefined && (
              <MoreMenu
                candidate={data}
                job_id={job_id}
                summary_id={page.summary.data?.id ?? null}
                onLeave={page.leaveHere}
                help={help}
              />
            )}
          </>
        }
      >
        {/* over the whole width: beside so many tools it would take three lines */}
        <div
          className="flex wrap items-baseline text-mute break-anywhere font-13 gap-0-18 min-h-1_6em"
          dir="auto"
        >
          {data !== undefined && (
            <>
              <Role candidate={data} />
              <Hidden text={formatMonths(data.months_experience)} />
              <Contact email={data.email} phone={data.phone} />
              <AvailabilityLine only="known" candidate_id={candidate_id} />
              <CandidateTags brief candidate_id={candidate_id} />
            </>
          )}
        </div>
      </ViewHeader>
      <div
        className={`${css.split} print-block narrow-block narrow-overflow-auto`}
        data-wide={is_wide || undefined}
      >
        <section
          className={`${css.findings} print-p-0 overflow-auto break-anywhere bg-paper p-8-22-28`}
          aria-label={texts.candidate.findings}
        >
          {/* without the files nothing that was read could lead to its words */}
          {data === undefined || attachments.isPending ? (
            <SkeletonRows widths={[96, 320]} count={14} />
          ) : (
            <Findings
              candidate={data}
              summary={page.summary.data}
              person={person}
              passages={page.passages ?? NONE}
              text_place={page.text_place}
              order={page.order}
              skills={page.job_reasons.data}
              answers={criterion.answers}
              document={file.document.data}
              attachment_id={file.attachment?.id ?? null}
              attachments={attachments.data ?? NONE}
              current={file.shown}
              onShow={(quote) => file.highlight({ quote })}
              opened={address.criterion ?? null}
              onOpen={(id) => file.highlight({ criterion: id, quote: null })}
              at={criterion.at}
              onGoTo={page.goTo}
              job_id={job_id}
              onChoose={file.chooseFile}
              tab={review.tab}
              noting={review.noting}
              onNoted={review.noted}
            />
          )}
        </section>
        <PageSide
          candidate={data}
          attachments={attachments}
          file={file}
          turn={<TurnFiles candidate_id={candidate_id} person={person} />}
        />
      </div>
    </>
  );
}

/** What they do and where: whole in its tip, where other facts leave it no room. */
function Role({ candidate }: { candidate: Candidate }) {
  const role = joined([candidate.current_title, candidate.current_employer, candidate.location]);
  return (
    <span className={`${css.role} clip text-ink flex-1-1-240 font-14_5`} title={spoken(role)}>
      <NameFromFile candidate={candidate} /> <Hidden text={role} />
    </span>
  );
}

/** All that the page of somebody is made of, and what its keys do. */
function useCandidatePage(candidate_id: string) {
  const address = useSearch({ from: '/candidates/$candidate_id' });
  const search = useMemo(() => rankingOf(address), [address]);
  const job_id = search.job ?? null;
  const candidate = useCandidate(candidate_id);
  const list = useRankedList(search);
  const prev_next = usePrevNext(candidate_id, address, list);
  const target = targetOf(search);
  const reasons = useReasons(candidate_id, target);
  const job_reasons = useReasons(candidate_id, job_id === null ? null : { target_resource_id: job_id });
  const rowOf = (id: string): RankedEntry | undefined => list.rows[indexesOf(list.rows).get(id) ?? -1];
  const row = rowOf(candidate_id);
  const text_place = useTextPlaces(list)?.get(candidate_id) ?? row?.text_rank;
  const summary_id = useSummaryId(candidate_id, row?.summary_id ?? null);
  const summary = useSummary(summary_id);
  const attachments = useCandidateAttachments(candidate_id);
  const decisions = useDecisions(job_id);
  const criterion = useCriterionAt(candidate_id, job_id, address.criterion ?? null);
  const passages = target === null ? undefined : reasons.data?.passages;
  const best = useMemo(() => passages?.slice(0, 1) ?? [], [passages]);
  const implied = criterion.has || criterion.is_pending ? criterion.words : best;
  const file = useShownFile(address, attachments.data, passages, implied);
  const help = useKeyHelp();
  const goTo = (id: string): void => {
    criterion.goTo(id);
    document.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(id)}"] > button`)?.focus();
    file.showImplied();
    if (address.quote !== undefined || address.criterion !== undefined) {
      file.highlight({ quote: null, criterion: null });
    }
  };
  const review = useReview({
    candidate_id,
    job_id,
    address,
    prev_next,
    decisions,
    criterion,
    help,
    goTo,
  });
  const { at, goBy } = review;
  usePrefetchCandidates(
    [...new Set(review.next_ids)].flatMap((id) =>
      id === undefined ? [] : [{ candidate_id: id, summary_id: rowOf(id)?.summary_id ?? null }],
    ),
    { job_id, target, opened: address.criterion ?? null },
  );
  /** To whoever stands next; from the only one back to the list. */
  const leaveHere = (): void => {
    if (at >= 0 && prev_next.ids.length > 1) goBy(at + 1 < prev_next.ids.length ? 1 : -1);
    else prev_next.back();
  };
  useJobOf(candidate_id, target === null);
  return {
    address,
    job_id,
    candidate,
    prev_next,
    summary,
    attachments,
    decisions,
    criterion,
    passages,
    text_place,
    order: orderOf(search),
    job_reasons,
    file,
    help,
    goTo,
    review,
    leaveHere,
  };
}

const NONE: readonly never[] = [];
