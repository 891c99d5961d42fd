/**
 * Brings a job and its applications from another system, waits until the resumes are read, and prints the ranking
 * with summaries and criterion evaluations. Run it as often as you like: everything is found again by its remote_id.
 *
 *   LONGLIST_CLIENT_ID=… LONGLIST_CLIENT_SECRET=… node sync.ts [folder of resumes]
 *
 * Needs Node 24. longlist.ts is the generated client; a running service gives it at /docs/longlist.ts.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Longlist, LonglistError, isSigned, remote } from './longlist.ts';
import type { CreateJobBody, CreateJobCriterionBody, CriterionEvaluation } from './longlist.ts';

type OtherSystem = {
  job: CreateJobBody;
  criteria: CreateJobCriterionBody[];
  applications: { candidate: string; full_name: string; applied_at: string; resume: string }[];
};
const resumes = process.argv[2] ?? path.join(import.meta.dirname, '../../resources/samples/resumes');
const system = JSON.parse(readFileSync(path.join(import.meta.dirname, 'system.json'), 'utf8')) as OtherSystem;

const longlist = new Longlist({
  base_url: process.env['LONGLIST_URL'] ?? 'http://127.0.0.1:7788',
  client_id: process.env['LONGLIST_CLIENT_ID'],
  client_secret: process.env['LONGLIST_CLIENT_SECRET'],
});

/** Creates, or takes the record that has the remote_id already. */
async function created(work: Promise<{ id: string }>): Promise<string> {
  try {
    return (await work).id;
  } catch (error) {
    const existing = error instanceof LonglistError ? error.details[0]?.existing_id : undefined;
    if (existing === undefined) throw error;
    return existing;
  }
}

// A receiver for webhooks: it believes only what was signed with the secret it shares with Longlist.
const secret = crypto.randomUUID();
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const signed = await isSigned(String(request.headers['longlist-signature']), body, secret);
  response.writeHead(signed ? 204 : 401).end();
  receiver.emit('delivery', signed ? 'signed' : 'NOT SIGNED', body);
});
await once(receiver.listen(0, '127.0.0.1'), 'listening');
const { port } = receiver.address() as AddressInfo;
const webhook = await longlist.createWebhook({
  url: `http://127.0.0.1:${port}/`,
  event_types: ['attachment.*'],
  secret,
});
const delivery = once(receiver, 'delivery');

// The job and its criteria. PUT in remote form creates the job, or brings it up to date.
const { id: job_id } = await longlist.replaceJob(remote(system.job.remote_id), system.job);
console.log(`job ${system.job.remote_id}`);
for (const criterion of system.criteria) await created(longlist.createJobCriterion(job_id, criterion));

// Candidates, their resumes and their applications.
const [stage] = await longlist.listNominationStages({ job_id }).all();
const attachments: string[] = [];
const nominations: string[] = [];
for (const { candidate, full_name, applied_at, resume } of system.applications) {
  const { id: candidate_id } = await longlist.replaceCandidate(remote(candidate), { full_name });
  const file = new File([readFileSync(path.join(resumes, resume))], resume);
  const attachment = { candidate_id, type: 'resume', file } as const;
  attachments.push((await longlist.replaceAttachment(remote(`${candidate}-resume`), attachment)).id);
  nominations.push(
    await created(
      longlist.createNomination({
        remote_id: `${candidate}-${system.job.remote_id}`,
        job_id,
        candidate_id,
        current_nomination_stage_id: stage?.id ?? '',
        applied_at,
      }),
    ),
  );
}
for (const [index, id] of attachments.entries()) {
  const { state, message } = await longlist.untilRead(id);
  console.log(
    `resume ${system.applications[index]?.resume} ${state}${message === null ? '' : `: ${message}`}`,
  );
}

const [verdict, body] = (await delivery) as [string, string];
console.log(`webhook ${(JSON.parse(body) as { type: string }).type} ${verdict}`);
await longlist.deleteWebhook(webhook.id);
receiver.close();
receiver.closeAllConnections();

// The ranking, with the records to be shown beside the ids it consists of.
let place = 0;
const ranking = longlist.listRankings({
  target_resource_id: job_id,
  filter_job_id: job_id,
  expand: 'candidate,summary',
});
for await (const entry of ranking) {
  const { candidate, summary } = entry.expanded ?? {};
  place += 1;
  console.log(`${place}. ${candidate?.full_name} (${entry.score})`);
  console.log(
    `   has ${summary?.matching_skills.map((skill) => skill.s).join(', ') || 'none of the skills'}`,
  );
  console.log(`   lacks ${summary?.missing_skills.map((skill) => skill.s).join(', ') || 'none of them'}`);
  for (const { criterion, evaluation } of await evaluated(entry.nomination_id ?? '')) {
    const { is_criterion_met, explanation } = evaluation.result ?? {};
    const answer = evaluation.state === 'FAILED' ? 'no answer' : is_criterion_met === true ? 'yes' : 'no';
    console.log(
      `   ${criterion.display_name ?? criterion.prompt_text}: ${answer}${explanation ? ` (${explanation})` : ''}`,
    );
  }
}

/** Evaluations are computed when they are read: read until none is in progress. */
async function evaluated(nomination_id: string): Promise<CriterionEvaluation[]> {
  for (;;) {
    const items = await longlist.listNominationEvaluations(nomination_id);
    if (items.every(({ evaluation }) => evaluation.state !== 'IN_PROGRESS')) return items;
  }
}
