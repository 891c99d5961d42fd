import type { Generated } from 'kysely';

/** Tables of evaluations; part of Database in schema.ts. */
export type EvaluationTables = {
  evaluations: {
    candidate_id: string;
    criterion_id: string;
    state: 'EVALUATED' | 'FAILED';
    is_criterion_met: number | null;
    finding: 'met' | 'not_met' | 'not_stated' | null;
    rests_on_silence: Generated<number>;
    only_listed: Generated<number>;
    confidence_score: number | null;
    evaluated_at: string;
    engine: string;
    engine_version: string;
    criterion_hash: string;
    text_hash: string | null;
    input_hash: string;
    attachment_id: string | null;
    failure_reason: string | null;
    explanation: string | null;
    understood_as: string | null;
    evidence: Generated<string>;
    told: Generated<string | null>;
  };
  evaluation_overrides: {
    candidate_id: string;
    criterion_id: string;
    is_criterion_met: number;
    reason: string | null;
    created_at: string;
    source: Generated<'person' | 'call'>;
  };
  call_answers: {
    id: string;
    candidate_id: string;
    job_id: string;
    criterion_id: string | null;
    answer: string | null;
    score: number | null;
    said_at: string;
    client_id: string | null;
    created_at: string;
    modified_at: string;
  };
  auto_nominations: { job_id: string; candidate_id: string; created_at: string };
  evaluation_runs: {
    job_id: string;
    id: string;
    state: 'RUNNING' | 'DONE' | 'CANCELLED';
    total: number;
    done: number;
    started_at: string;
    finished_at: string | null;
  };
  evaluation_waiting: { nomination_id: string };
  model_answers: {
    candidate_id: string;
    text_hash: string;
    criterion_hash: string;
    model: string;
    answer: string;
    created_at: string;
  };
  saved_criteria: {
    id: string;
    prompt_text: string;
    display_name: string | null;
    weight: 'must' | 'nice' | null;
    created_at: string;
  };
};
