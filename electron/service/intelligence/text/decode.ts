/**
 * Bytes of a text file as a string: UTF-8 or UTF-16 by byte order mark, UTF-16 without one by its zero bytes, UTF-8
 * where the bytes are valid, else Windows-1252, which gives every byte a character.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Detects UTF-16 by its byte order mark, or without one by the zeros that are every second byte of Latin text. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const length = Math.min(bytes.length - (bytes.length % 2), 2000);
  if (length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  const pairs = length / 2;
  if (odd > 0.7 * pairs && even < 0.1 * pairs) return 'utf-16le';
  if (even > 0.7 * pairs && odd < 0.1 * pairs) return 'utf-16be';
  return null;
}
