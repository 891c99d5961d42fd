import type { RouteContext } from '../../context.ts';
import type { Db } from '#service/db/schema.ts';
import { toJsonResume } from '#service/intelligence/json_resume/to_json_resume.ts';
import { textOfCandidateChanged } from '../../../workflows/candidate_text_changed.ts';
import { findCandidate, replaceEdits } from '../candidates/store.ts';
import { disposition } from '../../disposition.ts';
import { IdParams, IdResult, idResult, one } from '../../fields.ts';
import { candidateNotFound } from '../merges/store.ts';
import { assertUnchanged, sendRecord } from '../../record.ts';
import type { Routes } from '../../slice.ts';
import { JsonResumeFile, ProfileEditsInput, ProfileRecord } from './schema.ts';
import { exportedProfile, findProfileRecord } from './store.ts';

/** A candidate's profile as read and as people changed it, and its export. */
export function profileRoutes(routes: Routes, { db, write, skills, options }: RouteContext): void {
  routes.get('/candidates/:id/profile', {
    summary: 'Read a profile, and what people changed in it',
    description: 'The entity tag covers all of it: what was read, what people changed, and both together.',
    operationId: 'getProfile',
    params: IdParams,
    response: { 200: one(ProfileRecord) },
    handler: async (request, reply) => sendRecord(request, reply, await recordOr404(db, request.params.id)),
  });

  routes.put('/candidates/:id/profile/edits', {
    summary: 'Replace what people changed in a profile',
    description:
      'They win over every reading of this resume and of later ones. Name and contact are `overrides` ' +
      'of the candidate.',
    operationId: 'replaceProfileEdits',
    notes: { versioned: true },
    params: IdParams,
    body: ProfileEditsInput,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      const { edits } = request.body;
      const labelOf = edits.some(({ field }) => field === 'skills') ? await skills.labels() : () => null;
      await write(async (trx) => {
        assertUnchanged(request, await recordOr404(trx, id));
        await replaceEdits(trx, id, edits, labelOf);
        // evaluations are made with the profile, and scores of version 2 with them; vectors are of the text
        await textOfCandidateChanged(trx, id);
      });
      return idResult(id);
    },
  });

  routes.get('/candidates/:id/profile.json', {
    summary: 'Export a profile as a JSON Resume file',
    description:
      'It answers JSON Resume 1.0.0 without an envelope, with name and contact as they are shown. ' +
      'Imported as a file, it gives the same profile again.',
    operationId: 'exportProfile',
    params: IdParams,
    response: { 200: JsonResumeFile },
    handler: async (request, reply) => {
      const candidate = await findCandidate(db, request.params.id);
      if (candidate === null) throw await candidateNotFound(db, request.params.id);
      const { profile, text } = await exportedProfile(db, candidate);
      reply
        .header('content-disposition', disposition(`${candidate.full_name}.json`))
        .header('cache-control', 'private, no-store');
      return toJsonResume(profile, { text, program: { name: 'Longlist', version: options.version } });
    },
  });
}

async function recordOr404(db: Db, id: string): Promise<ProfileRecord> {
  const record = await findProfileRecord(db, id);
  if (record === null) throw await candidateNotFound(db, id);
  return record;
}
