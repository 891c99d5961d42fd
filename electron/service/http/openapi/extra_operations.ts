import { PACK_ANSWERS, TABLE_ANSWERS } from './notes.ts';
import type { OperationNotes } from './notes.ts';

const TAKEN = 'Another record has this remote_id; details name its id. Or the Idempotency-Key was used.';
const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations beyond the contract. */
export const EXTRA_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/jobs/{id}/client_pack': {
    id: 'getClientPack',
    versioned: false,
    description:
      'As data, with every text as it is printed. With format=pdf, xlsx or csv it is a file instead, equal to the data, and with with_resumes a ZIP; programs that are blind always get the blind one. E-mail addresses and phone numbers are left out unless contacts=true asks for them; resumes in the ZIP are the files as they came. At most 100 people.',
    answers: PACK_ANSWERS,
  },
  'POST /api/v1/exports': {
    id: 'exportTable',
    description:
      'At most 20,000 rows and 8 MiB. In CSV, texts that a spreadsheet would take for a formula get an apostrophe before them; in a workbook they are cells of the type text, as they are. A second column of one title gets a number.',
    answers: TABLE_ANSWERS,
  },
  'GET /api/v1/agency': { description: 'It stands on the cover of client packs. Empty until it was named.' },
  'PUT /api/v1/agency': { versioned: false, description: 'It stands on the cover of client packs.' },
  'POST /api/v1/batch': {
    description:
      'Paths name records by UUID or `remote.<remote_id>`; an Idempotency-Key holds for the whole. A batch holds no batch, no form and nothing that answers with a file; an atomic one only what can be taken back.',
    also: [404, 412],
    errors: {
      404: 'Atomic: an operation names a record that does not exist.',
      409: 'Atomic: an operation conflicts with a record. Or the Idempotency-Key was used for another batch.',
      412: 'Atomic: an operation changes another version.',
      422: 'The batch is not well formed; or, atomic, an operation breaks a rule. details lead to the operation.',
    },
  },
  'GET /api/v1/jobs': { description: NEWEST },
  'GET /api/v1/jobs/{id}/automation': {
    description:
      'The two fields that the record of a job leaves out. Changed by PATCH of the job; its entity tag is that of the job.',
  },
  'DELETE /api/v1/jobs/{id}': {
    description: 'Takes its criteria, nominations, evaluations and summaries along. Candidates stay.',
  },
  'GET /api/v1/nomination_stages': {
    description: 'With job_id: the stages a nomination for that job may be in. In the order of the pipeline.',
  },
  'POST /api/v1/nomination_stages': {
    description: 'With job_id a stage of that job alone, else one of the default pipeline.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/nomination_stages/{id}': { description: 'By UUID, or by `remote.<remote_id>`.' },
  'PUT /api/v1/nomination_stages/{id}': {
    description: 'A stage cannot move to another job: nominations may be in it.',
  },
  'DELETE /api/v1/nomination_stages/{id}': {
    description: 'Only one that no nomination and no job uses.',
    also: [409],
    errors: { 409: 'Nominations or jobs use the stage. Move them first.' },
  },
  'GET /api/v1/candidates': {
    description: `Words in q must all occur in the name or a resume; the last may be a beginning. ${NEWEST}`,
  },
  'POST /api/v1/candidates': {
    description:
      'Without remote_id the candidate gets its own id as one. Attachments add what a resume says.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/candidates/{id}': {
    description: 'By UUID, or by `remote.<remote_id>`. With the structured resume, once one has been read.',
  },
  'PUT /api/v1/candidates/{id}': {
    description:
      'By UUID: 404 when there is none. In remote form: replaces the candidate, or creates one (201). Optional fields that are left out are given up, so that the resume fills them again.',
    also: [409],
    errors: { 409: 'The candidate of this remote_id was merged into another; details name it.' },
  },
  'PATCH /api/v1/candidates/{id}': {
    description:
      'What is not sent stays as it is. A null empties a field and keeps the resume from filling it.',
  },
  'DELETE /api/v1/candidates/{id}': {
    description: 'Attachments, nominations, evaluations and summaries go along.',
  },
  'POST /api/v1/candidates/delete': { id: 'deleteCandidates' },
  'POST /api/v1/candidate_deletions': { id: 'decideCandidateDeletion' },
  'POST /api/v1/candidate_deletions/{id}/carry_out': {
    id: 'carryOutCandidateDeletion',
    versioned: false,
    errors: { 404: 'This client decided no such deletion, or it was withdrawn.' },
  },
  'DELETE /api/v1/candidate_deletions/{id}': {
    id: 'withdrawCandidateDeletion',
    versioned: false,
    also: [409],
    errors: {
      404: 'There is no such deletion, or not of this client, or it was withdrawn.',
      409: 'It is being carried out, or was.',
    },
  },
  'GET /api/v1/attachments': { description: NEWEST },
  'GET /api/v1/attachments/{id}/document': {
    id: 'getAttachmentDocument',
    description:
      'IN_PROGRESS until the file has been read, then READY with the text, or FAILED with a reason.',
  },
  'GET /api/v1/nominations': { description: NEWEST },
  'PATCH /api/v1/nominations/{id}': {
    description:
      'By UUID, or by `remote.<remote_id>`. What is not sent stays as it is; a null clears applied_at. A reason is kept where the stage changes.',
  },
  'POST /api/v1/nominations/{id}/move': { versioned: true },
  'DELETE /api/v1/nominations/{id}': { description: 'The candidate and the job stay.' },
  'GET /api/v1/candidate_rankings/{candidate_id}/reasons': {
    id: 'getRankingReasons',
    versioned: false,
    description:
      'The passages of the resume nearest to the target; for a job also its skills, found and missing.',
    errors: { 404: 'The candidate or the target does not exist.' },
  },
  'GET /api/v1/tags': { description: NEWEST },
  'GET /api/v1/candidate_tags': { description: NEWEST },
  'GET /api/v1/job_tags': { description: NEWEST },
  'GET /api/v1/jobs/{id}/suggested_criteria': { id: 'suggestCriteria', versioned: false },
  'GET /api/v1/criterion_presets': { id: 'listCriterionPresets', versioned: false },
  'GET /api/v1/saved_criteria': {
    id: 'listSavedCriteria',
    versioned: false,
    description: 'Each with how it is read today.',
  },
  'POST /api/v1/saved_criteria': { id: 'saveCriterion', errors: { 409: 'It is kept already.' } },
  'DELETE /api/v1/saved_criteria/{id}': { id: 'deleteSavedCriterion', versioned: false },
  'GET /api/v1/criteria': { description: `Of the organization and of tags, not of jobs. ${NEWEST}` },
  'POST /api/v1/criteria': {
    description:
      'With scope_type organization for every candidate, with scope_type tag for those who have the tag.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/criteria/{id}': { description: 'Those of a job are read under their job.' },
  'DELETE /api/v1/criteria/{id}': { description: 'Its evaluations go with it.' },
  'GET /api/v1/candidates/{id}/jobs/{job_id}/criterion_evaluations': { id: 'listJobEvaluationsOf' },
  'POST /api/v1/nominations/{id}/criterion_evaluations': {
    id: 'evaluateNomination',
  },
  'GET /api/v1/nominations/{id}/criterion_evaluations/{criterion_id}': {
    id: 'getNominationEvaluation',
    description:
      'With the passages for and against, how the criterion was understood, and why it failed if it did.',
  },
  'PUT /api/v1/nominations/{id}/criterion_evaluations/{criterion_id}/override': {
    id: 'overrideEvaluation',
    versioned: true,
  },
  'DELETE /api/v1/nominations/{id}/criterion_evaluations/{criterion_id}/override': {
    id: 'removeEvaluationOverride',
    versioned: true,
  },
  'GET /api/v1/nominations/{id}/criterion_evaluations/{criterion_id}/override': {
    id: 'getEvaluationOverride',
    description: 'Only what a person said; 404 when nobody did.',
  },
  'GET /api/v1/spotlights': { description: 'In the order of their position.' },
  'POST /api/v1/spotlights': {
    description:
      'Puts a nominated candidate forward, with the reason. Without a position it goes to the end.',
  },
  'GET /api/v1/spotlights/{id}': { description: 'By UUID.' },
  'PUT /api/v1/spotlights/{id}': {
    description: 'Optional fields that are left out go back to their defaults.',
  },
  'DELETE /api/v1/spotlights/{id}': { description: 'The nomination stays.' },
  'PUT /api/v1/jobs/{id}/spotlight_order': {
    id: 'orderSpotlights',
    description:
      'All or nothing. Spotlights that are not named follow, as they stood; ids that name none of the job are passed over.',
  },
  'POST /api/v1/candidates/{id}/merge': {
    id: 'mergeCandidates',
    description:
      'The candidate of the path stays and takes over what the other one has; the other one is 404 from now on.',
    also: [412],
    errors: {
      404: 'The candidate of the path does not exist; one that is part of another by now is named in details.',
      409: 'One of the two waits to be deleted.',
    },
  },
  'GET /api/v1/candidates/{id}/merges': {
    description: 'Undone ones, too.',
  },
  'GET /api/v1/merges/{id}': { description: 'By UUID; undone_at says whether it still stands.' },
  'POST /api/v1/merges/{id}/undo': {
    also: [412],
    errors: {
      409: 'It was undone before, a later merge stands on it, or a remote_id that would come back is taken; details name what stands in the way.',
    },
  },
  'GET /api/v1/candidates/{id}/profile': {
    id: 'getProfile',
    description: 'The entity tag is of all of it: what was read, what people changed, and both together.',
  },
  'PUT /api/v1/candidates/{id}/profile/edits': {
    id: 'replaceProfileEdits',
    versioned: true,
    description:
      'They win over every reading of this resume and of later ones. Name and contact are `overrides` of the candidate.',
  },
  'GET /api/v1/candidates/{id}/profile.json': {
    id: 'exportProfile',
    description:
      'JSON Resume 1.0.0 with name and contact as they are shown; not in an envelope. Dropped as a file it gives the same profile again.',
  },
  'GET /api/v1/candidates/{id}/resume_versions': {
    id: 'listResumeVersions',
    versioned: false,
    description: 'As the files were read: what people changed is not in it.',
  },
  'POST /api/v1/candidates/{id}/duplicates/{other_id}/dismiss': {
    id: 'dismissDuplicate',
    description: 'Undoing a merge says the same of the two.',
  },
  'DELETE /api/v1/candidates/{id}/duplicates/{other_id}/dismiss': {
    id: 'takeBackDismissal',
    versioned: false,
    description: 'They are offered again where there is reason to.',
  },
  'GET /api/v1/jobs/{id}/evaluation_run': {
    id: 'getEvaluationRun',
    versioned: false,
    description:
      'IDLE before the first run. A run begins by itself, too, where a job evaluates its nominations and gets a criterion.',
  },
  'POST /api/v1/jobs/{id}/evaluation_run': { id: 'startEvaluationRun' },
  'DELETE /api/v1/jobs/{id}/evaluation_run': { id: 'cancelEvaluationRun', versioned: false },
  'GET /api/v1/jobs/{id}/nominations': { id: 'getJobNominations', versioned: true },
  'GET /api/v1/jobs/{id}/criterion_marks': { id: 'listCriterionMarks', versioned: false },
  'POST /api/v1/criteria/understood': { id: 'understandCriterion' },
  'POST /api/v1/criteria/preview': { id: 'previewCriterion' },
  'GET /api/v1/tag_presets': { id: 'listTagPresets', versioned: false },
  'GET /api/v1/tag_counts': { id: 'listTagCounts', versioned: false },
  'GET /api/v1/candidates/{id}/refused_tags': { id: 'listRefusedTags', versioned: false },
  'DELETE /api/v1/candidates/{id}/refused_tags/{tag_id}': { id: 'allowTag', versioned: false },
  'GET /api/v1/candidate_ids': {
    id: 'findCandidateIds',
    versioned: false,
    description: 'Filters narrow each other down. Read what you show with `ids` of GET /candidates.',
  },
  'GET /api/v1/candidate_cards': { id: 'listCandidateCards', versioned: false },
  'GET /api/v1/saved_searches': { description: NEWEST },
  'POST /api/v1/saved_searches': {
    id: 'saveSearch',
    description: 'What the filters mean is the view’s own; nothing of them is checked here.',
    errors: { 409: 'A search of this view has this name already. Or the Idempotency-Key was used.' },
  },
  'GET /api/v1/saved_searches/{id}': { id: 'getSavedSearch', description: 'By UUID.' },
  'PUT /api/v1/saved_searches/{id}': {
    id: 'replaceSavedSearch',
    also: [409],
    description: 'It stays a search of its view.',
    errors: { 409: 'Another search of this view has this name.' },
  },
  'PATCH /api/v1/saved_searches/{id}': {
    id: 'updateSavedSearch',
    also: [409],
    description: 'What is not sent stays as it is.',
    errors: { 409: 'Another search of this view has this name.' },
  },
  'DELETE /api/v1/saved_searches/{id}': {
    id: 'deleteSavedSearch',
    description: 'Nobody else is touched by it.',
  },
  'GET /api/v1/skill_lists': { description: 'In the order in which they are taken in.' },
  'POST /api/v1/skill_lists': {
    description:
      "Only for the interface and the owner's client. Names the program knows bring their other names along.",
    errors: { 409: 'There are 50 lists already. Or the Idempotency-Key was used.' },
  },
  'DELETE /api/v1/skill_lists/{id}': {
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/ocr_languages': { description: 'English first, then by their codes.' },
  'POST /api/v1/ocr_languages': {
    id: 'addOcrLanguage',
    description: "Only for the interface and the owner's client.",
    errors: {
      409: 'English is built in, or there are 8 languages already. Or the Idempotency-Key was used.',
    },
  },
  'DELETE /api/v1/ocr_languages/{code}': {
    id: 'deleteOcrLanguage',
    versioned: false,
    description: "Only for the interface and the owner's client.",
    also: [409],
    errors: { 409: 'English is built in.' },
  },
  'GET /api/v1/candidates/{id}/duplicates': {
    id: 'listDuplicates',
    versioned: false,
    description: 'Candidates who may be the same person, the likeliest first.',
  },
};
