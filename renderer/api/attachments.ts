import { useQuery } from '@tanstack/react-query';
import type { Attachment, AttachmentDocument } from '#service/api/attachments/schema.ts';
import { change, getAll, getOne } from './client.ts';

const attachmentKeys = {
  one: (id: string | null) => ['attachments', 'one', id] as const,
  ofCandidate: (id: string) => ['attachments', 'candidate', id] as const,
  document: (id: string) => ['attachments', 'document', id] as const,
};

export function useAttachment(id: string | null) {
  return useQuery({
    queryKey: attachmentKeys.one(id),
    queryFn: ({ signal }) => getOne<Attachment>(`/attachments/${id}`, undefined, signal),
    enabled: id !== null,
  });
}

/** A candidate's files, newest first. */
export function useCandidateAttachments(candidate_id: string) {
  return useQuery({
    queryKey: attachmentKeys.ofCandidate(candidate_id),
    queryFn: async ({ signal }) =>
      (await getAll<Attachment>('/attachments', { candidate_id }, signal)).toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      ),
  });
}

/** What was read from a file; asks again while it is being read. */
export function useDocument(attachment_id: string | null) {
  return useQuery({
    queryKey: attachmentKeys.document(attachment_id ?? ''),
    queryFn: ({ signal }) =>
      getOne<AttachmentDocument>(`/attachments/${attachment_id}/document`, undefined, signal),
    enabled: attachment_id !== null,
    refetchInterval: (query) => (query.state.data?.state === 'IN_PROGRESS' ? 1000 : false),
  });
}

/**
 * Bytes of a stored file. The address it gives is signed and short-lived, and may name the service by
 * another of its names (localhost, 127.0.0.1): the page stays on its own.
 */
export async function fetchFile(attachment_id: string, signal?: AbortSignal): Promise<Uint8Array> {
  const { ephemeral_url } = await getOne<Attachment>(`/attachments/${attachment_id}`, undefined, signal);
  const { pathname, search } = new URL(ephemeral_url, location.href);
  const response = await fetch(pathname + search, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`The file could not be opened (status ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Stores a file that belongs to nobody: an ideal profile to rank by, or a description to read. */
export async function uploadLooseFile(file: File): Promise<string> {
  const form = new FormData();
  form.set('remote_id', crypto.randomUUID());
  form.set('type', 'resume');
  form.set('file_name', file.name);
  form.set('file', file, file.name);
  return (await change('POST', '/attachments', { form })).id;
}

const READ_WITHIN_MS = 60_000;

/** Waits until a file has been read. Resolves to its document, read or failed. */
export async function waitForDocument(attachment_id: string): Promise<AttachmentDocument> {
  const until = Date.now() + READ_WITHIN_MS;
  for (;;) {
    const document = await getOne<AttachmentDocument>(`/attachments/${attachment_id}/document`);
    if (document.state !== 'IN_PROGRESS' || Date.now() > until) return document;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}

/** Reads the text of a file with the service's own readers and keeps nothing. */
export async function readText(file: File): Promise<string> {
  const id = await uploadLooseFile(file);
  try {
    const document = await waitForDocument(id);
    if (document.state !== 'READY') throw new Error(document.message ?? 'This file could not be read.');
    return document.pages.map((page) => page.lines.map((line) => line.text).join('\n')).join('\n');
  } finally {
    await change('DELETE', `/attachments/${id}`);
  }
}
