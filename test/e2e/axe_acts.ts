import { ownToken, type RunningApp } from './app.ts';

/** Asks the service as its own program does; a refusal is an error. */
export async function ask<Answer>(
  app: RunningApp,
  method: string,
  at: string,
  body?: unknown,
): Promise<Answer> {
  const reply = await fetch(`${app.url}/api/v1${at}`, {
    method,
    headers: { authorization: `Bearer ${await ownToken(app)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${at} answered ${reply.status}`);
  return (await reply.json()) as Answer;
}
/** Blind mode on or off, for everybody. */
export const hide = (app: RunningApp, is_on: boolean): Promise<unknown> =>
  ask(app, 'PUT', '/blind_mode', { is_on });

/** Two people of the only job are shortlisted, by whoever has no page; the id of the job. */
export async function shortlistTwo(app: RunningApp): Promise<string> {
  type All<One> = { results: readonly One[] };
  const [stages, of_job] = await Promise.all([
    ask<All<{ id: string; name: string }>>(app, 'GET', '/nomination_stages'),
    ask<All<{ id: string; job_id: string }>>(app, 'GET', '/nominations'),
  ]);
  const [first, second] = of_job.results;
  const shortlisted = stages.results.find(({ name }) => name === 'Shortlisted');
  if (first === undefined || second === undefined || shortlisted === undefined) {
    throw new Error('There is nobody to shortlist.');
  }
  for (const { id } of [first, second]) {
    await ask(app, 'PATCH', `/nominations/${id}`, { current_nomination_stage_id: shortlisted.id });
  }
  return first.job_id;
}
