/**
 * onnxruntime-node reports usage to its maker from version 1.29 on: it looks up a host and writes a
 * device id into the user's cache folder, unless this variable is set before the native module loads.
 * Whoever starts a process that loads the embedder passes it on; transformers.ts sets it once more.
 */
export const NO_TELEMETRY = { ORT_DISABLE_TELEMETRY: '1' } as const;
