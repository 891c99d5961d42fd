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
  /** The state of the request. */
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'CLAIMED';
  /** The id of the new client; null until approved. */
  client_id: string | null;
  /** Its secret, in this one answer only; null otherwise. */
  client_secret: string | null;
  /** What it asks for: read, write. */
  scopes: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null;
  /** When the access ends; null if it lasts until it is revoked */
  expires_at: string | null;
};

export type AccessRequest = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** A short code, the same in the program and in Longlist. */
  code: string;
  /** What the program calls itself. */
  name: string;
  /** Why it wants access; null if it did not say. */
  description: string | null;
  /** What it asks for: read, write. */
  scopes: ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[];
  /** When the access would end; null if it lasts until it is revoked. */
  access_expires_at: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** The deadline for a decision */
  expires_at: string;
};

export type AccessRequestMade = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Proof at the claim that it is the same program */
  claim_secret: string;
  /** Show it, so that the person can compare it with the one in Longlist */
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
  /** The event, or the newest of several, as in GET /events. */
  id: string;
  /** What happened, as in GET /events. */
  type: string;
  /** The kind of entry. */
  kind: 'decisions' | 'notes' | 'letters' | 'results' | 'candidates' | 'tags' | 'jobs' | 'access';
  /** When it happened, or the newest of several (UTC). */
  created_at: string;
  /** How many events the entry stands for. */
  count: number;
  /** The oldest of its events. */
  oldest_id: string;
  /** When the oldest of them happened (UTC). */
  oldest_at: string;
  /** Who did it. */
  actor: {
    /** person: in Longlist's window; program: a client; service: Longlist itself. */
    kind: 'person' | 'program' | 'service';
    /** The client; null for the service itself. */
    client_id: string | null;
    /** The name of the person or the program; null where nobody signs in. */
    name: string | null;
  };
  /** The candidate it is about; null for none or several. */
  candidate_id: string | null;
  /** How many candidates it is about. */
  candidates: number;
  /** The candidate, if they still exist. */
  candidate: {
    /** The event, or the newest of several, as in GET /events. */
    id: string;
    /** The name as shown. */
    full_name: string;
  } | null;
  /** The job it is about; null for none. */
  job_id: string | null;
  /** The job, if it still exists. */
  job: {
    /** The event, or the newest of several, as in GET /events. */
    id: string;
    /** At most 500 characters; spaces around it are dropped. */
    title: string;
  } | null;
  /** The record that changed, as in GET /events. */
  resource_id: string;
  /** How it can be undone, as long as nothing came after it; null where it cannot. */
  undo: {
    /** move: move the nomination to the stage with this id. merge: undo the merge. Others: delete that record. */
    kind: 'move' | 'merge' | 'tag' | 'letter' | 'spotlight';
    /** The stage, the merge or the record. */
    id: string;
  } | null;
  /** Details; null for each that has no meaning for this type. */
  detail: {
    /** The stage before, by name. */
    from_stage: string | null;
    /** The stage since, by name; of a stage, its own name. */
    to_stage: string | null;
    /** The id of the change of stage, for adding a reason. */
    stage_change_id: string | null;
    /** The reason a person gave. */
    said_reason: string | null;
    /** The criterion. */
    criterion: string | null;
    /** The person's answer; null if they took it back. */
    finding: 'met' | 'not_met' | null;
    /** The person's answer before; null for none. */
    was: 'met' | 'not_met' | null;
    /** The fields that changed, as in the record. */
    fields: string[];
    /** The status of the job before. */
    from_status: string | null;
    /** The status of the job since. */
    to_status: string | null;
    /** What was said of when a candidate can start: availability, notice_period or salary_expectation. */
    fact: string | null;
    /** The setting that changed: blind_mode, reading, retention or agency. */
    setting: string | null;
    /** What a setting that is on or off became. */
    setting_state: 'on' | 'off' | null;
    /** The tag, by name. */
    tag: string | null;
    /** Tags the entry is about, at most four */
    tags: string[];
    /** How many tags the entry is about */
    tag_total: number;
    /** The own field, by name. */
    field: string | null;
    /** What kind of letter was prepared. */
    letter_kind: 'invite' | 'ask' | 'maybe' | 'decline' | 'other' | null;
    /** The subject of the letter. */
    letter_subject: string | null;
    /** What the note says. */
    note: string | null;
    /** The file. */
    file_name: string | null;
    /** What the mail is called. */
    subject: string | null;
    /** The saved search, by name. */
    search: string | null;
    /** The person or the app whose access it is about, by name. */
    account: string | null;
    /** How many people fit the saved search newly. */
    people: number | null;
  };
};

export type Agency = {
  /** Name of the agency. */
  name: string;
  /** One line under the name, such as how to reach the agency */
  line: string;
};

export type AgencyLook = {
  /** Headings and lines of packs, as #rrggbb; null for ours. */
  color: string | null;
  /** Whether the colour can be read on paper; otherwise packs use ours. */
  is_readable: boolean;
  /** The logo as a data: URL. */
  logo: string | null;
};

export type Attachment = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The name to show and to save under. It defaults to the name of the upload or the end of the address. */
  file_name: string | null;
  /** The owner of the file; none for a file to rank by. */
  candidate_id: string | null;
  /** Gives the bytes without a token, for ten minutes */
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
  reason: 'EMPTY_FILE' | 'UNSUPPORTED' | 'ARCHIVE' | 'NOT_AS_NAMED' | 'NOT_A_DOCUMENT' | 'ENCRYPTED' | 'CORRUPT' | 'NO_TEXT' | 'SCAN' | 'TOO_LARGE' | 'TIMED_OUT' | 'CRASHED' | null;
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
      /** The words as read. */
      text: string;
      /** x, y, width, height in PDF points from the top left corner. */
      box: [number, number, number, number] | null;
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
      /** The column it stands in, from 0. */
      column: number;
      /** Whether it is an item of a list. The bullet is not part of the text. */
      bullet: boolean;
      /** Where its words stand: [start, end, x, width], characters of the line and points of the page. */
      words?: ([number, number, number, number])[] | undefined;
      /** From 0 to 1: how sure the reader is. */
      confidence?: number | undefined;
      /** Whether it addresses a program that reads resumes. Such lines are never scored. */
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
  /** The status the operation alone would have had */
  status: number;
  /** The answer of the operation: its result, or its error */
  body: {
    /** Whether the request failed. */
    is_error: boolean;
  };
};

export type BlindMode = {
  /** Whether the interface hides who candidates are */
  is_on: boolean;
};

export type CallAnswer = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The nomination the call was about. */
  nomination_id: string;
  /** The criterion; null for the note of the whole call. */
  criterion_id: string | null;
  /** What the candidate said. */
  answer: string | null;
  /** Whether the criterion is met, by what was said: a person's own answer, as its override has it. null: it remains unclear. */
  is_criterion_met: boolean | null;
  /** From 1, weak, to 5, strong; null without one. */
  score: number | null;
  /** When it was said. */
  said_at: string;
  /** The client that wrote it down. */
  client_id: string | null;
  /** The name of the person or program that wrote it down. */
  said_by: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type CallQuestion = {
  /** The criterion. */
  criterion: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** Shown instead of prompt_text, unless null. */
    display_name: string | null;
    /** Whose candidates the criterion is asked about. */
    scope: {
      /** Whose candidates the criterion is asked about. */
      scope_type: 'organization' | 'job' | 'tag';
      /** null outside tag scope */
      tag: Tag | null;
      /** only in job scope */
      job_id?: string | undefined;
    };
  };
  /** Whether it is met. */
  evaluation: {
    /** EVALUATED, FAILED, or IN_PROGRESS (read it again). */
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    /** The answer; null unless EVALUATED. */
    result: {
      /** Yes or no. */
      is_criterion_met: boolean;
      /** From 0 to 1: how sure the engine is. */
      confidence_score: number;
      /** The reason in a sentence; null if there is none. */
      explanation: string | null;
      /** When it was computed (UTC). */
      evaluated_at: string;
    } | null;
    /** Why there is no answer; null unless FAILED. */
    error: {
      /** What went wrong, as a code that does not change. */
      type: 'EVALUATION_GENERATION_FAILED';
    } | null;
  };
  /** What the resume says about it; null while there is no answer */
  finding: 'met' | 'not_met' | 'not_stated' | null;
  /** Whether the resume only does not mention it: nothing in it speaks against the criterion */
  rests_on_silence: boolean;
  /** Whether it is met and nothing but a list of skills says so: nothing shows it at work */
  only_listed: boolean;
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
  /** Words of the criterion that no rule understands. They keep an answer from being sure */
  not_understood: string[];
  /** Explanation and understood_as in codes, for other languages; null if there are none */
  told: {
    /** Its sentences in order, those of failure.message where there is no answer; one that joins others has their number in args.parts */
    explanation: SentenceCode[];
    /** How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts */
    understood_as: SentenceCode[];
  } | null;
  /** A person's own answer; null if there is none. */
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
  /** What was said; null while nothing was. */
  answer: CallAnswer | null;
};

export type CallSheet = {
  /** The nomination. */
  nomination_id: string;
  /** The candidate. */
  candidate_id: string;
  /** Whom to call. */
  full_name: string;
  /** Their address. */
  email: string | null;
  /** Their number. */
  phone: string | null;
  /** The criteria their resume leaves open, and those they answered, must-haves first. */
  questions: CallQuestion[];
  /** The note of the whole call. */
  note: CallAnswer | null;
};

export type Candidate = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** The name as shown. */
  full_name: string;
  /** Email address as sent or read; null if unknown. */
  email: string | null;
  /** Telephone number as sent or read; null if unknown. */
  phone: string | null;
  /** Where the person lives, as written. */
  location: string | null;
  /** Web addresses. */
  links: string[];
  /** Where the candidate comes from, in your own words. */
  source: string | null;
  /** What a person entered; it survives reading the resume again */
  overrides: {
    /** The name as shown. */
    full_name?: string | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: string | null | undefined;
    /** Telephone number as sent or read; null if unknown. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: string[] | undefined;
  };
  /** The present role as read; null if there is none. */
  current_title: string | null;
  /** The present employer as read; null if there is none. */
  current_employer: string | null;
  /** Months of dated work, with overlaps counted once; null without dates. */
  months_experience: number | null;
  /** No resume gives a name and nobody entered one, so full_name is the name of the file */
  name_from_file: boolean;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
  /** The structured resume: newest readable attachment of type resume */
  profile: Profile | null;
};

export type CandidateAvailability = {
  /** When they can start. */
  availability: {
    /** Of what a person said; null where the resume says it, or nobody does. */
    id: string | null;
    /** What is known; null where nothing is. */
    value: {
      /** Whether they can start at once. */
      is_now: boolean;
      /** The first day, YYYY-MM-DD, or month, YYYY-MM; null if not known. */
      from: string | null;
      /** In words, as the resume or a person says it. */
      text: string | null;
    } | null;
    /** Who says it: a person wins over every reading. */
    source: 'resume' | 'person' | null;
    /** The words of the resume, whoever wins. */
    quote: string | null;
    /** The resume that was read; null for none. */
    attachment_id: string | null;
    /** Where the words stand in its text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    } | null;
    /** The client that said it; null for the resume. */
    client_id: string | null;
    /** The name of the person or program that said it. */
    said_by: string | null;
    /** When it was said; null for the resume. */
    said_at: string | null;
  };
  /** How long they are bound by their notice. */
  notice_period: {
    /** Of what a person said; null where the resume says it, or nobody does. */
    id: string | null;
    /** What is known; null where nothing is. */
    value: {
      /** How many; 0 for no notice. */
      amount: number;
      /** Days, weeks or months. */
      unit: 'day' | 'week' | 'month';
      /** Until the end of which period it runs; null: of none. */
      to_end_of: 'month' | 'quarter' | 'year' | null;
    } | null;
    /** Who says it: a person wins over every reading. */
    source: 'resume' | 'person' | null;
    /** The words of the resume, whoever wins. */
    quote: string | null;
    /** The resume that was read; null for none. */
    attachment_id: string | null;
    /** Where the words stand in its text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    } | null;
    /** The client that said it; null for the resume. */
    client_id: string | null;
    /** The name of the person or program that said it. */
    said_by: string | null;
    /** When it was said; null for the resume. */
    said_at: string | null;
  };
  /** What they want to earn. */
  salary_expectation: {
    /** Of what a person said; null where the resume says it, or nobody does. */
    id: string | null;
    /** What is known; null where nothing is. */
    value: {
      /** The least; null if not said. */
      min: number | null;
      /** The most; null if not said. */
      max: number | null;
      /** ISO 4217; null if not said. */
      currency: string | null;
      /** The period it is for; null if not said. */
      per: 'year' | 'month' | 'day' | 'hour' | null;
    } | null;
    /** Who says it: a person wins over every reading. */
    source: 'resume' | 'person' | null;
    /** The words of the resume, whoever wins. */
    quote: string | null;
    /** The resume that was read; null for none. */
    attachment_id: string | null;
    /** Where the words stand in its text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    } | null;
    /** The client that said it; null for the resume. */
    client_id: string | null;
    /** The name of the person or program that said it. */
    said_by: string | null;
    /** When it was said; null for the resume. */
    said_at: string | null;
  };
};

export type CandidateCard = {
  /** The candidate it belongs to. */
  candidate_id: string;
  /** Each tag of the candidate once, with everybody who gave it. */
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
  /** The jobs they are considered for, newest first. */
  nominations: {
    /** The nomination of the candidate for the job; null if there is none. */
    nomination_id: string;
    /** The job. */
    job_id: string;
    /** The stage they are in. */
    stage_id: string;
  }[];
  /** Nothing is known about them but a file that could not be read. They bear its name until it is read or somebody says who they are. */
  is_unread: boolean;
  /** When they can start, their notice and what they want to earn. */
  availability: {
    /** When they can start. */
    availability: {
      /** Of what a person said; null where the resume says it, or nobody does. */
      id: string | null;
      /** What is known; null where nothing is. */
      value: {
        /** Whether they can start at once. */
        is_now: boolean;
        /** The first day, YYYY-MM-DD, or month, YYYY-MM; null if not known. */
        from: string | null;
        /** In words, as the resume or a person says it. */
        text: string | null;
      } | null;
      /** Who says it: a person wins over every reading. */
      source: 'resume' | 'person' | null;
    };
    /** How long they are bound by their notice. */
    notice_period: {
      /** Of what a person said; null where the resume says it, or nobody does. */
      id: string | null;
      /** What is known; null where nothing is. */
      value: {
        /** How many; 0 for no notice. */
        amount: number;
        /** Days, weeks or months. */
        unit: 'day' | 'week' | 'month';
        /** Until the end of which period it runs; null: of none. */
        to_end_of: 'month' | 'quarter' | 'year' | null;
      } | null;
      /** Who says it: a person wins over every reading. */
      source: 'resume' | 'person' | null;
    };
    /** What they want to earn. */
    salary_expectation: {
      /** Of what a person said; null where the resume says it, or nobody does. */
      id: string | null;
      /** What is known; null where nothing is. */
      value: {
        /** The least; null if not said. */
        min: number | null;
        /** The most; null if not said. */
        max: number | null;
        /** ISO 4217; null if not said. */
        currency: string | null;
        /** The period it is for; null if not said. */
        per: 'year' | 'month' | 'day' | 'hour' | null;
      } | null;
      /** Who says it: a person wins over every reading. */
      source: 'resume' | 'person' | null;
    };
  };
  /** How many notes there are about them. */
  note_count: number;
  /** How many files they have. */
  file_count: number;
  /** How many other candidates are probably the same person; a blind client is told of none. */
  duplicate_count: number;
  /** Where the words of q stand in a resume; null if only name or contact have them. */
  snippet: {
    /** Words of the resume around what was found. */
    text: string;
    /** Begin and end of each word found, in `text`. */
    marks: ([number, number])[];
  } | null;
};

export type CandidateDeletion = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** When it is carried out, unless somebody withdraws it first */
  due_at: string;
};

export type CandidateListItem = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** The name as shown. */
  full_name: string;
  /** Email address as sent or read; null if unknown. */
  email: string | null;
  /** Telephone number as sent or read; null if unknown. */
  phone: string | null;
  /** Where the person lives, as written. */
  location: string | null;
  /** Web addresses. */
  links: string[];
  /** Where the candidate comes from, in your own words. */
  source: string | null;
  /** What a person entered; it survives reading the resume again */
  overrides: {
    /** The name as shown. */
    full_name?: string | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: string | null | undefined;
    /** Telephone number as sent or read; null if unknown. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: string[] | undefined;
  };
  /** The present role as read; null if there is none. */
  current_title: string | null;
  /** The present employer as read; null if there is none. */
  current_employer: string | null;
  /** Months of dated work, with overlaps counted once; null without dates. */
  months_experience: number | null;
  /** No resume gives a name and nobody entered one, so full_name is the name of the file */
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
  /** One for each of the job's criteria, in the order of their creation. */
  marks: {
    /** The criterion. */
    criterion_id: string;
    /** What the resume says about it. failed: there is no answer; in_progress: read it again. */
    finding: 'met' | 'not_met' | 'not_stated' | 'failed' | 'in_progress';
    /** Whether a not met rests only on the resume not mentioning it */
    rests_on_silence: boolean;
    /** Whether it is met and nothing but a list of skills says so: nothing shows it at work */
    only_listed: boolean;
    /** A person's own answer; null if there is none */
    override: boolean | null;
    /** When that answer was given in a call; null where it was given otherwise. */
    said_at: string | null;
  }[];
};

export type CandidateRetention = {
  /** When somebody last worked with them, or a file of theirs arrived (UTC). */
  last_active_at: string;
  /** Whether they are considered for an open job and not rejected there. */
  is_in_process: boolean;
  /** The first day on which they are due; null if they are in process or nobody is ever due. */
  due_on: string | null;
  /** Whether that day has come. */
  is_due: boolean;
  /** Decisions to keep them longer, newest first. */
  extensions: RetentionExtension[];
};

export type CandidateTable = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The name it was uploaded with. */
  file_name: string;
  /** READY for import, IMPORTING, IMPORTED, UNDOING, or UNDONE and ready again. */
  state: 'READY' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
  /** Rows below the headers that are not empty. */
  row_count: number;
  /** The job its people are nominated for; null for none. */
  job_id: string | null;
  /** The outcome of its rows so far; null before an import. */
  progress: {
    /** Rows in all. */
    total: number;
    /** Finished rows. */
    done: number;
    /** New candidates. */
    created: number;
    /** Known candidates that were filled. */
    filled: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
    /** Rows that were taken back. */
    removed: number;
    /** Rows that stayed because somebody has worked with them since. */
    kept: number;
  } | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** Names of the sheets of a workbook. */
  sheets: string[];
  /** The sheet that was read; null for a text file. */
  sheet: string | null;
  /** Whether the first row holds headers. */
  has_header: boolean;
  /** Its columns, from the left. */
  columns: {
    /** The header, or the column’s letter if there is none. */
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
  /** READY for import, IMPORTING, IMPORTED, UNDOING, or UNDONE and ready again. */
  state: 'READY' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE';
  /** Rows below the headers that are not empty. */
  row_count: number;
  /** The job its people are nominated for; null for none. */
  job_id: string | null;
  /** The outcome of its rows so far; null before an import. */
  progress: {
    /** Rows in all. */
    total: number;
    /** Finished rows. */
    done: number;
    /** New candidates. */
    created: number;
    /** Known candidates that were filled. */
    filled: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
    /** Rows that were taken back. */
    removed: number;
    /** Rows that stayed because somebody has worked with them since. */
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
  /** When it last sent a request; null for never. */
  last_used_at: string | null;
  /** When it expires (UTC); null for never. */
  expires_at: string | null;
  /** When it was revoked; null if it was not. */
  revoked_at: string | null;
  /** Whether the client never learns who a candidate is */
  is_blind: boolean;
  /** The owner's own client, which may manage the others */
  is_owner: boolean;
};

export type ClientPack = {
  /** Title of the job. */
  job_title: string;
  /** For whom it is, on the cover; null without client=true, or if nobody said. */
  client: {
    /** The client; null if not said. */
    name: string | null;
    /** Whom one talks to there; null if not said. */
    contact: string | null;
  } | null;
  /** The sender on the cover. */
  agency: Agency;
  /** The day of the pack. */
  date: string;
  /** The day as printed. */
  date_text: string;
  /** Language of headings and labels. */
  language: 'en' | 'de';
  /** Whether it leaves out who people are. */
  is_blind: boolean;
  /** The colour of headings and lines as printed. */
  accent: string;
  /** Whether it shows criteria that somebody does not meet. */
  shows_unmet: boolean;
  /** Headings and labels as printed. */
  words: {
    /** The text as printed. */
    title: string;
    /** The text as printed. */
    overview: string;
    /** The text as printed. */
    person: string;
    /** Present role and employer. */
    role: string;
    /** Experience as printed. */
    years: string;
    /** Heading of the column of years in a table. */
    years_number: string;
    /** The text as printed. */
    location: string;
    /** The criteria of the job, in the order of the marks. */
    criteria: string;
    /** Skills that the job asks for and the resume names. */
    skills: string;
    /** The text as printed. */
    experience: string;
    /** The reason in full; empty if there is none. */
    note: string;
    /** The reason in a line. */
    headline: string;
    /** Place in the pack, from 1. */
    position: string;
    /** Around words of a resume: the opening mark and the closing one. */
    quotation_marks: string;
    /** The text as printed. */
    must: string;
    /** The text as printed. */
    nice: string;
    /** The text as printed. */
    client: string;
    /** The text as printed. */
    blind_line: string;
    /** The text as printed. */
    nobody: string;
    /** The labels of the findings. */
    findings: { [name: string]: string };
  };
  /** The criteria of the job, in the order of the marks. */
  criteria: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The criterion as shown. */
    text: string;
    /** must, nice, or null if nobody said. */
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
    /** The reason in a line. */
    headline: string;
    /** The reason in full; empty if there is none. */
    note: string;
    /** Present role and employer. */
    role: string;
    /** Experience as printed. */
    years: string;
    /** Experience in months; null if unknown. */
    months: number | null;
    /** The text as printed. */
    location: string;
    /** Other known facts. */
    facts: {
      /** The label of the fact. */
      label: string;
      /** The fact. */
      value: string;
    }[];
    /** The finding for each criterion; without unmet, only what is met or under way. */
    marks: {
      /** The criterion. */
      criterion_id: string;
      /** not_mentioned: not met, only because the resume does not mention it */
      finding: 'met' | 'not_met' | 'not_mentioned' | 'not_stated' | 'failed' | 'in_progress';
      /** The chosen sentences of the resume. */
      quotes: {
        /** The words of the resume, exactly. */
        quote: string;
        /** Its page, such as "p. 2"; empty if unknown */
        page_text: string;
      }[];
      /** What they said in the call; null without said, and where they said nothing. */
      said: {
        /** When it was said, as printed. */
        when: string;
        /** What was written down, with its score; empty where only a verdict was given. */
        words: string;
      } | null;
    }[];
    /** Skills that the job asks for and the resume names. */
    skills: string[];
    /** Where they worked, newest first. */
    timeline: {
      /** From when to when. */
      period: string;
      /** The text as printed. */
      title: string;
      /** The employer. */
      employer: string;
    }[];
  }[];
  /** Groups of records that are probably one person. Files do not show this. */
  same_people: {
    /** Their spotlights, in the order of the pack. */
    spotlight_ids: string[];
    /** What the records have in common. `same_record`: the same record was put forward more than once. */
    reasons: ('same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site' | 'same_record')[];
  }[];
  /** Resumes that are not in the ZIP of with_resumes. A text in it says so, too. */
  left_out: {
    /** Whose resume it is. */
    spotlight_id: string;
    /** Why: no file; or, where resumes are masked, one being read, or one that was not read. */
    reason: 'no_file' | 'reading' | 'not_read';
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
  /** Shown instead of prompt_text, unless null */
  display_name: string | null;
  /** The id of the criterion in the system it comes from; null if there is none. */
  remote_id: string | null;
  /** must or nice: how much it matters to a person; null if nobody said. It changes no score. */
  weight: 'must' | 'nice' | null;
  /** Whose candidates it is asked about: those of a job, of a tag, or of the organization. */
  scope_type: 'organization' | 'job' | 'tag';
  /** null outside job scope */
  job_id: string | null;
  /** null outside tag scope */
  tag_id: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type CriterionCounts = {
  /** The criterion. */
  criterion_id: string;
  /** Who meet it, by people's own answers first. */
  met: number;
  /** Who have an answer that is not failed. */
  answered: number;
};

export type CriterionEvaluation = {
  /** The criterion. */
  criterion: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** Shown instead of prompt_text, unless null. */
    display_name: string | null;
    /** Whose candidates the criterion is asked about. */
    scope: {
      /** Whose candidates the criterion is asked about. */
      scope_type: 'organization' | 'job' | 'tag';
      /** null outside tag scope */
      tag: Tag | null;
      /** only in job scope */
      job_id?: string | undefined;
    };
  };
  /** Whether it is met. */
  evaluation: {
    /** EVALUATED, FAILED, or IN_PROGRESS (read it again). */
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    /** The answer; null unless EVALUATED. */
    result: {
      /** Yes or no. */
      is_criterion_met: boolean;
      /** From 0 to 1: how sure the engine is. */
      confidence_score: number;
      /** The reason in a sentence; null if there is none. */
      explanation: string | null;
      /** When it was computed (UTC). */
      evaluated_at: string;
    } | null;
    /** Why there is no answer; null unless FAILED. */
    error: {
      /** What went wrong, as a code that does not change. */
      type: 'EVALUATION_GENERATION_FAILED';
    } | null;
  };
  /** What the resume says about it; null while there is no answer */
  finding?: 'met' | 'not_met' | 'not_stated' | null | undefined;
  /** Whether the resume only does not mention it: nothing in it speaks against the criterion */
  rests_on_silence?: boolean | undefined;
  /** Whether it is met and nothing but a list of skills says so: nothing shows it at work */
  only_listed?: boolean | undefined;
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
  /** Words of the criterion that no rule understands. They keep an answer from being sure */
  not_understood?: string[] | undefined;
  /** Explanation and understood_as in codes, for other languages; null if there are none */
  told?: {
    /** Its sentences in order, those of failure.message where there is no answer; one that joins others has their number in args.parts */
    explanation: SentenceCode[];
    /** How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts */
    understood_as: SentenceCode[];
  } | null | undefined;
  /** A person's own answer; null if there is none. */
  override?: EvaluationOverride | null | undefined;
};

export type CriterionEvaluationDetail = {
  /** The criterion. */
  criterion: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The yes/no question, at most 2,000 characters. */
    prompt_text: string;
    /** Shown instead of prompt_text, unless null. */
    display_name: string | null;
    /** Whose candidates the criterion is asked about. */
    scope: {
      /** Whose candidates the criterion is asked about. */
      scope_type: 'organization' | 'job' | 'tag';
      /** null outside tag scope */
      tag: Tag | null;
      /** only in job scope */
      job_id?: string | undefined;
    };
  };
  /** Whether it is met. */
  evaluation: {
    /** EVALUATED, FAILED, or IN_PROGRESS (read it again). */
    state: 'EVALUATED' | 'FAILED' | 'IN_PROGRESS';
    /** The answer; null unless EVALUATED. */
    result: {
      /** Yes or no. */
      is_criterion_met: boolean;
      /** From 0 to 1: how sure the engine is. */
      confidence_score: number;
      /** The reason in a sentence; null if there is none. */
      explanation: string | null;
      /** When it was computed (UTC). */
      evaluated_at: string;
    } | null;
    /** Why there is no answer; null unless FAILED. */
    error: {
      /** What went wrong, as a code that does not change. */
      type: 'EVALUATION_GENERATION_FAILED';
    } | null;
  };
  /** What the resume says about it; null while there is no answer */
  finding: 'met' | 'not_met' | 'not_stated' | null;
  /** Whether the resume only does not mention it: nothing in it speaks against the criterion */
  rests_on_silence: boolean;
  /** Whether it is met and nothing but a list of skills says so: nothing shows it at work */
  only_listed: boolean;
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
  /** Words of the criterion that no rule understands. They keep an answer from being sure */
  not_understood: string[];
  /** Explanation and understood_as in codes, for other languages; null if there are none */
  told: {
    /** Its sentences in order, those of failure.message where there is no answer; one that joins others has their number in args.parts */
    explanation: SentenceCode[];
    /** How the criterion was read, in prefix order: a sentence that joins others has their number in args.parts */
    understood_as: SentenceCode[];
  } | null;
  /** A person's own answer; null if there is none. */
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
  /** The criteria, in the order to show them. */
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
  /** meaning: no rule understands part of it; see not_understood */
  engine: 'rules' | 'meaning';
  /** Why it is not evaluated; null when it is */
  refusal: string | null;
  /** refusal in codes */
  refusal_told: SentenceCode | null;
  /** Words of the criterion that no rule understands. They keep an answer from being sure */
  not_understood: string[];
  /** Words corrected because a letter is missing or wrong */
  corrected: {
    /** As it stands in the criterion */
    written: string;
    /** As it is read */
    read: string;
  }[];
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
  /** How many resumes say so. */
  met: number;
  /** How many say the opposite. */
  not_met: number;
  /** How many do not say. */
  not_stated: number;
  /** How many cannot be read. */
  failed: number;
  /** Candidates examined: the sum of the four */
  examined: number;
  /** Candidates in all */
  total: number;
};

export type CustomField = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the field in the system it comes from. */
  remote_id: string | null;
  /** What has the field: jobs or candidates. */
  applies_to: 'job' | 'candidate';
  /** What its values are. It cannot change. */
  kind: 'text' | 'number' | 'date' | 'choice';
  /** At most 200 characters; unique among the fields of jobs, or of candidates. */
  name: string;
  /** Of a field of the kind choice, in their order. */
  choices: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** What the choice is called. */
    name: string;
    /** How many jobs or candidates have the choice, of those you may see. */
    value_count: number;
  }[];
  /** Its place among the fields. It defaults to the end. */
  position: number;
  /** How many jobs or candidates have a value, of those you may see. */
  value_count: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type CustomFieldValue = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The field. */
  field_id: string;
  /** The candidate who has the value; null for one of a job. */
  candidate_id: string | null;
  /** The job that has the value; null for one of a candidate. */
  job_id: string | null;
  /** A text, a number, a day (YYYY-MM-DD), or the id of a choice. */
  value: string | number;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type CustomFieldValues = {
  /** By the id of the field; fields without a value are left out. */
  values: { [name: string]: string | number };
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
  /** How many of their files were missing. */
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
  /** The number of files; the same bytes count once. */
  file_count: number;
  /** Size of all backups, with the files they hold. */
  backup_bytes: number;
  /** Copies of the database, newest first. */
  snapshots: Snapshot[];
  /** The backup that counts as the newest; null if a person has to choose. */
  newest: string | null;
  /** The backup that is restored at the next start; null for none. */
  restore: string | null;
  /** The folder the data moves to at the next start; null for none. */
  move_to: string | null;
  /** The folder the data came from, while its old copy is still there; null otherwise. */
  old_copy: string | null;
  /** Copies that could not be changed when somebody was deleted, and may still hold them. The service tries again. */
  left_behind: LeftBehind[];
};

export type DataImport = {
  /** The backup it became. */
  name: string;
  /** How many people are in it. */
  candidates: number;
  /** How many files of theirs; the same bytes count once. */
  files: number;
  /** How many of their files were missing at the export. */
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
    /** How strongly this alone says that they are one person */
    strength: number;
  }[];
};

export type DuplicatePair = {
  /** The older record of the two. */
  candidate_id: string;
  /** The name in the older record. */
  full_name: string;
  /** The newer record. */
  other_id: string;
  /** The name in the newer record. */
  other_name: string;
  /** All reasons together, from 0 to 1 */
  strength: number;
  /** What both have in common. */
  reasons: {
    /** What is the same. */
    type: 'same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site';
    /** What it is. */
    value: string;
    /** How strongly this alone says that they are one person */
    strength: number;
  }[];
};

export type EmbeddingModel = {
  /** BUNDLED, CHECKING, REFUSED, CHOSEN (used from the next start), IN_USE, LEAVING (the bundled one returns at the next start), or GONE. */
  state: 'BUNDLED' | 'CHECKING' | 'REFUSED' | 'CHOSEN' | 'IN_USE' | 'LEAVING' | 'GONE';
  /** The model whose vectors are ranked. */
  in_use: string;
  /** Full path of the folder; null if none was added. */
  path: string | null;
  /** What is wrong and what to do, in a sentence; null if nothing is. */
  problem: string | null;
  /** Whether the next start uses another model. */
  is_restart_needed: boolean;
  /** Files still to be read with the model in use. */
  to_read: number;
  /** The model that was added; null for the bundled one. */
  added: {
    /** The signature of its vectors: its name and the beginning of its hash. */
    model: string;
    /** The folder it was copied from. */
    source: string;
    /** The file that is used. */
    weights: string;
    /** Size of that file in bytes. */
    byte_size: number;
    /** Numbers in a vector. */
    dimensions: number;
    /** How its words become one vector: their mean, or the first one (`cls`). */
    pooling: 'mean' | 'cls';
    /** The text before a job’s text; often empty. */
    query_prefix: string;
    /** The text before a passage of a resume; often empty. */
    passage_prefix: string;
    /** How many pieces of a text it sees. */
    max_pieces: number;
  } | null;
};

export type Entrance = {
  /** link: that of the host, or none is needed; password: or a link that an owner made. */
  by: 'link' | 'password';
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
      /** The conflicting record. */
      existing_id?: string | undefined;
    }[];
    /** The id of the request in the log of the service. */
    request_id: string;
  };
};

export type EvaluationOverride = {
  /** The person's answer. */
  is_criterion_met: boolean;
  /** The reason; null if they did not say. */
  reason: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** What was said in the call; null if given otherwise. */
  said: {
    /** When. */
    said_at: string;
    /** What was written down; null for nothing. */
    answer: string | null;
  } | null;
};

export type EvaluationRun = {
  /** IDLE before the first run. CANCELLED if a person stopped it or it was abandoned. */
  state: 'IDLE' | 'RUNNING' | 'DONE' | 'CANCELLED';
  /** Nominations of the job */
  total: number;
  /** Nominations the run has finished, without those whose file is still being read */
  done: number;
  /** When it began (UTC); null while IDLE. */
  started_at: string | null;
  /** null while it runs */
  finished_at: string | null;
};

export type Event = {
  /** The id of the event. Later events have greater ids. */
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
  /** The name to show; it may contain folders. */
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
  /** The nomination of the candidate for the job; null if there is none. */
  nomination_id: string | null;
  /** The earlier import of the same bytes. */
  duplicate_of: string | null;
  /** Other candidates who are probably the same person; empty until the file is read. */
  same_person_as: Duplicate[];
  /** The merge by which the person of the file became one with a candidate who was there; null if none did. */
  joined: {
    /** Undo it to take the two apart again. */
    merge_id: string;
    /** What both had in common beside the name. */
    same: ('same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site')[];
  } | null;
  /** How many files the candidate has. */
  file_count: number;
  /** The mail it came with; null for a file by itself. */
  mail: Mail | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type ImportProgress = {
  /** Files that are waiting. */
  queued: number;
  /** Files that are being read. */
  reading: number;
  /** Files that have been read. */
  read: number;
  /** Files that could not be read. */
  failed: number;
  /** Files that were imported before. */
  duplicate: number;
  /** Files that were not kept. */
  refused: number;
  /** Files of people who were here already. */
  joined: number;
  /** Whether a person has paused reading. */
  is_paused: boolean;
  /** Files finished a second, over the last 30 seconds; null when none was. */
  rate_per_second: number | null;
  /** The estimated time for the rest; null when nothing is left or the rate is unknown. */
  seconds_left: number | null;
};

export type Job = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. It ranks the candidates. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Public addresses of the job posting. */
  job_posting_urls: string[];
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type JobAutomation = {
  /** auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates only on request. */
  auto_evaluation_behavior: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null;
  /** The stage of automatic nominations. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id: string | null;
};

export type JobDetails = {
  /** The customer that people are sought for. */
  client_name: string | null;
  /** Whom one talks to there. */
  contact_name: string | null;
  /** Their e-mail address. */
  contact_email: string | null;
  /** Their number. */
  contact_phone: string | null;
  /** Where the work is, in words. */
  location: string | null;
  /** What is paid at least; hundredths are kept. */
  salary_min: number | null;
  /** What is paid at most; hundredths are kept. */
  salary_max: number | null;
  /** The currency as a code of ISO 4217. */
  salary_currency: string | null;
  /** For how long that is paid. */
  salary_period: 'year' | 'month' | 'day' | 'hour' | null;
  /** The day until which the place is to be filled. */
  deadline: string | null;
};

export type JobNomination = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate it belongs to. */
  candidate_id: string;
  /** The stage the nomination is in, of the default pipeline or of the same job. */
  current_nomination_stage_id: string;
  /** When the candidate applied; missing or null when somebody considers them without an application. */
  applied_at: string | null;
  /** Why the nomination was moved to its stage; null if nobody said */
  reason: string | null;
};

export type JobNominations = {
  /** The job it belongs to. */
  job_id: string;
  /** All of them, newest first. */
  nominations: JobNomination[];
};

export type JobOverview = {
  /** The job. */
  id: string;
  /** Its title. */
  title: string;
  /** Whether it is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** What /jobs/{id}/details says. */
  details: JobDetails;
  /** Whether its description has words enough to rank anybody by. */
  is_described: boolean;
  /** The stages of its pipeline in their order, with those nobody is in. */
  stages: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** What the stage is called. */
    name: string;
    /** Its place in the pipeline. */
    position: number;
    /** What being in the stage means. */
    category: 'active' | 'hired' | 'rejected';
    /** How many candidates of the job are in it. */
    count: number;
    /** How many people stand in it: of several candidates who are one person, the furthest counts. */
    people: number;
  }[];
  /** The stage new candidates begin in; null without an active stage. */
  first_stage_id: string | null;
  /** The active stage that is called so, else the one in the middle of them. */
  shortlist_stage_id: string | null;
  /** How many candidates are nominated for it. */
  candidates: number;
  /** How many of them were nominated since the caller last looked: all, if they never did. */
  new_candidates: number;
  /** When the caller last looked, see POST /jobs/{id}/look; null if they never did. */
  looked_at: string | null;
  /** How many are in the first stage, were never moved, and about whom nobody has written a note. */
  unread: number;
  /** How many are on the shortlist, not called, with no note about them since they came there. */
  to_call: number;
  /** The same, where candidates who are one person count as one. */
  people: {
    /** How many people are nominated for it. */
    total: number;
    /** How many of them the caller saw no candidate of when they last looked. */
    new: number;
    /** How many stand in the first stage, with all candidates of theirs unread. */
    unread: number;
    /** How many stand on the shortlist, with all candidates of theirs there to be called. */
    to_call: number;
  };
  /** How many files dropped for it were not read or not taken. */
  files_in_need: number;
  /** When anything last happened to the job, its candidates, notes or criteria. */
  last_activity_at: string;
  /** Days from today (UTC) to the deadline: negative once it is past; null if there is none. */
  days_to_deadline: number | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
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

export type JobVisibility = {
  /** Whether it exists for one person alone. */
  is_private: boolean;
  /** That person; null where it is everybody’s. */
  owner: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The name. */
    name: string;
  } | null;
};

/** JSON Resume 1.0.0, see jsonresume.org */
export type JsonResume = { [name: string]: unknown };

export type LeftBehind = {
  /** A backup, or the folder the data came from. */
  path: string;
  /** The obstacle, in the words of the system. */
  message: string;
};

export type Letter = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** To whom it is written. */
  candidate_id: string;
  /** The job it is about; null for none */
  job_id: string | null;
  /** The template it was written with; null without one, or once that is deleted */
  template_id: string | null;
  /** invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection. */
  kind: 'invite' | 'ask' | 'maybe' | 'decline' | 'other';
  /** The language it is written in. */
  language: string;
  /** The subject, as it was written. */
  subject: string;
  /** The text, as it was written. */
  body: string;
  /** The client that prepared it */
  client_id: string | null;
  /** The program that prepared it; null if a person did, in Longlist's window */
  client_name: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type LetterPreview = {
  /** What stands in double braces and is no field. */
  unknown_fields: {
    /** What stands in braces. */
    field: string;
    /** The field that was probably meant; null if none is near. */
    nearest: 'first_name' | 'full_name' | 'job_title' | 'client' | 'stage' | 'questions' | 'my_name' | 'agency' | 'date' | null;
  }[];
  /** One for each person, in the order you sent. */
  letters: PreviewedLetter[];
};

export type LetterSender = {
  /** What {{my_name}} stands for; empty until somebody says it. */
  name: string;
  /** Whether it is the name of your account in this office, which is changed there. */
  is_of_account: boolean;
};

export type LetterTemplate = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** What the template is called. */
  name: string;
  /** invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection. */
  kind: 'invite' | 'ask' | 'maybe' | 'decline' | 'other';
  /** The language it is written in, as a tag of BCP 47. */
  language: string;
  /** The subject, with fields in double braces. */
  subject: string;
  /** The text, with fields in double braces. A line of nothing but fields that are not known is left out. */
  body: string;
  /** Its place in the list. It defaults to the end. */
  position: number;
  /** What stands in double braces and is no field: a letter shows it in brackets. */
  unknown_fields: {
    /** What stands in braces. */
    field: string;
    /** The field that was probably meant; null if none is near. */
    nearest: 'first_name' | 'full_name' | 'job_title' | 'client' | 'stage' | 'questions' | 'my_name' | 'agency' | 'date' | null;
  }[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type LocalModel = {
  /** Whether the model is asked. */
  is_on: boolean;
  /** The kind of server, or `file` for a model file; null until one is chosen. */
  kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai' | 'file' | null;
  /** The address of the server on this computer; null for a file, and until one is chosen. */
  url: string | null;
  /** The model, as the server names it; null until one is chosen. */
  model: string | null;
};

export type LocalModelQueue = {
  /** OFF, IDLE, ASKING, or WAITING for a server that is away. */
  state: 'OFF' | 'IDLE' | 'ASKING' | 'WAITING';
  /** How many candidates are left to ask about. */
  candidates: number;
  /** The candidate in question; null while there is none. */
  candidate_id: string | null;
  /** What is wrong and what to do, in a sentence; null if nothing is. */
  problem: string | null;
};

export type LocalModelTest = {
  /** What answered; null if nothing did. */
  server: {
    /** What kind of server it is. */
    kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai';
    /** The version the server gives; null if it gives none. */
    version: string | null;
    /** Models that can be asked. */
    models: string[];
  } | null;
  /** Two questions to the model; null if none was asked. */
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
      /** The model's answer; null if it was unusable. */
      answer: 'met' | 'not_met' | 'not_stated' | null;
      /** Its quote as it stands in the text; null if it has none. */
      quote: string | null;
    }[];
  } | null;
  /** What is wrong and what to do, in a sentence; null if nothing is. */
  problem: string | null;
};

export type LoggedRequest = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The HTTP method. */
  method: string;
  /** The path of the request, without the query. */
  path: string;
  /** The status of the answer. */
  status: number;
  /** error.type of the answer; null for a success. */
  error_type: string | null;
  /** How long the answer took, in milliseconds. */
  duration_ms: number;
  /** When the request arrived (UTC). */
  created_at: string;
};

export type Mail = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate it brought, or is about; null where nothing in it was taken in. */
  candidate_id: string | null;
  /** Who wrote it, as the mail says; of one that was forwarded, who wrote it first. */
  from_name: string | null;
  /** The address it was written from. */
  from_email: string | null;
  /** Who sent it on; null where nobody did. */
  forwarded_by: string | null;
  /** Its subject. */
  subject: string | null;
  /** When it was sent; null where it does not say. */
  sent_at: string | null;
  /** The attachment with what its sender wrote; null where that is nothing. */
  letter_id: string | null;
  /** The attachments that came with it, the letter among them. */
  attachment_ids: string[];
  /** Open jobs that it names. */
  job_ids: string[];
  /** Files that were not taken in, and why. */
  left_out: {
    /** The name of the file; empty for the letter itself. */
    file_name: string;
    /** Why it was not taken in, as a code. */
    reason: 'PICTURE' | 'CALENDAR' | 'CONTACT_CARD' | 'SEALED' | 'WINMAIL' | 'ARCHIVE_UNREADABLE' | 'UNSUPPORTED' | 'NOT_A_RESUME' | 'UNCLEAR_WHOSE' | 'LETTER_OF_SEVERAL' | 'TOO_LARGE' | 'TOO_DEEP' | 'TOO_MANY';
  }[];
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Me = {
  /** Whoever is signed in; null where nobody has an account. */
  user: User | null;
  /** Whether people can have accounts here. */
  is_office: boolean;
};

export type Merge = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The surviving candidate */
  survivor_id: string;
  /** The candidate that was merged into it */
  other_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** When it was undone; null if it was not. */
  undone_at: string | null;
  /** Whether Longlist did it by itself, because both were certainly one person. */
  is_automatic: boolean;
  /** What both had in common beside the name, if it was automatic. */
  same: ('same_file' | 'same_email' | 'same_link' | 'same_phone' | 'same_name_and_employer' | 'same_name_and_school' | 'same_site')[];
};

export type MissingFiles = {
  /** How many attachments lack their file. */
  count: number;
  /** How many of them a backup still holds. */
  in_backup: number;
  /** The newest 100. */
  files: {
    /** The attachment it comes from. */
    attachment_id: string;
    /** The candidate it belongs to. */
    candidate_id: string | null;
    /** The owner of the file; null if none yet. */
    candidate_name: string | null;
    /** The name it was imported with; null if none. */
    file_name: string | null;
    /** Whether a backup still holds it. */
    is_in_backup: boolean;
  }[];
};

export type ModelFile = {
  /** NONE, CHECKING, REFUSED, READY, LOADING, LOADED, CHANGED since it was chosen, or GONE from its place. */
  state: 'NONE' | 'CHECKING' | 'REFUSED' | 'READY' | 'LOADING' | 'LOADED' | 'CHANGED' | 'GONE';
  /** The file being checked or refused, otherwise the chosen one; null if there is none. */
  path: string | null;
  /** Bytes read so far; null unless it is being checked. */
  checked_bytes: number | null;
  /** What is wrong and what to do, in a sentence; null if nothing is. */
  problem: string | null;
  /** The chosen file; null if there is none. */
  chosen: {
    /** Where it lies. */
    path: string;
    /** The signature of its answers: its name and the beginning of its hash. */
    model: string;
    /** The name in the file; null if it has none. */
    name: string | null;
    /** The kind of model. */
    architecture: string;
    /** The number of its parameters. */
    parameters: number;
    /** Pieces of text it can see at once; null if the file does not say. */
    context_length: number | null;
    /** Size of the file in bytes. */
    byte_size: number;
    /** Hash of the file, in hexadecimal. */
    sha256: string;
  } | null;
};

export type Move = {
  /** An absolute path of a folder that is empty or does not exist yet; null for no move */
  path: string | null;
};

export type NetworkUse = {
  /** Requests that left this computer since the start. */
  outgoing_requests: number;
  /** The server that keeps all data (host:port); null where they are in the data folder. */
  database_server: string | null;
  /** The OpenSearch server that has what resumes are about, without names (host:port); or null. */
  search_server: string | null;
  /** The addresses files may be downloaded from */
  downloads: 'public' | 'any' | 'off';
  /** The latest of them. */
  last: {
    /** When (UTC). */
    at: string;
    /** The HTTP method. */
    method: string;
    /** The host it went to. */
    host: string;
    /** What asked for it. */
    reason: string;
    /** The outcome. */
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
  /** The stage the nomination is in, of the default pipeline or of the same job. */
  current_nomination_stage_id: string;
  /** null for somebody under consideration who did not apply */
  applied_at: string | null;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type NominationStage = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** null for a stage of the default pipeline, for every job */
  job_id: string | null;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline. It defaults to the end. */
  position: number;
  /** What being in the stage means. */
  category: 'active' | 'hired' | 'rejected';
  /** For how many days candidates should be in the stage at most; null: for as long as it takes. Left out of a replacement it stays. */
  target_days: number | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Note = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The candidate it is about. */
  candidate_id: string;
  /** The job it is about; null if it is about the candidate in general */
  job_id: string | null;
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
  /** The client that wrote it */
  client_id: string | null;
  /** The program that wrote it; null if a person did, in Longlist's window */
  client_name: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type OcrLanguage = {
  /** Tesseract’s code of the language. */
  code: string;
  /** Whether it comes with the program and cannot be deleted */
  is_built_in: boolean;
  /** Size of the added file */
  byte_size: number | null;
  /** When it was added; null for a built-in language. */
  created_at: string | null;
};

export type OfficeMove = {
  /** NONE where there was none, or it was forgotten; RUNNING while nothing can be changed; DONE when the server has everything; FAILED when nothing was moved. */
  state: 'NONE' | 'RUNNING' | 'DONE' | 'FAILED';
  /** The database, without a password and what follows a question mark; null for no move. */
  database: string | null;
  /** How many rows were copied until now. */
  rows: number;
  /** How many people can be found by words there until now. */
  words: number;
  /** How many files were copied until now; the same bytes count once. */
  files: number;
  /** Whether everything was read again there and is the same. */
  is_compared: boolean;
  /** How many people were moved; null before. */
  candidates: number | null;
  /** How many of their files were missing before; null before. */
  missing: number | null;
  /** When everything was moved; null before. */
  finished_at: string | null;
  /** Why nothing was moved; null otherwise. */
  message: string | null;
};

export type OfficeMoveRequest = {
  /** The address of a PostgreSQL database that holds nothing yet. It may hold a password, which is kept nowhere. */
  address: string;
};

export type Others = {
  /** Who else looks at it, or did half a minute ago; without the one who asks. */
  people: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** Their name. */
    name: string;
  }[];
};

export type OwnerClient = {
  /** The id of the client. */
  client_id: string;
  /** The secret, while it is known. */
  client_secret: string | null;
  /** Path of client.json, while it exists */
  file: string | null;
  /** Given by LONGLIST_CLIENT_ID and LONGLIST_CLIENT_SECRET */
  is_preset: boolean;
};

export type PersonOfSeveral = {
  /** All records that count as one person, the oldest first: two or more. */
  candidate_ids: string[];
};

export type PlannedRow = {
  /** The row’s number in the file, from 1. */
  row: number;
  /** The outcome of the row. */
  outcome: 'create' | 'fill' | 'known' | 'not_taken';
  /** Why it is not new; null if it is. */
  reason: 'NO_NAME' | 'NAME_TOO_LONG' | 'SAME_EMAIL' | 'SAME_PHONE' | 'SAME_REMOTE_ID' | 'REPEATED_EMAIL' | 'REPEATED_PHONE' | 'REPEATED_REMOTE_ID' | null;
  /** For a repeated row, the earlier one. */
  same_row: number | null;
  /** The known candidate; null for none. */
  candidate_id: string | null;
  /** Their name. */
  candidate_name: string | null;
  /** The person’s name. */
  full_name: string;
  /** The first valid address. */
  email: string | null;
  /** The telephone number, as written. */
  phone: string | null;
  /** Where they live. */
  location: string | null;
  /** Their web pages. */
  links: string[];
  /** The source of the candidate. */
  source: string | null;
  /** Their id in the program the table comes from. */
  remote_id: string | null;
  /** Their new tags. */
  tags: string[];
  /** The beginning of the note. */
  note: string | null;
  /** Values of own fields, by field. */
  custom_fields: { [name: string]: string | number };
  /** Cells left out of imported rows. */
  left_out: {
    /** The column’s place, from 0. */
    column: number;
    /** Why the cell is left out. */
    why: 'INVALID_EMAIL' | 'TOO_LONG' | 'NO_LINK' | 'NOT_OF_FIELD';
  }[];
};

export type PoolIds = {
  /** Ids of candidates, in the requested order. */
  ids: string[];
  /** How many candidates the search finds. */
  total: number;
  /** How many of them are only a file that could not be read. They come last in any order. */
  unread_total: number;
  /** How q was understood; null without a word in it. */
  understood: UnderstoodSearch | null;
};

export type PreparedLetters = {
  /** The letters, in the order of the candidates. */
  ids: string[];
};

export type PreviewedLetter = {
  /** To whom it is written. */
  candidate_id: string;
  /** The name as shown. */
  full_name: string;
  /** Their e-mail address; null without one that can be written to. */
  to: string | null;
  /** The subject, with all fields put in. */
  subject: string;
  /** The text, with all fields put in. */
  body: string;
  /** What could not be put in. */
  missing: {
    /** The field. */
    field: string;
    /** unknown: there is no such field; empty: it is not known of this person. */
    reason: 'unknown' | 'empty';
    /** Of an unknown field, the one that was probably meant; null if none is near. */
    nearest: string | null;
    /** Whether the text shows it, in brackets. A line that held nothing else is left out. */
    is_gap: boolean;
  }[];
  /** A link that opens it in the mail program (RFC 6068); null where that is not possible. */
  mailto: string | null;
  /** Why there is no such link: no address, one that is none, or a text that mail programs would cut off. */
  no_mailto: 'no_email' | 'invalid_email' | 'too_long' | null;
};

export type PrivateJob = {
  /** The id the service gave the record (UUID). */
  id: string;
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
  /** How the person describes themself under their name. */
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
    /** The employer, as written. */
    employer: string | null;
    /** Where, as written. */
    location: string | null;
    /** Employment, or an internship, apprenticeship or placement. */
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
    /** Months of the dated jobs that name it; null if none does. */
    months: number | null;
    /** Last month of the newest of those jobs; null if none is dated. */
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
    /** The level; null if the resume gives none. */
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
    /** The issuer; null if not stated. */
    issuer: string | null;
    /** The first month; null if not stated. */
    issued: {
      /** The year. */
      year: number;
      /** The month, from 1; null when only the year is known. */
      month: number | null;
    } | null;
    /** The last month; null if not stated. */
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
  /** What the resume says about the right to work; never inferred. */
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
  /** What the resume says about moving for work. */
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
    /** Whether the answer is yes. */
    willing: boolean;
  } | null;
  /** When the person says they can start. */
  availability: {
    /** As written. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
    /** Whether they can start at once. */
    is_now: boolean;
    /** The first day or month; null when it is said in other words. */
    from: string | null;
  } | null;
  /** How long they say their notice is. */
  notice_period: {
    /** As written. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
    /** How many days, weeks or months; 0 for none. */
    amount: number;
    /** Days, weeks or months. */
    unit: 'day' | 'week' | 'month';
    /** Until the end of which period it runs; null of none. */
    to_end_of: 'month' | 'quarter' | 'year' | null;
  } | null;
  /** What they say they want to earn; never what they earn now. */
  salary_expectation: {
    /** As written. */
    text: string;
    /** Where it stands in the text. */
    span: {
      /** Where it begins, in characters of the text. */
      start: number;
      /** Where it ends, in characters of the text; not included. */
      end: number;
    };
    /** The least. */
    min: number | null;
    /** The most. */
    max: number | null;
    /** ISO 4217; null when not said. */
    currency: string | null;
    /** The period it is for; null when not said. */
    per: 'year' | 'month' | 'day' | 'hour' | null;
  } | null;
  /** The parts of the resume, which cover the whole text without gaps. */
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
    /** Months of dated work, with overlaps counted once. */
    months_experience: number | null;
    /** The same for jobs of leading people; null if there are none. */
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
  /** Skills, languages and certificates that people removed. They do not count. */
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
  /** The resume it was read from; null if none could be read. */
  attachment_id: string | null;
  /** What was read; null if nothing was. */
  read: Profile | null;
  /** What people changed: one item for each entry, in their order. */
  edits: unknown[];
  /** Both together: what everything else uses. */
  profile: Profile | null;
};

export type RankingEntry = {
  /** Computed by the chosen score_version. Only the order within one list has a meaning. */
  score: number;
  /** The candidate it belongs to. */
  candidate_id: string;
  /** remote_id of the candidate. */
  candidate_remote_id: string;
  /** The summary of the candidate in relation to the job: read it by this id. */
  summary_id: string;
  /** The nomination of the candidate for the job; null if there is none. */
  nomination_id: string | null;
  /** Only with order: score and the job's criteria together, 0…1, by the engine's answers. No other candidate affects it. */
  best_match_score?: number | undefined;
  /** Only with order: the number of people's own answers about the candidate. They count only in best_match_corrected. */
  corrections?: number | undefined;
  /** Where to look first; only with include=band. */
  band?: 'first' | 'next' | 'later' | undefined;
  /** Only with expand: the records that the entry names, as their own paths give them. Without a nomination, nomination and evaluations are null. */
  expanded?: {
    /** With expand=candidate: the candidate. */
    candidate?: Candidate | undefined;
    /** With expand=summary: the candidate in short. */
    summary?: Summary | undefined;
    /** With expand=nomination: the nomination of nomination_id; null if there is none. */
    nomination?: Nomination | null | undefined;
    /** With expand=evaluations: every criterion of the nomination's job; null without a nomination. The service makes missing ones now, for at most two seconds over all entries. */
    evaluations?: CriterionEvaluation[] | null | undefined;
  } | undefined;
};

export type RankingReasons = {
  /** The stretches of the resume nearest to the target, the nearest first. */
  passages: Evidence[];
  /** Where each word stands in the title of the job or in the question, and whether the resume has it. Empty without a title, and for a person or a file as target. */
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
  /** Whether a person has paused reading */
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
    /** Whether it is new, gone or different. */
    change: 'added' | 'removed' | 'changed';
    /** What the earlier version says; null if nothing. */
    before: string | null;
    /** What this version says; null if nothing. */
    after: string | null;
  }[];
};

export type Retention = {
  /** Months without work after which a candidate is due; null for never. */
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
    /** Why it is not new; null if it is. */
    reason: 'NO_NAME' | 'NAME_TOO_LONG' | 'SAME_EMAIL' | 'SAME_PHONE' | 'SAME_REMOTE_ID' | 'REPEATED_EMAIL' | 'REPEATED_PHONE' | 'REPEATED_REMOTE_ID' | null;
    /** For a repeated row, the earlier one. */
    same_row: number | null;
    /** The known candidate; null for none. */
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
  /** Shown instead of prompt_text, unless null. */
  display_name: string | null;
  /** must, nice, or null if nobody said. */
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
  /** The view that has these filters. */
  view: 'ranking' | 'pool';
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
  /** Whether Longlist tells when somebody new fits: GET /saved_search_matches, and the event saved_search.matched. */
  tells: boolean;
  /** What GET /candidate_ids is asked to find the people of this search: its query, without sort and limit. Needed where tells is true. */
  asks: { [name: string]: string } | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type SavedSearchMatches = {
  /** The search. */
  saved_search_id: string;
  /** How many people fit newly since the caller looked last, or since it began to tell. */
  new_total: number;
  /** When the newest of them was found; null for none. */
  newest_at: string | null;
  /** Who they are, newest first, at most 100. */
  candidate_ids: string[];
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
  /** The browser's name; null if it is not a usual one. */
  browser: string | null;
  /** Its operating system; null if it does not say. */
  system: string | null;
  /** When a link opened it. */
  opened_at: string;
  /** When it last sent a request. */
  last_used_at: string;
  /** The latest time it ends, used or not */
  ends_at: string;
  /** Who is signed in; null where nobody has an account. */
  user: {
    /** The id the service gave the record (UUID). */
    id: string;
    /** The name. */
    name: string;
  } | null;
  /** Whether it is the session that asks */
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
  /** The session of the token, which ends with it. */
  session_id: string;
  /** The secret of a session that was opened */
  session: string | null;
  /** With a password: the mark of this browser. Send it along at the next time. */
  mark: string | null;
};

export type SessionsEnded = {
  /** Whether the request failed. */
  is_error: false;
  /** The record, or the result of the operation. */
  result: {
    /** How many sessions ended */
    ended: number;
  };
};

export type SignInLink = {
  /** The person. */
  id: string;
  /** Open the address of this office with `/#code=` and this. Shown here and never again. */
  code: string;
  /** ISO 8601, UTC, milliseconds */
  expires_at: string;
};

export type SkillList = {
  /** The id of the list. */
  id: string;
  /** The name of the list. */
  name: string;
  /** ESCO’s CSV, O*NET’s tables, or a plain list */
  layout: 'ESCO' | 'ONET' | 'PLAIN';
  /** The number of skills in it. */
  skill_count: number;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type Snapshot = {
  /** The name of the copy. */
  name: string;
  /** When it was made. */
  created_at: string;
  /** Its size. */
  bytes: number;
  /** DAILY automatically, ASKED for, BEFORE_RESTORE of another one, BEFORE_UPDATE by a newer version, or IMPORTED. */
  reason: 'DAILY' | 'ASKED' | 'BEFORE_RESTORE' | 'BEFORE_UPDATE' | 'IMPORTED';
  /** How many people in it were deleted since. A restore does not bring them back. */
  erased_since: number;
};

export type Spotlight = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The nomination that is put forward. */
  nomination_id: string;
  /** The reason in a line. If it is empty, a client pack shows the current title and employer. */
  headline: string;
  /** The reason in full; null if there is none. */
  note: string | null;
  /** Quotes from the resume, each for a criterion. */
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
  /** The nomination that moved. */
  nomination_id: string;
  /** null if the nomination began in to_stage_id */
  from_stage_id: string | null;
  /** The new stage. */
  to_stage_id: string;
  /** The reason a person gave; null if nobody gave one */
  reason: string | null;
  /** The client that moved it; null for the service itself */
  client_id: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
};

export type StageTimes = {
  /** Every stage that somebody of the job is or was in, in no order. */
  stages: {
    /** The stage. */
    stage_id: string;
    /** The target of the stage; null for none. */
    target_days: number | null;
    /** How many candidates are in it now. */
    here: number;
    /** The median of how long they have been; null where nobody is. */
    median_days_here: number | null;
    /** How many of them are over the target. */
    over_target: number;
    /** How many stays in it have ended. */
    left: number;
    /** The median of how long those took; null where none has ended. */
    median_days_left: number | null;
  }[];
  /** Every nomination of the job. */
  nominations: {
    /** The nomination of the candidate for the job; null if there is none. */
    nomination_id: string;
    /** The candidate it belongs to. */
    candidate_id: string;
    /** The stage they are in. */
    stage_id: string;
    /** When they came into the stage. A move that was undone at once does not count. */
    since: string;
  }[];
};

export type SuggestedCandidate = {
  /** The candidate. */
  candidate_id: string;
  /** Their place in the best match for this job, from 1. */
  position: number;
  /** The job they came farthest in. */
  earlier: {
    /** Their nomination for the other job. */
    nomination_id: string;
    /** The other job. */
    job_id: string;
    /** Its title. */
    job_title: string;
    /** The stage they are in there. */
    stage_id: string;
    /** What it is called. */
    stage_name: string;
    /** When they came into it (UTC). */
    reached_at: string;
    /** Whether they are put forward to the client there. */
    is_put_forward: boolean;
  };
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
  /** meaning if it keeps words of the job that no rule reads. */
  engine: 'rules' | 'meaning';
  /** The sentence of the description it comes from. */
  quote: string;
  /** The criterion of the job that already asks the same; null if there is none. */
  criterion_id: string | null;
};

export type Summary = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** Where the candidate lives; empty if unknown. */
  location: string;
  /** Degrees and schools in a line; empty if unknown. */
  education: string;
  /** Present and former roles in a line; empty if unknown. */
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
  /** Rows by outcome. */
  counts: {
    /** New candidates. */
    create: number;
    /** Known candidates that would be filled. */
    fill: number;
    /** Rows of known candidates, left alone. */
    known: number;
    /** Rows that make no candidate. */
    not_taken: number;
  };
  /** Cells left out of imported rows. */
  left_out: {
    /** Cells that are not e-mail addresses. */
    INVALID_EMAIL: number;
    /** Cells longer than the field allows. */
    TOO_LONG: number;
    /** Cells that are not links. */
    NO_LINK: number;
    /** Cells that are no value of their own field. */
    NOT_OF_FIELD: number;
  };
  /** The first rows of new candidates. */
  create_rows: PlannedRow[];
  /** The first rows of known candidates that would be filled. */
  fill_rows: PlannedRow[];
  /** The first rows of known candidates that would stay as they are. */
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
  /** Candidates who have the tag, however it was given. */
  candidates: number;
  /** Those of them for whom it is only a suggestion. */
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
  /** Whether the resume has the word, ignoring what blind mode hides. */
  is_found: boolean;
  /** Whether it stands directly before the next word somewhere; null for the last word of a name. */
  is_beside_next: boolean | null;
};

export type UnderstoodCriterion = {
  /** How it is read, in plain words. */
  understood_as: string;
  /** meaning: no rule understands part of it; see not_understood */
  engine: 'rules' | 'meaning';
  /** Why it is not evaluated; null when it is */
  refusal: string | null;
  /** refusal in codes */
  refusal_told: SentenceCode | null;
  /** Words of the criterion that no rule understands. They keep an answer from being sure */
  not_understood: string[];
  /** Words corrected because a letter is missing or wrong */
  corrected: {
    /** As it stands in the criterion */
    written: string;
    /** As it is read */
    read: string;
  }[];
  /** understood_as in codes, in prefix order */
  told: SentenceCode[];
};

export type UnderstoodSearch = {
  /** As one line. … ends what may be the beginning of a word. */
  text: string;
  /** The same, piece by piece. */
  parts: {
    /** What it is: words to find, what joins or excludes them, or a bracket. */
    kind: 'word' | 'beginning' | 'phrase' | 'and' | 'or' | 'without' | 'open' | 'close';
    /** The words, as they were typed; else empty. */
    text: string;
  }[];
  /** What was not as it should be, and what was done about it. rest_ignored: only the first 32 words count. */
  repairs: ('quote_closed' | 'bracket_closed' | 'bracket_ignored' | 'operator_ignored' | 'rest_ignored')[];
};

export type User = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** As others see it. */
  name: string;
  /** By which they sign in. */
  email: string;
  /** owner: everything. recruiter: everything about jobs and candidates, no people, programs, settings or copies of all data. reader: looks, and changes nothing. */
  role: 'owner' | 'recruiter' | 'reader';
  /** Whether they chose a password; before that, only a link lets them in. */
  has_password: boolean;
  /** Until when the newest link that nobody used signs them in; null without one. */
  link_expires_at: string | null;
  /** When they last sent a request; null for never. */
  last_used_at: string | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** ISO 8601, UTC, milliseconds */
  modified_at: string;
};

export type WatchedFolder = {
  /** The id of the watched folder. */
  id: string;
  /** The folder, as an absolute path. */
  path: string;
  /** The job its files are for; null for none. */
  job_id: string | null;
  /** Whether to watch the folders inside, too. */
  with_subfolders: boolean;
  /** ACTIVE, or PAUSED by a person. */
  state: 'ACTIVE' | 'PAUSED';
  /** Why no files arrive at the moment; null when all is well. */
  problem: 'GONE' | 'NOT_READABLE' | 'NOT_WATCHED' | null;
  /** The same in a sentence for a person, with a remedy. */
  message: string | null;
  /** Files that were imported. */
  imported: number;
  /** Files that were already there and were not imported. */
  skipped: number;
  /** The newest file; null before the first. */
  last_file_name: string | null;
  /** Its import. */
  last_import_id: string | null;
  /** When it arrived. */
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
  /** GONE: the receiver answered 410; FAILING: nothing arrived for 24 hours; ADDRESS_REFUSED: not an address of this computer; REQUESTED: a client paused it */
  paused_reason: 'GONE' | 'FAILING' | 'ADDRESS_REFUSED' | 'REQUESTED' | null;
  /** Failed attempts since the last success */
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
  /** The state of the delivery. */
  state: 'QUEUED' | 'DELIVERED' | 'FAILED';
  /** The number of attempts. */
  attempts: number;
  /** null once delivered or abandoned */
  next_attempt_at: string | null;
  /** Of the last attempt; null without an answer */
  response_status: number | null;
  /** What went wrong in the last attempt */
  error: string | null;
  /** How long the last attempt took, in milliseconds. */
  duration_ms: number | null;
  /** ISO 8601, UTC, milliseconds */
  created_at: string;
  /** When it arrived or was abandoned; null until then. */
  finished_at: string | null;
};

export type WebhookSecret = {
  /** The id the service gave the record (UUID). */
  id: string;
  /** The key of the signatures. Without it, the service makes one. */
  secret: string;
};

export type __schema0 = string | number | boolean | null | __schema0[] | { [name: string]: __schema0 };

/* What operations take. */

export type TellPresenceBody = {
  /** candidate: or job: with the id of what is on screen; null for nothing. */
  place: string | null;
};

export type CreateAccessRequestBody = {
  /** What the person sees, and the name of the client */
  name: string;
  /** Why it wants access; null if it did not say. */
  description?: string | null | undefined;
  /** Default: only all:read */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** When the access is no longer needed */
  expires_at?: string | null | undefined;
};

export type ClaimAccessRequestBody = {
  /** Proof that it is the same program. */
  claim_secret: string;
};

export type CreateClientBody = {
  /** What the client is called in Settings. */
  name: string;
  /** What the client may do: read, write. */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** When it expires (UTC); null for never. */
  expires_at?: string | null | undefined;
  /** Whether the client never learns who a candidate is */
  is_blind?: boolean | null | undefined;
};

export type UpdateClientBody = {
  /** Whether the client never learns who a candidate is, from now on */
  is_blind?: boolean | undefined;
};

export type CreateUserBody = {
  /** The name. */
  name: string;
  /** By which they sign in, unique among people; kept in lower case. */
  email: string;
  /** owner: everything. recruiter: everything about jobs and candidates, no people, programs, settings or copies of all data. reader: looks, and changes nothing. */
  role: 'owner' | 'recruiter' | 'reader';
};

export type UpdateUserBody = {
  /** The name. */
  name?: string | undefined;
  /** By which they sign in, unique among people; kept in lower case. */
  email?: string | undefined;
  /** owner: everything. recruiter: everything about jobs and candidates, no people, programs, settings or copies of all data. reader: looks, and changes nothing. */
  role?: 'owner' | 'recruiter' | 'reader' | undefined;
};

export type ChoosePasswordBody = {
  /** The new password: at least twelve characters, five of them different. */
  password: string;
  /** The password so far; none where there is none. */
  current_password?: string | null | undefined;
};

export type ApproveAccessRequestBody = {
  /** Default: the name the program gave itself */
  name?: string | null | undefined;
  /** Default: all the program asked for */
  scopes?: readonly ('all:read' | 'all:write' | 'jobs:read' | 'jobs:write' | 'candidates:read' | 'candidates:write' | 'attachments:read' | 'attachments:write' | 'nominations:read' | 'nominations:write' | 'tags:read' | 'tags:write' | 'rankings:read' | 'rankings:write' | 'webhooks:read' | 'webhooks:write')[] | null | undefined;
  /** Absent: as requested; null: until it is revoked */
  access_expires_at?: string | null | undefined;
  /** Whether the client never learns who a candidate is. Default: no */
  is_blind?: boolean | null | undefined;
};

export type ListClientRequestsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** errors: answers of status 400 and above */
  only?: 'errors' | undefined;
};

export type BatchBody = {
  /** Carried out in this order, at most 100 */
  operations: readonly {
    /** The HTTP method */
    method: 'PUT' | 'PATCH' | 'POST' | 'DELETE';
    /** Below /api/v1, which may be left out: `/jobs/remote.4711` */
    path: string;
    /** The body it would have if sent alone, as JSON */
    body?: Record<never, never> | null | undefined;
  }[];
  /** All or none: the first failure rolls back the operations before it */
  atomic?: boolean | undefined;
};

export type ListJobsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** Whether the job is open, archived or closed. */
  status?: 'open' | 'archived' | 'closed' | undefined;
  /** Only jobs with this tag */
  tag_id?: string | undefined;
};

export type CreateJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. It ranks the candidates. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Public addresses of the job posting. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates only on request. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of automatic nominations. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
};

export type ReplaceJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title: string;
  /** What the job is and asks for, at most 100,000 characters. It ranks the candidates. */
  description: string;
  /** Whether the job is open, archived or closed. */
  status: 'open' | 'archived' | 'closed';
  /** Public addresses of the job posting. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates only on request. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of automatic nominations. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ChangeJobBody = {
  /** At most 500 characters; spaces around it are dropped. */
  title?: string | undefined;
  /** What the job is and asks for, at most 100,000 characters. It ranks the candidates. */
  description?: string | undefined;
  /** Whether the job is open, archived or closed. */
  status?: 'open' | 'archived' | 'closed' | undefined;
  /** Public addresses of the job posting. */
  job_posting_urls?: readonly string[] | null | undefined;
  /** auto_evaluate_nominations evaluates criteria as soon as a nomination, a file or a criterion changes. auto_nominate_and_evaluate_candidates also nominates candidates that fit. null evaluates only on request. */
  auto_evaluation_behavior?: 'auto_evaluate_nominations' | 'auto_nominate_and_evaluate_candidates' | null | undefined;
  /** The stage of automatic nominations. Required when auto_evaluation_behavior is auto_nominate_and_evaluate_candidates. */
  default_nomination_stage_id?: string | null | undefined;
};

export type SetJobVisibilityBody = {
  /** true: for you alone; false: for everybody. */
  is_private: boolean;
};

export type ChangeJobDetailsBody = {
  /** The customer that people are sought for. */
  client_name?: string | null | undefined;
  /** Whom one talks to there. */
  contact_name?: string | null | undefined;
  /** Their e-mail address. */
  contact_email?: string | null | undefined;
  /** Their number. */
  contact_phone?: string | null | undefined;
  /** Where the work is, in words. */
  location?: string | null | undefined;
  /** What is paid at least; hundredths are kept. */
  salary_min?: number | null | undefined;
  /** What is paid at most; hundredths are kept. */
  salary_max?: number | null | undefined;
  /** The currency as a code of ISO 4217. */
  salary_currency?: string | null | undefined;
  /** For how long that is paid. */
  salary_period?: 'year' | 'month' | 'day' | 'hour' | null | undefined;
  /** The day until which the place is to be filled. */
  deadline?: string | null | undefined;
};

export type ListJobOverviewsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Only jobs with this status */
  status?: 'open' | 'archived' | 'closed' | undefined;
  /** Only jobs with all these words in title, customer, contact person or place. */
  q?: string | undefined;
  /** Newest first, last worked on first, next deadline first, or by title. */
  sort?: '-created_at' | '-last_activity_at' | 'deadline' | 'title' | undefined;
};

export type ListNominationStagesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | undefined;
};

export type CreateNominationStageBody = {
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | null | undefined;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline. It defaults to the end. */
  position?: number | null | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | null | undefined;
  /** For how many days candidates should be in the stage at most; null: for as long as it takes. Left out of a replacement it stays. */
  target_days?: number | null | undefined;
};

export type ReplaceNominationStageBody = {
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The job whose stage it is; null: a stage of the default pipeline. */
  job_id?: string | null | undefined;
  /** What the stage is called. */
  name: string;
  /** Its place in the pipeline. It defaults to the end. */
  position?: number | null | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | null | undefined;
  /** For how many days candidates should be in the stage at most; null: for as long as it takes. Left out of a replacement it stays. */
  target_days?: number | null | undefined;
};

export type ChangeNominationStageBody = {
  /** What the stage is called. */
  name?: string | undefined;
  /** Its place in the pipeline. It defaults to the end. */
  position?: number | undefined;
  /** What being in the stage means. */
  category?: 'active' | 'hired' | 'rejected' | undefined;
  /** For how many days candidates should be in the stage at most; null: for as long as it takes. Left out of a replacement it stays. */
  target_days?: number | null | undefined;
};

export type ListCandidatesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** Words in the name or a readable attachment; the last may be the beginning of a word */
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
  /** Email address as sent or read; null if unknown. */
  email?: string | null | undefined;
  /** Telephone number as sent or read; null if unknown. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered. It wins over what a client sent and what was read; null takes it back. */
  overrides?: {
    /** The name as shown. */
    full_name?: string | null | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: string | null | undefined;
    /** Telephone number as sent or read; null if unknown. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** The name as shown. */
  full_name: string;
};

export type ReplaceCandidateBody = {
  /** Email address as sent or read; null if unknown. */
  email?: string | null | undefined;
  /** Telephone number as sent or read; null if unknown. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered. It wins over what a client sent and what was read; null takes it back. */
  overrides?: {
    /** The name as shown. */
    full_name?: string | null | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: string | null | undefined;
    /** Telephone number as sent or read; null if unknown. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The name as shown. */
  full_name: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ChangeCandidateBody = {
  /** Email address as sent or read; null if unknown. */
  email?: string | null | undefined;
  /** Telephone number as sent or read; null if unknown. */
  phone?: string | null | undefined;
  /** Where the person lives, as written. */
  location?: string | null | undefined;
  /** Web addresses. */
  links?: readonly string[] | null | undefined;
  /** Where the candidate comes from, in your own words. */
  source?: string | null | undefined;
  /** What a person entered. It wins over what a client sent and what was read; null takes it back. */
  overrides?: {
    /** The name as shown. */
    full_name?: string | null | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: string | null | undefined;
    /** Telephone number as sent or read; null if unknown. */
    phone?: string | null | undefined;
    /** Where the person lives, as written. */
    location?: string | null | undefined;
    /** Web addresses. */
    links?: readonly string[] | null | undefined;
  } | null | undefined;
  /** The name as shown. */
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
  /** All edits, at most 1,000; an empty list takes everything back. `was` is the entry as read, null for an entry a person adds; `value` is the entry as they want it, null to remove it. */
  edits: readonly unknown[];
};

export type MergeCandidatesBody = {
  /** The candidate that is merged into this one. */
  other_id: string;
  /** Which value of a field stays: `own` from this candidate, `other` from the other. */
  fields?: {
    /** The name as shown. */
    full_name?: 'own' | 'other' | undefined;
    /** Email address as sent or read; null if unknown. */
    email?: 'own' | 'other' | undefined;
    /** Telephone number as sent or read; null if unknown. */
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
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type ListDuplicatePairsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type ListPeopleOfSeveralQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type ListAttachmentsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** The owner of the file; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type?: 'about' | 'resume' | 'role_preferences' | 'work_experiences' | undefined;
};

export type CreateAttachmentBody = {
  /** The owner of the file; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The bytes. Required in a form; not accepted elsewhere. */
  file: Blob;
  /** The name to show and to save under. It defaults to the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
} | {
  /** The owner of the file; none for a file to rank by. */
  candidate_id?: string | null | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The http or https address to download the file from. Required in JSON; not accepted elsewhere. */
  public_file_url: string;
  /** The name to show and to save under. It defaults to the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
};

export type ReplaceAttachmentBody = {
  /** The owner of the file; none for a file to rank by. */
  candidate_id?: string | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The bytes. Required in a form; not accepted elsewhere. */
  file: Blob;
  /** The name to show and to save under. It defaults to the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
} | {
  /** The owner of the file; none for a file to rank by. */
  candidate_id?: string | null | undefined;
  /** What the file is about. */
  type: 'about' | 'resume' | 'role_preferences' | 'work_experiences';
  /** The http or https address to download the file from. Required in JSON; not accepted elsewhere. */
  public_file_url: string;
  /** The name to show and to save under. It defaults to the name of the upload or the end of the address. */
  file_name?: string | null | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: unknown | undefined;
};

export type ReplaceNominationBody = {
  /** The stage the nomination is in, of the default pipeline or of the same job. */
  current_nomination_stage_id: string;
  /** When the candidate applied; missing or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
  /** Why it moves to another stage, at most 1,000 characters. Stored with this change only. */
  reason?: string | null | undefined;
};

export type ChangeNominationBody = {
  /** The stage the nomination is in, of the default pipeline or of the same job. */
  current_nomination_stage_id?: string | undefined;
  /** When the candidate applied; missing or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
  /** Why it moves to another stage, at most 1,000 characters. Stored with this change only. */
  reason?: string | null | undefined;
};

export type MoveNominationBody = {
  /** A stage of the default pipeline, or of the same job */
  to_stage_id: string;
  /** Why it moves to another stage, at most 1,000 characters. Stored with this change only. */
  reason?: string | null | undefined;
};

export type ListNominationsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | undefined;
  /** The job. */
  job_id?: string | undefined;
  /** The candidate. */
  candidate_id?: string | undefined;
  /** Only nominations in this stage */
  stage_id?: string | undefined;
};

export type CreateNominationBody = {
  /** The job. */
  job_id: string;
  /** The candidate. */
  candidate_id: string;
  /** The stage the nomination is in, of the default pipeline or of the same job. */
  current_nomination_stage_id: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id: string;
  /** When the candidate applied; missing or null when somebody considers them without an application. */
  applied_at?: string | null | undefined;
};

export type ListTagsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
  sort?: 'created_at' | '-created_at' | 'modified_at' | '-modified_at' | undefined;
  /** Only records whose modified_at is later than this moment: ISO 8601 with an offset or Z, or a bare date (midnight UTC). */
  updated_after?: string | undefined;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
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
  /** The id of the tag in the system it comes from. GET /tags?remote_id= finds the tag by it; the record of a tag does not show it. */
  remote_id?: string | null | undefined;
};

export type ListCandidateTagsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
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
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The order: by creation or by last change; a minus sign puts the newest first. Records with equal dates are sorted by id. For records that never change, the date of creation counts. */
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
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Only spotlights of this job. */
  job_id?: string | undefined;
  /** The nomination that is put forward. */
  nomination_id?: string | undefined;
};

export type CreateSpotlightBody = {
  /** The nomination that is put forward. */
  nomination_id: string;
  /** The reason in a line. If it is empty, a client pack shows the current title and employer. */
  headline: string;
  /** The reason in full; null if there is none. */
  note?: string | null | undefined;
  /** Quotes from the resume, each for a criterion. */
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
  /** The reason in a line. If it is empty, a client pack shows the current title and employer. */
  headline: string;
  /** The reason in full; null if there is none. */
  note?: string | null | undefined;
  /** Quotes from the resume, each for a criterion. */
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
  /** The spotlights in the order you want. */
  spotlight_ids: readonly string[];
};

export type CreateJobCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown instead of prompt_text, unless null. */
  display_name?: string | null | undefined;
  /** The id of the criterion in the system it comes from; null if there is none. */
  remote_id?: string | null | undefined;
  /** must or nice: how much it matters to a person; null if nobody said. It changes no score. */
  weight?: 'must' | 'nice' | null | undefined;
};

export type ListCriteriaQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Whose candidates it is asked about: those of a job, of a tag, or of the organization. */
  scope_type?: 'organization' | 'tag' | undefined;
  /** The tag; required for scope_type tag, null otherwise. */
  tag_id?: string | undefined;
};

export type CreateCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown instead of prompt_text, unless null. */
  display_name?: string | null | undefined;
  /** The id of the criterion in the system it comes from; null if there is none. */
  remote_id?: string | null | undefined;
  /** must or nice: how much it matters to a person; null if nobody said. It changes no score. */
  weight?: 'must' | 'nice' | null | undefined;
  /** Whose candidates it is asked about: those of a job, of a tag, or of the organization. */
  scope_type: 'organization' | 'tag';
  /** The tag; required for scope_type tag, null otherwise. */
  tag_id?: string | null | undefined;
};

export type SaveCriterionBody = {
  /** The yes/no question, at most 2,000 characters. */
  prompt_text: string;
  /** Shown instead of prompt_text, unless null. */
  display_name?: string | null | undefined;
  /** must, nice, or null if nobody said. */
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
  /** Why the person says so; null if they did not say. */
  reason?: string | null | undefined;
};

export type GetCallSheetQuery = {
  /** The candidates, each as its own parameter; at most 100. Default: those on the shortlist or put forward. */
  candidate_ids?: string[] | undefined;
};

export type SaveCallAnswerBody = {
  /** What the candidate said; null where nothing was written down. */
  answer?: string | null | undefined;
  /** Whether the criterion is met, by what was said: a person's own answer, as its override has it. null: it remains unclear. */
  is_criterion_met?: boolean | null | undefined;
  /** From 1, weak, to 5, strong; null without one. */
  score?: number | null | undefined;
  /** When it was said; now, if it is left out. */
  said_at?: string | undefined;
};

export type SaveCallNoteBody = {
  /** What the candidate said; null where nothing was written down. */
  answer?: string | null | undefined;
  /** From 1, weak, to 5, strong; null without one. */
  score?: number | null | undefined;
  /** When it was said; now, if it is left out. */
  said_at?: string | undefined;
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
  /** The candidates, each as its own parameter; at most 100 */
  candidate_id: string[];
};

export type DeclineSuggestedCandidatesBody = {
  /** Candidates, at most 100. */
  candidate_ids: readonly string[];
  /** false takes it back. */
  is_declined?: boolean | undefined;
};

export type ListRankingsQuery = {
  /** A job, a candidate or an attachment. The nearest results come first. */
  target_resource_id?: string | undefined;
  /** Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of target_resource_id. */
  q?: string | undefined;
  /** Only candidates who applied for this job. */
  filter_job_id?: string | undefined;
  /** With filter_job_id: `applied` keeps those who applied, `any` also those under consideration. */
  filter_nominations?: 'applied' | 'any' | undefined;
  /** Index of the first result. */
  offset?: number | undefined;
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** 1: how near the resume is to the target. 2: the share of criteria met. Scores of the two cannot be compared. */
  score_version?: number | undefined;
  /** With score_version 1: best_match sorts entries by best_match_score, meaning and criteria together; best_match_corrected does so with people's own answers instead of the engine's, while all scores stay the engine's. */
  order?: 'best_match' | 'best_match_corrected' | undefined;
  /** Adds what the standard answer leaves out. */
  include?: 'band' | undefined;
  /** Records to add to each entry, separated by commas: candidate, summary, nomination, evaluations. They stand in `expanded`, as their own paths give them. */
  expand?: string | undefined;
};

export type GetRankingQuery = {
  /** A job, a candidate or an attachment. The nearest results come first. */
  target_resource_id?: string | undefined;
  /** Only candidates who applied for this job. */
  filter_job_id: string;
  /** 1: how near the resume is to the target. 2: the share of criteria met. Scores of the two cannot be compared. */
  score_version?: number | undefined;
};

export type GetRankingReasonsQuery = {
  /** A job, a candidate or an attachment. The nearest results come first. */
  target_resource_id?: string | undefined;
  /** Words to rank by, up to 8,000 characters: an ideal profile, a question. Instead of target_resource_id. */
  q?: string | undefined;
};

export type GetSummaryQuery = {
  /** Adds what the standard answer leaves out. */
  include?: 'evidence' | 'text' | undefined;
};

export type ListImportsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Nominates the candidate at the first stage of this job. */
  job_id?: string | undefined;
  /** What became of the file. */
  state?: 'queued' | 'reading' | 'read' | 'failed' | 'duplicate' | 'refused' | undefined;
  /** Only files that wait to be read (state queued), or with false only the others. */
  is_waiting?: 'true' | 'false' | undefined;
};

export type CreateImportBody = {
  /** The bytes. */
  file: Blob;
  /** Nominates the candidate at the first stage of this job. */
  job_id?: string | undefined;
  /** The name to show; it may contain folders. */
  file_name?: string | undefined;
};

export type PauseReadingBody = ReadingPause;

export type StopReadingBody = {
  /** The id of the newest import to take back; without it, all are taken back. */
  up_to?: string | undefined;
};

export type SetJobOfImportBody = {
  /** Nominates the candidate at the first stage of this job. */
  job_id: string;
};

export type ListMailsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The candidate it belongs to. */
  candidate_id?: string | undefined;
};

export type CreateSkillListBody = {
  /** The list, at most 20 MiB. */
  file: Blob;
  /** The name of the list. */
  name?: string | null | undefined;
} | {
  /** The name of the list. */
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
  /** The kind of server, or `file` for a model file; null until one is chosen. */
  kind: 'ollama' | 'lm_studio' | 'llama_cpp' | 'openai' | 'file';
  /** The address of the server on this computer; null for a file, and until one is chosen. */
  url?: string | null | undefined;
  /** The model, as the server names it; null until one is chosen. */
  model?: string | null | undefined;
};

export type TestLocalModelBody = {
  /** The address of the server on this computer; null for a file, and until one is chosen. */
  url: string;
  /** The model, as the server names it; null until one is chosen. */
  model?: string | null | undefined;
};

export type ChooseModelFileBody = {
  /** Full path of a GGUF file on this computer. */
  path: string;
};

export type AddEmbeddingModelBody = {
  /** Full path of the folder; null if none was added. */
  path: string;
};

export type ListEventsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Only events after the one with this id */
  after?: string | undefined;
  /** Only these kinds of events or families, separated by commas. Default: all */
  types?: string | undefined;
};

export type StreamEventsQuery = {
  /** Only events after the one with this id */
  after?: string | undefined;
  /** Only these kinds of events or families, separated by commas. Default: all */
  types?: string | undefined;
};

export type ListWebhooksQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type CreateWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url: string;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.suggestions_declined' | 'job.suggestions_restored' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'mail.created' | 'mail.updated' | 'mail.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'availability_fact.created' | 'availability_fact.updated' | 'availability_fact.deleted' | 'call_answer.created' | 'call_answer.updated' | 'call_answer.deleted' | 'custom_field.created' | 'custom_field.updated' | 'custom_field.deleted' | 'custom_field_value.created' | 'custom_field_value.updated' | 'custom_field_value.deleted' | 'letter_template.created' | 'letter_template.updated' | 'letter_template.deleted' | 'letter.created' | 'letter.updated' | 'letter.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.matched' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'user.created' | 'user.updated' | 'user.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'mail.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'availability_fact.*' | 'call_answer.*' | 'custom_field.*' | 'custom_field_value.*' | 'letter_template.*' | 'letter.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'user.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures. Without it, the service makes one. */
  secret?: string | null | undefined;
};

export type ReplaceWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url: string;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.suggestions_declined' | 'job.suggestions_restored' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'mail.created' | 'mail.updated' | 'mail.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'availability_fact.created' | 'availability_fact.updated' | 'availability_fact.deleted' | 'call_answer.created' | 'call_answer.updated' | 'call_answer.deleted' | 'custom_field.created' | 'custom_field.updated' | 'custom_field.deleted' | 'custom_field_value.created' | 'custom_field_value.updated' | 'custom_field_value.deleted' | 'letter_template.created' | 'letter_template.updated' | 'letter_template.deleted' | 'letter.created' | 'letter.updated' | 'letter.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.matched' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'user.created' | 'user.updated' | 'user.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'mail.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'availability_fact.*' | 'call_answer.*' | 'custom_field.*' | 'custom_field_value.*' | 'letter_template.*' | 'letter.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'user.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures. Without it, the service makes one. */
  secret?: string | null | undefined;
  /** ACTIVE, or PAUSED until somebody sets it ACTIVE. */
  state?: 'ACTIVE' | 'PAUSED' | null | undefined;
};

export type ChangeWebhookBody = {
  /** Where events are sent: http or https, on this computer (127.0.0.0/8, ::1, localhost) unless the service was started with --downloads any */
  url?: string | undefined;
  /** Kinds of events, or families such as candidate.*; empty: all but webhook.* */
  event_types?: readonly ('job.created' | 'job.updated' | 'job.suggestions_declined' | 'job.suggestions_restored' | 'job.deleted' | 'candidate.created' | 'candidate.updated' | 'candidate.deleted' | 'candidate.merged' | 'candidate.unmerged' | 'attachment.created' | 'attachment.updated' | 'attachment.deleted' | 'attachment.document_ready' | 'attachment.document_failed' | 'nomination.created' | 'nomination.updated' | 'nomination.stage_changed' | 'nomination.deleted' | 'nomination_stage.created' | 'nomination_stage.updated' | 'nomination_stage.deleted' | 'summary.updated' | 'summary.deleted' | 'import.created' | 'import.updated' | 'import.deleted' | 'mail.created' | 'mail.updated' | 'mail.deleted' | 'tag.created' | 'tag.deleted' | 'candidate_tag.created' | 'candidate_tag.updated' | 'candidate_tag.deleted' | 'job_tag.created' | 'job_tag.deleted' | 'criterion.created' | 'criterion.deleted' | 'evaluation.completed' | 'evaluation.failed' | 'evaluation.overridden' | 'spotlight.created' | 'spotlight.updated' | 'spotlight.deleted' | 'ranking.changed' | 'skill_list.created' | 'skill_list.deleted' | 'saved_criterion.created' | 'saved_criterion.deleted' | 'note.created' | 'note.updated' | 'note.deleted' | 'availability_fact.created' | 'availability_fact.updated' | 'availability_fact.deleted' | 'call_answer.created' | 'call_answer.updated' | 'call_answer.deleted' | 'custom_field.created' | 'custom_field.updated' | 'custom_field.deleted' | 'custom_field_value.created' | 'custom_field_value.updated' | 'custom_field_value.deleted' | 'letter_template.created' | 'letter_template.updated' | 'letter_template.deleted' | 'letter.created' | 'letter.updated' | 'letter.deleted' | 'retention_extension.created' | 'retention_extension.updated' | 'retention_extension.deleted' | 'saved_search.created' | 'saved_search.updated' | 'saved_search.matched' | 'saved_search.deleted' | 'watched_folder.created' | 'watched_folder.updated' | 'watched_folder.deleted' | 'candidate_table.created' | 'candidate_table.imported' | 'candidate_table.undone' | 'candidate_table.deleted' | 'setting.updated' | 'client.created' | 'client.updated' | 'client.deleted' | 'user.created' | 'user.updated' | 'user.deleted' | 'access_request.created' | 'access_request.approved' | 'access_request.refused' | 'job.*' | 'candidate.*' | 'attachment.*' | 'nomination.*' | 'nomination_stage.*' | 'summary.*' | 'import.*' | 'mail.*' | 'tag.*' | 'candidate_tag.*' | 'job_tag.*' | 'criterion.*' | 'evaluation.*' | 'spotlight.*' | 'ranking.*' | 'skill_list.*' | 'saved_criterion.*' | 'note.*' | 'availability_fact.*' | 'call_answer.*' | 'custom_field.*' | 'custom_field_value.*' | 'letter_template.*' | 'letter.*' | 'retention_extension.*' | 'saved_search.*' | 'watched_folder.*' | 'candidate_table.*' | 'setting.*' | 'client.*' | 'user.*' | 'access_request.*')[] | null | undefined;
  /** The key of the signatures. Without it, the service makes one. */
  secret?: string | null | undefined;
  /** ACTIVE, or PAUSED until somebody sets it ACTIVE. */
  state?: 'ACTIVE' | 'PAUSED' | undefined;
};

export type ListWebhookDeliveriesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type ChangeStageChangeBody = {
  /** The reason a person gave; null if nobody gave one. */
  reason?: string | null | undefined;
};

export type ListNotesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The candidate it is about. */
  candidate_id?: string | undefined;
  /** The job it is about; null if it is about the candidate in general. */
  job_id?: string | undefined;
};

export type CreateNoteBody = {
  /** The candidate it is about. */
  candidate_id: string;
  /** The job it is about; null if it is about the candidate in general. */
  job_id?: string | null | undefined;
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
};

export type ChangeNoteBody = {
  /** What was written, at most 10,000 characters, with its line breaks. */
  text: string;
};

export type ListLetterTemplatesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection. */
  kind?: 'invite' | 'ask' | 'maybe' | 'decline' | 'other' | undefined;
  /** The language it is written in, as a tag of BCP 47. */
  language?: string | undefined;
};

export type CreateLetterTemplateBody = {
  /** The name. */
  name: string;
  /** invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection. */
  kind: 'invite' | 'ask' | 'maybe' | 'decline' | 'other';
  /** The language it is written in, as a tag of BCP 47. */
  language: string;
  /** The subject, with fields in double braces. */
  subject: string;
  /** The text, with fields in double braces. A line of nothing but fields that are not known is left out. */
  body: string;
  /** The id of the record in the system it comes from, unique among its kind. The service keeps it exactly as sent; paths accept it as `remote.<remote_id>`. */
  remote_id?: string | null | undefined;
  /** Its place in the list. It defaults to the end. */
  position?: number | null | undefined;
};

export type ChangeLetterTemplateBody = {
  /** The name. */
  name?: string | undefined;
  /** invite: to a conversation; ask: for what is not known yet; maybe: still open; decline: a rejection. */
  kind?: 'invite' | 'ask' | 'maybe' | 'decline' | 'other' | undefined;
  /** The language it is written in, as a tag of BCP 47. */
  language?: string | undefined;
  /** The subject, with fields in double braces. */
  subject?: string | undefined;
  /** The text, with fields in double braces. A line of nothing but fields that are not known is left out. */
  body?: string | undefined;
  /** Its place in the list. It defaults to the end. */
  position?: number | undefined;
};

export type PreviewLettersBody = {
  /** What it is written with. What you send beside it wins over what the template says. */
  template_id?: string | null | undefined;
  /** What kind of letter it is; without it, that of the template. */
  kind?: 'invite' | 'ask' | 'maybe' | 'decline' | 'other' | null | undefined;
  /** The language it is written in, as a tag of BCP 47; without it, that of the template. */
  language?: string | null | undefined;
  /** The subject, as it was written. */
  subject?: string | null | undefined;
  /** The text, as it was written. */
  body?: string | null | undefined;
  /** The job it is about; null for none */
  job_id?: string | null | undefined;
  /** To whom, at most 500; somebody who is named twice gets one letter. */
  candidate_ids: readonly string[];
};

export type PrepareLettersBody = {
  /** What it is written with. What you send beside it wins over what the template says. */
  template_id?: string | null | undefined;
  /** What kind of letter it is; without it, that of the template. */
  kind?: 'invite' | 'ask' | 'maybe' | 'decline' | 'other' | null | undefined;
  /** The language it is written in, as a tag of BCP 47; without it, that of the template. */
  language?: string | null | undefined;
  /** The subject, as it was written. */
  subject?: string | null | undefined;
  /** The text, as it was written. */
  body?: string | null | undefined;
  /** The job it is about; null for none */
  job_id?: string | null | undefined;
  /** To whom, at most 500; somebody who is named twice gets one letter. */
  candidate_ids: readonly string[];
  /** Whether texts may be left in which something is missing. Without it such letters are refused, and details name what is missing. */
  allow_gaps?: boolean | undefined;
};

export type ListLettersQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** To whom it is written. */
  candidate_id?: string | undefined;
  /** The job it belongs to. */
  job_id?: string | undefined;
};

export type GetLetterFilesBody = {
  /** Letters, at most 500. */
  ids: readonly string[];
};

export type ReplaceLetterSenderBody = {
  /** What {{my_name}} stands for; empty until somebody says it. */
  name: string;
};

export type FindCandidateIdsQuery = {
  /** Words in the name or a readable attachment, all of them; the last may be the beginning of a word. "…" for a phrase, OR, NOT or -word, brackets, and beginning*. What cannot be meant is left out; the answer says how it was understood */
  q?: string | undefined;
  /** Only candidates with every one of these tags, however given; comma-separated, at most 100 */
  tag_ids?: string | undefined;
  /** Only candidates whose location holds this; case and accents do not matter */
  place?: string | undefined;
  /** Minimum years of experience; 0 for everybody */
  min_years?: number | undefined;
  /** Only candidates with a nomination for this job */
  job_id?: string | undefined;
  /** Only candidates with a nomination in this stage */
  stage_id?: string | undefined;
  /** Only candidates with a nomination in one of these stages; comma-separated, at most 100 */
  stage_ids?: string | undefined;
  /** Only candidates without any nomination */
  in_no_job?: 'true' | undefined;
  /** Only candidates whose source holds this; case and accents do not matter */
  source?: string | undefined;
  /** Only candidates added on this day (UTC) or later */
  added_since?: string | undefined;
  /** Only candidates who can start on this day or earlier: as they say, else when their notice, given today, has run out */
  available_by?: string | undefined;
  /** The same, counted from today (UTC): P14D, P4W or P3M */
  available_within?: string | undefined;
  /** Only candidates whose notice is no longer; P0D for none. To which end it runs does not matter */
  max_notice?: string | undefined;
  /** Only candidates who would work for this much; 0 for everybody. What they leave out, the currency or the period, is taken as asked */
  max_salary?: number | undefined;
  /** Of max_salary: ISO 4217; any without it. Nothing is converted */
  salary_currency?: string | undefined;
  /** Of max_salary; year without it. A year is twelve months; days and hours are told in nothing else */
  salary_per?: 'year' | 'month' | 'day' | 'hour' | undefined;
  /** Only those whose own fields hold this: `<field id>:filled`, `:empty`, `:is:<choice id>`, `:from:<number or day>`, `:to:<number or day>`, `:contains:<words, percent-encoded>`; comma-separated. Several choices of one field are joined by or, everything else by and. */
  custom_fields?: string | undefined;
  /** Only candidates that are due, as GET /retention counts them; none while it is off */
  due?: 'true' | undefined;
  /** newest first; by name; or most years of experience first, with unknown ones last. Candidates without a readable file come at the end */
  sort?: 'newest' | 'name' | 'years' | undefined;
  /** Maximum number of ids; 0 for their count alone */
  limit?: number | undefined;
};

export type ListCandidateCardsQuery = {
  /** Comma-separated, at most 100 */
  ids: string;
  /** Words whose place in the text is shown */
  q?: string | undefined;
};

export type ListSavedSearchesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** The view that has these filters. */
  view?: 'ranking' | 'pool' | undefined;
};

export type SaveSearchBody = {
  /** The name. */
  name: string;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
  /** Whether Longlist tells when somebody new fits: GET /saved_search_matches, and the event saved_search.matched. */
  tells?: boolean | undefined;
  /** What GET /candidate_ids is asked to find the people of this search: its query, without sort and limit. Needed where tells is true. */
  asks?: { [name: string]: string } | null | undefined;
  /** The view that has these filters. */
  view: 'ranking' | 'pool';
};

export type ReplaceSavedSearchBody = {
  /** The name. */
  name: string;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search: { [name: string]: __schema0 };
  /** Whether Longlist tells when somebody new fits: GET /saved_search_matches, and the event saved_search.matched. */
  tells?: boolean | undefined;
  /** What GET /candidate_ids is asked to find the people of this search: its query, without sort and limit. Needed where tells is true. */
  asks?: { [name: string]: string } | null | undefined;
};

export type UpdateSavedSearchBody = {
  /** The name. */
  name?: string | undefined;
  /** The address of the view: each filter by its name. At most 8 kB as JSON. */
  search?: { [name: string]: __schema0 } | undefined;
  /** Whether Longlist tells when somebody new fits: GET /saved_search_matches, and the event saved_search.matched. */
  tells?: boolean | undefined;
  /** What GET /candidate_ids is asked to find the people of this search: its query, without sort and limit. Needed where tells is true. */
  asks?: { [name: string]: string } | null | undefined;
};

export type ListActivityQuery = {
  /** The maximum number of entries on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** Only entries about this candidate, and about anybody merged into them. */
  candidate_id?: string | undefined;
  /** Only entries about this job. */
  job_id?: string | undefined;
  /** Only what this client did. */
  client_id?: string | undefined;
  /** Only what people did in Longlist's window, what programs did, or what the service did. */
  actor?: 'person' | 'program' | 'service' | undefined;
  /** Only these kinds, separated by commas. Default: all */
  kinds?: string | undefined;
  /** Only what happened then or later (UTC). */
  from?: string | undefined;
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
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type CreateWatchedFolderBody = {
  /** The folder, as an absolute path. */
  path: string;
  /** The job its files are for; null for none. */
  job_id?: string | null | undefined;
  /** Whether to watch the folders inside, too. */
  with_subfolders?: boolean | undefined;
  /** Whether to import the files already there. */
  import_existing?: boolean | undefined;
};

export type ChangeWatchedFolderBody = {
  /** The job its files are for; null for none. */
  job_id?: string | null | undefined;
  /** Whether to watch the folders inside, too. */
  with_subfolders?: boolean | undefined;
  /** ACTIVE, or PAUSED by a person. */
  state?: 'ACTIVE' | 'PAUSED' | undefined;
};

export type ListCandidateTablesQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
};

export type UploadCandidateTableBody = {
  /** CSV, TSV or XLSX, at most 25 MiB. */
  file: Blob;
  /** The sheet that was read; null for a text file. */
  sheet?: string | undefined;
};

export type GetCandidateTableQuery = {
  /** Whether the first row holds headers. */
  has_header?: 'true' | 'false' | undefined;
};

export type PreviewCandidateTableQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
};

export type PreviewCandidateTableBody = {
  /** Which column becomes which field. Unnamed columns are left out. */
  mapping: readonly {
    /** The column’s place, from 0. */
    column: number;
    /** The field its cells fill. */
    field: 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links' | 'tags' | 'title' | 'employer' | 'notes' | 'source' | 'remote_id' | 'custom_field';
    /** With the field custom_field: which own field of candidates. */
    custom_field_id?: string | undefined;
  }[];
  /** Whether the first row holds headers. */
  has_header?: boolean | undefined;
  /** skip leaves known candidates alone; fill_empty fills the fields they lack. */
  on_duplicate?: 'skip' | 'fill_empty' | undefined;
};

export type BringInCandidateTableBody = {
  /** Which column becomes which field. Unnamed columns are left out. */
  mapping: readonly {
    /** The column’s place, from 0. */
    column: number;
    /** The field its cells fill. */
    field: 'full_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'links' | 'tags' | 'title' | 'employer' | 'notes' | 'source' | 'remote_id' | 'custom_field';
    /** With the field custom_field: which own field of candidates. */
    custom_field_id?: string | undefined;
  }[];
  /** Whether the first row holds headers. */
  has_header?: boolean | undefined;
  /** skip leaves known candidates alone; fill_empty fills the fields they lack. */
  on_duplicate?: 'skip' | 'fill_empty' | undefined;
  /** The job its people are nominated for; null for none. */
  job_id?: string | null | undefined;
  /** Their stage. It defaults to the job’s first stage. */
  stage_id?: string | null | undefined;
};

export type GetClientPackQuery = {
  /** json: the content as data; the others are files */
  format?: 'json' | 'pdf' | 'xlsx' | 'csv' | undefined;
  /** Leave out names, contact and schools */
  is_blind?: 'true' | 'false' | undefined;
  /** A ZIP with the file and the resumes: the original files with contacts, otherwise copies as PDF with contact details blacked out; blind copies when is_blind */
  with_resumes?: 'true' | 'false' | undefined;
  /** Show how to reach people; otherwise it is masked in every text. Never when is_blind */
  contacts?: 'true' | 'false' | undefined;
  /** Show criteria that somebody does not meet or does not mention */
  unmet?: 'true' | 'false' | undefined;
  /** Show when they can start, and their notice period */
  availability?: 'true' | 'false' | undefined;
  /** Show what they want to earn */
  salary?: 'true' | 'false' | undefined;
  /** Show what people said in the call, with the day: about each criterion that is shown, with its score, and when they can start, their notice and salary. The note of the call is never shown */
  said?: 'true' | 'false' | undefined;
  /** Show the own fields of candidates */
  own_fields?: 'true' | 'false' | undefined;
  /** Name the client of the job, and whom one talks to there, on the cover */
  client?: 'true' | 'false' | undefined;
  /** Whose days are told: the day of the pack, and when something was said in a call */
  time_zone?: string | undefined;
  /** Language of headings and labels */
  language?: 'en' | 'de' | undefined;
};

export type ExportTableBody = {
  /** csv or xlsx. */
  format: 'csv' | 'xlsx';
  /** Without its ending */
  file_name: string;
  /** The columns, from left to right. */
  columns: readonly {
    /** The key of the column's cells in rows. */
    key: string;
    /** The heading of the column. */
    title: string;
    /** text, number or date: how a workbook holds the cells. */
    type: 'text' | 'number' | 'date';
  }[];
  /** Cells by the keys of the columns; a missing key is an empty cell */
  rows: readonly { [name: string]: string | number | boolean | null }[];
};

export type ReplaceAgencyBody = {
  /** Name of the agency. */
  name: string;
  /** One line under the name, such as how to reach the agency. */
  line: string;
};

export type ChangeAgencyLookBody = {
  /** Headings and lines of packs, as #rrggbb; null for ours. */
  color?: string | null | undefined;
  /** A PNG or JPEG picture as a data: URL; null for none. */
  logo?: string | null | undefined;
};

export type ReplaceBlindModeBody = {
  /** Whether the interface hides who candidates are */
  is_on: boolean;
};

export type ChooseRestoreBody = Restore;

export type MoveDataFolderBody = Move;

export type ExportDataBody = DataExportRequest;

export type ImportDataBody = DataImportRequest;

export type MoveToOfficeBody = OfficeMoveRequest;

export type SetRetentionBody = {
  /** Months without work after which a candidate is due; null for never. */
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

export type ChangeCandidateAvailabilityBody = {
  /** When they can start; null counts the resume again. */
  availability?: {
    /** What is so from now on; null: there is none. */
    value: {
      /** Whether they can start at once. */
      is_now: boolean;
      /** The first day, YYYY-MM-DD, or month, YYYY-MM; null if not known. */
      from: string | null;
      /** As written. */
      text?: string | null | undefined;
    } | null;
  } | null | undefined;
  /** How long their notice is; null counts the resume again. */
  notice_period?: {
    /** What is so from now on; null: there is none. */
    value: {
      /** How many; 0 for no notice. */
      amount: number;
      /** Days, weeks or months. */
      unit: 'day' | 'week' | 'month';
      /** Until the end of which period it runs; null: of none. */
      to_end_of: 'month' | 'quarter' | 'year' | null;
    } | null;
  } | null | undefined;
  /** What they want to earn; null counts the resume again. */
  salary_expectation?: {
    /** What is so from now on; null: there is none. */
    value: {
      /** The least; null if not said. */
      min: number | null;
      /** The most; null if not said. */
      max: number | null;
      /** ISO 4217; null if not said. */
      currency: string | null;
      /** The period it is for; null if not said. */
      per: 'year' | 'month' | 'day' | 'hour' | null;
    } | null;
  } | null | undefined;
};

export type ListCustomFieldsQuery = {
  /** The maximum number of records on a page. */
  limit?: number | undefined;
  /** Where the page begins: copy it from the Link header of the previous page. It is valid only for the same list, filters and order. */
  cursor?: string | undefined;
  /** What has the field: jobs or candidates. */
  applies_to?: 'job' | 'candidate' | undefined;
  /** The id of the field in the system it comes from. */
  remote_id?: string | undefined;
};

export type CreateCustomFieldBody = {
  /** The id of the field in the system it comes from. */
  remote_id?: string | null | undefined;
  /** What has the field: jobs or candidates. */
  applies_to: 'job' | 'candidate';
  /** What its values are. It cannot change. */
  kind: 'text' | 'number' | 'date' | 'choice';
  /** At most 200 characters; unique among the fields of jobs, or of candidates. */
  name: string;
  /** Only for the kind choice. Those that are left out go, with their values. */
  choices?: readonly {
    /** Of a choice there is: it keeps its values. Without an id the choice is new. */
    id?: string | undefined;
    /** At most 200 characters; unique in the field. */
    name: string;
  }[] | undefined;
  /** Its place among the fields. It defaults to the end. */
  position?: number | undefined;
};

export type ChangeCustomFieldBody = {
  /** At most 200 characters; unique among the fields of jobs, or of candidates. */
  name?: string | undefined;
  /** Only for the kind choice. Those that are left out go, with their values. */
  choices?: readonly {
    /** Of a choice there is: it keeps its values. Without an id the choice is new. */
    id?: string | undefined;
    /** At most 200 characters; unique in the field. */
    name: string;
  }[] | undefined;
  /** Its place among the fields. It defaults to the end. */
  position?: number | undefined;
  /** The id of the field in the system it comes from. */
  remote_id?: string | null | undefined;
};

export type ListCustomFieldValuesQuery = {
  /** Whose values: of jobs or of candidates. */
  applies_to: 'job' | 'candidate';
  /** Ids of jobs or candidates; comma-separated, at most 100. */
  ids: string;
};

export type ChangeCandidateCustomFieldsBody = {
  /** By the id of the field; null clears one. Fields that are left out stay. A choice is named by its id or its name. */
  values: { [name: string]: string | number | null };
};

export type ChangeJobCustomFieldsBody = {
  /** By the id of the field; null clears one. Fields that are left out stay. A choice is named by its id or its name. */
  values: { [name: string]: string | number | null };
};

/** Every operation of the API as a method. Ids may be in remote form where the description says so. */
export class Longlist extends Connection {
  /** Whether the service is up. It needs no token and says nothing about the data. */
  getHealth(options?: CallOptions): Promise<{
    /** ok, whenever there is an answer. */
    status: 'ok' | 'damaged';
    /** The version of the program. */
    version: string;
  }> {
    return this.body('GET', '/health', { token: false }, options);
  }

  /** Find out how the interface is entered. Without a token, for a page that nobody is signed in to. */
  readEntrance(options?: CallOptions): Promise<Entrance> {
    return this.one('GET', '/ui/entrance', { token: false }, options);
  }

  /** Read who is signed in. Only for the interface. */
  readMe(options?: CallOptions): Promise<Me> {
    return this.one('GET', '/ui/me', {}, options);
  }

  /** List browsers that are signed in. Only for the interface. A session ends after seven days without use, and after thirty at the latest. In an office, owners see everybody's and others their own. */
  listSessions(options?: CallOptions): Promise<Session[]> {
    return this.many('GET', '/ui/sessions', {}, options);
  }

  /** Sign every other browser out. Only for the interface. The session that asks continues. In an office, only your own others end. */
  endOtherSessions(options?: CallOptions): Promise<SessionsEnded> {
    return this.body('DELETE', '/ui/sessions', {}, options);
  }

  /** Sign a browser out. Its tokens and event streams end at once. Your own id signs you out. Only for the interface. */
  endSession(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/ui/sessions/${encodeURIComponent(id)}`, {}, options);
  }

  /** Say what is on screen, and hear who else looks at it. Only for the interface, every ten seconds and when it changes. Nobody is there any more 25 seconds after they last said so. Nothing of it is stored. */
  tellPresence(body: TellPresenceBody, options?: CallOptions): Promise<Others> {
    return this.one('POST', '/ui/presence', { body }, options);
  }

  /** Ask the person for access. Longlist shows the name, the code and the requested scopes; the person approves or refuses. Show the same code, then call claim once a second. A request waits for ten minutes. */
  createAccessRequest(body: CreateAccessRequestBody, options?: CallOptions): Promise<AccessRequestMade> {
    return this.one('POST', '/access_requests', { body, token: false }, options);
  }

  /** Learn the decision, and receive the credentials once. WAITING until the person decides. The first answer after an approval is APPROVED, with client_id and client_secret; later answers are CLAIMED, without a secret. */
  claimAccessRequest(id: string, body: ClaimAccessRequestBody, options?: CallOptions): Promise<AccessClaim> {
    return this.one('POST', `/access_requests/${encodeURIComponent(id)}/claim`, { body, token: false }, options);
  }

  /** List API clients. An ordinary client sees only itself. Secrets are never shown again. */
  listClients(options?: CallOptions): Promise<Client[]> {
    return this.many('GET', '/api/v1/clients', {}, options);
  }

  /** Create an API client; its secret is shown once. Only for the interface and the owner's client. A token can only give scopes it has. Without scopes the client gets both. */
  createClient(body: CreateClientBody, options?: CallOptions): Promise<ClientSecret> {
    return this.one('POST', '/api/v1/clients', { body }, options);
  }

  /** Turn blind mode of an API client on or off. Only for the interface and the owner's client. It takes effect at once, for existing tokens too. */
  updateClient(id: string, body: UpdateClientBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/clients/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Revoke an API client; its tokens end at once. The client stays in the list, with the time of its revocation. */
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

  /** Find the credentials of the owner's own client. Only for the interface. It shows the secret while client.json holds it. */
  getOwnerClient(options?: CallOptions): Promise<OwnerClient> {
    return this.one('GET', '/api/v1/owner_client', {}, options);
  }

  /** List people with an account, by name. Empty on a laptop, where nobody signs in, and in an office until somebody is added. */
  listUsers(options?: CallOptions): Promise<User[]> {
    return this.many('GET', '/api/v1/users', {}, options);
  }

  /** Add somebody; the answer has a link that signs them in once. For owners, in an office. The first one has to be an owner; from then on everybody signs in. The link is good for seven days. */
  createUser(body: CreateUserBody, options?: CallOptions): Promise<SignInLink> {
    return this.one('POST', '/api/v1/users', { body }, options);
  }

  /** Read somebody with an account. By UUID. */
  getUser(id: string, options?: CallOptions): Promise<User> {
    return this.one('GET', `/api/v1/users/${encodeURIComponent(id)}`, {}, options);
  }

  /** Change somebody's name, e-mail address or role. Fields you do not send stay as they are. For owners; everybody may change their own name and address. A new role holds at once. */
  updateUser(id: string, body: UpdateUserBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/users/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Remove somebody; they are signed out at once. For owners. What they did keeps their name. Their private jobs become private to the owner who removes them, or everybody’s when a program does or they remove themselves. */
  removeUser(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/users/${encodeURIComponent(id)}`, {}, options);
  }

  /** Make a link that signs somebody in once. For owners, when somebody forgot their password or lost their link. Their password so far, older links and all their sessions end; the link is good for seven days. */
  makeSignInLink(id: string, options?: CallOptions): Promise<SignInLink> {
    return this.one('POST', `/api/v1/users/${encodeURIComponent(id)}/link`, {}, options);
  }

  /** Choose your own password. Only in the interface, and only your own. All your other sessions end. After ten wrong current passwords, wait a quarter of an hour. */
  choosePassword(id: string, body: ChoosePasswordBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/users/${encodeURIComponent(id)}/password`, { body }, options);
  }

  /** List programs waiting for a decision, oldest first. Only for the interface. */
  listAccessRequests(options?: CallOptions): Promise<AccessRequest[]> {
    return this.many('GET', '/api/v1/access_requests', {}, options);
  }

  /** Approve a program, with all the scopes it asked for or fewer. Only for the interface. */
  approveAccessRequest(id: string, body: ApproveAccessRequestBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/access_requests/${encodeURIComponent(id)}/approve`, { body }, options);
  }

  /** Refuse a program. Only for the interface. */
  refuseAccessRequest(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/access_requests/${encodeURIComponent(id)}/refuse`, {}, options);
  }

  /** List the last requests of a client, newest first. It lists at most the last 1,000. An ordinary client sees only its own. It lists what the client asked for and the outcome. The next page is in the Link header while there is one. */
  listClientRequests(id: string, query: ListClientRequestsQuery = {}, options?: CallOptions): Pages<LoggedRequest> {
    return this.pages(`/api/v1/clients/${encodeURIComponent(id)}/requests`, { query }, options);
  }

  /** Carry out several changes in one request. The service carries them out in order. It authorises, checks and answers each as if it had been sent alone. With atomic, it carries out all or none: the first failure is the answer, its details name the operation, and the others leave nothing behind. Paths name records by UUID or `remote.<remote_id>`; an Idempotency-Key covers the whole batch. A batch cannot hold a batch, a form or an operation that answers with a file. An atomic batch holds only changes that can be rolled back. */
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

  /** Replace a job; in remote form, create a new one. By UUID, it replaces the job, or answers 404 when there is none. In remote form, it replaces the job or creates it (201). Optional fields you leave out return to their defaults. */
  replaceJob(id: string, body: ReplaceJobBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/jobs/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields you send. Fields you do not send stay as they are. The rule about default_nomination_stage_id applies to the outcome. */
  changeJob(id: string, body: ChangeJobBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/jobs/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a job with its nominations and summaries. This also deletes its criteria, nominations, evaluations and summaries. Candidates stay. */
  deleteJob(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read what happens to the candidates of a job automatically. The two fields that the record of a job leaves out. PATCH of the job changes them, and the entity tag is that of the job. */
  getJobAutomation(id: string, options?: CallOptions): Promise<JobAutomation> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/automation`, {}, options);
  }

  /** Read whose a job is. In an office, a job may be private to one person: it then exists for them alone, and for everybody else every operation answers as if there were none. By UUID, or by `remote.<remote_id>`. */
  getJobVisibility(id: string, options?: CallOptions): Promise<JobVisibility> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/visibility`, {}, options);
  }

  /** Make a job your own, or everybody’s. Only for people with an account. You can make a job your own while nobody else has done anything with it, and give your own back to everybody at any time. By UUID, or by `remote.<remote_id>`. */
  setJobVisibility(id: string, body: SetJobVisibilityBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/jobs/${encodeURIComponent(id)}/visibility`, { body }, options);
  }

  /** List your private jobs. Only for people with an account; empty for everybody else. */
  listPrivateJobs(options?: CallOptions): Promise<PrivateJob[]> {
    return this.many('GET', '/api/v1/private_jobs', {}, options);
  }

  /** Read the details of a job. Customer, contact person, place, salary and deadline: what the record of a job leaves out. All of them may be null. By UUID, or by `remote.<remote_id>`. */
  getJobDetails(id: string, options?: CallOptions): Promise<JobDetails> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/details`, {}, options);
  }

  /** Change the details of a job. Fields you do not send stay as they are; null clears one. The outcome is checked as a whole: salary_max is not less than salary_min. Nobody is ranked by details. */
  changeJobDetails(id: string, body: ChangeJobDetailsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/jobs/${encodeURIComponent(id)}/details`, { body }, options);
  }

  /** List jobs with their details and counts. For each job: its details, how many candidates and how many people are in which stage, what is new since the caller last looked, and what waits for somebody. Candidates who are one person, see /duplicates/people, count as one under `people`; to a blind caller all are people of their own. The next page is in the Link header while there is one. */
  listJobOverviews(query: ListJobOverviewsQuery = {}, options?: CallOptions): Pages<JobOverview> {
    return this.pages('/api/v1/job_overviews', { query }, options);
  }

  /** Note that you looked at the candidates of a job. Whoever is nominated from now on is new to you in /job_overviews. It is kept for each client, in an office for each person, makes no event, and nobody else is told. */
  lookAtJob(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/look`, {}, options);
  }

  /** List stages. With job_id, it lists the stages a nomination for that job may be in. Stages come in the order of the pipeline. */
  listNominationStages(query: ListNominationStagesQuery = {}, options?: CallOptions): Pages<NominationStage> {
    return this.pages('/api/v1/nomination_stages', { query }, options);
  }

  /** Create a stage. With job_id, the stage belongs to that job alone; without it, to the default pipeline. */
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

  /** Change the fields you send. By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are. */
  changeNominationStage(id: string, body: ChangeNominationStageBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a stage that nothing uses. A stage that a nomination or a job uses cannot be deleted. */
  deleteNominationStage(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nomination_stages/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read how long candidates are in the stages of a job. Since when each nomination is in its stage, and for each stage the median of those who are there and of those who left it. Days are of 24 hours. A move that is undone within ten minutes does not count. By UUID, or by `remote.<remote_id>`. */
  getStageTimes(id: string, options?: CallOptions): Promise<StageTimes> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/stage_times`, {}, options);
  }

  /** List or search candidates, newest first. All words of q must occur in the name or a resume; the last may be the beginning of a word. q may hold "phrases", OR, NOT, -word, brackets and beginning*; GET /candidate_ids says how it understood them. The next page is in the Link header while there is one. */
  listCandidates(query: ListCandidatesQuery = {}, options?: CallOptions): Pages<CandidateListItem> {
    return this.pages('/api/v1/candidates', { query }, options);
  }

  /** Create a candidate. Without remote_id, the id of the candidate becomes its remote_id. Attachments add what a resume says. */
  createCandidate(body: CreateCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/candidates', { body }, options);
  }

  /** Read a candidate. A candidate merged into another answers 404, and the details name the survivor. By UUID, or by `remote.<remote_id>`. It includes the structured resume once one has been read. */
  getCandidate(id: string, options?: CallOptions): Promise<Candidate> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace what is known about a candidate; in remote form, create a new one. By UUID, it answers 404 when there is none. In remote form, it replaces the candidate or creates one (201). Optional fields you leave out are cleared, and the resume fills them again. */
  replaceCandidate(id: string, body: ReplaceCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/candidates/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields you send. Fields you do not send stay as they are. null empties a field and keeps the resume from filling it. */
  changeCandidate(id: string, body: ChangeCandidateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/candidates/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a candidate with all their data, files included. This also deletes attachments, nominations, evaluations and summaries. */
  deleteCandidate(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete several candidates with all their data, files included. It deletes all of them or, if it fails, none. Ids of nobody are ignored. */
  deleteCandidates(body: DeleteCandidatesBody, options?: CallOptions): Promise<{
    /** Candidates that existed and are now deleted */
    ids: string[];
  }> {
    return this.one('POST', '/api/v1/candidates/delete', { body }, options);
  }

  /** Schedule the deletion of candidates in a minute, unless it is withdrawn. It deletes nobody yet. Carried out, it deletes all of them, some at a time, in the name of the client that asked, even if that client was revoked or the program ended meanwhile. It ignores candidates that no longer exist; one that cannot be deleted stays and does not hold up the others. Until then none of them can be merged. */
  decideCandidateDeletion(body: DecideCandidateDeletionBody, options?: CallOptions): Promise<CandidateDeletion> {
    return this.one('POST', '/api/v1/candidate_deletions', { body }, options);
  }

  /** Carry out a scheduled deletion now. A finished deletion stays as it is. */
  carryOutCandidateDeletion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_deletions/${encodeURIComponent(id)}/carry_out`, {}, options);
  }

  /** Withdraw a scheduled deletion. Nobody is deleted. Once the first candidates are deleted it is too late. A person in Longlist’s window can withdraw the deletions of any client; a client can withdraw only its own. */
  withdrawCandidateDeletion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidate_deletions/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read a profile, and what people changed in it. The entity tag covers all of it: what was read, what people changed, and both together. */
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

  /** Export a profile as a JSON Resume file. It answers JSON Resume 1.0.0 without an envelope, with name and contact as they are shown. Imported as a file, it gives the same profile again. */
  exportProfile(id: string, options?: CallOptions): Promise<JsonResume> {
    return this.body('GET', `/api/v1/candidates/${encodeURIComponent(id)}/profile.json`, {}, options);
  }

  /** List the versions of a resume, newest first, each with what changed. It lists at most 50, without pages. An unreadable version is listed with its state. It compares the files as they were read, without what people changed. */
  listResumeVersions(id: string, options?: CallOptions): Promise<ResumeVersion[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/resume_versions`, {}, options);
  }

  /** Merge two records of one person. All data of the other moves to this candidate. This candidate’s own fields stay, unless `fields` chooses the other value. result.id is this candidate; result.merge_id is for the undo. Repeating a merge changes nothing. The candidate of the path stays and takes over what the other has. From now on the other answers 404. */
  mergeCandidates(id: string, body: MergeCandidatesBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
    /** The id of the merge, for undoing it. */
    merge_id: string;
    /** The candidate that is merged into this one. */
    other_id: string;
  }> {
    return this.one('POST', `/api/v1/candidates/${encodeURIComponent(id)}/merge`, { body }, options);
  }

  /** List what was merged into a candidate, newest first. The list includes undone merges. */
  listCandidateMerges(id: string, query: ListCandidateMergesQuery = {}, options?: CallOptions): Pages<Merge> {
    return this.pages(`/api/v1/candidates/${encodeURIComponent(id)}/merges`, { query }, options);
  }

  /** Read a merge. By UUID. undone_at says whether the merge was undone. */
  getMerge(id: string, options?: CallOptions): Promise<Merge> {
    return this.one('GET', `/api/v1/merges/${encodeURIComponent(id)}`, {}, options);
  }

  /** Undo a merge. It restores both records as far as later changes allow: what the survivor got since stays there. result.stayed counts it. Undo later merges of the same candidate first, except those that Longlist made by itself: they are made anew. The two are never joined again by Longlist. result.id is the survivor. */
  undoMerge(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
    /** The id of the merge, for undoing it. */
    merge_id: string;
    /** The candidate that is merged into this one. */
    other_id: string;
    /** What came to the survivor since the merge, and stays with it. */
    stayed: {
      /** Files added since. */
      attachments: number;
      /** Nominations made since. */
      nominations: number;
      /** Tags given since. */
      candidate_tags: number;
      /** Notes written since. */
      notes: number;
    };
  }> {
    return this.one('POST', `/api/v1/merges/${encodeURIComponent(id)}/undo`, {}, options);
  }

  /** List candidates who are probably the same person, with the reasons. The same email address, telephone number, profile link or file, or the same name with the same employer or school. What more than 20 candidates share does not count, nor does a pair that somebody dismissed. There are no pages. Candidates who may be the same person, the likeliest first. */
  listDuplicates(id: string, options?: CallOptions): Promise<Duplicate[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates`, {}, options);
  }

  /** Say that two candidates are not the same person. They are no longer offered as duplicates of each other, whatever is read about them. Undoing a merge also says this. */
  dismissDuplicate(id: string, other_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates/${encodeURIComponent(other_id)}/dismiss`, {}, options);
  }

  /** Take back that two candidates are not the same person. They are offered again if there is a reason. */
  takeBackDismissal(id: string, other_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}/duplicates/${encodeURIComponent(other_id)}/dismiss`, {}, options);
  }

  /** List all pairs of candidates who are probably the same person, with the reasons. The likeliest first. The same reasons as for one candidate; a file that more than 20 candidates have does not count here. Leaves out pairs that somebody dismissed, and candidates about to be deleted. To decide, merge the two or dismiss the pair. */
  listDuplicatePairs(query: ListDuplicatePairsQuery = {}, options?: CallOptions): Pages<DuplicatePair> {
    return this.pages('/api/v1/duplicates', { query }, options);
  }

  /** List people of whom there are several candidates. Candidates whom the pairs of /duplicates link and who are called the same count as one person, as in the counts of people in /job_overviews. They stay candidates of their own until somebody merges them. The next page is in the Link header while there is one. */
  listPeopleOfSeveral(query: ListPeopleOfSeveralQuery = {}, options?: CallOptions): Pages<PersonOfSeveral> {
    return this.pages('/api/v1/duplicates/people', { query }, options);
  }

  /** List attachments, newest first. The next page is in the Link header while there is one. */
  listAttachments(query: ListAttachmentsQuery = {}, options?: CallOptions): Pages<Attachment> {
    return this.pages('/api/v1/attachments', { query }, options);
  }

  /** Add a file, uploaded or by its public address. Send a form with the bytes (`file`), or JSON with an address to download from (`public_file_url`). The service accepts PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, which it recognises by content, up to 25 MiB. It refuses a file named as a program, and text named as data, a script or a picture. It reads the file in the background: see the document of the attachment. */
  createAttachment(body: CreateAttachmentBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/attachments', { body }, options);
  }

  /** Read an attachment. By UUID, or by `remote.<remote_id>`. Every answer has a new ephemeral_url. */
  getAttachment(id: string, options?: CallOptions): Promise<Attachment> {
    return this.one('GET', `/api/v1/attachments/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace an attachment; in remote form, add a new one. It accepts the same bodies as POST. By UUID, it replaces the attachment. In remote form, it replaces or adds it (201). The service reads a changed file again. */
  replaceAttachment(id: string, body: ReplaceAttachmentBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/attachments/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete an attachment and its file. This also deletes its file and what was read from it. */
  deleteAttachment(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/attachments/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read the text of an attachment. IN_PROGRESS until the file has been read, then READY with the text, or FAILED with a reason. */
  getAttachmentDocument(id: string, options?: CallOptions): Promise<AttachmentDocument> {
    return this.one('GET', `/api/v1/attachments/${encodeURIComponent(id)}/document`, {}, options);
  }

  /** Set the stage of a nomination, and when the candidate applied. It replaces both: leaving out applied_at clears it. To change only one of them, use PATCH or move. */
  replaceNomination(id: string, body: ReplaceNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields you send. By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are; null clears applied_at. A reason is stored with a change of stage. */
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

  /** Move a nomination to another stage. The rest of the nomination stays. A move to its present stage changes nothing. result.id is the nomination. */
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

  /** Nominate a candidate for a job. With applied_at, the candidate applied; without it, somebody considers them. A candidate has at most one nomination for a job. */
  createNomination(body: CreateNominationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/nominations', { body }, options);
  }

  /** List all nominations of a job in one answer. It gives all nominations of the job, newest first, each with the reason for its stage if a person gave one: everything a board of thousands of cards needs. It has no pages; GET /nominations has. */
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

  /** Delete a tag. This also deletes its links to candidates and jobs, and its criteria. The service does not make a deleted standard tag again. This also deletes its links to candidates and jobs, and its criteria. */
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

  /** Tag a candidate. candidate_id, tag_id and creation_method together are unique. It says that a tag applies to a candidate, and who says so. */
  createCandidateTag(body: CreateCandidateTagBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/candidate_tags', { body }, options);
  }

  /** Read a link of a candidate to a tag. The link only: read the tag for its name. */
  getCandidateTag(id: string, options?: CallOptions): Promise<CandidateTag> {
    return this.one('GET', `/api/v1/candidate_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** Remove a tag from a candidate. The service will not suggest it for this candidate again. The tag and the candidate stay. */
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

  /** Tag a job. job_id and tag_id together are unique. It says that a tag applies to a job. */
  createJobTag(body: CreateJobTagBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/job_tags', { body }, options);
  }

  /** Read a link of a job to a tag. The link only: read the tag for its name. */
  getJobTag(id: string, options?: CallOptions): Promise<JobTag> {
    return this.one('GET', `/api/v1/job_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** Remove a tag from a job. The tag and the job stay. */
  deleteJobTag(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/job_tags/${encodeURIComponent(id)}`, {}, options);
  }

  /** List spotlights, by position. They come in the order of their position. */
  listSpotlights(query: ListSpotlightsQuery = {}, options?: CallOptions): Pages<Spotlight> {
    return this.pages('/api/v1/spotlights', { query }, options);
  }

  /** Put a candidate forward for a job, with the reason. Without a position it goes to the end. It puts a nominated candidate forward, with the reason. Without a position it goes to the end. */
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

  /** Replace a spotlight. Without a position it keeps its place. Optional fields you leave out return to their defaults. */
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

  /** Set the order of a job's spotlights. All or nothing. Spotlights you do not name follow in their present order; ids that are not of the job are ignored. */
  orderSpotlights(id: string, body: OrderSpotlightsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/jobs/${encodeURIComponent(id)}/spotlight_order`, { body }, options);
  }

  /** Add a criterion to a job. A yes/no question about every candidate of the job. You may name the job in remote form. */
  createJobCriterion(id: string, body: CreateJobCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/criteria`, { body }, options);
  }

  /** List all criteria of a job, in the order of their creation. All criteria of the job, in the order of their creation. */
  listJobCriteria(id: string, options?: CallOptions): Promise<Criterion[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criteria`, {}, options);
  }

  /** Read a criterion of a job. Both ids may be UUIDs or in remote form. */
  getJobCriterion(id: string, criterion_id: string, options?: CallOptions): Promise<Criterion> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criteria/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** Delete a criterion of a job with its evaluations. This also deletes its evaluations. Both ids may be UUIDs or in remote form. */
  deleteJobCriterion(id: string, criterion_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}/criteria/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** List the criteria of the organization and of tags, newest first. It lists criteria of the organization and of tags, not of jobs. The next page is in the Link header while there is one. */
  listCriteria(query: ListCriteriaQuery = {}, options?: CallOptions): Pages<Criterion> {
    return this.pages('/api/v1/criteria', { query }, options);
  }

  /** Add a criterion of the organization or of a tag. scope_type organization asks it of every candidate, scope_type tag of those who have the tag. */
  createCriterion(body: CreateCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/criteria', { body }, options);
  }

  /** Read a criterion of the organization or of a tag. Read criteria of a job under that job. */
  getCriterion(id: string, options?: CallOptions): Promise<Criterion> {
    return this.one('GET', `/api/v1/criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete a criterion of the organization or of a tag, with its evaluations. This also deletes its evaluations. */
  deleteCriterion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** Suggest criteria from the description of a job. It gives at most 15, best first, each with its reading and the sentence it comes from. It stores nothing. */
  suggestCriteria(id: string, options?: CallOptions): Promise<SuggestedCriterion[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/suggested_criteria`, {}, options);
  }

  /** List criteria for common trades. They come with the program. Copy what fits; none applies automatically. */
  listCriterionPresets(options?: CallOptions): Promise<CriterionPreset[]> {
    return this.many('GET', '/api/v1/criterion_presets', {}, options);
  }

  /** List saved criteria, newest first. Each shows how it is read today. */
  listSavedCriteria(options?: CallOptions): Promise<SavedCriterion[]> {
    return this.many('GET', '/api/v1/saved_criteria', {}, options);
  }

  /** Save a criterion to use again. It applies to nobody until somebody adds it to a job, a tag or the organization. */
  saveCriterion(body: SaveCriterionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/saved_criteria', { body }, options);
  }

  /** Delete a saved criterion. It stays wherever it was added. */
  deleteSavedCriterion(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/saved_criteria/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the evaluations of a nomination, one for every criterion of its job. One item for every criterion of the job. The service computes missing evaluations now: it waits up to two seconds and gives the rest as IN_PROGRESS. Read again to get them. */
  listNominationEvaluations(id: string, query: ListNominationEvaluationsQuery = {}, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/`, { query }, options);
  }

  /** Evaluate a nomination now. It queues evaluations that are missing, outdated or failed. Current results stay: the same input gives the same result. */
  evaluateNomination(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/`, {}, options);
  }

  /** List the evaluations of a candidate by the organization's criteria, or by those of their tags. It answers the criteria of the organization (`org_wide`), or those of the candidate's tags (`tag`). Criteria of a job are under its nominations. */
  listCandidateEvaluations(id: string, query: ListCandidateEvaluationsQuery, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/criterion_evaluations/`, { query }, options);
  }

  /** List the evaluations of a candidate for a job, one for every criterion. The candidate needs no nomination for the job, because rankings by criteria read everybody. */
  listJobEvaluationsOf(id: string, job_id: string, query: ListJobEvaluationsOfQuery = {}, options?: CallOptions): Promise<CriterionEvaluation[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/jobs/${encodeURIComponent(job_id)}/criterion_evaluations`, { query }, options);
  }

  /** Read an evaluation with its evidence, or why it failed. The service makes a missing evaluation now, as for the list. It includes the passages for and against, how the criterion was understood, and why the evaluation failed if it did. */
  getNominationEvaluation(id: string, criterion_id: string, options?: CallOptions): Promise<CriterionEvaluationDetail> {
    return this.one('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** Read a person's own answer to a criterion. It gives only a person's answer, and 404 when there is none. */
  getEvaluationOverride(id: string, criterion_id: string, options?: CallOptions): Promise<EvaluationOverride> {
    return this.one('GET', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, {}, options);
  }

  /** Set a person's own answer to a criterion. The evaluation and the scores do not change. result.id is the criterion. Nobody can answer a criterion on a protected characteristic. */
  overrideEvaluation(id: string, criterion_id: string, body: OverrideEvaluationBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, { body }, options);
  }

  /** Remove a person's own answer. result.id is the criterion. */
  removeEvaluationOverride(id: string, criterion_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nominations/${encodeURIComponent(id)}/criterion_evaluations/${encodeURIComponent(criterion_id)}/override`, {}, options);
  }

  /** Read what to ask candidates in a call. For each candidate: how to reach them, the criteria their resume leaves open, and what they said. Criteria that a person answered otherwise are no question. The service waits up to two seconds for missing evaluations. Candidates who are not nominated for the job are left out. */
  getCallSheet(id: string, query: GetCallSheetQuery = {}, options?: CallOptions): Promise<CallSheet[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/call_sheet`, { query }, options);
  }

  /** List what a candidate said in the call. One for each criterion they spoke about, and the note of the whole call. */
  listCallAnswers(id: string, options?: CallOptions): Promise<CallAnswer[]> {
    return this.many('GET', `/api/v1/nominations/${encodeURIComponent(id)}/call_answers`, {}, options);
  }

  /** Write down what a candidate said about a criterion. is_criterion_met becomes the own answer of a person (its override), which the order with answers counts; null takes that back. Evaluations and scores do not change. result.id is the answer. */
  saveCallAnswer(id: string, criterion_id: string, body: SaveCallAnswerBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}/call_answers/${encodeURIComponent(criterion_id)}`, { body }, options);
  }

  /** Delete what a candidate said about a criterion. The own answer that was given with it goes, too; one that was given otherwise stays. result.id is the answer. */
  deleteCallAnswer(id: string, criterion_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nominations/${encodeURIComponent(id)}/call_answers/${encodeURIComponent(criterion_id)}`, {}, options);
  }

  /** Write the note of the whole call. There is one for each nomination. result.id is the note. */
  saveCallNote(id: string, body: SaveCallNoteBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/nominations/${encodeURIComponent(id)}/call_note`, { body }, options);
  }

  /** Delete the note of the whole call. What was said about criteria stays. result.id is the note. */
  deleteCallNote(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/nominations/${encodeURIComponent(id)}/call_note`, {}, options);
  }

  /** Read how a criterion is understood. Changes nothing. */
  understandCriterion(body: UnderstandCriterionBody, options?: CallOptions): Promise<UnderstoodCriterion> {
    return this.one('POST', '/api/v1/criteria/understood', { body }, options);
  }

  /** Preview what a criterion would find. It examines the nominated candidates of a job, or all candidates, for up to two seconds, and says how many it has examined. It stores nothing. A newer preview by the same client ends this one. */
  previewCriterion(body: PreviewCriterionBody, options?: CallOptions): Promise<CriterionPreview> {
    return this.one('POST', '/api/v1/criteria/preview', { body }, options);
  }

  /** Read the finding for each candidate and criterion of a job. It answers at once with what is stored. Missing or outdated findings are in_progress and queued: read again. Candidates that do not exist are left out. */
  listCriterionMarks(id: string, query: ListCriterionMarksQuery, options?: CallOptions): Promise<CandidateMarks[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criterion_marks`, { query }, options);
  }

  /** Count the candidates who meet each criterion of a job. It answers at once with what is stored, for everybody who was evaluated. */
  listCriterionCounts(id: string, options?: CallOptions): Promise<CriterionCounts[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/criterion_counts`, {}, options);
  }

  /** Read the progress of evaluating all nominations of a job. IDLE before the first run. A run also starts when a job that evaluates its nominations gets a criterion. */
  getEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** Evaluate all nominations of a job. It queues evaluations that are missing, outdated or failed. Current results stay. A run in progress starts again, and evaluates nothing twice. */
  startEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** Stop the evaluation of all nominations of a job. Finished evaluations stay. Without a run it does nothing. A new criterion starts a new run if the job evaluates automatically. */
  cancelEvaluationRun(id: string, options?: CallOptions): Promise<EvaluationRun> {
    return this.one('DELETE', `/api/v1/jobs/${encodeURIComponent(id)}/evaluation_run`, {}, options);
  }

  /** List strong candidates of other jobs that suit this one. People who reached the shortlist or a later stage of another job, or are put forward there, and whom the best match for this job says to review first: at most 20, best first. Whoever was ever nominated for this job, was taken off it, declined here or is hired, is not among them. */
  listSuggestedCandidates(id: string, options?: CallOptions): Promise<SuggestedCandidate[]> {
    return this.many('GET', `/api/v1/jobs/${encodeURIComponent(id)}/suggested_candidates`, {}, options);
  }

  /** Decline suggested candidates, or take that back. Declined candidates are not suggested for this job again, and not nominated automatically. Ids of nobody are ignored. Nominations stay as they are. */
  declineSuggestedCandidates(id: string, body: DeclineSuggestedCandidatesBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/jobs/${encodeURIComponent(id)}/suggested_candidates/decline`, { body }, options);
  }

  /** Rank all candidates. It ranks by a job, a candidate, an attachment or words. Every candidate appears on exactly one page; filters do not change the order. Send exactly one of target_resource_id and q. Every candidate appears on exactly one page, best first; filter_job_id keeps those who applied for that job and changes neither order nor score. The answer holds only ids: read summaries and candidates by them, or add the records with expand. */
  listRankings(query: ListRankingsQuery = {}, options?: CallOptions): Pages<RankingEntry> {
    return this.pages('/api/v1/candidate_rankings', { query }, options);
  }

  /** Read one candidate's ranking for a job. The candidate must have a nomination for filter_job_id. Only score_version 2. */
  getRanking(candidate_id: string, query: GetRankingQuery, options?: CallOptions): Promise<RankingEntry> {
    return this.one('GET', `/api/v1/candidate_rankings/${encodeURIComponent(candidate_id)}`, { query }, options);
  }

  /** Read why a candidate has their place in a ranking. The passages of the resume nearest to the target; for a job, also the skills found and missing. */
  getRankingReasons(candidate_id: string, query: GetRankingReasonsQuery = {}, options?: CallOptions): Promise<RankingReasons> {
    return this.one('GET', `/api/v1/candidate_rankings/${encodeURIComponent(candidate_id)}/reasons`, { query }, options);
  }

  /** Read the summary of a candidate, in relation to a job. The summary_id of a ranking names it. The service makes it from the newest resume, in relation to the job, when somebody reads it. include=text adds it as plain text for a message, without the name. */
  getSummary(id: string, query: GetSummaryQuery = {}, options?: CallOptions): Promise<Summary> {
    return this.one('GET', `/api/v1/summaries/${encodeURIComponent(id)}`, { query }, options);
  }

  /** List dropped files and their outcome, newest first. The next page is in the Link header while there is one. */
  listImports(query: ListImportsQuery = {}, options?: CallOptions): Pages<Import> {
    return this.pages('/api/v1/imports', { query }, options);
  }

  /** Drop a file. It makes the candidate, the attachment and, with job_id, the nomination. A refused file gets a row that says why. For files that come from no other system, such as a dropped folder. A mail (.eml, .msg) or a mailbox (.mbox) gives an import for each resume in it; the answer has the first. Without job_id, a candidate is nominated for the one open job that their mail names. */
  createImport(body: CreateImportBody, options?: CallOptions): Promise<Import> {
    return this.one('POST', '/api/v1/imports', { body }, options);
  }

  /** Read the progress of reading. It gives counts by state, and the rate. */
  getImportProgress(options?: CallOptions): Promise<ImportProgress> {
    return this.one('GET', '/api/v1/imports/progress', {}, options);
  }

  /** Pause or resume the reading of files. Reading that has begun finishes, and everything else continues. The pause survives a restart. A file that somebody asks for directly (retry, a ranking by it) is still read. progress shows `is_paused`. */
  pauseReading(body: PauseReadingBody, options?: CallOptions): Promise<ReadingPause> {
    return this.one('PUT', '/api/v1/imports/reading', { body }, options);
  }

  /** Take back every dropped file that is waiting to be read. It takes each one back as DELETE does, up to the import `up_to`, so that files dropped meanwhile stay. Files that were read, or are being read, stay too. This also ends a pause. */
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

  /** Try again to read a file. It queues the file again, and does nothing if the file was read. */
  retryImport(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/imports/${encodeURIComponent(id)}/retry`, {}, options);
  }

  /** Say which job a dropped file is for. It nominates the candidate, as if the file had come with that job_id. They applied on the day of the mail, where it came with one. */
  setJobOfImport(id: string, body: SetJobOfImportBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/imports/${encodeURIComponent(id)}/job`, { body }, options);
  }

  /** Take a dropped file back. The candidate and the file go too, unless something else brought them. */
  deleteImport(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/imports/${encodeURIComponent(id)}`, {}, options);
  }

  /** List mails, newest first. Mails come by POST /imports. Their files and their letter are attachments; the mail itself is not kept. The next page is in the Link header while there is one. */
  listMails(query: ListMailsQuery = {}, options?: CallOptions): Pages<Mail> {
    return this.pages('/api/v1/mails', { query }, options);
  }

  /** Read a mail. By UUID. */
  getMail(id: string, options?: CallOptions): Promise<Mail> {
    return this.one('GET', `/api/v1/mails/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the lists of skills people added. They come in the order in which they are read. */
  listSkillLists(options?: CallOptions): Promise<SkillList[]> {
    return this.many('GET', '/api/v1/skill_lists', {}, options);
  }

  /** Add a list of skills. Send ESCO’s CSV, O*NET’s tables, or one skill a line with other names after semicolons; at most 20 MiB. Resumes are read again with it, after everything else. Only for the interface and the owner's client. A name the program knows brings its other names with it. */
  createSkillList(body: CreateSkillListBody, options?: CallOptions): Promise<{
    /** The id of the list. */
    id: string;
    /** The name of the list. */
    name: string;
    /** ESCO’s CSV, O*NET’s tables, or a plain list */
    layout: 'ESCO' | 'ONET' | 'PLAIN';
    /** The number of skills in it. */
    skill_count: number;
    /** ISO 8601, UTC, milliseconds */
    created_at: string;
    /** Unusable rows, each in a sentence; at most 51. */
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

  /** List the languages of text recognition. All of them are used together for scans and pictures. English comes first, then the others by code. */
  listOcrLanguages(options?: CallOptions): Promise<OcrLanguage[]> {
    return this.many('GET', '/api/v1/ocr_languages', {}, options);
  }

  /** Add a language to text recognition. Send Tesseract’s language data: `<code>.traineddata`, plain or packed with gzip, at most 24 MiB. It replaces data of the same code. Scans and pictures are read again with it, after everything else. Only for the interface and the owner's client. */
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

  /** Read the chosen local language model. Off, with nulls, until somebody chooses one. It is never needed: rules answer without it. */
  getLocalModel(options?: CallOptions): Promise<LocalModel> {
    return this.one('GET', '/api/v1/local_model', {}, options);
  }

  /** Choose a local language model, switch it on or off. Choose a server on this computer or, with the kind `file`, the chosen model file (PUT /local_model/file), without url and model. Another model, or none, makes the earlier answers void: rules answer again, and the new model is asked after them. Only for the interface and the owner's client. The service refuses addresses of other computers. */
  chooseLocalModel(body: ChooseLocalModelBody, options?: CallOptions): Promise<LocalModel> {
    return this.one('PUT', '/api/v1/local_model', { body }, options);
  }

  /** Forget the local language model. Rules answer again what it answered. Only for the interface and the owner's client. Waiting questions are dropped. */
  forgetLocalModel(options?: CallOptions): Promise<LocalModel> {
    return this.one('DELETE', '/api/v1/local_model', {}, options);
  }

  /** Find what answers at an address, and try a model. It asks two questions about an invented resume and gives the time they took; `problem` says what is wrong and what to do. It changes nothing, and may take three minutes. Only for the interface and the owner's client. */
  testLocalModel(body: TestLocalModelBody, options?: CallOptions): Promise<LocalModelTest> {
    return this.one('POST', '/api/v1/local_model/test', { body }, options);
  }

  /** List the models of the chosen server. The list is empty until a server is chosen and answers; POST /local_model/test says why. Only for the interface and the owner's client. It asks the server. */
  listLocalModels(options?: CallOptions): Promise<ServerModel[]> {
    return this.many('GET', '/api/v1/local_model/models', {}, options);
  }

  /** Read how many candidates wait for the model. The model answers about one candidate at a time, after all other work. */
  getLocalModelQueue(options?: CallOptions): Promise<LocalModelQueue> {
    return this.one('GET', '/api/v1/local_model/queue', {}, options);
  }

  /** Empty the queue of the model. This also ends the current question. Existing answers stay. Only for the interface and the owner's client. */
  cancelLocalModelQueue(options?: CallOptions): Promise<{
    /** How many candidates were dropped from the queue. */
    cancelled: number;
  }> {
    return this.one('DELETE', '/api/v1/local_model/queue', {}, options);
  }

  /** Read the chosen model file and its state. NONE, CHECKING (`checked_bytes` were read), REFUSED, READY, LOADING, LOADED, CHANGED or GONE; `problem` says what is wrong and what to do. Only for the interface and the owner's client. */
  getModelFile(options?: CallOptions): Promise<ModelFile> {
    return this.one('GET', '/api/v1/local_model/file', {}, options);
  }

  /** Choose a model file. Send the path of a GGUF file on this computer. The file stays in its place. The service reads it once in full, and the state is CHECKING meanwhile. A refused file replaces no other. The model is not used until PUT /local_model with the kind `file`. Only for the interface and the owner's client. */
  chooseModelFile(body: ChooseModelFileBody, options?: CallOptions): Promise<ModelFile> {
    return this.one('PUT', '/api/v1/local_model/file', { body }, options);
  }

  /** Forget the model file. The file itself stays. If it was in use, rules answer again. Only for the interface and the owner's client. */
  forgetModelFile(options?: CallOptions): Promise<ModelFile> {
    return this.one('DELETE', '/api/v1/local_model/file', {}, options);
  }

  /** Try the model file. It asks two questions about an invented resume and gives the time they took; `problem` says what is wrong and what to do. It changes nothing, and may take minutes. Only for the interface and the owner's client. */
  testModelFile(options?: CallOptions): Promise<LocalModelTest> {
    return this.one('POST', '/api/v1/local_model/file/test', {}, options);
  }

  /** Get the model that makes vectors, and its state. BUNDLED, CHECKING, REFUSED, CHOSEN (used from the next start), IN_USE, LEAVING (the bundled one returns at the next start) or GONE (files are missing, so the bundled one is used). `to_read` files are not yet read with the model in use, and are not ranked until then. Only for the interface and the owner's client. */
  getEmbeddingModel(options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('GET', '/api/v1/embedding_model', {}, options);
  }

  /** Add an embedding model. Send the path of a folder on this computer in the layout of sentence-transformers, with weights in the ONNX format. The service copies the files it needs into the data folder and tries them. The next start uses the model and reads everything again. Only for the interface and the owner's client. */
  addEmbeddingModel(body: AddEmbeddingModelBody, options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('PUT', '/api/v1/embedding_model', { body }, options);
  }

  /** Go back to the bundled model. The next start uses it and reads everything again. Only for the interface and the owner's client. */
  useBundledEmbeddingModel(options?: CallOptions): Promise<EmbeddingModel> {
    return this.one('DELETE', '/api/v1/embedding_model', {}, options);
  }

  /** List what changed, oldest first. The change log: every change is an event, written together with it. Send the last one you know as `after` to continue. Every change of the data is one event. To continue, send the id of the last one as after. */
  listEvents(query: ListEventsQuery = {}, options?: CallOptions): Pages<Event> {
    return this.pages('/api/v1/events', { query }, options);
  }

  /** List webhooks, newest first. Secrets are never shown again. The next page is in the Link header while there is one. */
  listWebhooks(query: ListWebhooksQuery = {}, options?: CallOptions): Pages<Webhook> {
    return this.pages('/api/v1/webhooks', { query }, options);
  }

  /** Send events to a URL; the secret is shown once. From now on the service sends each event as a POST, with the event as JSON and `Longlist-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, keyed with the secret. Answer 2xx within ten seconds; after anything else the service tries again for a day. An event may arrive twice: compare its id. */
  createWebhook(body: CreateWebhookBody, options?: CallOptions): Promise<WebhookSecret> {
    return this.one('POST', '/api/v1/webhooks', { body }, options);
  }

  /** Read a webhook. Its state says whether the service sends events. */
  getWebhook(id: string, options?: CallOptions): Promise<Webhook> {
    return this.one('GET', `/api/v1/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /** Replace a webhook; without a secret the old one stays. Without a secret, the old one stays. */
  replaceWebhook(id: string, body: ReplaceWebhookBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Change the fields you send; pause or resume. Fields you do not send stay as they are. `state: ACTIVE` resumes. */
  changeWebhook(id: string, body: ChangeWebhookBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/webhooks/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a webhook with its delivery log. Undelivered events are dropped. */
  deleteWebhook(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/webhooks/${encodeURIComponent(id)}`, {}, options);
  }

  /** Send a test event. It queues a delivery of `webhook.tested`; the result is its id in the delivery log. It sends an event that changes nothing. */
  testWebhook(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/webhooks/${encodeURIComponent(id)}/test`, {}, options);
  }

  /** List what was sent to a webhook and the outcome, newest first. It lists what was sent, and what the receiver answered. The next page is in the Link header while there is one. */
  listWebhookDeliveries(id: string, query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): Pages<WebhookDelivery> {
    return this.pages(`/api/v1/webhooks/${encodeURIComponent(id)}/deliveries`, { query }, options);
  }

  /** List how a nomination came to its stage, newest first. It keeps every move, including undone ones. It shows how a candidate reached their stage, who moved them, and why. */
  listNominationStageChanges(id: string, options?: CallOptions): Promise<StageChange[]> {
    return this.many('GET', `/api/v1/nominations/${encodeURIComponent(id)}/stage_changes`, {}, options);
  }

  /** Add the reason for a move afterwards. A decision may come first and its reason later. null or an empty text removes the reason. */
  changeStageChange(id: string, body: ChangeStageChangeBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/stage_changes/${encodeURIComponent(id)}`, { body }, options);
  }

  /** List notes, newest first. It lists the notes about one candidate, about one job, or all. The next page is in the Link header while there is one. */
  listNotes(query: ListNotesQuery = {}, options?: CallOptions): Pages<Note> {
    return this.pages('/api/v1/notes', { query }, options);
  }

  /** Write a note about a candidate. Notes affect no ranking and no criterion. */
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

  /** Delete a note. This cannot be undone. */
  deleteNote(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/notes/${encodeURIComponent(id)}`, {}, options);
  }

  /** List templates of letters. In their order, of one kind or one language if you ask for it. The next page is in the Link header while there is one. */
  listLetterTemplates(query: ListLetterTemplatesQuery = {}, options?: CallOptions): Pages<LetterTemplate> {
    return this.pages('/api/v1/letter_templates', { query }, options);
  }

  /** Create a template. Fields stand in double braces: first_name, full_name, job_title, client, stage, questions, my_name, agency, date. Others are no error: the template names them in unknown_fields. */
  createLetterTemplate(body: CreateLetterTemplateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/letter_templates', { body }, options);
  }

  /** Read a template. By UUID, or by `remote.<remote_id>`. */
  getLetterTemplate(id: string, options?: CallOptions): Promise<LetterTemplate> {
    return this.one('GET', `/api/v1/letter_templates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Change the fields you send. By UUID, or by `remote.<remote_id>`. Fields you do not send stay as they are. */
  changeLetterTemplate(id: string, body: ChangeLetterTemplateBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/letter_templates/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a template. Letters that were written with it stay. */
  deleteLetterTemplate(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/letter_templates/${encodeURIComponent(id)}`, {}, options);
  }

  /** Write letters and look at them. It keeps nothing. Each letter says what could not be put in, and has a link that opens it in a mail program, unless its text is too long for that. */
  previewLetters(body: PreviewLettersBody, options?: CallOptions): Promise<LetterPreview> {
    return this.one('POST', '/api/v1/letters/preview', { body }, options);
  }

  /** Prepare letters. It keeps each letter as it is now, and sends nothing: open the link of its preview, or ask for its file. At most 500 people. */
  prepareLetters(body: PrepareLettersBody, options?: CallOptions): Promise<PreparedLetters> {
    return this.one('POST', '/api/v1/letters', { body }, options);
  }

  /** List prepared letters, newest first. It lists letters to one candidate, about one job, or all. The next page is in the Link header while there is one. */
  listLetters(query: ListLettersQuery = {}, options?: CallOptions): Pages<Letter> {
    return this.pages('/api/v1/letters', { query }, options);
  }

  /** Make files of prepared letters. One letter is an .eml file, several are a ZIP of them. Mail programs open such a file as a draft, without a sender, and without an address where there is none. */
  getLetterFiles(body: GetLetterFilesBody, options?: CallOptions): Promise<Blob> {
    return this.file('POST', '/api/v1/letters/files', { body }, options);
  }

  /** Read who signs letters. Where people have accounts, each signs with the name of theirs, and a program with none. */
  getLetterSender(options?: CallOptions): Promise<LetterSender> {
    return this.one('GET', '/api/v1/letter_sender', {}, options);
  }

  /** Set who signs letters. It is the same for everybody who uses this program, where nobody signs in to it. */
  replaceLetterSender(body: ReplaceLetterSenderBody, options?: CallOptions): Promise<LetterSender> {
    return this.one('PUT', '/api/v1/letter_sender', { body }, options);
  }

  /** Read a prepared letter. By UUID. It is as it was prepared: what was changed in a mail program is not known here. */
  getLetter(id: string, options?: CallOptions): Promise<Letter> {
    return this.one('GET', `/api/v1/letters/${encodeURIComponent(id)}`, {}, options);
  }

  /** Delete a prepared letter. For one that was not sent. This cannot be undone. */
  deleteLetter(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/letters/${encodeURIComponent(id)}`, {}, options);
  }

  /** Search candidates and list their ids, all at once. For scrolling lists: the ids in order, without pages. Every filter must match. Read the candidates you show with `ids` of GET /candidates. */
  findCandidateIds(query: FindCandidateIdsQuery = {}, options?: CallOptions): Promise<PoolIds> {
    return this.one('GET', '/api/v1/candidate_ids', { query }, options);
  }

  /** Read what a list shows about candidates. It gives tags, nominations, and the words of q where they stand in a resume. */
  listCandidateCards(query: ListCandidateCardsQuery, options?: CallOptions): Promise<CandidateCard[]> {
    return this.many('GET', '/api/v1/candidate_cards', { query }, options);
  }

  /** List saved searches, newest first. The next page is in the Link header while there is one. */
  listSavedSearches(query: ListSavedSearchesQuery = {}, options?: CallOptions): Pages<SavedSearch> {
    return this.pages('/api/v1/saved_searches', { query }, options);
  }

  /** Save a search under a name. view and name together are unique. The view decides what the filters mean; the service does not check them. With tells and asks it tells when somebody new fits. */
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

  /** Replace the name and the filters of a saved search. The view cannot change. */
  replaceSavedSearch(id: string, body: ReplaceSavedSearchBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PUT', `/api/v1/saved_searches/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Rename a saved search, or change its filters. Fields you do not send stay as they are. */
  updateSavedSearch(id: string, body: UpdateSavedSearchBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/saved_searches/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete a saved search. This deletes nothing else. */
  deleteSavedSearch(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/saved_searches/${encodeURIComponent(id)}`, {}, options);
  }

  /** List who is new to the searches that tell. One entry for each search that tells, oldest first: the people who fit since you looked last (POST /saved_searches/{id}/looks), as far as they still do. */
  listSavedSearchMatches(options?: CallOptions): Promise<SavedSearchMatches[]> {
    return this.many('GET', '/api/v1/saved_search_matches', {}, options);
  }

  /** Say that you looked at what a search finds. From now on nobody whom it found before is new to you. Others are still told. */
  lookAtSavedSearch(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/saved_searches/${encodeURIComponent(id)}/looks`, {}, options);
  }

  /** List what happened and who did it, newest first. It lists what people, programs and the service did, without the intermediate steps in GET /events. X-Total-Count counts events. Several events that a person sees as one share an entry with a `count`; to get each of them, send folded=false, type, since=oldest_id and until=id. Names and reasons are the current ones; only ids remain of a deleted candidate. An entry that crosses the end of a page continues as another entry. The next page is in the Link header while there is one. */
  listActivity(query: ListActivityQuery = {}, options?: CallOptions): Pages<ActivityEntry> {
    return this.pages('/api/v1/activity', { query }, options);
  }

  /** List watched folders, newest first. Only for the interface and the owner’s client. */
  listWatchedFolders(query: ListWatchedFoldersQuery = {}, options?: CallOptions): Pages<WatchedFolder> {
    return this.pages('/api/v1/watched_folders', { query }, options);
  }

  /** Watch a folder. Only for the interface and the owner’s client. It also imports the files already there, unless import_existing is false. */
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

  /** Pause or resume watching, or change the job of its files. Only for the interface and the owner’s client. */
  changeWatchedFolder(id: string, body: ChangeWatchedFolderBody, options?: CallOptions): Promise<{
    /** The id of the watched folder. */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/watched_folders/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Stop watching a folder. Only for the interface and the owner’s client. Imported candidates stay. */
  deleteWatchedFolder(id: string, options?: CallOptions): Promise<{
    /** The id of the watched folder. */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/watched_folders/${encodeURIComponent(id)}`, {}, options);
  }

  /** List spreadsheets of candidates, newest first. The service keeps them for two weeks. The next page is in the Link header. */
  listCandidateTables(query: ListCandidateTablesQuery = {}, options?: CallOptions): Pages<CandidateTableItem> {
    return this.pages('/api/v1/candidate_tables', { query }, options);
  }

  /** Upload a spreadsheet of candidates. It accepts CSV, TSV or XLSX in any usual encoding, at most 25 MiB, 20,000 rows and 200 columns. It does not import anything yet. */
  uploadCandidateTable(body: UploadCandidateTableBody, options?: CallOptions): Promise<CandidateTable> {
    return this.one('POST', '/api/v1/candidate_tables', { body }, options);
  }

  /** Read a spreadsheet: its columns, its first rows, and the progress of its import. Ask again while state is IMPORTING or UNDOING: progress counts the rows that are done. */
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

  /** Preview the outcome of each row. It writes nothing. It recognises known candidates by remote_id, e-mail address or telephone number. It skips a row without a name, and leaves out a cell that cannot be right. */
  previewCandidateTable(id: string, body: PreviewCandidateTableBody, query: PreviewCandidateTableQuery = {}, options?: CallOptions): Promise<TablePreview> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/preview`, { body, query }, options);
  }

  /** Import the candidates of a spreadsheet. It runs in the background, and continues after a restart. With on_duplicate fill_empty, known candidates get the fields they lack, the tags, the note and the nomination; with skip they stay as they are. Titles and employers become part of the note. */
  bringInCandidateTable(id: string, body: BringInCandidateTableBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/import`, { body }, options);
  }

  /** Undo the import of a spreadsheet. It deletes the candidates it made if nobody has worked with them since, and takes back what it gave to others. It runs in the background. */
  undoCandidateTable(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', `/api/v1/candidate_tables/${encodeURIComponent(id)}/undo`, {}, options);
  }

  /** Read the rows that became no candidate. Each has its cells as they were sent, and the reason, so that you can correct and resend them. */
  listRowsNotTaken(id: string, options?: CallOptions): Promise<RowsNotTaken> {
    return this.one('GET', `/api/v1/candidate_tables/${encodeURIComponent(id)}/not_taken`, {}, options);
  }

  /** Make the client pack of the people put forward for a job. The service makes missing answers now. One that takes longer is `in_progress`; ask for the pack again to get it. It answers data, with every text as it is printed. With format=pdf, xlsx or csv it answers a file with the same content, and with with_resumes a ZIP. Blind programs always get the blind pack. E-mail addresses, phone numbers, links and streets are masked in every text and in copies of the resumes unless you send contacts=true. It shows only criteria that people meet unless you send unmet=true. At most 100 people. */
  getClientPack(id: string, query?: GetClientPackQuery & { format?: 'json' | undefined }, options?: CallOptions): Promise<ClientPack>;
  getClientPack(id: string, query: GetClientPackQuery & { format: 'csv'; with_resumes?: 'false' | undefined }, options?: CallOptions): Promise<string>;
  getClientPack(id: string, query: GetClientPackQuery & ({ format: 'pdf' | 'xlsx' } | { format: 'csv'; with_resumes: 'true' }), options?: CallOptions): Promise<Blob>;
  getClientPack(id: string, query: GetClientPackQuery, options?: CallOptions): Promise<ClientPack | string | Blob>;
  getClientPack(id: string, query: GetClientPackQuery = {}, options?: CallOptions): Promise<ClientPack | string | Blob> {
    return this.any('GET', `/api/v1/jobs/${encodeURIComponent(id)}/client_pack`, { query }, options);
  }

  /** Make a spreadsheet of a table. At most 20,000 rows and 8 MiB. In CSV, an apostrophe precedes texts that a spreadsheet would take for a formula; a workbook holds them unchanged in cells of type text. A second column with the same title gets a number. */
  exportTable(body: ExportTableBody & { format: 'csv' }, options?: CallOptions): Promise<string>;
  exportTable(body: ExportTableBody & { format: 'xlsx' }, options?: CallOptions): Promise<Blob>;
  exportTable(body: ExportTableBody, options?: CallOptions): Promise<string | Blob>;
  exportTable(body: ExportTableBody, options?: CallOptions): Promise<string | Blob> {
    return this.any('POST', '/api/v1/exports', { body }, options);
  }

  /** Read the agency's name on what it sends. It appears on the cover of client packs. It is empty until somebody names it. */
  getAgency(options?: CallOptions): Promise<Agency> {
    return this.one('GET', '/api/v1/agency', {}, options);
  }

  /** Set the agency's name on what it sends. It appears on the cover of client packs. */
  replaceAgency(body: ReplaceAgencyBody, options?: CallOptions): Promise<Agency> {
    return this.one('PUT', '/api/v1/agency', { body }, options);
  }

  /** Read the agency's logo and colour. Client packs show them. A colour that is too light for white paper is kept and not used. */
  getAgencyLook(options?: CallOptions): Promise<AgencyLook> {
    return this.one('GET', '/api/v1/agency/look', {}, options);
  }

  /** Change the agency's logo or colour. Only what is sent changes. The bytes decide what a logo is, and SVG is refused. */
  changeAgencyLook(body: ChangeAgencyLookBody, options?: CallOptions): Promise<AgencyLook> {
    return this.one('PATCH', '/api/v1/agency/look', { body }, options);
  }

  /** Read whether the interface is blind. A window asks this once when it starts, and again when an event says that a setting changed. */
  getBlindMode(options?: CallOptions): Promise<BlindMode> {
    return this.one('GET', '/api/v1/blind_mode', {}, options);
  }

  /** Turn blind mode of the interface on or off. Only for the interface and the owner's client. Blind mode hides names, contact, birth, age, words that reveal the sex, and schools everywhere; files are copies without them. Operations that would show or change who somebody is answer 403 (HIDDEN_IN_BLIND_MODE). `is_blind` makes a client blind. */
  replaceBlindMode(body: ReplaceBlindModeBody, options?: CallOptions): Promise<BlindMode> {
    return this.one('PUT', '/api/v1/blind_mode', { body }, options);
  }

  /** Read where the data is, and its backups. Only for the interface and the owner's client. Backups are copies of the database, newest first; the files they name lie beside them, each once. They leave out spreadsheets of candidates that nobody imported yet. */
  getDataFolder(options?: CallOptions): Promise<DataFolder> {
    return this.one('GET', '/api/v1/data_folder', {}, options);
  }

  /** Back up the database now. Only for the interface and the owner's client. It answers once the copy has passed its check. The service also makes one each day. */
  backUpNow(options?: CallOptions): Promise<Snapshot> {
    return this.one('POST', '/api/v1/data_folder/snapshots', {}, options);
  }

  /** List missing files of candidates. Only for the interface and the owner's client. It counts attachments whose file was removed or cut off outside of Longlist, lists the newest 100, and says which of them the backups still hold. */
  getMissingFiles(options?: CallOptions): Promise<MissingFiles> {
    return this.one('GET', '/api/v1/data_folder/missing_files', {}, options);
  }

  /** Restore missing files from the backups. Only for the interface and the owner's client. It answers the files that are still missing because no backup holds them. Import those again. */
  restoreMissingFiles(options?: CallOptions): Promise<MissingFiles> {
    return this.one('POST', '/api/v1/data_folder/missing_files/restore', {}, options);
  }

  /** Choose the backup that is restored at the next start, or none. Only for the interface and the owner's client. Nothing changes until the program starts again. Then it copies the present data first, and the backup replaces it. null cancels the restore. */
  chooseRestore(body: ChooseRestoreBody, options?: CallOptions): Promise<Restore> {
    return this.one('PUT', '/api/v1/data_folder/restore', { body }, options);
  }

  /** Choose where the data moves at the next start, or cancel the move. Only for the interface and the owner's client. Nothing changes until the program starts again. Then it copies everything there, compares and checks it, and uses it from there, whatever folder the program is given. The old folder stays; people deleted later are deleted there, too. The service refuses folders that are not empty, are inside or around the present one, are on other computers, or are synchronised with them. null cancels the move. */
  moveDataFolder(body: MoveDataFolderBody, options?: CallOptions): Promise<Move> {
    return this.one('PUT', '/api/v1/data_folder/move', { body }, options);
  }

  /** Delete the old copy after a move. Only for the interface and the owner's client. After a move, it deletes the copy that was left in the old folder, except the file that says where the data is now. Without such a copy it does nothing. */
  deleteOldCopy(options?: CallOptions): Promise<{
    /** The folder the data came from, while its old copy is still there; null otherwise. */
    old_copy: null;
  }> {
    return this.one('DELETE', '/api/v1/data_folder/old_copy', {}, options);
  }

  /** Export everything to one file. Only for the interface and the owner's client. It writes a tar file to a folder on this computer: the database, every file it names, added languages, and a list of all that with hashes. It answers once the file is on the disk. Longlist cannot reach that file: somebody deleted later stays in it. */
  exportData(body: ExportDataBody, options?: CallOptions): Promise<DataExport> {
    return this.one('POST', '/api/v1/data_folder/exports', { body }, options);
  }

  /** Import an exported file, which replaces everything at the next start. Only for the interface and the owner's client. The service first reads and compares the whole file. The file then becomes a backup that replaces everything at the next start; the present data becomes a backup, too. `PUT /data_folder/restore` with null cancels the import. People deleted here stay deleted. */
  importData(body: ImportDataBody, options?: CallOptions): Promise<DataImport> {
    return this.one('POST', '/api/v1/data_folder/imports', { body }, options);
  }

  /** Read where the move to an office server stands. Only for the interface and the owner's client. A move that was made is told until it is forgotten, also after a restart. */
  getOfficeMove(options?: CallOptions): Promise<OfficeMove> {
    return this.one('GET', '/api/v1/data_folder/office_move', {}, options);
  }

  /** Move everything to an office server. Only for the interface and the owner's client. It copies all rows and files to a new PostgreSQL database, reads them again and compares them. It answers at once; GET tells how far it is. Meanwhile everything can be read, and whatever would change data is answered with 503. The data folder stays as it is. The address is kept nowhere. */
  moveToOffice(body: MoveToOfficeBody, options?: CallOptions): Promise<OfficeMove> {
    return this.one('PUT', '/api/v1/data_folder/office_move', { body }, options);
  }

  /** Break off the move to an office server, or forget it. Only for the interface and the owner's client. A move at work ends, and the database there is as empty as before. One that has ended is forgotten, and nothing else changes. */
  forgetOfficeMove(options?: CallOptions): Promise<OfficeMove> {
    return this.one('DELETE', '/api/v1/data_folder/office_move', {}, options);
  }

  /** Read how long candidates are kept, and how many are due. Off, with months null, until somebody sets it. A candidate is due if nobody has worked with them for that long, no open job has them in process, and nobody decided to keep them longer. GET /candidate_ids?due=true lists them. */
  getRetention(options?: CallOptions): Promise<Retention> {
    return this.one('GET', '/api/v1/retention', {}, options);
  }

  /** Set how long candidates are kept. Only for the interface and the owner's client. It never deletes anybody: a person sees who is due, and deletes or keeps them. */
  setRetention(body: SetRetentionBody, options?: CallOptions): Promise<Retention> {
    return this.one('PUT', '/api/v1/retention', { body }, options);
  }

  /** Read when somebody last worked with a candidate, and who decided to keep them. Work means anything a person or a program did with them, and each file that arrived. */
  getCandidateRetention(id: string, options?: CallOptions): Promise<CandidateRetention> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}/retention`, {}, options);
  }

  /** Keep a candidate longer. The candidate is not due until keep_until. Of several days the latest counts. */
  createRetentionExtension(body: CreateRetentionExtensionBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/retention_extensions', { body }, options);
  }

  /** Remove a decision to keep a candidate longer. From now on the setting decides again when the candidate is due. */
  deleteRetentionExtension(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/retention_extensions/${encodeURIComponent(id)}`, {}, options);
  }

  /** Read when a candidate can start, their notice and what they want to earn. As the newest resume says it, or a person, who wins over every reading. It affects no ranking. */
  getCandidateAvailability(id: string, options?: CallOptions): Promise<CandidateAvailability> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}/availability`, {}, options);
  }

  /** Say when a candidate can start, their notice or what they want to earn. It wins over every reading, now and later. `{"value": null}` says that there is none; null takes back what people said. */
  changeCandidateAvailability(id: string, body: ChangeCandidateAvailabilityBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/candidates/${encodeURIComponent(id)}/availability`, { body }, options);
  }

  /** List the own fields of jobs and candidates, by position. They say what jobs and candidates have beside the fields of Longlist. The next page is in the Link header while there is one. */
  listCustomFields(query: ListCustomFieldsQuery = {}, options?: CallOptions): Pages<CustomField> {
    return this.pages('/api/v1/custom_fields', { query }, options);
  }

  /** Create an own field. applies_to and name together are unique, whatever the case. A choice needs choices. */
  createCustomField(body: CreateCustomFieldBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('POST', '/api/v1/custom_fields', { body }, options);
  }

  /** Read an own field. By UUID. It says how many jobs or candidates have a value. */
  getCustomField(id: string, options?: CallOptions): Promise<CustomField> {
    return this.one('GET', `/api/v1/custom_fields/${encodeURIComponent(id)}`, {}, options);
  }

  /** Change an own field. Values stay when a field or a choice has a new name. Choices that are left out go, with their values. Its kind and what it applies to cannot change. */
  changeCustomField(id: string, body: ChangeCustomFieldBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/custom_fields/${encodeURIComponent(id)}`, { body }, options);
  }

  /** Delete an own field. Its values go with it; value_count says how many. */
  deleteCustomField(id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/custom_fields/${encodeURIComponent(id)}`, {}, options);
  }

  /** List the values of own fields of several jobs or candidates. For lists: name at most 100 of them. Whoever has no value is left out. */
  listCustomFieldValues(query: ListCustomFieldValuesQuery, options?: CallOptions): Promise<CustomFieldValue[]> {
    return this.many('GET', '/api/v1/custom_field_values', { query }, options);
  }

  /** Read the own fields of a candidate. Values by the id of the field. Fields without a value are left out. */
  getCandidateCustomFields(id: string, options?: CallOptions): Promise<CustomFieldValues> {
    return this.one('GET', `/api/v1/candidates/${encodeURIComponent(id)}/custom_fields`, {}, options);
  }

  /** Fill in own fields of a candidate. Only fields that are sent change; null clears one. Nothing changes if one value is wrong. */
  changeCandidateCustomFields(id: string, body: ChangeCandidateCustomFieldsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/candidates/${encodeURIComponent(id)}/custom_fields`, { body }, options);
  }

  /** Read the own fields of a job. Values by the id of the field. Fields without a value are left out. */
  getJobCustomFields(id: string, options?: CallOptions): Promise<CustomFieldValues> {
    return this.one('GET', `/api/v1/jobs/${encodeURIComponent(id)}/custom_fields`, {}, options);
  }

  /** Fill in own fields of a job. Only fields that are sent change; null clears one. Nothing changes if one value is wrong. */
  changeJobCustomFields(id: string, body: ChangeJobCustomFieldsBody, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('PATCH', `/api/v1/jobs/${encodeURIComponent(id)}/custom_fields`, { body }, options);
  }

  /** List the standard role titles that come with the program. Titles of jobs are matched to these if they mean the same. */
  listTagPresets(options?: CallOptions): Promise<TagPreset[]> {
    return this.many('GET', '/api/v1/tag_presets', {}, options);
  }

  /** Count the candidates of each tag. It leaves out tags that nobody has. */
  listTagCounts(options?: CallOptions): Promise<TagCount[]> {
    return this.many('GET', '/api/v1/tag_counts', {}, options);
  }

  /** List the tags removed from a candidate. The service does not suggest them for this candidate. */
  listRefusedTags(id: string, options?: CallOptions): Promise<Tag[]> {
    return this.many('GET', `/api/v1/candidates/${encodeURIComponent(id)}/refused_tags`, {}, options);
  }

  /** Allow a tag to be suggested for a candidate again. The service suggests it in the background if the profile still supports it. */
  allowTag(id: string, tag_id: string, options?: CallOptions): Promise<{
    /** The id the service gave the record (UUID). */
    id: string;
  }> {
    return this.one('DELETE', `/api/v1/candidates/${encodeURIComponent(id)}/refused_tags/${encodeURIComponent(tag_id)}`, {}, options);
  }

  /** List the requests this service made to other machines. Nothing leaves the computer unless it is listed here. */
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
