import { useState, type ReactNode } from 'react';
import type { ApiDocument, Media, Operation, Parameter, Response } from './document.ts';
import styles from './docs.module.css';
import { SchemaTree, typeText } from './schema_tree.tsx';
import { Words } from './words.tsx';

type Props = { readonly operation: Operation; readonly document: ApiDocument };

/** What an operation takes and gives. */
export function OperationView({ operation, document }: Props): ReactNode {
  const scope = operation.security[0]?.['client_credentials']?.[0];
  const statuses = Object.entries(operation.responses);
  return (
    <article className={`${styles.operation} p-26-28-80`}>
      <p className={`${styles.address} flex gap-10 items-baseline break-anywhere`}>
        <Method name={operation.method} />
        <code>{operation.path}</code>
      </p>
      <h1 className="m-6-0-8 font-22 line-1_25 weight-650 tracking-n0_01em">{operation.summary}</h1>
      <p className="max-w-68ch mb-10">
        <Words text={operation.description} />
      </p>
      <p className="text-mute font-12_5">
        <code>{operation.operationId}</code> ·{' '}
        {scope === undefined ? 'no token needed' : `needs a token with ${scope}`}
      </p>
      {operation.parameters.length > 0 && (
        <section>
          <h2>Parameters</h2>
          <ul className={`${styles.fields} border-t`}>
            {operation.parameters.map((parameter) => (
              <ParameterLine
                key={`${parameter.in} ${parameter.name}`}
                parameter={parameter}
                document={document}
              />
            ))}
          </ul>
        </section>
      )}
      {Object.entries(operation.requestBody?.content ?? {}).map(([type, media]) => (
        <section key={type}>
          <h2>
            Body <small>{type}</small>
          </h2>
          <MediaView media={media} document={document} />
        </section>
      ))}
      <section>
        <h2>Answers</h2>
        {statuses.map(([status, response], index) => (
          <Answer
            key={status}
            status={status}
            response={document.resolve(response)}
            document={document}
            open={index === 0}
          />
        ))}
      </section>
    </article>
  );
}

export function Method({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={`${styles.method} mono-650-10_5-1_4 text-mute tracking-0_02em`} data-method={name}>
      {name}
    </span>
  );
}

function ParameterLine({
  parameter,
  document,
}: {
  readonly parameter: Parameter;
  readonly document: ApiDocument;
}): ReactNode {
  const { name, required = false, schema, description } = parameter;
  const initial = schema.default === undefined ? '' : ` Default ${String(schema.default)}.`;
  return (
    <li>
      <div className="flex wrap gap-4-10 items-baseline">
        <code className="weight-600">{name}</code>
        <span className="text-mute font-12_5 break-anywhere">
          {parameter.in} · {typeText(schema, document)}
        </span>
        {required && <span className={`${styles.required} text-ask font-12`}>required</span>}
      </div>
      <p className="max-w-68ch">
        <Words text={description} />
        {initial}
      </p>
    </li>
  );
}

type AnswerProps = {
  readonly status: string;
  readonly response: Response;
  readonly document: ApiDocument;
  readonly open: boolean;
};

function Answer({ status, response, document, open }: AnswerProps): ReactNode {
  const headers = Object.keys(response.headers ?? {});
  return (
    <details className={`${styles.status} border-b p-7-0`} open={open}>
      <summary>
        <strong className="mono" data-kind={status < '400' ? 'good' : 'bad'}>
          {status}
        </strong>{' '}
        <Words text={response.description} />
      </summary>
      {headers.length > 0 && <p className="text-mute font-12_5">Headers: {headers.join(', ')}</p>}
      {Object.entries(response.content ?? {}).map(([type, media]) => (
        <div key={type}>
          {type !== 'application/json' && <p className="text-mute font-12_5">{type}</p>}
          <MediaView media={media} document={document} />
        </div>
      ))}
    </details>
  );
}

/** The fields of a body, or an example of it. */
function MediaView({
  media,
  document,
}: {
  readonly media: Media;
  readonly document: ApiDocument;
}): ReactNode {
  const [shows, setShows] = useState<'fields' | 'example'>('fields');
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  return (
    <div className={`${styles.media} mt-6`}>
      {example !== undefined && (
        <div className={`${styles.tabs} flex gap-4 mb-6`}>
          {(['fields', 'example'] as const).map((kind) => (
            <button
              className="border-strong rounded bg-none p-2-10 font-12_5 cursor-pointer"
              key={kind}
              type="button"
              aria-pressed={shows === kind}
              onClick={() => setShows(kind)}
            >
              {kind === 'fields' ? 'Fields' : 'Example'}
            </button>
          ))}
        </div>
      )}
      {shows === 'fields' ? (
        <SchemaTree schema={media.schema} document={document} />
      ) : (
        <pre tabIndex={0}>{typeof example === 'string' ? example : JSON.stringify(example, null, 2)}</pre>
      )}
    </div>
  );
}
