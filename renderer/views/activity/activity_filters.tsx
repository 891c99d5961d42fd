import { useMe } from '../../api/me.ts';
import { useUsers } from '../../api/users.ts';
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
  const { job, candidate, by, person, kinds, ...rest } = search;
  const who = useWho(person);
  const keep = { ...rest, ...(candidate === undefined ? {} : { candidate }) };
  const of_job = job === undefined ? {} : { job };
  const of_actor = { ...(by === undefined ? {} : { by }), ...(person === undefined ? {} : { person }) };
  const of_kinds = kinds === undefined ? {} : { kinds };
  return (
    <div className="flex items-center wrap gap-8 mt-12">
      <Select
        w={150}
        aria-label={texts.activity.who}
        placeholder={texts.activity.whoAll}
        clearable
        data={who}
        searchable={who.length > 8}
        value={by ?? person ?? null}
        onChange={(value) => {
          const actor = ACTORS.find((one) => one === value);
          const one = value === null ? {} : actor === undefined ? { person: value } : { by: actor };
          put({ ...keep, ...of_job, ...of_kinds, ...one });
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

/** Who may have done something: people, programs, Longlist, and in an office each person. */
function useWho(chosen: string | undefined): { value: string; label: string }[] {
  const self = useMe().data?.user ?? null;
  const users = useUsers().data ?? [];
  const actors = ACTORS.map((actor) => ({
    value: actor,
    label: actor === 'person' && self !== null ? texts.people.by : texts.activity.by[actor],
  }));
  if (self === null) return actors;
  const people = users.map(({ id, name }) => ({ value: id, label: name }));
  // somebody whose account is gone is still named in an address
  const is_known = chosen === undefined || people.some(({ value }) => value === chosen);
  return [...actors, ...people, ...(is_known ? [] : [{ value: chosen, label: texts.people.former }])];
}

function OnlyOne({ candidate_id }: { candidate_id: string }) {
  const candidate = useCandidate(candidate_id);
  return (
    <span className={css.only} dir="auto">
      {texts.activity.candidate(candidate.data?.full_name ?? texts.activity.thisCandidate)}
    </span>
  );
}
