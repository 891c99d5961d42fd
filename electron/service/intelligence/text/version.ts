/**
 * Changes whenever the same bytes may give other lines, so that stored documents can be told to be read
 * again. In a file of its own: the process that compares it must not load the readers.
 */
export const READER_VERSION = 'text-8';
