import type { ServiceContext } from '../../../context.ts';
import { notHeld } from '../../../db/hold.ts';
import { isDamage } from '../../../db/sqlite/problem.ts';
import { ServiceError } from '../../../errors.ts';
import type { Authority } from '../../tokens.ts';
import type { Db } from '../../../db/schema.ts';
import { fastHash, newSecret } from '../../secrets.ts';
import { hasPeople, takeLink } from '../users/store.ts';
import { findSession, insertSession, listSessions, newSession, removeSessions } from './store.ts';
import type { StoredSession } from './store.ts';

const DAY_MS = 24 * 3600 * 1000;
const CODE_LIFETIME_MS = DAY_MS;
/** A session ends after this long without use. */
const IDLE_MS = 7 * DAY_MS;
/** No session lasts longer, however much it is used. */
export const LIFETIME_MS = 30 * DAY_MS;
const MAX_SESSIONS = 50;

/** The page that asks for a session. */
export type Page = {
  readonly from: Pick<StoredSession, 'browser' | 'system'>;
  /** What the session is known by from now on, as newSecret makes it. */
  readonly secret: string;
  /** The secret of the session that the page had before. */
  readonly former: string | null | undefined;
};

/**
 * How the interface comes in without a stored password: a one-time code (printed as a link, or handed over by the
 * desktop shell) opens a session. The page keeps its secret where no other origin can read it, and asks with it for
 * tokens again after a reload. No cookie: a browser sends those to every port of this computer, whoever listens there.
 */
export type Sessions = {
  /** Whether people sign in with accounts of their own: in an office, once anybody has one. */
  needsAccount(): Promise<boolean>;
  createCode(): string;
  /** Takes a code that a host made before the service started. */
  acceptCode(code: string): void;
  /**
   * Uses up a code and opens a session; the one the page had before ends. Asked again with the same secret, it gives
   * the session that was opened: a page that was loaded anew before the answer came is not locked out by a code that
   * is spent. The code is one of the host's own, which let in whoever holds them while nobody has an account, or one
   * that was made for a person. Throws INVALID_TOKEN.
   */
  open(code: string, page: Page): Promise<StoredSession>;
  /**
   * Opens a session for somebody who said their password. Asked again with the same secret, it gives the one that was
   * opened.
   * @param who `assertStillRight` throws where what they said is not right any more
   */
  openFor(
    who: { readonly user_id: string; assertStillRight(trx: Db): Promise<void> },
    page: Page,
  ): Promise<StoredSession>;
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
    await notHeld(work);
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}

/** Whose a new session is. */
type Whose = {
  /** Whether that stands before anything is written. */
  readonly is_known: boolean;
  /** Uses up what lets somebody in, in the transaction of the session that it opens. */
  find(trx: Db): Promise<string | null>;
};

/** Opens, knows and ends the interface's sessions. */
export function interfaceSessions(
  { db, write, is_office }: Pick<ServiceContext, 'db' | 'write' | 'is_office'>,
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

  const needsAccount = async (trx: Db = db): Promise<boolean> => is_office && (await hasPeople(trx));
  /** Where people have accounts, a session that is nobody's is none. */
  const needsPerson = async (session: Pick<StoredSession, 'user_id'>): Promise<boolean> =>
    session.user_id === null && (await needsAccount());

  const known = async (secret: string): Promise<StoredSession | null> => {
    const hash = fastHash(secret);
    const session = unwritten.find((one) => one.secret_hash === hash) ?? (await findSession(db, hash));
    if (session === null || ended.has(session.id)) return null;
    if (!hasEnded(session) && !(await needsPerson(session))) return session;
    await end(({ id }) => id === session.id);
    return null;
  };

  // by the hash of its secret, until it is stored: asked again in between, it is the same
  const opening = new Map<string, Promise<StoredSession>>();
  const openNew = async ({ from, secret, former }: Page, whose: Whose): Promise<StoredSession> => {
    const session = newSession({ ...from, secret_hash: fastHash(secret), user_id: null }, Date.now());
    const is_written = await unlessDamaged(() =>
      write(async (trx) => {
        session.user_id = await whose.find(trx);
        await insertSession(trx, session);
      }),
    );
    if (!is_written) {
      if (!whose.is_known) throw new ServiceError('NOT_READY', 'The database is damaged.');
      unwritten.push(session);
    }
    const former_hash = typeof former === 'string' ? fastHash(former) : null;
    const own = (await all()).filter(({ user_id }) => user_id === session.user_id);
    const beyond = new Set(own.slice(MAX_SESSIONS).map(({ id }) => id));
    await end((one) => one.secret_hash === former_hash || hasEnded(one) || beyond.has(one.id));
    return session;
  };
  const openOnce = (page: Page, whose: Whose): Promise<StoredSession> => {
    const key = fastHash(page.secret);
    const work = openNew(page, whose).finally(() => opening.delete(key));
    opening.set(key, work);
    return work;
  };

  const ofHost = async (trx: Db): Promise<null> => {
    if (!(await needsAccount(trx))) return null;
    throw new ServiceError(
      'INVALID_TOKEN',
      'People have accounts here: sign in with your e-mail address and password.',
    );
  };
  const ofLink = async (trx: Db, code: string): Promise<string> => {
    const user_id = await takeLink(trx, code);
    if (user_id !== null) return user_id;
    throw new ServiceError(
      'INVALID_TOKEN',
      is_office
        ? 'This link was used already or is too old. Ask an owner of this office for a new one.'
        : 'This link was used already or is too old. Start Longlist again for a new one.',
    );
  };

  const acceptCode = (code: string): void => {
    codes.set(fastHash(code), performance.now() + CODE_LIFETIME_MS);
  };
  return {
    needsAccount: () => needsAccount(),
    createCode: () => {
      const code = newSecret();
      acceptCode(code);
      return code;
    },
    acceptCode,
    open: async (code, page) => {
      const hash = fastHash(code);
      const kept = await known(page.secret);
      const expires_at = codes.get(hash);
      codes.delete(hash);
      if (kept !== null) return kept;
      const begun = opening.get(fastHash(page.secret));
      if (begun !== undefined) return begun;
      const is_hosts = expires_at !== undefined && expires_at >= performance.now();
      return openOnce(page, {
        is_known: is_hosts,
        find: is_hosts ? ofHost : (trx) => ofLink(trx, code),
      });
    },
    openFor: async ({ user_id, assertStillRight }, page) => {
      const kept = (await known(page.secret)) ?? (await opening.get(fastHash(page.secret)));
      if (kept?.user_id === user_id) return kept;
      return openOnce(page, {
        is_known: false,
        find: async (trx) => {
          await assertStillRight(trx);
          return user_id;
        },
      });
    },
    find: async (secret) => {
      const session = typeof secret === 'string' ? await known(secret) : null;
      if (session !== null) return session;
      throw new ServiceError(
        'INVALID_TOKEN',
        is_office
          ? 'This window is not signed in.'
          : 'This window is not signed in. Open the link that Longlist printed when it started.',
      );
    },
    list: async () => (await all()).filter((session) => !hasEnded(session)),
    end,
  };
}
