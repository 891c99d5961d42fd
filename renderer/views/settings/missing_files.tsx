import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMissingFiles, useRestoreMissing } from '../../api/data_folder.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { texts } from '../../texts.ts';
import css from './settings.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** So many are named before somebody asks for all. */
const SHOWN = 5;

/**
 * Files that were removed or cut off outside of Longlist: whose they are, and what to do. Nothing where all are
 * there.
 */
export function MissingFiles() {
  const missing = useMissingFiles().data;
  const restore = useRestoreMissing();
  const [all, setAll] = useState(false);
  const words = texts.data;
  if (missing === undefined || missing.count === 0) return null;
  const { count, in_backup, files } = missing;
  const bringBack = (): void =>
    void restore
      .mutateAsync()
      .then((left) => notify(words.filesBack(count - left.count)), errorNotice(words.filesBackFailed));
  return (
    <div className={css.awaited} role="status">
      <div>
        <p>
          <strong>{words.missing(count)}</strong> {words.missingText(count, in_backup)}
        </p>
        <ul className="m-6-0-0 pl-18 break-anywhere">
          {(all ? files : files.slice(0, SHOWN)).map((one) => (
            <li key={one.attachment_id}>
              {one.candidate_id === null ? (
                <Hidden text={one.file_name ?? words.unnamed} />
              ) : (
                <Link to="/candidates/$candidate_id" params={{ candidate_id: one.candidate_id }}>
                  <Hidden text={one.candidate_name ?? one.file_name ?? words.unnamed} />
                </Link>
              )}
              {one.candidate_name !== null && one.file_name !== null && (
                <>
                  {' '}
                  <Hidden text={one.file_name} />
                </>
              )}
              {one.is_in_backup && (
                <span className={`${css.mute} text-mute`}>
                  {BETWEEN}
                  {words.inBackup}
                </span>
              )}
            </li>
          ))}
        </ul>
        {!all && files.length > SHOWN && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {words.all(files.length)}
          </Button>
        )}
      </div>
      {in_backup > 0 && (
        <Button loading={restore.isPending} onClick={bringBack}>
          {words.bringBack(in_backup)}
        </Button>
      )}
    </div>
  );
}
