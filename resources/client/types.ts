/** JSON Schema into TypeScript. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
};

/** Lists a caller gives may be readonly; those the service gives are the caller's own. */
export type Lists = '' | 'readonly ';

/** A type as it is written after a colon. `indent` is that of the line it stands on. */
export function typeOf(schema: Schema, indent = '', lists: Lists = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.properties !== undefined) return objectType(schema, indent, lists);
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((variant) => typeOf(variant, indent, lists)))].join(' | ');
  }
  if (schema.prefixItems !== undefined) {
    return `[${schema.prefixItems.map((item) => typeOf(item, indent, lists)).join(', ')}]`;
  }
  const types = [schema.type ?? 'unknown'].flat();
  return types.map((type) => plainType(type, schema, indent, lists)).join(' | ');
}

function plainType(type: string, schema: Schema, indent: string, lists: Lists): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'array': {
      const item = typeOf(schema.items ?? {}, indent, lists);
      return /[|\s]/.test(item) && !item.startsWith('{') ? `${lists}(${item})[]` : `${lists}${item}[]`;
    }
    case 'object':
      return typeof schema.additionalProperties === 'object'
        ? `{ [name: string]: ${typeOf(schema.additionalProperties, indent, lists)} }`
        : '{ [name: string]: unknown }';
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

/** Every field on a line of its own, below what it means. */
export function objectType(schema: Schema, indent = '', lists: Lists = ''): string {
  const inner = `${indent}  `;
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const optional = required.has(name) ? '' : '?';
    const type = typeOf(field, inner, lists) + (optional === '' ? '' : ' | undefined');
    return `${comment(field.description, inner)}${inner}${name}${optional}: ${type};\n`;
  });
  return fields.length === 0 ? 'Record<never, never>' : `{\n${fields.join('')}${indent}}`;
}

/** A description as a comment above a line. */
export function comment(text: string | undefined, indent: string): string {
  if (text === undefined || text === '') return '';
  return `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;
}

function literal(value: unknown): string {
  return value === null || typeof value !== 'string' ? String(value) : `'${value.replaceAll("'", "\\'")}'`;
}
