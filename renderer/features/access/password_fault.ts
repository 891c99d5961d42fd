import type { User } from '../../api/users.ts';
import { texts } from '../../texts.ts';

/** What the service asks of a password, so that it is said before it is sent. The service has the last word. */
const LEAST = 12;
const LEAST_DIFFERENT = 5;

/** What is wrong with a new password, in a sentence; null for nothing that is known here. */
export function faultOf(password: string, { name, email }: Pick<User, 'name' | 'email'>): string | null {
  const length = [...password].length;
  const plain = password.toLowerCase();
  if (length < LEAST) return texts.people.tooShort(length);
  if (new Set(password).size < LEAST_DIFFERENT) return texts.people.tooUniform;
  return plain === name.toLowerCase() || plain.includes(email) ? texts.people.isOwn : null;
}
