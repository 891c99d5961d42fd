const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const PARAMETER_NAME = /^[a-z][a-z0-9_]{0,39}$/i;
const LEFT_OUT = '…';
const MAX_NAMES = 20;

/**
 * What the log keeps of a request's address: names of the query without their values, and of the path what this
 * service named itself. Remote ids and searches may hold names and addresses of people.
 */
export function shownPath(url: string, route: string | undefined): string {
  const [path = '', query = ''] = cut(url, '?');
  const sent = path.split('/');
  const segments = route?.split('/') ?? unknownRoute(sent);
  const shown = segments
    .map((segment, at) => (/^[:*]/.test(segment) ? idOrNothing(sent[at] ?? '') : segment))
    .join('/');
  const names = [...new Set(query.split('&').map((pair) => cut(pair, '=')[0] ?? ''))]
    .filter((name) => name !== '')
    .slice(0, MAX_NAMES)
    .map((name) => (PARAMETER_NAME.test(name) ? name : LEFT_OUT));
  return names.length === 0 ? shown : `${shown}?${names.join('&')}`;
}

/** Where nothing is: what the client took for the name of a collection, and no more. */
function unknownRoute(sent: readonly string[]): string[] {
  const COLLECTION = 3; // '', 'api', 'v1', collection
  return sent.map((segment, at) => {
    const is_name = at <= COLLECTION && PARAMETER_NAME.test(segment);
    return is_name || segment === '' ? segment : ':unknown';
  });
}

function idOrNothing(segment: string): string {
  if (UUID.test(segment)) return segment.toLowerCase();
  return segment.startsWith('remote.') ? `remote.${LEFT_OUT}` : LEFT_OUT;
}

function cut(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
