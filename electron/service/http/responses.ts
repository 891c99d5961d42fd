import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { App } from '../api/slice.ts';

/**
 * Responses are what stores return, typed by their schemas, so production only writes them out. With
 * `checked`, each is run through its schema, and one with a field too many or too few fails.
 */
export function serialiseResponses(app: App, checked: boolean): void {
  app.setSerializerCompiler(({ schema, method, url }) => (body: unknown) => {
    if (checked && schema instanceof z.ZodType) assertMatches(schema, body, `${method} ${url}`);
    return JSON.stringify(body);
  });
}

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
