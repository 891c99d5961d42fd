import type { UnreadableReason } from '../document.ts';

/** Who wrote a mail, as its head says. */
export type Sender = { readonly name: string | null; readonly address: string };

/** A file in a mail, or a mail that was forwarded in it as a file. */
export type MailPart = {
  readonly file_name: string | null;
  /** As the mail says, in small letters; what a file is, its bytes decide. */
  readonly media_type: string;
  readonly bytes: Uint8Array;
  /** It stands in the text of the mail, as the pictures of a signature do. */
  readonly in_text: boolean;
};

/** A mail with its parts taken out, whatever kind of file it came in. */
export type Mail = {
  readonly from: Sender | null;
  /** Nothing says that it was sent by a machine, or on behalf of others. */
  readonly is_personal: boolean;
  readonly subject: string | null;
  /** ISO 8601, UTC; null where the mail does not say. */
  readonly sent_at: string | null;
  readonly message_id: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly parts: readonly MailPart[];
  readonly mails: readonly Mail[];
  /** The text itself is encrypted, or wrapped into a signature. */
  readonly is_sealed: boolean;
  /** Mails in it that lie too deep to be looked at. */
  readonly too_deep: number;
};

/** Why a file of a mail was not taken as a resume. */
export type LeftOutReason =
  | 'PICTURE' // in the text, or too small for a page
  | 'CALENDAR'
  | 'CONTACT_CARD'
  | 'SEALED' // encrypted, or a signature that wraps what it signs
  | 'WINMAIL' // a winmail.dat that is damaged
  | 'ARCHIVE_UNREADABLE'
  | 'UNSUPPORTED'
  | 'NOT_A_RESUME' // read, and nothing of a resume found in it
  | 'UNCLEAR_WHOSE' // there are resumes of several people, and it names none of them
  | 'LETTER_OF_SEVERAL' // the letter itself: it is about several people
  | 'TOO_LARGE'
  | 'TOO_DEEP'
  | 'TOO_MANY';

export type LeftOut = { readonly file_name: string; readonly reason: LeftOutReason };

export type MailFile = {
  readonly file_name: string;
  readonly bytes: Uint8Array;
  readonly type: 'resume' | 'about';
  /** Whose it is: people of a mail are counted from 0. */
  readonly person: number;
};

/** What is taken in of one mail. */
export type MailTaken = {
  readonly from: Sender | null;
  readonly is_personal: boolean;
  readonly forwarded_by: Sender | null;
  readonly subject: string | null;
  readonly sent_at: string | null;
  readonly message_id: string | null;
  /** What its sender wrote, without what they quote; null where that is nothing, or is a resume. */
  readonly letter: string | null;
  readonly files: readonly MailFile[];
  readonly left_out: readonly LeftOut[];
  readonly is_sealed: boolean;
};

export type MailRead =
  | { readonly ok: true; readonly mails: readonly MailTaken[] }
  | { readonly ok: false; readonly reason: UnreadableReason };
