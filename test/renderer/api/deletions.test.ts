import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { decideDeletion as Decide } from '../../../renderer/api/deletions.ts';

const asked = vi.hoisted(() => ({
  decideCandidateDeletion: vi.fn(),
  carryOutCandidateDeletion: vi.fn(),
  withdrawCandidateDeletion: vi.fn(),
}));
vi.mock('../../../renderer/api/client.ts', () => ({ longlist: asked }));

const people = (amount: number): string[] => Array.from({ length: amount }, (_, at) => `person ${at}`);
const DUE = '2026-03-02T09:41:00.000Z';

describe('deleting many', async () => {
  const { decideDeletion }: { decideDeletion: typeof Decide } =
    await import('../../../renderer/api/deletions.ts');
  beforeEach(() => {
    vi.clearAllMocks();
    asked.decideCandidateDeletion.mockResolvedValue({ id: 'decided', due_at: DUE });
    asked.carryOutCandidateDeletion.mockResolvedValue({ id: 'decided' });
    asked.withdrawCandidateDeletion.mockResolvedValue({ id: 'decided' });
  });
  afterAll(() => void vi.doUnmock('../../../renderer/api/client.ts'));

  it('tells the service all of them at once, and when the page goes no more than that it is meant', async () => {
    const decided = decideDeletion(people(2000));
    expect(asked.decideCandidateDeletion.mock.calls).toEqual([[{ ids: people(2000) }, { keepalive: false }]]);
    expect(await decided.due).toBe(Date.parse(DUE));
    expect(asked.carryOutCandidateDeletion).not.toHaveBeenCalled();
    decided.carryOut();
    // within the same turn: a page that goes away has no other
    expect(asked.carryOutCandidateDeletion.mock.calls).toEqual([['decided', { keepalive: true }]]);
  });

  it('lets the ids of a few outlive their page, too', () => {
    decideDeletion(people(3));
    expect(asked.decideCandidateDeletion.mock.calls[0]?.[1]).toEqual({ keepalive: true });
  });

  it('is said to be carried out as soon as it is known by its id', async () => {
    const decided = decideDeletion(people(1));
    decided.carryOut();
    expect(asked.carryOutCandidateDeletion).not.toHaveBeenCalled();
    await decided.due;
    await vi.waitFor(() => expect(asked.carryOutCandidateDeletion).toHaveBeenCalledOnce(), 120_000);
  });

  it('is withdrawn, and says when that was too late', async () => {
    await decideDeletion(people(1)).withdraw();
    expect(asked.withdrawCandidateDeletion).toHaveBeenCalledOnce();
    asked.withdrawCandidateDeletion.mockRejectedValue(new Error('begun'));
    await expect(decideDeletion(people(1)).withdraw()).rejects.toThrow('begun');
  });

  it('says when it could not be decided; then there is nothing to carry out or withdraw', async () => {
    asked.decideCandidateDeletion.mockRejectedValue(new Error('away'));
    const decided = decideDeletion(people(1));
    await expect(decided.due).rejects.toThrow('away');
    decided.carryOut();
    await decided.withdraw();
    expect(asked.carryOutCandidateDeletion).not.toHaveBeenCalled();
    expect(asked.withdrawCandidateDeletion).not.toHaveBeenCalled();
  });
});
