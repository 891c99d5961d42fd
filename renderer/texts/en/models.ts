const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Settings › Models. */
export const models = {
  title: 'Models',
  text: 'Longlist answers criteria with its own rules and needs nothing else. If you run a language model on this computer, it can answer criteria that no rule covers. Its answers count only with a sentence from the resume, and are marked as its own.',
  kind: 'Server',
  kinds: {
    ollama: 'Ollama',
    lm_studio: 'LM Studio',
    llama_cpp: 'llama.cpp',
    openai: 'Another server with an OpenAI-style API',
  },
  address: 'Address',
  addressHint: 'On this computer only. Resumes are never sent to another one.',
  find: 'Find models',
  model: 'Model',
  noModel: 'Choose a model',
  found: (server: string, version: string | null, count: number) =>
    `${server}${version === null ? '' : ` ${version}`} answers, with ${count === 1 ? 'one model' : `${number.format(count)} models`}.`,
  test: 'Test',
  testing: 'The model is asked two questions. The first time, loading it may take a minute.',
  passed: (milliseconds: number) =>
    `Both answers are right. They took ${number.format(milliseconds / 1000)} s.`,
  answers: { met: 'met', not_met: 'not met', not_stated: 'not stated' },
  noAnswer: 'no usable answer',
  failed: 'The test could not be run.',
  switchOn: 'Switch on',
  use: 'Use this one',
  switchOff: 'Switch off',
  isOn: (model: string) => `${model} answers criteria that no rule covers.`,
  isOff: 'Off. No model is used.',
  saveFailed: 'The model could not be changed.',
  queue: 'Waiting',
  waiting: (candidates: number) =>
    candidates === 0
      ? 'Nothing is waiting for the model.'
      : `${candidates === 1 ? 'One candidate is' : `${number.format(candidates)} candidates are`} waiting for the model. It checks one at a time, after all other work.`,
  cancel: 'Cancel',
  cancelled: (candidates: number) =>
    candidates === 1
      ? 'Cancelled for one candidate'
      : `Cancelled for ${number.format(candidates)} candidates`,
  cancelFailed: 'The queue could not be cancelled.',
  server: 'A server on this computer',
  file: {
    title: 'A model as a file',
    text: 'A language model in the GGUF format runs inside Longlist, with nothing else installed. The file stays where it is. It runs on the processor and answers one criterion at a time: models of about 3 to 8 billion parameters, quantized to 4 bits, are a good size.',
    path: 'Path of the file',
    pathHint: 'Drop a GGUF file here, choose one, or paste its path.',
    choose: 'Choose a file…',
    check: 'Check',
    drop: 'Use this model',
    dropHint: 'One GGUF file. It stays where it is.',
    noPath:
      'A browser does not reveal where a dropped file is stored. Paste its path instead, or use the desktop version.',
    failed: 'The file could not be chosen.',
    none: 'No file was chosen.',
    checking: (file: string, share: string) => `${file} is being checked: ${share}.`,
    refused: (file: string) => `${file} was refused.`,
    ready: (model: string) => `${model} was checked and can be used.`,
    loading: (model: string) => `${model} is being loaded into memory.`,
    inUse: (model: string) => `${model} is in use.`,
    changed: (model: string) => `${model} has changed since you chose it.`,
    gone: (model: string) => `${model} can no longer be found.`,
    facts: (architecture: string, parameters: number, bytes: number) =>
      `${architecture}, ${number.format(parameters / 1e9)} billion parameters, ${number.format(bytes / 1e9)} GB`,
    forget: 'Remove this file',
    forgotten: 'Model file removed. The file itself stays where it is.',
  },
  embedding: {
    title: 'The model behind rankings',
    text: 'Resumes and jobs are compared as vectors. The model that comes with Longlist knows English best. For work in several languages you can add another one: a folder in the layout of sentence-transformers, with weights in the ONNX format. Longlist copies what it needs into its data folder.',
    path: 'Folder of the model',
    pathHint: 'With config.json, tokenizer.json, 1_Pooling and onnx.',
    choose: 'Choose a folder…',
    check: 'Check and add',
    failed: 'The folder could not be chosen.',
    bundled: (model: string) => `${model}, which comes with Longlist, is in use.`,
    checking: (path: string) => `${path} is being checked, copied and tried out.`,
    refused: (path: string) => `${path} was refused.`,
    chosen: (model: string) =>
      `${model} works and will be used after the next restart. Everything is then read again, which may take a while; files not read yet do not appear in rankings.`,
    inUse: (model: string) => `${model} is in use.`,
    leaving: (model: string) =>
      `${model} is in use until the next restart. Everything is then read again with the model that comes with Longlist.`,
    gone: (model: string) => `${model} can no longer be found.`,
    toRead: (files: number) =>
      files === 1
        ? 'One file still has to be read with it.'
        : `${number.format(files)} files still have to be read with it.`,
    facts: (dimensions: number, pooling: 'mean' | 'cls', weights: string) =>
      `${dimensions} numbers per vector, from ${pooling === 'mean' ? 'the mean of all words' : 'the first word'}; ${weights}`,
    prefixes: (query: string, passage: string) =>
      query === '' && passage === ''
        ? 'Its folder specifies no prefixes, so none are used.'
        : `Prefixes: “${query}” for jobs, “${passage}” for resumes.`,
    back: 'Use the bundled model again',
    restart: 'Restart Longlist',
  },
};
