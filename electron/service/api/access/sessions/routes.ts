import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteContext } from '../../context.ts';
import { ServiceError, notFound } from '../../../errors.ts';
import { timestamp } from '../../../ids.ts';
import { SCOPES_OF_ROLE } from '../../roles.ts';
import { ALL_SCOPES } from '../../scopes.ts';
import { newSecret } from '../../secrets.ts';
import { tokenReply } from '../../tokens.ts';
import { assertPerson, managesClients } from '../../callers.ts';
import { findUser, listUsers } from '../users/store.ts';
import { IdParams, IdResult, idResult, many, one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { browserOf } from './browser.ts';
import { hiddenSecret, keepInCookie, secretOfCookie } from './cookie.ts';
import { Entrance, Me, Session, SessionReply, SessionRequest, SessionsEnded } from './schema.ts';
import { endOf } from './sessions.ts';
import type { Page } from './sessions.ts';
import type { StoredSession } from './store.ts';

/** Outside /api/v1: sessions belong to the interface and not to the contract. */
export function sessionRoutes(routes: Routes, context: RouteContext): void {
  signInRoutes(routes, context);
  meRoute(routes, context);
  listRoutes(routes, context);
}

function signInRoutes(routes: Routes, context: RouteContext): void {
  const { db, authority, sessions, sign_in, interface_client_id, link_key } = context;

  routes.get('/ui/entrance', {
    summary: 'Find out how the interface is entered',
    description: 'Without a token, for a page that nobody is signed in to.',
    operationId: 'readEntrance',
    response: { 200: one(Entrance) },
    handler: async () => {
      const by = (await sessions.needsAccount()) ? ('password' as const) : ('link' as const);
      return { is_error: false as const, result: { by } };
    },
  });

  /** What opens or goes on with a session. Over HTTPS, its secret is in a cookie that no page can read. */
  const enter = async (request: FastifyRequest, asked: z.output<typeof SessionRequest>) => {
    const { code, email, password, secret } = asked;
    const former = secretOfCookie(request) ?? asked.session;
    const given = secret ?? newSecret();
    const page: Page = {
      from: browserOf(request.headers['user-agent']),
      secret: request.protocol === 'https' ? hiddenSecret(link_key, given) : given,
      former,
    };
    if (typeof code === 'string') {
      return { session: await sessions.open(code, page), secret: page.secret, mark: null };
    }
    if (typeof email !== 'string') return { session: await sessions.find(former), secret: null, mark: null };
    const from = { address: request.ip, mark: asked.mark ?? null };
    const known = await sign_in.withPassword(email, password ?? '', from);
    return { session: await sessions.openFor(known, page), secret: page.secret, mark: known.mark };
  };

  routes.post('/ui/session', {
    summary: 'Sign the interface in',
    description:
      'With a one-time code, or an e-mail address and a password, it opens a session and gives its ' +
      'secret and a token. With that secret, it gives a new token. Over HTTPS the secret is kept in a ' +
      'cookie, and `session` says so. For the pages of the service itself; other programs use client ' +
      'credentials.',
    operationId: 'openSession',
    notes: {
      also: [401, 403, 429],
      errors: {
        401: 'The code is unknown or used, or there is no session, or the session has ended.',
        403: 'The e-mail address or the password is wrong (WRONG_PASSWORD).',
        429: 'Too many wrong passwords; Retry-After says when to try again.',
      },
    },
    body: SessionRequest,
    response: { 200: SessionReply },
    handler: async (request, reply) => {
      const { session, secret, mark } = await enter(request, request.body);
      const ends_at = timestamp(new Date(endOf(session)));
      const user = session.user_id === null ? null : await findUser(db, session.user_id);
      if (session.user_id !== null && user === null) {
        throw new ServiceError('INVALID_TOKEN', 'You have no account in this office any more.');
      }
      const scopes = user === null ? ALL_SCOPES : SCOPES_OF_ROLE[user.role];
      const token = await authority.issue(user?.id ?? interface_client_id, scopes, ends_at, session.id);
      const kept = secret === null ? null : keepInCookie(request, reply, secret);
      return { ...tokenReply(reply, token), session_id: session.id, session: kept, mark };
    },
  });
}

function meRoute(routes: Routes, { db, is_office }: RouteContext): void {
  routes.get('/ui/me', {
    config: { is_own: true },
    summary: 'Read who is signed in',
    description: 'Only for the interface.',
    operationId: 'readMe',
    response: { 200: one(Me) },
    handler: async (request) => {
      assertPerson(request);
      const user = await findUser(db, request.caller?.client_id ?? '');
      return { is_error: false as const, result: { user, is_office } };
    },
  });
}

/** Owners see and end everybody's sessions; others their own. */
function mayEnd(request: FastifyRequest, session: StoredSession): boolean {
  return managesClients(request) || session.user_id === request.caller?.client_id;
}

function listRoutes(routes: Routes, context: RouteContext): void {
  const { db, authority, sessions } = context;
  routes.get('/ui/sessions', {
    config: { is_own: true },
    summary: 'List browsers that are signed in',
    description:
      'Only for the interface. A session ends after seven days without use, and after thirty at the ' +
      "latest. In an office, owners see everybody's and others their own.",
    operationId: 'listSessions',
    response: { 200: many(Session) },
    handler: async (request) => {
      assertPerson(request);
      const own = request.caller?.session_id;
      const names = new Map((await listUsers(db)).map(({ id, name }) => [id, name]));
      const seen = (await sessions.list()).filter((session) => mayEnd(request, session));
      const results = seen.map((session): Session => {
        const { id, browser, system, opened_at, user_id } = session;
        const last_used_at = authority.lastUsed(session.id) ?? session.last_used_at;
        const ends_at = timestamp(new Date(endOf(session)));
        const user = user_id === null ? null : { id: user_id, name: names.get(user_id) ?? '' };
        return { id, browser, system, opened_at, last_used_at, ends_at, user, is_this: id === own };
      });
      return { is_error: false as const, results };
    },
  });

  routes.delete('/ui/sessions/:id', {
    config: { is_own: true },
    summary: 'Sign a browser out',
    description:
      'Its tokens and event streams end at once. Your own id signs you out. Only for the interface.',
    operationId: 'endSession',
    notes: { versioned: false },
    params: IdParams,
    response: { 200: IdResult },
    handler: async (request) => {
      assertPerson(request);
      const { id } = request.params;
      const ended = await sessions.end((session) => session.id === id && mayEnd(request, session));
      if (ended === 0) throw notFound('session', id);
      return idResult(id);
    },
  });

  routes.delete('/ui/sessions', {
    config: { is_own: true },
    summary: 'Sign every other browser out',
    description:
      'Only for the interface. The session that asks continues. In an office, only your own others end.',
    operationId: 'endOtherSessions',
    response: { 200: SessionsEnded },
    handler: async (request) => {
      assertPerson(request);
      const { session_id, role, client_id } = request.caller ?? {};
      const ended = await sessions.end(
        ({ id, user_id }) => id !== session_id && (role === null || user_id === client_id),
      );
      return { is_error: false as const, result: { ended } };
    },
  });
}
