import type { ScopeResource, ScopeVerb, Scope } from '../api/scopes.ts';
import { beyond } from '../api/scopes.ts';
import type { App } from '../api/slice.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a token must be allowed to read or change, from this page; all of them. */
    readonly scopes?: readonly ScopeResource[];
  }
}

type Decision = ScopeResource | readonly ScopeResource[];

/** The pack is made of all of these, with the resumes where they are asked for. */
const PACK = ['jobs', 'candidates', 'attachments', 'nominations', 'rankings'] as const;
/** A dropped file becomes a candidate with an attachment and, for a job, a nomination. */
const IMPORT = ['candidates', 'attachments', 'nominations'] as const;

/**
 * Which scope every path needs, on one page: `…:read` for GET and HEAD, `…:write` for everything else. What is not here
 * needs all:read or all:write, and a test fails for it. docs/api.md says the same to those who ask for tokens.
 */
const BY_PATH: Readonly<Record<string, Decision>> = {
  // what is set, who may come in, what happened: nothing a program for one thing needs
  '/clients': 'all',
  '/clients/:id': 'all',
  '/clients/:id/secret': 'all',
  '/clients/:id/requests': 'all',
  '/owner_client': 'all',
  '/access_requests': 'all',
  '/access_requests/:id/approve': 'all',
  '/access_requests/:id/refuse': 'all',
  '/blind_mode': 'all',
  '/data_folder': 'all',
  '/data_folder/snapshots': 'all',
  '/data_folder/restore': 'all',
  '/data_folder/move': 'all',
  '/data_folder/old_copy': 'all',
  '/data_folder/exports': 'all',
  '/data_folder/imports': 'all',
  '/data_folder/missing_files': 'all',
  '/data_folder/missing_files/restore': 'all',
  '/retention': 'all',
  '/network': 'all',
  '/activity': 'all',
  '/skill_lists': 'all',
  '/skill_lists/:id': 'all',
  '/ocr_languages': 'all',
  '/ocr_languages/:code': 'all',
  '/embedding_model': 'all',
  '/local_model': 'all',
  '/local_model/test': 'all',
  '/local_model/models': 'all',
  '/local_model/queue': 'all',
  '/local_model/file': 'all',
  '/local_model/file/test': 'all',
  '/watched_folders': 'all',
  '/watched_folders/:id': 'all',
  '/agency': 'all',
  '/exports': 'all',

  // jobs and what is asked for them
  '/jobs': 'jobs',
  '/jobs/:id': 'jobs',
  '/jobs/:id/automation': 'jobs',
  '/jobs/:id/criteria': 'jobs',
  '/jobs/:id/criteria/:criterion_id': 'jobs',
  '/jobs/:id/suggested_criteria': 'jobs',
  '/criteria': 'jobs',
  '/criteria/:id': 'jobs',
  '/criteria/understood': 'jobs',
  '/criterion_presets': 'jobs',
  '/saved_criteria': 'jobs',
  '/saved_criteria/:id': 'jobs',

  '/candidates': 'candidates',
  '/candidates/:id': 'candidates',
  '/candidates/delete': 'candidates',
  '/candidates/:id/profile': 'candidates',
  '/candidates/:id/profile/edits': 'candidates',
  '/candidates/:id/profile.json': 'candidates',
  '/candidates/:id/resume_versions': ['candidates', 'attachments'],
  '/candidates/:id/duplicates': 'candidates',
  '/candidates/:id/duplicates/:other_id/dismiss': 'candidates',
  '/candidates/:id/merge': 'candidates',
  '/candidates/:id/merges': 'candidates',
  '/candidates/:id/retention': 'candidates',
  '/merges/:id': 'candidates',
  '/merges/:id/undo': 'candidates',
  '/candidate_ids': 'candidates',
  '/candidate_cards': ['candidates', 'nominations'],
  '/candidate_deletions': 'candidates',
  '/candidate_deletions/:id': 'candidates',
  '/candidate_deletions/:id/carry_out': 'candidates',
  '/candidate_tables': ['candidates', 'nominations'],
  '/candidate_tables/:id': ['candidates', 'nominations'],
  '/candidate_tables/:id/preview': ['candidates', 'nominations'],
  '/candidate_tables/:id/import': ['candidates', 'nominations'],
  '/candidate_tables/:id/undo': ['candidates', 'nominations'],
  '/candidate_tables/:id/not_taken': ['candidates', 'nominations'],
  '/retention_extensions': 'candidates',
  '/retention_extensions/:id': 'candidates',
  '/notes': 'candidates',
  '/notes/:id': 'candidates',
  '/saved_searches': 'candidates',
  '/saved_searches/:id': 'candidates',

  '/attachments': 'attachments',
  '/attachments/:id': 'attachments',
  '/attachments/:id/document': 'attachments',
  '/imports': IMPORT,
  '/imports/progress': IMPORT,
  '/imports/reading': IMPORT,
  '/imports/stop': IMPORT,
  '/imports/samples': ['jobs', ...IMPORT],
  '/imports/:id': IMPORT,
  '/imports/:id/retry': IMPORT,

  // who is considered for what, how far, and who is put forward
  '/nominations': 'nominations',
  '/nominations/:id': 'nominations',
  '/nominations/:id/move': 'nominations',
  '/nominations/:id/stage_changes': 'nominations',
  '/jobs/:id/nominations': 'nominations',
  '/nomination_stages': 'nominations',
  '/nomination_stages/:id': 'nominations',
  '/stage_changes/:id': 'nominations',
  '/spotlights': 'nominations',
  '/spotlights/:id': 'nominations',
  '/jobs/:id/spotlight_order': 'nominations',
  '/jobs/:id/client_pack': PACK,

  '/tags': 'tags',
  '/tags/:id': 'tags',
  '/tag_presets': 'tags',
  '/tag_counts': 'tags',
  '/candidate_tags': 'tags',
  '/candidate_tags/:id': 'tags',
  '/job_tags': 'tags',
  '/job_tags/:id': 'tags',
  '/candidates/:id/refused_tags': 'tags',
  '/candidates/:id/refused_tags/:tag_id': 'tags',

  // what is found out: the order, the summaries, the answers to criteria
  '/candidate_rankings': 'rankings',
  '/candidate_rankings/:candidate_id': 'rankings',
  '/candidate_rankings/:candidate_id/reasons': 'rankings',
  '/summaries/:id': 'rankings',
  '/candidates/:id/criterion_evaluations/': 'rankings',
  '/candidates/:id/jobs/:job_id/criterion_evaluations': 'rankings',
  '/nominations/:id/criterion_evaluations/': 'rankings',
  '/nominations/:id/criterion_evaluations/:criterion_id': 'rankings',
  '/nominations/:id/criterion_evaluations/:criterion_id/override': 'rankings',
  '/jobs/:id/criterion_marks': 'rankings',
  '/jobs/:id/evaluation_run': 'rankings',
  '/criteria/preview': 'rankings',

  // each of its operations needs its own, and whoever may write nothing has none
  '/batch': [],

  // what happened, for programs that follow it: ids alone
  '/events': 'webhooks',
  '/events/stream': 'webhooks',
  '/webhooks': 'webhooks',
  '/webhooks/:id': 'webhooks',
  '/webhooks/:id/test': 'webhooks',
  '/webhooks/:id/deliveries': 'webhooks',
};

const PREFIX = '/api/v1';
const ONLY_ALL: readonly ScopeResource[] = ['all'];

/** What was decided for a path as it is registered; null where nobody did. */
export function scopesDecided(url: string): readonly ScopeResource[] | null {
  const decision = url.startsWith(PREFIX) ? BY_PATH[url.slice(PREFIX.length)] : undefined;
  return decision === undefined ? null : [decision].flat();
}

function verbOf(method: string): ScopeVerb {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** The scopes an operation needs, all of them. */
export function neededScopes(method: string, resources: readonly ScopeResource[] = ONLY_ALL): Scope[] {
  const verb = verbOf(method);
  return resources.map((resource): Scope => `${resource}:${verb}`);
}

/** Notes beside each route which scopes it needs. */
export function decideScopes(app: App): void {
  app.addHook('onRoute', (route) => {
    const scopes = scopesDecided(route.url);
    if (scopes !== null) route.config = { ...route.config, scopes };
  });
}

/** What a token lacks for a request; null where it may. Where no resource is named, one scope of the kind is enough. */
export function lackOf(
  held: readonly Scope[],
  {
    method,
    is404,
    resources,
  }: { method: string; is404: boolean; resources: readonly ScopeResource[] | undefined },
): string | null {
  const needed = neededScopes(method, resources);
  if (is404 || needed.length === 0) {
    const verb = verbOf(method);
    return held.some((scope) => scope.endsWith(verb)) ? null : `all:${verb}`;
  }
  const lacking = beyond(needed, held);
  const [first] = lacking;
  if (first === undefined) return null;
  const whole = first.endsWith(':read') ? 'all:read' : 'all:write';
  return first === whole ? whole : `${lacking.join(' and ')}, or ${whole}`;
}
