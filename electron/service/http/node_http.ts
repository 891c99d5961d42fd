/*
 * Not imported: as a module node:http gives all its names at once, among them those for which Node loads a WebSocket
 * client, a tenth of the time of a start.
 */
const http = process.getBuiltinModule('node:http');

/** The standard reason phrases by status. */
export const STATUS_CODES = http.STATUS_CODES;
/** The methods that Node's parser knows. */
export const METHODS = http.METHODS;
