import type { FastifyBaseLogger } from 'fastify';
import type { ServiceOptions } from '../context.ts';

const nothing = (): void => undefined;

type Level = 'info' | 'warn' | 'error';

/** Fastify's logger, writing to the host's: only what needs a look, with the id of the request. */
export function hostLogger(
  log: NonNullable<ServiceOptions['log']>,
  bindings: Record<string, unknown> = {},
): FastifyBaseLogger {
  const at =
    (level: Level) =>
    (first: unknown, message?: unknown): void => {
      const fields = typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {};
      const { err, ...others } = fields;
      const text = typeof first === 'string' ? first : typeof message === 'string' ? message : '';
      log({
        ...bindings,
        ...others,
        ...(err instanceof Error ? { error: err.stack ?? err.message } : {}),
        level,
        message: text,
      });
    };
  return {
    level: 'info',
    silent: nothing,
    trace: nothing,
    debug: nothing,
    // Fastify tells of every start and stop; the host does that in its own words
    info: nothing,
    warn: at('warn'),
    error: at('error'),
    fatal: at('error'),
    child: (more: Record<string, unknown>) =>
      hostLogger(log, {
        ...bindings,
        ...(typeof more['reqId'] === 'string' ? { request_id: more['reqId'] } : {}),
      }),
  } as FastifyBaseLogger;
}
