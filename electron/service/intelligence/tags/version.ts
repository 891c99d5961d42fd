/** Another version suggests anew for everybody, see tasks/suggest-tags.ts. */
export const SUGGESTIONS_VERSION = '2';
