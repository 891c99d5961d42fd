import { Longlist } from '../../resources/client/longlist.ts';
import { accessToken, dropToken } from './session.ts';

export type { Page } from '../../resources/client/longlist.ts';

/** The generated client, on the session of this page. It does not repeat requests: the queries do. */
export const longlist = new Longlist({
  base_url: '',
  token: (renew) => {
    if (renew) dropToken();
    return accessToken();
  },
  retries: 0,
});
