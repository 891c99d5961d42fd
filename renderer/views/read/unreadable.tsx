import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AttachmentDocument } from '#service/api/attachments/schema.ts';
import { retryAttachment } from '../../api/imports.ts';
import { notifyError } from '../../components/notices.tsx';
import { texts } from '../../texts.ts';
import css from './page_side.module.css';

/** Why the file gave nothing, and what helps. */
export function Unreadable(props: { attachment_id: string; document: AttachmentDocument }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryAttachment(props.attachment_id),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => notifyError(texts.import.retryFailed(texts.read.thisFile), error),
  });
  const [what = '', ...rest] = (props.document.message ?? texts.document.unreadable).split(/(?<=\.) /u);
  return (
    <div className={css.unreadable} role="alert">
      <p>
        <b>{what}</b> {rest.join(' ')}
      </p>
      <Button variant="default" size="compact-sm" loading={retry.isPending} onClick={() => retry.mutate()}>
        {texts.actions.tryAgain}
      </Button>
    </div>
  );
}
