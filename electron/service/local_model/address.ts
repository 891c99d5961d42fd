/** Names of this computer, as a URL holds them. Nothing else is asked, whatever it would resolve to. */
const THIS_COMPUTER: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * What is wrong with the address of a model server, as the end of a sentence that begins with "url"; null when
 * nothing is.
 */
export function localAddressProblem(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'must be an address like http://127.0.0.1:11434';
  }
  if (url.protocol !== 'http:') return 'must begin with http://';
  if (!THIS_COMPUTER.has(url.hostname)) {
    return 'must be on this computer (127.0.0.1, [::1] or localhost): resumes are never sent to another one';
  }
  if (url.username !== '' || url.password !== '') return 'must not hold a name or password';
  return url.search === '' && url.hash === '' ? null : 'must end before ? and #';
}

/**
 * The address without what people copy along (`/v1`, `/v1/chat/completions`, `/api`, a slash at the end), so that
 * paths can be put behind it.
 */
export function baseAddress(address: string): string {
  const url = new URL(address);
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/(?:v1(?:\/chat\/completions|\/models)?|api(?:\/(?:chat|tags|version))?)$/, '');
  return `${url.origin}${path}`;
}
