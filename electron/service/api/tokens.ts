import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Role } from './roles.ts';
import { Scope } from './scopes.ts';
import type { RateLimit } from '../errors.ts';

export const TokenReply = z
  .object({
    is_error: z.literal(false),
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.string().meta({ description: 'Seconds', examples: ['3600'] }),
    scope: z.array(Scope),
  })
  .meta({ id: 'AccessToken' });
export type TokenReply = z.infer<typeof TokenReply>;
export type Caller = {
  readonly client_id: string;
  readonly scopes: readonly Scope[];
  /** Never learns who a candidate is, see http/blind.ts. */
  readonly is_blind: boolean;
  /** Of the interface: the browser it is open in. */
  readonly session_id: string | null;
  /** A program, or a person in the interface. */
  readonly kind: 'api' | 'interface';
  /** Of a person with an account; null for programs, and where people need none. */
  readonly role: Role | null;
  /** Whether the caller may manage what belongs to everybody: programs, people, settings, the data as a whole. */
  readonly manages: boolean;
};

export type IssuedToken = {
  readonly access_token: string;
  readonly scopes: readonly Scope[];
  /** Whole seconds, rounded down. */
  readonly expires_in: number;
};

/** Issues and knows access tokens. Valid ones are kept in memory: a request should not cost a query for them. */
export type Authority = {
  /** Who sent this Authorization header. Throws INVALID_TOKEN or RATE_LIMITED. */
  authenticate(header: string | undefined): Promise<Caller>;
  /** The same without a promise, where the token is in memory; null where it must be looked up. */
  recall(header: string | undefined): Caller | null;
  /** What is left to somebody who was let in just now. */
  rateLimit(caller: Caller): RateLimit;
  /**
   * A new token, which ends no later than its client (`client_ends`, null: open); the caller has made sure that
   * the client may have these scopes. One of a session ends with it; throws INVALID_TOKEN if that has ended.
   */
  issue(
    client_id: string,
    scopes: readonly Scope[],
    client_ends: string | null,
    session_id?: string,
  ): Promise<IssuedToken>;
  /** Forgets what is kept of a client: call it after revoking it, changing its secret, or making it blind or not. */
  forget(client_id: string): void;
  /** Forgets what is kept of a session: call it after ending it. */
  forgetSession(session_id: string): void;
  /** Calls back after something was forgotten, for long uses of a token; returns the function that ends it. */
  onForgotten(listener: () => void): () => void;
  /** When a client or a session was last seen since the start; null where it was not. Written once a minute. */
  lastUsed(id: string): string | null;
  close(): Promise<void>;
};

/** The answer that tells a new token; no cache keeps it. */
export function tokenReply(
  reply: FastifyReply,
  { access_token, scopes, expires_in }: IssuedToken,
): TokenReply {
  reply.header('cache-control', 'no-store');
  return {
    is_error: false,
    access_token,
    token_type: 'Bearer',
    expires_in: String(expires_in),
    scope: [...scopes],
  };
}
