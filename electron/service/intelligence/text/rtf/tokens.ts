/** A piece of RTF: a control word with its number, a control symbol, a byte, plain text or a group's edge. */
export type Token =
  | { readonly type: 'word'; readonly word: string; readonly value: number | null }
  | { readonly type: 'symbol'; readonly symbol: string }
  | { readonly type: 'byte'; readonly byte: number }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open' }
  | { readonly type: 'close' };

const TOKEN =
  /\\([a-zA-Z]{1,40})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([^])|([{}])|[\r\n]+|([^\\{}\r\n]+)|\\/y;

/**
 * Cuts RTF, given as one character a byte, into tokens. Binary data (\bin) is stepped over. What does not fit
 * the grammar is skipped, as the format demands of readers.
 */
export function* rtfTokens(source: string): Generator<Token> {
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < source.length) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    if (match === null) return;
    at = TOKEN.lastIndex;
    const [, word, number, hex, symbol, brace, text] = match;
    if (word !== undefined) {
      const value = number === undefined ? null : Number(number);
      if (word === 'bin') at += Math.max(0, value ?? 0);
      else yield { type: 'word', word, value };
    } else if (hex !== undefined) yield { type: 'byte', byte: Number.parseInt(hex, 16) };
    else if (symbol !== undefined) yield { type: 'symbol', symbol };
    else if (brace !== undefined) yield { type: brace === '{' ? 'open' : 'close' };
    else if (text !== undefined) yield { type: 'text', text };
  }
}

// Code pages as the format numbers them, by the names decoders have for them.
const CODE_PAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  28592: 'iso-8859-2',
  28605: 'iso-8859-15',
  65001: 'utf-8',
};
/** Character sets of fonts, as code pages. */
const CHARSETS: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** The code page of a font's character set; null for the document's own. */
export function pageOfCharset(charset: number): number | null {
  return CHARSETS[charset] ?? null;
}

/** Bytes of a code page as text; Windows-1252 where the page is not known. */
export function decodeBytes(bytes: readonly number[], page: number): string {
  const name = CODE_PAGES[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');
  return new TextDecoder(name).decode(Uint8Array.from(bytes));
}
