const IRREGULAR: Readonly<Record<string, string>> = {
  criteria: 'criterion',
  saved_criteria: 'saved_criterion',
  suggested_criteria: 'suggested_criterion',
  summaries: 'summary',
  deliveries: 'delivery',
};

/** `nomination_stages` becomes `nomination_stage`. */
function singular(collection: string): string {
  return IRREGULAR[collection] ?? collection.replace(/s$/, '');
}

/** What the fields of a path belong to: the last collection in it, in the singular. */
export function resourceOf(path: string): string {
  const [first = 'service', ...rest] = staticSegments(path);
  const nested = rest.findLast((segment) => /(?<!s)s$|criteria$/.test(segment));
  return singular(nested ?? first);
}

/** The operationId a regular path has: listJobs, createJob, getJob, replaceJob, changeJob, deleteJob, retryImport. */
export function operationIdOf(method: string, path: string): string {
  const segments = staticSegments(path);
  const last = segments.at(-1) ?? '';
  const parents = segments.slice(0, -1).map(singular);
  const on_one = path.endsWith('}');
  const plural = singular(last) !== last;
  if (!on_one && !plural && method === 'POST') return last + parents.map(pascalCase).join('');
  const verb = VERBS[method]?.[on_one || !plural ? 'one' : 'all'] ?? method.toLowerCase();
  const noun = on_one || method !== 'GET' ? singular(last) : last;
  return verb + [...parents, noun].map(pascalCase).join('');
}

const VERBS: Readonly<Record<string, { readonly one: string; readonly all: string }>> = {
  GET: { one: 'get', all: 'list' },
  POST: { one: 'create', all: 'create' },
  PUT: { one: 'replace', all: 'replace' },
  PATCH: { one: 'change', all: 'change' },
  DELETE: { one: 'delete', all: 'delete' },
};

function staticSegments(path: string): string[] {
  return path
    .replace(/^\/api\/v1/, '')
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('{'));
}

function pascalCase(words: string): string {
  return words.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
