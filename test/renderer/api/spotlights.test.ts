import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longlist } from '../../../renderer/api/client.ts';
import { orderSpotlights } from '../../../renderer/api/spotlights.ts';
import { standInFor } from '../../helpers/stand_in.ts';

type Stored = {
  id: string;
  nomination_id: string;
  headline: string;
  note: null;
  evidence: [];
  position: number;
};

/** A service of three people put forward that takes its time. */
const service = { stored: new Map<string, Stored>(), under_way: 0, most: 0, fails: false };
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));
const stand_in = {
  orderSpotlights: async (_job_id: string, { spotlight_ids }: { spotlight_ids: string[] }) => {
    service.under_way += 1;
    service.most = Math.max(service.most, service.under_way);
    await later();
    service.under_way -= 1;
    if (service.fails) throw new Error('no room');
    for (const [position, id] of spotlight_ids.entries()) {
      service.stored.set(id, { ...service.stored.get(id)!, position });
    }
  },
};

const KEY = ['spotlights', 'job', 'job'];
let client: QueryClient;
const shown = (): string[] => (client.getQueryData<Stored[]>(KEY) ?? []).map(({ id }) => id);
const saved = (): string[] =>
  [...service.stored.values()].toSorted((a, b) => a.position - b.position).map(({ id }) => id);

beforeEach(() => {
  standInFor(longlist, stand_in);
  client = new QueryClient();
  service.stored.clear();
  for (const [position, id] of ['a', 'b', 'c'].entries()) {
    service.stored.set(id, { id, nomination_id: id, headline: '', note: null, evidence: [], position });
  }
  client.setQueryData(KEY, [...service.stored.values()]);
  Object.assign(service, { most: 0, fails: false });
});

afterEach(() => void vi.restoreAllMocks());

it('saves orders that come fast one after the other, and the newest stands', async () => {
  const done = [
    orderSpotlights(client, 'job', ['b', 'a', 'c']),
    orderSpotlights(client, 'job', ['b', 'c', 'a']),
    orderSpotlights(client, 'job', ['c', 'b', 'a']),
  ];
  await later();
  expect(shown()).toEqual(['c', 'b', 'a']);
  await Promise.all(done);
  expect(saved()).toEqual(['c', 'b', 'a']);
  expect(service.most).toBe(1);
});

it('takes an order that comes while the last one is ending', async () => {
  const first = orderSpotlights(client, 'job', ['b', 'a', 'c']);
  const second = first.then(() => orderSpotlights(client, 'job', ['c', 'a', 'b']));
  await second;
  expect(saved()).toEqual(['c', 'a', 'b']);
});

it('says that an order could not be saved, and takes the next one', async () => {
  service.fails = true;
  await expect(orderSpotlights(client, 'job', ['c', 'b', 'a'])).rejects.toThrow('no room');
  service.fails = false;
  await orderSpotlights(client, 'job', ['b', 'a', 'c']);
  expect(saved()).toEqual(['b', 'a', 'c']);
});
