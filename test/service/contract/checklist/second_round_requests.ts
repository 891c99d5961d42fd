import type { Item } from './item.ts';

const PLACE = 'Second round, decided';
const HEADERS = 'http/answer_headers';
const SCOPES = 'http/scopes';

/** The same round: what requests may be like, what answers carry, what tokens may do. */
export const SECOND_ROUND_REQUESTS: readonly Item[] = [
  [
    `${PLACE} / 5`,
    'unknown query parameters are 422',
    'http/unknown_parameters › are violations of every operation, told with all others, and nothing happens',
    'http/unknown_parameters › of links to files and of the documentation are passed over, as are fields of a body',
  ],
  [
    `${PLACE} / 8.1`,
    'X-Request-Id',
    `${HEADERS} › stands on the answer to %s (%s)`,
    `${HEADERS} › stands on the bytes of a file, and on the stream of events`,
  ],
  [
    `${PLACE} / 8.2`,
    'RateLimit',
    `${HEADERS} › is told to everybody with a token, and counts down`,
    `${HEADERS} › stands on a refusal for wrong secrets`,
  ],
  [
    `${PLACE} / 9`,
    'scopes of resources; 403 names what lacks',
    `${SCOPES} › is told for every one, in the kind of its method`,
    `${SCOPES} › is refused to a token with everything else, which is told what it lacks`,
    `${SCOPES} › is never given more than its client holds`,
  ],
  [
    `${PLACE} / 10.1`,
    'a refusal leaves the key free',
    'http/idempotency › may be put right after %s, and sent again with its key',
  ],
  [
    `${PLACE} / 10.2`,
    'nothing changes; half characters; two slashes',
    'http/unchanged › is asked of every resource that has PATCH',
    'http/half_characters › is told with all other violations',
    'http/methods › %s is no path, whatever the method',
  ],
  [`${PLACE} / 10.3`, 'Allow is of the very path', 'http/methods › %s %s'],
];
