import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNetwork } from '../../api/network.ts';
import { Drawing } from '../../ui/drawings/drawing.tsx';
import { RESUME_FORMATS } from '../../lib/resume_formats.ts';
import { texts } from '../../texts.ts';
import { Spreadsheets } from './next_step.tsx';
import css from './empty_import.module.css';

/** The first thing anyone sees: a sheet of paper waiting for files. */
export function EmptyImport(props: {
  buttons: ReactNode;
  others: ReactNode;
  onSamples: () => void;
  busy: boolean;
}) {
  const server = useNetwork().data?.database_server;
  return (
    <div className={css.desk}>
      <section className={css.sheet}>
        <Drawing of="desk" />
        <h1 className={css.title}>{texts.import.emptyTitle}</h1>
        <p className={css.promise}>
          {server ? `${texts.settings.keptOn(server)}.` : texts.import.emptyPromise}
        </p>
        <div className={css.actions}>{props.buttons}</div>
        <p className="mt-14 aside">
          {texts.import.kinds(RESUME_FORMATS.map(([name]) => together(texts.import.kindNames[name] ?? name)))}
          <br />
          {texts.mails.drop}
        </p>
        <div className={css.or}>
          <Button data-changes variant="subtle" onClick={props.onSamples} loading={props.busy}>
            {texts.import.trySamples}
          </Button>
          <div className={css.others}>{props.others}</div>
        </div>
        <Spreadsheets />
      </section>
    </div>
  );
}

/** A name of two words is not torn apart where a line ends. */
function together(name: string): string {
  return name.replaceAll(' ', '\u00A0');
}
