import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';
import type { RouteContext } from './context.ts';
import type { RouteWords } from './route_words.ts';
import type { ScopeResource } from './scopes.ts';
import type { Caller } from './tokens.ts';

export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** Types of params, query and body flow from the zod schemas of a route to its handler. */
export interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType
    ? z.output<this['schema']>
    : this['schema'] extends { content: infer Content }
      ? {
          [Type in keyof Content]: Content[Type] extends { schema: infer Schema extends z.ZodType }
            ? z.output<Schema>
            : never;
        }[keyof Content]
      : unknown;
  readonly serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypes
>;

/** The routes of one resource. Listed in http/app.ts and nowhere else. */
export type Slice = (app: App, context: RouteContext) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a token must be allowed to read or change, all of it. Default: that of the slice, see http/app.ts. */
    readonly scopes?: readonly ScopeResource[];
    /** About the person who asks and nobody else, so that it needs no scope. */
    readonly is_own?: boolean;
    /** Media types of the body; the first is assumed when the header is absent. Default: JSON alone. */
    readonly accepts?: readonly MediaType[];
    /**
     * Changes the database and nothing else, so that an atomic batch may hold it. A download, a folder that is watched or
     * a model that is loaded cannot be taken back.
     */
    readonly is_atomic?: boolean;
    /** Bytes; default 8 MiB. */
    readonly body_limit?: number;
    /**
     * Makes the answer of a POST that answers with more than an id, from the id of what it made: for a repetition
     * (Idempotency-Key) whose first answer was lost in a crash. undefined when that is gone.
     */
    readonly answerAgain?: (id: string) => Promise<object | undefined>;
    /**
     * Makes the answer of a POST from what its one `write` resolves to, so that it is kept together with the change.
     */
    readonly answerFrom?: (result: unknown) => object;
  }
  interface FastifyInstance {
    /** Key of the entity tags that blind callers are given. */
    readonly tag_key: string;
  }
  interface FastifyRequest {
    /**
     * The origin by which the service was asked, such as http://127.0.0.1:7788: one of its own, which http/guard.ts has
     * checked. Links to the service begin with it: the caller's page may not be allowed to read from another name.
     */
    own_origin: string;
    /** Who asks; null on routes that are open without a token. */
    caller: Caller | null;
    /** At the token endpoint, where nobody is known yet: the client that somebody says to be. */
    signing_in: string | null;
    /** Type of the error that was answered; for the request log. */
    error_type: string | null;
    /** Whether the database server went away in the middle: what was asked may have been done. */
    is_outcome_unknown: boolean;
  }
  interface FastifySchema extends RouteWords {
    /** Groups of the API's documentation; see http/openapi/document.ts. */
    readonly tags?: readonly string[];
  }
}
