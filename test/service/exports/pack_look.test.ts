import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { logoType } from '../../../electron/service/exports/logo.ts';
import { accentOf, isReadable } from '../../../electron/service/exports/pack_color.ts';
import { noticeText, salaryText, startText } from '../../../electron/service/exports/pack_availability.ts';
import { GREEN } from '../../../electron/service/exports/pdf/style.ts';

function chunk(type: string, body: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
}

function png({
  width = 2,
  height = 2,
  depth = 8,
  color = 2,
  interlaced = 0,
  rows = 2,
  end = true,
} = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, interlaced], 8);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(rows * (width * 3 + 1))));
  const parts = [Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), data];
  return Buffer.concat(end ? [...parts, chunk('IEND', Buffer.alloc(0))] : parts);
}

const JPEG = Buffer.from('ffd8ffe000040000ffc0000b0800020002010111 00ffd9'.replaceAll(' ', ''), 'hex');

describe('what a logo may be', () => {
  it.each([
    ['a PNG', png(), 'image/png'],
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a PNG that ends too early', png({ end: false }), null],
    ['a PNG with fewer rows than it says', png({ rows: 1 }), null],
    ['a PNG with more rows than it says', png({ rows: 3 }), null],
    ['a PNG of sixteen bits', png({ depth: 16 }), null],
    ['an interlaced PNG', png({ interlaced: 1 }), null],
    ['a PNG without its palette', png({ color: 3 }), null],
    ['a PNG larger than any paper', png({ width: 90_000 }), null],
    ['a JPEG without a frame', JPEG.subarray(0, 8), null],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['more than a megabyte', Buffer.concat([png(), Buffer.alloc(1024 * 1024)]), null],
  ])('%s', (_, bytes, type) => {
    expect(logoType(bytes)).toBe(type);
  });
});

describe('the colour of a pack', () => {
  it.each([
    ['#1a4d8f', true],
    ['#000000', true],
    ['#767676', true],
    ['#777777', false],
    ['#ffcc00', false],
    ['#ffffff', false],
  ])('%s is readable on paper: %s', (color, is_readable) => {
    expect(isReadable(color)).toBe(is_readable);
    expect(accentOf(color)).toBe(is_readable ? color : GREEN);
  });
  it('is ours where none was chosen', () => expect(accentOf(null)).toBe(GREEN));
});

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('what a client reads of availability', () => {
  const none = { availability: null, notice_period: null, salary_expectation: null };
  const notice = { amount: 3, unit: 'month', to_end_of: 'quarter' } as const;
  const salary = { min: 65_000, max: 70_000, currency: 'EUR', per: 'year' } as const;
  it.each([
    [startText, { ...none, availability: { is_now: true, from: null } }, 'now', 'sofort'],
    [
      startText,
      { ...none, availability: { is_now: false, from: '2027-03-01' } },
      '1 March 2027',
      '1. März 2027',
    ],
    [startText, { ...none, availability: { is_now: false, from: '2027-03' } }, 'Mar 2027', 'Mär 2027'],
    [
      startText,
      { ...none, availability: { is_now: false, from: null, text: 'after the harvest' } },
      'after the harvest',
      'after the harvest',
    ],
    [
      noticeText,
      { ...none, notice_period: notice },
      '3 months to the end of a quarter',
      '3 Monate zum Quartalsende',
    ],
    [noticeText, { ...none, notice_period: { ...notice, amount: 0 } }, 'none', 'keine'],
    [
      salaryText,
      { ...none, salary_expectation: salary },
      '€65,000 – €70,000 a year',
      '65.000–70.000 € im Jahr',
    ],
    [
      salaryText,
      { ...none, salary_expectation: { ...salary, max: null } },
      'at least €65,000 a year',
      'mindestens 65.000 € im Jahr',
    ],
    [
      salaryText,
      { ...none, salary_expectation: { ...salary, min: null, currency: null, per: null } },
      'up to 70,000',
      'bis 70.000',
    ],
    [startText, none, '', ''],
    [noticeText, none, '', ''],
    [salaryText, none, '', ''],
  ] as const)('%o', (words, known, en, de) => {
    expect([plain(words(known, 'en')), plain(words(known, 'de'))]).toEqual([en, de]);
  });
});
