/** What a token may be limited to; `all` holds all others. */
export type LonglistScope =
  `${'all' | 'jobs' | 'candidates' | 'attachments' | 'nominations' | 'tags' | 'rankings' | 'webhooks'}:${'read' | 'write'}`;

/** How to reach a service and who asks. */
export type LonglistOptions = {
  /** Where the service is, such as `http://127.0.0.1:7788`. Its `service.json` says so as `base_url`. */
  readonly base_url: string;
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
  /** What to ask for; everything the client may do when left out. */
  readonly scope?: readonly LonglistScope[] | undefined;
  /** Gives a token in place of credentials. `renew` is true when the one before was refused. */
  readonly token?: ((renew: boolean) => Promise<string>) | undefined;
  /** How often a request is sent again after a lost connection, 429 or 503. Default 3. */
  readonly retries?: number | undefined;
  readonly fetch?: typeof fetch | undefined;
};

/** What may go along with any call. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** For POST. Without one the client makes its own, so that sending again creates nothing twice. */
  readonly idempotency_key?: string | undefined;
  /** The ETag the record must still have. */
  readonly if_match?: string | undefined;
  readonly if_none_match?: string | undefined;
  /** Lets a request outlive the page it was sent from. */
  readonly keepalive?: boolean | undefined;
  /** Sees status and headers of the answer: ETag, X-Total-Count. */
  readonly onAnswer?: ((answer: { readonly status: number; readonly headers: Headers }) => void) | undefined;
};

/** One violation, or the record that stands in the way. */
export type ErrorDetail = {
  readonly path: string;
  readonly message: string;
  readonly existing_id?: string | undefined;
};

/** Every answer that is no success. status 0: the service could not be reached. */
export class LonglistError extends Error {
  readonly status: number;
  /** A code that does not change: VALIDATION_FAILED, NOT_FOUND, CONFLICT … */
  readonly type: string;
  readonly details: readonly ErrorDetail[];
  readonly request_id: string | null;

  constructor(
    status: number,
    type: string,
    message: string,
    details: readonly ErrorDetail[] = [],
    request_id: string | null = null,
  ) {
    super(message);
    this.name = 'LonglistError';
    this.status = status;
    this.type = type;
    this.details = details;
    this.request_id = request_id;
  }
}

/** One page of a list. `total` counts the whole list; `next` is the address of the following page. */
export type Page<Item> = {
  readonly results: Item[];
  readonly total: number;
  readonly next: string | null;
};

/** A list: `for await` goes over all of it, page by page. */
export class Pages<Item> implements AsyncIterable<Item> {
  readonly #read: (address: string | null) => Promise<Page<Item>>;

  constructor(read: (address: string | null) => Promise<Page<Item>>) {
    this.#read = read;
  }

  /** The first page, or the one at the address another page gave as `next`. */
  page(address: string | null = null): Promise<Page<Item>> {
    return this.#read(address);
  }

  /** Everything, in memory. */
  async all(): Promise<Item[]> {
    const found: Item[] = [];
    for await (const item of this) found.push(item);
    return found;
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Item> {
    let address: string | null = null;
    do {
      const page: Page<Item> = await this.#read(address);
      yield* page.results;
      address = page.next;
    } while (address !== null);
  }
}

/** The remote form of an id: `getJob(remote('job-1042'))`. */
export function remote(remote_id: string): string {
  return `remote.${remote_id}`;
}

/**
 * Whether a webhook's body was signed with this secret (header `Longlist-Signature`) at most `tolerance_s` seconds
 * ago. `body` must be the bytes as they came, before any parsing.
 */
export async function isSigned(
  header: string | null | undefined,
  body: string,
  secret: string,
  tolerance_s = 300,
): Promise<boolean> {
  const time = /(?:^|,)\s*t=(\d+)/.exec(header ?? '')?.[1];
  const sent = [...(header ?? '').matchAll(/(?:^|,)\s*v1=([0-9a-f]{64})/g)].map(([, hex]) => hex);
  if (time === undefined || Math.abs(Date.now() / 1000 - Number(time)) > tolerance_s) return false;
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify']);
  for (const hex of sent) {
    const signature = Uint8Array.from(hex?.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    // the comparison takes the same time wherever it fails
    if (await crypto.subtle.verify('HMAC', key, signature, text.encode(`${time}.${body}`))) return true;
  }
  return false;
}

type QueryValue = string | number | boolean | readonly string[] | null | undefined;
type Parts = {
  readonly query?: { readonly [name: string]: QueryValue } | undefined;
  readonly body?: object | undefined;
  /** False where the service wants no token. */
  readonly token?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Tokens, requests, repetition, pages: what all operations share. */
export class Connection {
  readonly #options: LonglistOptions;
  #token: { readonly text: string; readonly ends_at: number } | null = null;
  #asking: Promise<string> | null = null;

  constructor(options: LonglistOptions) {
    this.#options = options;
  }

  /** A token that is good for another minute at least; asks for one when there is none. */
  token(renew = false): Promise<string> {
    if (this.#options.token !== undefined) return this.#options.token(renew);
    if (renew) this.#token = null;
    if (this.#token !== null && this.#token.ends_at > Date.now()) return Promise.resolve(this.#token.text);
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<string> {
    const { client_id, client_secret, scope } = this.#options;
    if (!client_id || !client_secret) {
      throw new TypeError('Longlist needs a client_id and a client_secret (or a function that gives a token).');
    }
    const response = await this.#send('POST', '/api/v1/auth/tokens', {
      body: { client_id, client_secret, grant_type: 'client_credentials', ...(scope && { scope }) },
      token: false,
    });
    const { access_token, expires_in } = (await response.json()) as {
      access_token: string;
      expires_in: string;
    };
    this.#token = { text: access_token, ends_at: Date.now() + (Number(expires_in) - 60) * 1000 };
    return access_token;
  }

  /** Any request, for what has no method of its own. `path` begins with a slash. Throws LonglistError. */
  async request(method: string, path: string, parts: Parts = {}, options: CallOptions = {}): Promise<Response> {
    const response = await this.#send(method, path, parts, options);
    options.onAnswer?.({ status: response.status, headers: response.headers });
    return response;
  }

  /** The `result` of an answer. */
  protected async one<Result>(
    method: string,
    path: string,
    parts: Parts,
    options?: CallOptions,
  ): Promise<Result> {
    return (await this.body<{ result: Result }>(method, path, parts, options)).result;
  }

  /** The `results` of an answer that has no pages. */
  protected async many<Item>(
    method: string,
    path: string,
    parts: Parts,
    options?: CallOptions,
  ): Promise<Item[]> {
    return (await this.body<{ results: Item[] }>(method, path, parts, options)).results;
  }

  /** A whole answer. */
  protected async body<Body>(
    method: string,
    path: string,
    parts: Parts,
    options?: CallOptions,
  ): Promise<Body> {
    return (await (await this.request(method, path, parts, options)).json()) as Body;
  }

  /** The bytes of an answer that is a file. */
  protected async file(method: string, path: string, parts: Parts, options?: CallOptions): Promise<Blob> {
    return (await this.request(method, path, parts, options)).blob();
  }

  /** An answer of whichever kind it is: the `result` of JSON, the text of CSV, the bytes of everything else. */
  protected async any<Result>(
    method: string,
    path: string,
    parts: Parts,
    options?: CallOptions,
  ): Promise<Result | string | Blob> {
    const response = await this.request(method, path, parts, options);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('application/json')) return ((await response.json()) as { result: Result }).result;
    return type.startsWith('text/') ? response.text() : response.blob();
  }

  protected pages<Item>(path: string, parts: Parts, options?: CallOptions): Pages<Item> {
    return new Pages(async (address) => {
      const response = await this.request('GET', address ?? path, address === null ? parts : {}, options);
      const { results } = (await response.json()) as { results: Item[] };
      const link = /<([^>]+)>;\s*rel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
      const { pathname, search } = new URL(link ?? '/', 'http://localhost');
      return {
        results,
        total: Number(response.headers.get('x-total-count') ?? results.length),
        next: link === undefined ? null : pathname + search,
      };
    });
  }

  /** Server-sent events; after a break it goes on behind the last one, with a new token. */
  protected async *stream<Item extends { readonly id: string }>(
    path: string,
    query: Parts['query'],
    options: CallOptions = {},
  ): AsyncGenerator<Item> {
    let last: string | null = null;
    let began = false;
    for (;;) {
      const headers: Record<string, string> = last === null ? {} : { 'Last-Event-ID': last };
      let response: Response;
      try {
        response = await this.request('GET', path, { query, headers }, options);
        began = true;
      } catch (error) {
        // once it has begun, it outlives a service that is down for a while
        if (!began || !(error instanceof LonglistError) || ![0, 503].includes(error.status)) throw error;
        await pause(2000, options.signal);
        continue;
      }
      try {
        for await (const data of eventData(response)) {
          const event = JSON.parse(data) as Item;
          last = event.id;
          yield event;
        }
      } catch (error) {
        // a connection that broke off is opened again; what the caller threw goes on to the caller
        if (options.signal?.aborted === true || !(error instanceof TypeError)) throw error;
      }
      await pause(1000, options.signal);
    }
  }

  async #send(method: string, path: string, parts: Parts, options: CallOptions = {}): Promise<Response> {
    const { body, token: has_token = true } = parts;
    const headers = new Headers(parts.headers);
    if (options.if_match !== undefined) headers.set('If-Match', options.if_match);
    if (options.if_none_match !== undefined) headers.set('If-None-Match', options.if_none_match);
    if (method === 'POST' && has_token) {
      headers.set('Idempotency-Key', options.idempotency_key ?? crypto.randomUUID());
    }
    const is_form = body !== undefined && hasFile(body);
    if (body !== undefined && !is_form) headers.set('Content-Type', 'application/json');
    const init: RequestInit = {
      method,
      headers,
      ...(body === undefined ? {} : { body: is_form ? formOf(body) : JSON.stringify(body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
    };
    const address = this.#options.base_url.replace(/\/$/, '') + path + queryOf(parts.query);
    let renewed = false;
    for (let attempt = 0; ; attempt += 1) {
      if (has_token) headers.set('Authorization', `Bearer ${await this.token(false)}`);
      const outcome = await this.#attempt(address, init);
      if (outcome instanceof Response) {
        if (outcome.ok || outcome.status === 304) return outcome;
        if (outcome.status === 401 && has_token && !renewed) {
          renewed = true;
          await this.token(true);
          continue;
        }
      }
      const passing = outcome instanceof LonglistError || outcome.status === 429 || outcome.status === 503;
      if (!passing || attempt >= (this.#options.retries ?? 3)) {
        throw outcome instanceof Response ? await errorOf(outcome) : outcome;
      }
      const wanted = outcome instanceof Response ? Number(outcome.headers.get('retry-after') ?? 0) : 0;
      await pause(Math.max(wanted * 1000, 250 * 2 ** attempt * (0.5 + Math.random())), options.signal);
    }
  }

  async #attempt(address: string, init: RequestInit): Promise<Response | LonglistError> {
    try {
      return await (this.#options.fetch ?? fetch)(address, init);
    } catch (error) {
      if (init.signal?.aborted === true) throw error;
      const { base_url } = this.#options;
      return new LonglistError(0, 'UNREACHABLE', `The service does not answer at ${base_url}: is it running?`);
    }
  }
}

function queryOf(query: Parts['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    // a list is the same parameter several times
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function hasFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value instanceof File) form.set(name, value, value.name);
    else if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

async function errorOf(response: Response): Promise<LonglistError> {
  const body = (await response.json().catch(() => null)) as {
    error?: { type?: string; message?: string; details?: ErrorDetail[]; request_id?: string };
  } | null;
  return new LonglistError(
    response.status,
    body?.error?.type ?? 'INTERNAL',
    body?.error?.message ?? `The service answered with status ${response.status}.`,
    body?.error?.details ?? [],
    body?.error?.request_id ?? null,
  );
}

async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  signal?.throwIfAborted();
}

/** The data of each server-sent event. */
async function* eventData(response: Response): AsyncGenerator<string> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = block.split('\n').filter((line) => line.startsWith('data:'));
        if (lines.length > 0) yield lines.map((line) => line.slice(5).trimStart()).join('\n');
      }
    }
  } finally {
    // whoever stops listening hangs up
    await reader.cancel().catch(() => undefined);
  }
}
