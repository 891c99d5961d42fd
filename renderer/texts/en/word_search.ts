/** How a search by words was understood. */
export const words = {
  searchesFor: 'Searching for',
  and: 'AND',
  or: 'OR',
  without: 'without',
  repairs: {
    quote_closed: 'The quotation mark was closed at the end.',
    bracket_closed: 'An open bracket was closed at the end.',
    bracket_ignored: 'A bracket with no counterpart or nothing in it was left out.',
    operator_ignored: 'AND, OR or NOT with nothing to join was left out.',
    rest_ignored: 'Only the first 32 words count.',
  },
};
