import { Button, Menu } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCandidateAttachments, useDocument } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { withoutFilters } from '../../api/ranking_search.ts';
import { useRankedList } from '../../api/ranked_list.ts';
import { targetOf, useReasons } from '../../api/rankings.ts';
import { useSummary, useSummaryId } from '../../api/summaries.ts';
import { useDecisions } from '../../components/decisions.ts';
import { distinct, evidenceKey, type Evidence } from '../../components/evidence.ts';
import { formatRole } from '../../components/format.ts';
import { select, takeAskedQuote } from '../../components/selection.ts';
import { ViewHeader } from '../../components/shell/view_header.tsx';
import { ShortlistButton } from '../../components/shortlist_button.tsx';
import { Failed, SkeletonRows } from '../../components/state/states.tsx';
import { useTargetLabel } from '../../components/target_label.ts';
import { useKeys } from '../../components/use_keys.ts';
import { texts } from '../../texts.ts';
import { CheckButton } from './check_button.tsx';
import { Findings } from './findings.tsx';
import { MoreMenu } from './more_menu.tsx';
import css from './candidate.module.css';

const DocumentPane = lazy(async () => ({ default: (await import('./document_pane.tsx')).DocumentPane }));

/** What was read on the left, where it stands on the right. */
export function CandidateView() {
  const { candidate_id } = useParams({ from: '/candidates/$candidate_id' });
  return <OneCandidate key={candidate_id} candidate_id={candidate_id} />;
}

function OneCandidate({ candidate_id }: { candidate_id: string }) {
  const search = useSearch({ from: '/candidates/$candidate_id' });
  const navigate = useNavigate();
  const job_id = search.job ?? null;
  const candidate = useCandidate(candidate_id);
  const list = useRankedList(search);
  const label = useTargetLabel(search);
  const target = targetOf(search);
  const reasons = useReasons(candidate_id, target);
  const job_reasons = useReasons(candidate_id, job_id === null ? null : { target_resource_id: job_id });
  const at = list.rows.findIndex((row) => row.candidate_id === candidate_id);
  const summary_id = useSummaryId(candidate_id, list.rows[at]?.summary_id ?? null);
  const summary = useSummary(summary_id);
  const attachments = useCandidateAttachments(candidate_id);
  const { stages, moveTo, shortlist, reject, shortlist_stage_id } = useDecisions(job_id);
  const nominations = useJobNominations(job_id);
  const stage = stages.find(
    (one) => one.id === nominations.data?.get(candidate_id)?.current_nomination_stage_id,
  );

  const [asked] = useState(takeAskedQuote);
  const [picked, show] = useState<Evidence | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const shown = picked ?? reasons.data?.passages.find((one) => evidenceKey(one) === asked) ?? null;
  const attachment =
    attachments.data?.find((one) => one.id === (shown?.attachment_id ?? chosen)) ??
    attachments.data?.[0] ??
    null;
  const document = useDocument(attachment?.id ?? null);

  // On the page stand the few passages that weigh most, and whatever was clicked: more marks say less.
  const evidence = useMemo(
    () => distinct([...(reasons.data?.passages.slice(0, 4) ?? []), ...(shown === null ? [] : [shown])]),
    [reasons.data, shown],
  );

  const chooseFile = (id: string): void => {
    show(null);
    choose(id);
  };
  const go = (index: number): void => {
    const row = list.rows[index];
    if (row === undefined || at < 0) return;
    select(JSON.stringify(withoutFilters(search)), row.candidate_id);
    void navigate({
      to: '/candidates/$candidate_id',
      params: { candidate_id: row.candidate_id },
      search,
      replace: true,
    });
  };
  useKeys([
    ['j', () => go(at + 1)],
    ['k', () => go(at - 1)],
    ['s', () => shortlist(candidate_id)],
    ['x', () => reject(candidate_id)],
    ['Escape', () => void (target !== null && navigate({ to: '/ranking', search }))],
  ]);

  if (candidate.isError) return <Failed error={candidate.error} retry={() => void candidate.refetch()} />;
  const data = candidate.data;
  return (
    <>
      <ViewHeader
        crumb={
          target === null ? (
            <Link to="/import">{texts.shell.import}</Link>
          ) : (
            <>
              <Link to="/ranking" search={search} className={css.back}>
                {label.title}
              </Link>
              {at >= 0 && ` › ${texts.candidate.place(list.rows[at]!.position, list.total)}`}
            </>
          )
        }
        title={data?.full_name ?? ' '}
        sub={
          data === undefined ? ' ' : formatRole(data.current_title, data.current_employer, texts.ranking.at)
        }
        tools={
          <>
            {data !== undefined && <MoreMenu candidate={data} />}
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
                  disabled={at >= list.rows.length - 1}
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
                    <Button variant="default" aria-label={texts.decisions.stage}>
                      {stage?.name ?? texts.decisions.noStageYet}&nbsp;▾
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {stages.map((one) => (
                      <Menu.Item key={one.id} onClick={() => void moveTo(candidate_id, one.id)}>
                        {one.name}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
                <Button variant="default" onClick={() => reject(candidate_id)} rightSection={<kbd>X</kbd>}>
                  {texts.decisions.reject}
                </Button>
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
          {data === undefined ? (
            <SkeletonRows widths={[96, 320]} count={14} />
          ) : (
            <Findings
              candidate={data}
              summary={summary.data}
              passages={target === null ? [] : (reasons.data?.passages ?? [])}
              skills={job_reasons.data}
              document={document.data}
              attachment_id={attachment?.id ?? null}
              current={shown}
              onShow={show}
              job_id={job_id}
              resumes={attachments.data?.filter((one) => one.type === 'resume').length ?? 0}
              onChoose={chooseFile}
            />
          )}
        </section>
        <aside className={css.page} aria-label={texts.candidate.page}>
          {attachments.isError && (
            <Failed error={attachments.error} retry={() => void attachments.refetch()} />
          )}
          {attachment !== null && (
            <Suspense fallback={<SkeletonRows widths={[380]} />}>
              <DocumentPane
                key={attachment.id}
                attachment={attachment}
                attachments={attachments.data ?? []}
                onChoose={chooseFile}
                document={document.data}
                error={document.error}
                evidence={evidence.filter((one) => one.attachment_id === attachment.id)}
                current={shown === null ? null : evidenceKey(shown)}
                tools={<CheckButton candidate={data} />}
              />
            </Suspense>
          )}
        </aside>
      </div>
    </>
  );
}
