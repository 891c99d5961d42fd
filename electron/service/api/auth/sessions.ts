import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from '../../db/settings.ts';
import type { Database } from '../../db/schema.ts';
import { ServiceError } from '../../errors.ts';
import { fastHash, newSecret } from './secrets.ts';

const CODE_LIFETIME_MS = 24 * 3600 * 1000;
const SESSION_LIFETIME_MS = 30 * 24 * 3600 * 1000;
const KEPT_SESSIONS = 50;
const SETTING = 'interface_sessions';

type Session = { readonly hash: string; readonly expires_at: number };

/**
 * How the interface comes in without a stored password: a one-time code (printed as a link, or handed over by
 * the desktop shell) opens a session, whose cookie lets the page ask for tokens again after a reload.
 */
export type Sessions = {
  createCode(): string;
  /** Uses up a code; gives the new session's secret and its lifetime in seconds. Throws INVALID_TOKEN. */
  open(code: string): Promise<{ session: string; max_age: number }>;
  /** Throws INVALID_TOKEN unless the session is known and young enough. */
  assertKnown(session: string | undefined): Promise<void>;
};

export function interfaceSessions(db: Kysely<Database>): Sessions {
  const codes = new Map<string, number>();
  const read = async (): Promise<Session[]> => {
    const sessions = JSON.parse((await readSetting(db, SETTING)) ?? '[]') as Session[];
    return sessions.filter((session) => session.expires_at > Date.now());
  };
  return {
    createCode: () => {
      const code = newSecret();
      codes.set(fastHash(code), Date.now() + CODE_LIFETIME_MS);
      return code;
    },
    open: async (code) => {
      const hash = fastHash(code);
      const expires_at = codes.get(hash);
      codes.delete(hash);
      if (expires_at === undefined || expires_at < Date.now()) {
        throw new ServiceError(
          'INVALID_TOKEN',
          'This link was used already or is too old. Start Longlist again for a new one.',
        );
      }
      const session = newSecret();
      const opened = { hash: fastHash(session), expires_at: Date.now() + SESSION_LIFETIME_MS };
      await writeSetting(db, SETTING, JSON.stringify([opened, ...(await read())].slice(0, KEPT_SESSIONS)));
      return { session, max_age: SESSION_LIFETIME_MS / 1000 };
    },
    assertKnown: async (session) => {
      const hash = session === undefined ? '' : fastHash(session);
      if ((await read()).some((known) => known.hash === hash)) return;
      throw new ServiceError(
        'INVALID_TOKEN',
        'This window is not signed in. Open the link that Longlist printed when it started.',
      );
    },
  };
}
