import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createModelClient, type ModelClient } from '#service/local_model/client.ts';
import { asWritten } from '#service/intelligence/local_model/slots.ts';
import { ModelServerError } from '#service/local_model/errors.ts';
import { networkLog, type NetworkLog } from '#service/network.ts';
import { startModelServer, type ModelServer, type Quirks } from '../../helpers/model_server.ts';

/** The client against a server with the quirks of real ones, over real HTTP. */

const TEXT =
  'Ran the harbour regatta for charity\nTaught sailing to beginners\nKept the accounts of the club';
const SHOWN = { text: TEXT, lines: [{ start: 0, end: TEXT.length }] };
const QUESTIONS = ['Has run a regatta', 'Has taught sailing', 'Has flown a helicopter'];

const NO_FILE = () => Promise.reject(new Error('A server is asked here.'));
const asQuestions = (prompts: readonly string[]) =>
  prompts.map((prompt_text) => ({ prompt_text, slots: [asWritten(prompt_text)] }));

let server: ModelServer;
let client: ModelClient;
let network: NetworkLog;
beforeEach(async () => {
  server = await startModelServer();
  network = networkLog();
  client = createModelClient({ version: '0', network, timeout: 1500, file: NO_FILE });
});
afterEach(async () => {
  await client.close();
  await server.close();
});

async function ask(quirks: Partial<Quirks> = {}, prompts = QUESTIONS, text = SHOWN): Promise<string[]> {
  server.quirks = { ...server.quirks, ...quirks };
  const found = await client.ask({ url: server.url, model: 'tiny:1b' }, text, asQuestions(prompts));
  return prompts.map((_, place) => {
    const checked = found.get(place);
    if (checked === undefined) return 'none';
    const quotes = checked.slots.flatMap(({ span }) =>
      span === null ? [] : text.text.slice(span.start, span.end),
    );
    return [checked.verdict, ...quotes].join(': ');
  });
}
const EXPECTED = [
  'met: Ran the harbour regatta for charity',
  'met: Taught sailing to beginners',
  'insufficient_evidence',
];
async function trouble(quirks: Partial<Quirks>): Promise<ModelServerError> {
  return ask(quirks).then(
    () => expect.fail('it answered'),
    (error: unknown) => error as ModelServerError,
  );
}
const bodies = (): Record<string, unknown>[] => server.calls.map(({ body }) => body);

describe('every kind of server', () => {
  it.each([
    ['ollama', '0.12.3', '/api/chat'],
    ['lm_studio', null, '/v1/chat/completions'],
    ['llama_cpp', 'b4242-fake', '/v1/chat/completions'],
    ['openai', null, '/v1/chat/completions'],
  ] as const)('%s is recognised and answers', async (kind, version, path) => {
    expect(await ask({ kind })).toEqual(EXPECTED);
    expect(server.calls.map((call) => call.path)).toEqual([path]);
    const found = await client.find(`${server.url}/v1/`);
    expect(found).toEqual({ base: server.url, kind, version, models: ['tiny:1b'] });
  });
  it('Ollama is given a context, a schema and no thinking', async () => {
    await ask({ kind: 'ollama' });
    expect(bodies()[0]).toMatchObject({
      stream: false,
      think: false,
      keep_alive: '10m',
      format: { type: 'object' },
      options: { temperature: 0, num_ctx: 6144 },
    });
  });
  it('is looked at once', async () => {
    await ask();
    await ask();
    expect(server.paths.filter((path) => path === '/v1/models')).toHaveLength(1);
  });
  it('passes its own test, or does not', async () => {
    const found = await client.find(server.url);
    expect(await client.test(found, 'tiny:1b')).toMatchObject({
      passed: true,
      answers: [
        {
          expected: 'met',
          answer: 'met',
          quote: 'Led a team of nine warehouse staff and planned their shifts',
        },
        { expected: 'not_stated', answer: 'not_stated', quote: null },
      ],
    });
    server.quirks = {
      ...server.quirks,
      say: () => ({ verdict: 'met', quotes: ['Flew to the moon in a helicopter'] }),
    };
    expect(await client.test(found, 'tiny:1b')).toMatchObject({ passed: false });
  });
});

describe('quirks', () => {
  it('a schema that is refused is not sent again', async () => {
    expect(await ask({ schema: 'refused' })).toEqual(EXPECTED);
    await ask();
    const formats = bodies().map((body) => (body['response_format'] as { type: string } | undefined)?.type);
    expect(formats).toEqual(['json_schema', undefined, undefined]);
  });
  it('a thinking switch that is refused is not sent again', async () => {
    expect(await ask({ kind: 'ollama', refuses_think: true })).toEqual(EXPECTED);
    await ask();
    expect(bodies().map((body) => 'think' in body)).toEqual([true, false, false]);
  });
  it.each<[string, Partial<Quirks>]>([
    ['a schema that is ignored', { schema: 'ignored' }],
    ['thoughts', { write: (json) => `<think>{"results":[]} hm</think>\n${json}` }],
    ['fences', { write: (json) => `\`\`\`json\n${json}\n\`\`\`` }],
    [
      'quotes of the wrong type',
      { say: (asked) => ({ ...server0(asked), quotes: (server0(asked).quotes as string[])[0] ?? null }) },
    ],
  ])('%s: answered at once', async (_, quirks) => {
    expect(await ask(quirks)).toEqual(EXPECTED);
    expect(server.calls).toHaveLength(1);
  });
  it.each<[string, Quirks['write']]>([
    ['an empty answer', (json, call) => (call === 1 ? '' : json)],
    ['thoughts without an end', (json, call) => (call === 1 ? '<think>so much to think' : json)],
    ['an answer that was cut off', (json, call) => (call === 1 ? json.slice(0, 50) : json)],
    ['wrong types', (json, call) => (call === 1 ? json.replaceAll('"verdict"', '"result"') : json)],
    ['a criterion left out', (json, call) => (call === 1 ? json.replace('"c2"', '"c9"') : json)],
  ])('%s: asked once more, with what was wrong', async (_, write) => {
    expect(await ask({ write })).toEqual(EXPECTED);
    expect(bodies().map((body) => body['temperature'])).toEqual([0, 0.2]);
    expect(server.calls[1]?.prompt).toMatch(/Answer again/);
  });
  it('an answer that stays unusable is none, and nothing is thrown', async () => {
    expect(await ask({ write: () => 'I would rather not.' })).toEqual(['none', 'none', 'none']);
    expect(server.calls).toHaveLength(2);
  });
  it('invented ids and fabricated quotes are left out', async () => {
    const quirks: Partial<Quirks> = {
      say: () => ({ verdict: 'met', quotes: ['Sailed around the world alone in 2012'] }),
      write: (written) => written.replace('[', '[{"id":"c77","reason":"","quotes":[],"verdict":"met"},'),
    };
    expect(await ask(quirks)).toEqual(['met', 'met', 'met']);
  });
  it('quotes are found part by part; criteria with as many parts share a schema', async () => {
    const parts = ['Taught sailing', 'Kept accounts'];
    const two = { prompt_text: 'Taught sailing and kept accounts', slots: parts.map(asWritten) };
    const [one] = asQuestions(['Has run a regatta']);
    server.quirks = {
      ...server.quirks,
      say: (asked) => ({
        verdict: 'met',
        quotes: asked.parts.map((part) => (part.endsWith('accounts') ? 'Kept the accounts' : 'not there')),
      }),
    };
    const found = await client.ask({ url: server.url, model: 'tiny:1b' }, SHOWN, [one!, two]);
    expect([...found.values()].map(({ slots }) => slots.map(({ span }) => span !== null))).toEqual([
      [false],
      [false, true],
    ]);
    const [{ response_format }] = bodies() as [{ response_format: { json_schema: { schema: unknown } } }];
    expect(JSON.stringify(response_format.json_schema.schema)).toMatch(
      /"anyOf":\[.*"enum":\["c1"\].*"required":\["p1"\].*"enum":\["c2"\].*"required":\["p1","p2"\]/,
    );
  });
  it('more than eight criteria are several requests, one at a time', async () => {
    const many = Array.from({ length: 19 }, (_, i) => `Number ${i}: has run a regatta`);
    expect(new Set(await ask({}, many))).toEqual(new Set([EXPECTED[0]]));
    expect(server.calls).toHaveLength(3);
    expect(server.calls.every(({ at_once }) => at_once === 1)).toBe(true);
  });
  it.each<[string, number, unknown]>([
    ['was cut', 200, { choices: [{ message: { content: '{}' } }], usage: { prompt_tokens: 500 } }],
    ['is too long', 400, { error: { message: 'the request exceeds the available context size' } }],
  ])('a prompt that %s is asked in smaller pieces', async (_, code, body) => {
    const long = Array.from({ length: 150 }, (__, i) => `Line ${i} of a long report about the harbour`);
    const text = [TEXT, ...long].join('\n');
    const lines = [...text.matchAll(/.+/g)].map(({ index, 0: line }) => ({
      start: index,
      end: index + line.length,
    }));
    const quirks: Partial<Quirks> = {
      answer: (response, __, { messages }) =>
        JSON.stringify(messages).length > 6000 && status(code, body)(response),
    };
    expect(await ask(quirks, QUESTIONS, { text, lines })).toEqual(EXPECTED);
    expect(server.calls.length).toBeGreaterThan(3);
    expect(server.calls.every((call) => 'response_format' in call.body)).toBe(true);
  });
});

/** What the server says when nothing is wrong with it. */
function server0(asked: Parameters<Quirks['say']>[0]): ReturnType<Quirks['say']> {
  const line = asked.resume
    .split('\n')
    .find((text) => text.toLowerCase().includes(/(\w+)$/.exec(asked.criterion)?.[1] ?? ''));
  return line === undefined
    ? { verdict: 'insufficient_evidence', quotes: [] }
    : { verdict: 'met', quotes: [line] };
}

describe('trouble is told in sentences', () => {
  it.each<[string, Partial<Quirks>, string, RegExp]>([
    [
      'an error of the server',
      { answer: status(500, { error: 'out of memory' }) },
      'NO_ANSWER',
      /answered 500: “out of memory”/,
    ],
    [
      'a model that is not there',
      { models: ['other'] },
      'SETUP',
      /does not have the model tiny:1b.*Choose one/,
    ],
    [
      'a model that is being loaded',
      { answer: status(503, { error: { message: 'Loading model' } }) },
      'BUSY',
      /still loading/,
    ],
    ['a key', { answer: status(401, { error: { message: 'Invalid API Key' } }) }, 'SETUP', /asks for a key/],
    [
      'an answer of another shape',
      { answer: status(200, { hello: 'world' }) },
      'NO_ANSWER',
      /not one of a model/,
    ],
    [
      'a redirect',
      { answer: (response) => status(307, {}, { location: 'http://203.0.113.9/' })(response) },
      'SETUP',
      /not followed/,
    ],
    ['a broken connection', { answer: (response) => (response.destroy(), true) }, 'NO_ANSWER', /broke off/],
    ['silence', { answer: () => true }, 'TIMED_OUT', /did not answer within/],
  ])('%s', async (_, quirks, kind, message) => {
    const error = await trouble(quirks);
    expect(error).toBeInstanceOf(ModelServerError);
    expect(error.kind).toBe(kind);
    expect(error.message).toMatch(message);
  });

  it('nobody there, and something else there', async () => {
    const gone = await startModelServer();
    await gone.close();
    await expect(client.find(gone.url)).rejects.toMatchObject({ kind: 'UNREACHABLE' });
    server.quirks = { ...server.quirks, kind: 'ollama', models: [] };
    expect((await client.find(server.url)).models).toEqual([]);
  });

  it('an aborted question', async () => {
    const ending = new AbortController();
    server.quirks = { ...server.quirks, answer: () => (ending.abort(), true) };
    const address = { url: server.url, model: 'tiny:1b' };
    const asked = client.ask(address, SHOWN, asQuestions(QUESTIONS), ending.signal);
    await expect(asked).rejects.toMatchObject({ kind: 'ABORTED' });
  });
});

describe('nothing leaves this computer', () => {
  it.each([
    'http://192.0.2.7:11434',
    'http://example.com',
    'http://localhost.example.com',
    'http://0.0.0.0:11434',
    'http://[::ffff:192.0.2.7]:80',
    'https://127.0.0.1',
    'file:///etc/passwd',
    'http://me:secret@127.0.0.1',
    'nonsense',
  ])('%s is refused before anything is sent', async (url) => {
    await expect(client.find(url)).rejects.toThrow();
    expect(network.read().outgoing_requests).toBe(0);
  });
  it('a redirect is not followed, and proxies of the environment are not used', async () => {
    const proxy = await startModelServer();
    process.env['HTTP_PROXY'] = proxy.url;
    process.env['http_proxy'] = proxy.url;
    try {
      const other = await startModelServer();
      await trouble({
        answer: (response) => status(302, {}, { location: `${other.url}/v1/models` })(response),
      });
      expect(other.paths).toEqual([]);
      await other.close();
      expect(proxy.paths).toEqual([]);
    } finally {
      delete process.env['HTTP_PROXY'];
      delete process.env['http_proxy'];
      await proxy.close();
    }
  });
  it('every request is in the log of outgoing requests', async () => {
    await ask();
    const { outgoing_requests, last } = network.read();
    expect(outgoing_requests).toBe(server.paths.length);
    expect(last[0]).toMatchObject({
      method: 'POST',
      reason: 'local model',
      outcome: '200',
      host: `127.0.0.1:${server.port}`,
    });
  });
});

type Response = Parameters<Quirks['answer']>[0];
function status(
  code: number,
  body: unknown,
  headers: Record<string, string> = {},
): (response: Response) => boolean {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    return true;
  };
}
