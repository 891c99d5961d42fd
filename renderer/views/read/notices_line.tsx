import type { RefObject } from 'react';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { texts } from '../../texts.ts';
import css from './page_side.module.css';

type Notice = AttachmentDocument['notices'][number];

/** What a person should know about how the file was read, each with the pages it is about. */
export function Notices(props: {
  document: AttachmentDocument | undefined;
  scroller: RefObject<HTMLDivElement | null>;
}) {
  const groups = Map.groupBy(props.document?.notices ?? [], (notice) => notice.type);
  if (groups.size === 0) return null;
  const show = (page: number): void =>
    props.scroller.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  return (
    <ul
      className={`${css.notices} flex flex-none wrap border-b bg-paper aside gap-2-18 p-6-16`}
      aria-label={texts.read.notices}
    >
      {[...groups].map(([type, notices]) => (
        <li key={type} data-type={type}>
          <span title={notices.map(({ message }) => message).join('\n')}>{texts.read.noticeOf[type]}</span>
          {pagesOf(notices).map((page) => (
            <button key={page} type="button" onClick={() => show(page)}>
              {texts.ranking.page(page)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

function pagesOf(notices: readonly Notice[]): number[] {
  return [...new Set(notices.flatMap(({ page }) => (page === null ? [] : [page])))].toSorted((a, b) => a - b);
}
