/** Given to the child of a language model as JSON in the environment variable of this name. */
export const MODEL_SETTINGS = 'LONGLIST_MODEL_CHILD';
export type ModelSettings = {
  /** Cores it may use. One number for all questions: the same question gives the same answer. */
  readonly threads: number;
  readonly niceness: number;
  /** Bytes of resident memory beyond which the child ends itself; the mapped model counts. */
  readonly rss_limit_bytes: number;
};

/** Loads a model file; has to come before any question. */
export type LoadModelCall = {
  readonly kind: 'load';
  /** Absolute path of a GGUF file. */
  readonly path: string;
  /** Tokens of a prompt and its answer together. */
  readonly context_tokens: number;
};
/** One question; nothing of an earlier one is known to the model. */
export type AskModelCall = {
  readonly kind: 'ask';
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant';
    readonly content: string;
  }[];
  /** JSON Schema the answer keeps to. */
  readonly schema: Record<string, unknown>;
  readonly max_tokens: number;
};
export type ModelCall = LoadModelCall | AskModelCall;

/** null: the prompt and its answer do not fit into the context. */
export type ModelAnswer = { readonly text: string | null };
