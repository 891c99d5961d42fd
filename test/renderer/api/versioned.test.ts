import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../renderer/lib/errors.ts';
import { isConflict, saveVersioned, type Versioned } from '../../../renderer/api/versioned.ts';

/** A record whose tag is a digest of what it holds, as those of profiles are. */
function recordAt(key: string, value: string) {
  const client = new QueryClient();
  const there = { value };
  const tagOf = (of: string): string => `${key}:${of}`;
  const source = {
    key: ['record', key],
    fetch: async (): Promise<Versioned<string>> => ({ value: there.value, etag: tagOf(there.value) }),
  };
  client.setQueryData(source.key, { value, etag: tagOf(value) });
  const save = (next: string, base: string | null): Promise<void> =>
    saveVersioned(client, source, {
      base,
      next: () => next,
      send: async (sent, if_match) => {
        if (if_match !== tagOf(there.value)) throw new ApiError(412, 'PRECONDITION_FAILED', 'Changed since.');
        there.value = sent;
      },
    });
  return { there, tagOf, save, shown: () => client.getQueryData<Versioned<string>>(source.key) };
}

describe('changes of a record with a version', () => {
  it('go there and back and there again: the same content has the same tag each time', async () => {
    const { there, tagOf, save, shown } = recordAt('undone', 'a');
    for (const next of ['b', 'a', 'b', 'a', 'c', 'a', 'b']) await save(next, shown()?.etag ?? null);
    expect(there.value).toBe('b');
    // an editor that was open all the while was overtaken by nobody
    await save('d', tagOf('a'));
    expect(there.value).toBe('d');
  });

  it('are refused when somebody else made another version meanwhile', async () => {
    const { there, tagOf, save, shown } = recordAt('overtaken', 'a');
    await save('b', tagOf('a'));
    there.value = 'theirs';
    const refused: unknown = await save('c', tagOf('a')).catch((error: unknown) => error);
    expect(isConflict(refused)).toBe(true);
    expect(shown()?.value).toBe('theirs');
  });

  it.each([
    ['what the service changed beside it', { phone: '1', months: 12 }, false],
    ['what somebody else edited', { phone: '2', months: 12 }, true],
  ])('are told apart from %s', async (name, theirs, is_refused) => {
    type Person = { readonly phone: string; readonly months: number };
    const client = new QueryClient();
    let there: Person = { phone: '1', months: 6 };
    const tagOf = (person: Person): string => JSON.stringify([name, person]);
    const source = {
      key: ['person', name],
      fetch: async (): Promise<Versioned<Person>> => ({ value: there, etag: tagOf(there) }),
      edited: ({ phone }: Person) => phone,
    };
    client.setQueryData(source.key, await source.fetch());
    const base = tagOf(there);
    there = theirs;
    const saved = await saveVersioned(client, source, {
      base,
      next: (person) => ({ ...person, phone: '3' }),
      send: async ({ phone }, if_match) => {
        if (if_match !== tagOf(there)) throw new ApiError(412, 'PRECONDITION_FAILED', 'Changed since.');
        there = { ...there, phone };
      },
    }).catch((error: unknown) => error);
    expect(isConflict(saved)).toBe(is_refused);
    expect(there).toEqual(is_refused ? theirs : { phone: '3', months: 12 });
  });
});
