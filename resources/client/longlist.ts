/*
 * A client of the Longlist API. Generated from its OpenAPI document by `npm run client`: do not edit.
 * One file, no dependencies, for Node 20 or newer, Deno, Bun and browsers. Copy it into your project. MIT licence.
 *
 *   const longlist = new Longlist({ base_url: 'http://127.0.0.1:7788', client_id, client_secret });
 *   const { id } = await longlist.createJob({ remote_id: 'job-1042', title, description, status: 'open' });
 *   for await (const entry of longlist.listRankings({ target_resource_id: id })) console.log(entry.score);
 *
 * It asks for tokens and renews them, sends a request again after a lost connection, 429 or 503 (POST carries an
 * Idempotency-Key, so nothing is created twice), and throws LonglistError for everything that is no success.
 */
/* oxlint-disable */

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

/* Records, as the service gives them. */

export type AccessClaim = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Where the request stands. */
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'CLAIMED';
  /** The id of the new client; null until approved. */
  client_id: string | null;
  /** Its secret, in this one answer alone; null otherwise. */
  client_secret: string | null;
  /** What it asks for: read, write. */
  scopes: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null;
  /** When the access ends; null: when it is revoked */
  expires_at: string | null;
};

export type AccessRequest = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** A short code: the same in the program and in Longlist. */
  code: string;
  /** What the program calls itself. */
  name: string;
  /** What it wants the access for; null where it did not say. */
  description: string | null;
  /** What it asks for: read, write. */
  scopes: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[];
  /** When the access would end; null: when it is revoked. */
  access_expires_at: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** Until when it can be decided on */
  expires_at: string;
};

export type AccessRequestMade = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Proves at the claim that it is the same program */
  claim_secret: string;
  /** Show it: the person compares it with the one in Longlist */
  code: string;
  /** Seconds */
  expires_in: string;
};

export type AccessToken = {
  /** Whether the request failed. */
  is_error: false;
  /** Send it as `Authorization: Bearer <access_token>`. */
  access_token: string;
  /** Always Bearer. */
  token_type: 'Bearer';
  /** Seconds */
  expires_in: string;
  /** What the token may do. */
  scope: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[];
};

export type ActivityEntry = {
  /** The event; of several, the newest. It is the same as in GET /events. */
  id: string;
  /** What happened, as in GET /events. */
  type: string;
  /** What the entry is listed under. */
  kind: 'decisions' | 'notes' | 'results' | 'candidates' | 'tags' | 'jobs' | 'access';
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** How many events the entry stands for. */
  count: number;
  /** The oldest of its events. */
  oldest_id: string;
  /** ISO 8601, UTC, milliseconds */
  oldest_at: string;
  /** Who did it. */
  actor: {
    /** person: in the window of Longlist; program: a client; service: Longlist by itself. */
    kind: 'person' | 'program' | 'service';
    /** The client; null: the service itself. */
    client_id: string | null;
    /** The name of the program; null where it is none. */
    name: string | null;
  };
  /** Whom it is about; null: nobody, or several. */
  candidate_id: string | null;
  /** The candidate, while there is one. */
  candidate: {
    /** The event; of several, the newest. It is the same as in GET /events. */
    id: string;
    /** The name, as it is shown. */
    full_name: string;
  } | null;
  /** The job it is about; null: none. */
  job_id: string | null;
  /** The job, while there is one. */
  job: {
    /** The event; of several, the newest. It is the same as in GET /events. */
    id: string;
    /** At most 500 characters; spaces around it are dropped. */
    title: string;
  } | null;
  /** The record that changed, as in GET /events. */
  resource_id: string;
  /** What there is to say of it; null for all that has no meaning for this type. */
  detail: {
    /** The stage before, by name. */
    from_stage: string | null;
    /** The stage since, by name; of a stage, its own name. */
    to_stage: string | null;
    /** Names the change of stage, to say why. */
    stage_change_id: string | null;
    /** Why, as a person put it. */
    said_reason: string | null;
    /** The criterion. */
    criterion: string | null;
    /** What a person answered to it; null: they took their answer back. */
    finding: 'met' | 'not_met' | null;
    /** The tag, by name. */
    tag: string | null;
    /** The tags the entry is about, at most four of them */
    tags: string[];
    /** How many tags the entry is about */
    tag_total: number;
    /** What the note says. */
    note: string | null;
    /** The file. */
    file_name: string | null;
  };
};

export type Agency = {
  /** Name of the agency. */
  name: string;
  /** One line under the name, such as how to reach the agency */
  line: string;
};

export type Attachment = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The name to show and to save under; without it, the name of the upload or the end of the address. */
  file_name: string | null;
  /** Whose file it is; none for a file to rank by. */
  candidate_id: string | null;
  /** Gives the bytes, without a token, for ten minutes */
  ephemeral_url: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type AttachmentDocument = {
  /** READY, IN_PROGRESS while the file is being read, FAILED with a reason. */
  state: 'READY' | 'IN_PROGRESS' | 'FAILED';
  /** Why nothing could be read, as a code; null unless FAILED. */
  reason: 'EMPTY_FILE' | 'UNSUPPORTED' | 'NOT_A_DOCUMENT' | 'ENCRYPTED' | 'CORRUPT' | 'NO_TEXT' | 'SCAN' | 'TOO_LARGE' | 'TIMED_OUT' | 'CRASHED' | null;
  /** Why it failed, in a sentence for a person */
  message: string | null;
  /** The pages, in order. */
  pages: {
    /** The number of the page, from 1. */
    number: number;
    /** In PDF points; 0 for formats without pages. */
    width: number;
    /** In PDF points; 0 for formats without pages. */
    height: number;
    /** The lines of the page, in reading order. */
    lines: {
      /** The words, as they are read. */
      text: string;
      /** x, y, width, height in PDF points from the top left corner. */
      box: [number, number, number, number] | null;
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
      /** The column it stands in, from 0. */
      column: number;
      /** Whether it is an item of a list; its sign is no part of the text. */
      bullet: boolean;
      /** Where its words stand: [start, end, x, width], characters of the line and points of the page. */
      words?: ([number, number, number, number])[] | undefined;
      /** From 0 to 1: how sure the reader is. */
      confidence?: number | undefined;
      /** Whether it talks to a program that reads resumes; such lines are never scored. */
      instruction?: boolean | undefined;
    }[];
  }[];
  /** What a person should know about how the file was read. */
  notices: {
    /** What was noticed. */
    type: 'HIDDEN_TEXT' | 'COLUMNS' | 'OCR' | 'TRUNCATED' | 'NO_TEXT_PAGE' | 'GARBLED_TEXT' | 'REPEATED_HEADER' | 'INSTRUCTIONS';
    /** A sentence for a person. */
    message: string;
    /** The number of the page; null for formats without pages. */
    page: number | null;
  }[];
};

export type BatchResult = {
  /** What the operation alone would have answered */
  status: number;
  /** The answer of the operation: its result, or its error */
  body: {
    /** Whether the request failed. */
    is_error: boolean;
  };
};

export type BlindMode = {
  /** The interface hides who candidates are */
  is_on: boolean;
};

export type Candidate = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** The name, as it is shown. */
  full_name: string;
  /** Email address, as sent or read; null where none is known. */
  email: string | null;
  /** Telephone number, as sent or read; null where none is known. */
  phone: string | null;
  /** Where the person lives, as written. */
  location: string | null;
  /** Web addresses. */
  links: string[];
  /** Where the candidate comes from, in your own words. */
  source: string | null;
  /** What a person entered; it survives reading the resume again */
  overrides: {
    /** The name, as it is shown. */
    full_name?: string | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: string | null | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: string[] | undefined;
  };
  /** The present role, as read; null where none is. */
  current_title: string | null;
  /** The present employer, as read; null where none is. */
  current_employer: string | null;
  /** Months of work with dates, overlaps counted once; null without dates. */
  months_experience: number | null;
  /** No resume tells a name and nobody entered one: full_name is the name of the file */
  name_from_file: boolean;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
  /** The structured resume: newest readable attachment of type resume */
  profile: Profile | null;
};

export type CandidateCard = {
  /** The candidate it belongs to. */
  candidate_id: string;
  /** Each tag of the candidate once, with all who gave it. */
  tags: {
    /** The tag. */
    tag_id: string;
    /** What the tag is called. */
    name: string;
    /** What the tag says of a candidate. */
    tag_type: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name';
    /** Whether it is one of the standards of the organization. */
    is_standardized: boolean;
    /** Who says so. */
    creation_methods: ('custom_input_by_candidate' | 'selected_by_organization' | 'auto_generated_by_service')[];
  }[];
  /** The jobs they are considered for, the newest first. */
  nominations: {
    /** The nomination of the candidate for the job; null where there is none. */
    nomination_id: string;
    /** The job. */
    job_id: string;
    /** The stage they are in. */
    stage_id: string;
  }[];
  /** Nothing is known of them but a file that could not be read: they are called as it is, until it is read or somebody says who they are. */
  is_unread: boolean;
  /** How many notes there are about them. */
  note_count: number;
  /** Where the words of q stand in a resume; null where only name or contact hold them. */
  snippet: {
    /** Words of the resume around what was found. */
    text: string;
    /** Begin and end of each word that was found, in `text`. */
    marks: ([number, number])[];
  } | null;
};

export type CandidateDeletion = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** When it is carried out unless it is withdrawn */
  due_at: string;
};

export type CandidateListItem = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** The name, as it is shown. */
  full_name: string;
  /** Email address, as sent or read; null where none is known. */
  email: string | null;
  /** Telephone number, as sent or read; null where none is known. */
  phone: string | null;
  /** Where the person lives, as written. */
  location: string | null;
  /** Web addresses. */
  links: string[];
  /** Where the candidate comes from, in your own words. */
  source: string | null;
  /** What a person entered; it survives reading the resume again */
  overrides: {
    /** The name, as it is shown. */
    full_name?: string | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: string | null | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: string[] | undefined;
  };
  /** The present role, as read; null where none is. */
  current_title: string | null;
  /** The present employer, as read; null where none is. */
  current_employer: string | null;
  /** Months of work with dates, overlaps counted once; null without dates. */
  months_experience: number | null;
  /** No resume tells a name and nobody entered one: full_name is the name of the file */
  name_from_file: boolean;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
  /** The structured resume; null until one has been read. */
  profile?: Profile | null | undefined;
};

export type CandidateMarks = {
  /** The candidate. */
  candidate_id: string;
  /** One for each of the job's criteria, in the order in which they were made. */
  marks: {
    /** The criterion. */
    criterion_id: string;
    /** What the resume says of it; failed: there is no answer; in_progress: read again. */
    finding: 'met' | 'not_met' | 'not_stated' | 'failed' | 'in_progress';
    /** The resume merely does not mention it */
    rests_on_silence: boolean;
    /** A person's answer; null where there is none */
    override: boolean | null;
  }[];
};

export type CandidateRetention = {
  /** ISO 8601, UTC, milliseconds */
  last_active_at: string;
  /** Whether they are considered for an open job and not rejected there. */
  is_in_process: boolean;
  /** The day from which on they are due; null: in process, or nobody ever is. */
  due_on: string | null;
  /** Whether that day has come. */
  is_due: boolean;
  /** Decisions to keep them longer, the newest first. */
  extensions: RetentionExtension[];
};

export type CandidateTable = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The name it was uploaded with. */
  file_name: string;
  /** READY to be brought in, IMPORTING, IMPORTED, UNDOING, or UNDONE and ready again. */
  state: 'READY' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
  /** Rows below the headers that hold anything. */
  row_count: number;
  /** The job its people are nominated for; null for none. */
  job_id: string | null;
  /** What came of its rows so far; null before an import. */
  progress: {
    /** Rows in all. */
    total: number;
    /** Rows that are done. */
    done: number;
    /** Candidates that were made. */
    created: number;
    /** Known candidates that got something. */
    filled: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
    /** Rows that were taken back. */
    removed: number;
    /** Rows that were not, as somebody had worked with them since. */
    kept: number;
  } | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** Names of the sheets of a workbook. */
  sheets: string[];
  /** The sheet that was read; null for a text file. */
  sheet: string | null;
  /** Whether a row of headers stands above the people. */
  has_header: boolean;
  /** Its columns, from the left. */
  columns: {
    /** The header; without one, the column’s letter. */
    name: string;
    /** Up to three different cells. */
    examples: string[];
    /** What the column probably holds; null when unclear. */
    suggested_field: 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links' | 'tags' | 'title' | 'employer' | 'notes' | 'source' | 'remote_id' | null;
  }[];
  /** The first 20 rows below the headers. */
  preview_rows: {
    /** The row’s number in the file, from 1. */
    row: number;
    /** Its cells, as text. */
    cells: string[];
  }[];
};

export type CandidateTableItem = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The name it was uploaded with. */
  file_name: string;
  /** READY to be brought in, IMPORTING, IMPORTED, UNDOING, or UNDONE and ready again. */
  state: 'READY' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
  /** Rows below the headers that hold anything. */
  row_count: number;
  /** The job its people are nominated for; null for none. */
  job_id: string | null;
  /** What came of its rows so far; null before an import. */
  progress: {
    /** Rows in all. */
    total: number;
    /** Rows that are done. */
    done: number;
    /** Candidates that were made. */
    created: number;
    /** Known candidates that got something. */
    filled: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
    /** Rows that were taken back. */
    removed: number;
    /** Rows that were not, as somebody had worked with them since. */
    kept: number;
  } | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type CandidateTag = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate who has the tag. */
  candidate_id: string;
  /** The tag. */
  tag_id: string;
  /** Who says that the tag applies. */
  creation_method: 'custom_input_by_candidate' | 'selected_by_organization' | 'auto_generated_by_service';
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Client = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** What the client is called in Settings. */
  name: string;
  /** What the client may do: read, write. */
  scopes: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** When it last asked for something; null: never. */
  last_used_at: string | null;
  /** When it ends (UTC); null: never. */
  expires_at: string | null;
  /** When it was revoked; null: it was not. */
  revoked_at: string | null;
  /** Never told who a candidate is */
  is_blind: boolean;
  /** The owner's own: it may manage the others */
  is_owner: boolean;
};

export type ClientPack = {
  /** Title of the job. */
  job_title: string;
  /** Who sends it, as it stands on the cover. */
  agency: Agency;
  /** The day it was made. */
  date: string;
  /** The day, as it is written. */
  date_text: string;
  /** Language of headings and labels. */
  language: 'en' | 'de';
  /** Whether it leaves out who people are. */
  is_blind: boolean;
  /** Headings and labels, as they are printed. */
  words: {
    /** As it is printed. */
    title: string;
    /** As it is printed. */
    overview: string;
    /** As it is printed. */
    person: string;
    /** Present role and employer. */
    role: string;
    /** Experience, as it is written. */
    years: string;
    /** As it is printed. */
    location: string;
    /** The criteria of the job, in the order of the marks. */
    criteria: string;
    /** Skills that the job asks for and the resume names. */
    skills: string;
    /** As it is printed. */
    experience: string;
    /** Why, in full; empty where there is none. */
    note: string;
    /** Why, in a line. */
    headline: string;
    /** Place in the pack, from 1. */
    position: string;
    /** Around words of a resume: the opening mark and the closing one. */
    quotation_marks: string;
    /** As it is printed. */
    must: string;
    /** As it is printed. */
    nice: string;
    /** As it is printed. */
    blind_line: string;
    /** As it is printed. */
    nobody: string;
    /** What the findings are called. */
    findings: { [name: string]: string };
  };
  /** The criteria of the job, in the order of the marks. */
  criteria: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The criterion, as it is shown. */
    text: string;
    /** must, nice, or null where it was not said. */
    weight: 'must' | 'nice' | null;
  }[];
  /** The people put forward, in their order. */
  candidates: {
    /** The spotlight that puts them forward. */
    spotlight_id: string;
    /** The candidate it belongs to. */
    candidate_id: string;
    /** Place in the pack, from 1. */
    position: number;
    /** The name. */
    name: string;
    /** Why, in a line. */
    headline: string;
    /** Why, in full; empty where there is none. */
    note: string;
    /** Present role and employer. */
    role: string;
    /** Experience, as it is written. */
    years: string;
    /** Experience in months; null where it is not known. */
    months: number | null;
    /** As it is printed. */
    location: string;
    /** What else is known, only what is. */
    facts: {
      /** What the fact is called. */
      label: string;
      /** The fact. */
      value: string;
    }[];
    /** Where they stand with each criterion. */
    marks: {
      /** The criterion. */
      criterion_id: string;
      /** not_mentioned: not met, because the resume merely does not mention it */
      finding: 'met' | 'not_met' | 'not_mentioned' | 'not_stated' | 'failed' | 'in_progress';
      /** Sentences of the resume that were chosen. */
      quotes: {
        /** The words of the resume, exactly. */
        quote: string;
        /** Where it stands, such as "p. 2"; empty where that is not known */
        page_text: string;
      }[];
    }[];
    /** Skills that the job asks for and the resume names. */
    skills: string[];
    /** Where they worked, newest first. */
    timeline: {
      /** From when to when. */
      period: string;
      /** As it is printed. */
      title: string;
      /** The employer. */
      employer: string;
    }[];
  }[];
  /** Records in it that are probably one person, each person with all of theirs; no file shows this. */
  same_people: {
    /** Their spotlights, in the order of the pack. */
    spotlight_ids: string[];
    /** What the records have in common. `same_record`: one record was put forward more than once. */
    reasons: ('same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site' | 'same_record')[];
  }[];
};

export type ClientSecret = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the client. */
  client_id: string;
  /** Shown here and never again. */
  client_secret: string;
};

export type Criterion = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** null: prompt_text is shown */
  display_name: string | null;
  /** The id of the criterion in the system it comes from; null where there is none. */
  remote_id: string | null;
  /** must or nice: how much it matters to a person. It changes no score. null: not said. */
  weight: 'must' | 'nice' | null;
  /** Whom it is asked of: candidates of a job, of a tag, of the organization. */
  scope_type: 'organization' | 'job' | 'tag';
  /** null outside job scope */
  job_id: string | null;
  /** null outside tag scope */
  tag_id: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type CriterionEvaluation = {
  /** The criterion. */
  criterion: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** Shown in place of prompt_text; null: prompt_text is shown. */
    display_name: string | null;
    /** Whom the criterion is asked of. */
    scope: {
      /** Whom the criterion is asked of. */
      scope_type: 'organization' | 'job' | 'tag';
      /** null outside tag scope */
      tag: Tag | null;
      /** only in job scope */
      job_id?: string | undefined;
    };
  };
  /** Whether it is met. */
  evaluation: {
    /** EVALUATED, FAILED, or IN_PROGRESS: read again. */
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    /** The answer; null unless EVALUATED. */
    result: {
      /** Yes or no. */
      is_criterion_met: boolean;
      /** From 0 to 1: how sure the engine is. */
      confidence_score: number;
      /** Why, in a sentence; null where there is none. */
      explanation: string | null;
      /** ISO 8601, UTC, milliseconds */
      evaluated_at: string;
    } | null;
    /** That there is no answer; null unless FAILED. */
    error: {
      /** What went wrong, as a code that does not change. */
      type: 'EVALUATION_GENERATION_FAILED';
    } | null;
  };
  /** What the resume says of it; null while there is no answer */
  finding?: 'met' | 'not_met' | 'not_stated' | null | undefined;
  /** The resume merely does not mention it: nothing in it speaks against the criterion */
  rests_on_silence?: boolean | undefined;
  /** Where the resume says so. */
  evidence?: {
    /** The words of the resume, exactly. */
    quote: string;
    /** The attachment it comes from. */
    attachment_id: string;
    /** The number of the page; null for formats without pages. */
    page: number | null;
    /** x, y, width, height in PDF points from the top left corner; empty for formats without pages. */
    boxes: ([number, number, number, number])[];
    /** Where it begins, in characters of the text. */
    start: number;
    /** Where it ends, in characters of the text; not included. */
    end: number;
    /** Whether the passage speaks for the criterion or against it. */
    stance: 'for' | 'against';
  }[] | undefined;
  /** How the criterion was read, in plain words */
  understood_as?: string | null | undefined;
  /** Words of the criterion that no rule understands: they keep an answer from being sure */
  not_understood?: string[] | undefined;
  /** Explanation and understood_as in codes, for other languages; null where there are none */
  told?: {
    /** Its sentences in order, those of failure.message where there is no answer; one that joins others has their number in args.parts */
    explanation: SentenceCode[];
    /** How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts */
    understood_as: SentenceCode[];
  } | null | undefined;
  /** A person's answer beside it; null where there is none. */
  override?: EvaluationOverride | null | undefined;
};

export type CriterionEvaluationDetail = {
  /** The criterion. */
  criterion: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** Shown in place of prompt_text; null: prompt_text is shown. */
    display_name: string | null;
    /** Whom the criterion is asked of. */
    scope: {
      /** Whom the criterion is asked of. */
      scope_type: 'organization' | 'job' | 'tag';
      /** null outside tag scope */
      tag: Tag | null;
      /** only in job scope */
      job_id?: string | undefined;
    };
  };
  /** Whether it is met. */
  evaluation: {
    /** EVALUATED, FAILED, or IN_PROGRESS: read again. */
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    /** The answer; null unless EVALUATED. */
    result: {
      /** Yes or no. */
      is_criterion_met: boolean;
      /** From 0 to 1: how sure the engine is. */
      confidence_score: number;
      /** Why, in a sentence; null where there is none. */
      explanation: string | null;
      /** ISO 8601, UTC, milliseconds */
      evaluated_at: string;
    } | null;
    /** That there is no answer; null unless FAILED. */
    error: {
      /** What went wrong, as a code that does not change. */
      type: 'EVALUATION_GENERATION_FAILED';
    } | null;
  };
  /** What the resume says of it; null while there is no answer */
  finding: 'met' | 'not_met' | 'not_stated' | null;
  /** The resume merely does not mention it: nothing in it speaks against the criterion */
  rests_on_silence: boolean;
  /** Where the resume says so. */
  evidence: {
    /** The words of the resume, exactly. */
    quote: string;
    /** The attachment it comes from. */
    attachment_id: string;
    /** The number of the page; null for formats without pages. */
    page: number | null;
    /** x, y, width, height in PDF points from the top left corner; empty for formats without pages. */
    boxes: ([number, number, number, number])[];
    /** Where it begins, in characters of the text. */
    start: number;
    /** Where it ends, in characters of the text; not included. */
    end: number;
    /** Whether the passage speaks for the criterion or against it. */
    stance: 'for' | 'against';
  }[];
  /** How the criterion was read, in plain words */
  understood_as: string | null;
  /** Words of the criterion that no rule understands: they keep an answer from being sure */
  not_understood: string[];
  /** Explanation and understood_as in codes, for other languages; null where there are none */
  told: {
    /** Its sentences in order, those of failure.message where there is no answer; one that joins others has their number in args.parts */
    explanation: SentenceCode[];
    /** How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts */
    understood_as: SentenceCode[];
  } | null;
  /** A person's answer beside it; null where there is none. */
  override: EvaluationOverride | null;
  /** must, nice, or null. */
  weight: 'must' | 'nice' | null;
  /** Why there is no answer; null unless the state is FAILED */
  failure: {
    /** Why there is no answer, as a code. */
    reason: 'PROTECTED_CHARACTERISTIC' | 'NO_TEXT' | 'ENGINE_ERROR';
    /** Why there is no answer, in a sentence for a person. */
    message: string;
  } | null;
  /** What answered; null while in progress */
  engine: {
    /** The name of the engine. */
    name: string;
    /** Its version. */
    version: string;
  } | null;
};

export type CriterionPreset = {
  /** The id of the preset; it does not change. */
  id: string;
  /** The trade it is for. */
  trade: string;
  /** What the preset is called. */
  name: string;
  /** What is asked, in an order that can be shown. */
  criteria: {
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** must or nice: how much it matters to a person. It changes no score. */
    weight: 'must' | 'nice';
    /** How it is read, in plain words. */
    understood_as: string;
    /** understood_as in codes, in prefix order */
    told: SentenceCode[];
  }[];
};

export type CriterionPreview = {
  /** How it is read, in plain words. */
  understood_as: string;
  /** meaning: a part of it is understood by no rule; see not_understood */
  engine: 'rules' | 'meaning';
  /** Why it is not evaluated; null when it is */
  refusal: string | null;
  /** refusal in codes */
  refusal_told: SentenceCode | null;
  /** Words of the criterion that no rule understands: they keep an answer from being sure */
  not_understood: string[];
  /** Words read as others, because a letter is missing or wrong */
  corrected: {
    /** As it stands in the criterion */
    written: string;
    /** As it is read */
    read: string;
  }[];
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
  /** How many resumes say that it is so. */
  met: number;
  /** How many say that it is not so. */
  not_met: number;
  /** How many do not say. */
  not_stated: number;
  /** How many cannot be read. */
  failed: number;
  /** Candidates that were looked at: the sum of the four */
  examined: number;
  /** Candidates there are */
  total: number;
};

export type DataExport = {
  /** The file. */
  path: string;
  /** Its size. */
  bytes: number;
  /** How many people are in it. */
  candidates: number;
  /** How many files of theirs; the same bytes count once. */
  files: number;
  /** How many of their files were gone. */
  missing: number;
};

export type DataExportRequest = {
  /** The full path of a folder on this computer */
  path: string;
};

export type DataFolder = {
  /** The folder, as an absolute path. */
  path: string;
  /** Size of the database. */
  database_bytes: number;
  /** Size of all files that were imported. */
  file_bytes: number;
  /** How many there are; the same bytes count once. */
  file_count: number;
  /** Size of all backups, with the files they hold. */
  backup_bytes: number;
  /** Copies of the database, newest first. */
  snapshots: Snapshot[];
  /** The backup that counts as the newest; null where a person has to choose. */
  newest: string | null;
  /** The backup that is restored at the next start; null for none. */
  restore: string | null;
  /** The folder the data moves to at the next start; null for none. */
  move_to: string | null;
  /** The folder the data came from, while its old copy is still there; null otherwise. */
  old_copy: string | null;
  /** What could not be changed when somebody was deleted, and may still hold them; tried again. */
  left_behind: LeftBehind[];
};

export type DataImport = {
  /** The backup it became. */
  name: string;
  /** How many people are in it. */
  candidates: number;
  /** How many files of theirs; the same bytes count once. */
  files: number;
  /** How many of their files were gone when it was exported. */
  missing: number;
  /** How many of them were deleted here, and stay deleted. */
  erased_since: number;
};

export type DataImportRequest = {
  /** The full path of an exported file on this computer */
  path: string;
};

export type Duplicate = {
  /** The candidate it belongs to. */
  candidate_id: string;
  /** The name of the other candidate. */
  full_name: string;
  /** All reasons together, from 0 to 1 */
  strength: number;
  /** What both have in common. */
  reasons: {
    /** What is the same. */
    type: 'same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site';
    /** What it is. */
    value: string;
    /** How much this alone says that they are one person */
    strength: number;
  }[];
};

export type EmbeddingModel = {
  /** BUNDLED, CHECKING, REFUSED, CHOSEN (from the next start on), IN_USE, LEAVING (the bundled one from the next start on), or GONE. */
  state: 'BUNDLED' | 'CHECKING' | 'REFUSED' | 'CHOSEN' | 'IN_USE' | 'LEAVING' | 'GONE';
  /** The model whose vectors are ranked. */
  in_use: string;
  /** Whole path of the folder; null where none was added. */
  path: string | null;
  /** What is wrong and what to do, in a sentence; null where nothing is. */
  problem: string | null;
  /** Whether another model is used from the next start on. */
  is_restart_needed: boolean;
  /** Files that are still to be read with the model in use. */
  to_read: number;
  /** The model that was added; null for the bundled one. */
  added: {
    /** What its vectors are signed with: its name and the beginning of its hash. */
    model: string;
    /** The folder it was copied from. */
    source: string;
    /** Which file of it is used. */
    weights: string;
    /** Size of that file in bytes. */
    byte_size: number;
    /** Numbers in a vector. */
    dimensions: number;
    /** How its words become one vector: their mean, or the first one (`cls`). */
    pooling: 'mean' | 'cls';
    /** What is put before a job’s text; often empty. */
    query_prefix: string;
    /** What is put before a passage of a resume; often empty. */
    passage_prefix: string;
    /** Pieces of a text it sees. */
    max_pieces: number;
  } | null;
};

export type Error = {
  /** Whether the request failed. */
  is_error: true;
  /** What went wrong, and what to do. */
  error: {
    /** What went wrong, as a code that does not change. */
    type: string;
    /** What happened and what to do, in a plain sentence. */
    message: string;
    /** Every violation, not just the first; empty for other errors. */
    details: {
      /** The field, beginning with body., query., path. or header. */
      path: string;
      /** What is wrong with it. */
      message: string;
      /** The record that stands in the way. */
      existing_id?: string | undefined;
    }[];
    /** The log of the service has the request under this id. */
    request_id: string;
  };
};

export type EvaluationOverride = {
  /** The person's answer. */
  is_criterion_met: boolean;
  /** Why; null where they did not say. */
  reason: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type EvaluationRun = {
  /** IDLE: there never was one. CANCELLED: stopped by a person, or given up. */
  state: 'IDLE' | 'RUNNING' | 'DONE' | 'CANCELLED';
  /** Nominations of the job */
  total: number;
  /** Nominations the run has passed, without those whose file is still being read */
  done: number;
  /** When it began (UTC); null while IDLE. */
  started_at: string | null;
  /** null while it goes on */
  finished_at: string | null;
};

export type Event = {
  /** The id of the event: later events have greater ones. */
  id: string;
  /** What happened: `<resource>.<what>`. */
  type: string;
  /** The kind of record it happened to. */
  resource_type: string;
  /** The id of the record. */
  resource_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Evidence = {
  /** The words of the resume, exactly. */
  quote: string;
  /** The attachment it comes from. */
  attachment_id: string;
  /** The number of the page; null for formats without pages. */
  page: number | null;
  /** x, y, width, height in PDF points from the top left corner; empty for formats without pages. */
  boxes: ([number, number, number, number])[];
  /** Where it begins, in characters of the text. */
  start: number;
  /** Where it ends, in characters of the text; not included. */
  end: number;
};

export type Import = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The name to show; it may hold folders. */
  file_name: string;
  /** What became of the file. */
  state: 'queued' | 'reading' | 'read' | 'failed' | 'duplicate' | 'refused';
  /** Why it failed or was refused, as a code; null otherwise. */
  reason: string | null;
  /** Why it failed or was refused, in a sentence for a person; null otherwise. */
  message: string | null;
  /** How many pages were read; null until then, and for kinds without pages. */
  pages: number | null;
  /** Nominates the candidate at the first stage of this job. */
  job_id: string | null;
  /** The candidate it belongs to. */
  candidate_id: string | null;
  /** full_name of the candidate. */
  candidate_name: string | null;
  /** current_title of the candidate. */
  candidate_title: string | null;
  /** The attachment it comes from. */
  attachment_id: string | null;
  /** The nomination of the candidate for the job; null where there is none. */
  nomination_id: string | null;
  /** The import that brought the same bytes before. */
  duplicate_of: string | null;
  /** Other candidates that are probably the same person; empty until the file is read. */
  same_person_as: Duplicate[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type ImportProgress = {
  /** Files that wait. */
  queued: number;
  /** Files that are being read. */
  reading: number;
  /** Files that have been read. */
  read: number;
  /** Files that could not be read. */
  failed: number;
  /** Files that were here before. */
  duplicate: number;
  /** Files that were not kept. */
  refused: number;
  /** A person keeps files from being read. */
  is_paused: boolean;
  /** Files finished a second, over the last 30 seconds; null when none was. */
  rate_per_second: number | null;
  /** About how long the rest takes; null when nothing is left or the rate is unknown. */
  seconds_left: number | null;
};

export type Job = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. Candidates are ranked by it. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Addresses under which the job is posted in public. */
  job_posting_urls: string[];
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type JobAutomation = {
  /** auto_evaluate_nominations: criteria are evaluated as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates: candidates that fit are nominated as well. null: only when asked. */
  auto_evaluation_behavior: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null;
  /** The stage of nominations that are made automatically. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id: string | null;
};

export type JobNomination = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate it belongs to. */
  candidate_id: string;
  /** The one stage the nomination is in: of the default pipeline, or of the same job. */
  current_nomination_stage_id: string;
  /** When the candidate applied; left out or null when somebody considers them without an application. */
  applied_at: string | null;
  /** Why the nomination was moved to the stage it is in; null where nobody said */
  reason: string | null;
};

export type JobNominations = {
  /** The job it belongs to. */
  job_id: string;
  /** All of them, newest first. */
  nominations: JobNomination[];
};

export type JobTag = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The job that has the tag. */
  job_id: string;
  /** The tag. */
  tag_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

/** JSON Resume 1.0.0, see jsonresume.org */
export type JsonResume = { [name: string]: unknown };

export type LeftBehind = {
  /** A backup, or the folder the data came from. */
  path: string;
  /** What stands in the way, in the words of the system. */
  message: string;
};

export type LocalModel = {
  /** Whether the model is asked. */
  is_on: boolean;
  /** What kind of server it is, or `file` for a model file; null until one was chosen. */
  kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai' | 'file' | null;
  /** Address of the server on this computer; null for a file, and until one was chosen. */
  url: string | null;
  /** The model, as the server names it; null until one was chosen. */
  model: string | null;
};

export type LocalModelQueue = {
  /** OFF, IDLE, ASKING, or WAITING for a server that is away. */
  state: 'OFF' | 'IDLE' | 'ASKING' | 'WAITING';
  /** How many candidates are left to ask about. */
  candidates: number;
  /** Who is being asked about; null while nobody is. */
  candidate_id: string | null;
  /** What is wrong and what to do, in a sentence; null where nothing is. */
  problem: string | null;
};

export type LocalModelTest = {
  /** What answered; null where nothing did. */
  server: {
    /** What kind of server it is. */
    kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai';
    /** As the server says; null where it does not. */
    version: string | null;
    /** Models that can be asked. */
    models: string[];
  } | null;
  /** Two questions to the model; null where none was asked. */
  self_test: {
    /** Whether all answers were right, with quotes that stand in the text. */
    passed: boolean;
    /** How long it took, in milliseconds. */
    duration_ms: number;
    /** Each question with its answer. */
    answers: {
      /** What was asked. */
      question: string;
      /** The right answer. */
      expected: 'met' | 'not_stated';
      /** What the model said; null where it said nothing usable. */
      answer: 'met' | 'not_met' | 'not_stated' | null;
      /** Its quote as it stands in the text; null where it has none. */
      quote: string | null;
    }[];
  } | null;
  /** What is wrong and what to do, in a sentence; null where nothing is. */
  problem: string | null;
};

export type LoggedRequest = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The HTTP method. */
  method: string;
  /** The path of the request, without what follows a question mark. */
  path: string;
  /** The status of the answer. */
  status: number;
  /** error.type of the answer; null for a success. */
  error_type: string | null;
  /** How long the answer took, in milliseconds. */
  duration_ms: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Merge = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate that is left */
  survivor_id: string;
  /** The candidate that is part of it now */
  other_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** When it was undone; null: it stands. */
  undone_at: string | null;
};

export type MissingFiles = {
  /** How many attachments miss their file. */
  count: number;
  /** How many of them a backup still holds. */
  in_backup: number;
  /** The newest 100. */
  files: {
    /** The attachment it comes from. */
    attachment_id: string;
    /** The candidate it belongs to. */
    candidate_id: string | null;
    /** Whose file it is; null: of nobody yet. */
    candidate_name: string | null;
    /** The name it was imported with; null: it had none. */
    file_name: string | null;
    /** Whether a backup still holds it. */
    is_in_backup: boolean;
  }[];
};

export type ModelFile = {
  /** NONE, CHECKING, REFUSED, READY, LOADING, LOADED, CHANGED since it was chosen, or GONE from where it lay. */
  state: 'NONE' | 'CHECKING' | 'REFUSED' | 'READY' | 'LOADING' | 'LOADED' | 'CHANGED' | 'GONE';
  /** The file that is checked or was refused, else the chosen one; null where there is none. */
  path: string | null;
  /** Bytes that were read of it so far; null when it is not being checked. */
  checked_bytes: number | null;
  /** What is wrong and what to do, in a sentence; null where nothing is. */
  problem: string | null;
  /** The file that counts; null where none was chosen. */
  chosen: {
    /** Where it lies. */
    path: string;
    /** What its answers are signed with: its name and the beginning of its hash. */
    model: string;
    /** As the file calls itself; null where it does not. */
    name: string | null;
    /** The kind of model. */
    architecture: string;
    /** How many numbers it is made of. */
    parameters: number;
    /** Pieces of text it can see at once; null where the file does not say. */
    context_length: number | null;
    /** Size of the file in bytes. */
    byte_size: number;
    /** Hash of the file, in hexadecimal. */
    sha256: string;
  } | null;
};

export type Move = {
  /** An absolute path: a folder that is empty or not there yet; null for nowhere */
  path: string | null;
};

export type NetworkUse = {
  /** How many requests left this computer since the start. */
  outgoing_requests: number;
  /** From which addresses files may be fetched */
  downloads: 'public' | 'any' | 'off';
  /** The latest of them. */
  last: {
    /** ISO 8601, UTC, milliseconds */
    at: string;
    /** The HTTP method. */
    method: string;
    /** The host it went to. */
    host: string;
    /** What asked for it. */
    reason: string;
    /** What came of it. */
    outcome: string;
  }[];
};

export type Nomination = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The job. */
  job_id: string;
  /** The candidate. */
  candidate_id: string;
  /** The one stage the nomination is in: of the default pipeline, or of the same job. */
  current_nomination_stage_id: string;
  /** null: considered, without an application */
  applied_at: string | null;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type NominationStage = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** null: a stage of the default pipeline, for every job */
  job_id: string | null;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline; at the end when left out. */
  position: number;
  /** What being in the stage means. */
  category: 'active' | 'hired' | 'rejected';
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Note = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Whom it is about. */
  candidate_id: string;
  /** The job it is about; null: about the candidate in general */
  job_id: string | null;
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
  /** The client that wrote it */
  client_id: string | null;
  /** Name of the program that wrote it; null: a person did, in the window of Longlist */
  client_name: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type OcrLanguage = {
  /** Tesseract’s code of the language. */
  code: string;
  /** Comes with the program and cannot be deleted */
  is_built_in: boolean;
  /** Of the file that was added */
  byte_size: number | null;
  /** When it was added; null for a built-in language. */
  created_at: string | null;
};

export type OwnerClient = {
  /** The id of the client. */
  client_id: string;
  /** The secret, while it is known. */
  client_secret: string | null;
  /** Path of client.json, while it is there */
  file: string | null;
  /** Given by LONGLIST_CLIENT_ID and LONGLIST_CLIENT_SECRET */
  is_preset: boolean;
};

export type PlannedRow = {
  /** The row’s number in the file, from 1. */
  row: number;
  /** What comes, or came, of the row. */
  outcome: 'create' | 'fill' | 'known' | 'not_taken';
  /** Why it is not new; null where it is. */
  reason: 'NO_NAME' | 'NAME_TOO_LONG' | 'SAME_EMAIL' | 'SAME_PHONE' | 'SAME_REMOTE_ID' | 'REPEATED_EMAIL' | 'REPEATED_PHONE' | 'REPEATED_REMOTE_ID' | null;
  /** Of a repeated row: the earlier one. */
  same_row: number | null;
  /** The candidate that is known; null for none. */
  candidate_id: string | null;
  /** Their name. */
  candidate_name: string | null;
  /** The person’s name. */
  full_name: string;
  /** The first address that can be one. */
  email: string | null;
  /** The telephone number, as written. */
  phone: string | null;
  /** Where they live. */
  location: string | null;
  /** Pages of theirs. */
  links: string[];
  /** Where they come from. */
  source: string | null;
  /** Their id in the program the table is from. */
  remote_id: string | null;
  /** Tags they get. */
  tags: string[];
  /** The note that is written, by its beginning. */
  note: string | null;
  /** Cells that are left out of rows that are taken. */
  left_out: {
    /** The column’s place, from 0. */
    column: number;
    /** Why the cell is left out. */
    why: 'INVALID_EMAIL' | 'TOO_LONG' | 'NO_LINK';
  }[];
};

export type PoolIds = {
  /** Ids of candidates, in the order asked for. */
  ids: string[];
  /** How many candidates the search finds. */
  total: number;
  /** How many of them are nothing but a file that could not be read. They stand last, whatever the order. */
  unread_total: number;
};

export type Profile = {
  /** The name as written. */
  name: string | null;
  /** Email addresses. */
  emails: string[];
  /** Telephone numbers, in international form where understood. */
  phones: string[];
  /** Web addresses. */
  links: string[];
  /** What the person calls themself under their name. */
  headline: string | null;
  /** The opening paragraph. */
  summary: {
    /** The summary as plain text, without a name; only with include=text. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
  } | null;
  /** Where the person lives. */
  location: {
    /** As written. */
    raw: string;
    /** The town; null where unknown. */
    city: string | null;
    /** State or region; null where unknown. */
    region: string | null;
    /** ISO 3166-1 code of two letters; null where unknown. */
    country: string | null;
  } | null;
  /** Jobs, in the order of the resume. */
  work: {
    /** The role, as written. */
    title: string | null;
    /** Who for, as written. */
    employer: string | null;
    /** Where, as written. */
    location: string | null;
    /** An internship, apprenticeship or placement is told apart. */
    kind: 'employment' | 'internship';
    /** The first month; null without dates. */
    start: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** The last month; null for a running job, or when not stated. */
    end: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** Whether it is the present job. */
    current: boolean;
    /** Duration in months, both ends counted; null without dates. */
    months: number | null;
    /** Where its points stand in the text. */
    bullets: {
      /** The first month; null without dates. */
      start: number;
      /** The last month; null for a running job, or when not stated. */
      end: number;
    }[];
    /** Where the entry stands in the text. */
    span: {
      /** The first month; null without dates. */
      start: number;
      /** The last month; null for a running job, or when not stated. */
      end: number;
    };
  }[];
  /** Degrees and schools. */
  education: {
    /** The school, as written. */
    school: string | null;
    /** The degree, as written. */
    degree: string | null;
    /** 0 none, 1 secondary, 2 vocational, 3 diploma, 4 associate, 5 bachelor, 6 postgraduate diploma, 7 master, 8 doctorate; null where unclear. */
    level: number | null;
    /** The subject; null where unclear. */
    field: string | null;
    /** The first month; null without dates. */
    start: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** The last month; null without dates. */
    end: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** Whether it was finished. */
    completed: boolean;
    /** Where the entry stands in the text. */
    span: {
      /** The first month; null without dates. */
      start: number;
      /** The last month; null without dates. */
      end: number;
    };
  }[];
  /** Skills the resume names. */
  skills: {
    /** As written in the resume. */
    name: string;
    /** The usual name of the skill; null when the list of skills does not know it. */
    canonical: string | null;
    /** Months of the dated jobs that name it; null where none does. */
    months: number | null;
    /** Last month of the newest of those jobs; null where none is dated. */
    last_used: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** Where the text names it. */
    evidence: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    }[];
  }[];
  /** Languages the person speaks. */
  languages: {
    /** The language, in English. */
    name: string;
    /** The level; null where the resume gives none. */
    cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
  }[];
  /** Certificates and licences. */
  certifications: {
    /** As written. */
    name: string;
    /** Who gave it; null where not stated. */
    issuer: string | null;
    /** Since when; null where not stated. */
    issued: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** Until when; null where not stated. */
    expires: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
  }[];
  /** What the resume says of the right to work; never inferred. */
  work_authorisation: {
    /** As written. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
  } | null;
  /** What the resume says of moving for work. */
  relocation: {
    /** As written. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
    /** Whether it is a yes. */
    willing: boolean;
  } | null;
  /** The parts of the resume: without gaps, over the whole text. */
  sections: {
    /** What the part is about. */
    kind: 'header' | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certifications' | 'projects' | 'volunteering' | 'publications' | 'awards' | 'interests' | 'references' | 'other';
    /** Its heading as written; null without one. */
    heading: string | null;
    /** Where it begins, in characters of the text. */
    start: number;
    /** Where it ends, in characters of the text; not included. */
    end: number;
  }[];
  /** Sums over the resume. */
  totals: {
    /** Months of work with dates, overlaps counted once. */
    months_experience: number | null;
    /** The same for jobs in which people were led; null where none is. */
    months_management: number | null;
  };
  /** From 0 to 1 for each field: how sure the reader is. */
  confidence: { [name: string]: number };
  /** Where each field was read in the text, by path ("work.0.title"). */
  sources: { [name: string]: {
    start: number;
    end: number;
  } };
  /** Paths of what a person entered or changed. */
  edited: string[];
  /** Skills, languages and certificates that people took away; they do not count. */
  removed: string[];
  /** What a person should check. */
  notices: {
    /** What was noticed. */
    type: 'DATES_SWAPPED' | 'FUTURE_DATES' | 'GAP' | 'OVERLAP' | 'NAME_UNSURE' | 'UNDATED_WORK' | 'READ_BY_SHAPE' | 'SECOND_PERSON';
    /** A sentence for a person. */
    message: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    } | null;
  }[];
};

export type ProfileRecord = {
  /** The resume it was read from; null where none could be read. */
  attachment_id: string | null;
  /** What was read; null where nothing was. */
  read: Profile | null;
  /** What people changed, one for each entry, in the order they did. */
  edits: unknown[];
  /** Both together: what everything else uses. */
  profile: Profile | null;
};

export type RankingEntry = {
  /** Computed by the chosen score_version; only the order within one list means something. */
  score: number;
  /** The candidate it belongs to. */
  candidate_id: string;
  /** remote_id of the candidate. */
  candidate_remote_id: string;
  /** The summary of the candidate in relation to the job: read it by this id. */
  summary_id: string;
  /** The nomination of the candidate for the job; null where there is none. */
  nomination_id: string | null;
  /** Only with order: score and the job's criteria together, 0…1, by the engine's answers; nobody else moves it. */
  best_match_score?: number | undefined;
  /** Only with order: how many answers of people's own there are about the candidate; they count in best_match_corrected alone. */
  corrections?: number | undefined;
  /** Where to look first; only with include=band. */
  band?: 'first' | 'next' | 'later' | undefined;
  /** Only with expand: the records that the entry names, as their own paths answer them. Without a nomination, nomination and evaluations are null. */
  expanded?: {
    /** With expand=candidate: who it is. */
    candidate?: Candidate | undefined;
    /** With expand=summary: the candidate in short. */
    summary?: Summary | undefined;
    /** With expand=nomination: the one of nomination_id; null where there is none. */
    nomination?: Nomination | null | undefined;
    /** With expand=evaluations: every criterion of the nomination's job; null where there is none. What is missing is made now, for at most two seconds over all entries. */
    evaluations?: CriterionEvaluation[] | null | undefined;
  } | undefined;
};

export type RankingReasons = {
  /** The stretches of the resume nearest to the target, the nearest first. */
  passages: Evidence[];
  /** Where each word stands in the title of the job, or in the question, and whether the resume has it; empty where there is no title, and for a person or a file as target. */
  title_words: TitleWord[];
  /** What the job asks for and the resume shows. */
  matching_skills: {
    /** A requirement of the job. */
    s: string;
    /** Why it matches or is missing. */
    e: string;
    /** Where the resume says so. */
    evidence: Evidence[];
    /** e in codes, in prefix order */
    told: SentenceCode[];
  }[];
  /** What the job asks for and the resume does not show. */
  missing_skills: {
    /** A requirement of the job. */
    s: string;
    /** Why it matches or is missing. */
    e: string;
    /** Where the resume says so. */
    evidence: Evidence[];
    /** e in codes, in prefix order */
    told: SentenceCode[];
  }[];
  /** What a person should know about how the file was read. */
  notices: {
    /** What was noticed. */
    type: 'HIDDEN_TEXT' | 'COLUMNS' | 'OCR' | 'TRUNCATED' | 'NO_TEXT_PAGE' | 'GARBLED_TEXT' | 'REPEATED_HEADER' | 'INSTRUCTIONS';
    /** A sentence for a person. */
    message: string;
    /** The number of the page; null for formats without pages. */
    page: number | null;
    /** The attachment it comes from. */
    attachment_id: string;
  }[];
};

export type ReadingPause = {
  /** A person keeps files from being read */
  is_paused: boolean;
};

export type Restore = {
  /** The name of a backup; null for none. */
  name: string | null;
};

export type ResumeVersion = {
  /** The file. */
  attachment_id: string;
  /** What the file is called. */
  file_name: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** Whether the file was read. */
  state: 'READY' | 'IN_PROGRESS' | 'FAILED';
  /** What changed since the readable version before it; empty for the first. */
  changes: {
    /** What it is about: name, email, phone, link, location, work, education, skills, languages, … */
    path_kind: string;
    /** Whether it is new, gone or another. */
    change: 'added' | 'removed' | 'changed';
    /** What the earlier version says; null where nothing. */
    before: string | null;
    /** What this version says; null where nothing. */
    after: string | null;
  }[];
};

export type Retention = {
  /** Months without work after which a candidate is due; null: nobody ever is. */
  months: number | null;
  /** How many candidates are due now. */
  due: number;
};

export type RetentionExtension = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The day until which they are not due (UTC). */
  keep_until: string;
  /** Why, in the words of whoever decided it. */
  reason: string;
  /** The client that decided it. */
  client_id: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type RowsNotTaken = {
  /** Names of the columns. */
  headers: string[];
  /** The rows, in their order. */
  rows: {
    /** The row’s number in the file, from 1. */
    row: number;
    /** Why it is not new; null where it is. */
    reason: 'NO_NAME' | 'NAME_TOO_LONG' | 'SAME_EMAIL' | 'SAME_PHONE' | 'SAME_REMOTE_ID' | 'REPEATED_EMAIL' | 'REPEATED_PHONE' | 'REPEATED_REMOTE_ID' | null;
    /** Of a repeated row: the earlier one. */
    same_row: number | null;
    /** The candidate that is known; null for none. */
    candidate_id: string | null;
    /** Its cells, as text. */
    cells: string[];
  }[];
};

export type SavedCriterion = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown in place of prompt_text; null: prompt_text is shown. */
  display_name: string | null;
  /** must, nice, or null where it was not said. */
  weight: 'must' | 'nice' | null;
  /** How it is read, in plain words. */
  understood_as: string;
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type SavedSearch = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** What it is called; unique in its view. */
  name: string;
  /** The view whose filters these are. */
  view: 'ranking' | 'pool';
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type SentenceCode = {
  /** Which sentence */
  code: string;
  /** What stands in it, by name */
  args: { [name: string]: string | number };
};

export type ServerModel = {
  /** The name. */
  name: string;
};

export type Session = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** What it calls itself; null where it is none of the usual ones. */
  browser: string | null;
  /** The system it runs on; null where it says none. */
  system: string | null;
  /** ISO 8601, UTC, milliseconds */
  opened_at: string;
  /** ISO 8601, UTC, milliseconds */
  last_used_at: string;
  /** When it ends at the latest, used or not */
  ends_at: string;
  /** Whether it is the one that asks */
  is_this: boolean;
};

export type SessionToken = {
  /** Whether the request failed. */
  is_error: false;
  /** Send it as `Authorization: Bearer <access_token>`. */
  access_token: string;
  /** Always Bearer. */
  token_type: 'Bearer';
  /** Seconds */
  expires_in: string;
  /** What the token may do. */
  scope: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[];
  /** The session the token was given to; it ends with it. */
  session_id: string;
  /** The secret of a session that a code opened */
  session: string | null;
};

export type SessionsEnded = {
  /** Whether the request failed. */
  is_error: false;
  /** The record, or what the operation gives. */
  result: {
    /** How many sessions ended */
    ended: number;
  };
};

export type SkillList = {
  /** The id of the list. */
  id: string;
  /** What the list is called. */
  name: string;
  /** ESCO’s CSV, O*NET’s tables, or a plain list */
  layout: 'ESCO' | 'ONET' | 'PLAIN';
  /** How many skills it holds. */
  skill_count: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Snapshot = {
  /** The name of the copy. */
  name: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** Its size. */
  bytes: number;
  /** DAILY by itself, ASKED for, BEFORE_RESTORE of another one, BEFORE_UPDATE by a newer version, or IMPORTED. */
  reason: 'DAILY' | 'ASKED' | 'BEFORE_RESTORE' | 'BEFORE_UPDATE' | 'IMPORTED';
  /** How many people in it were deleted since: a restore does not bring them back. */
  erased_since: number;
};

export type Spotlight = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The nomination that is put forward. */
  nomination_id: string;
  /** The reason in a line. Where it is empty, a client pack says the title and the employer of that day. */
  headline: string;
  /** The reason in full; null where there is none. */
  note: string | null;
  /** Quotes of the resume, each for a criterion. */
  evidence: {
    /** The criterion. */
    criterion_id: string;
    /** The words of the resume, exactly. */
    quote: string;
  }[];
  /** Lists are in this order, lowest first */
  position: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type StageChange = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** What was moved. */
  nomination_id: string;
  /** null: the nomination began in to_stage_id */
  from_stage_id: string | null;
  /** The stage from then on. */
  to_stage_id: string;
  /** Why, as a person put it; null where nobody said */
  reason: string | null;
  /** The client that moved it; null: the service itself */
  client_id: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type SuggestedCriterion = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** must or nice: how much it matters to a person. It changes no score. */
  weight: 'must' | 'nice';
  /** How it is read, in plain words. */
  understood_as: string;
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
  /** Meaning where it keeps words of the job that no rule reads. */
  engine: 'rules' | 'meaning';
  /** The sentence of the description it comes from. */
  quote: string;
  /** The criterion of the job that asks the same already; null where there is none. */
  criterion_id: string | null;
};

export type Summary = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Where the candidate lives; empty where nothing is known. */
  location: string;
  /** Degrees and schools in a line; empty where nothing is known. */
  education: string;
  /** Present and former roles in a line; empty where nothing is known. */
  employment: string;
  /** What the job asks for and the resume shows. */
  matching_skills: {
    /** A requirement of the job. */
    s: string;
    /** Why it matches or is missing. */
    e: string;
    /** Where the resume says so. */
    evidence?: Evidence[] | undefined;
    /** e in codes, in prefix order */
    told?: SentenceCode[] | undefined;
  }[];
  /** What the job asks for and the resume does not show. */
  missing_skills: {
    /** A requirement of the job. */
    s: string;
    /** Why it matches or is missing. */
    e: string;
    /** Where the resume says so. */
    evidence?: Evidence[] | undefined;
    /** e in codes, in prefix order */
    told?: SentenceCode[] | undefined;
  }[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** The summary as plain text, without a name; only with include=text. */
  text?: string | undefined;
  /** employment in codes; only with include=evidence */
  employment_told?: SentenceCode[] | undefined;
};

export type TablePreview = {
  /** Rows in all. */
  total: number;
  /** Rows by what would come of them. */
  counts: {
    /** New candidates. */
    create: number;
    /** Known candidates that would get something. */
    fill: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
  };
  /** Cells that are left out of rows that are taken. */
  left_out: {
    /** Cells that are no e-mail address. */
    INVALID_EMAIL: number;
    /** Cells that are longer than the field. */
    TOO_LONG: number;
    /** Cells that are no link. */
    NO_LINK: number;
  };
  /** The first rows of new candidates. */
  create_rows: PlannedRow[];
  /** The first rows of known candidates that would get something. */
  fill_rows: PlannedRow[];
  /** The first rows of known candidates that are left alone. */
  known_rows: PlannedRow[];
  /** The first rows that make no candidate. */
  not_taken_rows: PlannedRow[];
};

export type Tag = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** What the tag is about. */
  tag_type: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name';
  /** true: a standard of the whole organization; false: made by a user */
  is_standardized: boolean;
  /** At most 500 characters; unique with tag_type and is_standardized. */
  name: string;
  /** Empty when none was given */
  description: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type TagCount = {
  /** The tag. */
  tag_id: string;
  /** Candidates who have the tag, however given. */
  candidates: number;
  /** Those of them for whom it is only suggested. */
  suggested: number;
};

export type TagPreset = {
  /** What it says of a candidate. */
  tag_type: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name';
  /** The name. */
  name: string;
  /** The trade the role belongs to. */
  trade: string;
  /** Titles that are read as this role, in any language. */
  other_names: string[];
};

export type TitleWord = {
  /** Where the word begins in the title, in UTF-16 code units. */
  start: number;
  /** Where it ends. */
  end: number;
  /** Whether the word stands in the resume, without what blind mode hides of it. */
  is_found: boolean;
  /** Whether it stands right before the next word somewhere; null for the last word of a name. */
  is_beside_next: boolean | null;
};

export type UnderstoodCriterion = {
  /** How it is read, in plain words. */
  understood_as: string;
  /** meaning: a part of it is understood by no rule; see not_understood */
  engine: 'rules' | 'meaning';
  /** Why it is not evaluated; null when it is */
  refusal: string | null;
  /** refusal in codes */
  refusal_told: SentenceCode | null;
  /** Words of the criterion that no rule understands: they keep an answer from being sure */
  not_understood: string[];
  /** Words read as others, because a letter is missing or wrong */
  corrected: {
    /** As it stands in the criterion */
    written: string;
    /** As it is read */
    read: string;
  }[];
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
};

export type WatchedFolder = {
  /** The id of the watched folder. */
  id: string;
  /** The folder, as an absolute path. */
  path: string;
  /** The job its files are for; null for none. */
  job_id: string | null;
  /** Whether folders inside are watched, too. */
  with_subfolders: boolean;
  /** ACTIVE, or PAUSED by a person. */
  state: 'ACTIVE' | 'PAUSED';
  /** Why nothing comes at the moment; null when all is well. */
  problem: 'GONE' | 'NOT_READABLE' | 'NOT_WATCHED' | null;
  /** The same for a person, with what helps. */
  message: string | null;
  /** Files that were imported. */
  imported: number;
  /** Files that were there already and not asked for. */
  skipped: number;
  /** The newest file; null before the first. */
  last_file_name: string | null;
  /** Its import. */
  last_import_id: string | null;
  /** When it came. */
  last_seen_at: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Webhook = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Where events are sent. */
  url: string;
  /** Empty: all but webhook.* */
  event_types: string[];
  /** ACTIVE, or PAUSED until somebody sets it ACTIVE. */
  state: 'ACTIVE' | 'PAUSED';
  /** GONE: the receiver answered 410; FAILING: nothing arrived for 24 hours; ADDRESS_REFUSED: not an address of this computer; REQUESTED: by a client */
  paused_reason: 'GONE' | 'FAILING' | 'ADDRESS_REFUSED' | 'REQUESTED' | null;
  /** Failed attempts since the last that arrived */
  failures: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type WebhookDelivery = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The event that was sent. */
  event_id: string;
  /** Its type. */
  event_type: string;
  /** Where the delivery stands. */
  state: 'QUEUED' | 'DELIVERED' | 'FAILED';
  /** How often it was tried. */
  attempts: number;
  /** null once delivered or given up */
  next_attempt_at: string | null;
  /** Of the last attempt; null without an answer */
  response_status: number | null;
  /** What went wrong in the last attempt */
  error: string | null;
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** When it arrived or was given up; null until then. */
  finished_at: string | null;
};

export type WebhookSecret = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The key of the signatures; made by the service when left out. */
  secret: string;
};

export type __schema0 = string | number | boolean | null | __schema0[] | { [name: string]: __schema0 };

/* What operations take. */

export type CreateAccessRequestBody = {
  /** What the person is shown; what the client will be called */
  name: string;
  /** What it wants the access for; null where it did not say. */
  description?: string | null | undefined;
  /** Default: all:read alone */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** When the access is no longer needed */
  expires_at?: string | null | undefined;
};

export type ClaimAccessRequestBody = {
  /** Proves that it is the same program. */
  claim_secret: string;
};

export type CreateClientBody = {
  /** What the client is called in Settings. */
  name: string;
  /** What the client may do: read, write. */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** When it ends (UTC); null: never. */
  expires_at?: string | null | undefined;
  /** Never told who a candidate is */
  is_blind?: boolean | null | undefined;
};

export type UpdateClientBody = {
  /** Never told who a candidate is from now on */
  is_blind?: boolean | undefined;
};

export type ApproveAccessRequestBody = {
  /** Default: the name the program gave itself */
  name?: string | null | undefined;
  /** Default: all that were asked for */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** Absent: as asked for; null: until it is revoked */
  access_expires_at?: string | null | undefined;
  /** Whether it is never told who a candidate is. Default: no */
  is_blind?: boolean | null | undefined;
};

export type ListClientRequestsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** errors: answers of status 400 and above */
  only?: 'errors' | undefined;
};

export type BatchBody = {
  /** Carried out in this order, at most 100 */
  operations: readonly {
    /** What is done with the path */
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE';
    /** Below /api/v1, which may be left out: `/jobs/remote.4711` */
    path: string;
    /** As it would be sent alone, as JSON */
    body?: Record<never, never> | null | undefined;
  }[];
  /** All or none: the first that fails takes back those before it */
  atomic?: boolean | undefined;
};

export type ListJobsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** Whether the job is open, archived or closed. */
  status?: 'open' | 'archived' | 'closed' | undefined;
  /** Only jobs with this tag */
  tag_id?: string | undefined;
};

export type CreateJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. Candidates are ranked by it. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Addresses under which the job is posted in public. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations: criteria are evaluated as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates: candidates that fit are nominated as well. null: only when asked. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of nominations that are made automatically. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
};

export type ReplaceJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. Candidates are ranked by it. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Addresses under which the job is posted in public. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations: criteria are evaluated as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates: candidates that fit are nominated as well. null: only when asked. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of nominations that are made automatically. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ChangeJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title?: string | undefined;
  /** What the job is and asks for, at most 100,000 characters. Candidates are ranked by it. */
  description?: string | undefined;
  /** Whether the job is open, archived or closed. */
  status?: 'open' | 'archived' | 'closed' | undefined;
  /** Addresses under which the job is posted in public. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations: criteria are evaluated as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates: candidates that fit are nominated as well. null: only when asked. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of nominations that are made automatically. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
};

export type ListNominationStagesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | undefined;
};

export type CreateNominationStageBody = {
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | null | undefined;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline; at the end when left out. */
  position?: number | null | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | null | undefined;
};

export type ReplaceNominationStageBody = {
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | null | undefined;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline; at the end when left out. */
  position?: number | null | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | null | undefined;
};

export type ChangeNominationStageBody = {
  /** What the stage is called. */
  name?: string | undefined;
  /** Its place in the pipeline; at the end when left out. */
  position?: number | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | undefined;
};

export type ListCandidatesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** Words that occur in the name or a readable attachment; the last may be a beginning */
  q?: string | undefined;
  /** Only candidates with a nomination for this job */
  job_id?: string | undefined;
  /** Only candidates with a nomination in this stage */
  stage_id?: string | undefined;
  /** Only candidates with this tag, however it was given */
  tag_id?: string | undefined;
  /** Comma-separated, at most 100 */
  ids?: string | undefined;
  /** Adds what the standard answer leaves out. */
  include?: 'profile' | undefined;
};

export type CreateCandidateBody = {
  /** Email address, as sent or read; null where none is known. */
  email?: string | null | undefined;
  /** Telephone number, as sent or read; null where none is known. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered: it wins over what a client sent and what was read. Null takes it back. */
  overrides?: {
    /** The name, as it is shown. */
    full_name?: string | null | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: string | null | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The name, as it is shown. */
  full_name: string;
};

export type ReplaceCandidateBody = {
  /** Email address, as sent or read; null where none is known. */
  email?: string | null | undefined;
  /** Telephone number, as sent or read; null where none is known. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered: it wins over what a client sent and what was read. Null takes it back. */
  overrides?: {
    /** The name, as it is shown. */
    full_name?: string | null | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: string | null | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The name, as it is shown. */
  full_name: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ChangeCandidateBody = {
  /** Email address, as sent or read; null where none is known. */
  email?: string | null | undefined;
  /** Telephone number, as sent or read; null where none is known. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered: it wins over what a client sent and what was read. Null takes it back. */
  overrides?: {
    /** The name, as it is shown. */
    full_name?: string | null | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: string | null | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The name, as it is shown. */
  full_name?: string | undefined;
};

export type DeleteCandidatesBody = {
  /** Candidates, at most 100 */
  ids: readonly string[];
};

export type DecideCandidateDeletionBody = {
  /** Candidates, at most 100,000 */
  ids: readonly string[];
};

export type ReplaceProfileEditsBody = {
  /** All of them, at most 1,000; an empty list takes everything back. `was` is the entry as it was read, null for one a person adds; `value` is the entry as they want it, null to take it away. */
  edits: readonly unknown[];
};

export type MergeCandidatesBody = {
  /** The candidate who becomes part of the other. */
  other_id: string;
  /** Whose value of a field stays: `own` of this candidate, `other` of the other one. */
  fields?: {
    /** The name, as it is shown. */
    full_name?: 'own' | 'other' | undefined;
    /** Email address, as sent or read; null where none is known. */
    email?: 'own' | 'other' | undefined;
    /** Telephone number, as sent or read; null where none is known. */
    phone?: 'own' | 'other' | undefined;
    /** Where the person lives, as written. */
    location?: 'own' | 'other' | undefined;
    /** Web addresses. */
    links?: 'own' | 'other' | undefined;
    /** Where the candidate comes from, in your own words. */
    source?: 'own' | 'other' | undefined;
  } | null | undefined;
};

export type ListCandidateMergesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
};

export type ListAttachmentsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** Whose file it is; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type?: 'about' | 'resume' | 'role_preferences' | 'work_experiences' | undefined;
};

export type CreateAttachmentBody = {
  /** Whose file it is; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The bytes. Only in a form; required there. */
  file: Blob;
  /** The name to show and to save under; without it, the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
} | {
  /** Whose file it is; none for a file to rank by. */
  candidate_id?: string | null | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** An http or https address the service downloads the file from. Only in JSON; required there. */
  public_file_url: string;
  /** The name to show and to save under; without it, the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
};

export type ReplaceAttachmentBody = {
  /** Whose file it is; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The bytes. Only in a form; required there. */
  file: Blob;
  /** The name to show and to save under; without it, the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
} | {
  /** Whose file it is; none for a file to rank by. */
  candidate_id?: string | null | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** An http or https address the service downloads the file from. Only in JSON; required there. */
  public_file_url: string;
  /** The name to show and to save under; without it, the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ReplaceNominationBody = {
  /** The one stage the nomination is in: of the default pipeline, or of the same job. */
  current_nomination_stage_id: string;
  /** When the candidate applied; left out or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
  /** Why it comes into another stage, at most 1,000 characters. Kept with that change alone. */
  reason?: string | null | undefined;
};

export type ChangeNominationBody = {
  /** The one stage the nomination is in: of the default pipeline, or of the same job. */
  current_nomination_stage_id?: string | undefined;
  /** When the candidate applied; left out or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
  /** Why it comes into another stage, at most 1,000 characters. Kept with that change alone. */
  reason?: string | null | undefined;
};

export type MoveNominationBody = {
  /** A stage of the default pipeline, or of the same job */
  to_stage_id: string;
  /** Why it comes into another stage, at most 1,000 characters. Kept with that change alone. */
  reason?: string | null | undefined;
};

export type ListNominationsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** The job. */
  job_id?: string | undefined;
  /** The candidate. */
  candidate_id?: string | undefined;
  /** Only nominations that are in this stage */
  stage_id?: string | undefined;
};

export type CreateNominationBody = {
  /** The job. */
  job_id: string;
  /** The candidate. */
  candidate_id: string;
  /** The one stage the nomination is in: of the default pipeline, or of the same job. */
  current_nomination_stage_id: string;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id: string;
  /** When the candidate applied; left out or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
};

export type ListTagsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. Kept exactly as sent; paths take it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** What the tag is about. */
  tag_type?: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name' | undefined;
  /** true: a standard of the whole organization; false: made by a user. */
  is_standardized?: 'true' | 'false' | undefined;
  /** Only tags with this in their name; case and accents do not matter */
  q?: string | undefined;
};

export type CreateTagBody = {
  /** What the tag is about. */
  tag_type: 'preferred_role_title' | 'experience_based_role_title' | 'specialty_name';
  /** true: a standard of the whole organization; false: made by a user. */
  is_standardized: boolean;
  /** At most 500 characters; unique with tag_type and is_standardized. */
  name: string;
  /** For people; null where there is none. */
  description?: string | null | undefined;
  /** The id of the tag in the system it comes from: GET /tags?remote_id= finds it by that. The record of a tag does not show it. */
  remote_id?: string | null | undefined;
};

export type ListCandidateTagsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The candidate who has the tag. */
  candidate_id?: string | undefined;
  /** The tag. */
  tag_id?: string | undefined;
};

export type CreateCandidateTagBody = {
  /** The candidate who has the tag. */
  candidate_id: string;
  /** The tag. */
  tag_id: string;
  /** Who says that the tag applies. */
  creation_method: 'custom_input_by_candidate' | 'selected_by_organization' | 'auto_generated_by_service';
};

export type ListJobTagsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The order: by when records were made or last changed, with a minus sign the newest first. Equal dates follow the ids. Records that never change were changed last when they were made. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The job that has the tag. */
  job_id?: string | undefined;
  /** The tag. */
  tag_id?: string | undefined;
};

export type CreateJobTagBody = {
  /** The job that has the tag. */
  job_id: string;
  /** The tag. */
  tag_id: string;
};

export type ListSpotlightsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Only spotlights of this job. */
  job_id?: string | undefined;
  /** The nomination that is put forward. */
  nomination_id?: string | undefined;
};

export type CreateSpotlightBody = {
  /** The nomination that is put forward. */
  nomination_id: string;
  /** The reason in a line. Where it is empty, a client pack says the title and the employer of that day. */
  headline: string;
  /** The reason in full; null where there is none. */
  note?: string | null | undefined;
  /** Quotes of the resume, each for a criterion. */
  evidence?: readonly {
    /** The criterion. */
    criterion_id: string;
    /** The words of the resume, exactly. */
    quote: string;
  }[] | null | undefined;
  /** Its place in the order, from 0. */
  position?: number | null | undefined;
};

export type ReplaceSpotlightBody = {
  /** The nomination that is put forward. */
  nomination_id?: string | null | undefined;
  /** The reason in a line. Where it is empty, a client pack says the title and the employer of that day. */
  headline: string;
  /** The reason in full; null where there is none. */
  note?: string | null | undefined;
  /** Quotes of the resume, each for a criterion. */
  evidence?: readonly {
    /** The criterion. */
    criterion_id: string;
    /** The words of the resume, exactly. */
    quote: string;
  }[] | null | undefined;
  /** Its place in the order, from 0. */
  position?: number | null | undefined;
};

export type OrderSpotlightsBody = {
  /** The spotlights in the order they are wanted in. */
  spotlight_ids: readonly string[];
};

export type CreateJobCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown in place of prompt_text; null: prompt_text is shown. */
  display_name?: string | null | undefined;
  /** The id of the criterion in the system it comes from; null where there is none. */
  remote_id?: string | null | undefined;
  /** must or nice: how much it matters to a person. It changes no score. null: not said. */
  weight?: 'must' | 'nice' | null | undefined;
};

export type ListCriteriaQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Whom it is asked of: candidates of a job, of a tag, of the organization. */
  scope_type?: 'organization' | 'tag' | undefined;
  /** The tag; required for scope_type tag, null otherwise. */
  tag_id?: string | undefined;
};

export type CreateCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown in place of prompt_text; null: prompt_text is shown. */
  display_name?: string | null | undefined;
  /** The id of the criterion in the system it comes from; null where there is none. */
  remote_id?: string | null | undefined;
  /** must or nice: how much it matters to a person. It changes no score. null: not said. */
  weight?: 'must' | 'nice' | null | undefined;
  /** Whom it is asked of: candidates of a job, of a tag, of the organization. */
  scope_type: 'organization' | 'tag';
  /** The tag; required for scope_type tag, null otherwise. */
  tag_id?: string | null | undefined;
};

export type SaveCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown in place of prompt_text; null: prompt_text is shown. */
  display_name?: string | null | undefined;
  /** must, nice, or null where it was not said. */
  weight?: 'must' | 'nice' | null | undefined;
};

export type ListNominationEvaluationsQuery = {
  /** Adds what the standard answer leaves out. */
  include?: 'evidence' | undefined;
};

export type ListCandidateEvaluationsQuery = {
  /** tag: criteria of the candidate's tags; org_wide: criteria of the organization */
  criterion_type: 'tag' | 'org_wide';
  /** Adds what the standard answer leaves out. */
  include?: 'evidence' | undefined;
};

export type ListJobEvaluationsOfQuery = {
  /** Adds what the standard answer leaves out. */
  include?: 'evidence' | undefined;
};

export type OverrideEvaluationBody = {
  /** Yes or no. */
  is_criterion_met: boolean;
  /** Why the person says so; null where they did not. */
  reason?: string | null | undefined;
};

export type UnderstandCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
};

export type PreviewCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** The job; null outside job scope. */
  job_id?: string | null | undefined;
};

export type ListCriterionMarksQuery = {
  /** The candidates, each as a parameter of its own; at most 100 */
  candidate_id: string[];
};

export type ListRankingsQuery = {
  /** A job, a candidate or an attachment: results are ordered by how near they are to it. */
  target_resource_id?: string | undefined;
  /** Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of target_resource_id. */
  q?: string | undefined;
  /** Only candidates who applied for this job. */
  filter_job_id?: string | undefined;
  /** With filter_job_id: `applied` keeps those who applied, `any` also those who are considered. */
  filter_nominations?: 'applied' | 'any' | undefined;
  /** Index of the first result. */
  offset?: number | undefined;
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** 1: nearness of the resume to the target. 2: the share of criteria that are met. Their scores do not compare. */
  score_version?: number | undefined;
  /** Beside score_version 1: best_match puts entries in the order of best_match_score, meaning and criteria together; best_match_corrected does so with people's own answers in the place of the engine's, while all scores stay the engine's. */
  order?: 'best_match' | 'best_match_corrected' | undefined;
  /** Adds what the standard answer leaves out. */
  include?: 'band' | undefined;
  /** Records to set beside each entry, with commas: candidate, summary, nomination, evaluations. They stand in `expanded`, as their own paths answer them. */
  expand?: string | undefined;
};

export type GetRankingQuery = {
  /** A job, a candidate or an attachment: results are ordered by how near they are to it. */
  target_resource_id?: string | undefined;
  /** Only candidates who applied for this job. */
  filter_job_id: string;
  /** 1: nearness of the resume to the target. 2: the share of criteria that are met. Their scores do not compare. */
  score_version?: number | undefined;
};

export type GetRankingReasonsQuery = {
  /** A job, a candidate or an attachment: results are ordered by how near they are to it. */
  target_resource_id?: string | undefined;
  /** Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of target_resource_id. */
  q?: string | undefined;
};

export type GetSummaryQuery = {
  /** Adds what the standard answer leaves out. */
  include?: 'evidence' | 'text' | undefined;
};

export type ListImportsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Nominates the candidate at the first stage of this job. */
  job_id?: string | undefined;
  /** What became of the file. */
  state?: 'queued' | 'reading' | 'read' | 'failed' | 'duplicate' | 'refused' | undefined;
};

export type CreateImportBody = {
  /** The bytes. */
  file: Blob;
  /** Nominates the candidate at the first stage of this job. */
  job_id?: string | undefined;
  /** The name to show; it may hold folders. */
  file_name?: string | undefined;
};

export type PauseReadingBody = ReadingPause;

export type StopReadingBody = {
  /** The id of the newest import that is taken back; without it all are. */
  up_to?: string | undefined;
};

export type CreateSkillListBody = {
  /** The list, at most 20 MiB. */
  file: Blob;
  /** What the list is called. */
  name?: string | null | undefined;
} | {
  /** What the list is called. */
  name: string;
  /** The list itself, at most 20 MiB. */
  text: string;
};

export type AddOcrLanguageBody = {
  /** Language data, at most 24 MiB. */
  file: Blob;
  /** Tesseract’s code of the language. */
  code?: string | undefined;
};

export type ChooseLocalModelBody = {
  /** Whether the model is asked. */
  is_on?: boolean | undefined;
  /** What kind of server it is, or `file` for a model file; null until one was chosen. */
  kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai' | 'file';
  /** Address of the server on this computer; null for a file, and until one was chosen. */
  url?: string | null | undefined;
  /** The model, as the server names it; null until one was chosen. */
  model?: string | null | undefined;
};

export type TestLocalModelBody = {
  /** Address of the server on this computer; null for a file, and until one was chosen. */
  url: string;
  /** The model, as the server names it; null until one was chosen. */
  model?: string | null | undefined;
};

export type ChooseModelFileBody = {
  /** Whole path of a GGUF file on this computer. */
  path: string;
};

export type AddEmbeddingModelBody = {
  /** Whole path of the folder; null where none was added. */
  path: string;
};

export type ListEventsQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Only what came after the event with this id */
  after?: string | undefined;
  /** Only these kinds of events or families, separated by commas; without it all */
  types?: string | undefined;
};

export type StreamEventsQuery = {
  /** Only what came after the event with this id */
  after?: string | undefined;
  /** Only these kinds of events or families, separated by commas; without it all */
  types?: string | undefined;
};

export type ListWebhooksQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
};

export type CreateWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url: string;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures; made by the service when left out. */
  secret?: string | null | undefined;
};

export type ReplaceWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url: string;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures; made by the service when left out. */
  secret?: string | null | undefined;
  /** ACTIVE, or PAUSED until somebody sets it ACTIVE. */
  state?: 'ACTIVE' | 'PAUSED' | null | undefined;
};

export type ChangeWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url?: string | undefined;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures; made by the service when left out. */
  secret?: string | null | undefined;
  /** ACTIVE, or PAUSED until somebody sets it ACTIVE. */
  state?: 'ACTIVE' | 'PAUSED' | undefined;
};

export type ListWebhookDeliveriesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
};

export type ChangeStageChangeBody = {
  /** Why, as a person put it; null where nobody said. */
  reason?: string | null | undefined;
};

export type ListNotesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Whom it is about. */
  candidate_id?: string | undefined;
  /** The job it is about; null: about the candidate in general. */
  job_id?: string | undefined;
};

export type CreateNoteBody = {
  /** Whom it is about. */
  candidate_id: string;
  /** The job it is about; null: about the candidate in general. */
  job_id?: string | null | undefined;
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
};

export type ChangeNoteBody = {
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
};

export type FindCandidateIdsQuery = {
  /** Words that occur in the name or a readable attachment; the last may be a beginning */
  q?: string | undefined;
  /** Only candidates with every one of these tags, however given; comma-separated, at most 100 */
  tag_ids?: string | undefined;
  /** Only candidates whose location holds this; case and accents do not matter */
  place?: string | undefined;
  /** At least so many years of experience; 0 for everybody */
  min_years?: number | undefined;
  /** Only candidates with a nomination for this job */
  job_id?: string | undefined;
  /** Only candidates with a nomination in this stage */
  stage_id?: string | undefined;
  /** Only candidates without any nomination */
  in_no_job?: 'true' | undefined;
  /** Only candidates whose source holds this; case and accents do not matter */
  source?: string | undefined;
  /** Only candidates added on this day (UTC) or later */
  added_since?: string | undefined;
  /** Only candidates that are due, as GET /retention counts them; none while it is off */
  due?: 'true' | undefined;
  /** newest first; by name; or the most years of experience first, those without any last. Those of whom nothing is read stand at the end */
  sort?: 'newest' | 'name' | 'years' | undefined;
  /** How many ids at most; 0 for their number alone */
  limit?: number | undefined;
};

export type ListCandidateCardsQuery = {
  /** Comma-separated, at most 100 */
  ids: string;
  /** Words whose place in the text is shown */
  q?: string | undefined;
};

export type ListSavedSearchesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** The view whose filters these are. */
  view?: 'ranking' | 'pool' | undefined;
};

export type SaveSearchBody = {
  /** The name. */
  name: string;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
  /** The view whose filters these are. */
  view: 'ranking' | 'pool';
};

export type ReplaceSavedSearchBody = {
  /** The name. */
  name: string;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
};

export type UpdateSavedSearchBody = {
  /** The name. */
  name?: string | undefined;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search?: { [name: string]: __schema0 } | undefined;
};

export type ListActivityQuery = {
  /** How many entries a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
  /** Only about this candidate, and whoever was merged into them. */
  candidate_id?: string | undefined;
  /** Only about this job. */
  job_id?: string | undefined;
  /** Only what this client did. */
  client_id?: string | undefined;
  /** Only what people did in the window of Longlist, or programs, or the service itself. */
  actor?: 'person' | 'program' | 'service' | undefined;
  /** Only these kinds, separated by commas; without it all */
  kinds?: string | undefined;
  /** Only the event with this id and later ones. */
  since?: string | undefined;
  /** Only the event with this id and earlier ones. */
  until?: string | undefined;
  /** Only this type of event. */
  type?: string | undefined;
  /** false: each event is an entry of its own. */
  folded?: 'true' | 'false' | undefined;
};

export type ListWatchedFoldersQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
};

export type CreateWatchedFolderBody = {
  /** The folder, as an absolute path. */
  path: string;
  /** The job its files are for; null for none. */
  job_id?: string | null | undefined;
  /** Whether folders inside are watched, too. */
  with_subfolders?: boolean | undefined;
  /** Whether files that are there already are imported. */
  import_existing?: boolean | undefined;
};

export type ChangeWatchedFolderBody = {
  /** The job its files are for; null for none. */
  job_id?: string | null | undefined;
  /** Whether folders inside are watched, too. */
  with_subfolders?: boolean | undefined;
  /** ACTIVE, or PAUSED by a person. */
  state?: 'ACTIVE' | 'PAUSED' | undefined;
};

export type ListCandidateTablesQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
  /** Where the page begins: take it from the Link header of the page before. It holds for this list, filtered and sorted as it was. */
  cursor?: string | undefined;
};

export type UploadCandidateTableBody = {
  /** CSV, TSV or XLSX, at most 25 MiB. */
  file: Blob;
  /** The sheet that was read; null for a text file. */
  sheet?: string | undefined;
};

export type GetCandidateTableQuery = {
  /** Whether a row of headers stands above the people. */
  has_header?: 'true' | 'false' | undefined;
};

export type PreviewCandidateTableQuery = {
  /** How many records a page has, at most. */
  limit?: number | undefined;
};

export type PreviewCandidateTableBody = {
  /** Which column becomes what; columns that are not named are left out. */
  mapping: readonly {
    /** The column’s place, from 0. */
    column: number;
    /** What its cells are. */
    field: 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links' | 'tags' | 'title' | 'employer' | 'notes' | 'source' | 'remote_id';
  }[];
  /** Whether a row of headers stands above the people. */
  has_header?: boolean | undefined;
  /** skip leaves known candidates alone; fill_empty gives them what they lack. */
  on_duplicate?: 'skip' | 'fill_empty' | undefined;
};

export type BringInCandidateTableBody = {
  /** Which column becomes what; columns that are not named are left out. */
  mapping: readonly {
    /** The column’s place, from 0. */
    column: number;
    /** What its cells are. */
    field: 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links' | 'tags' | 'title' | 'employer' | 'notes' | 'source' | 'remote_id';
  }[];
  /** Whether a row of headers stands above the people. */
  has_header?: boolean | undefined;
  /** skip leaves known candidates alone; fill_empty gives them what they lack. */
  on_duplicate?: 'skip' | 'fill_empty' | undefined;
  /** The job its people are nominated for; null for none. */
  job_id?: string | null | undefined;
  /** Where they begin; the job’s first stage without it. */
  stage_id?: string | null | undefined;
};

export type GetClientPackQuery = {
  /** json: what the files are made of, as data; the others are files */
  format?: 'json' | 'pdf' | 'xlsx' | 'csv' | undefined;
  /** Names, contact and schools are taken out */
  is_blind?: 'true' | 'false' | undefined;
  /** A ZIP with the file and the resumes; blind copies of them when is_blind */
  with_resumes?: 'true' | 'false' | undefined;
  /** Names come with e-mail and phone; never when is_blind */
  contacts?: 'true' | 'false' | undefined;
  /** Language of headings and labels */
  language?: 'en' | 'de' | undefined;
};

export type ExportTableBody = {
  /** csv or xlsx. */
  format: 'csv' | 'xlsx';
  /** Without its ending */
  file_name: string;
  /** What stands at the top, from left to right. */
  columns: readonly {
    /** What the cells of the column are called in rows. */
    key: string;
    /** What stands at the top of the column. */
    title: string;
    /** text, number or date: how a workbook holds the cells. */
    type: 'text' | 'number' | 'date';
  }[];
  /** Cells by the keys of the columns; a key that is missing is an empty cell */
  rows: readonly { [name: string]: string | number | boolean | null }[];
};

export type ReplaceAgencyBody = {
  /** Name of the agency. */
  name: string;
  /** One line under the name, such as how to reach the agency. */
  line: string;
};

export type ReplaceBlindModeBody = {
  /** The interface hides who candidates are */
  is_on: boolean;
};

export type ChooseRestoreBody = Restore;

export type MoveDataFolderBody = Move;

export type ExportDataBody = DataExportRequest;

export type ImportDataBody = DataImportRequest;

export type SetRetentionBody = {
  /** Months without work after which a candidate is due; null: nobody ever is. */
  months: number | null;
};

export type CreateRetentionExtensionBody = {
  /** Who is kept longer. */
  candidate_id: string;
  /** The day until which they are not due (UTC). */
  keep_until: string;
  /** Why, in the words of whoever decided it. */
  reason: string;
};

/** Every operation of the API as a method. Ids may be in remote form where the description says so. */
export class Longlist extends Connection {
  /** Whether the service is up. Needs no token and says nothing about the data. */
  getHealth(options?: CallOptions): Promise<{
    /** ok, whenever there is an answer. */
    status: 'ok' | 'damaged';
    /** The version of the program. */
    version: string;
  }> {
    return this.body('GET', '/health', { token: false }, options);
  }

  /** List browsers that are signed in. For the interface alone. A session ends after seven days without use, and after thirty at the latest. */
  listSessions(options?: CallOptions): Promise<Session[]> {
    return this.many('GET', '/ui/sessions', {}, options);
  }

  /** Sign every other browser out. For the interface alone. The session that asks goes on. */
  endOtherSessions(options?: CallOptions): Promise<SessionsEnded> {
    return this.body('DELETE', '/ui/sessions', {}, options);
  }

  /** Sign a browser out. Its tokens and event streams end at once. With the own id: signs out. For the interface alone. */
  endSession(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/ui/sessions/${encodeURIComponent(id)}`, {}, options);
  }

  /** Ask the person for access. Longlist shows the name, the code and what is asked for; the person approves or refuses. Show the same code, then ask the claim once a second. A request waits for ten minutes. */
  createAccessRequest(body: CreateAccessRequestBody, options?: CallOptions): Promise<AccessRequestMade> {
    return this.one('POST', '/access_requests', { body, token: false }, options);
  }

  /** Learn the decision, and receive the credentials once. WAITING until the person decided. The first answer after an approval is APPROVED and holds client_id and client_secret; later ones are CLAIMED and hold no secret. */
  claimAccessRequest(id: string, body: ClaimAccessRequestBody, options?: CallOptions): Promise<AccessClaim> {
    return this.one('POST', `/access_requests/${encodeURIComponent(id)}/claim`, { body, token: false }, options);
  }

  /** List API clients. An ordinary client sees itself alone. Secrets are never shown again. */
  listClients(options?: CallOptions): Promise<Client[]> {
    return this.many('GET', '/api/v1/clients', {}, options);
  }

  /** Create an API client; its secret is shown once. Only for the interface and the owner's client. A token can only give scopes it has. Without scopes the client gets both. */
  createClient(body: CreateClientBody, options?: CallOptions): Promise<ClientSecret> {
    return this.one('POST', '/api/v1/clients', { body }, options);
  }

  /** Make an API client blind, or let it see. Only for the interface and the owner's client. It counts at once, also for tokens that were given before. */
  updateClient(id: string, body: UpdateClientBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/clients/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Revoke an API client; its tokens end at once. The client stays in the list, with the moment it was revoked. */
  revokeClient(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/clients/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace the secret of an API client; its tokens end. The old secret and all tokens of the client end at once. */
  replaceClientSecret(id: string, options?: CallOptions): Promise<ClientSecret> {
    return this.one('POST', `/api/v1/clients/${encodeURIComponent(id)}/secret`, {}, options);
  }

  /** Where the credentials of the owner's own client are. For the interface alone. The secret is told while client.json holds it. */
  getOwnerClient(options?: CallOptions): Promise<OwnerClient> {
    return this.one('GET', '/api/v1/owner_client', {}, options);
  }

  /** List programs that wait for a decision, oldest first. For the interface alone. */
  listAccessRequests(options?: CallOptions): Promise<AccessRequest[]> {
    return this.many('GET', '/api/v1/access_requests', {}, options);
  }

  /** Approve a program, with all it asked for or less. For the interface alone. */
  approveAccessRequest(id: string, body: ApproveAccessRequestBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/access_requests/${encodeURIComponent(id)}/approve`, { body }, options);
  }

  /** Refuse a program. For the interface alone. */
  refuseAccessRequest(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/access_requests/${encodeURIComponent(id)}/refuse`, {}, options);
  }

  /** List the last requests of a client, newest first. At most the last 1,000. An ordinary client sees its own alone. What the client asked for and what came of it. The next page is in the Link header while there is one. */
  listClientRequests(id: string, query: ListClientRequestsQuery = {}, options?: CallOptions): Pages<LoggedRequest> {
    return this.pages(`/api/v1/clients/${encodeURIComponent(id)}/requests`, { query }, options);
  }

  /** Carry out several changes in one request. In their order, each as if it had been sent alone: what it may do, how it is checked and what it answers is the same. With atomic all are carried out or none: the first that fails is the answer, its details name it, and nothing of the others is left. Paths name records by UUID or `remote.<remote_id>`; an Idempotency-Key holds for the whole. A batch holds no batch, no form and nothing that answers with a file; an atomic one only what can be taken back. */
  batch(body: BatchBody, options?: CallOptions): Promise<BatchResult[]> {
    return this.many('POST', '/api/v1/batch', { body }, options);
  }

  /** List jobs, newest first. The next page is in the Link header while there is one. */
  listJobs(query: ListJobsQuery = {}, options?: CallOptions): Pages<Job> {
    return this.pages('/api/v1/jobs', { query }, options);
  }

  /** Create a job. A job in the shape of your own system: remote_id is the id it has there. */
  createJob(body: CreateJobBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/jobs', { body }, options);
  }

  /** Read a job. By UUID, or by `remote.<remote_id>`. The two fields about automatic evaluation are under /jobs/{id}/automation. */
  getJob(id: string, options?: CallOptions): Promise<Job> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace a job; in remote form, create it when it is new. By UUID: replaces the job, and 404 when there is none. In remote form: replaces it, or creates it (201). Optional fields that are left out go back to their defaults. */
  replaceJob(id: string, body: ReplaceJobBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/jobs/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields that are sent. What is not sent stays as it is. The rule about default_nomination_stage_id is checked on the outcome. */
  changeJob(id: string, body: ChangeJobBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/jobs/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a job with its nominations and summaries. Takes its criteria, nominations, evaluations and summaries along. Candidates stay. */
  deleteJob(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read what happens with the candidates of a job by itself. The two fields that the record of a job leaves out. Changed by PATCH of the job; its entity tag is that of the job. */
  getJobAutomation(id: string, options?: CallOptions): Promise<JobAutomation> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/automation`, {}, options);
  }

  /** List stages. With job_id: the stages a nomination for that job may be in. In the order of the pipeline. */
  listNominationStages(query: ListNominationStagesQuery = {}, options?: CallOptions): Pages<NominationStage> {
    return this.pages('/api/v1/nomination_stages', { query }, options);
  }

  /** Create a stage. With job_id a stage of that job alone, else one of the default pipeline. */
  createNominationStage(body: CreateNominationStageBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/nomination_stages', { body }, options);
  }

  /** Read a stage. By UUID, or by `remote.<remote_id>`. */
  getNominationStage(id: string, options?: CallOptions): Promise<NominationStage> {
    return this.one('GET', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace a stage. A stage cannot move to another job: nominations may be in it. */
  replaceNominationStage(id: string, body: ReplaceNominationStageBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields that are sent. By UUID, or by `remote.<remote_id>`. What is not sent stays as it is. */
  changeNominationStage(id: string, body: ChangeNominationStageBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a stage that nothing uses. Only one that no nomination and no job uses. */
  deleteNominationStage(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, {}, options);
  }

  /** List or search candidates, newest first. Words in q must all occur in the name or a resume; the last may be a beginning. The next page is in the Link header while there is one. */
  listCandidates(query: ListCandidatesQuery = {}, options?: CallOptions): Pages<CandidateListItem> {
    return this.pages('/api/v1/candidates', { query }, options);
  }

  /** Create a candidate. Without remote_id the candidate gets its own id as one. Attachments add what a resume says. */
  createCandidate(body: CreateCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/candidates', { body }, options);
  }

  /** Read a candidate. One that was merged into another is a 404 whose details name the survivor. By UUID, or by `remote.<remote_id>`. With the structured resume, once one has been read. */
  getCandidate(id: string, options?: CallOptions): Promise<Candidate> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace what is known of a candidate; in remote form, create who is new. By UUID: 404 when there is none. In remote form: replaces the candidate, or creates one (201). Optional fields that are left out are given up, so that the resume fills them again. */
  replaceCandidate(id: string, body: ReplaceCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/candidates/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields that are sent. What is not sent stays as it is. A null empties a field and keeps the resume from filling it. */
  changeCandidate(id: string, body: ChangeCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/candidates/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a candidate with everything of theirs, files included. Attachments, nominations, evaluations and summaries go along. */
  deleteCandidate(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete several candidates with everything of theirs, files included. All of them or, when it fails, nobody. Who is not there is passed over. */
  deleteCandidates(body: DeleteCandidatesBody, options?: CallOptions): Promise<{
    /** Who was there, and is deleted now */
    ids: string[];
  }> {
    return this.one('POST', '/api/v1/candidates/delete', { body }, options);
  }

  /** Decide that candidates are deleted in a minute, unless it is withdrawn. Nobody is deleted yet. When it is carried out they are deleted some at a time, in the name of the client that asked: all of them, also when that client was revoked or the program ended meanwhile. Who is not there by then is passed over; one who cannot be deleted stays and keeps nobody else. Until then none of them can be merged. */
  decideCandidateDeletion(body: DecideCandidateDeletionBody, options?: CallOptions): Promise<CandidateDeletion> {
    return this.one('POST', '/api/v1/candidate_deletions', { body }, options);
  }

  /** Carry a decided deletion out now. One that is carried out already stays as it is. */
  carryOutCandidateDeletion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_deletions/${encodeURIComponent(id)}/carry_out`, {}, options);
  }

  /** Withdraw a decided deletion. Nobody is deleted. It is too late once the first of them are. A person in the window of Longlist can withdraw what any client decided; a client only what it decided itself. */
  withdrawCandidateDeletion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidate_deletions/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read a profile as it was read, and what people changed in it. The entity tag is of all of it: what was read, what people changed, and both together. */
  getProfile(id: string, options?: CallOptions): Promise<ProfileRecord> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}/profile`, {}, options);
  }

  /** Replace what people changed in a profile. They win over every reading of this resume and of later ones. Name and contact are `overrides` of the candidate. */
  replaceProfileEdits(id: string, body: ReplaceProfileEditsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/candidates/${encodeURIComponent(id)}/profile/edits`, { body }, options);
  }

  /** Export a profile as a JSON Resume file. JSON Resume 1.0.0 with name and contact as they are shown; not in an envelope. Dropped as a file it gives the same profile again. */
  exportProfile(id: string, options?: CallOptions): Promise<JsonResume> {
    return this.body('GET', `/api/v1/candidates/${encodeURIComponent(id)}/profile.json`, {}, options);
  }

  /** List the versions of a resume, newest first, each with what changed. At most 50; not paged. One that cannot be read is listed with its state. As the files were read: what people changed is not in it. */
  listResumeVersions(id: string, options?: CallOptions): Promise<ResumeVersion[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/resume_versions`, {}, options);
  }

  /** Make two records of one person one. Everything of the other becomes this candidate’s; what was said of this one stays, unless `fields` says whose value of a field to keep. result.id is this candidate, result.merge_id serves to undo it. Merging what is merged already changes nothing. The candidate of the path stays and takes over what the other one has; the other one is 404 from now on. */
  mergeCandidates(id: string, body: MergeCandidatesBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
    /** Names the merge, to undo it. */
    merge_id: string;
    /** The candidate who becomes part of the other. */
    other_id: string;
  }> {
    return this.one('POST', `/api/v1/candidates/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /** What was merged into a candidate, newest first. Undone ones, too. */
  listCandidateMerges(id: string, query: ListCandidateMergesQuery = {}, options?: CallOptions): Pages<Merge> {
    return this.pages(`/api/v1/candidates/${encodeURIComponent(id)}/merges`, { query }, options);
  }

  /** Read a merge. By UUID; undone_at says whether it still stands. */
  getMerge(id: string, options?: CallOptions): Promise<Merge> {
    return this.one('GET', `/api/v1/merges/${encodeURIComponent(id)}`, {}, options);
  }

  /** Make two records of one again. As they were, as far as later changes allow: what came to the survivor since stays there. Later merges of the same candidate are undone first. result.id is the survivor. */
  undoMerge(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
    /** Names the merge, to undo it. */
    merge_id: string;
    /** The candidate who becomes part of the other. */
    other_id: string;
  }> {
    return this.one('POST', `/api/v1/merges/${encodeURIComponent(id)}/undo`, {}, options);
  }

  /** Candidates that are probably the same person, with the reasons. The same email address, telephone number, profile link or file, or the same name with the same employer or school. What more than 20 candidates have in common does not count, nor does a pair that somebody told apart. Not paged. Candidates who may be the same person, the likeliest first. */
  listDuplicates(id: string, options?: CallOptions): Promise<Duplicate[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates`, {}, options);
  }

  /** Say that two candidates are not the same person. They are not offered as duplicates of each other any more, whatever is read of them. Undoing a merge says the same of the two. */
  dismissDuplicate(id: string, other_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates/${encodeURIComponent(other_id)}/dismiss`, {}, options);
  }

  /** Take back that two candidates are not the same person. They are offered again where there is reason to. */
  takeBackDismissal(id: string, other_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates/${encodeURIComponent(other_id)}/dismiss`, {}, options);
  }

  /** List attachments, newest first. The next page is in the Link header while there is one. */
  listAttachments(query: ListAttachmentsQuery = {}, options?: CallOptions): Pages<Attachment> {
    return this.pages('/api/v1/attachments', { query }, options);
  }

  /** Add a file, uploaded or by its public address. Either a form with the bytes (`file`), or JSON with an address (`public_file_url`) the service downloads from. PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, told apart by content, up to 25 MiB. A file that is named as a program, and text named as data, a script or a picture, is refused. The file is read in the background: see the document of the attachment. */
  createAttachment(body: CreateAttachmentBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/attachments', { body }, options);
  }

  /** Read an attachment. By UUID, or by `remote.<remote_id>`. ephemeral_url is made anew for every answer. */
  getAttachment(id: string, options?: CallOptions): Promise<Attachment> {
    return this.one('GET', `/api/v1/attachments/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace an attachment; in remote form, add it when it is new. The same bodies as for a new one. By UUID: replaces it. In remote form: replaces it, or adds it (201). A changed file is read again. */
  replaceAttachment(id: string, body: ReplaceAttachmentBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/attachments/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete an attachment and its file. Its file and what was read from it go with it. */
  deleteAttachment(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/attachments/${encodeURIComponent(id)}`, {}, options);
  }

  /** What was read from an attachment. IN_PROGRESS until the file has been read, then READY with the text, or FAILED with a reason. */
  getAttachmentDocument(id: string, options?: CallOptions): Promise<AttachmentDocument> {
    return this.one('GET', `/api/v1/attachments/${encodeURIComponent(id)}/document`, {}, options);
  }

  /** Set the stage of a nomination, and when the candidate applied. Replaces both: an applied_at that is left out is cleared. To change one and leave the other, use PATCH, or move. */
  replaceNomination(id: string, body: ReplaceNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields that are sent. By UUID, or by `remote.<remote_id>`. What is not sent stays as it is; a null clears applied_at. A reason is kept where the stage changes. */
  changeNomination(id: string, body: ChangeNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/nominations/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Read a nomination. By UUID, or by `remote.<remote_id>`. */
  getNomination(id: string, options?: CallOptions): Promise<Nomination> {
    return this.one('GET', `/api/v1/nominations/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete a nomination. The candidate and the job stay. */
  deleteNomination(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nominations/${encodeURIComponent(id)}`, {}, options);
  }

  /** Move a nomination to another stage. Everything else of the nomination stays. To move it to the stage it is in changes nothing. result.id is the nomination. */
  moveNomination(id: string, body: MoveNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/nominations/${encodeURIComponent(id)}/move`, { body }, options);
  }

  /** List nominations, newest first. The next page is in the Link header while there is one. */
  listNominations(query: ListNominationsQuery = {}, options?: CallOptions): Pages<Nomination> {
    return this.pages('/api/v1/nominations', { query }, options);
  }

  /** Nominate a candidate for a job. With applied_at: the candidate applied. Without: somebody considers them. A candidate is nominated for a job at most once. */
  createNomination(body: CreateNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/nominations', { body }, options);
  }

  /** Where everybody of a job is, in one answer. All nominations of the job, newest first, each with why it came to its stage where a person said so: what a board of thousands of cards needs at once. No pages; GET /nominations has them. */
  getJobNominations(id: string, options?: CallOptions): Promise<JobNominations> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/nominations`, {}, options);
  }

  /** List tags, newest first. The next page is in the Link header while there is one. */
  listTags(query: ListTagsQuery = {}, options?: CallOptions): Pages<Tag> {
    return this.pages('/api/v1/tags', { query }, options);
  }

  /** Create a tag. tag_type, is_standardized and name together are unique. Tags are the same for the whole organization. */
  createTag(body: CreateTagBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/tags', { body }, options);
  }

  /** Read a tag. By UUID. */
  getTag(id: string, options?: CallOptions): Promise<Tag> {
    return this.one('GET', `/api/v1/tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete a tag. Its links to candidates and jobs go with it, and the criteria of this tag. The service makes a standard tag that was deleted no more. Its links to candidates and jobs, and its criteria, go with it. */
  deleteTag(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** List links of candidates to tags, newest first. The next page is in the Link header while there is one. */
  listCandidateTags(query: ListCandidateTagsQuery = {}, options?: CallOptions): Pages<CandidateTag> {
    return this.pages('/api/v1/candidate_tags', { query }, options);
  }

  /** Tag a candidate. candidate_id, tag_id and creation_method together are unique. Says that a tag applies to a candidate, and who says so. */
  createCandidateTag(body: CreateCandidateTagBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/candidate_tags', { body }, options);
  }

  /** Read a link of a candidate to a tag. The link itself: read the tag for its name. */
  getCandidateTag(id: string, options?: CallOptions): Promise<CandidateTag> {
    return this.one('GET', `/api/v1/candidate_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** Take a tag off a candidate. The service does not suggest it for this candidate again. The tag and the candidate stay. */
  deleteCandidateTag(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidate_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** List links of jobs to tags, newest first. The next page is in the Link header while there is one. */
  listJobTags(query: ListJobTagsQuery = {}, options?: CallOptions): Pages<JobTag> {
    return this.pages('/api/v1/job_tags', { query }, options);
  }

  /** Tag a job. job_id and tag_id together are unique. Says that a tag applies to a job. */
  createJobTag(body: CreateJobTagBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/job_tags', { body }, options);
  }

  /** Read a link of a job to a tag. The link itself: read the tag for its name. */
  getJobTag(id: string, options?: CallOptions): Promise<JobTag> {
    return this.one('GET', `/api/v1/job_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** Take a tag off a job. The tag and the job stay. */
  deleteJobTag(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/job_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** List spotlights, by position. In the order of their position. */
  listSpotlights(query: ListSpotlightsQuery = {}, options?: CallOptions): Pages<Spotlight> {
    return this.pages('/api/v1/spotlights', { query }, options);
  }

  /** Put a candidate forward for a job, with the reason. Without a position it goes to the end. Puts a nominated candidate forward, with the reason. Without a position it goes to the end. */
  createSpotlight(body: CreateSpotlightBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/spotlights', { body }, options);
  }

  /** Read a spotlight. By UUID. */
  getSpotlight(id: string, options?: CallOptions): Promise<Spotlight> {
    return this.one('GET', `/api/v1/spotlights/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace a spotlight. Without a position it stays where it is. Optional fields that are left out go back to their defaults. */
  replaceSpotlight(id: string, body: ReplaceSpotlightBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/spotlights/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a spotlight. The nomination stays. */
  deleteSpotlight(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/spotlights/${encodeURIComponent(id)}`, {}, options);
  }

  /** Put the spotlights of a job in an order. All or nothing. Spotlights that are not named follow, as they stood; ids that name none of the job are passed over. */
  orderSpotlights(id: string, body: OrderSpotlightsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/jobs/${encodeURIComponent(id)}/spotlight_order`, { body }, options);
  }

  /** Add a criterion to a job. A yes/no question that every candidate of the job is judged by. The job may be named in remote form. */
  createJobCriterion(id: string, body: CreateJobCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/criteria`, { body }, options);
  }

  /** All criteria of a job, in the order in which they were made. All criteria of the job, in the order they were made. */
  listJobCriteria(id: string, options?: CallOptions): Promise<Criterion[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criteria`, {}, options);
  }

  /** Read a criterion of a job. Both ids may be UUIDs or in remote form. */
  getJobCriterion(id: string, criterion_id: string, options?: CallOptions): Promise<Criterion> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criteria/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** Delete a criterion of a job with its evaluations. Its evaluations go with it. Both ids may be UUIDs or in remote form. */
  deleteJobCriterion(id: string, criterion_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}/criteria/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** List the criteria of the organization and of tags, newest first. Of the organization and of tags, not of jobs. The next page is in the Link header while there is one. */
  listCriteria(query: ListCriteriaQuery = {}, options?: CallOptions): Pages<Criterion> {
    return this.pages('/api/v1/criteria', { query }, options);
  }

  /** Add a criterion of the organization or of a tag. With scope_type organization for every candidate, with scope_type tag for those who have the tag. */
  createCriterion(body: CreateCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/criteria', { body }, options);
  }

  /** Read a criterion of the organization or of a tag. Those of a job are read under their job. */
  getCriterion(id: string, options?: CallOptions): Promise<Criterion> {
    return this.one('GET', `/api/v1/criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete a criterion of the organization or of a tag, with its evaluations. Its evaluations go with it. */
  deleteCriterion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** Criteria the description of a job asks for. At most 15, the best first, each with how it is read and the sentence it comes from. Nothing is stored. */
  suggestCriteria(id: string, options?: CallOptions): Promise<SuggestedCriterion[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/suggested_criteria`, {}, options);
  }

  /** Criteria for common trades. They come with the program. Take over what fits; nothing applies by itself. */
  listCriterionPresets(options?: CallOptions): Promise<CriterionPreset[]> {
    return this.many('GET', '/api/v1/criterion_presets', {}, options);
  }

  /** Criteria kept to use again, newest first. Each with how it is read today. */
  listSavedCriteria(options?: CallOptions): Promise<SavedCriterion[]> {
    return this.many('GET', '/api/v1/saved_criteria', {}, options);
  }

  /** Keep a criterion to use again. It is asked of nobody until it is added to a job, a tag or the organization. */
  saveCriterion(body: SaveCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/saved_criteria', { body }, options);
  }

  /** Keep a criterion no longer. Where it was added, it stays. */
  deleteSavedCriterion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/saved_criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** Every criterion of the nomination's job, evaluated. One item for every criterion of the job. What is missing is computed now: the answer waits up to two seconds, gives the rest as IN_PROGRESS, and reading again finishes. */
  listNominationEvaluations(id: string, query: ListNominationEvaluationsQuery = {}, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/`, { query }, options);
  }

  /** Evaluate a nomination now. Queues what is missing or out of date, and what the engine failed at. Results that are current stay as they are: the same input gives the same result. */
  evaluateNomination(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/`, {}, options);
  }

  /** The organization's criteria, or those of the candidate's tags, evaluated. By the criteria of the organization (`org_wide`), or those of the tags the candidate has (`tag`). Criteria of a job are under its nominations. */
  listCandidateEvaluations(id: string, query: ListCandidateEvaluationsQuery, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/criterion_evaluations/`, { query }, options);
  }

  /** Every criterion of a job, evaluated for a candidate. Also for one who is not nominated for the job, as rankings by criteria read everybody. */
  listJobEvaluationsOf(id: string, job_id: string, query: ListJobEvaluationsOfQuery = {}, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/jobs/${encodeURIComponent(job_id)}/criterion_evaluations`, { query }, options);
  }

  /** One evaluation with its evidence, or why it failed. What is missing is made now, as for the list. With the passages for and against, how the criterion was understood, and why it failed if it did. */
  getNominationEvaluation(id: string, criterion_id: string, options?: CallOptions): Promise<CriterionEvaluationDetail> {
    return this.one('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** A person's answer beside the evaluation. Only what a person said; 404 when nobody did. */
  getEvaluationOverride(id: string, criterion_id: string, options?: CallOptions): Promise<EvaluationOverride> {
    return this.one('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, {}, options);
  }

  /** Set a person's answer beside the evaluation. The evaluation stays as it is, and so do scores. result.id is the criterion. One on a protected characteristic has no answer, of a person neither. */
  overrideEvaluation(id: string, criterion_id: string, body: OverrideEvaluationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, { body }, options);
  }

  /** Take a person's answer back. result.id is the criterion. */
  removeEvaluationOverride(id: string, criterion_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, {}, options);
  }

  /** How a criterion would be read. Changes nothing. */
  understandCriterion(body: UnderstandCriterionBody, options?: CallOptions): Promise<UnderstoodCriterion> {
    return this.one('POST', '/api/v1/criteria/understood', { body }, options);
  }

  /** What a criterion would find. Looks at the nominated candidates of a job, or at all, for up to two seconds, and says how many it has examined. Stores nothing. A newer preview of the same client ends the one before. */
  previewCriterion(body: PreviewCriterionBody, options?: CallOptions): Promise<CriterionPreview> {
    return this.one('POST', '/api/v1/criteria/preview', { body }, options);
  }

  /** Where candidates stand with the criteria of a job, in a word each. What is stored, at once. What is missing or out of date is in_progress and queued: read again. Who is not there is left out. */
  listCriterionMarks(id: string, query: ListCriterionMarksQuery, options?: CallOptions): Promise<CandidateMarks[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criterion_marks`, { query }, options);
  }

  /** How far the evaluation of all nominations of a job is. IDLE before the first run. A run begins by itself, too, where a job evaluates its nominations and gets a criterion. */
  getEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** Evaluate all nominations of a job. Queues what is missing or out of date, and what the engine failed at. Results that are current stay as they are. A run that goes on begins anew; nothing is evaluated twice. */
  startEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** Stop the evaluation of all nominations of a job. What is evaluated stays. Nothing happens where no run goes on. Another criterion of a job that evaluates by itself begins a new one. */
  cancelEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** Rank all candidates. By a job, a candidate, an attachment or words. Every candidate stands on exactly one page; filters do not change the order. Give exactly one of target_resource_id and q. Every candidate stands on exactly one page, best first; filter_job_id keeps those who applied for that job and changes neither order nor score. Only ids are returned: read summaries and candidates by them, or ask for the records beside the ids with expand. */
  listRankings(query: ListRankingsQuery = {}, options?: CallOptions): Pages<RankingEntry> {
    return this.pages('/api/v1/candidate_rankings', { query }, options);
  }

  /** One candidate's ranking for a job. The candidate must have a nomination for filter_job_id. Only score_version 2. */
  getRanking(candidate_id: string, query: GetRankingQuery, options?: CallOptions): Promise<RankingEntry> {
    return this.one('GET', `/api/v1/candidate_rankings/${encodeURIComponent(candidate_id)}`, { query }, options);
  }

  /** Why a candidate stands where it stands. The passages of the resume nearest to the target; for a job also its skills, found and missing. */
  getRankingReasons(candidate_id: string, query: GetRankingReasonsQuery = {}, options?: CallOptions): Promise<RankingReasons> {
    return this.one('GET', `/api/v1/candidate_rankings/${encodeURIComponent(candidate_id)}/reasons`, { query }, options);
  }

  /** A candidate in short, in relation to a job. Its id comes from a ranking. The content is made when it is read, from the newest resume. summary_id of a ranking names it. Made from the newest resume, in relation to the job. include=text adds it as plain text for a message, without the name. */
  getSummary(id: string, query: GetSummaryQuery = {}, options?: CallOptions): Promise<Summary> {
    return this.one('GET', `/api/v1/summaries/${encodeURIComponent(id)}`, { query }, options);
  }

  /** List dropped files and what became of them, newest first. The next page is in the Link header while there is one. */
  listImports(query: ListImportsQuery = {}, options?: CallOptions): Pages<Import> {
    return this.pages('/api/v1/imports', { query }, options);
  }

  /** Drop a file. Makes the candidate, the attachment and, with job_id, the nomination. A file that cannot be taken gets a row that says why. For files without a system behind them, such as a dropped folder. */
  createImport(body: CreateImportBody, options?: CallOptions): Promise<Import> {
    return this.one('POST', '/api/v1/imports', { body }, options);
  }

  /** How far reading is. Counts by state, and the rate. */
  getImportProgress(options?: CallOptions): Promise<ImportProgress> {
    return this.one('GET', '/api/v1/imports/progress', {}, options);
  }

  /** Pause the reading of files, or go on with it. What is being read is read to its end, and everything else goes on. The pause outlives a restart; a file that is asked for by itself afterwards (retry, a ranking by it) is read all the same. progress says `is_paused`. */
  pauseReading(body: PauseReadingBody, options?: CallOptions): Promise<ReadingPause> {
    return this.one('PUT', '/api/v1/imports/reading', { body }, options);
  }

  /** Take back every dropped file that waits to be read. Takes each back as DELETE does, up to the import `up_to`, so that what is dropped meanwhile stays. What was read, or is being read, stays too. A pause ends with it. */
  stopReading(body: StopReadingBody, options?: CallOptions): Promise<{
    /** How many files were imported, or taken back. */
    imports: number;
  }> {
    return this.one('POST', '/api/v1/imports/stop', { body }, options);
  }

  /** Import the sample resumes and their job. Invented people and a job, to try the program with. */
  importSamples(options?: CallOptions): Promise<{
    /** Nominates the candidate at the first stage of this job. */
    job_id: string;
    /** How many files were imported, or taken back. */
    imports: number;
  }> {
    return this.one('POST', '/api/v1/imports/samples', {}, options);
  }

  /** Read a file again that could not be read. Queues the reading again; nothing happens when the file was read. */
  retryImport(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/imports/${encodeURIComponent(id)}/retry`, {}, options);
  }

  /** Take a dropped file back. The candidate and the file go along when nothing else brought them. */
  deleteImport(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/imports/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the lists of skills people added. In the order in which they are taken in. */
  listSkillLists(options?: CallOptions): Promise<SkillList[]> {
    return this.many('GET', '/api/v1/skill_lists', {}, options);
  }

  /** Add a list of skills. ESCO’s CSV, O*NET’s tables, or one skill a line with other names after semicolons; at most 20 MiB. Resumes are read again with it, after everything else. Only for the interface and the owner's client. Names the program knows bring their other names along. */
  createSkillList(body: CreateSkillListBody, options?: CallOptions): Promise<{
    /** The id of the list. */
    id: string;
    /** What the list is called. */
    name: string;
    /** ESCO’s CSV, O*NET’s tables, or a plain list */
    layout: 'ESCO' | 'ONET' | 'PLAIN';
    /** How many skills it holds. */
    skill_count: number;
    /** ISO 8601, UTC, milliseconds */
    created_at: string;
    /** Rows that could not be used, each in a sentence; at most 51. */
    problems: string[];
  }> {
    return this.one('POST', '/api/v1/skill_lists', { body }, options);
  }

  /** Delete a list of skills. Resumes are read again without it, after everything else. Only for the interface and the owner's client. */
  deleteSkillList(id: string, options?: CallOptions): Promise<{
    /** The id of the list. */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/skill_lists/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the languages of text recognition. All of them are used together for scans and pictures. English first, then by their codes. */
  listOcrLanguages(options?: CallOptions): Promise<OcrLanguage[]> {
    return this.many('GET', '/api/v1/ocr_languages', {}, options);
  }

  /** Add a language to text recognition. Tesseract’s language data: `<code>.traineddata`, plain or packed with gzip, at most 24 MiB. Data of the same code is replaced. Scans and pictures are read again with it, after everything else. Only for the interface and the owner's client. */
  addOcrLanguage(body: AddOcrLanguageBody, options?: CallOptions): Promise<OcrLanguage> {
    return this.one('POST', '/api/v1/ocr_languages', { body }, options);
  }

  /** Delete a language of text recognition. Scans and pictures are read again without it, after everything else. Only for the interface and the owner's client. */
  deleteOcrLanguage(code: string, options?: CallOptions): Promise<{
    /** Tesseract’s code of the language. */
    code: string;
  }> {
    return this.one('DELETE', `/api/v1/ocr_languages/${encodeURIComponent(code)}`, {}, options);
  }

  /** Get the local language model that was chosen. Off, with nulls, until somebody chose one. Never needed: rules answer without it. */
  getLocalModel(options?: CallOptions): Promise<LocalModel> {
    return this.one('GET', '/api/v1/local_model', {}, options);
  }

  /** Choose a local language model, switch it on or off. A server on this computer alone, or with the kind `file` the model file that was chosen (PUT /local_model/file), without url and model. With another model, or without one, its earlier answers count no more: rules answer again, and the new model is asked after them. Only for the interface and the owner's client. An address of another computer is refused. */
  chooseLocalModel(body: ChooseLocalModelBody, options?: CallOptions): Promise<LocalModel> {
    return this.one('PUT', '/api/v1/local_model', { body }, options);
  }

  /** Forget the local language model. Rules answer again where it answered. Only for the interface and the owner's client. What waits for it is given up. */
  forgetLocalModel(options?: CallOptions): Promise<LocalModel> {
    return this.one('DELETE', '/api/v1/local_model', {}, options);
  }

  /** Look what answers at an address, and try a model. Changes nothing. Two questions about an invented resume, with the time they took; `problem` says what is wrong and what to do. May take three minutes. Only for the interface and the owner's client. */
  testLocalModel(body: TestLocalModelBody, options?: CallOptions): Promise<LocalModelTest> {
    return this.one('POST', '/api/v1/local_model/test', { body }, options);
  }

  /** List the models of the chosen server. None while no server was chosen, or it does not answer; POST /local_model/test says why. Only for the interface and the owner's client. Asks the server. */
  listLocalModels(options?: CallOptions): Promise<ServerModel[]> {
    return this.many('GET', '/api/v1/local_model/models', {}, options);
  }

  /** See how many candidates wait for the model. One candidate is asked about at a time, after everything else. */
  getLocalModelQueue(options?: CallOptions): Promise<LocalModelQueue> {
    return this.one('GET', '/api/v1/local_model/queue', {}, options);
  }

  /** Ask the model no more of what waits. What is being asked ends, too. Answers there are stay. Only for the interface and the owner's client. */
  cancelLocalModelQueue(options?: CallOptions): Promise<{
    /** How many candidates are not asked about now. */
    cancelled: number;
  }> {
    return this.one('DELETE', '/api/v1/local_model/queue', {}, options);
  }

  /** Get the model file that was chosen, and its state. NONE, CHECKING (`checked_bytes` were read), REFUSED, READY, LOADING, LOADED, CHANGED or GONE; `problem` says what is wrong and what to do. Only for the interface and the owner's client. */
  getModelFile(options?: CallOptions): Promise<ModelFile> {
    return this.one('GET', '/api/v1/local_model/file', {}, options);
  }

  /** Choose a model file. The path of a GGUF file on this computer. It stays where it lies, is read once from its first to its last byte, and answers CHECKING meanwhile. A file that is refused takes no other’s place. Nothing is asked of it before PUT /local_model with the kind `file`. Only for the interface and the owner's client. */
  chooseModelFile(body: ChooseModelFileBody, options?: CallOptions): Promise<ModelFile> {
    return this.one('PUT', '/api/v1/local_model/file', { body }, options);
  }

  /** Forget the model file. The file itself stays. Where it was in use, rules answer again. Only for the interface and the owner's client. */
  forgetModelFile(options?: CallOptions): Promise<ModelFile> {
    return this.one('DELETE', '/api/v1/local_model/file', {}, options);
  }

  /** Try the model file. Changes nothing. Two questions about an invented resume, with the time they took; `problem` says what is wrong and what to do. May take minutes. Only for the interface and the owner's client. */
  testModelFile(options?: CallOptions): Promise<LocalModelTest> {
    return this.one('POST', '/api/v1/local_model/file/test', {}, options);
  }

  /** Get the model that makes vectors, and its state. BUNDLED, CHECKING, REFUSED, CHOSEN (from the next start on), IN_USE, LEAVING (the bundled one from the next start on) or GONE: files of it are missing, so the bundled one is used. `to_read` files are still to be read with the model in use, and not ranked before. Only for the interface and the owner's client. */
  getEmbeddingModel(options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('GET', '/api/v1/embedding_model', {}, options);
  }

  /** Add an embedding model. The path of a folder on this computer in the layout of sentence-transformers, with weights in the ONNX format. What is needed of it is copied into the data folder, and tried. It is used from the next start on; everything is read again then. Only for the interface and the owner's client. */
  addEmbeddingModel(body: AddEmbeddingModelBody, options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('PUT', '/api/v1/embedding_model', { body }, options);
  }

  /** Go back to the bundled model. From the next start on; everything is read again then. Only for the interface and the owner's client. */
  useBundledEmbeddingModel(options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('DELETE', '/api/v1/embedding_model', {}, options);
  }

  /** What changed, oldest first. The change log: every change is an event, written together with it. Read on after the last one you know with `after`. Every change of the data is one event. Read on with the id of the last one as after. */
  listEvents(query: ListEventsQuery = {}, options?: CallOptions): Pages<Event> {
    return this.pages('/api/v1/events', { query }, options);
  }

  /** List webhooks, newest first. Secrets are never shown again. The next page is in the Link header while there is one. */
  listWebhooks(query: ListWebhooksQuery = {}, options?: CallOptions): Pages<Webhook> {
    return this.pages('/api/v1/webhooks', { query }, options);
  }

  /** Have events sent to a URL; the secret is shown once. From now on each event is sent as a POST with the event as JSON and `Longlist-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, keyed with the secret. Answer 2xx within ten seconds. Anything else is tried again for a day. An event may come twice: its id tells. */
  createWebhook(body: CreateWebhookBody, options?: CallOptions): Promise<WebhookSecret> {
    return this.one('POST', '/api/v1/webhooks', { body }, options);
  }

  /** Read a webhook. Its state says whether events are sent. */
  getWebhook(id: string, options?: CallOptions): Promise<Webhook> {
    return this.one('GET', `/api/v1/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace a webhook; a secret that is left out stays. A secret that is left out stays as it is. */
  replaceWebhook(id: string, body: ReplaceWebhookBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields that are sent; pause or resume. What is not sent stays as it is. `state: ACTIVE` resumes. */
  changeWebhook(id: string, body: ChangeWebhookBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a webhook with its delivery log. What was not delivered is given up. */
  deleteWebhook(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /** Send a test event. Queues a delivery of `webhook.tested`; the result is its id in the delivery log. Sends an event that changes nothing. */
  testWebhook(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/webhooks/${encodeURIComponent(id)}/test`, {}, options);
  }

  /** What was sent to a webhook and what became of it, newest first. What was sent, and what the receiver answered. The next page is in the Link header while there is one. */
  listWebhookDeliveries(id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): Pages<WebhookDelivery> {
    return this.pages(`/api/v1/webhooks/${encodeURIComponent(id)}/deliveries`, { query }, options);
  }

  /** How a nomination came to its stage, newest first. Every move is kept, also one that was taken back. How somebody came to the stage they are in, with who moved them and why. */
  listNominationStageChanges(id: string, options?: CallOptions): Promise<StageChange[]> {
    return this.many('GET', `/api/v1/nominations/${encodeURIComponent(id)}/stage_changes`, {}, options);
  }

  /** Say why a nomination was moved, afterwards. A decision may come first and its reason later. null or an empty text takes the reason away. */
  changeStageChange(id: string, body: ChangeStageChangeBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/stage_changes/${encodeURIComponent(id)}`, { body }, options);
  }

  /** List notes, newest first. Of one candidate, of one job, or all. The next page is in the Link header while there is one. */
  listNotes(query: ListNotesQuery = {}, options?: CallOptions): Pages<Note> {
    return this.pages('/api/v1/notes', { query }, options);
  }

  /** Write a note about a candidate. Notes rank nobody and are read by no criterion. */
  createNote(body: CreateNoteBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/notes', { body }, options);
  }

  /** Read a note. By UUID. */
  getNote(id: string, options?: CallOptions): Promise<Note> {
    return this.one('GET', `/api/v1/notes/${encodeURIComponent(id)}`, {}, options);
  }

  /** Change the text of a note. Send If-Match, so that nobody overwrites what they have not seen. */
  changeNote(id: string, body: ChangeNoteBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/notes/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a note. It is gone for good. */
  deleteNote(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/notes/${encodeURIComponent(id)}`, {}, options);
  }

  /** Search candidates and list their ids, all at once. For lists that scroll: the ids in order, without pages. Filters narrow each other down. Read what you show with `ids` of GET /candidates. */
  findCandidateIds(query: FindCandidateIdsQuery = {}, options?: CallOptions): Promise<PoolIds> {
    return this.one('GET', '/api/v1/candidate_ids', { query }, options);
  }

  /** What a list shows of candidates beside themselves. Tags, nominations, and the words of q where they stand in a resume. */
  listCandidateCards(query: ListCandidateCardsQuery, options?: CallOptions): Promise<CandidateCard[]> {
    return this.many('GET', '/api/v1/candidate_cards', { query }, options);
  }

  /** List saved searches, newest first. The next page is in the Link header while there is one. */
  listSavedSearches(query: ListSavedSearchesQuery = {}, options?: CallOptions): Pages<SavedSearch> {
    return this.pages('/api/v1/saved_searches', { query }, options);
  }

  /** Keep a search under a name. view and name together are unique. What the filters mean is the view’s own; nothing of them is checked here. */
  saveSearch(body: SaveSearchBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/saved_searches', { body }, options);
  }

  /** Read a saved search. By UUID. */
  getSavedSearch(id: string, options?: CallOptions): Promise<SavedSearch> {
    return this.one('GET', `/api/v1/saved_searches/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace the name and the filters of a saved search. It stays a search of its view. */
  replaceSavedSearch(id: string, body: ReplaceSavedSearchBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/saved_searches/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Rename a saved search, or change its filters. What is not sent stays as it is. */
  updateSavedSearch(id: string, body: UpdateSavedSearchBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/saved_searches/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a saved search. Nobody else is touched by it. */
  deleteSavedSearch(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/saved_searches/${encodeURIComponent(id)}`, {}, options);
  }

  /** What happened and who did it, newest first. What people, programs and the service did, without the steps in between that GET /events has. X-Total-Count counts events. Several that are one to a person make one entry with a `count`: ask with folded=false, type, since=oldest_id and until=id for each of them. Names and reasons are looked up as they are now; of whom is deleted nothing but ids is left. One that goes on over the end of a page goes on as another entry. The next page is in the Link header while there is one. */
  listActivity(query: ListActivityQuery = {}, options?: CallOptions): Pages<ActivityEntry> {
    return this.pages('/api/v1/activity', { query }, options);
  }

  /** List watched folders, newest first. Only for the interface and the owner’s client. */
  listWatchedFolders(query: ListWatchedFoldersQuery = {}, options?: CallOptions): Pages<WatchedFolder> {
    return this.pages('/api/v1/watched_folders', { query }, options);
  }

  /** Watch a folder. Only for the interface and the owner’s client. Files that are there already are imported, too, unless import_existing is false. */
  createWatchedFolder(body: CreateWatchedFolderBody, options?: CallOptions): Promise<{
    /** The id of the watched folder. */
    id: string;
  }> {
    return this.one('POST', '/api/v1/watched_folders', { body }, options);
  }

  /** Read a watched folder. Only for the interface and the owner’s client. */
  getWatchedFolder(id: string, options?: CallOptions): Promise<WatchedFolder> {
    return this.one('GET', `/api/v1/watched_folders/${encodeURIComponent(id)}`, {}, options);
  }

  /** Pause or resume watching, or change what the files are for. Only for the interface and the owner’s client. */
  changeWatchedFolder(id: string, body: ChangeWatchedFolderBody, options?: CallOptions): Promise<{
    /** The id of the watched folder. */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/watched_folders/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Watch a folder no longer. Only for the interface and the owner’s client. What was imported stays. */
  deleteWatchedFolder(id: string, options?: CallOptions): Promise<{
    /** The id of the watched folder. */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/watched_folders/${encodeURIComponent(id)}`, {}, options);
  }

  /** List spreadsheets of candidates, newest first. Kept for two weeks. The next page is in the Link header. */
  listCandidateTables(query: ListCandidateTablesQuery = {}, options?: CallOptions): Pages<CandidateTableItem> {
    return this.pages('/api/v1/candidate_tables', { query }, options);
  }

  /** Upload a spreadsheet of candidates. CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. Nothing is brought in yet. */
  uploadCandidateTable(body: UploadCandidateTableBody, options?: CallOptions): Promise<CandidateTable> {
    return this.one('POST', '/api/v1/candidate_tables', { body }, options);
  }

  /** Read a spreadsheet: its columns, its first rows, and how far its import is. Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done. */
  getCandidateTable(id: string, query: GetCandidateTableQuery = {}, options?: CallOptions): Promise<CandidateTable> {
    return this.one('GET', `/api/v1/candidate_tables/${encodeURIComponent(id)}`, { query }, options);
  }

  /** Forget a spreadsheet. Its candidates stay; they can no longer be taken back together. */
  deleteCandidateTable(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidate_tables/${encodeURIComponent(id)}`, {}, options);
  }

  /** See what would come of each row. Nothing is written. Somebody is known by remote_id, e-mail address or telephone number; a row without a name is not taken, a cell that cannot be right is left out. */
  previewCandidateTable(id: string, body: PreviewCandidateTableBody, query: PreviewCandidateTableQuery = {}, options?: CallOptions): Promise<TablePreview> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/preview`, { body, query }, options);
  }

  /** Bring the candidates of a spreadsheet in. Goes on in the background, and over a restart. With on_duplicate fill_empty, candidates that are known get what they lack, the tags, the note and the nomination; with skip they are left alone. Titles and employers become part of the note. */
  bringInCandidateTable(id: string, body: BringInCandidateTableBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/import`, { body }, options);
  }

  /** Take back what a spreadsheet brought. Deletes the candidates it made that nobody has worked with since, and takes from others what it gave them. Goes on in the background. */
  undoCandidateTable(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/undo`, {}, options);
  }

  /** Read the rows of which no candidate was made. Each with its cells as they were sent, and why: to mend them and send them again. */
  listRowsNotTaken(id: string, options?: CallOptions): Promise<RowsNotTaken> {
    return this.one('GET', `/api/v1/candidate_tables/${encodeURIComponent(id)}/not_taken`, {}, options);
  }

  /** The people put forward for a job, as they are sent to a client. Answers that are missing are made now; one that takes longer is `in_progress` and there when the pack is asked for again. As data, with every text as it is printed. With format=pdf, xlsx or csv it is a file instead, equal to the data, and with with_resumes a ZIP; programs that are blind always get the blind one. E-mail addresses and phone numbers are left out unless contacts=true asks for them; resumes in the ZIP are the files as they came. At most 100 people. */
  getClientPack(id: string, query?: GetClientPackQuery & { format?: 'json' | undefined }, options?: CallOptions): Promise<ClientPack>;
  getClientPack(id: string, query: GetClientPackQuery & { format: 'csv'; with_resumes?: 'false' | undefined }, options?: CallOptions): Promise<string>;
  getClientPack(id: string, query: GetClientPackQuery & ({ format: 'pdf' | 'xlsx' } | { format: 'csv'; with_resumes: 'true' }), options?: CallOptions): Promise<Blob>;
  getClientPack(id: string, query: GetClientPackQuery, options?: CallOptions): Promise<ClientPack | string | Blob>;
  getClientPack(id: string, query: GetClientPackQuery = {}, options?: CallOptions): Promise<ClientPack | string | Blob> {
    return this.any('GET', `/api/v1/jobs/${encodeURIComponent(id)}/client_pack`, { query }, options);
  }

  /** Make a spreadsheet of a table. At most 20,000 rows and 8 MiB. In CSV, texts that a spreadsheet would take for a formula get an apostrophe before them; in a workbook they are cells of the type text, as they are. A second column of one title gets a number. */
  exportTable(body: ExportTableBody & { format: 'csv' }, options?: CallOptions): Promise<string>;
  exportTable(body: ExportTableBody & { format: 'xlsx' }, options?: CallOptions): Promise<Blob>;
  exportTable(body: ExportTableBody, options?: CallOptions): Promise<string | Blob>;
  exportTable(body: ExportTableBody, options?: CallOptions): Promise<string | Blob> {
    return this.any('POST', '/api/v1/exports', { body }, options);
  }

  /** How the agency is named on what it sends. It stands on the cover of client packs. Empty until it was named. */
  getAgency(options?: CallOptions): Promise<Agency> {
    return this.one('GET', '/api/v1/agency', {}, options);
  }

  /** Name the agency on what it sends. It stands on the cover of client packs. */
  replaceAgency(body: ReplaceAgencyBody, options?: CallOptions): Promise<Agency> {
    return this.one('PUT', '/api/v1/agency', { body }, options);
  }

  /** Whether the interface is blind. A window that starts asks this once, and again when an event says that a setting changed. */
  getBlindMode(options?: CallOptions): Promise<BlindMode> {
    return this.one('GET', '/api/v1/blind_mode', {}, options);
  }

  /** Make the interface blind, or let it see. Only for the interface and the owner's client. Blind: names, contact, birth, age, words that tell the sex and schools are hidden everywhere, files are copies without them, and what would show or change who somebody is answers 403 (HIDDEN_IN_BLIND_MODE). Clients are made blind by `is_blind`. */
  replaceBlindMode(body: ReplaceBlindModeBody, options?: CallOptions): Promise<BlindMode> {
    return this.one('PUT', '/api/v1/blind_mode', { body }, options);
  }

  /** Where the data is, and its backups. Only for the interface and the owner's client. Backups are copies of the database, newest first; the files they name lie beside them, each once. A spreadsheet of candidates that was not brought in is no part of them. */
  getDataFolder(options?: CallOptions): Promise<DataFolder> {
    return this.one('GET', '/api/v1/data_folder', {}, options);
  }

  /** Back up the database now. Only for the interface and the owner's client. Answers when the copy passed its check. One is made each day by itself. */
  backUpNow(options?: CallOptions): Promise<Snapshot> {
    return this.one('POST', '/api/v1/data_folder/snapshots', {}, options);
  }

  /** Which files of candidates are gone. Only for the interface and the owner's client. Attachments whose file was removed or cut off outside of Longlist: how many, the newest 100, and which of them the backups still hold. */
  getMissingFiles(options?: CallOptions): Promise<MissingFiles> {
    return this.one('GET', '/api/v1/data_folder/missing_files', {}, options);
  }

  /** Put files that are gone back from the backups. Only for the interface and the owner's client. Answers with what is still missing: no backup holds it. Import such a file again. */
  restoreMissingFiles(options?: CallOptions): Promise<MissingFiles> {
    return this.one('POST', '/api/v1/data_folder/missing_files/restore', {}, options);
  }

  /** Choose the backup that is restored at the next start, or none. Only for the interface and the owner's client. Nothing changes until the program starts again: then what is there is copied first, and the backup takes its place. Null: nothing is restored after all. */
  chooseRestore(body: ChooseRestoreBody, options?: CallOptions): Promise<Restore> {
    return this.one('PUT', '/api/v1/data_folder/restore', { body }, options);
  }

  /** Choose where the data moves at the next start, or nowhere. Only for the interface and the owner's client. Nothing changes until the program starts again: then everything is copied there, compared and checked, and used from there, whatever folder the program is given. The old folder stays; whoever is deleted is deleted there, too. Refused are folders that are not empty, in or around the present one, on other computers, or synchronised with them. Null: nothing moves after all. */
  moveDataFolder(body: MoveDataFolderBody, options?: CallOptions): Promise<Move> {
    return this.one('PUT', '/api/v1/data_folder/move', { body }, options);
  }

  /** Delete what is left where the data was before. Only for the interface and the owner's client. After a move: deletes the copy that was left in the folder before, all but the file that says where the data is now. Nothing happens where there is none. */
  deleteOldCopy(options?: CallOptions): Promise<{
    /** The folder the data came from, while its old copy is still there; null otherwise. */
    old_copy: null;
  }> {
    return this.one('DELETE', '/api/v1/data_folder/old_copy', {}, options);
  }

  /** Export everything to one file. Only for the interface and the owner's client. A tar file in a folder on this computer: the database, every file it names, added languages, and a list of all that with hashes. Answers when it is on the disk. It is out of Longlist's reach: whoever is deleted later is not deleted in it. */
  exportData(body: ExportDataBody, options?: CallOptions): Promise<DataExport> {
    return this.one('POST', '/api/v1/data_folder/exports', { body }, options);
  }

  /** Take an exported file in, in the place of everything, at the next start. Only for the interface and the owner's client. All of the file is read and compared first. It then is a backup that takes the place of everything at the next start; what is there becomes a backup, too. `PUT /data_folder/restore` with null: nothing is imported after all. Whoever was deleted here stays deleted. */
  importData(body: ImportDataBody, options?: CallOptions): Promise<DataImport> {
    return this.one('POST', '/api/v1/data_folder/imports', { body }, options);
  }

  /** For how long candidates are kept, and how many are due. Off, months null, until somebody sets it. Due is whom nobody has worked with for so long, who is in process for no open job and is not kept longer. GET /candidate_ids?due=true lists them. */
  getRetention(options?: CallOptions): Promise<Retention> {
    return this.one('GET', '/api/v1/retention', {}, options);
  }

  /** Set for how long candidates are kept. Only for the interface and the owner's client. Nobody is ever deleted by it: who is due is shown to a person, who deletes or keeps them. */
  setRetention(body: SetRetentionBody, options?: CallOptions): Promise<Retention> {
    return this.one('PUT', '/api/v1/retention', { body }, options);
  }

  /** Since when nobody worked with a candidate, and who decided to keep them. Work is what a person or a program did with them, and each file that came. */
  getCandidateRetention(id: string, options?: CallOptions): Promise<CandidateRetention> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}/retention`, {}, options);
  }

  /** Keep a candidate longer. Until keep_until the candidate is not due. The latest day of several counts. */
  createRetentionExtension(body: CreateRetentionExtensionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/retention_extensions', { body }, options);
  }

  /** Keep a candidate no longer than others. The candidate is due again as the setting says. */
  deleteRetentionExtension(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/retention_extensions/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the standard role titles the program ships. Titles of jobs are read as one of these where they mean it. */
  listTagPresets(options?: CallOptions): Promise<TagPreset[]> {
    return this.many('GET', '/api/v1/tag_presets', {}, options);
  }

  /** How many candidates have each tag. Tags that nobody has are left out. */
  listTagCounts(options?: CallOptions): Promise<TagCount[]> {
    return this.many('GET', '/api/v1/tag_counts', {}, options);
  }

  /** List the tags that were taken off a candidate. The service does not suggest them for this candidate. */
  listRefusedTags(id: string, options?: CallOptions): Promise<Tag[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/refused_tags`, {}, options);
  }

  /** Let a tag be suggested for a candidate again. It is suggested in the background, where the profile still speaks for it. */
  allowTag(id: string, tag_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}/refused_tags/${encodeURIComponent(tag_id)}`, {}, options);
  }

  /** Requests this service made to other machines. Nothing leaves the computer unless it is listed here. */
  getNetworkUse(options?: CallOptions): Promise<NetworkUse> {
    return this.one('GET', '/api/v1/network', {}, options);
  }

  /** Every change as it happens, for as long as somebody listens; after a break it goes on where it was. */
  events(query: StreamEventsQuery = {}, options?: CallOptions): AsyncGenerator<Event> {
    return this.stream('/api/v1/events/stream', query, options);
  }

  /** The bytes of an attachment. */
  async download(attachment_id: string, options?: CallOptions): Promise<Blob> {
    const { ephemeral_url } = await this.getAttachment(attachment_id, options);
    const { pathname, search } = new URL(ephemeral_url);
    return (await this.request('GET', pathname + search, { token: false }, options)).blob();
  }

  /** Waits until a file has been read, by looking again and again, at most `timeout_ms`. */
  async untilRead(attachment_id: string, timeout_ms = 120_000, options?: CallOptions): Promise<AttachmentDocument> {
    const until = Date.now() + timeout_ms;
    for (;;) {
      const document = await this.getAttachmentDocument(attachment_id, options);
      if (document.state !== 'IN_PROGRESS' || Date.now() > until) return document;
      await pause(250, options?.signal);
    }
  }
}
