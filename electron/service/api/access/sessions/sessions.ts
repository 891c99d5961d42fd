import type { ServiceContext } from '../../../context.ts';
import { isDamage } from '../../../db/sqlite/problem.ts';
import { ServiceError } from '../../../errors.ts';
import type { Authority } from '../../tokens.ts';
import { fastHash, newSecret } from '../../secrets.ts';
import { findSession, insertSession, listSessions, newSession, removeSessions } from './store.ts';
import type { StoredSession } from './store.ts';

const DAY_MS = 24 * 3600 * 1000;
const CODE_LIFETIME_MS = DAY_MS;
/** A session ends after this long without use. */
export const IDLE_MS = 7 * DAY_MS;
/** No session lasts longer, however much it is used. */
export const LIFETIME_MS = 30 * DAY_MS;
const MAX_SESSIONS = 50;

/**
 * How the interface comes in without a stored password: a one-time code (printed as a link, or handed over by the
 * desktop shell) opens a session. The page keeps its secret where no other origin can read it, and asks with it for
 * tokens again after a reload. No cookie: a browser sends those to every port of this computer, whoever listens there.
 */
export type Sessions = {
  createCode(): string;
  /** Takes a code that a host made before the service started. */
  acceptCode(code: string): void;
  /**
   * Uses up a code and opens a session; the one the page had before ends. Asked again with the same secret, it gives
   * the session that was opened: a page that was loaded anew before the answer came is not locked out by a code that
   * is spent. Throws INVALID_TOKEN.
   * @param secret what the session is known by from now on, as newSecret makes it.
   * @param former the secret of the session that the page had before.
   */
  open(
    code: string,
    from: Pick<StoredSession, 'browser' | 'system'>,
    secret: string,
    former: string | null | undefined,
  ): Promise<{ session: StoredSession; secret: string }>;
  /** The session of this secret. Throws INVALID_TOKEN unless there is one that has not ended. */
  find(secret: string | null | undefined): Promise<StoredSession>;
  /** Sessions that have not ended, the one used last first. */
  list(): Promise<StoredSession[]>;
  /** Ends the sessions for which this is true, with their tokens and streams, at once; gives how many. */
  end(which: (session: StoredSession) => boolean): Promise<number>;
};

/** When a session ends at the latest, in milliseconds since 1970. */
export function endOf(session: StoredSession): number {
  return Date.parse(session.opened_at) + LIFETIME_MS;
}

function hasEnded(session: StoredSession): boolean {
  return Math.min(endOf(session), Date.parse(session.last_used_at) + IDLE_MS) <= Date.now();
}

/** Whether this could be written; false where the database is damaged, which lets people read on. */
async function unlessDamaged(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

/** Opens, knows and ends the interface's sessions. */
export function interfaceSessions(
  { db, write }: Pick<ServiceContext, 'db' | 'write'>,
  authority: Pick<Authority, 'forgetSession'>,
): Sessions {
  const codes = new Map<string, number>();
  // of a damaged database, to which nothing is written: known while this process lives
  const unwritten: StoredSession[] = [];
  const ended = new Set<string>();
  const all = async (): Promise<StoredSession[]> =>
    [...unwritten, ...(await listSessions(db))].filter(({ id }) => !ended.has(id));

  const end: Sessions['end'] = async (which) => {
    const ids = (await all()).filter(which).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await unlessDamaged(() => write((trx) => removeSessions(trx, ids)));
    for (const id of ids) {
      ended.add(id);
      authority.forgetSession(id);
    }
    return ids.length;
  };

  const known = async (secret: string): Promise<StoredSession | null> => {
    const hash = fastHash(secret);
    const session = unwritten.find((one) => one.secret_hash === hash) ?? (await findSession(db, hash));
    if (session === null || ended.has(session.id)) return null;
    if (!hasEnded(session)) return session;
    await end(({ id }) => id === session.id);
    return null;
  };

  // by the hash of its secret, until it is stored: asked again in between, it is the same
  const opening = new Map<string, Promise<StoredSession>>();
  const openNew = async (
    from: Pick<StoredSession, 'browser' | 'system'>,
    secret_hash: string,
    former: string | null | undefined,
  ): Promise<StoredSession> => {
    const session = newSession({ ...from, secret_hash }, Date.now());
    const is_written = await unlessDamaged(() => write((trx) => insertSession(trx, session)));
    if (!is_written) unwritten.push(session);
    const former_hash = typeof former === 'string' ? fastHash(former) : null;
    const kept = new Set((await all()).slice(0, MAX_SESSIONS).map(({ id }) => id));
    await end((one) => one.secret_hash === former_hash || hasEnded(one) || !kept.has(one.id));
    return session;
  };

  const acceptCode = (code: string): void => {
    codes.set(fastHash(code), performance.now() + CODE_LIFETIME_MS);
  };
  return {
    createCode: () => {
      const code = newSecret();
      acceptCode(code);
      return code;
    },
    acceptCode,
    open: async (code, from, secret, former) => {
      const [hash, secret_hash] = [fastHash(code), fastHash(secret)];
      const kept = await known(secret);
      const expires_at = codes.get(hash);
      codes.delete(hash);
      if (kept === null && expires_at !== undefined && expires_at >= performance.now()) {
        const work = openNew(from, secret_hash, former).finally(() => opening.delete(secret_hash));
        opening.set(secret_hash, work);
        return { session: await work, secret };
      }
      const opened = kept ?? (await opening.get(secret_hash)) ?? (await known(secret));
      if (opened !== null) return { session: opened, secret };
      throw new ServiceError(
        'INVALID_TOKEN',
        'This link was used already or is too old. Start Longlist again for a new one.',
      );
    },
    find: async (secret) => {
      const session = typeof secret === 'string' ? await known(secret) : null;
      if (session !== null) return session;
      throw new ServiceError(
        'INVALID_TOKEN',
        'This window is not signed in. Open the link that Longlist printed when it started.',
      );
    },
    list: async () => (await all()).filter((session) => !hasEnded(session)),
    end,
  };
}
