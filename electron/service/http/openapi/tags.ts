/** Groups of operations, in the order of the documentation. */
export const TAGS: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Access', description: 'Tokens, and the programs that may ask for them.' },
  { name: 'Jobs', description: 'Vacancies, with the description candidates are ranked by.' },
  {
    name: 'Criteria',
    description: 'Yes/no questions about candidates: of a job, a tag or the organization.',
  },
  { name: 'Candidates', description: 'People, with what was sent, what was read and what a person entered.' },
  { name: 'Attachments', description: 'Files such as resumes, and what was read from them.' },
  { name: 'Nominations', description: 'A candidate linked to a job, at one stage.' },
  { name: 'Nomination stages', description: 'The pipeline of the organization, or of one job.' },
  { name: 'Notes', description: 'What people write about candidates.' },
  { name: 'Retention', description: 'How long candidates are kept. Nothing deletes them automatically.' },
  { name: 'Rankings', description: 'All candidates in order: by a job, a candidate, a file or words.' },
  { name: 'Summaries', description: 'A candidate in short, in relation to a job.' },
  {
    name: 'Criterion evaluations',
    description: 'Whether a candidate meets a criterion, with an explanation.',
  },
  { name: 'Tags', description: 'Labels, the same for the whole organization.' },
  { name: 'Candidate tags', description: 'Which candidate has which tag.' },
  { name: 'Job tags', description: 'Which job has which tag.' },
  { name: 'Saved searches', description: 'Filters of Pool and Ranking, kept under a name.' },
  { name: 'Spotlights', description: 'Candidates put forward for a job, with the reason.' },
  {
    name: 'Client packs',
    description: 'What is sent to a client, as files: people put forward, and tables.',
  },
  { name: 'Imports', description: 'Files that come from no other system.' },
  { name: 'Candidate tables', description: 'Spreadsheets whose rows become candidates.' },
  { name: 'Watched folders', description: 'Folders whose new files are imported automatically.' },
  { name: 'Skill lists', description: 'Skills people add to those the program knows.' },
  { name: 'Text recognition', description: 'Languages in which scans and pictures are read.' },
  {
    name: 'Embedding model',
    description: 'The model behind rankings: the bundled one, or one that is added.',
  },
  {
    name: 'Local language model',
    description:
      'A model on this computer that may be asked about criteria. Off unless somebody switches it on.',
  },
  { name: 'Batch', description: 'Many changes in one request.' },
  { name: 'Events', description: 'What changed, as a list and as a stream.' },
  { name: 'Webhooks', description: 'Events sent to an address of yours, signed.' },
  { name: 'Data folder', description: 'Where everything is stored, and its backups.' },
  { name: 'Service', description: 'The service itself.' },
];
