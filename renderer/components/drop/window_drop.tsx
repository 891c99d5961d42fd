import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '../../api/external_store.ts';
import { addUploads } from '../../api/uploads.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current_job.ts';
import { notifyError } from '../notices.tsx';
import { dropZones, type DropZone } from './drop_zones.ts';
import { droppedFiles } from './read_entries.ts';
import css from './window_drop.module.css';

/** The whole window takes files. While something is dragged over it, a sheet says what will happen. */
export function WindowDrop() {
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState('import');
  const depth = useRef(0);
  const navigate = useNavigate();
  const extra = useStore(dropZones);
  const job = useCurrentJob();

  const importing: DropZone = {
    id: 'import',
    title: texts.drop.title,
    hint: job === null ? texts.drop.nowhere : texts.drop.into(job.title),
    onFiles(files) {
      addUploads(files, job?.id ?? null);
      void navigate({ to: '/import' });
    },
  };
  const zones = [importing, ...extra];

  const take = useEffectEvent(async (event: DragEvent) => {
    if (event.dataTransfer === null) return;
    const zone = zones.find((one) => one.id === over) ?? importing;
    try {
      const files = await droppedFiles(event.dataTransfer);
      if (files.length > 0) zone.onFiles(files);
    } catch (error) {
      notifyError(texts.drop.failed, error);
    }
  });

  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      if (depth.current === 1) setOver('import');
      setDragging(true);
    };
    const move = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const zone = (event.target as Element | null)?.closest<HTMLElement>('[data-drop-zone]')?.dataset[
        'dropZone'
      ];
      if (zone !== undefined) setOver(zone);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setDragging(false);
      void take(event);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', move);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', move);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  if (!dragging) return null;
  return (
    <div className={css.sheet} role="status">
      {zones.map((zone) => (
        <div
          key={zone.id}
          className={css.zone}
          data-drop-zone={zone.id}
          data-over={zone.id === over || undefined}
        >
          <p className={css.title}>{zone.title}</p>
          <p className={css.hint}>{zone.hint}</p>
        </div>
      ))}
    </div>
  );
}
