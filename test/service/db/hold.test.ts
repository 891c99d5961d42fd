import { expect, it } from 'vitest';
import type { Write } from '#service/context.ts';
import { asking, byTheService } from '#service/db/actor.ts';
import { holdable, notHeld } from '#service/db/hold.ts';

/** Commits one after the other, each a moment after it was asked for. */
function inOrder(): { write: Write; committed: string[] } {
  const committed: string[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const write = ((work: () => Promise<string>) => {
    const turn = last.then(() => new Promise(setImmediate)).then(work);
    last = turn.then((what) => void committed.push(what));
    return turn;
  }) as unknown as Write;
  return { write, committed };
}

it('what was asked for is committed first; a request is refused, the service waits, who signs in does not', async () => {
  const { write, committed } = inOrder();
  const held = holdable(write);
  const say = (what: string) => held.write(async () => what);
  const before = ['first', 'second'].map(say);
  const later: Promise<unknown>[] = [];
  const done = await held.hold.during(async () => {
    expect(committed).toEqual(['first', 'second', undefined]);
    await expect(asking.run(true, () => say('refused'))).rejects.toMatchObject({ code: 'BEING_MOVED' });
    later.push(
      asking.run(true, () => byTheService(() => say('later'))),
      say('last'),
    );
    await asking.run(true, () => notHeld(() => say('session')));
    expect(committed.slice(3)).toEqual(['session']);
    return 'moved';
  });
  expect(done).toBe('moved');
  await Promise.all([...before, ...later]);
  expect(committed.slice(4)).toEqual(['later', 'last']);
  await asking.run(true, () => say('after'));
});

it('what reaches outside ends first and begins anew, also after a failure, unless it was ended for good', async () => {
  const { write } = inOrder();
  const { hold, instances } = holdable(write);
  const told: string[] = [];
  const lead = (what: string) =>
    instances.lead(what, async () => {
      told.push(`begin ${what}`);
      return async () => void told.push(`end ${what}`);
    });
  await lead('webhooks');
  const endFolders = await lead('folders');
  await lead('clean_up_erased');
  told.length = 0;
  const moving = hold.during(async () => {
    expect(told).toEqual(['end webhooks', 'end folders']);
    await endFolders();
    throw new Error('no');
  });
  await expect(moving).rejects.toThrow('no');
  expect(told.slice(2)).toEqual(['begin webhooks']);
});
