import { Looking } from '../../features/presence/looking.tsx';
import { Changes, ChangesForm } from '../../ui/changes.tsx';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { answersUnderway, useClientPack } from '../../api/exports.ts';
import { useJob, useJobs } from '../../api/jobs.ts';
import { useSpotlights } from '../../api/spotlights.ts';
import { useCurrentJob, currentJob } from '../../features/current/current_job.ts';
import { OtherJob } from '../../features/current/other_job.tsx';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { ViewHeader } from '../../ui/view_header.tsx';
import { ToPool, WhereJob } from '../../features/missing/missing.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { AgencyPart } from './agency_part.tsx';
import { NamesFromFiles } from './names_from_files.tsx';
import { NobodyYet } from './nobody_yet.tsx';
import { usePackExtras } from './pack_options.tsx';
import { PackPreview } from './pack_preview.tsx';
import { PeopleList } from './people_list.tsx';
import { SamePeople } from './same_people.tsx';
import { SavePack } from './save_pack.tsx';
import css from './share.module.css';

/** What a client is shown: the people put forward for a job, and the pack as it will come out. */
export function ShareView() {
  const search = useSearch({ from: '/share' });
  const known = useCurrentJob();
  const job_id = search.job ?? known?.id;
  if (job_id === undefined) return <ChooseJob />;
  return (
    <WhereJob job_id={job_id} also={<ToPool />}>
      <OfJob key={job_id} job_id={job_id} is_blind={search.blind === true} />
    </WhereJob>
  );
}

/** Which job is the pack for? Where there is one alone, nobody is asked. */
function ChooseJob() {
  const jobs = useJobs();
  const [first, ...others] = jobs.data ?? [];
  if (first !== undefined && others.length === 0) {
    return <Navigate to="/share" search={{ job: first.id }} replace />;
  }
  return (
    <>
      <ViewHeader dense title={texts.shell.share} />
      {jobs.isPending ? (
        <SkeletonRows />
      ) : jobs.data === undefined ? (
        <Failed error={jobs.error} retry={() => void jobs.refetch()} />
      ) : (
        <Empty
          drawing={<Drawing of="share" />}
          title={jobs.data.length === 0 ? texts.pipeline.noJobs : texts.share.chooseJob}
          text={jobs.data.length === 0 ? texts.share.noJobs : texts.share.chooseJobText}
        >
          {jobs.data.length === 0 && (
            <ButtonLink data-changes to="/jobs/$job_id" params={{ job_id: 'new' }}>
              {texts.jobs.create}
            </ButtonLink>
          )}
          {jobs.data.slice(0, 12).map((job) => (
            <ButtonLink key={job.id} variant="default" to="/share" search={{ job: job.id }}>
              <bdi>{job.title}</bdi>
            </ButtonLink>
          ))}
        </Empty>
      )}
    </>
  );
}

const language = texts.locale === 'de' ? 'de' : 'en';

function OfJob({ job_id, is_blind: is_asked }: { job_id: string; is_blind: boolean }) {
  // whoever must not know who people are sends out nothing else
  const is_blind = useBlindMode().is_on || is_asked;
  const navigate = useNavigate();
  const job = useJob(job_id);
  const spotlights = useSpotlights(job_id);
  const setBlind = (blind: boolean): void => {
    const search = blind ? { job: job_id, blind: true as const } : { job: job_id };
    void navigate({ to: '/share', search, replace: true });
  };
  const [extras, setExtra] = usePackExtras(job_id);
  const choice = { job_id, is_blind, extras, language } as const;
  const pack = useClientPack(choice);
  useEffect(() => {
    if (job.data !== undefined) currentJob.set(job.data.id);
  }, [job.data]);

  if (job.isLoadingError) return <Failed error={job.error} retry={() => void job.refetch()} />;
  const is_filled = (spotlights.data?.length ?? 0) > 0;
  return (
    <>
      <ViewHeader
        dense
        title={<bdi>{job.data?.title ?? '\u00A0'}</bdi>}
        beside={<Looking />}
        sub={spotlights.data !== undefined && is_filled ? texts.share.sub(spotlights.data.length) : '\u00A0'}
        tools={
          <>
            <OtherJob job_id={job_id} to="/share" />
            {is_filled && <SavePack choice={choice} onBlind={setBlind} onExtra={setExtra} />}
          </>
        }
      />
      {spotlights.isPending ? (
        <SkeletonRows />
      ) : spotlights.data === undefined ? (
        <Failed error={spotlights.error} retry={() => void spotlights.refetch()} />
      ) : !is_filled ? (
        <NobodyYet job_id={job_id} />
      ) : (
        <>
          {pack.data !== undefined && (
            <>
              <Changes>
                <SamePeople pack={pack.data} job_id={job_id} />
                <NamesFromFiles pack={pack.data} job_id={job_id} />
              </Changes>
            </>
          )}
          <div className={`${css.desk} print-block`}>
            <section
              className={`${css.people} no-print overflow-y-auto p-14-18-30-22 border-r`}
              aria-label={texts.share.people(spotlights.data.length)}
            >
              <ChangesForm>
                <AgencyPart />
                <PeopleList job_id={job_id} spotlights={spotlights.data} />
              </ChangesForm>
            </section>
            <section
              className={`${css.paper} print-p-0 print-bg-none p-22-24-40 overflow-y-auto bg-desk`}
              aria-label={texts.share.preview}
              tabIndex={0}
            >
              {pack.isLoadingError ? (
                <Failed error={pack.error} retry={() => void pack.refetch()} />
              ) : pack.data === undefined ? (
                <SkeletonRows />
              ) : (
                <>
                  <p role="status" className={`${css.underway} m-0-auto text-mute max-w-720`}>
                    {answersUnderway(pack.data) > 0 && texts.share.underway(answersUnderway(pack.data))}
                  </p>
                  <PackPreview pack={pack.data} job_id={job_id} />
                </>
              )}
            </section>
          </div>
        </>
      )}
    </>
  );
}
