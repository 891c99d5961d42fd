import { useEffect, useState, type ReactNode } from 'react';
import { formatBytes, formatMoment } from '../lib/format.ts';
import { texts } from '../texts.ts';
import { openRecovery, outcome, restore, takeCode, type Recovery } from './host.ts';
import css from './recovery.module.css';

type State =
  | { readonly is: 'asking' }
  | { readonly is: 'nobody' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'restoring' }
  | { readonly is: 'choosing'; readonly recovery: Recovery };

// once for the page: a code counts once
const opened = openRecovery(takeCode());

/** In place of the interface while the database cannot be used: what happened, and which backup takes its place. */
export function RecoveryView() {
  const [state, setState] = useState<State>({ is: 'asking' });
  useEffect(() => {
    opened.then(
      (recovery) => setState(recovery === null ? { is: 'nobody' } : { is: 'choosing', recovery }),
      () => setState({ is: 'unreachable' }),
    );
  }, []);
  const words = texts.recovery;
  useEffect(() => {
    document.title = state.is === 'choosing' ? `${words[state.recovery.trouble]} · Longlist` : 'Longlist';
  }, [state, words]);

  if (state.is === 'asking') return null;
  if (state.is === 'nobody' || state.is === 'unreachable') {
    return (
      <Sheet title={words[state.is]}>
        <p>{words[`${state.is}Text`]}</p>
      </Sheet>
    );
  }
  if (state.is === 'restoring') {
    return (
      <Sheet title={words.restoring}>
        <p role="status">{words.restoringText}</p>
        <div className={`${css.busy} h-4 rounded-2`} aria-hidden />
      </Sheet>
    );
  }
  const choose = async (name: string): Promise<void> => {
    setState({ is: 'restoring' });
    try {
      const code = await restore(name);
      const again = await outcome(code);
      if (again !== null) return setState({ is: 'choosing', recovery: again });
      location.replace(`/#code=${code}`);
      location.reload();
    } catch {
      setState({ is: 'unreachable' });
    }
  };
  return <Choice recovery={state.recovery} onChoose={(name) => void choose(name)} />;
}

function Choice({ recovery, onChoose }: { recovery: Recovery; onChoose: (name: string) => void }) {
  const { trouble, copies, newest, data_dir, failed } = recovery;
  const [chosen, setChosen] = useState(newest);
  const erased = copies.find(({ name }) => name === chosen)?.erased_since ?? 0;
  const words = texts.recovery;
  return (
    <Sheet title={words[trouble]}>
      {failed !== null && (
        <p className="p-10-14 bg-bad-soft edge-bad" role="alert">
          <strong>{words.failed}</strong> {failed}
        </p>
      )}
      <p>{copies.length === 0 ? words.none : words[`${trouble}Text`]}</p>
      {copies.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== null) onChoose(chosen);
          }}
        >
          <fieldset className="m-0 p-0 border-0">
            <legend className="p-0-0-6 weight-600">{words.which}</legend>
            {copies.map((copy) => (
              <label key={copy.name} className={`${css.copy} hover-bg-soft`}>
                <input
                  type="radio"
                  name="copy"
                  value={copy.name}
                  checked={chosen === copy.name}
                  onChange={() => setChosen(copy.name)}
                />
                <span className="weight-500">{formatMoment(copy.created_at)}</span>
                <span className={`${css.why} aside`}>
                  {copy.name === newest ? words.newest : ''}
                  {texts.data.reasons[copy.reason]}
                </span>
                <span className="aside align-right">{formatBytes(copy.bytes)}</span>
              </label>
            ))}
          </fieldset>
          {erased > 0 && <p role="status">{texts.data.erased(erased)}</p>}
          <div className={`${css.bar} row-wrap mt-16 gap-10-16`}>
            <button
              type="submit"
              className="bare-button bg-accent weight-600 rounded min-h-36 p-0-18 text-accent-ink hover-bg-accent-deep"
              disabled={chosen === null}
            >
              {words.restore}
            </button>
            <span className={`${css.mute} aside`}>{words.kept}</span>
          </div>
        </form>
      )}
      <dl className="grid border-t aside columns-auto-fr gap-4-16 pt-14">
        <dt>{texts.data.folder}</dt>
        <dd className="break-anywhere" dir="auto">
          {data_dir}
        </dd>
        <dt>{words.elsewhere}</dt>
        <dd className="break-anywhere">{words.elsewhereText}</dd>
      </dl>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid place-center min-h-full p-32-20">
      <div className={`${css.sheet} grid gap-16 w-full border bg-paper shadow max-w-620 p-32-36 rounded-12`}>
        <svg className="logo w-26" viewBox="0 0 24 24" aria-hidden>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
        <h1 className="serif-600-24-1_25">{title}</h1>
        {children}
      </div>
    </main>
  );
}
