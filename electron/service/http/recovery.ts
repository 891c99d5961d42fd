import path from 'node:path';
import { existsSync } from 'node:fs';
import Fastify from 'fastify';
import { fastHash, newSecret } from '../api/secrets.ts';
import type { App } from '../api/slice.ts';
import type { ServiceOptions } from '../context.ts';
import type { Trouble } from '../db/sqlite/check.ts';
import type { Snapshot } from '../db/sqlite/backups/snapshots.ts';
import { ServiceError, validationFailed } from '../errors.ts';
import { answerMalformedRequest } from './malformed_request.ts';
import { errorHandler } from './errors.ts';
import { guardAgainstOtherPages } from './guard.ts';
import { serveInterface } from './interface_files.ts';
import { bind } from './listen.ts';

/** A backup, and how many people in it were erased since. */
export type Copy = Snapshot & { readonly erased_since: number };

/** What the page shows. */
export type Recovery = {
  readonly trouble: Trouble;
  /** The whole sentence, in English. */
  readonly message: string;
  readonly data_dir: string;
  /** Those that can be restored, those that count as the newest first. */
  readonly copies: readonly Copy[];
  /** The one that counts as the newest; null where a person has to choose. */
  readonly newest: string | null;
  /** Why the last try failed; null before the first. */
  readonly failed: string | null;
};

/** What a person chose; the code lets the page they chose it on into the service that starts then. */
export type Chosen = { readonly name: string; readonly session_code: string };

export type RecoveryPage = {
  readonly url: string;
  readonly port: number;
  /** Works once, like that of the interface. */
  readonly link: string;
  readonly chosen: Promise<Chosen>;
  close(): Promise<void>;
};

/** Whether the interface was built, and with it the page that a person chooses on. */
export function canServeRecovery({ interface_dir }: Pick<ServiceOptions, 'interface_dir'>): boolean {
  return interface_dir !== null && existsSync(path.join(interface_dir, 'recovery.html'));
}

/**
 * Stands in for a service whose database cannot be used: a page, behind a one-time link, on which a person chooses the
 * backup that takes its place. Programs are told that the service is not ready. Nothing here touches the database.
 * @param code the one that lets in: that of the page which chose before, when its choice failed.
 */
export async function serveRecovery(
  options: Pick<ServiceOptions, 'interface_dir' | 'version'> & { readonly port?: number | undefined },
  recovery: Recovery,
  code = newSecret(),
): Promise<RecoveryPage> {
  const server = { forceCloseConnections: true, clientErrorHandler: answerMalformedRequest };
  const app = Fastify(server) as unknown as App;
  app.setErrorHandler(errorHandler);
  app.decorateRequest('error_type', null);
  guardAgainstOtherPages(app);
  let unused: string | null = fastHash(code);
  const sessions = new Set<string>();
  const { promise: chosen, resolve: choose } = Promise.withResolvers<Chosen>();

  /** The secret of a session: the one that was sent, or a new one for the code. Throws INVALID_TOKEN. */
  const letIn = (body: unknown): string => {
    const { code: given, session: known } = (body ?? {}) as { code?: unknown; session?: unknown };
    if (typeof given === 'string' && fastHash(given) === unused) {
      unused = null;
      const session = newSecret();
      sessions.add(fastHash(session));
      return session;
    }
    if (typeof known === 'string' && sessions.has(fastHash(known))) return known;
    throw new ServiceError(
      'INVALID_TOKEN',
      'This window is not signed in. Open the link that Longlist printed when it started.',
    );
  };

  app.get('/health', async () => ({ status: 'damaged', version: options.version }));
  app.post('/recovery/session', async (request, reply) => {
    const session = letIn(request.body);
    reply.header('cache-control', 'no-store');
    const copies = recovery.copies.map(({ created_at, ...copy }) => ({
      ...copy,
      created_at: created_at.toISOString(),
    }));
    return { is_error: false, result: { ...recovery, copies, session } };
  });
  app.post('/recovery/restore', async (request, reply) => {
    letIn(request.body);
    const { name } = (request.body ?? {}) as { name?: unknown };
    if (typeof name !== 'string' || !recovery.copies.some((copy) => copy.name === name)) {
      throw validationFailed([{ path: 'body.name', message: 'names no backup' }]);
    }
    const session_code = newSecret();
    reply.header('cache-control', 'no-store');
    reply.raw.once('finish', () => choose({ name, session_code }));
    return { is_error: false, result: { code: session_code } };
  });
  app.all('/api/*', async () => {
    throw new ServiceError('NOT_READY', recovery.message);
  });
  await serveInterface(app, options.interface_dir, 'recovery.html');
  const port = await bind(app, options.port);
  const url = `http://127.0.0.1:${port}`;
  return { url, port, link: `${url}/#code=${code}`, chosen, close: () => app.close() };
}
