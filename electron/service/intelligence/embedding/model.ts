/** The bundled model: all-MiniLM-L6-v2, int8 weights per channel (see resources/models/all-MiniLM-L6-v2). */
export const MODEL_NAME = 'all-MiniLM-L6-v2';

/** SHA-256 of onnx/model_quantized.onnx. Other weights give other vectors, so they are refused. */
export const MODEL_SHA256 = 'ecba2446d6b643687501f7efbad810ff5e7557532016f286c567d651c520584e';

/** What the embedder calls itself, and every vector of it. */
export const BUNDLED_MODEL = `${MODEL_NAME}@${MODEL_SHA256.slice(0, 12)}`;

export const MODEL_DIMENSIONS = 384;

/** Word pieces the model is used with, without [CLS] and [SEP]: 256 in all. */
export const MAX_PIECES = 254;
