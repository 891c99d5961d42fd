type Created = { readonly result: { readonly id: string } };
type Listed = { readonly results: readonly { readonly id: string }[] };

const RESUME = `Tova Lindgren
tova.lindgren@example.com  (212) 555-0119

Experience
Warehouse supervisor, Harbour Logistics, 2018 to present
- Led a shift of twelve and planned routes for forty vans

Education
BSc Supply Chain Management, 2014
`;

/**
 * A few records of every kind, so that ids in answers lead somewhere. What an endpoint refuses is an error:
 * a run over an empty service would find little.
 */
export async function seedRecords(url: string, token: string): Promise<void> {
  const send = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const init: RequestInit = { method, headers: { authorization: `Bearer ${token}` } };
    if (body instanceof FormData) init.body = body;
    else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { ...init.headers, 'content-type': 'application/json' };
    }
    const reply = await fetch(`${url}/api/v1${path}`, init);
    const answer = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${answer.slice(0, 500)}`);
    return JSON.parse(answer) as Answer;
  };
  const create = async (path: string, body: unknown): Promise<string> =>
    (await send<Created>('POST', path, body)).result.id;

  const stages = await send<Listed>('GET', '/nomination_stages');
  const stage = stages.results[0]?.id ?? '';
  const tag = await create('/tags', {
    tag_type: 'specialty_name',
    is_standardized: true,
    name: 'Cold storage',
  });
  await create('/criteria', { scope_type: 'organization', prompt_text: 'Has led a team' });
  await create('/criteria', {
    scope_type: 'tag',
    tag_id: tag,
    prompt_text: 'Has worked in refrigerated storage',
  });
  for (const number of [1, 2, 3]) {
    const job = await create('/jobs', {
      title: `Warehouse supervisor ${number}`,
      description: 'Leads a shift, plans routes, knows forklifts and stock systems.',
      status: 'open',
      remote_id: `job/${number}`,
    });
    await create('/job_tags', { job_id: job, tag_id: tag });
    await create(`/jobs/${job}/criteria`, {
      prompt_text: 'At least five years in logistics',
      remote_id: `c${number}`,
    });
    const candidate = await create('/candidates', { full_name: `Tova Lindgren ${number}` });
    await create('/candidate_tags', {
      candidate_id: candidate,
      tag_id: tag,
      creation_method: 'selected_by_organization',
    });
    const form = new FormData();
    form.set('remote_id', `resume/${number}`);
    form.set('type', 'resume');
    form.set('candidate_id', candidate);
    form.set('file', new Blob([RESUME]), 'tova-lindgren.txt');
    await create('/attachments', form);
    const nomination = await create('/nominations', {
      job_id: job,
      candidate_id: candidate,
      current_nomination_stage_id: stage,
      remote_id: `application/${number}`,
      applied_at: '2026-03-01T09:00:00Z',
    });
    await create('/spotlights', { nomination_id: nomination, headline: 'Ran the largest depot' });
    await send('GET', `/candidate_rankings?target_resource_id=${job}&score_version=2`);
  }
}
