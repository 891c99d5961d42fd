import { readMail, type PartReader } from '#service/intelligence/mail/read_mail.ts';
import type { MailRead } from '#service/intelligence/mail/mail.ts';
import type { ReadingStep } from '#service/intelligence/ports.ts';
import { readProfile } from '#service/intelligence/resume/profile.ts';
import type { Lexicon } from '#service/intelligence/skills/lexicon.ts';
import { readDocument } from '#service/intelligence/text/read.ts';
import type { MailCall } from './protocol.ts';

/** Reads a mail, and its files as far as that takes no text recognition: they are read fully once they are taken in. */
export function readMailWith(
  call: MailCall,
  lexicon: Lexicon,
  onProgress: (step?: ReadingStep) => void,
): Promise<MailRead> {
  const read: PartReader = async (bytes, file_name) => {
    const result = await readDocument(bytes, { file_name, onProgress });
    onProgress();
    if (!result.ok) return null;
    const profile = readProfile(result.document, { reference_date: call.received, lexicon });
    return { text: result.document.text, profile };
  };
  const file: PartReader = call.looks_inside ? read : async () => null;
  return readMail(call.bytes, call.mail_kind, { body: read, file });
}
