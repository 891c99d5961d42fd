import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Note as SavedNote } from '#service/api/people/notes/schema.ts';
import { longlist } from './client.ts';
import { readVersioned, type Versioned } from './versioned.ts';

/** `is_saving`: it is shown by the id of its request until the service has given it one; nothing is done to it before. */
export type Note = SavedNote & { readonly is_saving?: true };

const keyOf = (candidate_id: string) => ['notes', candidate_id] as const;

/** A candidate's notes, newest first, as a query that others share. */
export function notesQuery(candidate_id: string) {
  return queryOptions({
    queryKey: keyOf(candidate_id),
    queryFn: ({ signal }): Promise<Note[]> => longlist.listNotes({ candidate_id }, { signal }).all(),
  });
}

/** A candidate's notes, newest first. */
export function useNotes(candidate_id: string) {
  return useQuery(notesQuery(candidate_id));
}

/** A note with the version it has now: what somebody begins to change. */
export function readNote(id: string): Promise<Versioned<SavedNote>> {
  return readVersioned((options) => longlist.getNote(id, options));
}

function change(client: QueryClient, candidate_id: string, next: (notes: Note[]) => Note[]): void {
  client.setQueryData<Note[]>(keyOf(candidate_id), (notes) => next(notes ?? []));
}

/**
 * Writes, changes and deletes notes of a candidate: on screen at once, and as before where it fails. Throws
 * ApiError.
 */
export function useNoteChanges(candidate_id: string) {
  const client = useQueryClient();
  const settle = (): void => void client.invalidateQueries({ queryKey: keyOf(candidate_id) });
  return {
    add: async (job_id: string | null, text: string, key: string): Promise<void> => {
      const now = new Date().toISOString();
      const shown = { candidate_id, job_id, text, client_id: null, client_name: null };
      const placed: Note = { ...shown, id: key, created_at: now, modified_at: now, is_saving: true };
      await client.cancelQueries({ queryKey: keyOf(candidate_id) });
      change(client, candidate_id, (notes) => [placed, ...notes.filter(({ id }) => id !== key)]);
      try {
        const { id } = await longlist.createNote({ candidate_id, job_id, text }, { idempotency_key: key });
        const { is_saving: _, ...saved } = placed;
        change(client, candidate_id, (notes) =>
          notes.map((note) => (note.id === key ? { ...saved, id } : note)),
        );
      } catch (error) {
        change(client, candidate_id, (notes) => notes.filter(({ id }) => id !== key));
        throw error;
      } finally {
        settle();
      }
    },
    change: async (id: string, text: string, etag: string | null): Promise<void> => {
      try {
        await longlist.changeNote(id, { text }, { if_match: etag ?? undefined });
        change(client, candidate_id, (notes) =>
          notes.map((note) =>
            note.id === id ? { ...note, text, modified_at: new Date().toISOString() } : note,
          ),
        );
      } finally {
        settle();
      }
    },
    remove: async (id: string): Promise<void> => {
      try {
        await longlist.deleteNote(id, { keepalive: true });
      } finally {
        settle();
      }
    },
  };
}
