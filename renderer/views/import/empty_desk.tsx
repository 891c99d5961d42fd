import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RESUME_FORMATS } from '../../components/resume_formats.ts';
import { texts } from '../../texts.ts';
import css from './empty_desk.module.css';

/** The first thing anyone sees: a sheet of paper waiting for files. */
export function EmptyDesk(props: { buttons: ReactNode; onSamples: () => void; busy: boolean }) {
  return (
    <div className={css.desk}>
      <section className={css.sheet}>
        <svg className={css.mark} viewBox="0 0 24 24" aria-hidden>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
        <h1 className={css.title}>{texts.import.emptyTitle}</h1>
        <p className={css.promise}>{texts.import.emptyPromise}</p>
        <div className={css.actions}>{props.buttons}</div>
        <p className={css.kinds}>{texts.import.kinds(RESUME_FORMATS.map(([name]) => name))}</p>
        <div className={css.or}>
          <Button variant="subtle" onClick={props.onSamples} loading={props.busy}>
            {texts.import.trySamples}
          </Button>
        </div>
      </section>
    </div>
  );
}
