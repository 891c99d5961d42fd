/** The most mails that are taken out of one mailbox. */
export const MAX_MAILS = 5000;

const FROM = Buffer.from('From ');
const NEWLINE = 10;

/** Where a line begins that stands before a mail: after an empty line, with the year at its end. */
function isBorder(all: Buffer, at: number): boolean {
  if (at > 0) {
    let before = at - 2;
    if (all[before] === 13) before -= 1;
    if (all[at - 1] !== NEWLINE || (before >= 0 && all[before] !== NEWLINE)) return false;
  }
  const end = all.indexOf(NEWLINE, at);
  const line = all.toString('latin1', at, Math.min(end === -1 ? all.length : end, at + 400));
  return /^From \S.*\b\d{4}\b.{0,20}\s*$/.test(line);
}

/**
 * The mails of a mailbox, one after the other, without copying it: what stands between two lines that begin with
 * "From ". That such lines inside of mails were quoted when they were saved, `unquoted` takes back.
 */
export function* splitMbox(bytes: Uint8Array): Generator<Uint8Array> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = -1;
  for (let at = all.indexOf(FROM); at !== -1; at = all.indexOf(FROM, at + FROM.length)) {
    if (!isBorder(all, at)) continue;
    if (start !== -1) yield bodyOf(all, start, at);
    start = at;
  }
  if (start !== -1) yield bodyOf(all, start, all.length);
}

function bodyOf(all: Buffer, start: number, end: number): Uint8Array {
  const line = all.indexOf(NEWLINE, start);
  return line === -1 || line >= end ? all.subarray(end, end) : all.subarray(line + 1, end);
}

/** A mail as it was before it was put into a mailbox: one `>` less before each quoted "From " (mboxrd, mboxo). */
export function unquoted(bytes: Uint8Array): Uint8Array {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!all.includes('\n>')) return bytes;
  return Buffer.from(all.toString('latin1').replaceAll(/(?<=\n)>(>*From )/g, '$1'), 'latin1');
}
