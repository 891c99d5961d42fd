/** Stands in until intelligence/text/sniff.ts exists. */
export function sniffMediaType(bytes: Uint8Array, file_name: string | null): string | null {
  const head = Buffer.from(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return 'application/pdf';
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  if (head.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  if (head.includes(0)) return null;
  return /\.md$/i.test(file_name ?? '') ? 'text/markdown' : 'text/plain';
}
