import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobNomination } from '#service/api/hiring/nominations/schema.ts';
import { longlist } from '../../../renderer/api/client.ts';
import { moveMany, movePerson } from '../../../renderer/api/stage_mutations.ts';
import {
  jobNominationsQuery,
  nominationKeys,
  type JobNominations,
} from '../../../renderer/api/nominations.ts';
import { standInFor } from '../../helpers/stand_in.ts';

const JOB = 'job';

/** A service with one job, which answers when it is let. */
const service = (() => {
  const stands = new Map<string, string>();
  const calls: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  let broken = new Set<string>();
  const call = async (text: string): Promise<void> => {
    calls.push(text);
    await gate;
    if (broken.has(text)) throw new Error(text);
  };
  const record = (candidate_id: string): JobNomination => ({
    id: `n-${candidate_id}`,
    candidate_id,
    applied_at: null,
    reason: null,
    current_nomination_stage_id: stands.get(candidate_id) ?? '',
  });
  return {
    stands,
    calls,
    begin: (of: Readonly<Record<string, string>>): void => {
      stands.clear();
      for (const [id, stage] of Object.entries(of)) stands.set(id, stage);
      calls.length = 0;
      broken = new Set();
    },
    breakOn: (...texts: string[]): void => void (broken = new Set(texts)),
    /** Nothing is answered until what this gives is called. */
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
    longlist: {
      getJobNominations: async () => {
        const nominations = [...stands.keys()].map(record); // as it is when it is asked, however late it answers
        await call('all');
        return { nominations };
      },
      listNominations: ({ candidate_id }: { candidate_id: string }) => ({
        page: async () => {
          await call(`look ${candidate_id}`);
          return { results: stands.has(candidate_id) ? [record(candidate_id)] : [] };
        },
      }),
      createNomination: async (body: { candidate_id: string; current_nomination_stage_id: string }) => {
        await call(`nominate ${body.candidate_id} ${body.current_nomination_stage_id}`);
        if (stands.has(body.candidate_id)) throw new Error('nominated already');
        stands.set(body.candidate_id, body.current_nomination_stage_id);
        return { id: `n-${body.candidate_id}` };
      },
      moveNomination: async (
        id: string,
        body: { to_stage_id: string },
        options: { onAnswer: (answer: { headers: Headers }) => void },
      ) => {
        await call(`move ${id} ${body.to_stage_id}`);
        const candidate_id = id.slice(2);
        if (!stands.has(candidate_id)) throw new Error('no such nomination');
        options.onAnswer({ headers: new Headers({ 'longlist-stage-left': stands.get(candidate_id) ?? '' }) });
        stands.set(candidate_id, body.to_stage_id);
        return { id };
      },
      deleteNomination: async (id: string) => {
        await call(`delete ${id}`);
        stands.delete(id.slice(2));
      },
    },
  };
})();
beforeEach(() => standInFor(longlist, service.longlist));
afterEach(() => void vi.restoreAllMocks());

const there = (): Record<string, string> => Object.fromEntries(service.stands);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

let client: QueryClient;
const shown = (): Record<string, string> =>
  Object.fromEntries(
    [...(client.getQueryData<JobNominations>(nominationKeys.ofJob(JOB)) ?? [])].map(([id, one]) => [
      id,
      one.current_nomination_stage_id,
    ]),
  );
const refetch = (): Promise<unknown> => client.fetchQuery({ ...jobNominationsQuery(JOB), staleTime: 0 });

async function begin(of: Readonly<Record<string, string>>): Promise<void> {
  service.begin(of);
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await refetch();
  service.calls.length = 0;
}

describe('a move', () => {
  beforeEach(() => begin({ ada: 'new' }));

  it('is on screen at once, and taken back to where they really were', async () => {
    service.stands.set('ada', 'interview'); // in another window
    const moving = movePerson(client, JOB, ['ada'], 'shortlist');
    expect(shown()).toEqual({ ada: 'shortlist' });
    const { undo, overtaken } = await moving;
    expect(service.calls).toEqual(['move n-ada shortlist']);
    expect(overtaken).toBe('interview');
    await undo();
    expect(there()).toEqual({ ada: 'interview' });
    expect(shown()).toEqual({ ada: 'interview' });
  });

  it('waits for the one before it: of somebody nobody considered yet, too', async () => {
    const [first, second] = [
      movePerson(client, JOB, ['ben'], 'shortlist'),
      movePerson(client, JOB, ['ben'], 'rejected'),
    ];
    expect(shown()['ben']).toBe('rejected');
    await Promise.all([first, second]);
    expect(service.calls).toEqual(['look ben', 'nominate ben shortlist', 'move n-ben rejected']);
    expect(there()).toEqual({ ada: 'new', ben: 'rejected' });
    expect(shown()).toEqual(there());
    await (await second).undo();
    expect(there()['ben']).toBe('shortlist');
    await (await first).undo();
    expect(there()).toEqual({ ada: 'new' });
    expect(shown()).toEqual(there());
  });

  it('that fails stands on screen as before, unless another one came after it', async () => {
    service.breakOn('move n-ada shortlist');
    await expect(movePerson(client, JOB, ['ada'], 'shortlist')).rejects.toThrow('move');
    expect(shown()).toEqual({ ada: 'new' });
    const [failing, other] = [
      movePerson(client, JOB, ['ada'], 'shortlist'),
      movePerson(client, JOB, ['ada'], 'rejected'),
    ];
    await expect(failing).rejects.toThrow('move');
    await other;
    expect(shown()).toEqual({ ada: 'rejected' });
    expect(there()).toEqual(shown());
  });

  it('of a person takes all their resumes along, with one undo', async () => {
    await begin({ ada: 'new', ben: 'interview' });
    const moving = movePerson(client, JOB, ['ada', 'ben'], 'rejected', { reason: 'no shifts' });
    expect(shown()).toEqual({ ada: 'rejected', ben: 'rejected' });
    const { undo } = await moving;
    expect(there()).toEqual({ ada: 'rejected', ben: 'rejected' });
    await undo();
    expect(there()).toEqual({ ada: 'new', ben: 'interview' });
    expect(shown()).toEqual(there());
  });

  it('of a person that fails for one of their resumes is made for none', async () => {
    await begin({ ada: 'new', ben: 'interview' });
    service.breakOn('move n-ben rejected');
    await expect(movePerson(client, JOB, ['ada', 'ben'], 'rejected')).rejects.toThrow('move');
    expect(there()).toEqual({ ada: 'new', ben: 'interview' });
    expect(shown()).toEqual(there());
  });

  it('of a person says where another window had moved any of their resumes', async () => {
    await begin({ ada: 'new', ben: 'new' });
    service.stands.set('ben', 'interview'); // in another window
    const { overtaken } = await movePerson(client, JOB, ['ada', 'ben'], 'shortlist');
    expect(overtaken).toBe('interview');
  });

  it('of a person that fails for one of their resumes says what could not be undone of the others', async () => {
    await begin({ ada: 'new', ben: 'interview' });
    service.breakOn('move n-ben rejected', 'move n-ada new');
    const left: unknown[] = [];
    const moving = movePerson(client, JOB, ['ada', 'ben'], 'rejected', {
      onUndoFailed: (error) => left.push(error),
    });
    await expect(moving).rejects.toThrow('move n-ben rejected');
    expect(left.map(String)).toEqual(['Error: move n-ada new']);
    expect(there()).toEqual({ ada: 'rejected', ben: 'interview' });
    expect(shown()).toEqual(there());
  });

  it('whose undo fails is on screen still, as it is at the service', async () => {
    const { undo } = await movePerson(client, JOB, ['ada'], 'shortlist');
    service.breakOn('move n-ada new');
    await expect(undo()).rejects.toThrow('move');
    expect(shown()).toEqual({ ada: 'shortlist' });
    expect(client.getQueryState(nominationKeys.ofJob(JOB))?.isInvalidated).toBe(true);
  });
});

describe('a move of many', () => {
  beforeEach(() => begin({ ada: 'new', ben: 'new', cleo: 'shortlist' }));

  it('looks how they stand by now, and leads back to where each really was', async () => {
    service.stands.set('ben', 'interview'); // in another window
    service.stands.set('dora', 'new'); // nominated there
    const { done, passed, overtaken, undo } = await moveMany(
      client,
      JOB,
      ['ada', 'ben', 'cleo', 'dora', 'eve'],
      'shortlist',
    );
    expect(done.toSorted()).toEqual(['ada', 'ben', 'dora', 'eve']);
    expect({ passed, overtaken }).toEqual({ passed: ['cleo'], overtaken: ['ben'] });
    expect(new Set(service.stands.values())).toEqual(new Set(['shortlist']));
    expect(shown()).toEqual(there());
    expect(await undo()).toEqual([]);
    expect(there()).toEqual({ ada: 'new', ben: 'interview', cleo: 'shortlist', dora: 'new' });
    expect(shown()).toEqual(there());
  });

  it('leaves those where they are who are considered already, where only new ones are meant', async () => {
    const outcome = await moveMany(client, JOB, ['ada', 'cleo', 'eve'], 'new', { only_new: true });
    expect(outcome).toMatchObject({ done: ['eve'], passed: ['ada', 'cleo'], failures: [] });
    expect(there()).toEqual({ ada: 'new', ben: 'new', cleo: 'shortlist', eve: 'new' });
  });

  it('is not put back by what is fetched meanwhile', async () => {
    const early = refetch(); // asked for before
    const answer = service.hold();
    const moving = moveMany(client, JOB, ['ada', 'ben'], 'shortlist');
    const late = refetch();
    await settle();
    expect(shown()).toEqual({ ada: 'shortlist', ben: 'shortlist', cleo: 'shortlist' });
    answer();
    await Promise.all([early, late, moving]);
    expect(shown()).toEqual(there());
    expect(there()['ada']).toBe('shortlist');
  });

  it('gives way to a decision about one of them that comes after it', async () => {
    const answer = service.hold();
    const moving = moveMany(client, JOB, ['ada', 'ben'], 'shortlist');
    await settle();
    const single = movePerson(client, JOB, ['ben'], 'rejected');
    answer();
    await Promise.all([moving, single]);
    expect(there()).toEqual({ ada: 'shortlist', ben: 'rejected', cleo: 'shortlist' });
    expect(shown()).toEqual(there());
  });

  it('whose undo fails for one leaves that one where the service has them', async () => {
    const { undo } = await moveMany(client, JOB, ['ada', 'ben'], 'shortlist');
    service.breakOn('move n-ben new');
    expect((await undo()).map(({ candidate_id }) => candidate_id)).toEqual(['ben']);
    expect(shown()).toEqual({ ada: 'new', ben: 'shortlist', cleo: 'shortlist' });
    expect(shown()).toEqual(there());
  });
});
