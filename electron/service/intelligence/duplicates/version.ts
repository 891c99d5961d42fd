/** Raised whenever keys change: stored ones are then made anew. Apart for the reason of text/version.ts. */
export const KEYS_VERSION = '5';
