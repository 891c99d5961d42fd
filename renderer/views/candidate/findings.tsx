import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import type { Summary } from '#service/api/screening/summaries/schema.ts';
import type { Attachment, AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import type { Candidate } from '#service/api/people/candidates/schema.ts';
import type { CandidateTab, QuotePlace } from '../../addresses/candidate_search.ts';
import type { RankingOrder } from '../../addresses/ranking_search.ts';
import { useJobEvaluations, type CriterionEvaluation } from '../../api/evaluations.ts';
import { proofOf } from '../../features/criteria/proof.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { CandidateHistory } from '../../features/notes/candidate_history.tsx';
import { OwnFields } from '../../features/own_fields/own_fields.tsx';
import { CandidateNotes } from '../../features/notes/candidate_notes.tsx';
import { CandidateTabs } from './candidate_tabs.tsx';
import { Evaluations } from './evaluations.tsx';
import { Files } from './files.tsx';
import { Nominations } from './nominations.tsx';
import { OneLiners } from './one_liners.tsx';
import { SamePersonList } from './same_person.tsx';
import { Skills } from './skills.tsx';
import { Timeline } from './timeline.tsx';
import type { useSamePerson } from './use_same_person.ts';
import { WhyRank } from './why_rank.tsx';

type FindingsProps = {
  candidate: Candidate;
  summary: Summary | undefined;
  /** Other records of this person. */
  person: ReturnType<typeof useSamePerson>;
  passages: readonly Evidence[];
  /** Their place by the text alone; undefined where nothing but the text counts. */
  text_place: number | undefined;
  /** What they are put in order by. */
  order: RankingOrder;
  skills: Reasons | undefined;
  /** What was found of all criteria; undefined while that is not known. */
  answers: readonly CriterionEvaluation[] | undefined;
  /** The text of the file on screen; undefined while that is not known. */
  document: AttachmentDocument | undefined;
  attachment_id: string | null;
  attachments: readonly Attachment[];
  current: readonly Evidence[];
  onShow: (place: QuotePlace) => void;
  /** The criterion whose answer is open, as the address has it. */
  opened: string | null;
  onOpen: (criterion_id: string | null) => void;
  /** The criterion somebody reads at. */
  at: string | null;
  onGoTo: (criterion_id: string) => void;
  job_id: string | null;
  onChoose: (attachment_id: string) => void;
  tab: CandidateTab;
  /** How often somebody asked to write a note. */
  noting: number;
  /** A note that was asked for is written. */
  onNoted: () => void;
};

/** What decides first: the criteria and the skills; then what was read, written, done and sent, a tab each. */
export function Findings(props: FindingsProps) {
  const { candidate, skills, current, onShow, job_id } = props;
  const current_keys = current.map(evidenceKey);
  const others = props.person.others.length;
  const has_failed = useJobEvaluations(candidate.id, job_id).isError;
  return (
    <>
      <Evaluations
        candidate_id={candidate.id}
        job_id={job_id}
        current={current_keys}
        onShow={onShow}
        opened={props.opened}
        onOpen={props.onOpen}
        at={props.at}
        onGoTo={props.onGoTo}
        proofOf={(one) => proofOf(one, props.document, props.attachment_id)}
      />
      {(props.answers !== undefined || has_failed) && (
        <WhyRank
          job_id={job_id}
          answers={props.answers}
          order={props.order}
          text_place={props.text_place}
          passages={props.passages}
          profile={candidate.profile}
          current={current_keys}
          onShow={onShow}
        />
      )}
      {skills !== undefined && props.answers !== undefined && (
        <Skills reasons={skills} answers={props.answers} current={current_keys} onShow={onShow} />
      )}
      <Deferred>
        <CandidateTabs
          candidate_id={candidate.id}
          files={props.attachments.length + others}
          shown={props.tab}
          parts={{
            experience: <Experience {...props} />,
            notes: (
              <>
                <OwnFields applies_to="candidate" id={candidate.id} />
                <CandidateNotes
                  candidate_id={candidate.id}
                  job_id={job_id}
                  asked={props.noting}
                  onWritten={props.onNoted}
                />
              </>
            ),
            history: (
              <>
                <Nominations candidate_id={candidate.id} job_id={job_id} />
                <CandidateHistory candidate_id={candidate.id} />
              </>
            ),
            files: (
              <>
                {others > 0 && <SamePersonList candidate_id={candidate.id} person={props.person} />}
                {(others === 0 || props.attachments.length !== 1) && (
                  <Files
                    candidate_id={candidate.id}
                    attachments={props.attachments}
                    shown={props.attachment_id}
                    onChoose={props.onChoose}
                  />
                )}
              </>
            ),
          }}
        />
      </Deferred>
    </>
  );
}

/** Everything of the profile was read from the newest resume, whichever file is on the right. */
function resumeOf({ attachments }: FindingsProps): string | undefined {
  return attachments.find((one) => one.type === 'resume')?.id;
}

/** What the resume says: job by job, and in short. */
function Experience(props: FindingsProps) {
  const { candidate, summary, current, onShow } = props;
  const resume_id = resumeOf(props);
  const showSpan = (span: { start: number; end: number }): void => {
    if (resume_id !== undefined) onShow({ attachment_id: resume_id, ...span });
  };
  return (
    <div className="mt-12">
      {(candidate.profile?.work.length ?? 0) > 0 && (
        <Timeline work={candidate.profile!.work} onShow={showSpan} current={current} />
      )}
      <OneLiners candidate={candidate} summary={summary} current={current} onShow={showSpan} />
    </div>
  );
}
