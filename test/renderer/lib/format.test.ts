import { describe, expect, it } from 'vitest';
import { formatAgo, formatMonths, formatRole } from '../../../renderer/lib/format.ts';

describe('words for figures', () => {
  it.each([
    [null, ''],
    [0, '0 m'],
    [7, '7 m'],
    [12, '1 y'],
    [112, '9 y 4 m'],
  ])('%s months', (months, words) => {
    expect(formatMonths(months).replaceAll('\u00A0', ' ')).toBe(words);
  });

  it('a role is whatever of it is known', () => {
    expect(formatRole('Cook', null)).toBe('Cook');
    expect(formatRole(null, 'Inn')).toBe('Inn');
    expect(formatRole('Cook', 'Inn', ' at ')).toBe('Cook at Inn');
    expect(formatRole(null, undefined)).toBe('');
  });

  it('a moment is told as a person would', () => {
    const now = Date.parse('2026-11-21T12:00:00.000Z');
    const told = (iso: string) => formatAgo(iso, now);
    expect(told('2026-11-21T11:59:40.000Z')).toBe('just now');
    expect(told('2026-11-21T11:45:00.000Z')).toBe('15 minutes ago');
    expect(told('2026-11-20T12:00:00.000Z')).toBe('yesterday');
    expect(told('2026-10-01T12:00:00.000Z')).toBe('Oct 1, 2026');
  });
});
