import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { matches, type ApiDocument } from './document.ts';
import styles from './docs.module.css';
import { Method, OperationView } from './operation_view.tsx';
import { SignIn } from './sign_in.tsx';
import { TryPanel } from './try_panel.tsx';
import { Words } from './words.tsx';

type Props = { readonly document: ApiDocument };

/** The whole page: all operations on the left, the chosen one, and the call to try. */
export function DocsView({ document }: Props): ReactNode {
  const chosen = document.operations.get(useHash());
  const content = useRef<HTMLElement>(null);
  return (
    <div className={`${styles.page} grid min-h-100vh`}>
      <button
        type="button"
        className={`${styles.skip} absolute left-n999`}
        onClick={() => content.current?.focus()}
      >
        Skip to the content
      </button>
      <header className={`${styles.head} sticky top-0 row gap-14 bg-paper border-b z-2 h-52 p-0-20`}>
        <a href="#" className="text-ink no-underline weight-650 font-15">
          Longlist API
        </a>
        <span className="text-mute font-12_5">{document.version}</span>
        <nav aria-label="Downloads">
          <a href="/openapi.json">openapi.json</a>
          <a href="/docs/longlist.ts" download="longlist.ts">
            TypeScript client
          </a>
        </nav>
        <SignIn document={document} />
      </header>
      <Operations document={document} chosen={chosen?.operationId ?? null} />
      <main
        ref={content}
        className={chosen === undefined ? styles.introduction : `${styles.content} grid items-start`}
        tabIndex={-1}
      >
        {chosen === undefined ? (
          <Introduction document={document} />
        ) : (
          <>
            <OperationView key={chosen.operationId} operation={chosen} document={document} />
            <TryPanel key={`try ${chosen.operationId}`} operation={chosen} />
          </>
        )}
      </main>
    </div>
  );
}

function useHash(): string {
  return useSyncExternalStore(
    (listener) => {
      const moved = (): void => {
        window.scrollTo(0, 0);
        listener();
      };
      addEventListener('hashchange', moved);
      return () => removeEventListener('hashchange', moved);
    },
    () => location.hash.slice(1),
  );
}

function Operations({ document, chosen }: Props & { readonly chosen: string | null }): ReactNode {
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  const groups = document.groups
    .map((group) => ({ ...group, operations: group.operations.filter((one) => matches(one, words)) }))
    .filter((group) => group.operations.length > 0);
  const first = groups[0]?.operations[0];
  return (
    <nav
      className={`${styles.operations} sticky overflow-y-auto top-52 p-14-10-40 border-r`}
      aria-label="Operations"
    >
      <input
        className="w-full h-34 p-0-10 border-strong rounded bg-paper"
        ref={search}
        type="search"
        placeholder="Find an operation   /"
        aria-label="Find an operation"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first !== undefined) location.hash = first.operationId;
          if (event.key === 'Escape') setWords('');
        }}
      />
      {groups.length === 0 && <p className="text-mute font-12_5 m-14-8">No matches.</p>}
      {groups.map((group) => (
        <section key={group.name}>
          <h2>{group.name}</h2>
          <ul>
            {group.operations.map((operation) => (
              <li key={operation.operationId}>
                <a
                  href={`#${operation.operationId}`}
                  aria-current={operation.operationId === chosen ? 'page' : undefined}
                  title={`${operation.method} ${operation.path}`}
                >
                  <Method name={operation.method} />
                  <span>{operation.summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Introduction({ document }: Props): ReactNode {
  return (
    <article className={`${styles.operation} p-26-28-80`}>
      <h1 className="m-6-0-8 font-22 line-1_25 weight-650 tracking-n0_01em">Longlist API</h1>
      {document.description.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="max-w-68ch mb-10">
          <Words text={paragraph} />
        </p>
      ))}
      <h2>First steps</h2>
      <ol className="pl-20">
        <li className="mb-6">
          Get a token: <a href="#createToken">createToken</a>. Here: “Sign in to try calls”.
        </li>
        <li className="mb-6">
          Add a job: <a href="#replaceJob">replaceJob</a> with <code>remote.&lt;your id&gt;</code> creates it,
          or changes it if it exists.
        </li>
        <li className="mb-6">
          Add candidates and resumes: <a href="#createCandidate">createCandidate</a>,{' '}
          <a href="#createAttachment">createAttachment</a>, <a href="#createNomination">createNomination</a>.
        </li>
        <li className="mb-6">
          Wait until a file has been read: <a href="#getAttachmentDocument">getAttachmentDocument</a>, or
          listen: <a href="#streamEvents">streamEvents</a>, <a href="#createWebhook">createWebhook</a>.
        </li>
        <li className="mb-6">
          Get the results: <a href="#listRankings">listRankings</a>, <a href="#getSummary">getSummary</a>,{' '}
          <a href="#listNominationEvaluations">listNominationEvaluations</a>.
        </li>
      </ol>
      <h2>All groups</h2>
      <dl className={styles.groups}>
        {document.groups.map((group) => (
          <div className="grid columns-180-1fr gap-10 p-6-0 border-b" key={group.name}>
            <dt>
              <a href={`#${group.operations[0]?.operationId}`}>{group.name}</a>
            </dt>
            <dd>{group.description}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
