import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createStore, useStore } from './external_store.ts';
import { texts } from '../texts.ts';
import { useIsActiveView } from './active_view.ts';

/** What the view on screen is about, as its header says it; null: nothing more than its name. */
const subject = createStore<string | null>(null);

/** Names what is on screen for the tab, the window and whoever hears the page. */
export function useTitleOf(title: unknown): void {
  const words = typeof title === 'string' ? title.trim() : '';
  const is_active = useIsActiveView();
  useEffect(() => {
    if (!is_active) return undefined;
    subject.set(words === '' ? null : words);
    return () => subject.set(null);
  }, [words, is_active]);
}

function placeOf(pathname: string): string {
  const { shell, candidate } = texts;
  const names: Readonly<Record<string, string>> = { ...shell, candidates: candidate.one };
  return names[pathname.split('/')[1] ?? ''] ?? '';
}

/** “Ranking · Senior Backend Engineer – Longlist”; once, in the shell. */
export function usePageTitle(): void {
  const place = useLocation({ select: ({ pathname }) => placeOf(pathname) });
  const about = useStore(subject);
  useEffect(() => {
    const parts = [place, about].filter(
      (part, at, all) => part !== null && part !== '' && all.indexOf(part) === at,
    );
    const title = [...(parts.length > 0 ? [parts.join(' · ')] : []), texts.shell.name].join(' – ');
    // after the view itself, and not once more for the moment between two of them
    const timer = setTimeout(() => {
      document.title = title;
    }, 50);
    return () => clearTimeout(timer);
  }, [place, about]);
}
