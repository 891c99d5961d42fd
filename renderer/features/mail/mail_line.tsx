import type { Mail } from '#service/api/intake/mails/schema.ts';
import { formatDate } from '../../lib/format.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { texts } from '../../texts.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { BETWEEN } from '../../lib/joined.ts';

/** A mail in a line: who sent it, when, under which subject; and below it, what of it was left out. */
export function MailLine({ mail }: { mail: Mail }) {
  const words = texts.mails;
  const { sent_at, subject, forwarded_by, left_out } = mail;
  const sender = senderOf(mail);
  const from = sender === null ? words.unknown : words.from(sender);
  const line = [
    sent_at === null ? from : `${from}, ${formatDate(sent_at)}`,
    subject ?? words.noSubject,
    ...(forwarded_by === null ? [] : [words.forwarded(forwarded_by)]),
  ].join(BETWEEN);
  return (
    <>
      <div className="font-12 text-mute clip" title={spoken(line)}>
        <Hidden text={line} />
      </div>
      {left_out.length > 0 && (
        <div className="font-12 text-mute break-anywhere">
          <LeftOut parts={left_out} />
        </div>
      )}
    </>
  );
}

function senderOf({ from_name, from_email }: Mail): string | null {
  if (from_name === null || from_email === null) return from_name ?? from_email;
  // one bar says as much as two
  return from_email.includes('█') ? from_name : `${from_name} <${from_email}>`;
}

const SHOWN = 2;

/** The first few by name; all of them in the tooltip. */
function LeftOut({ parts }: { parts: Mail['left_out'] }) {
  const words = texts.mails;
  const told = parts.map(({ file_name, reason }) => `${file_name || words.letter}: ${words.reasons[reason]}`);
  const short = parts.length <= SHOWN ? ` (${told.join('; ')})` : '';
  return (
    <span title={spoken(told.join('\n'))}>
      {words.leftOut(parts.length)}
      <Hidden text={short} />
    </span>
  );
}
