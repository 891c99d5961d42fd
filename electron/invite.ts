import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { NewUser } from '#service/api/access/users/schema.ts';
import { interfaceClient } from '#service/api/access/clients/store.ts';
import { ALL_SCOPES } from '#service/api/scopes.ts';
import type { Backend } from '#service/db/backend.ts';
import { openPostgres } from '#service/db/postgres/open.ts';
import { letIn } from '#service/workflows/people.ts';
import { isServerAddress } from './host-options.ts';
import { logToStandardError } from './log.ts';
import { UsageError } from './usage_error.ts';

/**
 * `longlist invite E-MAIL`: a one-time link for whoever has this address in an office, or for a new owner. It is how an
 * administrator of the server helps the last owner who forgot their password.
 */
export async function runInvite(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const { database, ...person } = read(argv, env);
  // not the account's own: an instance may be reading files there, or the account has no home
  const data_dir = mkdtempSync(path.join(tmpdir(), 'longlist-invite-'));
  try {
    return await inviteTo(await openPostgres(database, { data_dir, log: logToStandardError }), person);
  } finally {
    rmSync(data_dir, { recursive: true, force: true });
  }
}

async function inviteTo(opened: Backend, person: Parameters<typeof letIn>[1]): Promise<number> {
  try {
    const { db, write, instances } = opened;
    const is_set_up = await db.selectFrom('clients').select('id').limit(1).executeTakeFirst();
    if (is_set_up === undefined) throw new Error('This database is empty. Start Longlist on it first.');
    await opened.started();
    const { id, code, expires_at, is_new } = await write((trx) => letIn(trx, person));
    for (const one of [id, await interfaceClient(db, ALL_SCOPES)]) instances.tell('client_revoked', one);
    console.log(
      is_new
        ? `${person.name} <${person.email}> is an owner of this office now.`
        : `The password, the links and the sessions of ${person.email} have ended.`,
    );
    console.log(
      `This signs them in once, until ${expires_at.slice(0, 10)}: open the address of the office with`,
    );
    console.log(`  /#code=${code}`);
    return 0;
  } finally {
    await opened.close();
  }
}

function read(argv: readonly string[], env: NodeJS.ProcessEnv) {
  let given;
  try {
    const options = { database: { type: 'string' }, name: { type: 'string' } } as const;
    given = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  const { values, positionals } = given;
  const database = values.database ?? env['LONGLIST_DATABASE'] ?? '';
  if (!isServerAddress(database)) {
    throw new UsageError('longlist invite takes --database postgres://user@host/name, or LONGLIST_DATABASE.');
  }
  const [email = ''] = positionals;
  const asked = NewUser.safeParse({ email, name: values.name ?? email, role: 'owner' });
  if (!asked.success || positionals.length !== 1) {
    throw new UsageError('longlist invite takes one e-mail address.');
  }
  return { database, email: asked.data.email, name: asked.data.name };
}
