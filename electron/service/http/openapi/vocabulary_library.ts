import type { FieldText } from './vocabulary_texts.ts';

const asked: Readonly<Record<string, FieldText>> = {
  prompt_text: {
    description: 'The yes/no question, at most 2,000 characters.',
    example: 'Works in banking now',
  },
  weight: {
    description: 'must or nice: how much it matters to a person. It changes no score.',
    example: 'must',
  },
  understood_as: { description: 'How it is read, in plain words.', example: 'Works now in: banking' },
  told: {
    description:
      'understood_as in codes, for other languages; a sentence that joins others stands before them and has their number in args.parts.',
    example: [{ code: 'asks.industry', args: { name: 'banking', now: 1 } }],
  },
};

/** Fields of criteria to choose from: suggested ones, presets, those a person keeps. */
export const LIBRARY_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  suggested_criterion: {
    ...asked,
    engine: { description: 'meaning if it keeps words of the job that no rule reads.', example: 'rules' },
    quote: {
      description: 'The sentence of the description it comes from.',
      example: 'You work in banking today',
    },
    criterion_id: {
      description: 'The criterion of the job that already asks the same; null if there is none.',
      example: null,
    },
  },
  criterion_preset: {
    ...asked,
    id: { description: 'The id of the preset; it does not change.', example: 'finance' },
    trade: { description: 'The trade it is for.', example: 'Finance' },
    name: { description: 'What the preset is called.', example: 'Accountant' },
    criteria: { description: 'The criteria, in the order to show them.' },
  },
  saved_criterion: {
    ...asked,
    display_name: {
      description: 'Shown instead of prompt_text, unless null.',
      example: 'Banking',
    },
    weight: { description: 'must, nice, or null if nobody said.', example: 'must' },
  },
};
