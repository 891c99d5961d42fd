import type { RouteWords } from '../../route_words.ts';
import { describeFields } from '../../field_words.ts';

/** What the documentation says about these routes. */
export const WORDS = {
  listNominationEvaluations: {
    summary: 'List the evaluations of a nomination, one for every criterion of its job',
    description:
      'One item for every criterion of the job. The service computes missing evaluations now: it waits up ' +
      'to two seconds and gives the rest as IN_PROGRESS. Read again to get them.',
    operationId: 'listNominationEvaluations',
  },
  listCandidateEvaluations: {
    summary: "List the evaluations of a candidate by the organization's criteria, or by those of their tags",
    description:
      "It answers the criteria of the organization (`org_wide`), or those of the candidate's tags (`tag`). " +
      'Criteria of a job are under its nominations.',
    operationId: 'listCandidateEvaluations',
  },
  listJobEvaluationsOf: {
    summary: 'List the evaluations of a candidate for a job, one for every criterion',
    description:
      'The candidate needs no nomination for the job, because rankings by criteria read everybody.',
    operationId: 'listJobEvaluationsOf',
  },
  evaluateNomination: {
    summary: 'Evaluate a nomination now',
    description:
      'It queues evaluations that are missing, outdated or failed. Current results stay: the same input ' +
      'gives the same result.',
    operationId: 'evaluateNomination',
  },
  getNominationEvaluation: {
    summary: 'Read an evaluation with its evidence, or why it failed',
    description:
      'The service makes a missing evaluation now, as for the list. It includes the passages for and ' +
      'against, how the criterion was understood, and why the evaluation failed if it did.',
    operationId: 'getNominationEvaluation',
  },
  getEvaluationOverride: {
    summary: "Read a person's own answer to a criterion",
    description: "It gives only a person's answer, and 404 when there is none.",
    operationId: 'getEvaluationOverride',
  },
  overrideEvaluation: {
    summary: "Set a person's own answer to a criterion",
    description:
      'The evaluation and the scores do not change. result.id is the criterion. Nobody can answer a ' +
      'criterion on a protected characteristic.',
    operationId: 'overrideEvaluation',
    notes: { versioned: true },
  },
  removeEvaluationOverride: {
    summary: "Remove a person's own answer",
    description: 'result.id is the criterion.',
    operationId: 'removeEvaluationOverride',
    notes: { versioned: true },
  },
} satisfies Record<string, RouteWords>;

describeFields({
  criterion_evaluation: {
    is_criterion_met: { description: 'Yes or no.', example: true },
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
  },
  call_question: {
    understood_as: { example: 'The resume shows work with Apache Kafka' },
    not_understood: { example: [] },
    told: { example: null },
  },
  evaluation: {
    is_criterion_met: { description: 'Yes or no.', example: true },
    explanation: {
      description: 'The reason in a sentence; null if there is none.',
      example: 'Two roles name Kafka pipelines.',
    },
  },
  understood_criterion: {
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  criterion_preview: {
    understood_as: { description: 'How it is read, in plain words.', example: 'Skill: Java' },
    engine: { example: 'rules' },
    refusal: { example: null },
    not_understood: { example: [] },
    corrected: { example: [] },
    told: { example: [{ code: 'asks.skill', args: { name: 'Java', level: 'any' } }] },
  },
  scope: { job_id: { description: 'The job; absent outside job scope.' } },
});
