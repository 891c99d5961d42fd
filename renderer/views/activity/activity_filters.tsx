import { Button, Chip, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ACTIVITY_KINDS, ACTORS, type ActivitySearch } from '../../addresses/activity_search.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import css from './activity_view.module.css';

/** Filters by actor, kind, job and candidate; the address holds all of them. */
export function ActivityFilters({ search }: { search: ActivitySearch }) {
  const navigate = useNavigate();
  const jobs = useJobs();
  const put = (next: ActivitySearch): void => void navigate({ to: '/activity', search: next, replace: true });
  const { job, candidate, by, kinds, ...rest } = search;
  const keep = { ...rest, ...(candidate === undefined ? {} : { candidate }) };
  const of_job = job === undefined ? {} : { job };
  const of_actor = by === undefined ? {} : { by };
  const of_kinds = kinds === undefined ? {} : { kinds };
  return (
    <div className="flex items-center wrap gap-8 mt-12">
      <Select
        w={150}
        aria-label={texts.activity.who}
        placeholder={texts.activity.whoAll}
        clearable
        data={ACTORS.map((actor) => ({ value: actor, label: texts.activity.by[actor] }))}
        value={by ?? null}
        onChange={(value) => {
          const actor = ACTORS.find((one) => one === value);
          put({ ...keep, ...of_job, ...of_kinds, ...(actor === undefined ? {} : { by: actor }) });
        }}
      />
      <Select
        w={230}
        aria-label={texts.activity.job}
        placeholder={texts.activity.anyJob}
        clearable
        searchable
        data={(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={job ?? null}
        onChange={(value) =>
          put({ ...keep, ...of_actor, ...of_kinds, ...(value === null ? {} : { job: value }) })
        }
      />
      <Chip.Group
        multiple
        value={[...(kinds ?? [])]}
        onChange={(chosen) => {
          const next = ACTIVITY_KINDS.filter((kind) => chosen.includes(kind));
          put({ ...keep, ...of_job, ...of_actor, ...(next.length === 0 ? {} : { kinds: next }) });
        }}
      >
        <div className="flex wrap gap-6" role="group" aria-label={texts.activity.kind}>
          {ACTIVITY_KINDS.map((kind) => (
            <Chip key={kind} value={kind} size="xs" variant="outline">
              {texts.activity.kinds[kind]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {candidate !== undefined && <OnlyOne candidate_id={candidate} />}
      {Object.keys(search).length > 0 && (
        <Button variant="subtle" color="gray" onClick={() => put({})}>
          {texts.activity.clear}
        </Button>
      )}
    </div>
  );
}

function OnlyOne({ candidate_id }: { candidate_id: string }) {
  const candidate = useCandidate(candidate_id);
  return (
    <span className={css.only} dir="auto">
      {texts.activity.candidate(candidate.data?.full_name ?? texts.activity.thisCandidate)}
    </span>
  );
}
