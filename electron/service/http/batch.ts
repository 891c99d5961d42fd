import { refusalInBatch } from '../api/access/batch/allowed.ts';
import { batchAtWork } from '../api/access/batch/at_work.ts';
import type { App } from '../api/slice.ts';
import { validationFailed } from '../errors.ts';

/** Operations of a batch that cannot be part of one are refused, each by itself. */
export function guardBatches(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const batch = batchAtWork();
    const { url, schema, config } = request.routeOptions;
    if (batch === null || request.is404 || url === undefined) return done();
    const message = refusalInBatch(request.method, url, {
      atomic: batch.atomic,
      is_atomic: config.is_atomic === true,
      answers_json: schema?.response !== undefined,
    });
    done(message === null ? undefined : validationFailed([{ path: 'path', message }]));
  });
}
