import { describe, expect, it } from 'vitest';
import { IsoMoment, RecordRefParam, RemoteId } from '#service/api/fields.ts';

describe('moments', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T10:00Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00:30+02:00', '2026-03-01T08:00:30.000Z'],
    ['2026-03-01t10:00:30.123456z', '2026-03-01T10:00:30.123Z'],
    ['2026-03-01 10:00:30-0130', '2026-03-01T11:30:30.000Z'],
    ['2026-03-01T10:00:30+05', '2026-03-01T05:00:30.000Z'],
    ['2024-02-29T23:59:59,5Z', '2024-02-29T23:59:59.500Z'],
  ])('%s', (written, read) => expect(IsoMoment.parse(written)).toBe(read));

  it.each([
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T10:00',
    '2026-03-01T25:00Z',
    '2026-03-01T10:00+99:00',
    '1772355600',
    '+012026-01-01',
    '2026-03-01T10:00Z ',
  ])('refuses %j', (written) => expect(IsoMoment.safeParse(written).success).toBe(false));
});

describe('path ids', () => {
  it('lower-cases UUIDs', () =>
    expect(RecordRefParam.parse('0196A1B2-0000-7000-8000-00000000ABCD')).toEqual({
      id: '0196a1b2-0000-7000-8000-00000000abcd',
    }));
  it('takes everything after the first dot', () =>
    expect(RecordRefParam.parse('remote.remote.x.')).toEqual({ remote_id: 'remote.x.' }));
  it.each(['', 'remote', 'remote.', 'remote.  ', 'Remote.x', 'x'])('refuses %j', (raw) =>
    expect(RecordRefParam.safeParse(raw).success).toBe(false),
  );
});

it('remote ids are kept as sent, or refused', () => {
  expect(RemoteId.parse(' a\u0000b ')).toBe(' a\u0000b ');
  expect(RemoteId.safeParse('\ud800').success).toBe(false);
});
