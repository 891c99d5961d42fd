import { timestamp } from '#service/ids.ts';
import type { PauseReason } from '#service/api/feeds/webhooks/schema.ts';

/** When things are tried again; milliseconds throughout. */
export type Timing = {
  /** For one attempt, from connecting to the status of the answer. */
  readonly timeout: number;
  /** Before the second attempt of a delivery; each later wait is five times as long … */
  readonly first_retry: number;
  /** … up to this. */
  readonly longest_retry: number;
  /** A webhook whose attempts fail in a row is left alone for so long, doubled with each more … */
  readonly first_rest: number;
  /** … up to this. */
  readonly longest_rest: number;
  /** Then a delivery is given up, and a webhook to which nothing arrived meanwhile is paused. */
  readonly gives_up_after: number;
};

const HOUR = 3_600_000;

/** Waits of 1 s, 5 s, 25 s, 2, 10, 52 minutes, then 4 hours; a day in all. */
export const TIMING: Timing = {
  timeout: 10_000,
  first_retry: 1000,
  longest_retry: 4 * HOUR,
  first_rest: 1000,
  longest_rest: HOUR / 4,
  gives_up_after: 24 * HOUR,
};

/** So many failures in a row are the receiver's, not those of one event: then all its deliveries wait. */
export const RESTS_AFTER = 3;
/** After a day asleep a laptop has tried once or twice: that is no reason to give up. */
const ENOUGH_ATTEMPTS = 8;
/** Hours of failures: neither sleep nor a clock set forward makes a bad minute a bad day. */
const ENOUGH_FAILURES = 40;

/** What became of one attempt. */
export type Outcome = {
  /** null: there was no answer. */
  readonly response_status: number | null;
  /** A sentence; null when it arrived. */
  readonly error: string | null;
  readonly duration_ms: number;
  /** The address is none that may be called. */
  readonly refused?: boolean;
};

/** How a webhook fares. */
export type Health = {
  readonly failures: number;
  readonly failing_since: string | null;
  readonly rest_until: string | null;
};

export type AfterAttempt = {
  readonly delivery: {
    readonly state: 'QUEUED' | 'DELIVERED' | 'FAILED';
    readonly attempts: number;
    readonly next_attempt_at: string | null;
    readonly finished_at: string | null;
  };
  readonly health: Health;
  readonly pause: PauseReason | null;
};

/** What follows from an attempt: for the delivery and for its webhook. `now` in milliseconds since 1970. */
export function afterAttempt(
  health: Health,
  delivery: { readonly id: string; readonly attempts: number; readonly created_at: string },
  outcome: Outcome,
  now: number,
  timing: Timing = TIMING,
): AfterAttempt {
  const at = timestamp(new Date(now));
  const attempts = delivery.attempts + 1;
  if (outcome.error === null) {
    return {
      delivery: { state: 'DELIVERED', attempts, next_attempt_at: null, finished_at: at },
      health: { failures: 0, failing_since: null, rest_until: null },
      pause: null,
    };
  }
  const failures = health.failures + 1;
  // a beginning that is yet to come is from before the clock was set back
  const failing_since =
    health.failing_since === null || health.failing_since > at ? at : health.failing_since;
  const pause = pauseReason(outcome, failures, now - Date.parse(failing_since), timing);
  // while others arrive it is this event; else the webhook is paused, and what waits stays for its return
  const given_up =
    failures < RESTS_AFTER &&
    attempts >= ENOUGH_ATTEMPTS &&
    now - Date.parse(delivery.created_at) >= timing.gives_up_after;
  const later = new Date(now + retryDelay(attempts, delivery.id, timing)).toISOString();
  return {
    delivery: given_up
      ? { state: 'FAILED', attempts, next_attempt_at: null, finished_at: at }
      : { state: 'QUEUED', attempts, next_attempt_at: later, finished_at: null },
    health: {
      failures,
      failing_since,
      rest_until: failures < RESTS_AFTER ? null : new Date(now + restDelay(failures, timing)).toISOString(),
    },
    pause,
  };
}

/**
 * When something that was to be tried at `at` is due. What would have to wait for longer than anything waits was put
 * off before the clock was set back: it is due now.
 */
export function dueAt(at: string, now: number, longest: number): string {
  return at > timestamp(new Date(now + longest)) ? timestamp(new Date(now)) : at;
}

/**
 * By how many attempts failed, from one on, the time after which nothing can be due that was put off now; the last is
 * that of all further ones. What is due later was put off before the clock was set back.
 */
export function unlikelyAt(now: number, timing: Timing): string[] {
  const longest = Array.from({ length: ENOUGH_ATTEMPTS }, (_, i) => baseDelay(i + 1, timing));
  longest.push(timing.longest_retry);
  return longest.map((ms) => timestamp(new Date(now + ms * (1 + MAX_SPREAD))));
}

function pauseReason(
  outcome: Outcome,
  failures: number,
  failing_for: number,
  timing: Timing,
): PauseReason | null {
  if (outcome.refused === true) return 'ADDRESS_REFUSED';
  if (outcome.response_status === 410) return 'GONE';
  return failures >= ENOUGH_FAILURES && failing_for >= timing.gives_up_after ? 'FAILING' : null;
}

/**
 * Milliseconds until the next attempt after `attempts` failed ones, up to a fifth longer: deliveries that
 * failed together do not come back together, and the same one always waits the same.
 */
export function retryDelay(attempts: number, id: string, timing: Timing = TIMING): number {
  return Math.round(baseDelay(attempts, timing) * (1 + spread(`${id} ${attempts}`) * MAX_SPREAD));
}

function baseDelay(attempts: number, timing: Timing): number {
  return Math.min(timing.first_retry * 5 ** (attempts - 1), timing.longest_retry);
}

/** Of a wait, added to it at most. */
const MAX_SPREAD = 0.2;

/** Milliseconds a webhook rests after this many failures in a row. */
export function restDelay(failures: number, timing: Timing = TIMING): number {
  return Math.min(timing.first_rest * 2 ** (failures - RESTS_AFTER), timing.longest_rest);
}

/** A number from 0 to 1 (exclusive) that looks random and depends on the text alone (FNV-1a). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
