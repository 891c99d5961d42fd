import type { Reasons } from '#service/api/rankings/schema.ts';
import type { Summary } from '#service/api/summaries/schema.ts';
import type { AttachmentDocument } from '#service/api/attachments/schema.ts';
import type { Candidate } from '#service/api/candidates/schema.ts';
import { evidenceKey, evidenceOf, type Evidence } from '../../components/evidence.ts';
import { Quote } from '../../components/quote.tsx';
import { quoteSource } from '../../components/quote_source.ts';
import { texts } from '../../texts.ts';
import { CopyText } from './copy_text.tsx';
import { Evaluations } from './evaluations.tsx';
import { Nominations } from './nominations.tsx';
import { SamePerson } from './same_person.tsx';
import { Skills } from './skills.tsx';
import { Timeline } from './timeline.tsx';
import { Versions } from './versions.tsx';
import css from './candidate.module.css';

/** Everything the app read, each with the words it read it from. */
export function Findings(props: {
  candidate: Candidate;
  summary: Summary | undefined;
  passages: readonly Evidence[];
  skills: Reasons | undefined;
  document: AttachmentDocument | undefined;
  attachment_id: string | null;
  current: Evidence | null;
  onShow: (evidence: Evidence) => void;
  job_id: string | null;
  resumes: number;
  onChoose: (attachment_id: string) => void;
}) {
  const { candidate, summary, passages, skills, document, attachment_id, current, onShow } = props;
  const current_key = current === null ? null : evidenceKey(current);
  const showSpan = (span: { start: number; end: number }): void => {
    const found =
      document === undefined || attachment_id === null ? null : evidenceOf(document, attachment_id, span);
    if (found !== null) onShow(found);
  };
  const lines: [string, string | null | undefined][] = [
    [texts.candidate.location, summary?.location ?? candidate.location],
    [texts.candidate.education, summary?.education],
    [texts.candidate.employment, summary?.employment],
    [
      texts.candidate.languages,
      candidate.profile?.languages
        .map((one) => (one.cefr === null ? one.name : `${one.name} (${one.cefr})`))
        .join(', '),
    ],
    [texts.candidate.contact, [candidate.email, candidate.phone].filter((part) => part !== null).join(' · ')],
  ];
  return (
    <>
      <SamePerson candidate_id={candidate.id} />
      <div className={css.copy}>
        <CopyText summary_id={summary?.id ?? null} />
      </div>
      <dl className={css.lines}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>
              {value === '' || value === null || value === undefined ? (
                <span className={css.mute}>{texts.candidate.notStated}</span>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Evaluations candidate_id={candidate.id} job_id={props.job_id} current={current_key} onShow={onShow} />
      {passages.length > 0 && (
        <section>
          <h2 className={css.heading}>{texts.candidate.passages}</h2>
          {passages.slice(0, 4).map((passage) => (
            <Quote
              key={evidenceKey(passage)}
              text={passage.quote}
              source={quoteSource(passage, candidate.profile)}
              current={evidenceKey(passage) === current_key}
              onShow={() => onShow(passage)}
            />
          ))}
        </section>
      )}
      {skills !== undefined && (
        <Skills
          matching={skills.matching_skills}
          missing={skills.missing_skills}
          current={current_key}
          onShow={onShow}
        />
      )}
      {(candidate.profile?.work.length ?? 0) > 0 && (
        <Timeline work={candidate.profile!.work} onShow={showSpan} current={current} />
      )}
      <Versions
        candidate_id={candidate.id}
        resumes={props.resumes}
        shown={attachment_id}
        onChoose={props.onChoose}
      />
      <Nominations candidate_id={candidate.id} job_id={props.job_id} />
    </>
  );
}
