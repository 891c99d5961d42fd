import { Looking } from '../../features/presence/looking.tsx';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCandidateAttachments } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { rankingOf } from '../../addresses/candidate_search.ts';
import { isNotFound } from '../../lib/errors.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { targetOf, useReasons } from '../../api/rankings.ts';
import { useSummary, useSummaryId } from '../../api/summaries.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { formatRole } from '../../lib/format.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { OwnFields } from '../../features/own_fields/own_fields.tsx';
import { CandidateHistory } from '../../features/notes/candidate_history.tsx';
import { CandidateNotes } from '../../features/notes/candidate_notes.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { WhereJob } from '../../features/missing/missing.tsx';
import { MissingCandidate } from '../../features/missing/missing_candidate.tsx';
import { SkeletonRows } from '../../ui/state/states.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import { AvailabilityLine } from './availability_line.tsx';
import { Crumb } from './crumb.tsx';
import { DecisionTools } from './decision_tools.tsx';
import { Findings } from './findings.tsx';
import { Nominations } from './nominations.tsx';
import { MoreMenu } from './more_menu.tsx';
import { PageSide } from './page_side.tsx';
import { PrevNextButtons } from './prev_next_buttons.tsx';
import { useJobOf } from './use_job_of.ts';
import { usePrevNext } from './use_prev_next.ts';
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
  const address = useSearch({ from: '/candidates/$candidate_id' });
  const search = useMemo(() => rankingOf(address), [address]);
  const job_id = search.job ?? null;
  const candidate = useCandidate(candidate_id);
  const list = useRankedList(search);
  const prev_next = usePrevNext(address, list);
  const target = targetOf(search);
  const reasons = useReasons(candidate_id, target);
  const job_reasons = useReasons(candidate_id, job_id === null ? null : { target_resource_id: job_id });
  const row = list.rows.find((one) => one.candidate_id === candidate_id);
  const at = prev_next.ids.indexOf(candidate_id);
  const summary_id = useSummaryId(candidate_id, row?.summary_id ?? null);
  const summary = useSummary(summary_id);
  const attachments = useCandidateAttachments(candidate_id);
  const decisions = useDecisions(job_id);
  const file = useShownFile(address, attachments.data, reasons.data?.passages);

  const resumes = attachments.data?.filter((one) => one.type === 'resume') ?? [];
  const go = (index: number): void => {
    const next = prev_next.ids[index];
    if (next !== undefined && at >= 0) prev_next.open(next);
  };
  /** To whoever stands next; from the only one back to the list. */
  const leaveHere = (): void => {
    const next = at + 1 < prev_next.ids.length ? at + 1 : at - 1;
    if (at >= 0 && next >= 0) go(next);
    else prev_next.back();
  };
  useJobOf(candidate_id, target === null);
  useKeys([
    ['j', () => go(at + 1)],
    ['k', () => go(at - 1)],
    ['s', () => decisions.shortlist(candidate_id)],
    ['x', () => decisions.reject(candidate_id)],
    ['Escape', prev_next.back],
  ]);

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
            position={row?.position ?? null}
            total={list.total}
          />
        }
        title={data?.full_name ?? ' '}
        beside={<Looking />}
        sub={
          data === undefined ? (
            ' '
          ) : (
            <>
              <Hidden text={formatRole(data.current_title, data.current_employer, texts.ranking.at)} />
              <NameFromFile candidate={data} />
              <div>
                <AvailabilityLine candidate_id={candidate_id} />
              </div>
            </>
          )
        }
        tools={
          <>
            {data !== undefined && <MoreMenu candidate={data} job_id={job_id} onLeave={leaveHere} />}
            {at >= 0 && <PrevNextButtons at={at} amount={prev_next.ids.length} onGo={go} />}
            {job_id !== null && (
              <DecisionTools candidate_id={candidate_id} job_id={job_id} decisions={decisions} />
            )}
          </>
        }
      />
      <div className={css.split}>
        <section className={css.findings} aria-label={texts.candidate.findings}>
          {/* without the files nothing that was read could lead to its words */}
          {data === undefined || attachments.isPending ? (
            <SkeletonRows widths={[96, 320]} count={14} />
          ) : (
            <Findings
              candidate={data}
              summary={summary.data}
              passages={target === null ? [] : (reasons.data?.passages ?? [])}
              skills={job_reasons.data}
              attachment_id={file.attachment?.id ?? null}
              resume_id={resumes[0]?.id ?? null}
              current={file.shown}
              onShow={(quote) => file.highlight({ quote })}
              opened={address.criterion ?? null}
              onOpen={(criterion, quote) =>
                file.highlight({ criterion, ...(quote === undefined ? {} : { quote }) })
              }
              job_id={job_id}
              resumes={resumes.length}
              onChoose={file.chooseFile}
            />
          )}
          <Deferred>
            <OwnFields applies_to="candidate" id={candidate_id} />
            <CandidateNotes candidate_id={candidate_id} job_id={job_id} />
            <Nominations candidate_id={candidate_id} job_id={job_id} />
            <CandidateHistory candidate_id={candidate_id} />
          </Deferred>
        </section>
        <PageSide candidate={data} attachments={attachments} file={file} />
      </div>
    </>
  );
}
