import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  RawNode,
  SelectQueryNode,
  WithNode,
  sql,
} from 'kysely';
import type { Kysely, KyselyPlugin, OperationNode, RootOperationNode } from 'kysely';
import { seeingEverything, viewer } from './actor.ts';
import type { Instances } from './instances.ts';
import { dialectOf } from './dialect.ts';
import { filterReads } from './point_read.ts';
import type { Database } from './schema.ts';

/*
 * A private job exists for one person alone. In this file stands how reads leave it out for everybody else; requests
 * that name it, or anything of it, are answered by http/private_jobs.ts.
 *
 * Every table that knows of jobs is replaced, for the statement at hand, by a table expression of the same name:
 * whoever names the table, in whichever words, reads that.
 */

/** A table, and how its rows lead to a job: by which column, to which of the lists below. */
type Way = readonly [column: string, of: (typeof LISTS)[number]];

/** Lists of ids that are hidden, each made of those before it. */
const LISTS = ['hidden_jobs', 'hidden_nominations', 'hidden_criteria', 'hidden_others'] as const;

const WAYS = {
  jobs: ['id', 'hidden_jobs'],
  job_vectors: ['job_id', 'hidden_jobs'],
  job_details: ['job_id', 'hidden_jobs'],
  job_looks: ['job_id', 'hidden_jobs'],
  job_tags: ['job_id', 'hidden_jobs'],
  nomination_stages: ['job_id', 'hidden_jobs'],
  nominations: ['job_id', 'hidden_jobs'],
  auto_nominations: ['job_id', 'hidden_jobs'],
  criteria: ['job_id', 'hidden_jobs'],
  summaries: ['job_id', 'hidden_jobs'],
  notes: ['job_id', 'hidden_jobs'],
  mail_jobs: ['job_id', 'hidden_jobs'],
  custom_field_values: ['job_id', 'hidden_jobs'],
  letters: ['job_id', 'hidden_jobs'],
  call_answers: ['job_id', 'hidden_jobs'],
  evaluation_runs: ['job_id', 'hidden_jobs'],
  stage_changes: ['nomination_id', 'hidden_nominations'],
  spotlights: ['nomination_id', 'hidden_nominations'],
  evaluation_waiting: ['nomination_id', 'hidden_nominations'],
  evaluations: ['criterion_id', 'hidden_criteria'],
  evaluation_overrides: ['criterion_id', 'hidden_criteria'],
} as const satisfies Readonly<Partial<Record<keyof Database, Way>>>;

/** Tables that name jobs in other ways. */
const OTHER_TABLES = ['events', 'imports', 'watched_folders', 'candidate_tables', 'saved_searches'] as const;

/** All of them; a test compares this with the data model. */
export const TABLES_OF_JOBS: readonly string[] = [...Object.keys(WAYS), ...OTHER_TABLES];

const NAMED = new RegExp(`\\b(?:${TABLES_OF_JOBS.join('|')})\\b`, 'g');

/** Whether a row is not of anything hidden. */
function without([column, of]: Way): string {
  return `(${column} IS NULL OR ${column} NOT IN (SELECT id FROM ${of}))`;
}

type Expressions = ReadonlyMap<string, string>;

/** Those expressions, by the names they take. @param in_main what the tables themselves are called by */
function expressionsFor(db: Kysely<Database>, viewer_id: string): Expressions {
  const { engine, jsonText } = dialectOf(db);
  // an expression may not name itself there
  const main = engine === 'sqlite' ? 'main.' : '';
  const id = `'${viewer_id.replaceAll("'", "''")}'`;
  const plan = sql`${jsonText('plan', ['job_id'])}`.compile(db).sql;
  return new Map([
    [
      'hidden_jobs',
      `SELECT id FROM ${main}jobs WHERE private_to <> ${id}
       UNION ALL SELECT job_id FROM ${main}deleted_private_jobs WHERE private_to <> ${id}`,
    ],
    ['hidden_nominations', `SELECT id FROM ${main}nominations WHERE job_id IN (SELECT id FROM hidden_jobs)`],
    ['hidden_criteria', `SELECT id FROM ${main}criteria WHERE job_id IN (SELECT id FROM hidden_jobs)`],
    [
      'hidden_others',
      `SELECT id FROM ${main}candidate_tables WHERE ${plan} IN (SELECT id FROM hidden_jobs)
       UNION ALL SELECT s.id FROM ${main}saved_searches AS s
       JOIN hidden_jobs AS h ON s.search LIKE '%' || h.id || '%' OR s.asks LIKE '%' || h.id || '%'`,
    ],
    ...Object.entries(WAYS).map(([table, way]): [string, string] => [
      table,
      `SELECT * FROM ${main}${table} WHERE ${without(way)}`,
    ]),
    [
      'events',
      // the order of the log is beside the columns in SQLite: log_order.ts
      `SELECT ${engine === 'sqlite' ? 'rowid AS rowid, *' : '*'} FROM ${main}events
       WHERE ${without(['job_id', 'hidden_jobs'])} AND (resource_type NOT IN ('candidate_table', 'saved_search')
       OR resource_id NOT IN (SELECT id FROM hidden_others))`,
    ],
    // a file that was there before is still a copy: of itself, where nothing else may be named
    [
      'imports',
      `SELECT id, file_name, job_id, attachment_id, candidate_id, nomination_id, CASE WHEN duplicate_of IN
       (SELECT id FROM ${main}imports WHERE job_id IN (SELECT id FROM hidden_jobs)) THEN id ELSE duplicate_of END
       AS duplicate_of, refused_reason, refused_message, created_at, brought_id, mail_id FROM ${main}imports
       WHERE ${without(['job_id', 'hidden_jobs'])}`,
    ],
    // the folder is everybody's, whatever it is watched for
    [
      'watched_folders',
      `SELECT id, path, CASE WHEN job_id IN (SELECT id FROM hidden_jobs) THEN NULL ELSE job_id END AS job_id,
       with_subfolders, state, passes_existing, problem, created_at FROM ${main}watched_folders`,
    ],
    ...['candidate_tables', 'saved_searches'].map((table): [string, string] => [
      table,
      `SELECT * FROM ${main}${table} WHERE id NOT IN (SELECT id FROM hidden_others)`,
    ]),
  ]);
}

/** Adds the names in a statement, wherever they stand in it. */
function addNames(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) addNames(one, found);
    return;
  }
  if (typeof node !== 'object' || node === null || !('kind' in node)) return;
  const { kind, name, sqlFragments } = node as OperationNode & {
    name?: string;
    sqlFragments?: readonly string[];
  };
  if (kind === 'ValueNode' || kind === 'PrimitiveValueListNode') return;
  if (kind === 'IdentifierNode' && name !== undefined) found.add(name);
  for (const [written] of sqlFragments?.join(' ').matchAll(NAMED) ?? []) found.add(written);
  for (const part of Object.values(node)) addNames(part, found);
}

/** Gives reads those expressions. */
class WithoutHiddenJobs implements KyselyPlugin {
  readonly #expressions: Expressions;

  constructor(expressions: Expressions) {
    this.#expressions = expressions;
  }

  transformQuery({ node }: { readonly node: RootOperationNode }): RootOperationNode {
    if (!SelectQueryNode.is(node) && !isRead(node)) return node;
    const names = new Set<string>();
    addNames(node, names);
    const tables = TABLES_OF_JOBS.filter((table) => names.has(table));
    if (tables.length === 0) return node;
    const used = [...LISTS, ...tables];
    const expressions = used.map((name) =>
      CommonTableExpressionNode.create(
        CommonTableExpressionNameNode.create(name),
        // in place: else what a statement asks of it would find no index
        RawNode.createWithSql(
          `${tables.includes(name) ? 'NOT MATERIALIZED ' : ''}(${this.#expressions.get(name)})`,
        ),
      ),
    );
    const [first, ...others] = expressions;
    let all = WithNode.create(first!);
    for (const one of others) all = WithNode.cloneWithExpression(all, one);
    if (!SelectQueryNode.is(node)) return RawNode.create(['', ' ', ''], [all, node]);
    for (const one of node.with?.expressions ?? []) all = WithNode.cloneWithExpression(all, one);
    return { ...node, with: all };
  }

  async transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return result;
  }
}

function isRead(node: RootOperationNode): node is RawNode {
  return RawNode.is(node) && /^\s*SELECT\b/i.test(node.sqlFragments[0] ?? '');
}

/** Whether there may be private jobs: where there are none, nothing is left out and nothing is paid for it. */
export type PrivateJobs = {
  exist(): boolean;
  /** Tells all instances that there is one from now on: called before it is committed. */
  begin(): void;
};

/** Where nobody has an account. */
export const NO_PRIVATE_JOBS: PrivateJobs = { exist: () => false, begin: () => undefined };

/** Looks whether there are any, here and in other instances. */
async function privateJobs(db: Kysely<Database>, instances: Instances): Promise<PrivateJobs> {
  let exist = false;
  const look = async (): Promise<void> => {
    const jobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('private_to', 'is not', null)
      .limit(1)
      .execute();
    const gone = await db.selectFrom('deleted_private_jobs').select('job_id').limit(1).execute();
    if (jobs.length + gone.length > 0) exist = true;
  };
  // nothing is shown that may have become private while this one was cut off
  instances.onTold('private_jobs', () => {
    exist = true;
  });
  await look();
  return {
    exist: () => exist,
    begin: () => {
      exist = true;
      instances.tell('private_jobs', '');
    },
  };
}

type Parts = {
  readonly db: Kysely<Database>;
  readonly instances: Instances;
  readonly is_office: boolean;
};

/** What routes are given: the same, with a database whose reads leave out what the viewer (actor.ts) is not to see. */
export async function seenByCallers<Given extends Parts>(
  parts: Given,
): Promise<Given & { readonly private_jobs: PrivateJobs }> {
  if (!parts.is_office) return { ...parts, private_jobs: NO_PRIVATE_JOBS };
  const private_jobs = await privateJobs(parts.db, parts.instances);
  return { ...parts, private_jobs, db: withoutHidden(parts.db, private_jobs) };
}

function withoutHidden(db: Kysely<Database>, jobs: PrivateJobs): Kysely<Database> {
  const plugins = new Map<string, WithoutHiddenJobs>();
  const pluginFor = (viewer_id: string): WithoutHiddenJobs => {
    const plugin = plugins.get(viewer_id) ?? new WithoutHiddenJobs(expressionsFor(db, viewer_id));
    plugins.set(viewer_id, plugin);
    return plugin;
  };
  const hides = (): string | null => (jobs.exist() ? (viewer.getStore() ?? null) : null);
  const seen = new Proxy(db, {
    get: (all, name) => {
      const viewer_id = hides();
      const from = viewer_id === null || name === 'transaction' ? all : all.withPlugin(pluginFor(viewer_id));
      const value: unknown = Reflect.get(from, name, from);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
  filterReads(seen, () => hides() !== null);
  return seen;
}

/** Tables whose rows are named by an id, and those named by another system's as well. */
const WITH_IDS = [
  'jobs',
  'job_tags',
  'nomination_stages',
  'nominations',
  'criteria',
  'summaries',
  'imports',
  'notes',
  'custom_field_values',
  'letters',
  'evaluation_runs',
  'stage_changes',
  'spotlights',
  'candidate_tables',
  'saved_searches',
] as const;
const WITH_REMOTE_IDS = ['jobs', 'nomination_stages', 'nominations', 'criteria'] as const;

/** Those of the ids that name something which is there, and which the viewer is not to see. */
export async function hiddenAmong(
  db: Kysely<Database>,
  column: 'id' | 'remote_id',
  ids: readonly string[],
): Promise<Set<string>> {
  const tables = column === 'id' ? WITH_IDS : WITH_REMOTE_IDS;
  const named = async (): Promise<string[]> => {
    const isNamed = dialectOf(db).isOneOf(column, ids);
    const reads = tables.map(
      (table) => sql`SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)} WHERE ${isNamed}`,
    );
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM (${sql.join(reads, sql` UNION ALL `)}) AS found`.execute(db);
    return rows.map(({ id }) => id);
  };
  const there = await seeingEverything(named);
  const hidden = new Set(there);
  if (there.length > 0) for (const id of await named()) hidden.delete(id);
  return hidden;
}
