import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { longlist } from './client.ts';
import { documentText } from './document_text.ts';

const attachmentKeys = {
  one: (id: string | null) => ['attachments', 'one', id] as const,
  ofCandidate: (id: string) => ['attachments', 'candidate', id] as const,
  file: (id: string) => ['attachment_files', id] as const,
  document: (id: string) => ['attachment_documents', id] as const,
};

/** What is in one file. It goes stale by events of that very attachment: it is large, and there are thousands. */
export function contentKeys(attachment_id: string): readonly (readonly string[])[] {
  return [attachmentKeys.file(attachment_id), attachmentKeys.document(attachment_id)];
}

export function useAttachment(id: string | null) {
  return useQuery({
    queryKey: attachmentKeys.one(id),
    queryFn: ({ signal }) => longlist.getAttachment(id ?? '', { signal }),
    enabled: id !== null,
  });
}

/** A candidate's files, newest first, as a query that others share. */
export function candidateAttachmentsQuery(candidate_id: string) {
  return queryOptions({
    queryKey: attachmentKeys.ofCandidate(candidate_id),
    queryFn: async ({ signal }) =>
      (await longlist.listAttachments({ candidate_id }, { signal }).all()).toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      ),
  });
}

/** A candidate's files, newest first. */
export function useCandidateAttachments(candidate_id: string) {
  return useQuery(candidateAttachmentsQuery(candidate_id));
}

/** What was read from a file, as a query that others share. */
export function documentQuery(attachment_id: string) {
  return queryOptions({
    queryKey: attachmentKeys.document(attachment_id),
    queryFn: ({ signal }) => longlist.getAttachmentDocument(attachment_id, { signal }),
  });
}

/** What was read from a file; asks again while it is being read. */
export function useDocument(attachment_id: string | null) {
  return useQuery({
    ...documentQuery(attachment_id ?? ''),
    enabled: attachment_id !== null,
    refetchInterval: (query) => (query.state.data?.state === 'IN_PROGRESS' ? 1000 : false),
  });
}

/** The same bytes are the same file: what is open of it stays open where it is. */
function keepIfSame(shown: unknown, fetched: unknown): unknown {
  if (!(shown instanceof Uint8Array && fetched instanceof Uint8Array)) return fetched;
  return shown.length === fetched.length && shown.every((byte, at) => byte === fetched[at]) ? shown : fetched;
}

/** Bytes of a stored file, as a query that others share. The last few are kept (bounded_cache.ts). */
export function fileQuery(attachment_id: string) {
  return queryOptions({
    queryKey: attachmentKeys.file(attachment_id),
    queryFn: async ({ signal }) => {
      const bytes = await longlist.download(attachment_id, { signal });
      return new Uint8Array(await bytes.arrayBuffer());
    },
    structuralSharing: keepIfSame,
  });
}

/** Bytes of a stored file. */
export function useFile(attachment_id: string) {
  return useQuery(fileQuery(attachment_id));
}

/** Stores a file that belongs to nobody: an ideal profile to rank by, or a description to read. */
export async function uploadLooseFile(file: File): Promise<string> {
  const remote_id = crypto.randomUUID();
  return (await longlist.createAttachment({ remote_id, type: 'resume', file_name: file.name, file })).id;
}

const READ_WITHIN_MS = 60_000;

/** Waits until a file has been read. Resolves to its document: read, failed, or still being read after that time. */
export async function waitForDocument(
  attachment_id: string,
  within_ms = READ_WITHIN_MS,
): Promise<AttachmentDocument> {
  const until = Date.now() + within_ms;
  for (;;) {
    const document = await longlist.getAttachmentDocument(attachment_id);
    if (document.state !== 'IN_PROGRESS' || Date.now() > until) return document;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}

/**
 * Reads the text of a file with the service's own readers and keeps nothing; a plain text is taken as it is written.
 */
export async function readText(file: File): Promise<string> {
  if (/\.(?:txt|md|text)$/iu.test(file.name)) {
    const plain = plainText(new Uint8Array(await file.arrayBuffer()));
    if (plain !== null) return plain;
  }
  const id = await uploadLooseFile(file);
  try {
    const document = await waitForDocument(id);
    if (document.state !== 'READY') throw new Error(document.message ?? 'This file could not be read.');
    return documentText(document.pages);
  } finally {
    await longlist.deleteAttachment(id, { keepalive: true });
  }
}

/** Bytes as the text they are; null for what is no UTF-8, or no text at all. */
function plainText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n').trim();
    return text === '' || text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
