import type { ServiceContext } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { newSecret } from '../../secrets.ts';
import { networkOf } from '../../attempts.ts';
import { boundedLane } from '../../lane.ts';
import type { Share } from '../../lane.ts';
import { passwordGuesses } from './guesses.ts';
import type { From } from './guesses.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { findByEmail, passwordHashOf } from './store.ts';
import type { Db } from '../../../db/schema.ts';

/**
 * Passwords that may wait for their turn: a whole office that comes in the morning, at 20 ms each, and many windows of
 * one person. A right password is no guess and not counted, so without shares somebody could fill the lane with their
 * own.
 */
const MAX_WAITING = { of_person: 20, of_network: 150, of_all: 200 };

/** Who has an address and a password, and the mark of the browser they are at. */
type Known = {
  readonly user_id: string;
  readonly mark: string;
  /** Throws WRONG_PASSWORD unless it is theirs still: it may have been taken away while this one was looked at. */
  assertStillRight(trx: Db): Promise<void>;
};

export type SignIn = {
  /** @throws WRONG_PASSWORD, RATE_LIMITED */
  withPassword(email: string, password: string, from: From): Promise<Known>;
};

/** What is said of an address and a password, whichever of them it is. */
function wrongPassword(): ServiceError {
  return new ServiceError('WRONG_PASSWORD', 'The e-mail address or the password is wrong.');
}

/** The check of passwords, which costs the same whoever is named, and one core at most. */
export function createSignIn({ db }: Pick<ServiceContext, 'db'>, key: string): SignIn {
  const guesses = passwordGuesses(key);
  const lane = boundedLane(MAX_WAITING.of_all);
  let nobody: Promise<string> | null = null;
  return {
    async withPassword(written, password, from) {
      const email = written.trim().toLowerCase();
      const user = await findByEmail(db, email);
      const refusal = guesses.refusal(email, user?.id ?? null, from);
      if (refusal !== null) throw refusal;
      // somebody unknown costs as much as a wrong password, so that answers do not tell which it was
      const password_hash = user?.password_hash ?? (await (nobody ??= hashPassword(newSecret())));
      // counted when its turn comes: many who come in at once from one address guess nothing
      const shares: readonly Share[] = [
        [email, MAX_WAITING.of_person],
        [networkOf(from.address), MAX_WAITING.of_network],
      ];
      return lane(shares, async () => {
        const attempt = guesses.attempt(email, user?.id ?? null, from);
        if (attempt.refusal !== null) throw attempt.refusal;
        const is_right = await isPassword(password, password_hash);
        if (user === null || user.password_hash === null || !is_right) throw wrongPassword();
        attempt.takeBack();
        return {
          user_id: user.id,
          mark: guesses.markFor(user.id, from.mark ?? null),
          assertStillRight: async (trx) => {
            if ((await passwordHashOf(trx, user.id)) !== password_hash) throw wrongPassword();
          },
        };
      });
    },
  };
}
