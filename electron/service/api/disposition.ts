/** Content-Disposition of a file to save (RFC 6266): a plain name for old clients, the true one percent-encoded. */
export function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\/]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
