import type { FieldText } from './vocabulary_texts.ts';

/** Fields of the local language model. */
export const MODEL_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  local_model: {
    is_on: { description: 'Whether the model is asked.', example: true },
    kind: { description: 'What kind of server it is; null until one was chosen.', example: 'ollama' },
    url: {
      description: 'Address of the server on this computer; null until one was chosen.',
      example: 'http://127.0.0.1:11434',
    },
    model: {
      description: 'The model, as the server names it; null until one was chosen.',
      example: 'qwen2.5:7b',
    },
    server: { description: 'What answered; null where nothing did.' },
    self_test: { description: 'Two questions to the model; null where none was asked.' },
    state: { description: 'OFF, IDLE, ASKING, or WAITING for a server that is away.', example: 'ASKING' },
    candidates: { description: 'How many candidates are left to ask about.', example: 12 },
    candidate_id: { description: 'Who is being asked about; null while nobody is.' },
    cancelled: { description: 'How many candidates are not asked about now.', example: 12 },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null where nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  local_model_test: {
    server: { description: 'What answered; null where nothing did.' },
    self_test: { description: 'Two questions to the model; null where none was asked.' },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null where nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  local_model_queue: {
    state: { description: 'OFF, IDLE, ASKING, or WAITING for a server that is away.', example: 'ASKING' },
    candidates: { description: 'How many candidates are left to ask about.', example: 12 },
    candidate_id: { description: 'Who is being asked about; null while nobody is.' },
    cancelled: { description: 'How many candidates are not asked about now.', example: 12 },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null where nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  model: { name: { description: 'As the server names it.', example: 'qwen2.5:7b' } },
  server: {
    kind: { description: 'What kind of server it is.', example: 'ollama' },
    version: { description: 'As the server says; null where it does not.', example: '0.12.3' },
    models: { description: 'Models that can be asked.', example: ['qwen2.5:7b'] },
  },
  self_test: {
    passed: {
      description: 'Whether all answers were right, with quotes that stand in the text.',
      example: true,
    },
    duration_ms: { description: 'How long it took, in milliseconds.', example: 4200 },
    answers: { description: 'Each question with its answer.' },
    question: { description: 'What was asked.', example: 'Has led a team' },
    expected: { description: 'The right answer.', example: 'met' },
    answer: { description: 'What the model said; null where it said nothing usable.', example: 'met' },
    quote: {
      description: 'Its quote as it stands in the text; null where it has none.',
      example: 'Led a team of nine warehouse staff and planned their shifts',
    },
  },
};
