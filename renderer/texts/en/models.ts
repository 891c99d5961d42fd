const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Settings › Models. */
export const models = {
  title: 'Models',
  text: 'Longlist answers criteria with its own rules and needs nothing else. If you run a language model on this computer, it can be asked about what no rule reads. Its answers count only with a sentence that stands in the resume, and say who gave them.',
  kind: 'Server',
  kinds: {
    ollama: 'Ollama',
    lm_studio: 'LM Studio',
    llama_cpp: 'llama.cpp',
    openai: 'Another one that speaks like OpenAI’s',
  },
  address: 'Address',
  addressHint: 'On this computer only. Resumes are never sent to another one.',
  find: 'Find models',
  model: 'Model',
  noModel: 'Choose a model',
  found: (server: string, version: string | null, count: number) =>
    `${server}${version === null ? '' : ` ${version}`} answers, with ${count === 1 ? 'one model' : `${number.format(count)} models`}.`,
  test: 'Test',
  testing: 'The model is asked two questions. The first time it may take a minute until it is loaded.',
  passed: (milliseconds: number) =>
    `Both answers are right. They took ${number.format(milliseconds / 1000)} s.`,
  answers: { met: 'met', not_met: 'not met', not_stated: 'not stated' },
  noAnswer: 'no usable answer',
  failed: 'The test could not be made.',
  switchOn: 'Switch on',
  use: 'Use this one',
  switchOff: 'Switch off',
  isOn: (model: string) => `${model} is asked about what no rule reads.`,
  isOff: 'Off. Nothing is asked.',
  saveFailed: 'The model could not be changed.',
  queue: 'Waiting',
  waiting: (candidates: number) =>
    candidates === 0
      ? 'Nothing waits for the model.'
      : `${candidates === 1 ? 'One candidate waits' : `${number.format(candidates)} candidates wait`} for the model. One is asked about at a time, after all other work.`,
  cancel: 'Cancel',
  cancelled: (candidates: number) =>
    candidates === 1
      ? 'One candidate is not asked about'
      : `${number.format(candidates)} candidates are not asked about`,
  cancelFailed: 'The queue could not be cancelled.',
  server: 'A server on this computer',
  file: {
    title: 'A model as a file',
    text: 'A language model in the GGUF format runs inside Longlist, with nothing else installed. The file stays where it lies. It answers on the processor, one criterion at a time: models of some 3 to 8 billion parameters, packed to 4 bits, are a good size.',
    path: 'Path of the file',
    pathHint: 'Drop a GGUF file here, choose one, or paste its path.',
    pick: 'Choose a file …',
    check: 'Check',
    drop: 'Use this model',
    dropHint: 'One GGUF file. It stays where it lies.',
    noPath:
      'A browser does not tell where a dropped file lies. Paste its path instead, or use the desktop program.',
    failed: 'The file could not be chosen.',
    none: 'No file was chosen.',
    checking: (file: string, share: string) => `${file} is being checked: ${share}.`,
    refused: (file: string) => `${file} was refused.`,
    ready: (model: string) => `${model} was checked and can be used.`,
    loading: (model: string) => `${model} is being loaded into memory.`,
    inUse: (model: string) => `${model} is in use.`,
    changed: (model: string) => `${model} was changed after it was chosen.`,
    gone: (model: string) => `${model} is gone.`,
    facts: (architecture: string, parameters: number, bytes: number) =>
      `${architecture}, ${number.format(parameters / 1e9)} billion parameters, ${number.format(bytes / 1e9)} GB`,
    forget: 'Forget this file',
    forgotten: 'The model file is forgotten. The file itself stays where it lies.',
  },
  embedding: {
    title: 'The model behind rankings',
    text: 'Resumes and jobs are compared as vectors. The model that comes with Longlist knows English best. For work in several languages you can add another one: a folder in the layout of sentence-transformers, with weights in the ONNX format. What is needed of it is copied into the data folder.',
    path: 'Folder of the model',
    pathHint: 'With config.json, tokenizer.json, 1_Pooling and onnx.',
    pick: 'Choose a folder …',
    check: 'Check and add',
    failed: 'The folder could not be chosen.',
    bundled: (model: string) => `${model}, which comes with Longlist, is in use.`,
    checking: (path: string) => `${path} is being checked, copied and tried.`,
    refused: (path: string) => `${path} was refused.`,
    chosen: (model: string) =>
      `${model} was tried, and is used from the next start on. Everything is read again then, which may take long; what is not yet read stands in no ranking.`,
    inUse: (model: string) => `${model} is in use.`,
    leaving: (model: string) =>
      `${model} is in use until the next start. Then everything is read again with the model that comes with Longlist.`,
    gone: (model: string) => `${model} is gone.`,
    toRead: (files: number) =>
      files === 1
        ? 'One file is still to be read with it.'
        : `${number.format(files)} files are still to be read with it.`,
    facts: (dimensions: number, pooling: 'mean' | 'cls', weights: string) =>
      `${dimensions} numbers a vector, made of ${pooling === 'mean' ? 'the mean of all words' : 'the first word'}; ${weights}`,
    prefixes: (query: string, passage: string) =>
      query === '' && passage === ''
        ? 'Its folder states no prefixes, so none are used.'
        : `Prefixes: “${query}” for jobs, “${passage}” for resumes.`,
    back: 'Go back to the bundled one',
    restart: 'Start Longlist anew',
  },
};
