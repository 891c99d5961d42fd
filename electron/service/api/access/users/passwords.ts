import { hash, verify } from '@node-rs/argon2';

/** OWASP's Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane; 30 ms on one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters, however a keyboard composes them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

/** The Argon2id hash of a password, with its salt and cost, as the PHC string format writes it. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/** Whether this is the password of the hash. */
export function isPassword(password: string, password_hash: string): Promise<boolean> {
  return verify(password_hash, normal(password));
}
