import { withoutPassword } from '../../../db/postgres/problem.ts';
import { conflict, validationFailed } from '../../../errors.ts';
import { createOfficeMove, type OfficeMove } from '../../../workflows/office_move.ts';
import { onlyOwner } from '../../callers.ts';
import type { RouteContext } from '../../context.ts';
import type { Routes } from '../../slice.ts';
import { OfficeMoveRequest, OfficeMoveResult, type OfficeMove as Told } from './schema.ts';

const ON_A_SERVER = { 409: 'The data is on a database server already.' };
const assertOwner = onlyOwner("Everything is moved to an office in Longlist's Settings");

/** Everything moves to a PostgreSQL database while the service is at work: for the owner alone. */
export function officeMoveRoutes(routes: Routes, { folder, options, network }: RouteContext): void {
  const move = folder === null ? null : createOfficeMove(options, folder.hold, network);
  // first of all: what waits for its end would keep the service from ending
  routes.beforeClose(async () => move?.stop());

  const here = (): OfficeMove => {
    if (move !== null) return move;
    throw conflict(
      'The data is on a PostgreSQL server already. `longlist move` brings it back to a data folder ' +
        '(docs/office.md); whoever runs the server backs it up with pg_dump.',
      [],
    );
  };

  routes.get('/data_folder/office_move', {
    summary: 'Read where the move to an office server stands',
    description:
      "Only for the interface and the owner's client. A move that was made is told until it is " +
      'forgotten, also after a restart.',
    operationId: 'getOfficeMove',
    notes: { also: [409], errors: ON_A_SERVER },
    response: { 200: OfficeMoveResult },
    handler: async (request) => {
      assertOwner(request);
      return { is_error: false as const, result: told(here()) };
    },
  });

  // PUT: of a POST, a hash of the body may be kept
  routes.put('/data_folder/office_move', {
    summary: 'Move everything to an office server',
    description:
      "Only for the interface and the owner's client. It copies all rows and files to a new PostgreSQL " +
      'database, reads them again and compares them. It answers at once; GET tells how far it is. ' +
      'Meanwhile everything can be read, and whatever would change data is answered with 503. The ' +
      'data folder stays as it is. The address is kept nowhere.',
    operationId: 'moveToOffice',
    notes: {
      also: [409],
      errors: { 409: 'The data is on a database server already, or a move is at work or was made.' },
    },
    body: OfficeMoveRequest,
    response: { 202: OfficeMoveResult },
    handler: async (request, reply) => {
      assertOwner(request);
      const at = here();
      const { state } = at.state();
      if (state === 'RUNNING') throw conflict('Everything is being moved just now.', []);
      if (state === 'DONE') {
        throw conflict('Everything was moved already. Forget that (DELETE) before you move it again.', []);
      }
      const { address } = request.body;
      const problem = problemOf(address);
      if (problem !== null) throw validationFailed([{ path: 'body.address', message: problem }]);
      at.begin(address, withoutPassword(address));
      reply.header('cache-control', 'no-store');
      return { is_error: false as const, result: told(at) };
    },
  });

  routes.delete('/data_folder/office_move', {
    summary: 'Break off the move to an office server, or forget it',
    description:
      "Only for the interface and the owner's client. A move at work ends, and the database there is as " +
      'empty as before. One that has ended is forgotten, and nothing else changes.',
    operationId: 'forgetOfficeMove',
    notes: { also: [409], errors: ON_A_SERVER },
    response: { 200: OfficeMoveResult },
    handler: async (request) => {
      assertOwner(request);
      await here().forget();
      return { is_error: false as const, result: told(here()) };
    },
  });
}

/** What is wrong with an address. It is never said back: it may hold a password. */
function problemOf(address: string): string | null {
  if (!/^postgres(?:ql)?:\/\/./u.test(address) || !URL.canParse(address)) {
    return 'must be the address of a PostgreSQL database: postgres://user@host/name';
  }
  const { pathname, search, hash } = new URL(address);
  // a part of the password would be taken for the name of the database, and shown
  if (`${pathname}${search}${hash}`.includes('@') || hash !== '') {
    return 'must have the characters / ? # and @ of a password percent-encoded (%2F, %3F, %23, %40)';
  }
  // shown addresses end before it, but drivers say what a parameter has
  if (/[?&](?:password|user)=/iu.test(search)) return 'must have name and password before the host';
  return null;
}

const NOTHING: Omit<Told, 'state'> = {
  database: null,
  rows: 0,
  words: 0,
  files: 0,
  is_compared: false,
  candidates: null,
  missing: null,
  finished_at: null,
  message: null,
};

function told(move: OfficeMove): Told {
  return { ...NOTHING, ...move.state() };
}
