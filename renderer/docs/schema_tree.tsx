import { useState, type ReactNode } from 'react';
import type { ApiDocument, Schema } from './document.ts';
import styles from './docs.module.css';
import { Words } from './words.tsx';

type Props = { readonly schema: Schema; readonly document: ApiDocument };

/** The fields of a schema, each with its type and meaning; nested ones open on demand. */
export function SchemaTree({ schema, document }: Props): ReactNode {
  const shown = objectIn(schema, document);
  if (shown === null) return <p className="p-6-0">{typeText(schema, document)}</p>;
  const required = new Set(shown.required ?? []);
  return (
    <ul className={`${styles.fields} border-t`}>
      {Object.entries(shown.properties ?? {}).map(([name, field]) => (
        <Field key={name} name={name} field={field} required={required.has(name)} document={document} />
      ))}
    </ul>
  );
}

type FieldProps = {
  readonly name: string;
  readonly field: Schema;
  readonly required: boolean;
  readonly document: ApiDocument;
};

function Field({ name, field, required, document }: FieldProps): ReactNode {
  const inner = objectIn(field, document);
  const [open, setOpen] = useState(name === 'result' || name === 'results' || name === 'error');
  return (
    <li>
      <div className="flex wrap gap-4-10 items-baseline">
        <code className="weight-600">{name}</code>
        <span className="text-mute font-12_5 break-anywhere">{typeText(field, document)}</span>
        {required && <span className={`${styles.required} text-ask font-12`}>required</span>}
        {inner !== null && (
          <button
            type="button"
            className="bare text-accent font-12_5 cursor-pointer p-2-4"
            aria-expanded={open}
            aria-label={`Fields of ${name}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide fields' : 'Show fields'}
          </button>
        )}
      </div>
      <p className="max-w-68ch">
        <Words text={meaning(field)} />
      </p>
      {inner !== null && open && (
        <div className={`${styles.nested} m-8-0-4 pl-14`}>
          <SchemaTree schema={inner} document={document} />
        </div>
      )}
    </li>
  );
}

/** The object a field holds, itself, as one of several possibilities, or in a list; null for plain values. */
function objectIn(schema: Schema, document: ApiDocument): Schema | null {
  const found = document.resolve(schema);
  if (found.properties !== undefined) return found;
  if (found.items !== undefined) return objectIn(found.items, document);
  for (const variant of found.anyOf ?? []) {
    const inner = objectIn(variant, document);
    if (inner !== null) return inner;
  }
  return null;
}

/** A type in words: `string (UUID) or null`, `list of Job`. */
export function typeText(schema: Schema, document: ApiDocument): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  if (schema.properties !== undefined) return 'object';
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((variant) => typeText(variant, document)))].join(' or ');
  }
  if (schema.prefixItems !== undefined) return `list of ${schema.prefixItems.length} numbers`;
  const types = [schema.type ?? 'any'].flat();
  return types.map((type) => plainText(type, schema, document)).join(' or ');
}

function plainText(type: string, schema: Schema, document: ApiDocument): string {
  if (type === 'array') return `list of ${typeText(schema.items ?? {}, document)}`;
  const formats: Readonly<Record<string, string>> = {
    uuid: 'UUID',
    uri: 'URL',
    'date-time': 'date and time',
    binary: 'file',
  };
  const format = schema.format === undefined ? undefined : (formats[schema.format] ?? schema.format);
  return format === undefined ? type : `${type} (${format})`;
}

/** The description, and what limits there are beside the type. */
function meaning(schema: Schema): string {
  const limits = [
    schema.default === undefined ? null : `Default ${JSON.stringify(schema.default)}.`,
    schema.minimum !== undefined && schema.maximum !== undefined && schema.maximum < 1e9
      ? `From ${schema.minimum} to ${schema.maximum}.`
      : null,
    schema.maxItems === undefined ? null : `At most ${schema.maxItems.toLocaleString('en')} items.`,
  ];
  return [schema.description, ...limits].filter((text) => text !== null && text !== undefined).join(' ');
}
