import { lazy, Suspense, type ReactNode } from 'react';
import type { useCandidateAttachments } from '../../api/attachments.ts';
import { useMails, type Mail } from '../../api/mails.ts';
import type { useCandidate } from '../../api/candidates.ts';
import { MailLine } from '../../features/mail/mail_line.tsx';
import { evidenceKey } from '../../features/document_page/evidence.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { CheckButton } from './check_button.tsx';
import type { useShownFile } from './use_shown_file.ts';
import css from './candidate.module.css';

const DocumentPane = lazy(async () => ({ default: (await import('./document_pane.tsx')).DocumentPane }));

/** The file on screen, or why there is none. */
export function PageSide(props: {
  candidate: ReturnType<typeof useCandidate>['data'];
  attachments: ReturnType<typeof useCandidateAttachments>;
  file: ReturnType<typeof useShownFile>;
  /** From one resume of somebody to the next. */
  turn: ReactNode;
}) {
  const { attachments, file } = props;
  const { attachment } = file;
  const wait = <SkeletonRows widths={[380]} count={18} />;
  const mails = useMails(props.candidate?.id ?? null).data;
  const mail = mails?.find(({ attachment_ids }) => attachment_ids.includes(attachment?.id ?? ''));
  return (
    <aside
      className={`${css.page} stack min-w-0 min-h-0 border-l bg-soft no-print`}
      aria-label={texts.candidate.page}
    >
      {attachments.isLoadingError && (
        <Failed error={attachments.error} retry={() => void attachments.refetch()} />
      )}
      {attachments.data?.length === 0 && <Empty title={texts.read.noResume} text={texts.read.noResumeText} />}
      {attachments.isPending && wait}
      {attachment !== null && (
        <Deferred fallback={wait}>
          <Suspense fallback={wait}>
            <DocumentPane
              key={attachment.id}
              attachment={attachment}
              attachments={attachments.data ?? []}
              onChoose={file.chooseFile}
              document={file.document.data}
              error={file.document.error}
              evidence={file.evidence}
              current={file.shown.map(evidenceKey)}
              asked={file.asked}
              about={mail !== undefined && <MailOfFile mail={mail} />}
              turn={props.turn}
              tools={<CheckButton candidate={props.candidate} />}
            />
          </Suspense>
        </Deferred>
      )}
    </aside>
  );
}

/** Which mail the file came with. */
function MailOfFile({ mail }: { mail: Mail }) {
  return (
    <div className="border-b bg-paper p-5-16">
      <MailLine mail={mail} />
    </div>
  );
}
