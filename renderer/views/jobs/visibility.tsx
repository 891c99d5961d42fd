import {
  useChangeVisibility,
  useJobVisibility,
  useMayOwnJobs,
  usePrivateJobs,
} from '../../api/private_jobs.ts';
import { attempt, notify } from '../../ui/notices.tsx';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';

const CHOICES = ['everybody', 'me'] as const;

/** Who sees a job, where people have accounts: chosen with the words of a new one. */
export function NewVisibility(props: { is_private: boolean; onChoose: (is_private: boolean) => void }) {
  return useMayOwnJobs() ? <Choice {...props} /> : null;
}

/** The same of a job there is: changed at once, undone from the notice. */
export function Visibility({ job_id }: { job_id: string }) {
  return useMayOwnJobs() ? <Existing job_id={job_id} /> : null;
}

function Existing({ job_id }: { job_id: string }) {
  const visibility = useJobVisibility(job_id);
  const change = useChangeVisibility(job_id);
  const now = visibility.data?.value;
  if (now === undefined) return null;
  const { saved, failed } = texts.jobs.visibility;
  const save = (is_private: boolean, undo: boolean): Promise<void> =>
    attempt(failed, async () => {
      await change(is_private);
      notify(saved[is_private ? 'me' : 'everybody'], undo ? () => void save(!is_private, false) : undefined);
    });
  return <Choice is_private={now.is_private} onChoose={(is_private) => void save(is_private, true)} />;
}

function Choice(props: { is_private: boolean; onChoose: (is_private: boolean) => void }) {
  const words = texts.jobs.visibility;
  const chosen = props.is_private ? 'me' : 'everybody';
  return (
    <div>
      <div className="mb-4 font-13 weight-500" id="job-visibility">
        {words.title}
      </div>
      <Segments
        aria-labelledby="job-visibility"
        fullWidth
        small
        value={chosen}
        onChange={(value) => props.onChoose(value === 'me')}
        data={CHOICES.map((value) => ({ value, label: words.choices[value] }))}
      />
      <p className="mt-6 text-mute font-13">{words.help[chosen]}</p>
    </div>
  );
}

/** A lock beside a job that nobody else sees. */
export function PrivateSign({ job_id }: { job_id: string }) {
  if (!usePrivateJobs().has(job_id)) return null;
  return (
    <svg
      width="11"
      height="12"
      viewBox="0 0 11 12"
      role="img"
      aria-label={texts.jobs.visibility.sign}
      fill="none"
      stroke="currentColor"
    >
      <title>{texts.jobs.visibility.sign}</title>
      <path d="M1.5 5.5h8v5.5h-8zM3.5 5.5v-2a2 2 0 0 1 4 0v2" />
    </svg>
  );
}
