import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeLocal, readLocal } from '../lib/local_storage.ts';

const KEY = 'address';

/**
 * Keeps where the page was left, so that it opens there again; once, in the shell. Only ids and filters are kept: no
 * candidate, whose address may hold words of their resume, and not what is searched for in Pool, which is often a name.
 */
export function useKeepAddress(): void {
  const href = useLocation({ select: (at) => at.href });
  useEffect(() => {
    const impersonal = withoutPeople(href);
    if (impersonal !== null) writeLocal(KEY, impersonal);
  }, [href]);
}

/** An address as it may be kept; null for one that may not, or says nothing. */
export function withoutPeople(href: string): string | null {
  if (href === '/' || href.startsWith('/candidates/')) return null;
  const [pathname = '', query = ''] = href.split('?');
  if (pathname !== '/pool' && pathname !== '/activity') return href;
  const search = new URLSearchParams(query);
  for (const name of ['q', 'mode', 'candidate']) search.delete(name);
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}

/**
 * Where the page was left: a path of our own, of one of these jobs or of none. Another data folder behind the same
 * address has other jobs.
 */
export function lastAddress(job_ids: readonly string[]): string | null {
  const href = readLocal(KEY);
  if (href === null || !/^\/[a-z]/u.test(href) || href.startsWith('/candidates/')) return null;
  const [pathname = '', query = ''] = href.split('?');
  const named = /^\/jobs\/([^/]+)$/u.exec(pathname)?.[1] ?? new URLSearchParams(query).get('job');
  // The router writes texts that could be read as something else in quotation marks.
  const job_id = named?.replaceAll('"', '') ?? null;
  return job_id === null || job_id === 'new' || job_ids.includes(job_id) ? href : null;
}
