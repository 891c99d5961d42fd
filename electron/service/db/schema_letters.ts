type Kind = 'invite' | 'ask' | 'maybe' | 'decline' | 'other';

/** Rows of letters to candidates, and of the templates they are made of. */
export type LetterTables = {
  letter_templates: {
    id: string;
    remote_id: string;
    name: string;
    kind: Kind;
    language: string;
    subject: string;
    body: string;
    position: number;
    created_at: string;
    modified_at: string;
  };
  letters: {
    id: string;
    candidate_id: string;
    job_id: string | null;
    template_id: string | null;
    kind: Kind;
    language: string;
    subject: string;
    body: string;
    client_id: string | null;
    created_at: string;
  };
};
