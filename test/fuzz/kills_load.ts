import { create, type Created } from './kills_create.ts';
import type { Random } from './files_random.ts';
import {
  areDeleted,
  isGone,
  isOpen,
  isThere,
  keyOf,
  type Ledger,
  type Pending,
  type Person,
} from './kills_ledger.ts';
import type { Killable } from './kills_service.ts';

type Made = { readonly result: { readonly id: string } };
type Merged = { readonly result: { readonly merge_id: string } };

/** Writes of every kind, and what their answers promise. */
export type Writer = {
  /** One write, or two that follow each other. @throws Unanswered */
  once(): Promise<void>;
};

const PROMPTS = ['Knows SQL', 'At least 3 years of experience', 'Speaks German', 'Is used to night shifts'];

/**
 * A writer of its own people: no two writers touch the same rows, so each answer is the last word.
 * @param people those of the ledger that are its own
 */
export function createWriter(
  service: Killable,
  ledger: Ledger,
  stages: readonly string[],
  random: Random,
  name: string,
  people: readonly Person[],
): Writer {
  let number = 0;
  const mine = [...people];
  const next = (): string => `${name}-${(number += 1)}`;
  const add = (
    pending: Omit<Pending, 'key' | 'file' | 'owner'> & Partial<Pick<Pending, 'file' | 'owner'>>,
  ): Promise<Created> =>
    create(service, ledger, { key: `key-${next()}`, file: null, owner: null, ...pending });

  /** Takes people for a write that may leave them open; they come back when it was answered. */
  async function on(chosen: readonly Person[], write: () => Promise<readonly Person[]>): Promise<void> {
    for (const person of chosen) mine.splice(mine.indexOf(person), 1);
    try {
      mine.push(...(await write()));
    } catch (error) {
      for (const { keys, id } of chosen) {
        isOpen(ledger, keys);
        forget(ledger, id);
      }
      throw error;
    }
  }

  async function makePerson(): Promise<void> {
    const { person } = await (random.below(2) === 0 ? givenPerson() : importedPerson());
    if (person !== null) mine.push(person);
  }
  const givenPerson = (): Promise<Created> =>
    add({
      table: 'candidates',
      path: '/candidates',
      body: { full_name: `Robin Example ${next()}`, location: `Hall ${random.below(99)}` },
    });
  const importedPerson = (): Promise<Created> => {
    const text = `Robin Example ${next()}\n\nExperience\nClerk, Northpier, 2019 to 2023\n- Filed papers ${name}\n`;
    return add({ table: 'imports', path: '/imports', body: {}, file: { name: `${next()}.txt`, text } });
  };

  const WRITES: readonly (readonly [weight: number, write: () => Promise<void>])[] = [
    [6, makePerson],
    [
      2,
      async () => {
        const body = {
          title: `Clerk ${next()}`,
          description: 'Keeps papers.',
          status: 'open',
          remote_id: next(),
        };
        const { id } = await add({ table: 'jobs', path: '/jobs', body });
        const prompt_text = random.pick(PROMPTS);
        await add({ table: 'criteria', path: `/jobs/${id}/criteria`, body: { prompt_text } });
      },
    ],
    [
      5,
      async () => {
        const person = random.pick(mine);
        if (ledger.jobs.length === 0) return;
        const job_id = random.pick(ledger.jobs);
        if (person.jobs.includes(job_id)) return;
        const body = {
          job_id,
          candidate_id: person.id,
          current_nomination_stage_id: stages[0]!,
          remote_id: `${person.id} ${job_id}`,
        };
        person.jobs.push(job_id);
        const { id } = await add({ table: 'nominations', path: '/nominations', body, owner: person.id });
        // answers are made and stored behind it
        await service.call('GET', `/nominations/${id}/criterion_evaluations/`);
      },
    ],
    [
      5,
      async () => {
        const [id] = random.pick(mine).nominations;
        if (id === undefined) return;
        const current_nomination_stage_id = random.pick(stages);
        await changed(keyOf('nominations', id), { current_nomination_stage_id }, () =>
          service.call('PUT', `/nominations/${id}`, {
            current_nomination_stage_id,
            reason: `Because ${next()}`,
          }),
        );
      },
    ],
    [
      5,
      async () => {
        const person = random.pick(mine);
        const body = { candidate_id: person.id, text: `Called ${next()}` };
        await add({ table: 'notes', path: '/notes', body, owner: person.id });
      },
    ],
    [
      3,
      async () => {
        const [id] = random.pick(mine).notes;
        if (id === undefined) return;
        const text = `Wrote ${next()}`;
        await changed(keyOf('notes', id), { text }, () => service.call('PATCH', `/notes/${id}`, { text }));
      },
    ],
    [
      2,
      async () => {
        const person = random.pick(mine);
        const id = person.notes.pop();
        if (id === undefined) return;
        const key = keyOf('notes', id);
        await lost([key], () => service.call('DELETE', `/notes/${id}`));
        isGone(ledger, [key]);
      },
    ],
    [
      4,
      async () => {
        const { id } = random.pick(mine);
        const location = `Hall ${next()}`;
        await changed(keyOf('candidates', id), { location }, () =>
          service.call('PATCH', `/candidates/${id}`, { location }),
        );
      },
    ],
    [
      3,
      async () => {
        const person = random.pick(mine);
        await on([person], async () => {
          await service.call('DELETE', `/candidates/${person.id}`);
          areDeleted(ledger, [person]);
          forget(ledger, person.id);
          return [];
        });
      },
    ],
    [2, decideToDelete],
    [4, merge],
  ];

  /** A deletion that is decided, and then withdrawn or carried out. */
  async function decideToDelete(): Promise<void> {
    const chosen = [...new Set([random.pick(mine), random.pick(mine)])];
    const withdrawn = random.below(2) === 0;
    await on(chosen, async () => {
      const ids = chosen.map(({ id }) => id);
      const decided = (await service.call('POST', '/candidate_deletions', { ids })) as Made;
      const at = `/candidate_deletions/${decided.result.id}`;
      if (withdrawn) {
        await service.call('DELETE', at);
        return chosen;
      }
      await service.call('POST', `${at}/carry_out`);
      areDeleted(ledger, chosen);
      for (const { id } of chosen) forget(ledger, id);
      return [];
    });
  }

  /** Two that share no job become one, and half of the time two again. */
  async function merge(): Promise<void> {
    const [into, other] = [random.pick(mine), random.pick(mine)];
    if (into === other || into.jobs.some((id) => other.jobs.includes(id))) return;
    const undone = random.below(2) === 0;
    const before = new Map([...into.keys, ...other.keys].map((key) => [key, ledger.present.get(key)]));
    await on([into, other], async () => {
      const body = { other_id: other.id };
      const { result } = (await service.call('POST', `/candidates/${into.id}/merge`, body)) as Merged;
      const [own, ...moved] = other.keys;
      isGone(ledger, [own!]);
      // whose place stays is the rule of merges, not ours
      ledger.present.set(into.keys[0]!, {});
      if (!undone) {
        // one person from now on: deleted as one, and in backups too
        into.keys.push(own!, ...moved);
        into.notes.push(...other.notes);
        into.nominations.push(...other.nominations);
        into.jobs.push(...other.jobs);
        forget(ledger, other.id);
        return [into];
      }
      await service.call('POST', `/merges/${result.merge_id}/undo`);
      // an answered merge shows that both were there, even where their last change had no answer
      for (const key of [into.keys[0]!, other.keys[0]!]) isThere(ledger, key);
      for (const [key, values] of before) if (values !== undefined) isThere(ledger, key, values);
      return [into, other];
    });
  }

  async function changed(
    key: string,
    values: Record<string, string>,
    send: () => Promise<unknown>,
  ): Promise<void> {
    await lost([key], send);
    isThere(ledger, key, values);
  }

  /** Sends what changes these rows; without an answer nobody knows what they are. */
  async function lost(rows: readonly string[], send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (error) {
      isOpen(ledger, rows);
      throw error;
    }
  }

  const total = WRITES.reduce((sum, [weight]) => sum + weight, 0);
  return {
    async once() {
      if (mine.length < 3) return makePerson();
      let at = random.below(total);
      const [, write] = WRITES.find(([weight]) => (at -= weight) < 0)!;
      await write();
    },
  };
}

function forget(ledger: Ledger, id: string): void {
  const at = ledger.people.findIndex((person) => person.id === id);
  if (at >= 0) ledger.people.splice(at, 1);
}
