import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AttachmentDocument } from '#service/api/attachments/schema.ts';
import { useFailedImport, useRetryImport } from '../../api/imports.ts';
import { notifyError } from '../../components/notices.tsx';
import { texts } from '../../texts.ts';
import css from './page_side.module.css';

/** Why the file gave nothing, and what helps: only what was imported can be read again from here. */
export function Unreadable(props: { attachment_id: string; document: AttachmentDocument }) {
  const client = useQueryClient();
  const found = useFailedImport(props.attachment_id);
  const retry = useRetryImport();
  const again = (import_id: string): void =>
    retry.mutate(import_id, {
      onSuccess: () => void client.invalidateQueries(),
      onError: (error) => notifyError(texts.import.retryFailed(texts.read.thisFile), error),
    });
  const [what = '', ...rest] = (props.document.message ?? texts.document.unreadable).split(/(?<=\.) /u);
  const import_id = found.data ?? null;
  return (
    <div className={css.unreadable} role="alert">
      <p>
        <b>{what}</b> {rest.join(' ')} {found.data === null && texts.read.noImport}
      </p>
      {import_id !== null && (
        <Button
          variant="default"
          size="compact-sm"
          loading={retry.isPending}
          onClick={() => again(import_id)}
        >
          {texts.actions.tryAgain}
        </Button>
      )}
    </div>
  );
}
