import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { RouteContext } from './context.ts';
import type { Page } from './paging.ts';
import type { RouteWords } from './route_words.ts';
import type { ScopeResource } from './scopes.ts';
import type { Caller } from './tokens.ts';

export type MediaType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

export type App = FastifyInstance;

/** The schema of a body, or one for each media type it may have. */
type BodySchema = z.ZodType | { readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>> };

/** What a schema makes of what was sent. */
type Read<Schema> = Schema extends z.ZodType
  ? z.output<Schema>
  : Schema extends { readonly content: infer Content }
    ? {
        [Type in keyof Content]: Content[Type] extends { schema: infer Of } ? Read<Of> : never;
      }[keyof Content]
    : unknown;

type RequestOf<Params, Query, Body> = FastifyRequest<{
  Params: Read<Params>;
  Querystring: Read<Query>;
  Body: Read<Body>;
}>;

/** The JSON that a route answers with. */
type Answer<Answers> = [Answers[keyof Answers]] extends [never]
  ? unknown
  : Answers[keyof Answers] extends z.ZodType
    ? z.input<Answers[keyof Answers]>
    : unknown;

/** One route: what is said of it, what it takes and answers, and how. Types flow from the schemas to the handler. */
type Route<Params, Query, Body, Answers> = RouteWords & {
  readonly config?: FastifyContextConfig;
  readonly params?: Params;
  readonly querystring?: Query;
  readonly body?: Body;
  /** By status; absent where the answer is no JSON. Where there is only one, it is that of every success. */
  readonly response?: Answers;
  readonly handler: (
    request: RequestOf<Params, Query, Body>,
    reply: FastifyReply,
  ) => Promise<Answer<Answers> | FastifyReply>;
};

type Declare = <
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends BodySchema | undefined = undefined,
  Answers extends Readonly<Record<number, z.ZodType>> = Record<number, never>,
>(
  path: string,
  route: Route<Params, Query, Body, Answers>,
) => void;

/** How a path names a record, and how that is found: `load` throws NOT_FOUND where there is none. */
export type Named<Params extends z.ZodType, Found> = {
  readonly params: Params;
  readonly load: (db: Db, params: z.output<Params>) => Promise<Found>;
};

type Identified = { readonly id: string };

type Change = <Params extends z.ZodType, Found extends Identified, Body extends z.ZodType>(
  path: string,
  named: Named<Params, Found>,
  route: RouteWords & {
    readonly body: Body;
    readonly save: (trx: Db, found: Found, body: z.output<Body>) => Promise<void>;
  },
) => void;

/** Where a slice declares its routes. Those of any kind by their method, and regular ones by what they do. */
export type Routes = Readonly<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Declare>> & {
  /** GET of a list, a page at a time. */
  list<Query extends z.ZodType, Of extends z.ZodType>(
    path: string,
    route: RouteWords & {
      readonly querystring: Query;
      readonly of: Of;
      readonly rows: (db: Db, query: z.output<Query>) => Promise<Page<z.input<Of>>>;
    },
  ): void;
  /** POST of a new record. `make` runs in one transaction, and returns the id. */
  create<Body extends z.ZodType>(
    path: string,
    route: RouteWords & {
      readonly body: Body;
      readonly make: (trx: Db, body: z.output<Body>) => Promise<string>;
    },
  ): void;
  /** GET of one record, with its entity tag. */
  read<Params extends z.ZodType, Of extends z.ZodType>(
    path: string,
    named: Named<Params, z.input<Of>>,
    route: RouteWords & { readonly of: Of },
  ): void;
  /** PUT of a record there is, in the version the caller has. `save` runs in one transaction. */
  replace: Change;
  /** PATCH, likewise. */
  change: Change;
  /** DELETE of a record, in the version the caller has. `erase` runs in one transaction. */
  remove<Params extends z.ZodType, Found extends Identified>(
    path: string,
    named: Named<Params, Found>,
    route: RouteWords & { readonly erase: (trx: Db, found: Found) => Promise<void> },
  ): void;
  /** Any other change in one transaction. `act` returns the id that is answered. */
  act<Params extends z.ZodType | undefined = undefined, Body extends BodySchema | undefined = undefined>(
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    route: Pick<Route<Params, undefined, Body, never>, 'config' | 'params' | 'body' | keyof RouteWords> & {
      /** 200 unless something is made, or only begun. */
      readonly status?: 201 | 202;
      readonly act: (trx: Db, request: RequestOf<Params, undefined, Body>) => Promise<string>;
    },
  ): void;
  /** Carries a request out as if it had been sent. */
  readonly inject: App['inject'];
  /** Does this before the service waits for requests that are being answered. */
  readonly beforeClose: (act: () => Promise<void>) => void;
};

/** The routes of one resource. Listed in http/app.ts and nowhere else. */
export type Slice = (routes: Routes, context: RouteContext) => void;

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
