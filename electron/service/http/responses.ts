import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ErrorBody } from '../api/fields.ts';
import { writeJson } from '../api/record.ts';
import type { App } from '../api/slice.ts';
import { requiredHeaders } from './openapi/headers.ts';
import { documentedStatuses, successMediaTypes } from './openapi/statuses.ts';

/**
 * Responses are what stores return, typed by their schemas, so production only writes them out. With
 * `checked`, each is run through its schema, and one with a field too many or too few fails; so does a status
 * that the operation does not document, a header it promises and does not send, and an error in another shape than
 * that of errors.
 */
export function serialiseResponses(app: App, checked: boolean): void {
  app.setSerializerCompiler(({ schema, method, url }) => (body: unknown) => {
    if (checked && schema instanceof z.ZodType) assertMatches(schema, body, `${method} ${url}`);
    return writeJson(body);
  });
  if (!checked) return;
  app.addHook('onSend', async ({ method, routeOptions: { url, schema } }, reply, payload) => {
    if (url === undefined || schema?.summary === undefined) return payload;
    if (reply.statusCode === DEFECT || reply.statusCode === OF_ANOTHER_PATH) return payload;
    const where = `${method} ${url}`;
    const route = { method: READ_ALIKE[method] ?? method, url, schema };
    if (!documentedStatuses(route).has(reply.statusCode)) {
      throw new Error(`${where} answered ${reply.statusCode}, which its documentation does not have.`);
    }
    const missing = requiredHeaders(route).filter((name) => !reply.hasHeader(name));
    if (reply.statusCode < 300 && missing.length > 0) {
      throw new Error(`${where} answered without ${missing.join(', ')}, which its documentation promises.`);
    }
    const sent = String(reply.getHeader('content-type') ?? '').split(';', 1)[0] ?? '';
    if (reply.statusCode < 300 && !successMediaTypes(route).includes(sent)) {
      throw new Error(`${where} answered with ${sent}, which its documentation does not have.`);
    }
    if (reply.statusCode >= 400) assertMatches(ErrorBody, JSON.parse(String(payload)), where);
    return payload;
  });
}

/** What is thrown here becomes this, and is not to be judged again. */
const DEFECT = 500;
/** The router took a word of its own for an id, see methods.ts: the answer is not that operation's. */
const OF_ANOTHER_PATH = 405;
/** HEAD is answered by the route of GET. */
const READ_ALIKE: Readonly<Record<string, string>> = { HEAD: 'GET' };

function assertMatches(schema: z.ZodType, body: unknown, where: string): void {
  // what is sent is JSON: compare after the trip, so that undefined and absent are one
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const parsed = schema.safeParse(sent);
  if (!parsed.success) {
    throw new Error(`The response of ${where} breaks its schema: ${z.prettifyError(parsed.error)}`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
    throw new Error(
      `The response of ${where} has fields its schema does not know: ${JSON.stringify(sent).slice(0, 500)}`,
    );
  }
}
