import { createHmac, hash as digestOf, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);

/** OWASP's interactive setting, about 40 ms on one core: secrets a person chose must not be cheap to try. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const KEY_BYTES = 32;

/** 256 random bits: for tokens, client secrets, session and one-time codes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** For secrets that are random already, and therefore need no slow hash. */
export function fastHash(secret: string): string {
  return digestOf('sha256', secret, 'base64url');
}

/** What newSecret makes, and hardly anybody would choose. */
const GENERATED = /^[\w-]{43}$/;

/** `scrypt$N$r$p$salt$key`, and `$check` where the secret was generated. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, KEY_BYTES, COST);
  const parts = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')];
  return withCheck(parts.join('$'), secret);
}

/**
 * The hash with the check of its secret, by which a right one is known without a slow hash. Only for generated secrets:
 * one that a person chose must stay slow to try.
 */
export function withCheck(hash: string, secret: string): string {
  return GENERATED.test(secret) && checkOf(hash) === null ? `${hash}$${fastHash(secret)}` : hash;
}

/** The check in a hash; null where the secret may be one that a person chose. */
export function checkOf(hash: string): string | null {
  return hash.split('$')[6] ?? null;
}

/** Whether this is the generated secret of the hash. */
export function passesCheck(hash: string, secret: string): boolean {
  const check = checkOf(hash);
  return check !== null && timingSafeEqual(Buffer.from(check), Buffer.from(fastHash(secret)));
}

export async function matchesHash(secret: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt, key] = hash.split('$');
  if (key === undefined || salt === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(secret, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(found, expected);
}

/**
 * Remembers secrets that passed, so that a client asking for a token every minute does not cost a slow hash
 * each time. Kept as keyed digests whose key lives in this process alone.
 */
export function secretMemory(): {
  passed(hash: string, secret: string): void;
  knows(hash: string, secret: string): boolean;
} {
  const key = randomBytes(32);
  const digests = new Map<string, Buffer>();
  const digest = (hash: string, secret: string): Buffer =>
    createHmac('sha256', key).update(`${hash}\n${secret}`).digest();
  return {
    passed: (hash, secret) => digests.set(hash, digest(hash, secret)),
    knows: (hash, secret) => {
      const known = digests.get(hash);
      return known !== undefined && timingSafeEqual(known, digest(hash, secret));
    },
  };
}
