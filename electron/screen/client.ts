/** An answer of the service that is an error, or none at all. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** The service as any other program sees it: HTTP, JSON and a token. Bodies are JSON unless they are forms. */
export type Client = {
  get<Result>(path: string): Promise<Result>;
  /** All records of a list over all of its pages, which name the next one in the Link header. */
  list<Item>(path: string): Promise<Item[]>;
  post<Result>(path: string, body: object | FormData): Promise<Result>;
};

/** Half an hour before a token's hour is over a new one is asked for. */
const TOKEN_MS = 30 * 60_000;

/** @throws RequestFailed from every call that is not answered with success */
export function createClient(url: string, credentials: { client_id: string; client_secret: string }): Client {
  let token = { text: '', until: 0 };

  async function request<Result>(method: string, path: string, body?: object | FormData): Promise<Result> {
    const { answer } = await ask<Result>(method, path, body);
    return answer;
  }

  async function ask<Result>(method: string, path: string, body?: object | FormData) {
    if (performance.now() > token.until && path !== '/auth/tokens') {
      const grant = { ...credentials, grant_type: 'client_credentials' };
      const { access_token } = await request<{ access_token: string }>('POST', '/auth/tokens', grant);
      token = { text: access_token, until: performance.now() + TOKEN_MS };
    }
    const json = body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...json, ...(path === '/auth/tokens' ? {} : { Authorization: `Bearer ${token.text}` }) },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Result & { error?: { type: string; message: string } };
    if (!response.ok) {
      throw new RequestFailed(
        response.status,
        answer.error?.type ?? 'UNKNOWN',
        answer.error?.message ?? response.statusText,
      );
    }
    return { answer: answer as Result, next: nextPage(response.headers.get('Link')) };
  }

  async function list<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page: string | null = path; page !== null;) {
      const { answer, next }: { answer: { results: Item[] }; next: string | null } = await ask('GET', page);
      items.push(...answer.results);
      page = next;
    }
    return items;
  }

  return {
    list,
    get: (path) => request('GET', path),
    post: (path, body) => request('POST', path, body),
  };
}

/** The path below /api/v1 of the link with rel="next"; null on the last page. */
function nextPage(link: string | null): string | null {
  const [, address] = /<([^>]+)>;\s*rel="next"/.exec(link ?? '') ?? [];
  return address === undefined ? null : address.slice(address.indexOf('/api/v1') + '/api/v1'.length);
}
