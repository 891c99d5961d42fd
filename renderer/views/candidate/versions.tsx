import { useResumeVersions, type ResumeVersion } from '../../api/profiles.ts';
import { formatDate } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import css from './candidate.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** The resumes of one person over time: what each brought, and which one is on the right. */
export function Versions(props: {
  candidate_id: string;
  resumes: number;
  shown: string | null;
  onChoose: (attachment_id: string) => void;
}) {
  const versions = useResumeVersions(props.candidate_id, props.resumes > 1);
  if ((versions.data?.length ?? 0) < 2) return null;
  return (
    <section aria-label={texts.versions.title}>
      <h2 className="part-heading">
        {texts.versions.title} <small>{versions.data?.length}</small>
      </h2>
      <ol>
        {versions.data?.map((version, index, all) => (
          <li key={version.attachment_id}>
            <button
              type="button"
              data-print
              className={`${css.version} grid gap-14 row-button p-4-0 columns-92-fr`}
              aria-pressed={version.attachment_id === props.shown}
              onClick={() => props.onChoose(version.attachment_id)}
            >
              <span>{formatDate(version.created_at)}</span>
              <span>
                <b className="weight-500">{version.file_name}</b>
                <span className="block font-13 text-mute">
                  {index === all.length - 1 ? texts.versions.first : changes(version)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MAX_CHANGES = 4;

function changes(version: ResumeVersion): string {
  if (version.state === 'FAILED') return texts.document.unreadable;
  if (version.changes.length === 0) return texts.versions.none;
  const said = version.changes.slice(0, MAX_CHANGES).map((change) => texts.versions.change(change));
  const more = version.changes.length - said.length;
  return [...said, ...(more > 0 ? [texts.versions.more(more)] : [])].join(BETWEEN);
}
