import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../usage_error.ts';
import type { Client } from './client.ts';
import { formWith } from './upload.ts';

export type JobText = { readonly title: string; readonly description: string };

type DocumentAnswer = {
  result: { state: string; reason: string | null; pages: { lines: { text: string }[] }[] };
};

const MAX_TITLE = 500;
const MAX_DESCRIPTION = 100_000;

/**
 * The vacancy in a file: plain text and Markdown as they are; PDF, Word and web pages read by the service.
 * The first line is the title.
 * @throws UsageError when the file is missing, unreadable or without text
 */
export async function readJob(client: Client, file: string): Promise<JobText> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`The job file "${file}" cannot be opened.`);
  });
  const plain = ['.txt', '.md', ''].includes(path.extname(file).toLowerCase());
  const text = plain ? decode(bytes) : await readByService(client, file, bytes);
  const job = jobFromText(text);
  if (job === null) throw new UsageError(`The job file "${file}" holds no text.`);
  return job;
}

/** Splits a vacancy's text into its first line and the rest; null when there is none. */
export function jobFromText(text: string): JobText | null {
  const [first = '', ...rest] = text.trim().split('\n');
  const title = [...first.replace(/^#+\s*/, '').trim()].slice(0, MAX_TITLE).join('');
  if (title === '') return null;
  const description = [...rest.join('\n').trim()].slice(0, MAX_DESCRIPTION).join('');
  return { title, description: description === '' ? title : description };
}

/** Text files without UTF-8 are nearly always Windows'. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readByService(client: Client, file: string, bytes: Uint8Array): Promise<string> {
  const form = formWith({ remote_id: 'job-description', type: 'about' }, file, bytes);
  const { result } = await client
    .post<{ result: { id: string } }>('/attachments', form)
    .catch((error: unknown) => {
      throw new UsageError(
        `The job file "${file}" cannot be read: ${error instanceof Error ? error.message : ''}`,
      );
    });
  for (;;) {
    const document = await client.get<DocumentAnswer>(`/attachments/${result.id}/document`);
    const { state, reason, pages } = document.result;
    if (state === 'READY') return pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
    if (state === 'FAILED') throw new UsageError(`The job file "${file}" cannot be read (${reason}).`);
    await sleep(50);
  }
}
