import { createHmac } from 'node:crypto';

/**
 * The value of Longlist-Signature: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The time is signed,
 * too, so that a receiver can refuse what somebody recorded and sends again.
 */
export function signature(secret: string, body: string, unix_seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${unix_seconds}.${body}`).digest('hex');
  return `t=${unix_seconds},v1=${digest}`;
}
