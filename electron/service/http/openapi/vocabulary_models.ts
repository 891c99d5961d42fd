import type { FieldText } from './vocabulary_texts.ts';

/** Fields of the local language model. */
export const MODEL_FIELDS: Readonly<Record<string, Readonly<Record<string, FieldText>>>> = {
  embedding_model: {
    state: {
      description:
        'BUNDLED, CHECKING, REFUSED, CHOSEN (used from the next start), IN_USE, LEAVING (the bundled one returns at the next start), or GONE.',
      example: 'IN_USE',
    },
    in_use: {
      description: 'The model whose vectors are ranked.',
      example: 'multilingual-e5-small@0b1c2d3e4f50',
    },
    path: {
      description: 'Full path of the folder; null if none was added.',
      example: '/home/mara/models/multilingual-e5-small',
    },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null if nothing is.',
      example: 'The folder has no config.json. Choose the folder of a model, not one above it.',
    },
    is_restart_needed: {
      description: 'Whether the next start uses another model.',
      example: false,
    },
    to_read: { description: 'Files still to be read with the model in use.', example: 120 },
    added: { description: 'The model that was added; null for the bundled one.' },
  },
  added: {
    model: {
      description: 'The signature of its vectors: its name and the beginning of its hash.',
      example: 'multilingual-e5-small@0b1c2d3e4f50',
    },
    source: {
      description: 'The folder it was copied from.',
      example: '/home/mara/models/multilingual-e5-small',
    },
    weights: { description: 'The file that is used.', example: 'onnx/model_quantized.onnx' },
    byte_size: { description: 'Size of that file in bytes.', example: 118_000_000 },
    dimensions: { description: 'Numbers in a vector.', example: 384 },
    pooling: {
      description: 'How its words become one vector: their mean, or the first one (`cls`).',
      example: 'mean',
    },
    query_prefix: { description: 'The text before a job’s text; often empty.', example: 'query: ' },
    passage_prefix: {
      description: 'The text before a passage of a resume; often empty.',
      example: 'passage: ',
    },
    max_pieces: { description: 'How many pieces of a text it sees.', example: 512 },
  },
  local_model: {
    is_on: { description: 'Whether the model is asked.', example: true },
    kind: {
      description: 'The kind of server, or `file` for a model file; null until one is chosen.',
      example: 'ollama',
    },
    url: {
      description: 'The address of the server on this computer; null for a file, and until one is chosen.',
      example: 'http://127.0.0.1:11434',
    },
    model: {
      description: 'The model, as the server names it; null until one is chosen.',
      example: 'qwen2.5:7b',
    },
    path: {
      description: 'Full path of a GGUF file on this computer.',
      example: '/home/mara/models/assistant-3b-q4.gguf',
    },
    server: { description: 'What answered; null if nothing did.' },
    self_test: { description: 'Two questions to the model; null if none was asked.' },
    state: { description: 'OFF, IDLE, ASKING, or WAITING for a server that is away.', example: 'ASKING' },
    candidates: { description: 'How many candidates are left to ask about.', example: 12 },
    candidate_id: { description: 'The candidate in question; null while there is none.' },
    cancelled: { description: 'How many candidates were dropped from the queue.', example: 12 },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null if nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  local_model_test: {
    server: { description: 'What answered; null if nothing did.' },
    self_test: { description: 'Two questions to the model; null if none was asked.' },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null if nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  local_model_queue: {
    state: { description: 'OFF, IDLE, ASKING, or WAITING for a server that is away.', example: 'ASKING' },
    candidates: { description: 'How many candidates are left to ask about.', example: 12 },
    candidate_id: { description: 'The candidate in question; null while there is none.' },
    cancelled: { description: 'How many candidates were dropped from the queue.', example: 12 },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null if nothing is.',
      example: 'No model server answers at http://127.0.0.1:11434. Start it, or change the address.',
    },
  },
  model_file: {
    state: {
      description:
        'NONE, CHECKING, REFUSED, READY, LOADING, LOADED, CHANGED since it was chosen, or GONE from its place.',
      example: 'READY',
    },
    path: {
      description: 'The file being checked or refused, otherwise the chosen one; null if there is none.',
      example: '/home/mara/models/assistant-3b-q4.gguf',
    },
    checked_bytes: {
      description: 'Bytes read so far; null unless it is being checked.',
      example: 1_048_576,
    },
    problem: {
      description: 'What is wrong and what to do, in a sentence; null if nothing is.',
      example: 'The file is empty. Download or copy it once more.',
    },
    chosen: { description: 'The chosen file; null if there is none.' },
  },
  chosen: {
    path: { description: 'Where it lies.', example: '/home/mara/models/assistant-3b-q4.gguf' },
    model: {
      description: 'The signature of its answers: its name and the beginning of its hash.',
      example: 'assistant-3b-q4@4f1c09a2b7d3',
    },
    name: { description: 'The name in the file; null if it has none.', example: 'Assistant 3B' },
    architecture: { description: 'The kind of model.', example: 'llama' },
    parameters: { description: 'The number of its parameters.', example: 3_210_000_000 },
    context_length: {
      description: 'Pieces of text it can see at once; null if the file does not say.',
      example: 8192,
    },
    byte_size: { description: 'Size of the file in bytes.', example: 2_020_000_000 },
    sha256: {
      description: 'Hash of the file, in hexadecimal.',
      example: '4f1c09a2b7d3e85566a0c7f1d2938ab4c5d6e7f8091a2b3c4d5e6f708192a3b4',
    },
  },
  model: { name: { description: 'As the server names it.', example: 'qwen2.5:7b' } },
  server: {
    kind: { description: 'What kind of server it is.', example: 'ollama' },
    version: { description: 'The version the server gives; null if it gives none.', example: '0.12.3' },
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
    answer: { description: "The model's answer; null if it was unusable.", example: 'met' },
    quote: {
      description: 'Its quote as it stands in the text; null if it has none.',
      example: 'Led a team of nine warehouse staff and planned their shifts',
    },
  },
};
