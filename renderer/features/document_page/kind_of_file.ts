/** True for the bytes of a PDF, wherever in its first kilobyte it says so. */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCodePoint(...bytes.subarray(0, 1024)).includes('%PDF-');
}

const PICTURES: readonly (readonly [media_type: string, head: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/bmp', [0x42, 0x4d]],
];

/** The media type of a picture that the page can show; null for everything else (a TIFF among it). */
export function pictureType(bytes: Uint8Array): string | null {
  const riff = String.fromCodePoint(...bytes.subarray(0, 12));
  if (riff.startsWith('RIFF') && riff.endsWith('WEBP')) return 'image/webp';
  return PICTURES.find(([, head]) => head.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}
