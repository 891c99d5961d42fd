import { withSecretLock, readSecret } from '../api/session_secret.ts';
import { createStore } from '../lib/external_store.ts';

/** A token, in memory alone: it goes with the page. */
export type Token = { readonly text: string; readonly as: string; readonly ends_at: number };

export const token = createStore<Token | null>(null);

async function take(response: Response, as: string): Promise<void> {
  const body = (await response.json().catch(() => null)) as {
    access_token?: string;
    expires_in?: string;
    error?: { message?: string };
  } | null;
  if (!response.ok || body?.access_token === undefined) {
    throw new Error(body?.error?.message ?? `The service answered with status ${response.status}.`);
  }
  token.set({ text: body.access_token, as, ends_at: Date.now() + Number(body.expires_in) * 1000 });
}

/** Signs in with a client's credentials. Throws with a sentence for a person. */
export async function signIn(client_id: string, client_secret: string): Promise<void> {
  const response = await fetch('/api/v1/auth/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_id: client_id.trim(),
      client_secret: client_secret.trim(),
      grant_type: 'client_credentials',
    }),
  });
  await take(response, 'the client');
}

/** Signs in as the interface, where it is open in the same browser. Throws with a sentence for a person. */
export async function useInterfaceSession(): Promise<void> {
  const response = await withSecretLock(() =>
    fetch('/ui/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session: readSecret() }),
    }),
  );
  await take(response, 'the interface');
}
