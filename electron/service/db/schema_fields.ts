/** Row types of own fields, of which a recruiter says what jobs and candidates have beside the program's. */
export type FieldTables = {
  custom_fields: {
    id: string;
    remote_id: string | null;
    applies_to: 'job' | 'candidate';
    kind: 'text' | 'number' | 'date' | 'choice';
    name: string;
    choices: string;
    position: number;
    created_at: string;
    modified_at: string;
  };
  custom_field_values: {
    id: string;
    field_id: string;
    candidate_id: string | null;
    job_id: string | null;
    text_value: string | null;
    number_value: number | null;
    client_id: string | null;
    created_at: string;
    modified_at: string;
  };
  availability_facts: {
    id: string;
    candidate_id: string;
    fact: 'availability' | 'notice_period' | 'salary_expectation';
    value: string;
    client_id: string | null;
    created_at: string;
    modified_at: string;
  };
  candidate_terms: {
    candidate_id: string;
    starts_on: string | null;
    notice_amount: number | null;
    notice_unit: 'day' | 'week' | 'month' | null;
    notice_to_end_of: 'month' | 'quarter' | 'year' | null;
    salary: number | null;
    salary_currency: string | null;
    salary_per: 'year' | 'month' | 'day' | 'hour' | null;
  };
};
