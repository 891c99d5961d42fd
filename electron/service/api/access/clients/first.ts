import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../../db/schema.ts';
import { newId } from '../../../ids.ts';
import { ALL_SCOPES } from '../../scopes.ts';
import { hashSecret, matchesHash, newSecret } from '../../secrets.ts';
import { Uuid } from '../../fields.ts';
import { listSessions, removeSessions } from '../sessions/store.ts';
import type { OwnerClient } from './schema.ts';
import {
  findClientForToken,
  findOwner,
  insertClient,
  listClients,
  makeOwner,
  setSecret,
  type Credentials,
} from './store.ts';

const FILE = 'client.json';

/**
 * The owner's own API client. Pre-set credentials are made to work on every start, whatever was stored; else
 * the first start makes some and writes them to client.json, readable by the owner alone. Returns them while
 * they are known (that file is removed once the secret is changed in the interface).
 */
export async function ensureFirstClient(
  db: Db,
  data_dir: string,
  preset: Credentials | undefined,
): Promise<Credentials | null> {
  if (preset !== undefined) return applyPreset(db, preset);
  const known = await listClients(db);
  if (known.length > 0) {
    const written = readClientFile(data_dir);
    // another database may have taken the place of the one that these were made for
    return known.some(({ id }) => id === written?.client_id) ? written : null;
  }
  const credentials = { client_id: newId(), client_secret: newSecret() };
  // the file first: credentials nobody can read again would be worse than a file nobody can use
  writeFileSync(path.join(data_dir, FILE), `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  await insertOwner(db, credentials);
  return credentials;
}

/** Call it when the secret of this client stops being valid. */
export function forgetClientFile(data_dir: string, client_id: string): void {
  if (readClientFile(data_dir)?.client_id === client_id) rmSync(path.join(data_dir, FILE), { force: true });
}

/** What Settings shows the owner about the first client; null once it is revoked. */
export async function ownerClient(
  db: Db,
  data_dir: string,
  preset: Credentials | undefined,
): Promise<OwnerClient | null> {
  if (preset !== undefined) {
    // whoever set it knows it: a secret of the environment is not shown to whoever sits at the screen
    return { client_id: preset.client_id.toLowerCase(), client_secret: null, file: null, is_preset: true };
  }
  const owner = await findOwner(db);
  if (owner === null) return null;
  const written = readClientFile(data_dir);
  const known = written?.client_id === owner.id;
  return {
    client_id: owner.id,
    client_secret: known ? written.client_secret : null,
    file: known ? path.join(data_dir, FILE) : null,
    is_preset: false,
  };
}

async function applyPreset(db: Db, preset: Credentials): Promise<Credentials> {
  const id = Uuid.safeParse(preset.client_id);
  if (!id.success) throw new Error('The pre-set client id (LONGLIST_CLIENT_ID) must be a UUID.');
  if (preset.client_secret === '') {
    throw new Error('The pre-set client secret (LONGLIST_CLIENT_SECRET) must not be empty.');
  }
  const credentials = { client_id: id.data, client_secret: preset.client_secret };
  const known = await findClientForToken(db, credentials.client_id);
  if (known !== null) {
    if (!(await matchesHash(credentials.client_secret, known.secret_hash))) {
      await setSecret(db, known.id, await hashSecret(credentials.client_secret));
      // the host renewed its secret: whoever came in before opens a new link
      const open = await listSessions(db);
      await removeSessions(
        db,
        open.map((session) => session.id),
      );
    }
    await makeOwner(db, known.id);
  } else {
    await db.deleteFrom('clients').where('id', '=', credentials.client_id).execute();
    await insertOwner(db, credentials);
  }
  return credentials;
}

async function insertOwner(db: Db, { client_id, client_secret }: Credentials): Promise<void> {
  await insertClient(db, {
    id: client_id,
    name: 'Owner',
    secret_hash: await hashSecret(client_secret),
    scopes: ALL_SCOPES,
    is_owner: true,
  });
}

function readClientFile(data_dir: string): Credentials | null {
  try {
    return JSON.parse(readFileSync(path.join(data_dir, FILE), 'utf8')) as Credentials;
  } catch {
    // gone, or edited by hand: the clients themselves are in the database
    return null;
  }
}
