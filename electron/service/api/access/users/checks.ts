import type { Db } from '../../../db/schema.ts';
import type { ServiceContext } from '../../../context.ts';
import { ServiceError, notFound } from '../../../errors.ts';
import { onlyOwner } from '../../callers.ts';
import type { User } from './schema.ts';
import { findUser } from './store.ts';

/** Throws INSUFFICIENT_SCOPE unless the caller may manage people. */
export const assertManagesPeople = onlyOwner("People are managed in Longlist's Settings");

/** Throws CONFLICT where people have no accounts. */
export function assertOffice({ is_office }: Pick<ServiceContext, 'is_office'>): void {
  if (is_office) return;
  throw new ServiceError(
    'CONFLICT',
    'On one computer nobody signs in. People have accounts in an office, where a PostgreSQL server keeps the data.',
  );
}

/** Somebody with an account. Throws NOT_FOUND. */
export async function assertThere(db: Db, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw notFound('person', id);
  return user;
}
