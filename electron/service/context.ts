import type { Kysely, Transaction } from 'kysely';
import type { Instances } from './db/instances.ts';
import type { OnCommit } from './db/commit.ts';
import type { Condition } from './db/condition.ts';
import type { Database } from './db/schema.ts';

/** How a host lets the service start a child process of its engine (Node: fork, Electron: utilityProcess). */
export type SpawnChild = (
  entry: string,
  options: { readonly env: Record<string, string>; readonly heap_mb: number },
) => ChildHandle;

export type ChildHandle = {
  readonly pid: number | undefined;
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Standard output as it comes, where the host has it: what the child's watch says (engine/watch.ts). */
  readonly onOutput?: (listener: (bytes: Uint8Array) => void) => void;
  /** Called once, with the exit code or the name of the signal. */
  onExit(listener: (cause: number | string | null) => void): void;
  kill(): void;
};

export type DownloadPolicy = 'public' | 'any' | 'off';

/** How other computers reach the service: by TLS of its own, or through a reverse proxy. */
export type Serving = {
  /** The IP address to listen on; 0.0.0.0 and :: are all of them. */
  readonly host: string;
  /** Paths of PEM files. They are read again when they change. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** IP addresses and ranges of the proxies: they alone are answered, and their X-Forwarded headers believed. */
  readonly proxies?: readonly string[];
  /** The origins that people open, the one to print first. With TLS, the names in the certificate are known as well. */
  readonly public_urls: readonly string[];
};

/** Everything the service needs to know about the place it runs in: no file below looks beside itself. */
export type ServiceOptions = {
  /** Data folder: database, files, discovery file. Created when missing. */
  readonly data_dir: string;
  /** A PostgreSQL database in place of the one in the data folder: `postgres://user@host/name`. */
  readonly database?: string;
  /** An index in OpenSearch beside it, for an office of very many people: `https://user:password@host/index`. */
  readonly opensearch?: string;
  /** Whether people may have accounts, and then need one. Default: where a server has the database. */
  readonly is_office?: boolean;
  /** The program's `resources` folder: models, skills lexicon, samples. */
  readonly resources_dir: string;
  /** Built interface to serve at `/`; null serves the API alone. */
  readonly interface_dir: string | null;
  /** Entry module of the engine child. */
  readonly child_entry: string;
  readonly spawn: SpawnChild;
  readonly version: string;
  /** A backup that takes the database's place at this start: its name, or `newest`. */
  readonly restore?: string;
  /** A one-time code for the interface that is known before the start, see `createSessionCode`. */
  readonly session_code?: string;
  /** First port to try; 0 lets the system choose. Default 7788, then the next ones up to 7807. */
  readonly port?: number;
  /** Default: this computer alone is answered. */
  readonly serving?: Serving;
  readonly downloads?: DownloadPolicy;
  /** Pre-set credentials of the first API client. */
  readonly first_client?: { readonly client_id: string; readonly client_secret: string };
  /** Number of engine children for background work; 0 leaves it undone. Default: number of cores, at most 4. */
  readonly children?: number;
  /** How long upkeep waits after the start, so that the first view has the machine to itself. Milliseconds, default 0. */
  readonly head_start_ms?: number;
  /**
   * Somebody waits for one piece of work, and nothing outlives it: no write is forced to the disk, engine children give
   * way to no other program, none stands by for queries, and no tags are suggested.
   */
  readonly for_one_run?: boolean;
  /** Replaces the real embedder in tests; the only thing that may be faked. */
  readonly fake_embedder?: boolean;
  /** Checks every response against its schema and fails when it differs; costs time, so for tests. */
  readonly check_responses?: boolean;
  /**
   * A program asks for access: brings the window forward, or prints it. The name is safe to show. Anybody
   * may ask: nothing that lets somebody in may be made or shown for it.
   */
  readonly onAccessRequest?: (request: { readonly name: string; readonly code: string }) => void;
  readonly log?: (entry: {
    level: 'info' | 'warn' | 'error';
    message: string;
    [key: string]: unknown;
  }) => void;
};

/**
 * Runs `work` in one transaction and, when it committed, wakes whatever waits for changes (task runner,
 * event streams). Routes and tasks write through this and nothing else.
 */
export type Write = <T>(work: (trx: Transaction<Database>) => Promise<T>) => Promise<T>;

/** What routes and tasks are given. Put together once, in index.ts. */
export type ServiceContext = {
  readonly options: ServiceOptions;
  readonly db: Kysely<Database>;
  readonly write: Write;
  /** Calls back after every committed write; returns the function that ends it. */
  readonly onCommit: OnCommit;
  /** The instances that share the database. */
  readonly instances: Instances;
  /** Whether people sign in, once anybody has an account. */
  readonly is_office: boolean;
  /** Whether the database can be trusted, and may be written to. */
  readonly condition: Condition;
};
