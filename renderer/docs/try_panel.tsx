import { useRef, useState, type ReactNode } from 'react';
import { useStore } from '../lib/external_store.ts';
import type { Operation, Parameter } from './document.ts';
import styles from './docs.module.css';
import {
  addressOf,
  curlOf,
  draftOf,
  keyOf,
  send,
  withMediaType,
  type Draft,
  type Outcome,
} from './request.ts';
import { token } from './session.ts';

type Props = { readonly operation: Operation };
type State = { readonly outcome: Outcome | null; readonly problem: string | null; readonly busy: boolean };

/** The call as it will be sent, and what came back. */
export function TryPanel({ operation }: Props): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => draftOf(operation));
  const [state, setState] = useState<State>({ outcome: null, problem: null, busy: false });
  const running = useRef<AbortController | null>(null);
  const who = useStore(token);
  const needs_token = operation.security.length > 0;

  const submit = async (): Promise<void> => {
    running.current?.abort();
    const ending = new AbortController();
    running.current = ending;
    setState({ outcome: null, problem: null, busy: true });
    try {
      const outcome = await send(operation, draft, who === null ? null : `Bearer ${who.text}`, ending.signal);
      setState({ outcome, problem: null, busy: false });
    } catch {
      if (ending.signal.aborted) return;
      setState({ outcome: null, problem: 'The service does not answer.', busy: false });
    }
  };

  return (
    <section className={styles.try} aria-label="Try it">
      <h2>Try it</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
      >
        {operation.parameters.map((parameter) => (
          <ParameterField
            key={keyOf(parameter)}
            parameter={parameter}
            value={draft.parameters[keyOf(parameter)] ?? ''}
            change={(value) =>
              setDraft({ ...draft, parameters: { ...draft.parameters, [keyOf(parameter)]: value } })
            }
          />
        ))}
        <BodyFields operation={operation} draft={draft} change={setDraft} />
        <div className={styles.actions}>
          <button type="submit" className={styles.primary} disabled={state.busy}>
            {state.busy ? 'Waiting…' : `Send ${operation.method}`}
          </button>
          {needs_token && who === null && (
            <span className="text-mute font-12_5">Not signed in: the answer will be 401.</span>
          )}
        </div>
      </form>
      {state.problem !== null && (
        <p role="alert" className={styles.problem}>
          {state.problem}
        </p>
      )}
      {state.outcome !== null && <Answer outcome={state.outcome} />}
      <CurlLine text={curlOf(operation, draft, location.origin)} address={addressOf(operation, draft)} />
    </section>
  );
}

type FieldProps = {
  readonly parameter: Parameter;
  readonly value: string;
  readonly change: (value: string) => void;
};

function ParameterField({ parameter, value, change }: FieldProps): ReactNode {
  const { name, schema, required = false, example } = parameter;
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return (
    <label className={styles.input}>
      <span>
        <code>{name}</code> <small>{parameter.in}</small>
        {required && <small className={styles.required}>required</small>}
      </span>
      {choices === undefined ? (
        <input
          value={value}
          required={required}
          spellCheck={false}
          placeholder={example === undefined ? '' : String(example)}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <select value={value} onChange={(event) => change(event.target.value)}>
          {!required && <option value="">—</option>}
          {choices.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      )}
    </label>
  );
}

type BodyProps = {
  readonly operation: Operation;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
};

function BodyFields({ operation, draft, change }: BodyProps): ReactNode {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (draft.media_type === null) return null;
  const { properties: fields = {}, required = [] } =
    operation.requestBody?.content[draft.media_type]?.schema ?? {};
  const fill = (name: string, value: string | File): void =>
    change({ ...draft, form: { ...draft.form, [name]: value } });
  return (
    <>
      {types.length > 1 && (
        <label className={styles.input}>
          <span>Content-Type</span>
          <select
            value={draft.media_type}
            onChange={(event) => change(withMediaType(operation, draft, event.target.value))}
          >
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
      )}
      {draft.media_type === 'application/json' ? (
        <label className={styles.input}>
          <span>Body</span>
          <textarea
            value={draft.json}
            spellCheck={false}
            rows={Math.min(18, draft.json.split('\n').length + 1)}
            onChange={(event) => change({ ...draft, json: event.target.value })}
          />
        </label>
      ) : (
        Object.entries(fields).map(([name, field]) => (
          <label key={name} className={styles.input}>
            <span>
              <code>{name}</code> <small>form</small>
              {required.includes(name) && <small className={styles.required}>required</small>}
            </span>
            {field.format === 'binary' ? (
              <input type="file" onChange={(event) => fill(name, event.target.files?.[0] ?? '')} />
            ) : field.enum === undefined ? (
              <input
                value={String(draft.form[name] ?? '')}
                type={name === 'client_secret' ? 'password' : 'text'}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => fill(name, event.target.value)}
              />
            ) : (
              <select
                value={String(draft.form[name] ?? '')}
                onChange={(event) => fill(name, event.target.value)}
              >
                {!required.includes(name) && <option value="">—</option>}
                {field.enum.map((choice) => (
                  <option key={String(choice)}>{String(choice)}</option>
                ))}
              </select>
            )}
          </label>
        ))
      )}
    </>
  );
}

function Answer({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const kind = outcome.status < 400 ? 'good' : 'bad';
  return (
    <div className={styles.answer} role="status">
      <p className="flex justify-between items-baseline">
        <strong data-kind={kind}>
          {outcome.status} {outcome.status_text}
        </strong>
        <span>{outcome.milliseconds.toFixed(outcome.milliseconds < 10 ? 1 : 0)} ms</span>
      </p>
      <details>
        <summary>{outcome.headers.length} headers</summary>
        <pre tabIndex={0}>{outcome.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      </details>
      <pre tabIndex={0} aria-label="Body of the answer">
        {outcome.body === '' ? '(no body)' : outcome.body}
      </pre>
    </div>
  );
}

function CurlLine({ text, address }: { readonly text: string; readonly address: string }): ReactNode {
  const [copied, setCopied] = useState('');
  return (
    <div className={styles.curl}>
      <div className="flex justify-between items-baseline">
        <h3>The same with curl</h3>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(address))}
        >
          {copied === address ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
