import { oneLine } from './one_line.ts';

/** A letter as a file that mail programs open as a draft. */
export type Draft = {
  readonly id: string;
  /** null: whoever sends it fills it in. */
  readonly to: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  readonly date: Date;
};

const LINE = '\r\n';
/** Bytes of a part of a header: in base64, with what is around it, no more than the 75 signs that are allowed. */
const PART_BYTES = 45;

/**
 * The file (RFC 5322, 2045, 2047). It has no sender: the mail program puts in whoever sends it. Nothing that stands in a
 * name or a subject can begin a header of its own, since both are one line before they are encoded.
 */
export function emlOf({ id, to, subject, body, language, date }: Draft): string {
  const headers: readonly (readonly [string, string])[] = [
    ['X-Unsent', '1'],
    ['Date', date.toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${id}@longlist.invalid>`],
    ...(to === null ? [] : [['To', recipient(to)] as const]),
    ['Subject', words(oneLine(subject))],
    ['MIME-Version', '1.0'],
    ['Content-Language', language],
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Content-Transfer-Encoding', 'base64'],
  ];
  const text = Buffer.from(body.toWellFormed().replaceAll(/\r\n|\r|\n/gu, LINE) + LINE, 'utf8');
  const lines = text.toString('base64').match(/.{1,76}/gu) ?? [];
  return [...headers.map(([name, value]) => `${name}: ${value}`), '', ...lines, ''].join(LINE);
}

function recipient({ name, address }: NonNullable<Draft['to']>): string {
  const plain = oneLine(name);
  const phrase = /^[A-Za-z0-9 '-]{1,60}$/u.test(plain) ? `"${plain}"` : words(plain);
  return phrase === '' ? address : `${phrase}${LINE} <${address}>`;
}

/** Text of a header: as it is where it is short and plain, else in encoded words, none of which cuts a letter apart. */
function words(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/u.test(text) && !text.includes('=?')) return text;
  const parts: string[] = [''];
  for (const letter of text) {
    const last = parts.at(-1)!;
    if (Buffer.byteLength(last + letter) > PART_BYTES) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(`${LINE} `);
}
