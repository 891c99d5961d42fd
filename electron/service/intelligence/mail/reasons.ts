/** Why a mail, or a file that is called one, became no candidate. */
export const MAIL_REASONS = {
  NO_RESUME:
    'There is no resume in this e-mail. Look at what was left out, save the right file by itself and import that.',
  MAIL_SEALED:
    'The e-mail is encrypted, or wrapped in a signature. Open it in your e-mail program, save the attached ' +
    'resume and import that.',
  NOT_A_MAIL:
    'By its name this is an e-mail, but it does not begin as one. Save it again from your e-mail program, as ' +
    '.eml, .msg or .mbox.',
  NO_MAILS: 'There is no e-mail in this mailbox. Export it again from your e-mail program.',
} as const;
export type MailReason = keyof typeof MAIL_REASONS;
