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
};
