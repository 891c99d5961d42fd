import { ServerAway } from '../server_away.ts';

/**
 * An error of a server or of the way to it, at the start, in words for the person who named the server. Other errors
 * come back as they are: most carry such a sentence already.
 * @param url whose password is left out of what is said
 */
export function serverProblem(error: unknown, url: string): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  const message = error instanceof Error ? error.message : String(error);
  const kind = NO_SOCKET.test(message) ? 'ECONNREFUSED' : typeof code === 'string' ? code : message;
  const sentence = PROBLEMS.find(([codes]) => codes.test(kind))?.[1];
  if (sentence === undefined) return error;
  return new Error(`The database ${withoutPassword(url)} ${sentence} (${message || code}).`, {
    cause: error,
  });
}

/** The address of a database as it may be shown. */
export function withoutPassword(url: string): string {
  try {
    const shown = new URL(url);
    shown.password = '';
    shown.search = '';
    return shown.href;
  } catch {
    return 'that was named';
  }
}

/** What to throw for an error of a query: the server's own errors have a SQLSTATE, the system's a name. */
export function toldProblem(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  const message = error instanceof Error ? error.message : '';
  const is_away =
    typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code)
      ? /^(?:08|57P|25P03)/u.test(code)
      : typeof code === 'string' || /terminated|timeout|not queryable|Connection/u.test(message);
  return is_away ? new ServerAway(error) : error;
}

/** A server of the same computer that does not run leaves none. */
const NO_SOCKET = /^connect ENOENT /u;

/** By the system's or the server's code, where there is one; SQLSTATE has five letters and digits. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|EPIPE)$/u,
    'cannot be reached. Is the server running, and are host and port right?',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/u, 'is on a host whose name is not known. Check the name'],
  [/^(28P01|28000)$/u, 'refuses this name or password. Check both; a password may also stand in ~/.pgpass'],
  [/^3D000$/u, 'does not exist. Make it on the server: createdb, or CREATE DATABASE'],
  [/^(42501|42P06)$/u, 'does not let this account make tables. Make the account the owner of the database'],
  [/^53300$/u, 'has no connection left. Raise max_connections on the server, or stop other programs'],
  [/^(53100|53200)$/u, 'has no room left. Free some space on the server'],
  [/^57P0[123]$/u, 'is starting or stopping. Start again in a moment'],
  [/^(25006|25P02)$/u, 'can only be read. Connect to the main server, not to a copy of it'],
  [
    /SSL|certificate|self-signed/iu,
    'cannot be spoken to safely. Check its certificate, or the sslmode in its address',
  ],
];
