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
        <h1 className="low-mt-6 low-font-24 mt-12 serif-600-31-1_2 tracking-n0_018em">
          {texts.import.emptyTitle}
        </h1>
        <p className="mt-8 text-mute serif-17-1_4">
          {server ? `${texts.settings.keptOn(server)}.` : texts.import.emptyPromise}
        </p>
        <div className="low-mt-16 flex wrap gap-10 justify-center mt-28">{props.buttons}</div>
        <p className="mt-14 aside">
          {texts.import.kinds(RESUME_FORMATS.map(([name]) => together(texts.import.kindNames[name] ?? name)))}
          <br />
          {texts.mails.drop}
        </p>
        <div className="low-mt-16 w-full border-t mt-34 pt-18">
          <Button data-changes variant="subtle" onClick={props.onSamples} loading={props.busy}>
            {texts.import.trySamples}
          </Button>
          <div className="flex wrap gap-4-10 justify-center mt-4">{props.others}</div>
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
