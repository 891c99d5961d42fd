import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeLocal, readLocal } from '../lib/local_storage.ts';

const KEY = 'address';
const DAY_KEY = 'address_day';

/**
 * Keeps where the page was left, so that it opens there again; once, in the shell. Only ids and filters are kept: no
 * candidate, whose address may hold words of their resume, and not what is searched for in Pool, which is often a name.
 */
export function useKeepAddress(): void {
  const href = useLocation({ select: (at) => at.href });
  useEffect(() => {
    const impersonal = withoutPeople(href);
    if (impersonal === null) return;
    writeLocal(KEY, impersonal);
    writeLocal(DAY_KEY, dayOf(new Date()));
  }, [href]);
}

const dayOf = (moment: Date): string => moment.toDateString();

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
 * Where the page was left today: a path of our own, of one of these jobs or of none. Another data folder behind the same
 * address has other jobs; and another day begins with what is new in them.
 */
export function lastAddress(job_ids: readonly string[], now = new Date()): string | null {
  const href = readLocal(KEY);
  if (readLocal(DAY_KEY) !== dayOf(now)) return null;
  if (href === null || !/^\/[a-z]/u.test(href) || href.startsWith('/candidates/')) return null;
  const [pathname = '', query = ''] = href.split('?');
  const named = /^\/jobs\/([^/]+)$/u.exec(pathname)?.[1] ?? new URLSearchParams(query).get('job');
  // The router writes texts that could be read as something else in quotation marks.
  const job_id = named?.replaceAll('"', '') ?? null;
  return job_id === null || job_id === 'new' || job_ids.includes(job_id) ? href : null;
}
