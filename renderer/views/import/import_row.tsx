import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ImportRecord } from '#service/api/imports/schema.ts';
import { importKeys, removeImport, useRetryImport } from '../../api/imports.ts';
import { removeUpload, retryUpload, type Upload } from '../../api/uploads.ts';
import { formatRole } from '../../components/format.ts';
import { AlsoLine } from '../../components/same_person/also_line.tsx';
import { later, notifyError } from '../../components/notices.tsx';
import { texts } from '../../texts.ts';
import css from './import.module.css';

/** The name first: of a long path the folder is what may be cut off. */
function FileName({ name }: { name: string }) {
  const cut = name.lastIndexOf('/');
  return (
    <span role="cell" className={css.file} title={name}>
      <span className={css.fileName}>{name.slice(cut + 1)}</span>
      {cut > 0 && <span className={css.folder}>{name.slice(0, cut)}</span>}
    </span>
  );
}

function State({ state }: { state: keyof typeof texts.import.states }) {
  return (
    <span role="cell" className={css.state} data-state={state}>
      <i className={css.glyph} aria-hidden />
      {texts.import.states[state]}
    </span>
  );
}

/** The service says what happened in the first sentence and what helps in the rest. */
function Reason({ message }: { message: string }) {
  const [what = '', ...rest] = message.split(/(?<=\.) /u);
  return (
    <>
      <span className={css.reason}>{what}</span> <span className={css.remedy}>{rest.join(' ')}</span>
    </>
  );
}

export function ImportRow({ row }: { row: ImportRecord }) {
  const client = useQueryClient();
  const retry = useRetryImport();
  const navigate = useNavigate();
  const bad = row.state === 'failed' || row.state === 'refused';
  const check = (candidate_id: string): void =>
    void navigate({
      to: '/candidates/$candidate_id/read',
      params: { candidate_id },
      search: row.job_id === null ? {} : { job: row.job_id },
    });

  const remove = (): void => {
    client.setQueryData<{ pages: { results: ImportRecord[] }[] }>(importKeys.list, (old) =>
      old === undefined
        ? old
        : {
            ...old,
            pages: old.pages.map((page) => ({
              ...page,
              results: page.results.filter((one) => one.id !== row.id),
            })),
          },
    );
    later(texts.import.removed(row.file_name), {
      run: () => {
        removeImport(row.id)
          .catch((error: unknown) => notifyError(texts.import.removeFailed(row.file_name), error))
          .finally(() => void client.invalidateQueries({ queryKey: importKeys.all }));
      },
      undo: () => void client.invalidateQueries({ queryKey: importKeys.all }),
    });
  };

  return (
    <div className={css.row} role="row" data-bad={bad || undefined}>
      <State state={row.state} />
      <FileName name={row.file_name} />
      <span role="cell" className={css.found}>
        {bad ? (
          <Reason message={row.message ?? ''} />
        ) : row.state === 'duplicate' ? (
          <span className={css.mute}>{texts.import.duplicate(row.candidate_name)}</span>
        ) : row.state === 'read' && row.candidate_id !== null ? (
          <>
            <Link
              to="/candidates/$candidate_id"
              params={{ candidate_id: row.candidate_id }}
              search={row.job_id === null ? {} : { job: row.job_id }}
              className={css.person}
            >
              {row.candidate_name}
            </Link>
            <span className={css.mute}> {formatRole(row.candidate_title, null)}</span>
            {row.same_person_as.slice(0, 1).map((duplicate) => (
              <AlsoLine
                key={duplicate.candidate_id}
                compact
                candidate_id={row.candidate_id!}
                duplicate={duplicate}
              />
            ))}
          </>
        ) : null}
      </span>
      <span role="cell" className={css.pages}>
        {row.pages === null || row.pages === 0 ? '' : row.pages}
      </span>
      <span role="cell" className={css.actions}>
        {row.state === 'failed' && (
          <Button
            variant="default"
            size="compact-sm"
            loading={retry.isPending}
            onClick={() =>
              retry.mutate(row.id, {
                onError: (error) => notifyError(texts.import.retryFailed(row.file_name), error),
              })
            }
          >
            {texts.import.retry}
          </Button>
        )}
        {row.state === 'read' && row.candidate_id !== null && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={texts.import.checkOne(row.candidate_name ?? row.file_name)}
            onClick={() => check(row.candidate_id!)}
          >
            {texts.import.check}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={remove}
          aria-label={texts.import.removeOne(row.file_name)}
        >
          {texts.import.remove}
        </Button>
      </span>
    </div>
  );
}

/** A file that has not reached the service yet. */
export function UploadRow({ upload }: { upload: Upload }) {
  const refused = upload.state === 'refused';
  return (
    <div className={css.row} role="row" data-bad={refused || undefined}>
      <State state={refused ? 'refused' : upload.state} />
      <FileName name={upload.name} />
      <span role="cell" className={css.found}>
        {refused && <Reason message={upload.message ?? texts.import.uploadFailed} />}
      </span>
      <span role="cell" />
      <span role="cell" className={css.actions}>
        {refused && (
          <>
            <Button variant="default" size="compact-sm" onClick={() => retryUpload(upload.key)}>
              {texts.import.retry}
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => removeUpload(upload.key)}>
              {texts.import.remove}
            </Button>
          </>
        )}
      </span>
    </div>
  );
}
