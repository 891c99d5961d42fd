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
    <section
      className={`${styles.try} sticky overflow-y-auto bg-paper border-l top-52 p-26-24-60`}
      aria-label="Try it"
    >
      <h2 className="font-15 weight-620 mb-10">Try it</h2>
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
        <div className={`${styles.actions} row-wrap gap-10 m-14-0`}>
          <button type="submit" className={styles.primary} disabled={state.busy}>
            {state.busy ? 'Waiting…' : `Send ${operation.method}`}
          </button>
          {needs_token && who === null && (
            <span className="text-mute font-12_5">Not signed in: the answer will be 401.</span>
          )}
        </div>
      </form>
      {state.problem !== null && (
        <p role="alert" className="p-8-12 rounded bg-bad-soft text-bad m-8-0">
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
    <label className={`${styles.input} grid gap-3 mb-10`}>
      <span>
        <code>{name}</code> <small className="text-mute">{parameter.in}</small>
        {required && <small className={`${styles.required} text-ask font-12 text-mute`}>required</small>}
      </span>
      {choices === undefined ? (
        <input
          className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
          value={value}
          required={required}
          spellCheck={false}
          placeholder={example === undefined ? '' : String(example)}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <select
          className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
          value={value}
          onChange={(event) => change(event.target.value)}
        >
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
        <label className={`${styles.input} grid gap-3 mb-10`}>
          <span>Content-Type</span>
          <select
            className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
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
        <label className={`${styles.input} grid gap-3 mb-10`}>
          <span>Body</span>
          <textarea
            className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
            value={draft.json}
            spellCheck={false}
            rows={Math.min(18, draft.json.split('\n').length + 1)}
            onChange={(event) => change({ ...draft, json: event.target.value })}
          />
        </label>
      ) : (
        Object.entries(fields).map(([name, field]) => (
          <label key={name} className={`${styles.input} grid gap-3 mb-10`}>
            <span>
              <code>{name}</code> <small className="text-mute">form</small>
              {required.includes(name) && (
                <small className={`${styles.required} text-ask font-12 text-mute`}>required</small>
              )}
            </span>
            {field.format === 'binary' ? (
              <input
                className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
                type="file"
                onChange={(event) => fill(name, event.target.files?.[0] ?? '')}
              />
            ) : field.enum === undefined ? (
              <input
                className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
                value={String(draft.form[name] ?? '')}
                type={name === 'client_secret' ? 'password' : 'text'}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => fill(name, event.target.value)}
              />
            ) : (
              <select
                className="w-full min-h-34 p-5-9 border-strong rounded bg-desk"
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
    <div className={`${styles.answer} grid gap-8 mt-16`} role="status">
      <p className="flex justify-between items-baseline">
        <strong className="mono" data-kind={kind}>
          {outcome.status} {outcome.status_text}
        </strong>
        <span>{outcome.milliseconds.toFixed(outcome.milliseconds < 10 ? 1 : 0)} ms</span>
      </p>
      <details>
        <summary className="cursor-pointer text-mute font-12_5">{outcome.headers.length} headers</summary>
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
    <div className={`${styles.curl} grid gap-8 mt-16`}>
      <div className="flex justify-between items-baseline">
        <h3>The same with curl</h3>
        <button
          type="button"
          className={`${styles.quiet} bare text-accent font-12_5 cursor-pointer p-2-4`}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(address))}
        >
          {copied === address ? 'Copied' : 'Copy'}
        </button>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
