import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { makeStale } from '../../../renderer/api/make_stale.ts';

/** What the service would say; an answer is what it was when it was asked for, and comes when it is let go. */
function service() {
  let truth = 'before';
  const waiting: (() => void)[] = [];
  return {
    answer: (): Promise<string> => {
      const said = truth;
      return new Promise((resolve) => waiting.push(() => resolve(said)));
    },
    change: () => void (truth = 'after'),
    letGo: async () => {
      for (const go of waiting.splice(0)) go();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

const KEY = ['reasons', 'somebody'];

function setUp() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const { answer, change, letGo } = service();
  const query = { queryKey: KEY, queryFn: answer };
  const show = () => new QueryObserver(client, query).subscribe(() => undefined);
  return { client, query, change, letGo, show, said: () => client.getQueryData(KEY) };
}

it('asks again for what is shown', async () => {
  const { client, change, letGo, show, said } = setUp();
  show();
  await letGo();
  change();
  void makeStale(client, { queryKey: ['reasons'] });
  await letGo();
  expect(said()).toBe('after');
});

it('asks again for what is shown for the first time, and was on its way when it changed', async () => {
  const { client, change, letGo, show, said } = setUp();
  show();
  change();
  void makeStale(client, { queryKey: ['reasons'] });
  await letGo();
  await letGo();
  expect(said()).toBe('after');
});

it('asks again, when it is shown, for what was fetched ahead and on its way when it changed', async () => {
  const { client, query, change, letGo, show, said } = setUp();
  void client.prefetchQuery(query);
  change();
  void makeStale(client, { queryKey: ['reasons'] });
  await letGo();
  expect(said()).toBe('before');
  show();
  await letGo();
  expect(said()).toBe('after');
});

it('asks again, when it is shown again, for what was fetched anew and on its way', async () => {
  const { client, query, change, letGo, show, said } = setUp();
  void client.prefetchQuery(query);
  await letGo();
  void makeStale(client, { queryKey: ['reasons'] });
  void client.prefetchQuery({ ...query, staleTime: 0 });
  change();
  void makeStale(client, { queryKey: ['reasons'] });
  await letGo();
  show();
  await letGo();
  expect(said()).toBe('after');
});

it('leaves alone what it was not asked about', async () => {
  const { client, change, letGo, show, said } = setUp();
  show();
  change();
  void makeStale(client, { queryKey: ['notes'] });
  await letGo();
  await letGo();
  expect(said()).toBe('before');
});
