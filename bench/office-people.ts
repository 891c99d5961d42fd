import type { Place } from './office-load.ts';
import type { ServiceProcess } from './service-process.ts';

/** Twenty people who use Longlist at the same time, each with a session and a connection of their own. */
export const PEOPLE = 20;
const PASSWORD = 'seven quiet herons by the weir';
const emailOf = (i: number): string => `person${i}@example.com`;

type Entered = { readonly access_token: string };

/** What a page sends to sign somebody in; an office answers it in about the time that a password's hash takes. */
async function enter({ url }: ServiceProcess, given: object): Promise<string> {
  const reply = await fetch(`${url}/ui/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  if (!reply.ok) throw new Error(`Nobody was signed in: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as Entered).access_token;
}

/** Adds everybody to an office: an owner and nineteen recruiters, who choose their passwords. */
export async function addPeople(office: ServiceProcess): Promise<void> {
  for (let i = 0; i < PEOPLE; i += 1) {
    const person = { name: `Person ${i}`, email: emailOf(i), role: i === 0 ? 'owner' : 'recruiter' };
    const { body } = await office.call('POST', '/users', person);
    const { id, code } = (body as { result: { id: string; code: string } }).result;
    const reply = await fetch(`${office.url}/api/v1/users/${id}/password`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await enter(office, { code })}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: PASSWORD }),
    });
    if (!reply.ok) throw new Error(`Nobody has a password: ${reply.status} ${await reply.text()}`);
  }
}

/** Everybody signs in at the same moment, each at one of the instances. @returns where they are, and how long each took. */
export async function signInAll(
  instances: readonly ServiceProcess[],
): Promise<{ readonly people: readonly Place[]; readonly took_ms: readonly number[] }> {
  const entered = Array.from({ length: PEOPLE }, async (_, i) => {
    const at = instances[i % instances.length]!;
    const begun = performance.now();
    const token = await enter(at, { email: emailOf(i), password: PASSWORD });
    return { person: { url: at.url, token }, ms: performance.now() - begun };
  });
  const all = await Promise.all(entered);
  return { people: all.map(({ person }) => person), took_ms: all.map(({ ms }) => ms) };
}

/** As many at a laptop, where nobody has an account: each has a token of their own all the same. */
export async function joinAll(laptop: ServiceProcess): Promise<readonly Place[]> {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => laptop.newToken()));
  return tokens.map((token) => ({ url: laptop.url, token }));
}
