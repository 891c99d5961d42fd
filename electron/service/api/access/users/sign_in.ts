import type { ServiceContext } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { newSecret } from '../../secrets.ts';
import { boundedLane } from '../../lane.ts';
import { passwordGuesses } from './guesses.ts';
import type { From } from './guesses.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findByEmail } from './store.ts';

/** Passwords that may wait for their turn: a whole office that comes in the morning, at 20 ms each. */
const MAX_WAITING = 200;

export type SignIn = {
  /**
   * Who has this address and password, and the mark of the browser they are at.
   * @throws WRONG_PASSWORD, RATE_LIMITED
   */
  withPassword(email: string, password: string, from: From): Promise<{ user_id: string; mark: string }>;
};

/** The check of passwords, which costs the same whoever is named, and one core at most. */
export function createSignIn({ db }: Pick<ServiceContext, 'db'>, key: string): SignIn {
  const guesses = passwordGuesses(key);
  const lane = boundedLane(MAX_WAITING);
  let nobody: Promise<string> | null = null;
  return {
    async withPassword(written, password, from) {
      const email = written.trim().toLowerCase();
      const user = await findByEmail(db, email);
      const attempt = guesses.attempt(email, user?.id ?? null, from);
      if (attempt.refusal !== null) throw attempt.refusal;
      // somebody unknown costs as much as a wrong password, so that answers do not tell which it was
      const password_hash = user?.password_hash ?? (await (nobody ??= hashPassword(newSecret())));
      const is_right = await lane(() => isPassword(password, password_hash));
      if (user === null || user.password_hash === null || !is_right) {
        throw new ServiceError('WRONG_PASSWORD', 'The e-mail address or the password is wrong.');
      }
      attempt.takeBack();
      return { user_id: user.id, mark: guesses.markFor(user.id, from.mark ?? null) };
    },
  };
}
