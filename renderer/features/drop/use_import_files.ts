import { useNavigate } from '@tanstack/react-router';
import { texts } from '../../texts.ts';
import { notify } from '../../ui/notices.tsx';
import { useSamePlace } from '../../lib/use_same_place.ts';
import type { GivenFile } from '../../lib/read_entries.ts';
import { importFiles } from './import_files.ts';

/**
 * Takes files, and goes on to the spreadsheet among them. Archives and spreadsheets take their time: who has gone
 * elsewhere meanwhile is told that it is there.
 */
export function useImportFiles(): (files: readonly GivenFile[], job_id: string | null) => Promise<void> {
  const navigate = useNavigate();
  const notePlace = useSamePlace();
  return async (files, job_id) => {
    const isStillHere = notePlace();
    const table_id = await importFiles(files, job_id);
    if (table_id === null) return;
    const look = (): void => void navigate({ to: '/import/table/$table_id', params: { table_id } });
    if (isStillHere()) look();
    else notify(texts.tables.isThere, undefined, { label: texts.actions.open, act: look });
  };
}
