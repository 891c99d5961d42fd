import { PROTECTED_SENTENCES } from '../../protected/sentences.ts';
import type { Sentences } from './sentence.ts';

/** Why a criterion has no answer and what to do, in English; apart, so that nothing else is loaded with it. */
export const FAILURES: Sentences = {
  ...PROTECTED_SENTENCES,
  no_text: () => 'The resume has no readable text. Add a resume whose text can be read.',
  no_file: () => 'The candidate has no file to read. Add a resume.',
  unreadable: ({ cause }) => `No file of the candidate could be read: ${cause}`,
  engine_error: ({ cause }) => `The criterion could not be checked: ${cause}. Try it in other words.`,
  no_answer: ({ cause }) => `The engine gave no answer: ${cause} Check again, or put it in other words.`,
};
