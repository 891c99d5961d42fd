import { useEffect, useRef, useState } from 'react';
import { useSaveSpotlight, useSpotlight, type SpotlightEvidence } from '../../api/spotlights.ts';
import { keepDraft, readAnyDraft } from '../../lib/drafts.ts';
import { errorNotice, notifyError } from '../../ui/notices.tsx';
import { isConflict } from '../../api/versioned.ts';
import { texts } from '../../texts.ts';

/** What is typed of one who is put forward. */
export type Draft = { readonly headline: string; readonly note: string };

/** What is typed is saved after this pause. */
const PAUSE_MS = 700;

/** What is typed and not saved, with the version it stands on: it outlives the view being left. */
type Kept = Draft & { readonly base: string | null };

function readDraft(id: string): Kept | null {
  const kept = readAnyDraft(`spotlight.${id}`) as Partial<Kept> | null;
  return typeof kept?.headline === 'string' && typeof kept.note === 'string' ? (kept as Kept) : null;
}

function keep(id: string, kept: Kept | null): void {
  keepDraft(`spotlight.${id}`, kept);
}

/**
 * What is said of one who is put forward, as it is typed: saved by itself after a pause, when the card goes and when
 * the page is left. When another window saved meanwhile, what was typed stays, and `conflict` asks whose words are
 * kept; when it could not be saved, `failed` offers to try again.
 */
export function useDraft(id: string) {
  const spotlight = useSpotlight(id);
  const save = useSaveSpotlight(id);
  const [begun] = useState(() => readDraft(id));
  const [typed, setTyped] = useState<Draft | null>(begun);
  const [conflict, setConflict] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The version that was on screen when typing began, or that our own words made since. */
  const base = useRef<string | null>(begun?.base ?? null);
  const taken_back = useRef(false);
  const saved = spotlight.data?.value;
  const is_known = saved !== undefined;
  const shown: Draft = typed ?? { headline: saved?.headline ?? '', note: saved?.note ?? '' };

  const send = async (draft: Draft, over: string | null, is_leaving = false): Promise<void> => {
    setFailed(false);
    try {
      const words = { headline: draft.headline.trim(), note: draft.note };
      // what is typed meanwhile stands on these words, and on nothing that another window saves after them
      base.current = await save(words, over, is_leaving);
      setConflict(false);
      setTyped((now) => (now === draft ? null : now));
      const kept = readDraft(id);
      const is_saved = kept?.headline === draft.headline && kept.note === draft.note;
      keep(id, kept === null || is_saved ? null : { ...kept, base: base.current });
    } catch (error) {
      if (isConflict(error)) setConflict(true);
      else {
        setFailed(true);
        notifyError(texts.share.notSaved, error);
      }
    }
  };
  // What was sent while the page was left stands there by now, in a version of its own: nobody is in conflict with
  // that.
  const is_there =
    typed !== null && saved?.headline === typed.headline.trim() && (saved.note ?? '') === typed.note;
  const is_sent = typed === begun && spotlight.data?.etag !== begun?.base;
  if (is_there && (is_sent || conflict)) {
    setTyped(null);
    setConflict(false);
  }
  useEffect(() => {
    if (typed === null) keep(id, null);
  }, [typed, id]);

  const latest = useRef((_is_leaving: boolean): Promise<void> => Promise.resolve());
  useEffect(() => {
    latest.current = async (is_leaving) => {
      if (typed === null || !is_known || conflict || taken_back.current) return;
      await send(typed, base.current, is_leaving);
    };
  });
  useEffect(() => {
    if (typed === null || !is_known || conflict || failed) return;
    const timer = window.setTimeout(() => void latest.current(false), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, is_known, conflict, failed]);
  useEffect(() => {
    const leave = (): void => void latest.current(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void latest.current(false);
    };
  }, []);

  return {
    saved,
    shown,
    conflict,
    failed,
    is_saving: typed !== null && !conflict && !failed,
    type(change: Partial<Draft>): void {
      if (typed === null) base.current = spotlight.data?.etag ?? null;
      setFailed(false);
      const next = { ...shown, ...change };
      setTyped(next);
      keep(id, { ...next, base: base.current });
    },
    keepMine(): void {
      setConflict(false);
      void send(shown, null);
    },
    retry: (): void => void send(shown, base.current),
    /** Saves what is typed at once; nothing is saved after that, for the one it is about is taken back. */
    async finish(): Promise<void> {
      await latest.current(false);
      taken_back.current = true;
      keep(id, null);
    },
    /** They are not taken back after all. */
    resume(): void {
      taken_back.current = false;
      if (typed !== null) keep(id, { ...typed, base: base.current });
    },
    takeTheirs(): void {
      setTyped(null);
      setConflict(false);
    },
    choose(evidence: readonly SpotlightEvidence[]): void {
      save({ evidence: [...evidence] }, null, false).catch(errorNotice(texts.share.notSaved));
    },
  };
}
