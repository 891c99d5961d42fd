import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { createCalls } from './calls.ts';
import { send, serveCalls } from './parent.ts';
import { CHILD_SETTINGS, type ChildSettings, type EngineCall } from './protocol.ts';
import { warmUp } from './warm.ts';

const settings = JSON.parse(process.env[CHILD_SETTINGS] ?? '{}') as ChildSettings;
if (settings.niceness > 0) setPriority(settings.niceness);

async function main(): Promise<void> {
  const { answer, criteria, lexicon } = await createCalls(settings);
  let wanted = false;
  let is_first = true;
  const answerWanted = async (id: number, call: EngineCall): Promise<unknown> => {
    wanted = true;
    try {
      return await answer(call, (step = 'page') => send({ type: 'progress', id, step }));
    } finally {
      // Children are killed in the end: what this one compiled is kept for the next now, when most of it is there.
      if (is_first) setImmediate(flushCompileCache);
      is_first = false;
    }
  };
  serveCalls(answerWanted, settings.rss_limit_bytes);
  // the one people wait for; the others would only make others wait
  if (settings.stands_by) await warmUp(criteria, lexicon, () => wanted);
}

process.on('disconnect', () => process.exit(0)); // the service is gone
main().catch((error: unknown) => {
  send({ type: 'unusable', message: error instanceof Error ? error.message : String(error) });
  setTimeout(() => process.exit(1), 100); // time for the message to leave
});
