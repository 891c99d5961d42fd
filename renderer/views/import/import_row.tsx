import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo } from 'react';
import { useBlindMode } from '../../api/blind.ts';
import { useStore } from '../../lib/external_store.ts';
import type { ImportRecord } from '#service/api/intake/imports/schema.ts';
import { importKeys, removeImport, useRetryImport } from '../../api/imports.ts';
import {
  removeUpload,
  replaceUpload,
  retryUpload,
  takeRefusedTable,
  type Upload,
} from '../../api/uploads.ts';
import { draggedOver, useDropZone } from '../../features/drop/drop_zones.ts';
import type { GivenFile } from '../../lib/read_entries.ts';
import { isTable, importFiles } from '../../features/drop/import_files.ts';
import { isArchive } from '../../features/drop/unzip.ts';
import { formatRole } from '../../lib/format.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { hiddenFileName, spoken } from '../../lib/hidden_words.ts';
import { undoMerge } from '../../api/duplicates.ts';
import { MailLine } from '../../features/mail/mail_line.tsx';
import { OfferedJobs } from '../../features/mail/offered_jobs.tsx';
import { deleteWithUndo } from '../../ui/delete_with_undo.ts';
import { attempt, errorNotice, notify } from '../../ui/notices.tsx';
import { ReplaceButton } from '../../ui/replace_button.tsx';
import { texts } from '../../texts.ts';
import type { Waiting } from './use_waiting.ts';
import css from './import.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** The name first: of a long path the folder is what may be cut off. */
function FileName({ name }: { name: string }) {
  const cut = name.lastIndexOf('/');
  return (
    <span role="cell" className={`${css.file} flex gap-10 min-w-0 nowrap`} title={spoken(name)}>
      <span className="overflow-hidden ellipsis flex-0-1-auto">
        <Hidden text={name.slice(cut + 1)} />
      </span>
      {cut > 0 && (
        <span className="overflow-hidden ellipsis flex-0-10000-auto min-w-0 text-mute">
          {name.slice(0, cut)}
        </span>
      )}
    </span>
  );
}

function State({ state }: { state: keyof typeof texts.import.states }) {
  return (
    <span role="cell" className={`${css.state} inline-flex gap-9 items-center text-mute`} data-state={state}>
      <i className={`${css.glyph} flex-none square-11 rounded-half`} aria-hidden />
      {texts.import.states[state]}
    </span>
  );
}

/** The service says what happened in the first sentence and what helps in the rest. */
function Reason({ message }: { message: string }) {
  const [what = '', ...rest] = message.split(/(?<=\.) /u);
  return (
    <>
      <span className="weight-500">{what}</span> <span className="text-mute">{rest.join(' ')}</span>
    </>
  );
}

/** A file dropped on a row that could not be read takes its place; several at once are an import like any other. */
function TakesBetterCopy({ row, id }: { row: ImportRecord; id: string }) {
  const navigate = useNavigate();
  const bring = async (files: readonly GivenFile[]): Promise<void> => {
    const table_id = await importFiles(files, row.job_id);
    if (table_id !== null) await navigate({ to: '/import/table/$table_id', params: { table_id } });
  };
  useDropZone({
    id,
    in_view: true,
    title: texts.drop.replace(row.file_name),
    hint: texts.drop.replaceHint,
    onFiles: (files) => {
      const [first] = files;
      if (first !== undefined && files.length === 1 && !isTable(first.name) && !isArchive(first.name)) {
        replaceUpload(first.file, row);
      } else void bring(files);
    },
  });
  return null;
}

function isBad({ state }: ImportRecord): boolean {
  return state === 'failed' || state === 'refused';
}

/** Who was found in a file, or why nobody was. */
function Found({ row }: { row: ImportRecord }) {
  return (
    <span role="cell" className={`${css.found} min-w-0 break-anywhere`}>
      {isBad(row) ? (
        <Reason message={texts.service.unreadable(row.reason ?? '') ?? row.message ?? ''} />
      ) : row.state === 'duplicate' ? (
        <span className="text-mute">
          {texts.import.duplicate(row.candidate_name)}{' '}
          {row.candidate_id !== null && (
            <Link to="/candidates/$candidate_id" params={{ candidate_id: row.candidate_id }}>
              {texts.actions.open}
            </Link>
          )}
        </span>
      ) : row.state === 'read' && row.candidate_id !== null ? (
        <span
          className="block clip"
          title={spoken([row.candidate_name ?? '', ...factsOf(row)].join(BETWEEN))}
        >
          <Link
            to="/candidates/$candidate_id"
            params={{ candidate_id: row.candidate_id }}
            search={row.job_id === null ? {} : { job: row.job_id }}
            className="weight-600 no-underline hover-underline"
          >
            {row.candidate_name}
          </Link>{' '}
          <span className="text-mute">
            <Hidden text={factsOf(row).join(BETWEEN)} />
          </span>
        </span>
      ) : null}
      {row.mail !== null && (
        <>
          <MailLine mail={row.mail} />
          <OfferedJobs row={row} />
        </>
      )}
    </span>
  );
}

/** What they do, whether they were here already and why, how many files they have. */
function factsOf({ candidate_title, joined: by, file_count }: ImportRecord): string[] {
  return [
    formatRole(candidate_title, null),
    ...(by === null ? [] : [texts.import.joined, ...by.same.map((thing) => texts.same.reasons[thing])]),
    file_count > 1 ? texts.import.files(file_count) : '',
  ].filter((part) => part !== '');
}

/** What can be done with a file the service has. */
function Acts({ row }: { row: ImportRecord }) {
  const client = useQueryClient();
  const retry = useRetryImport();
  const navigate = useNavigate();
  const check = (candidate_id: string): void =>
    void navigate({
      to: '/candidates/$candidate_id/read',
      params: { candidate_id },
      search: row.job_id === null ? {} : { job: row.job_id },
    });
  const apart = (merge_id: string): Promise<void> =>
    attempt(texts.import.takeApartFailed, async () => {
      notify(texts.import.takenApart(await undoMerge(merge_id)));
      await client.invalidateQueries();
    });
  const remove = (): void => {
    deleteWithUndo(row.id, {
      said: texts.import.removed(row.file_name),
      failed: texts.import.removeFailed(row.file_name),
      act: () => removeImport(row.id),
      refresh: () => client.invalidateQueries({ queryKey: importKeys.all }),
    });
  };
  return (
    <span role="cell" className={`${css.actions} flex gap-4 justify-flex-end`}>
      {row.state === 'failed' && (
        <SmallButton
          data-changes
          loading={retry.isPending}
          onClick={() =>
            void retry.mutateAsync(row.id).catch(errorNotice(texts.import.retryFailed(row.file_name)))
          }
        >
          {texts.import.retry}
        </SmallButton>
      )}
      {isBad(row) && <ReplaceButton file_name={row.file_name} onFile={(file) => replaceUpload(file, row)} />}
      {row.joined !== null && (
        <QuietButton
          data-changes
          onClick={() => void apart(row.joined!.merge_id)}
          aria-label={texts.import.takeApartOne(row.file_name)}
        >
          {texts.import.takeApart}
        </QuietButton>
      )}
      {row.state === 'read' && row.candidate_id !== null && (
        <SmallButton
          aria-label={texts.import.checkOne(row.candidate_name ?? row.file_name)}
          onClick={() => check(row.candidate_id!)}
        >
          {texts.import.check}
        </SmallButton>
      )}
      <QuietButton
        data-changes
        onClick={remove}
        aria-label={texts.import.removeOne(row.file_name)}
        title={texts.import.remove}
      >
        <span className={css.word}>{texts.import.remove}</span>
        <span className={`${css.cross} hidden`} aria-hidden>
          ×
        </span>
      </QuietButton>
    </span>
  );
}

/** A file the service has. Drawn anew only when it changes: during an import the list changes many times a second. */
export const ImportRow = memo(function ImportRow({ row }: { row: ImportRecord }) {
  const bad = isBad(row);
  const zone = `import:${row.id}`;
  const over = useStore(draggedOver) === zone;

  return (
    <div
      className={css.row}
      role="row"
      data-bad={bad || undefined}
      data-drop-zone={bad ? zone : undefined}
      data-over={over || undefined}
    >
      {bad && <TakesBetterCopy row={row} id={zone} />}
      <State state={row.reason === 'NO_RESUME' ? 'empty' : row.state} />
      <Found row={row} />
      <FileName name={row.file_name} />
      <span role="cell" className={`${css.pages} text-mute tabular align-right`}>
        {row.pages === null || row.pages === 0 ? '' : row.pages}
      </span>
      <Acts row={row} />
    </div>
  );
});

/** A file that has not reached the service yet. */
export const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const navigate = useNavigate();
  const { is_on: is_blind } = useBlindMode();
  const refused = upload.state === 'refused';
  const again = async (): Promise<void> => {
    if (upload.is_table !== true) return retryUpload(upload.key);
    const table = takeRefusedTable(upload);
    const table_id = table === null ? null : await importFiles([table], upload.job_id);
    if (table_id !== null) await navigate({ to: '/import/table/$table_id', params: { table_id } });
  };
  return (
    <div className={css.row} role="row" data-bad={refused || undefined}>
      <State state={refused ? 'refused' : upload.state} />
      <span role="cell" className={`${css.found} min-w-0 break-anywhere`}>
        {refused && <Reason message={upload.message ?? texts.import.uploadFailed} />}
      </span>
      <FileName name={is_blind ? hiddenFileName(upload.name) : upload.name} />
      <span role="cell" />
      <span role="cell" className={`${css.actions} flex gap-4 justify-flex-end`}>
        {refused && (
          <>
            <SmallButton onClick={() => void again()}>{texts.import.retry}</SmallButton>
            <QuietButton onClick={() => removeUpload(upload.key)}>{texts.import.remove}</QuietButton>
          </>
        )}
      </span>
    </div>
  );
});

/** The files of a long queue that are not in sight: one line, which opens. */
export function FoldRow({ waiting: { count, more, is_open, toggle } }: { waiting: Waiting }) {
  return (
    <div className={css.row} role="row">
      <span role="cell" />
      <span role="cell" />
      <span role="cell" className={`${css.file} flex gap-10 min-w-0 nowrap`}>
        {is_open && <span className="text-mute">{texts.import.allWaiting(count)}</span>}
        <button type="button" className="min-h-24 p-0 text-button" aria-expanded={is_open} onClick={toggle}>
          {is_open ? texts.import.fewerWaiting : texts.import.moreWaiting(more)} {is_open ? '▾' : '▸'}
        </button>
      </span>
    </div>
  );
}
