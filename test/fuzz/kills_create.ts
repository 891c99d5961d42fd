import { createHash } from 'node:crypto';
import { isThere, keyOf, type Ledger, type Pending, type Person } from './kills_ledger.ts';
import { Unanswered, type Killable } from './kills_service.ts';

type Made = { readonly result: { readonly id: string } };
type Imported = {
  readonly result: { readonly id: string; readonly candidate_id: string; readonly attachment_id: string };
};
export type Created = { readonly id: string; readonly person: Person | null };

/**
 * Sends a creation, with the key it would be sent again with, and enters it.
 * @returns its id, and the person it made or belongs to
 * @throws Unanswered
 */
export async function create(service: Killable, ledger: Ledger, pending: Pending): Promise<Created> {
  const { table, path, key, body, file, owner } = pending;
  const form = new FormData();
  if (file !== null) form.set('file', new Blob([file.text]), file.name);
  const headers = { 'idempotency-key': key };
  const answer = await service.call('POST', path, file === null ? body : form, headers).catch((error) => {
    if (error instanceof Unanswered) ledger.pending.push(pending);
    throw error;
  });
  const { id } = (answer as Made).result;
  const values = Object.fromEntries(
    Object.entries(body).filter(([name]) => FOLLOWED_VALUES.has(name)),
  ) as Record<string, string>;
  isThere(ledger, keyOf(table, id), values);
  if (table === 'jobs') ledger.jobs.push(id);
  let person = ledger.people.find((known) => known.id === owner) ?? null;
  person?.keys.push(keyOf(table, id));
  if (table === 'notes') person?.notes.push(id);
  if (table === 'nominations') person?.nominations.push(id);
  if (table === 'candidates') ledger.people.push((person = personOf(id)));
  if (file !== null) {
    const { candidate_id, attachment_id } = (answer as Imported).result;
    isThere(ledger, keyOf('candidates', candidate_id));
    isThere(ledger, keyOf('attachments', attachment_id));
    ledger.files.set(attachment_id, createHash('sha256').update(file.text).digest('hex'));
    person = personOf(candidate_id);
    person.keys.push(keyOf('imports', id), keyOf('attachments', attachment_id));
    ledger.people.push(person);
  }
  return { id, person };
}

const FOLLOWED_VALUES = new Set(['title', 'location', 'text', 'current_nomination_stage_id', 'prompt_text']);

const personOf = (id: string): Person => ({
  id,
  keys: [keyOf('candidates', id)],
  notes: [],
  nominations: [],
  jobs: [],
});
