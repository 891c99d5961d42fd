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
        <div className={css.busy} aria-hidden />
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
        <p className={css.failed} role="alert">
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
            <legend className={css.legend}>{words.which}</legend>
            {copies.map((copy) => (
              <label key={copy.name} className={css.copy}>
                <input
                  type="radio"
                  name="copy"
                  value={copy.name}
                  checked={chosen === copy.name}
                  onChange={() => setChosen(copy.name)}
                />
                <span className="weight-500">{formatMoment(copy.created_at)}</span>
                <span className={css.why}>
                  {copy.name === newest ? words.newest : ''}
                  {texts.data.reasons[copy.reason]}
                </span>
                <span className={css.size}>{formatBytes(copy.bytes)}</span>
              </label>
            ))}
          </fieldset>
          {erased > 0 && <p role="status">{texts.data.erased(erased)}</p>}
          <div className={css.bar}>
            <button type="submit" className={css.primary} disabled={chosen === null}>
              {words.restore}
            </button>
            <span className={css.mute}>{words.kept}</span>
          </div>
        </form>
      )}
      <dl className={css.facts}>
        <dt>{texts.data.folder}</dt>
        <dd dir="auto">{data_dir}</dd>
        <dt>{words.elsewhere}</dt>
        <dd>{words.elsewhereText}</dd>
      </dl>
    </Sheet>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.page}>
      <div className={css.sheet}>
        <svg className={css.mark} viewBox="0 0 24 24" aria-hidden>
          <path d="M4 6h16M4 11h12M4 16h8M4 21h4" />
        </svg>
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
