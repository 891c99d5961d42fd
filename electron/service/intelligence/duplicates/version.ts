/**
 * Raised with every change of what a key looks like: stored ones are then made anew. In a file of its own, as
 * text/version.ts.
 */
export const KEYS_VERSION = '3';
