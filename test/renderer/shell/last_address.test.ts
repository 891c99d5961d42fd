import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastAddress, withoutPeople } from '../../../renderer/shell/last_address.ts';

const JOB = '0198a000-0000-7000-8000-000000000001';

const DAY = new Date(2026, 10, 23, 17);
const kept = (left: string) => (key: string) =>
  key.endsWith('_day') ? new Date(2026, 10, 23, 9).toDateString() : left;

describe('where the page opens again', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  it.each([
    ['/settings', '/settings'],
    [`/ranking?job=${JOB}&words=kafka`, `/ranking?job=${JOB}&words=kafka`],
    [`/pipeline?job=%22${JOB}%22`, `/pipeline?job=%22${JOB}%22`],
    [`/jobs/${JOB}?part=criteria`, `/jobs/${JOB}?part=criteria`],
    ['/jobs/new', '/jobs/new'],
    ['/ranking?job=0198a000-0000-7000-8000-00000000dead', null],
    ['/candidates/0198a000-0000-7000-8000-000000000002', null],
    ['//elsewhere.example.com', null],
    ['', null],
  ])('%s: %s', (left, opened) => {
    vi.stubGlobal('localStorage', { getItem: kept(left) });
    expect(lastAddress([JOB], DAY)).toBe(opened);
  });
  it('not on another day', () => {
    vi.stubGlobal('localStorage', { getItem: kept('/settings') });
    expect(lastAddress([JOB], new Date(2026, 10, 24, 8))).toBeNull();
  });
  it('nowhere in particular the first time, or without storage', () => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    expect(lastAddress([JOB])).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(lastAddress([JOB])).toBeNull();
  });
  it.each([
    ['/', null],
    ['/candidates/0198a000-0000-7000-8000-000000000002?quote=their+own+words', null],
    ['/pool?q=Ada+Example&mode=meaning', '/pool'],
    ['/pool?q=Ada+Example&years=5', '/pool?years=5'],
    ['/activity?candidate=0198a000-0000-7000-8000-000000000002&by=person', '/activity?by=person'],
    ['/settings#data', '/settings#data'],
  ])('of %s it keeps %s', (href, keeps) => {
    expect(withoutPeople(href)).toBe(keeps);
  });
});
