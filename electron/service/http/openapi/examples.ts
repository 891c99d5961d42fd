import { exampleId, describedField } from './vocabulary.ts';
import { ownersWithin, snakeCase } from './json_schema.ts';
import type { JsonObject, Owners } from './json_schema.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly pattern?: string;
};

/** Of an id whose field has no example of its own: any will do. */
const SOME_ID = '0198c0de-0000-7000-8000-000000000002';

/** Builds the example of a schema from those of its fields. `owner` is the resource whose fields they are. */
export function exampleOf(
  schema: JsonObject,
  owner: string,
  components: Readonly<Record<string, JsonObject>>,
): unknown {
  return build(schema as Schema, null, [owner], components);
}

function build(
  schema: Schema,
  name: string | null,
  owners: Owners,
  components: Readonly<Record<string, JsonObject>>,
): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (name !== null) {
    const known = describedField(owners, name);
    if (known !== undefined && 'example' in known) return known.example;
    const id = exampleId(owners, name);
    if (id !== undefined) return id;
  }
  if (schema.$ref !== undefined) {
    const component = schema.$ref.split('/').at(-1) ?? '';
    return build((components[component] ?? {}) as Schema, null, [snakeCase(component)], components);
  }
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.properties !== undefined) return objectOf(schema.properties, owners, components);
  const variant = schema.anyOf?.find(({ type }) => type !== 'null');
  if (variant !== undefined) return build(variant, name, owners, components);
  if (schema.prefixItems !== undefined) {
    return schema.prefixItems.map((item) => build(item, name, owners, components));
  }
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'array') return schema.items ? [build(schema.items, name, owners, components)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  if (type !== 'string') return null;
  return schema.pattern !== undefined && new RegExp(schema.pattern).test(SOME_ID) ? SOME_ID : '';
}

/** Every field in turn; a field whose example is `undefined` is left out. */
function objectOf(
  properties: Readonly<Record<string, Schema>>,
  owners: Owners,
  components: Readonly<Record<string, JsonObject>>,
): JsonObject {
  const made: JsonObject = {};
  for (const [name, field] of Object.entries(properties)) {
    const value = build(field, name, ownersWithin(name, field as JsonObject, owners), components);
    if (value !== undefined) made[name] = value;
  }
  return made;
}
