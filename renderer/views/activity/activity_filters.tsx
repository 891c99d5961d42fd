import { useMe } from '../../api/me.ts';
import { useUsers } from '../../api/users.ts';
import { Button, Select } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import {
  ACTIVITY_KINDS,
  ACTORS,
  PERIODS,
  type ActivitySearch,
  type Period,
} from '../../addresses/activity_search.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { ToggleChip } from '../../ui/filters/toggle_chip.tsx';
import { saysAnything } from '../../addresses/whole.ts';
import { texts } from '../../texts.ts';

const TIMES = Object.keys(PERIODS) as Period[];

/** Filters by actor, time, kind, job and candidate; the address holds all of them. */
export function ActivityFilters({ search }: { search: ActivitySearch }) {
  const navigate = useNavigate();
  const jobs = useJobs();
  const put = (next: ActivitySearch): void => void navigate({ to: '/activity', search: next, replace: true });
  const { candidate, by, person, kinds } = search;
  const who = useWho(person);
  return (
    <div className="row-wrap gap-8 mt-12">
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
          const { by: _by, person: _person, ...others } = search;
          put({ ...others, ...one });
        }}
      />
      <Select
        w={230}
        aria-label={texts.activity.job}
        placeholder={texts.activity.anyJob}
        clearable
        searchable
        data={(jobs.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={search.job ?? null}
        onChange={(value) => {
          const { job: _, ...others } = search;
          put(value === null ? others : { ...others, job: value });
        }}
      />
      <Select
        w={150}
        aria-label={texts.activitySaid.when}
        placeholder={texts.activitySaid.anyTime}
        clearable
        data={TIMES.map((value) => ({ value, label: texts.activitySaid.times[value] }))}
        value={search.when ?? null}
        onChange={(value) => {
          const { when: _, ...others } = search;
          const period = TIMES.find((one) => one === value);
          put(period === undefined ? others : { ...others, when: period });
        }}
      />
      <div className="flex wrap gap-6" role="group" aria-label={texts.activity.kind}>
        {ACTIVITY_KINDS.map((kind) => (
          <ToggleChip
            key={kind}
            on={kinds?.includes(kind)}
            onChange={(on) => {
              const next = ACTIVITY_KINDS.filter((one) => (one === kind ? on : kinds?.includes(one)));
              const { kinds: _, ...others } = search;
              put(next.length === 0 ? others : { ...others, kinds: next });
            }}
          >
            {texts.activity.kinds[kind]}
          </ToggleChip>
        ))}
      </div>
      {candidate !== undefined && <OnlyOne candidate_id={candidate} />}
      {saysAnything(search) && (
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
    <span className="weight-600 clip max-w-260" dir="auto">
      {texts.activity.candidate(candidate.data?.full_name ?? texts.activity.thisCandidate)}
    </span>
  );
}
