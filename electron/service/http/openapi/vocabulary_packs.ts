import { PACK_WORDS } from '#service/exports/pack_words.ts';
import type { FieldText } from './vocabulary_texts.ts';

const AGENCY = {
  name: { description: 'Name of the agency.', example: 'Harbour Recruitment' },
  line: {
    description: 'One line under the name, such as how to reach the agency.',
    example: '12 Quay Street, Bristol',
  },
} as const;

/** Fields of client packs, of exported tables and of the agency that sends them. */
export const PACK_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  agency: AGENCY,
  export: {
    format: { description: 'csv or xlsx.', example: 'csv' },
    file_name: { description: 'Name of the file, without its ending.', example: 'Ranking' },
    columns: {
      description: 'The columns, from left to right.',
      example: [{ key: 'name', title: 'Name', type: 'text' }],
    },
    key: { description: "The key of the column's cells in rows.", example: 'name' },
    title: { description: 'The heading of the column.', example: 'Name' },
    type: { description: 'text, number or date: how a workbook holds the cells.', example: 'text' },
    rows: { description: 'Cells by the keys of the columns.', example: [{ name: 'Maria Lindqvist' }] },
  },
  client_pack: {
    job_title: { description: 'Title of the job.', example: 'Backend Engineer' },
    agency: { description: 'The sender on the cover.' },
    line: AGENCY.line,
    date: { description: 'The day of the pack.', example: '2026-03-02' },
    date_text: { description: 'The day as printed.', example: '2 March 2026' },
    language: { description: 'Language of headings and labels.', example: 'en' },
    is_blind: { description: 'Whether it leaves out who people are.', example: false },
    words: { description: 'Headings and labels as printed.', example: PACK_WORDS.en },
    quotation_marks: { description: 'Around words of a resume: the opening mark and the closing one.' },
    criteria: { description: 'The criteria of the job, in the order of the marks.' },
    candidates: { description: 'The people put forward, in their order.' },
    same_people: {
      description: 'Groups of records that are probably one person. Files do not show this.',
    },
    spotlight_ids: { description: 'Their spotlights, in the order of the pack.' },
    reasons: {
      description:
        'What the records have in common. `same_record`: the same record was put forward more than once.',
      example: ['same_email'],
    },
    spotlight_id: { description: 'The spotlight that puts them forward.' },
    position: { description: 'Place in the pack, from 1.', example: 1 },
    headline: { description: 'The reason in a line.', example: 'Ten years of payment systems' },
    note: { description: 'The reason in full; empty if there is none.', example: 'Available from May.' },
    role: { description: 'Present role and employer.', example: 'Backend Engineer, Example Payments' },
    years: { description: 'Experience as printed.', example: '10 years' },
    months: { description: 'Experience in months; null if unknown.', example: 120 },
    facts: { description: 'Other known facts.' },
    label: { description: 'The label of the fact.', example: 'Education' },
    value: { description: 'The fact.', example: 'MSc Computer Science, 2012' },
    marks: { description: 'The finding for each criterion.' },
    finding: { description: "What was found; a person's own answer wins.", example: 'met' },
    findings: { description: 'The labels of the findings.', example: { met: 'met', not_met: 'not met' } },
    quotes: { description: 'The chosen sentences of the resume.' },
    page_text: {
      description: 'Its page as printed; empty if unknown.',
      example: 'p. 2',
    },
    skills: { description: 'Skills that the job asks for and the resume names.', example: ['Kotlin'] },
    timeline: { description: 'Where they worked, newest first.' },
    period: { description: 'From when to when.', example: 'Mar 2019 – now' },
    employer: { description: 'The employer.', example: 'Example Payments' },
    text: { description: 'The criterion as shown.', example: 'Knows Java or Kotlin' },
    weight: { description: 'must, nice, or null if nobody said.', example: 'must' },
    title: { description: 'The text as printed.', example: 'Candidates for' },
    ...Object.fromEntries(
      [
        ['overview', 'At a glance'],
        ['person', 'Name'],
        ['location', 'Bristol'],
        ['experience', 'Experience'],
        ['must', 'must have'],
        ['nice', 'nice to have'],
        ['blind_line', 'Names, contact details and schools are left out.'],
        ['nobody', 'Nobody has been put forward yet.'],
      ].map(([word = '', example = '']) => [word, { description: 'The text as printed.', example }]),
    ),
    format: { description: 'json, or a file: pdf, xlsx, csv.', example: 'json' },
    with_resumes: { description: 'Whether to add the resumes, in a ZIP.', example: 'false' },
  },
};
