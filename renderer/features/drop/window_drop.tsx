import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../lib/external_store.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current/current_job.ts';
import { notifyError } from '../../ui/notices.tsx';
import { draggedOver, dropZones, type DropZone } from './drop_zones.ts';
import { droppedFiles, type GivenFile } from '../../lib/read_entries.ts';
import { useImportFiles } from './use_import_files.ts';
import css from './window_drop.module.css';

/** While something is dragged over a page it is told so at least every 350 ms, whether it moves or not. */
const SILENT_MS = 2000;

/** The whole window takes files. While something is dragged over it, a sheet says what will happen. */
export function WindowDrop() {
  const over = useStore(draggedOver);
  const depth = useRef(0);
  const navigate = useNavigate();
  const take = useImportFiles();
  const extra = useStore(dropZones);
  const job = useCurrentJob();

  const bring = async (files: readonly GivenFile[]): Promise<void> => {
    await navigate({ to: '/import' });
    await take(files, job?.id ?? null);
  };
  const importing: DropZone = {
    id: 'import',
    title: texts.drop.title,
    hint: job === null ? texts.drop.nowhere : texts.drop.into(job.title),
    onFiles(files) {
      void bring(files);
    },
  };
  const only = extra.find((zone) => zone.alone === true);
  const zones = only === undefined ? [importing, ...extra] : [only];
  const first = useEffectEvent(() => draggedOver.set(only?.id ?? importing.id));
  const in_view = extra.some((zone) => zone.in_view);

  const onDrop = useEffectEvent(async (event: DragEvent) => {
    if (event.dataTransfer === null) return;
    const zone = zones.find((one) => one.id === draggedOver.get()) ?? only ?? importing;
    draggedOver.set(null);
    try {
      const files = await droppedFiles(event.dataTransfer);
      if (files.length > 0) zone.onFiles(files);
    } catch (error) {
      notifyError(texts.drop.failed, error);
    }
  });

  const moveOver = useEffectEvent((target: Element | null) => {
    const zone = target?.closest<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'];
    // Beside a place in the view everything else is for the import; the sheet keeps the place that was left last.
    if (zone !== undefined) draggedOver.set(zone);
    else if (in_view) draggedOver.set('import');
  });

  useEffect(() => {
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth.current += 1;
      if (depth.current === 1) first();
    };
    // An element that is taken away under the pointer says no more that it was left.
    let alive: number | undefined;
    const forget = (): void => {
      depth.current = 0;
      draggedOver.set(null);
    };
    const move = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      window.clearTimeout(alive);
      alive = window.setTimeout(forget, SILENT_MS);
      if (depth.current === 0) {
        // a page that was busy for long was told late
        depth.current = 1;
        first();
      }
      moveOver(event.target as Element | null);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) {
        window.clearTimeout(alive);
        draggedOver.set(null);
      }
    };
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      window.clearTimeout(alive);
      depth.current = 0;
      void onDrop(event);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragover', move);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.clearTimeout(alive);
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragover', move);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  if (over === null) return null;
  if (in_view) {
    const zone = zones.find((one) => one.id === over) ?? importing;
    return (
      <div className={css.frame} role="status">
        <div className={css.line} data-drop-zone="import" data-over={over === 'import' || undefined}>
          <span className={css.title}>{zone.title}</span> <span className="text-mute">{zone.hint}</span>
        </div>
      </div>
    );
  }
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
          <p className="text-mute">{zone.hint}</p>
        </div>
      ))}
    </div>
  );
}
