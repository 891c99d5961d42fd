/** Raised when a profile may change: stored ones are read again. Apart for the reason of text/version.ts. */
export const PROFILE_VERSION = 29;
