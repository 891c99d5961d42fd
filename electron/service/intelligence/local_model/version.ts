/**
 * Stored with every answer a model had a part in; raised when the prompt, the check of quotes or the joining
 * changes.
 */
export const LOCAL_MODEL_VERSION = '3';

/** Criteria asked in one request: more of them, and small models lose some. */
export const MAX_BATCH = 8;
