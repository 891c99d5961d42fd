import type { Attachment } from '#service/api/intake/attachments/schema.ts';
import { formatDate } from '../../lib/format.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import { Versions } from './versions.tsx';
import css from './candidate.module.css';

/** Everything that was sent of somebody, newest first, and what each resume brought. */
export function Files(props: {
  candidate_id: string;
  attachments: readonly Attachment[];
  shown: string | null;
  onChoose: (attachment_id: string) => void;
}) {
  const { attachments, shown, onChoose } = props;
  const resumes = attachments.filter((one) => one.type === 'resume').length;
  return (
    <>
      {attachments.length === 0 && <p className="aside mt-12">{texts.read.noResume}</p>}
      <ol className="mt-10">
        {attachments.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              data-print
              className={`${css.version} grid gap-14 row-button p-4-0 columns-92-fr`}
              aria-pressed={one.id === shown}
              onClick={() => onChoose(one.id)}
            >
              <span>{formatDate(one.created_at)}</span>
              <b className="weight-500" dir="auto">
                <Hidden text={one.file_name ?? one.type} />
              </b>
            </button>
          </li>
        ))}
      </ol>
      <Versions candidate_id={props.candidate_id} resumes={resumes} shown={shown} onChoose={onChoose} />
    </>
  );
}
