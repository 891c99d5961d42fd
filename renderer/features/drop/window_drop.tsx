import { useMay } from '../../lib/may.ts';
import { useNavigate } from '@tanstack/react-router';
import { useStore } from '../../lib/external_store.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current/current_job.ts';
import { notify, notifyError } from '../../ui/notices.tsx';
import { draggedOver, dropZones, type DropZone } from './drop_zones.ts';
import { droppedFiles, type GivenFile } from '../../lib/read_entries.ts';
import { useFileDrags } from './use_file_drags.ts';
import { useImportFiles } from './use_import_files.ts';
import css from './window_drop.module.css';

/** The whole window takes files. While something is dragged over it, a sheet says what will happen. */
export function WindowDrop() {
  return useMay().change ? <TakesFiles /> : <TakesNothing />;
}

const nothing = (): void => draggedOver.set(null);

/** Who only looks brings nothing: what they drop must not take the place of the page, either. */
function TakesNothing() {
  useFileDrags({
    onFirst: nothing,
    onMove: nothing,
    onDrop: () => Promise.resolve(void notify(texts.people.onlyLooks)),
  });
  return null;
}

function TakesFiles() {
  const over = useStore(draggedOver);
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
  const onFirst = (): void => draggedOver.set(only?.id ?? importing.id);
  const in_view = extra.some((zone) => zone.in_view);

  const onDrop = async (event: DragEvent): Promise<void> => {
    if (event.dataTransfer === null) return;
    const zone = zones.find((one) => one.id === draggedOver.get()) ?? only ?? importing;
    draggedOver.set(null);
    try {
      const files = await droppedFiles(event.dataTransfer);
      if (files.length > 0) zone.onFiles(files);
    } catch (error) {
      notifyError(texts.drop.failed, error);
    }
  };

  const onMove = (target: Element | null): void => {
    const zone = target?.closest<HTMLElement>('[data-drop-zone]')?.dataset['dropZone'];
    // Beside a place in the view everything else is for the import; the sheet keeps the place that was left last.
    if (zone !== undefined) draggedOver.set(zone);
    else if (in_view) draggedOver.set('import');
  };

  useFileDrags({ onFirst, onMove, onDrop });

  if (over === null) return null;
  if (in_view) {
    const zone = zones.find((one) => one.id === over) ?? importing;
    return (
      <div
        className={`${css.frame} inset-0 grid items-end justify-items-center p-18 fixed z-400 no-pointer`}
        role="status"
      >
        <div
          className={`${css.line} flex wrap gap-4-14 items-baseline max-w-full border-strong bg-paper break-anywhere`}
          data-drop-zone="import"
          data-over={over === 'import' || undefined}
        >
          <span className={`${css.title} serif-600-26-1_3 tracking-n0_01em`}>{zone.title}</span>{' '}
          <span className="text-mute">{zone.hint}</span>
        </div>
      </div>
    );
  }
  return (
    <div className={css.sheet} role="status">
      {zones.map((zone) => (
        <div
          key={zone.id}
          className={`${css.zone} grid justify-items-center gap-8 bg-paper align-center rounded-14`}
          data-drop-zone={zone.id}
          data-over={zone.id === over || undefined}
        >
          <p className={`${css.title} serif-600-26-1_3 tracking-n0_01em`}>{zone.title}</p>
          <p className="text-mute">{zone.hint}</p>
        </div>
      ))}
    </div>
  );
}
