import type { ReactNode } from 'react';
import type { Missing } from '../../lib/errors.ts';
import { useMissingJob } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { ButtonLink } from '../../ui/button_link.tsx';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { useTitleOf } from '../../lib/page_title.ts';
import { Empty } from '../../ui/state/states.tsx';

/** In the place of a view of what is not there: why, and where to go on. Nothing is tried again: it would stay so. */
export function MissingPage(props: { title: string; text: string; children: ReactNode }) {
  useTitleOf(props.title);
  return (
    <div role="alert" style={{ height: '100%' }}>
      <Empty is_page drawing={<Drawing of="search" />} title={props.title} text={props.text}>
        {props.children}
      </Empty>
    </div>
  );
}

/** In the place of a view of a job that is not there. @param props.children where else this view leads */
export function MissingJob({ missing, children }: { missing: Missing; children?: ReactNode }) {
  const [title, text] = {
    gone: [texts.jobs.gone, texts.jobs.goneText],
    unknown: [texts.jobs.unknown, texts.errors.goneText],
    no_id: [texts.errors.noId, texts.errors.noIdText],
  }[missing] as [string, string];
  return (
    <MissingPage title={title} text={text}>
      <ButtonLink to="/jobs">{texts.shell.jobs}</ButtonLink>
      {children}
    </MissingPage>
  );
}

/** A view of a job, or of none; in its place, as soon as it is known, that there is no such job (any more). */
export function WhereJob(props: { job_id: string | null; children: ReactNode; also?: ReactNode }) {
  const missing = useMissingJob(props.job_id);
  return missing === null ? props.children : <MissingJob missing={missing}>{props.also}</MissingJob>;
}

/** Everybody, whatever became of a job. */
export function ToPool() {
  return (
    <ButtonLink variant="default" to="/pool">
      {texts.shell.pool}
    </ButtonLink>
  );
}
