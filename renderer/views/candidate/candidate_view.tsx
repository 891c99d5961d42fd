import { Button, Menu } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCandidateAttachments, useDocument } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { placeOfQuote, rankingOf } from '../../addresses/candidate_search.ts';
import { isNotFound } from '../../lib/errors.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { targetOf, useReasons } from '../../api/rankings.ts';
import { useSummary, useSummaryId } from '../../api/summaries.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { distinct, evidenceKey } from '../../features/document_page/evidence.ts';
import { formatRole } from '../../lib/format.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { CandidateHistory } from '../../features/notes/candidate_history.tsx';
import { CandidateNotes } from '../../features/notes/candidate_notes.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { NameFromFile } from '../../ui/name_from_file.tsx';
import { RejectButton } from '../../features/decisions/reject_button.tsx';
import { ShortlistButton } from '../../features/decisions/shortlist_button.tsx';
import { WhereJob } from '../../features/missing/missing.tsx';
import { MissingCandidate } from '../../features/missing/missing_candidate.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { useKeys } from '../../lib/use_keys.ts';
import { texts } from '../../texts.ts';
import { CheckButton } from './check_button.tsx';
import { Crumb } from './crumb.tsx';
import { Findings } from './findings.tsx';
import { Nominations } from './nominations.tsx';
import { MoreMenu } from './more_menu.tsx';
import { useJobOf } from './use_job_of.ts';
import { useHighlight } from './use_highlight.ts';
import { usePrevNext } from './use_prev_next.ts';
import { WithoutJob } from './without_job.tsx';
import { stageName } from '../../features/stages/stage_name.ts';
import css from './candidate.module.css';

const DocumentPane = lazy(async () => ({ default: (await import('./document_pane.tsx')).DocumentPane }));

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
  const { stages, moveTo, shortlist, reject, shortlist_stage_id } = useDecisions(job_id);
  const nominations = useJobNominations(job_id);
  const stage = stages.find(
    (one) => one.id === nominations.data?.get(candidate_id)?.current_nomination_stage_id,
  );
  const stage_name = stage === undefined ? texts.decisions.noStageYet : stageName(stage);

  const [chosen, choose] = useState<string | null>(null);
  const place = address.quote === undefined ? null : placeOfQuote(address.quote);
  const attachment =
    attachments.data?.find((one) => one.id === (place?.attachment_id ?? chosen)) ??
    attachments.data?.[0] ??
    null;
  const attachment_id = attachment?.id ?? null;
  const document = useDocument(attachment_id);
  const { shown, asked, highlight } = useHighlight(address, attachment_id, document.data);

  // On the page stand the few passages that weigh most, and whatever was clicked: more marks say less.
  const evidence = useMemo(
    () =>
      distinct([...(reasons.data?.passages.slice(0, 4) ?? []), ...(shown === null ? [] : [shown])]).filter(
        (one) => one.attachment_id === attachment_id,
      ),
    [reasons.data, shown, attachment_id],
  );

  const resumes = attachments.data?.filter((one) => one.type === 'resume') ?? [];
  const chooseFile = (id: string): void => {
    highlight({ quote: null });
    choose(id);
  };
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
    ['s', () => shortlist(candidate_id)],
    ['x', () => reject(candidate_id)],
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
        sub={
          data === undefined ? (
            ' '
          ) : (
            <>
              <Hidden text={formatRole(data.current_title, data.current_employer, texts.ranking.at)} />
              <NameFromFile candidate={data} />
            </>
          )
        }
        tools={
          <>
            {data !== undefined && <MoreMenu candidate={data} job_id={job_id} onLeave={leaveHere} />}
            {at >= 0 && (
              <Button.Group>
                <Button
                  variant="default"
                  px={11}
                  onClick={() => go(at - 1)}
                  disabled={at <= 0}
                  rightSection={<kbd>K</kbd>}
                >
                  {texts.candidate.previous}
                </Button>
                <Button
                  variant="default"
                  px={11}
                  onClick={() => go(at + 1)}
                  disabled={at >= prev_next.ids.length - 1}
                  rightSection={<kbd>J</kbd>}
                >
                  {texts.candidate.next}
                </Button>
              </Button.Group>
            )}
            {job_id !== null && (
              <>
                <Menu position="bottom-end" shadow="md">
                  <Menu.Target>
                    <Button variant="default" aria-label={texts.decisions.stageNow(stage_name)}>
                      {stage_name}&nbsp;▾
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {stages.map((one) => (
                      <Menu.Item key={one.id} onClick={() => void moveTo(candidate_id, one.id)}>
                        {stageName(one)}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
                <RejectButton isOn={stage?.category === 'rejected'} onClick={() => reject(candidate_id)} />
                <ShortlistButton
                  isOn={stage !== undefined && stage.id === shortlist_stage_id}
                  onClick={() => shortlist(candidate_id)}
                />
              </>
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
              attachment_id={attachment_id}
              resume_id={resumes[0]?.id ?? null}
              current={shown}
              onShow={(quote) => highlight({ quote })}
              opened={address.criterion ?? null}
              onOpen={(criterion, quote) =>
                highlight({ criterion, ...(quote === undefined ? {} : { quote }) })
              }
              job_id={job_id}
              resumes={resumes.length}
              onChoose={chooseFile}
            />
          )}
          <Deferred>
            <CandidateNotes candidate_id={candidate_id} job_id={job_id} />
            <Nominations candidate_id={candidate_id} job_id={job_id} />
            <CandidateHistory candidate_id={candidate_id} />
          </Deferred>
        </section>
        <aside className={css.page} aria-label={texts.candidate.page}>
          {attachments.isLoadingError && (
            <Failed error={attachments.error} retry={() => void attachments.refetch()} />
          )}
          {attachments.data?.length === 0 && (
            <Empty title={texts.read.noResume} text={texts.read.noResumeText} />
          )}
          {attachment !== null && (
            <Deferred fallback={<SkeletonRows widths={[380]} />}>
              <Suspense fallback={<SkeletonRows widths={[380]} />}>
                <DocumentPane
                  key={attachment.id}
                  attachment={attachment}
                  attachments={attachments.data ?? []}
                  onChoose={chooseFile}
                  document={document.data}
                  error={document.error}
                  evidence={evidence}
                  current={shown === null ? null : evidenceKey(shown)}
                  asked={asked}
                  tools={<CheckButton candidate={data} />}
                />
              </Suspense>
            </Deferred>
          )}
        </aside>
      </div>
    </>
  );
}
