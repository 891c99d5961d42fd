/** A mail as a mail program opens it: one part, in base64. It knows nothing of who wrote it. */
export type OpenedMail = {
  readonly headers: Readonly<Record<string, string>>;
  readonly to: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly body: string;
};

/** Opens an .eml file by the rules: unfolds headers, decodes encoded words and the body. */
export function openEml(file: string): OpenedMail {
  const end = file.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of file
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (colon < 1 || name in headers) throw new Error(`No header: ${line}`);
    headers[name] = line.slice(colon + 1).trim();
  }
  const [, phrase = '', address = ''] = /^(?:(.*)\s)?<([^<>\s]+)>$/.exec(headers['to'] ?? '') ?? [];
  return {
    headers,
    to: headers['to'] === undefined ? null : { name: decoded(phrase).replaceAll(/^"|"$/g, ''), address },
    subject: decoded(headers['subject'] ?? ''),
    body: Buffer.from(file.slice(end + 4), 'base64').toString('utf8'),
  };
}

function decoded(text: string): string {
  return text
    .replaceAll(/(=\?[^?]+\?B\?[^?]*\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?UTF-8\?B\?([^?]*)\?=/g, (_all, bytes: string) => {
      const word = Buffer.from(bytes, 'base64').toString('utf8');
      if (word.includes('\ufffd')) throw new Error(`A letter was cut apart: ${bytes}`);
      return word;
    });
}
