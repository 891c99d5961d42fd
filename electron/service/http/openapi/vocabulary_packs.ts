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
      description: 'What stands at the top, from left to right.',
      example: [{ key: 'name', title: 'Name', type: 'text' }],
    },
    key: { description: 'What the cells of the column are called in rows.', example: 'name' },
    title: { description: 'What stands at the top of the column.', example: 'Name' },
    type: { description: 'text, number or date: how a workbook holds the cells.', example: 'text' },
    rows: { description: 'Cells by the keys of the columns.', example: [{ name: 'Maria Lindqvist' }] },
  },
  client_pack: {
    job_title: { description: 'Title of the job.', example: 'Backend Engineer' },
    agency: { description: 'Who sends it, as it stands on the cover.' },
    line: AGENCY.line,
    date: { description: 'The day it was made.', example: '2026-03-02' },
    date_text: { description: 'The day, as it is written.', example: '2 March 2026' },
    language: { description: 'Language of headings and labels.', example: 'en' },
    is_blind: { description: 'Whether it leaves out who people are.', example: false },
    words: { description: 'Headings and labels, as they are printed.', example: PACK_WORDS.en },
    quotation_marks: { description: 'Around words of a resume: the opening mark and the closing one.' },
    criteria: { description: 'The criteria of the job, in the order of the marks.' },
    candidates: { description: 'The people put forward, in their order.' },
    same_people: {
      description:
        'Records in it that are probably one person, each person with all of theirs; no file shows this.',
    },
    spotlight_ids: { description: 'Their spotlights, in the order of the pack.' },
    reasons: {
      description:
        'What the records have in common. `same_record`: one record was put forward more than once.',
      example: ['same_email'],
    },
    spotlight_id: { description: 'The spotlight that puts them forward.' },
    position: { description: 'Place in the pack, from 1.', example: 1 },
    headline: { description: 'Why, in a line.', example: 'Ten years of payment systems' },
    note: { description: 'Why, in full; empty where there is none.', example: 'Available from May.' },
    role: { description: 'Present role and employer.', example: 'Backend Engineer, Example Payments' },
    years: { description: 'Experience, as it is written.', example: '10 years' },
    months: { description: 'Experience in months; null where it is not known.', example: 120 },
    facts: { description: 'What else is known, only what is.' },
    label: { description: 'What the fact is called.', example: 'Education' },
    value: { description: 'The fact.', example: 'MSc Computer Science, 2012' },
    marks: { description: 'Where they stand with each criterion.' },
    finding: { description: "What was found; a person's own answer wins.", example: 'met' },
    findings: { description: 'What the findings are called.', example: { met: 'met', not_met: 'not met' } },
    quotes: { description: 'Sentences of the resume that were chosen.' },
    page_text: {
      description: 'Where it stands, as it is printed; empty where that is not known.',
      example: 'p. 2',
    },
    skills: { description: 'Skills that the job asks for and the resume names.', example: ['Kotlin'] },
    timeline: { description: 'Where they worked, newest first.' },
    period: { description: 'From when to when.', example: 'Mar 2019 – now' },
    employer: { description: 'The employer.', example: 'Example Payments' },
    text: { description: 'The criterion, as it is shown.', example: 'Knows Java or Kotlin' },
    weight: { description: 'must, nice, or null where it was not said.', example: 'must' },
    title: { description: 'As it is printed.', example: 'Candidates for' },
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
      ].map(([word = '', example = '']) => [word, { description: 'As it is printed.', example }]),
    ),
    format: { description: 'json, or a file: pdf, xlsx, csv.', example: 'json' },
    with_resumes: { description: 'Whether the resumes come along, in a ZIP.', example: 'false' },
  },
};
