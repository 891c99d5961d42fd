import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { useFailedImport, useRetryImport } from '../../api/imports.ts';
import { replaceUpload } from '../../api/uploads.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { errorNotice } from '../../ui/notices.tsx';
import { ReplaceButton } from '../../ui/replace_button.tsx';
import { texts } from '../../texts.ts';
import css from './page_side.module.css';

/** Why the file gave nothing, and what helps: only what was imported can be read again, or replaced, from here. */
export function Unreadable(props: { attachment_id: string; document: AttachmentDocument }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = useFailedImport(props.attachment_id);
  const retry = useRetryImport();
  const again = (import_id: string): void =>
    void retry
      .mutateAsync(import_id)
      .then(() => client.invalidateQueries(), errorNotice(texts.import.retryFailed(texts.read.thisFile)));
  const message =
    texts.service.unreadable(props.document.reason ?? '') ??
    props.document.message ??
    texts.document.unreadable;
  const [what = '', ...rest] = message.split(/(?<=\.) /u);
  const failed = found.data ?? null;
  return (
    <div
      className={`${css.unreadable} row gap-14 justify-between p-10-14 bg-bad-soft max-w-860 m-0-auto-16 edge-bad`}
      role="alert"
    >
      <p className="flex-1">
        <b>{what}</b> {rest.join(' ')} {found.data === null && texts.read.noImport}
      </p>
      {failed !== null && (
        <>
          <SmallButton data-changes loading={retry.isPending} onClick={() => again(failed.id)}>
            {texts.actions.tryAgain}
          </SmallButton>
          <ReplaceButton
            file_name={failed.file_name}
            onFile={(file) => {
              replaceUpload(file, failed);
              // this one goes when the other is there: it is followed where both stand
              void navigate({ to: '/import' });
            }}
          />
        </>
      )}
    </div>
  );
}
