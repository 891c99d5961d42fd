import path from 'node:path';

/** A multipart form of text fields and one file. */
export function formWith(fields: Record<string, string>, file: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(bytes)]), path.basename(file));
  return form;
}
