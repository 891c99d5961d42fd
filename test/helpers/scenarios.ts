import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testService } from './service.ts';
import type { Reply, Send, TestService } from './service.ts';

/** One request and everything it must do: status, error, change log, queued work. */
export type Scenario<World> = {
  readonly name: string;
  readonly request: (world: World) => readonly [method: string, path: string, body?: unknown, send?: Send];
  readonly status: number;
  readonly error?: string;
  /** Exactly these paths stand in the error's details, in any order. */
  readonly details?: readonly string[];
  /** Default: none. */
  readonly events?: readonly string[];
  readonly tasks?: readonly string[];
  readonly check?: (reply: Reply, world: World) => unknown;
};

/** Runs a table against one service; `prepare` builds the records the scenarios name. */
export function scenarios<World extends object>(
  title: string,
  prepare: (service: TestService) => Promise<World>,
  table: readonly Scenario<World & { service: TestService }>[],
): void {
  describe(title, () => {
    let world: World & { service: TestService };
    beforeAll(async () => {
      const service = await testService({ keep: true, children: 0 });
      world = { ...(await prepare(service)), service };
    });
    afterAll(() => world.service.close());

    it.each(table)('$name', async (scenario) => {
      const { service } = world;
      const {
        result: reply,
        events,
        tasks,
      } = await service.recorded(() => service.api(...scenario.request(world)));
      expect({ status: reply.status, error: reply.body?.error }, JSON.stringify(reply.body)).toMatchObject({
        status: scenario.status,
        ...(scenario.error === undefined ? {} : { error: { type: scenario.error } }),
      });
      if (scenario.details !== undefined) {
        const paths = (reply.body.error.details as { path: string }[]).map((detail) => detail.path);
        expect(paths.sort()).toEqual([...scenario.details].sort());
      }
      expect(events).toEqual(scenario.events ?? []);
      expect(tasks).toEqual(scenario.tasks ?? []);
      await scenario.check?.(reply, world);
      expect(service.problems).toEqual([]);
    });
  });
}
