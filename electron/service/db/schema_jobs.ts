/** Tables of what is known of jobs beside the contract's record; part of Database in schema.ts. */
export type JobTables = {
  deleted_private_jobs: { job_id: string; private_to: string };
  job_details: {
    job_id: string;
    client_name: string | null;
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: string | null;
    location: string | null;
    salary_min: number | null;
    salary_max: number | null;
    salary_currency: string | null;
    salary_period: 'year' | 'month' | 'day' | 'hour' | null;
    deadline: string | null;
  };
  job_looks: { job_id: string; client_id: string; looked_at: string };
};
