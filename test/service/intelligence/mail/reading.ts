import { readMailWith } from '#service/engine/read_mail.ts';
import { mailKind } from '#service/intelligence/mail/kind.ts';
import type { MailTaken } from '#service/intelligence/mail/mail.ts';
import { shippedLexicon } from '../../../helpers/lexicon.ts';

/** What is taken of a mail, which must be one. */
export async function takenOf(bytes: Uint8Array): Promise<readonly MailTaken[]> {
  const mail_kind = mailKind(bytes);
  if (mail_kind === null) throw new Error('no mail');
  const read = await readMailWith(
    { kind: 'mail', bytes, mail_kind, received: '2026-11', looks_inside: true },
    shippedLexicon(),
    () => undefined,
  );
  if (!read.ok) throw new Error(read.reason);
  return read.mails;
}

/** Files and what was left out, in short. */
export function told({ files, left_out }: MailTaken): { files: string[]; left_out: string[] } {
  return {
    files: files.map(({ file_name, type, person }) => `${type} ${person} ${file_name}`),
    left_out: left_out.map(({ file_name, reason }) => `${reason} ${file_name}`.trim()),
  };
}
