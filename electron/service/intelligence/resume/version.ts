/**
 * Raised with every change that can alter a profile: stored profiles of another version are read again. In a
 * file of its own, as text/version.ts.
 */
export const PROFILE_VERSION = 13;
