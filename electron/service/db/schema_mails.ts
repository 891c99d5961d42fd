import type { Generated } from 'kysely';

/** Rows of what was dropped: files, and what mails said of themselves. */
export type MailTables = {
  imports: {
    id: string;
    file_name: string;
    job_id: string | null;
    attachment_id: string | null;
    candidate_id: string | null;
    nomination_id: string | null;
    duplicate_of: string | null;
    refused_reason: string | null;
    refused_message: string | null;
    created_at: string;
    brought_id: Generated<string | null>;
    mail_id: Generated<string | null>;
  };
  mails: {
    id: string;
    candidate_id: string | null;
    message_id: string | null;
    sha256: string;
    from_name: string | null;
    from_email: string | null;
    is_personal: 0 | 1;
    forwarded_by: string | null;
    subject: string | null;
    sent_at: string | null;
    left_out: string;
    created_at: string;
  };
  mail_files: { attachment_id: string; mail_id: string; is_letter: 0 | 1 };
  mail_jobs: { mail_id: string; job_id: string };
};
