import { Longlist, LonglistError } from '../../resources/client/longlist.ts';
import { texts } from '../texts.ts';
import { askCondition } from './condition.ts';
import { accessToken, dropToken } from './session.ts';

export type { Page } from '../../resources/client/longlist.ts';

/** What the service calls candidates while who they are is hidden, alone or as the name of a file. */
const CODE_NAME = /"Candidate ([2-9B-DF-HJ-NP-RTV-XZ]{5})(\.[a-z]{3,4})?"/gu;

/** The generated client, whose answers call people in the language of the page. */
class PageClient extends Longlist {
  override async request(...asked: Parameters<Longlist['request']>): Promise<Response> {
    let response: Response;
    try {
      response = await super.request(...asked);
    } catch (error) {
      if (error instanceof LonglistError && error.status === 503) void askCondition();
      throw error;
    }
    const { candidate } = texts.blind;
    const is_data = response.status === 200 && response.headers.get('content-type')?.includes('json');
    if (candidate === 'Candidate' || is_data !== true) return response;
    const said = await response.text();
    return new Response(said.replaceAll(CODE_NAME, `"${candidate} $1$2"`), {
      status: response.status,
      headers: response.headers,
    });
  }
}

/** The generated client, on the session of this page. It does not repeat requests: the queries do. */
export const longlist = new PageClient({
  base_url: '',
  token: (renew) => {
    if (renew) dropToken();
    return accessToken();
  },
  retries: 0,
});
