import type { FieldText } from './vocabulary_texts.ts';

const EDITS = [{ field: 'skills', was: null, value: { name: 'Kafka Streams' } }];

/** Fields of what people change in profiles, of versions of resumes, and of lists of skills. */
export const EDIT_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  profile_record: {
    attachment_id: { description: 'The resume it was read from; null if none could be read.' },
    read: { description: 'What was read; null if nothing was.', example: null },
    edits: { description: 'What people changed: one item for each entry, in their order.', example: EDITS },
    profile: { description: 'Both together: what everything else uses.', example: null },
  },
  edit: {
    edits: {
      description:
        'All edits, at most 1,000; an empty list takes everything back. `was` is the entry as read, null for an entry a person adds; `value` is the entry as they want it, null to remove it.',
      example: EDITS,
    },
    attachment_id: { description: 'The resume it was read from; null if none could be read.' },
  },
  resume_version: {
    attachment_id: { description: 'The file.' },
    file_name: { description: 'What the file is called.', example: 'amara-okonjo-2026.pdf' },
    state: { description: 'Whether the file was read.', example: 'READY' },
    changes: { description: 'What changed since the readable version before it; empty for the first.' },
    path_kind: {
      description:
        'What it is about: name, email, phone, link, location, work, education, skills, languages, …',
      example: 'work',
    },
    change: { description: 'Whether it is new, gone or different.', example: 'added' },
    before: { description: 'What the earlier version says; null if nothing.', example: null },
    after: {
      description: 'What this version says; null if nothing.',
      example: 'Backend Engineer, Harbour Logistics (2024-03 – now)',
    },
  },
  ocr_language: {
    code: { description: 'Tesseract’s code of the language.', example: 'deu' },
    file: { description: 'Language data, at most 24 MiB.', example: '(the bytes of deu.traineddata.gz)' },
    is_built_in: { description: 'Whether it comes with the program and cannot be deleted.', example: false },
    byte_size: { description: 'Size of the added file; null for a built-in language.', example: 1584096 },
    created_at: {
      description: 'When it was added; null for a built-in language.',
      example: '2026-11-20T09:30:00.000Z',
    },
  },
  skill_list: {
    id: { description: 'The id of the list.', example: '0198c0de-0000-7000-8000-0000000000a1' },
    file: { description: 'The list, at most 20 MiB.', example: '(the bytes of skills.csv)' },
    name: { description: 'The name of the list.', example: 'Skills of our trade' },
    text: {
      description: 'The list itself, at most 20 MiB.',
      example: 'Kiln firing; Kiln operation\nGlazing',
    },
    layout: {
      description: 'How the list was read: ESCO’s CSV, O*NET’s tables, or a plain list.',
      example: 'PLAIN',
    },
    skill_count: { description: 'The number of skills in it.', example: 2 },
    problems: {
      description: 'Unusable rows, each in a sentence; at most 51.',
      example: ['Line 7: the skill has no name.'],
    },
  },
};
