import type { FieldText } from './vocabulary_texts.ts';

/** Fields of criteria and their evaluations. */
export const EVALUATION_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  criterion: {
    prompt_text: {
      description: 'The yes/no question, at most 2,000 characters.',
      example: 'Has run Apache Kafka in production',
    },
    display_name: {
      description: 'Shown instead of prompt_text, unless null.',
      example: 'Kafka in production',
    },
    remote_id: {
      description: 'The id of the criterion in the system it comes from; null if there is none.',
      example: 'criterion-3',
    },
    weight: {
      description: 'must or nice: how much it matters to a person; null if nobody said. It changes no score.',
      example: 'must',
    },
    scope_type: {
      description: 'Whose candidates it is asked about: those of a job, of a tag, or of the organization.',
    },
    job_id: { description: 'The job; null outside job scope.', example: null },
    tag_id: { description: 'The tag; required for scope_type tag, null otherwise.', example: null },
  },
  criterion_evaluation: {
    criterion_type: { example: 'org_wide' },
    criterion: { description: 'The criterion.' },
    evaluation: { description: 'Whether it is met.' },
    scope: { description: 'Whose candidates the criterion is asked about.' },
    is_criterion_met: { description: 'Yes or no.', example: true },
    finding: {
      description:
        'met, not_met or not_stated, because a resume need not say everything. not_stated counts as "not met" in the result. null while there is no answer.',
      example: 'met',
    },
    rests_on_silence: { example: false },
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
    override: { description: "A person's own answer; null if there is none.", example: null },
    weight: { description: 'must, nice, or null.', example: 'must' },
    failure: { description: 'Why there is no answer; null unless FAILED.', example: null },
    engine: {
      description: 'What answered; null while in progress.',
      example: { name: 'rules', version: '1' },
    },
    stance: { description: 'Whether the passage speaks for the criterion or against it.', example: 'for' },
    reason: {
      description: 'Why the person says so; null if they did not say.',
      example: 'Confirmed in the interview',
    },
  },
  scope: {
    scope_type: { description: 'Whose candidates the criterion is asked about.', example: 'job' },
    tag: { description: 'The tag, in tag scope; null otherwise.', example: null },
    job_id: { description: 'The job; absent outside job scope.' },
  },
  evaluation: {
    state: { description: 'EVALUATED, FAILED, or IN_PROGRESS (read it again).', example: 'EVALUATED' },
    result: { description: 'The answer; null unless EVALUATED.' },
    error: { description: 'Why there is no answer; null unless FAILED.', example: null },
    is_criterion_met: { description: 'Yes or no.', example: true },
    confidence_score: { description: 'From 0 to 1: how sure the engine is.', example: 0.86 },
    explanation: {
      description: 'The reason in a sentence; null if there is none.',
      example: 'Two roles name Kafka pipelines.',
    },
    evaluated_at: { description: 'When it was computed (UTC).', example: '2026-03-02T09:31:00.000Z' },
  },
  evaluation_override: {
    is_criterion_met: { description: "The person's answer.", example: true },
    reason: { description: 'The reason; null if they did not say.', example: 'Confirmed in the interview' },
  },
  evaluation_run: {
    state: {
      description: 'IDLE before the first run. CANCELLED if a person stopped it or it was abandoned.',
      example: 'RUNNING',
    },
    total: { example: 1000 },
    done: { example: 336 },
    started_at: { description: 'When it began (UTC); null while IDLE.', example: '2026-03-02T09:31:00.000Z' },
    finished_at: { example: null },
  },
  candidate_marks: {
    candidate_id: { description: 'The candidate.' },
    marks: { description: "One for each of the job's criteria, in the order of their creation." },
    criterion_id: { description: 'The criterion.' },
    finding: {
      description: 'What the resume says about it. failed: there is no answer; in_progress: read it again.',
      example: 'met',
    },
    rests_on_silence: { example: false },
    override: { example: null },
  },
  understood_criterion: {
    prompt_text: { description: 'The yes/no question, at most 2,000 characters.', example: 'Knows Java' },
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  criterion_preview: {
    prompt_text: { description: 'The yes/no question, at most 2,000 characters.', example: 'Knows Java' },
    job_id: {
      description: 'The job whose nominated candidates are examined; null for all candidates.',
      example: null,
    },
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
    met: { description: 'How many resumes say so.', example: 14 },
    not_met: { description: 'How many say the opposite.', example: 3 },
    not_stated: { description: 'How many do not say.', example: 2 },
    failed: { description: 'How many cannot be read.', example: 1 },
    examined: { example: 20 },
    total: { example: 20 },
  },
  failure: {
    reason: { description: 'Why there is no answer, as a code.' },
    message: { description: 'Why there is no answer, in a sentence for a person.' },
  },
  engine: {
    name: { description: 'The name of the engine.', example: 'rules' },
    version: { description: 'Its version.', example: '1' },
  },
};
