import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OfficeChoice, OfficeProblem } from '../../renderer/lib/bridge.ts';

/* The office that the desktop program shows in its window, in place of a service of its own: as plain functions. */

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** What a name, an IPv4 or an IPv6 address may have: it becomes part of a rule of Chromium's. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

/**
 * The origin that a person means who types an address: of a page of the office, or its name alone. HTTPS, or on this
 * computer HTTP.
 */
export function officeOrigin(typed: string): OfficeChoice {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['https:', 'http:'].includes(url.protocol) || !HOST.test(url.hostname)) {
    return { problem: 'ADDRESS', detail: text };
  }
  const is_open = url.protocol === 'http:' && !HERE.has(url.hostname);
  if (is_open) return { problem: 'NOT_SECURE', detail: text };
  return { address: url.origin };
}

/** Why an office cannot be shown, and what exactly was said. */
export type Failure = { readonly problem: OfficeProblem; readonly detail: string };

/** Asks an address, without following it anywhere else. */
export type Ask = (url: string) => Promise<{ readonly status: number; readonly text: string }>;

/** What networks and Node and Chromium call a certificate that is not to be trusted. */
const CERTIFICATE = /CERT|ALTNAME|SELF_SIGNED|VERIFY|_SSL_|_TLS_/i;

/** Looks whether a Longlist answers at an address that somebody typed; `own` is where the one of this computer does. */
export async function findOffice(typed: string, ask: Ask, own: string | null = null): Promise<OfficeChoice> {
  const office = officeOrigin(typed);
  if (office.address === undefined) return office;
  if (office.address === own) return { problem: 'OWN', detail: own };
  try {
    const { status, text } = await ask(`${office.address}/health`);
    const said = parsed(text);
    if (
      status === 200 &&
      /^(?:ok|damaged)$/.test(String(said['status'])) &&
      typeof said['version'] === 'string'
    ) {
      return office;
    }
    const { message } = (said['error'] ?? {}) as { message?: unknown };
    return { problem: 'NOT_LONGLIST', detail: typeof message === 'string' ? message : `HTTP ${status}` };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return failureOf(message, code);
  }
}

/** Why nothing came from an address, in the words of who asked. */
export function failureOf(detail: string, code = ''): Failure {
  return { problem: CERTIFICATE.test(`${code} ${detail}`) ? 'CERTIFICATE' : 'UNREACHABLE', detail };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The office that was chosen, from the file that keeps it; null for none, or one that no person can have chosen. */
export function readOffice(file: string): string | null {
  if (!existsSync(file)) return null;
  const { address } = parsed(readFileSync(file, 'utf8'));
  return typeof address === 'string' && officeOrigin(address).address === address ? address : null;
}

/** Keeps the office for the next start; null: this computer again. */
export function keepOffice(file: string, address: string | null): void {
  if (address === null) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify({ address }));
}
