import type { RouteContext } from '../../context.ts';
import { notFound } from '../../../errors.ts';
import { timestamp } from '../../../ids.ts';
import { ALL_SCOPES } from '../../scopes.ts';
import { newSecret } from '../../secrets.ts';
import { tokenReply } from '../../tokens.ts';
import { assertFromInterface } from '../clients/store.ts';
import { IdParams, IdResult, idResult, many } from '../../fields.ts';
import type { App } from '../../slice.ts';
import { browserOf } from './browser.ts';
import { Session, SessionReply, SessionRequest, SessionsEnded } from './schema.ts';
import { endOf } from './sessions.ts';
import type { StoredSession } from './store.ts';

const tags = ['Access'];

/** Outside /api/v1: sessions belong to the interface and not to the contract. */
export function sessionRoutes(app: App, context: RouteContext): void {
  const { authority, sessions, interface_client_id } = context;

  app.post(
    '/ui/session',
    {
      schema: {
        tags,
        summary: 'Sign the interface in',
        description:
          'With a one-time code, it opens a session and gives its secret and a token. With that secret, it ' +
          'gives a new token. For the pages of the service itself; other programs use client credentials.',
        operationId: 'openSession',
        notes: {
          also: [401],
          errors: { 401: 'The code is unknown or used, or there is no session, or the session has ended.' },
        },
        body: SessionRequest,
        response: { 200: SessionReply },
      },
    },
    async (request, reply) => {
      const { code, session: former, secret } = request.body;
      const opened =
        typeof code === 'string'
          ? await sessions.open(code, browserOf(request.headers['user-agent']), secret ?? newSecret(), former)
          : { session: await sessions.find(former), secret: null };
      const { session } = opened;
      const ends_at = timestamp(new Date(endOf(session)));
      const token = await authority.issue(interface_client_id, ALL_SCOPES, ends_at, session.id);
      return { ...tokenReply(reply, token), session_id: session.id, session: opened.secret };
    },
  );

  app.get(
    '/ui/sessions',
    {
      schema: {
        tags,
        summary: 'List browsers that are signed in',
        description:
          'Only for the interface. A session ends after seven days without use, and after thirty at the ' +
          'latest.',
        operationId: 'listSessions',
        response: { 200: many(Session) },
      },
    },
    async (request) => {
      assertFromInterface(request, context);
      const own = request.caller?.session_id;
      const results = (await sessions.list()).map((session) => {
        const last_used_at = authority.lastUsed(session.id) ?? session.last_used_at;
        return toShown({ ...session, last_used_at }, session.id === own);
      });
      return { is_error: false as const, results };
    },
  );

  app.delete(
    '/ui/sessions/:id',
    {
      schema: {
        tags,
        summary: 'Sign a browser out',
        description:
          'Its tokens and event streams end at once. Your own id signs you out. Only for the interface.',
        operationId: 'endSession',
        notes: { versioned: false },
        params: IdParams,
        response: { 200: IdResult },
      },
    },
    async (request) => {
      assertFromInterface(request, context);
      const { id } = request.params;
      if ((await sessions.end((session) => session.id === id)) === 0) throw notFound('session', id);
      return idResult(id);
    },
  );

  app.delete(
    '/ui/sessions',
    {
      schema: {
        tags,
        summary: 'Sign every other browser out',
        description: 'Only for the interface. The session that asks continues.',
        operationId: 'endOtherSessions',
        response: { 200: SessionsEnded },
      },
    },
    async (request) => {
      assertFromInterface(request, context);
      const own = request.caller?.session_id;
      const ended = await sessions.end(({ id }) => id !== own);
      return { is_error: false as const, result: { ended } };
    },
  );
}

function toShown(session: StoredSession, is_this: boolean): Session {
  const { id, browser, system, opened_at, last_used_at } = session;
  const ends_at = timestamp(new Date(endOf(session)));
  return { id, browser, system, opened_at, last_used_at, ends_at, is_this };
}
