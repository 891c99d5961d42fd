import { PACK_ANSWERS, TABLE_ANSWERS } from './notes.ts';
import type { OperationNotes } from './notes.ts';

const TAKEN =
  'Another record has this remote_id; details give its id. Or the Idempotency-Key was used before.';
const NEWEST = 'The next page is in the Link header while there is one.';

/** Notes on the operations beyond the contract. */
export const EXTRA_OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'GET /api/v1/jobs/{id}/client_pack': {
    id: 'getClientPack',
    versioned: false,
    description:
      'It answers data, with every text as it is printed. With format=pdf, xlsx or csv it answers a file with the same content, and with with_resumes a ZIP. Blind programs always get the blind pack. It leaves out e-mail addresses and phone numbers unless you send contacts=true; resumes in the ZIP are the original files. At most 100 people.',
    answers: PACK_ANSWERS,
  },
  'POST /api/v1/exports': {
    id: 'exportTable',
    description:
      'At most 20,000 rows and 8 MiB. In CSV, an apostrophe precedes texts that a spreadsheet would take for a formula; a workbook holds them unchanged in cells of type text. A second column with the same title gets a number.',
    answers: TABLE_ANSWERS,
  },
  'GET /api/v1/agency': {
    description: 'It appears on the cover of client packs. It is empty until somebody names it.',
  },
  'PUT /api/v1/agency': { versioned: false, description: 'It appears on the cover of client packs.' },
  'POST /api/v1/batch': {
    description:
      'Paths name records by UUID or `remote.<remote_id>`; an Idempotency-Key covers the whole batch. A batch cannot hold a batch, a form or an operation that answers with a file. An atomic batch holds only changes that can be rolled back.',
    also: [404, 412],
    errors: {
      404: 'In an atomic batch, an operation names a record that does not exist.',
      409: 'In an atomic batch, an operation conflicts with a record. Or the Idempotency-Key was used for another batch.',
      412: 'In an atomic batch, an operation changes another version.',
      422: 'The batch is not well formed; or, in an atomic batch, an operation breaks a rule. details lead to the operation.',
    },
  },
  'GET /api/v1/jobs': { description: NEWEST },
  'GET /api/v1/jobs/{id}/automation': {
    description:
      'The two fields that the record of a job leaves out. PATCH of the job changes them, and the entity tag is that of the job.',
  },
  'DELETE /api/v1/jobs/{id}': {
    description: 'This also deletes its criteria, nominations, evaluations and summaries. Candidates stay.',
  },
  'GET /api/v1/nomination_stages': {
    description:
      'With job_id, it lists the stages a nomination for that job may be in. Stages come in the order of the pipeline.',
  },
  'POST /api/v1/nomination_stages': {
    description: 'With job_id, the stage belongs to that job alone; without it, to the default pipeline.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/nomination_stages/{id}': { description: 'By UUID, or by `remote.<remote_id>`.' },
  'PUT /api/v1/nomination_stages/{id}': {
    description: 'A stage cannot move to another job: nominations may be in it.',
  },
  'DELETE /api/v1/nomination_stages/{id}': {
    description: 'A stage that a nomination or a job uses cannot be deleted.',
    also: [409],
    errors: { 409: 'Nominations or jobs use the stage. Move them first.' },
  },
  'GET /api/v1/candidates': {
    description: `All words of q must occur in the name or a resume; the last may be the beginning of a word. ${NEWEST}`,
  },
  'POST /api/v1/candidates': {
    description:
      'Without remote_id, the id of the candidate becomes its remote_id. Attachments add what a resume says.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/candidates/{id}': {
    description:
      'By UUID, or by `remote.<remote_id>`. It includes the structured resume once one has been read.',
  },
  'PUT /api/v1/candidates/{id}': {
    description:
      'By UUID, it answers 404 when there is none. In remote form, it replaces the candidate or creates one (201). Optional fields you leave out are cleared, and the resume fills them again.',
    also: [409],
    errors: { 409: 'The candidate with this remote_id was merged into another; details name that one.' },
  },
  'PATCH /api/v1/candidates/{id}': {
    description:
      'Fields you do not send stay as they are. null empties a field and keeps the resume from filling it.',
  },
  'DELETE /api/v1/candidates/{id}': {
    description: 'This also deletes attachments, nominations, evaluations and summaries.',
  },
  'POST /api/v1/candidates/delete': { id: 'deleteCandidates' },
  'POST /api/v1/candidate_deletions': { id: 'decideCandidateDeletion' },
  'POST /api/v1/candidate_deletions/{id}/carry_out': {
    id: 'carryOutCandidateDeletion',
    versioned: false,
    errors: { 404: 'This client has no such deletion, or it was withdrawn.' },
  },
  'DELETE /api/v1/candidate_deletions/{id}': {
    id: 'withdrawCandidateDeletion',
    versioned: false,
    also: [409],
    errors: {
      404: 'This client has no such deletion, or it was withdrawn.',
      409: 'The deletion is running or done.',
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
      'By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are; null clears applied_at. A reason is stored with a change of stage.',
  },
  'POST /api/v1/nominations/{id}/move': { versioned: true },
  'DELETE /api/v1/nominations/{id}': { description: 'The candidate and the job stay.' },
  'GET /api/v1/candidate_rankings/{candidate_id}/reasons': {
    id: 'getRankingReasons',
    versioned: false,
    description:
      'The passages of the resume nearest to the target; for a job, also the skills found and missing.',
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
    description: 'Each shows how it is read today.',
  },
  'POST /api/v1/saved_criteria': { id: 'saveCriterion', errors: { 409: 'It is already saved.' } },
  'DELETE /api/v1/saved_criteria/{id}': { id: 'deleteSavedCriterion', versioned: false },
  'GET /api/v1/criteria': {
    description: `It lists criteria of the organization and of tags, not of jobs. ${NEWEST}`,
  },
  'POST /api/v1/criteria': {
    description:
      'scope_type organization asks it of every candidate, scope_type tag of those who have the tag.',
    errors: { 409: TAKEN },
  },
  'GET /api/v1/criteria/{id}': { description: 'Read criteria of a job under that job.' },
  'DELETE /api/v1/criteria/{id}': { description: 'This also deletes its evaluations.' },
  'GET /api/v1/candidates/{id}/jobs/{job_id}/criterion_evaluations': { id: 'listJobEvaluationsOf' },
  'POST /api/v1/nominations/{id}/criterion_evaluations': {
    id: 'evaluateNomination',
  },
  'GET /api/v1/nominations/{id}/criterion_evaluations/{criterion_id}': {
    id: 'getNominationEvaluation',
    description:
      'It includes the passages for and against, how the criterion was understood, and why the evaluation failed if it did.',
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
    description: "It gives only a person's answer, and 404 when there is none.",
  },
  'GET /api/v1/spotlights': { description: 'They come in the order of their position.' },
  'POST /api/v1/spotlights': {
    description:
      'It puts a nominated candidate forward, with the reason. Without a position it goes to the end.',
  },
  'GET /api/v1/spotlights/{id}': { description: 'By UUID.' },
  'PUT /api/v1/spotlights/{id}': {
    description: 'Optional fields you leave out return to their defaults.',
  },
  'DELETE /api/v1/spotlights/{id}': { description: 'The nomination stays.' },
  'PUT /api/v1/jobs/{id}/spotlight_order': {
    id: 'orderSpotlights',
    description:
      'All or nothing. Spotlights you do not name follow in their present order; ids that are not of the job are ignored.',
  },
  'POST /api/v1/candidates/{id}/merge': {
    id: 'mergeCandidates',
    description:
      'The candidate of the path stays and takes over what the other has. From now on the other answers 404.',
    also: [412],
    errors: {
      404: 'The candidate of the path does not exist. If it was merged into another, details name that one.',
      409: 'One of the two is about to be deleted.',
    },
  },
  'GET /api/v1/candidates/{id}/merges': {
    description: 'The list includes undone merges.',
  },
  'GET /api/v1/merges/{id}': { description: 'By UUID. undone_at says whether the merge was undone.' },
  'POST /api/v1/merges/{id}/undo': {
    also: [412],
    errors: {
      409: 'It was already undone, a later merge builds on it, or a remote_id that would return is taken; details name the obstacle.',
    },
  },
  'GET /api/v1/candidates/{id}/profile': {
    id: 'getProfile',
    description: 'The entity tag covers all of it: what was read, what people changed, and both together.',
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
      'It answers JSON Resume 1.0.0 without an envelope, with name and contact as they are shown. Imported as a file, it gives the same profile again.',
  },
  'GET /api/v1/candidates/{id}/resume_versions': {
    id: 'listResumeVersions',
    versioned: false,
    description: 'It compares the files as they were read, without what people changed.',
  },
  'POST /api/v1/candidates/{id}/duplicates/{other_id}/dismiss': {
    id: 'dismissDuplicate',
    description: 'Undoing a merge also says this.',
  },
  'DELETE /api/v1/candidates/{id}/duplicates/{other_id}/dismiss': {
    id: 'takeBackDismissal',
    versioned: false,
    description: 'They are offered again if there is a reason.',
  },
  'GET /api/v1/jobs/{id}/evaluation_run': {
    id: 'getEvaluationRun',
    versioned: false,
    description:
      'IDLE before the first run. A run also starts when a job that evaluates its nominations gets a criterion.',
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
    description: 'Every filter must match. Read the candidates you show with `ids` of GET /candidates.',
  },
  'GET /api/v1/candidate_cards': { id: 'listCandidateCards', versioned: false },
  'GET /api/v1/skill_lists': { description: 'They come in the order in which they are read.' },
  'POST /api/v1/skill_lists': {
    description:
      "Only for the interface and the owner's client. A name the program knows brings its other names with it.",
    errors: { 409: 'There are already 50 lists. Or the Idempotency-Key was used before.' },
  },
  'DELETE /api/v1/skill_lists/{id}': {
    versioned: false,
    description: "Only for the interface and the owner's client.",
  },
  'GET /api/v1/ocr_languages': { description: 'English comes first, then the others by code.' },
  'POST /api/v1/ocr_languages': {
    id: 'addOcrLanguage',
    description: "Only for the interface and the owner's client.",
    errors: {
      409: 'English is built in, or there are already 8 languages. Or the Idempotency-Key was used before.',
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
