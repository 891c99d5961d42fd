import { METHODS } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '../api/slice.ts';
import { ServiceError } from '../errors.ts';

/** Every method that Node's parser lets through, but CONNECT, which never becomes a request. */
const KNOWN = METHODS.filter((method) => method !== 'CONNECT');

/** Notes the methods of each path as routes are added; `answerOthers` then gives the remaining ones a 405. */
export function methodsByPath(app: App): { answerOthers(): void } {
  for (const method of KNOWN) {
    // what the framework does not know by itself (PROPFIND, …) may come with a body, which is dropped
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  // or an unknown path would be a matter of its Content-Type
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  const by_path = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    const known = by_path.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    by_path.set(route.url, known);
  });
  return {
    answerOthers: () => {
      for (const [url, allowed] of Array.from(by_path)) {
        const allow = [...allowed].sort().join(', ');
        const refuse = async (request: FastifyRequest): Promise<never> => {
          throw new ServiceError(
            'METHOD_NOT_ALLOWED',
            `${request.method} is not possible here; ${allow} is.`,
            [],
            { allow },
          );
        };
        app.route({
          url,
          method: KNOWN.filter((method) => !allowed.has(method)),
          // before the body is looked at: nothing it says matters
          onRequest: refuse,
          handler: refuse,
        });
      }
    },
  };
}
