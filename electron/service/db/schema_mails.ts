/** Tables of what mails said of themselves, and what came of them. */
export type MailTables = {
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
