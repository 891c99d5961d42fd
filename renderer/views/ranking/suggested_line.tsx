import { Button, Checkbox, Popover } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCandidateRows } from '../../api/candidates.ts';
import { useJob } from '../../api/jobs.ts';
import { useStages } from '../../api/nominations.ts';
import {
  useSuggestedCandidates,
  useSuggestions,
  type SuggestedCandidate,
} from '../../api/suggested_candidates.ts';
import { notifyFailures } from '../../features/decisions/notify_failures.ts';
import { stageNameOf } from '../../features/stages/stage_name.ts';
import { formatAgo, formatRole } from '../../lib/format.ts';
import { useMay } from '../../lib/may.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { LineOver } from '../../ui/state/line_over.tsx';
import { texts } from '../../texts.ts';
import { NamedDropdown } from '../../ui/named_dropdown.tsx';
import css from './suggested.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** That there are strong people of earlier jobs; they are listed, brought in, or declined for good. */
export function SuggestedLine({ job_id }: { job_id: string }) {
  const job = useJob(job_id);
  const { change } = useMay();
  const is_open = change && job.data?.status === 'open';
  const suggested = useSuggestedCandidates(is_open ? job_id : null).data ?? [];
  const suggestions = useSuggestions(job_id);
  const [opened, setOpened] = useState(false);
  if (!is_open || suggested.length === 0) return null;
  const decline = (ids: readonly string[]): Promise<void> =>
    attempt(texts.suggested.failed, async () => {
      const undo = await suggestions.decline(ids);
      notify(texts.suggested.declined(ids.length), () => {
        undo().catch(errorNotice(texts.decisions.undoFailed));
      });
    });
  return (
    <LineOver>
      <span role="status">{texts.suggested.said(suggested.length)}</span>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        shadow="md"
        width={460}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button variant="default" size="compact-sm" onClick={() => setOpened((now) => !now)}>
            {texts.suggested.show}
          </Button>
        </Popover.Target>
        <NamedDropdown name={texts.suggested.list} className={'max-w-94vw'!}>
          <SuggestedList
            job_id={job_id}
            suggested={suggested}
            onDecline={decline}
            onDone={() => setOpened(false)}
          />
        </NamedDropdown>
      </Popover>
      <QuietButton onClick={() => void decline(suggested.map(({ candidate_id }) => candidate_id))}>
        {texts.suggested.declineAll}
      </QuietButton>
    </LineOver>
  );
}

function SuggestedList(props: {
  job_id: string;
  suggested: readonly SuggestedCandidate[];
  onDecline: (ids: readonly string[]) => Promise<void>;
  onDone: () => void;
}) {
  const { job_id, suggested } = props;
  const client = useQueryClient();
  const suggestions = useSuggestions(job_id);
  const [first] = useStages(job_id).data;
  const [left_out, leaveOut] = useState<ReadonlySet<string>>(new Set());
  const [is_busy, setBusy] = useState(false);
  const candidates = useCandidateRows(suggested.map(({ candidate_id }) => candidate_id));
  const chosen = suggested
    .map(({ candidate_id }) => candidate_id)
    .filter((candidate_id) => !left_out.has(candidate_id));
  const choose = (id: string, is_chosen: boolean): void =>
    leaveOut((now) => {
      const next = new Set(now);
      if (is_chosen) next.delete(id);
      else next.add(id);
      return next;
    });
  const add = async (): Promise<void> => {
    if (first === undefined) {
      notify(texts.decisions.noStage);
      return;
    }
    setBusy(true);
    await attempt(texts.bulk.failed(chosen.length), async () => {
      const { done, failures, undo } = await suggestions.add(chosen, first.id);
      props.onDone();
      if (done.length > 0) {
        notify(texts.suggested.added(done.length), () => {
          undo().then((failed) => notifyFailures(client, failed), errorNotice(texts.decisions.undoFailed));
        });
      }
      notifyFailures(client, failures);
    });
    setBusy(false);
  };
  return (
    <>
      <ul className="mb-8 overflow-auto max-h-46vh">
        {suggested.map(({ candidate_id: id, earlier }) => {
          const candidate = candidates.get(id);
          const name = candidate?.full_name ?? texts.ranking.thisCandidate;
          return (
            <li key={id} className={`${css.one} flex items-flex-start gap-10 p-6-0`}>
              <Checkbox
                size="xs"
                aria-label={texts.bulk.select(name)}
                checked={!left_out.has(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              <div className="flex-1 min-w-0 break-anywhere">
                <Link
                  className="weight-600 text-ink no-underline hover-underline"
                  dir="auto"
                  to="/candidates/$candidate_id"
                  params={{ candidate_id: id }}
                  search={{ job: job_id }}
                >
                  {name}
                </Link>{' '}
                <span className="text-mute" dir="auto">
                  <Hidden text={formatRole(candidate?.current_title, candidate?.current_employer)} />
                </span>
                <p className="aside" dir="auto">
                  {texts.suggested.why(
                    stageNameOf(earlier.stage_name),
                    earlier.job_title,
                    formatAgo(earlier.reached_at),
                  )}
                  {earlier.is_put_forward && `${BETWEEN}${texts.suggested.putForward}`}
                </p>
              </div>
              <QuietButton
                aria-label={`${texts.suggested.decline}: ${name}`}
                onClick={() => void props.onDecline([id])}
              >
                {texts.suggested.decline}
              </QuietButton>
            </li>
          );
        })}
      </ul>
      <Button size="compact-sm" disabled={chosen.length === 0} loading={is_busy} onClick={() => void add()}>
        {texts.suggested.add(chosen.length)}
      </Button>
    </>
  );
}
