import type { RunningApp } from './app.ts';

export type Asked = { readonly id: string; readonly claim_secret: string; readonly code: string };
export type Claimed = {
  readonly state: string;
  readonly client_id: string | null;
  readonly client_secret: string | null;
};

async function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Another program on this computer, which knows nothing but the address. */
export function thirdParty(app: RunningApp) {
  return {
    async ask(fields: {
      name: string;
      description?: string;
      scopes?: readonly string[];
      expires_at?: string;
    }): Promise<Asked> {
      const reply = await post(`${app.url}/access_requests`, fields);
      if (reply.status !== 201) throw new Error(`${reply.status} ${await reply.text()}`);
      return ((await reply.json()) as { result: Asked }).result;
    },
    async claim({ id, claim_secret }: Asked): Promise<Claimed> {
      const reply = await post(`${app.url}/access_requests/${id}/claim`, { claim_secret });
      return ((await reply.json()) as { result: Claimed }).result;
    },
    /** A function that calls the API with a token for these credentials; gives the status. */
    async signIn({ client_id, client_secret }: Claimed) {
      const reply = await post(`${app.url}/api/v1/auth/tokens`, {
        client_id,
        client_secret,
        grant_type: 'client_credentials',
      });
      const { access_token } = (await reply.json()) as { access_token?: string };
      return async (method: string, path: string): Promise<number> => {
        const headers = { authorization: `Bearer ${access_token}` };
        return (await fetch(`${app.url}/api/v1${path}`, { method, headers })).status;
      };
    },
  };
}
