/** A part of a mail: a file, or a mail within it. */
export type MailPart = {
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array | string;
  /** Lines of its head beside type and encoding. */
  readonly head?: readonly string[];
  /** In the text instead of beside it. */
  readonly inline?: boolean;
};

export type MailWords = {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly date?: string;
  readonly id?: string;
  /** Further lines of the head. */
  readonly head?: readonly string[];
  readonly text?: string;
  readonly html?: string;
  readonly parts?: readonly MailPart[];
};

let made = 0;
const encoded = (bytes: Uint8Array | string): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** A mail as it is sent, with its parts in base64. */
export function makeMail(words: MailWords = {}): Buffer {
  made += 1;
  const boundary = `part-${made}`;
  const head = [
    `From: ${words.from ?? 'Ana Ruiz <ana.ruiz@example.com>'}`,
    `To: ${words.to ?? 'Jobs <jobs@agency.example.com>'}`,
    `Subject: ${words.subject ?? 'Application'}`,
    `Date: ${words.date ?? 'Mon, 23 Nov 2026 09:12:44 +0100'}`,
    `Message-ID: <${words.id ?? `mail-${made}-${process.pid}@example.com`}>`,
    'MIME-Version: 1.0',
    ...(words.head ?? []),
  ];
  const texts = [
    ...(words.text === undefined ? [] : [part({ type: 'text/plain; charset=utf-8', bytes: words.text })]),
    ...(words.html === undefined ? [] : [part({ type: 'text/html; charset=utf-8', bytes: words.html })]),
  ];
  const parts = [...texts, ...(words.parts ?? []).map(part)];
  const body = parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('');
  return Buffer.from(
    `${head.join('\r\n')}\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`,
  );
}

function part({ name, type, bytes, head = [], inline = false }: MailPart): string {
  const is_mail = type === 'message/rfc822';
  const lines = [
    `Content-Type: ${type ?? 'application/octet-stream'}${name === undefined ? '' : `; name="${name}"`}`,
    `Content-Transfer-Encoding: ${is_mail ? '8bit' : 'base64'}`,
    ...(name === undefined
      ? []
      : [`Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${name}"`]),
    ...head,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${is_mail ? Buffer.from(bytes).toString() : encoded(bytes)}`;
}

/** A mailbox of mails, with lines that look like its borders quoted. */
export function makeMbox(mails: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    mails.flatMap((mail) => [
      Buffer.from('From ana@example.com Mon Nov 23 09:12:44 2026\n'),
      Buffer.from(
        Buffer.from(mail)
          .toString('latin1')
          .replaceAll(/(?<=\n)(>*From )/g, '>$1'),
        'latin1',
      ),
      Buffer.from('\n\n'),
    ]),
  );
}

/** The text of a resume, long enough to be one. */
export function resumeText(name: string, email: string | null = null): string {
  return [
    name,
    ...(email === null ? [] : [email]),
    '',
    'Experience',
    'Warehouse Manager, Harbour Logistics, 2019 to 2023',
    '- Led a team of nine people across two shifts and cut the time to load a truck by a third',
    '- Planned the routes of forty vehicles every day and answered for their budget',
    'Dispatcher, Northgate Freight, 2015 to 2019',
    '- Scheduled deliveries for three hundred customers and kept them informed about delays',
    '',
    'Education',
    'Bachelor of Logistics, University of Leeds, 2011 to 2014',
    '',
    'Skills',
    'Route planning, SAP, Excel, forklift licence',
    '',
  ].join('\n');
}
