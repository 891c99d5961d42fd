import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import type { Summary } from '#service/api/screening/summaries/schema.ts';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { QuotePlace } from '../../addresses/candidate_search.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { Quote } from '../../ui/quote.tsx';
import { quoteSource } from '../../features/document_page/quote_source.ts';
import { CandidateTags } from '../../features/tags/candidate_tags.tsx';
import { texts } from '../../texts.ts';
import { CopyText } from './copy_text.tsx';
import { Evaluations } from './evaluations.tsx';
import { OneLiners } from './one_liners.tsx';
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
  attachment_id: string | null;
  /** The resume the profile was read from. */
  resume_id: string | null;
  current: Evidence | null;
  onShow: (place: QuotePlace) => void;
  /** The criterion whose answer is open, as the address has it. */
  opened: string | null;
  onOpen: (criterion_id: string | null, first?: Evidence) => void;
  job_id: string | null;
  resumes: number;
  onChoose: (attachment_id: string) => void;
}) {
  const { candidate, summary, passages, skills, attachment_id, current, onShow } = props;
  const current_key = current === null ? null : evidenceKey(current);
  // Everything of the profile was read from the newest resume, whichever file is on the right.
  const showSpan = (span: { start: number; end: number }): void => {
    if (props.resume_id !== null) onShow({ attachment_id: props.resume_id, ...span });
  };
  return (
    <>
      <SamePerson candidate_id={candidate.id} />
      <div className={css.copy}>
        <CopyText summary_id={summary?.id ?? null} />
      </div>
      <OneLiners candidate={candidate} summary={summary} current={current} onShow={showSpan} />
      {passages.length > 0 && (
        <section>
          <h2 className="part-heading">{texts.candidate.passages}</h2>
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
      <Deferred>
        {skills !== undefined && (
          <Skills
            matching={skills.matching_skills}
            missing={skills.missing_skills}
            current={current_key}
            onShow={onShow}
          />
        )}
        <Evaluations
          candidate_id={candidate.id}
          job_id={props.job_id}
          current={current_key}
          onShow={onShow}
          opened={props.opened}
          above={`${passages.length} ${skills?.matching_skills.length ?? ''}`}
          onOpen={props.onOpen}
        />
        {(candidate.profile?.work.length ?? 0) > 0 && (
          <Timeline work={candidate.profile!.work} onShow={showSpan} current={current} />
        )}
        <h2 className="part-heading">{texts.tags.title}</h2>
        <CandidateTags candidate_id={candidate.id} />
        <Versions
          candidate_id={candidate.id}
          resumes={props.resumes}
          shown={attachment_id}
          onChoose={props.onChoose}
        />
      </Deferred>
    </>
  );
}
