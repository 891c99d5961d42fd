/** Stored with every answer a model took part in; raised when prompt, quotes or joining change. */
export const LOCAL_MODEL_VERSION = '3';

/** Criteria asked in one request: more of them, and small models lose some. */
export const MAX_BATCH = 8;
