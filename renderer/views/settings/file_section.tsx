import { FileButton } from '@mantine/core';
import { type ReactNode } from 'react';
import { useDropZone, type DropZone } from '../../features/drop/drop_zones.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { useDuring } from '../../ui/use_during.ts';
import css from './settings.module.css';

/** A list of what is taken out of files: they are chosen here, or dropped anywhere. */
export function FileSection(props: {
  id: string;
  title: string;
  text: string;
  /** The files that can be chosen, and what the button for it is called. */
  accept: string;
  choose: string;
  zone: Pick<DropZone, 'id' | 'title' | 'hint'>;
  take: (file: File) => Promise<unknown>;
  failed: (file_name: string) => string;
  children: ReactNode;
}) {
  const [busy, during] = useDuring<'take'>();
  const take = async (file: File | null | undefined): Promise<void> => {
    if (file === null || file === undefined) return;
    await during('take', props.failed(file.name), () => props.take(file));
  };
  useDropZone({ ...props.zone, onFiles: (files) => void take(files[0]?.file) });
  return (
    <section aria-labelledby={props.id}>
      <div className={`${css.headed} flex gap-12 items-baseline justify-between`}>
        <h3 className={`${css.heading} mt-24 font-14 weight-600`} id={props.id}>
          {props.title}
        </h3>
        <FileButton accept={props.accept} onChange={(file) => void take(file)}>
          {(button) => (
            <SmallButton {...button} loading={busy !== null}>
              {props.choose}
            </SmallButton>
          )}
        </FileButton>
      </div>
      <p className={`${css.mute} text-mute`}>{props.text}</p>
      {props.children}
    </section>
  );
}
