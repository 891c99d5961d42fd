import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '../lib/external_store.ts';
import type { ApiDocument } from './document.ts';
import styles from './docs.module.css';
import { learnFirstIds } from './known_ids.ts';
import { signIn, token, useInterfaceSession as takeInterfaceSession } from './session.ts';

type Props = { readonly document: ApiDocument };

/** Who calls are tried as. The token stays in memory and goes with the page. */
export function SignIn({ document }: Props): ReactNode {
  const current = useStore(token);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      dialog.current?.close();
      await learnFirstIds(document, `Bearer ${token.get()?.text}`).catch(() => undefined);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => {
    // the interface links here like this
    if (location.hash !== '#session') return;
    history.replaceState(null, '', location.pathname);
    void attempt(takeInterfaceSession);
    // only as the page opens
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (current !== null) {
    return (
      <div className="row gap-10">
        <span className="text-accent weight-550">Signed in as {current.as}</span>
        <button
          type="button"
          className={`${styles.quiet} bare text-accent font-12_5 cursor-pointer p-2-4`}
          onClick={() => token.set(null)}
        >
          Sign out
        </button>
      </div>
    );
  }
  return (
    <div className="row gap-10">
      <button type="button" className={styles.primary} onClick={() => dialog.current?.showModal()}>
        Sign in to try calls
      </button>
      <dialog
        ref={dialog}
        className={`${styles.dialog} border-strong bg-paper text-ink shadow p-22-24 rounded-10`}
        aria-labelledby="sign-in-title"
      >
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            void attempt(() => signIn(String(fields.get('client_id')), String(fields.get('client_secret'))));
          }}
        >
          <h2 className="font-17 mb-6" id="sign-in-title">
            Sign in to try calls
          </h2>
          <p className="mb-12">
            With the credentials of a client: Settings › API access shows them, or <code>client.json</code> in
            the data folder. The token stays in this page and is gone when you close it.
          </p>
          <label className="grid gap-3 mb-10">
            client_id
            <input
              className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
              name="client_id"
              autoComplete="off"
              spellCheck={false}
              required
            />
          </label>
          <label className="grid gap-3 mb-10">
            client_secret
            <input
              className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
              name="client_secret"
              type="password"
              autoComplete="off"
              required
            />
          </label>
          {problem !== null && (
            <p role="alert" className="p-8-12 rounded bg-bad-soft text-bad m-8-0 mb-12">
              {problem}
            </p>
          )}
          <div className={`${styles.actions} row-wrap gap-10 m-14-0`}>
            <button type="submit" className={styles.primary} disabled={busy}>
              Sign in
            </button>
            <button type="button" disabled={busy} onClick={() => void attempt(takeInterfaceSession)}>
              Use the session of the interface
            </button>
            <button
              type="button"
              className={`${styles.quiet} bare text-accent font-12_5 cursor-pointer p-2-4`}
              onClick={() => dialog.current?.close()}
            >
              Cancel
            </button>
          </div>
          <p className="text-mute font-12_5 mb-12">
            The session works where Longlist is open in this browser. A program gets its token with{' '}
            <a href="#createToken" onClick={() => dialog.current?.close()}>
              createToken
            </a>
            .
          </p>
        </form>
      </dialog>
    </div>
  );
}
