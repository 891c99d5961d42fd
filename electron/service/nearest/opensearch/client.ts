/** Questions to an OpenSearch server. What it refuses is thrown. */
export type OpenSearchClient = {
  /** @param expected statuses of errors whose answer is wanted */
  json<Answer>(method: string, path: string, body?: object, expected?: readonly number[]): Promise<Answer>;
  /** A body of one JSON value a line. */
  lines<Answer>(method: string, path: string, lines: readonly object[]): Promise<Answer>;
};

/** Writing all files of an index anew takes long. */
const TIMEOUT_MS = 600_000;
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** @throws for an address that is neither on this computer nor https: what is sent says what resumes are about */
export function openSearchClient(address: string): OpenSearchClient {
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.has(hostname))) {
    throw new Error(
      `OpenSearch on another computer needs an address that begins with https://, not ${protocol}//.`,
    );
  }
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };

  async function ask<Answer>(
    method: string,
    path: string,
    sent: { readonly body?: string; readonly type: string },
    expected: readonly number[],
  ): Promise<Answer> {
    const response = await fetch(origin + path, {
      method,
      headers: { ...authorization, ...(sent.body !== undefined && { 'content-type': sent.type }) },
      ...(sent.body !== undefined && { body: sent.body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok && !expected.includes(response.status)) {
      throw new Error(`OpenSearch answers ${response.status}: ${text.slice(0, 500)}`);
    }
    return JSON.parse(text) as Answer;
  }

  return {
    json: (method, path, body, expected = []) =>
      ask(
        method,
        path,
        { type: 'application/json', ...(body !== undefined && { body: JSON.stringify(body) }) },
        expected,
      ),
    lines: (method, path, lines) => {
      const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      return ask(method, path, { type: 'application/x-ndjson', body }, []);
    },
  };
}
