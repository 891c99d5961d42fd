import type { FastifyRequest } from 'fastify';
import type { RouteContext } from '../../context.ts';
import { ServiceError, notFound, validationFailed } from '../../../errors.ts';
import { recordEvent } from '../../feeds/events/store.ts';
import { IdParams, IdResult, idResult, one } from '../../fields.ts';
import type { Routes } from '../../slice.ts';
import { renewLink } from '../../../workflows/people.ts';
import { assertManagesPeople, assertOffice, assertThere } from './checks.ts';
import { hashPassword } from './passwords.ts';
import { PasswordChange, SignInLink } from './schema.ts';
import { findUser, passwordHashOf, setPasswordHash } from './store.ts';

/** Links that owners make, and the passwords that people choose. */
export function signInRoutes(routes: Routes, context: RouteContext): void {
  const { db, write, authority, sessions, sign_in } = context;

  routes.post('/users/:id/link', {
    summary: 'Make a link that signs somebody in once',
    description:
      'For owners, when somebody forgot their password or lost their link. Their password so far, older ' +
      'links and all their sessions end; the link is good for seven days.',
    operationId: 'makeSignInLink',
    params: IdParams,
    response: { 200: one(SignInLink) },
    handler: async (request, reply) => {
      assertManagesPeople(request);
      assertOffice(context);
      const { id } = request.params;
      const link = await write(async (trx) => {
        await assertThere(trx, id);
        return renewLink(trx, id);
      });
      authority.forget(id);
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: link };
    },
  });

  routes.put('/users/:id/password', {
    config: { is_own: true },
    summary: 'Choose your own password',
    description:
      'Only in the interface, and only your own. All your other sessions end. After ten wrong current ' +
      'passwords, wait a quarter of an hour.',
    operationId: 'choosePassword',
    notes: {
      also: [403, 409],
      errors: {
        403: 'The current password is wrong (WRONG_PASSWORD), or it is not your own.',
        409: 'The password was changed elsewhere a moment ago.',
      },
    },
    params: IdParams,
    body: PasswordChange,
    response: { 200: IdResult },
    handler: async (request) => {
      const { id } = request.params;
      assertSelf(request, id);
      const { password, current_password } = request.body;
      const user = await findUser(db, id);
      if (user === null) throw notFound('person', id);
      if (password.toLowerCase().includes(user.email) || password.toLowerCase() === user.name.toLowerCase()) {
        throw validationFailed([
          { path: 'body.password', message: 'must not be your name or hold your e-mail address' },
        ]);
      }
      const before = await passwordHashOf(db, id);
      if (before !== null) {
        const { session_id } = request.caller ?? {};
        await sign_in.withPassword(user.email, current_password ?? '', { address: request.ip, session_id });
      }
      const password_hash = await hashPassword(password);
      await write(async (trx) => {
        // an owner may have taken the former one away meanwhile: the session that asks is ended then
        if ((await passwordHashOf(trx, id)) !== before) throw changedMeanwhile();
        await setPasswordHash(trx, id, password_hash);
        await recordEvent(trx, 'user.updated', id);
      });
      const own = request.caller?.session_id;
      await sessions.end((session) => session.user_id === id && session.id !== own);
      return idResult(id);
    },
  });
}

function changedMeanwhile(): ServiceError {
  return new ServiceError(
    'CONFLICT',
    'The password was changed elsewhere a moment ago. Nothing was changed here.',
  );
}

function assertSelf(request: FastifyRequest, id: string): void {
  if (request.caller?.kind === 'interface' && request.caller.client_id === id) return;
  throw new ServiceError(
    'INSUFFICIENT_SCOPE',
    'Everybody chooses their own password, in the window of Longlist.',
  );
}
