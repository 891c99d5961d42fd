import { z } from 'zod';
import { describedField } from './vocabulary.ts';

export type JsonObject = Record<string, unknown>;

/** Which side of a schema is meant: what a request may send, or what a response holds. */
export type Direction = 'input' | 'output';

/** Turns zod schemas into JSON Schema; those with an id are collected once, as components. */
export type SchemaWriter = {
  readonly components: Record<string, JsonObject>;
  /** `owner` names whose fields these are, for descriptions: a resource such as `job`. */
  write(schema: z.ZodType, direction: Direction, owner: string): JsonObject;
};

export function schemaWriter(): SchemaWriter {
  const components: Record<string, JsonObject> = {};
  return {
    components,
    write: (schema, direction, owner) => {
      const { $defs = {}, $schema: _dialect, ...body } = convert(schema, direction);
      for (const [name, definition] of Object.entries($defs as Record<string, JsonObject>)) {
        components[name] ??= describe(withComponentRefs(definition), [snakeCase(name)]);
      }
      return describe(withComponentRefs(body), [owner]);
    },
  };
}

function convert(schema: z.ZodType, direction: Direction): JsonObject {
  return z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: direction,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // what zod cannot show of a refinement or a transform stands in its metadata
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema) ?? {});
      delete jsonSchema.id;
    },
  });
}

function withComponentRefs(node: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(node).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject;
}

/** Whose fields these are, from the outermost to the innermost: a candidate, its profile, its work. */
export type Owners = readonly string[];

/** Gives every field that has no description of its own the one of the vocabulary. */
function describe(node: JsonObject, owners: Owners): JsonObject {
  const { properties, items, anyOf } = node as {
    properties?: Record<string, JsonObject>;
    items?: JsonObject;
    anyOf?: JsonObject[];
  };
  if (properties !== undefined) {
    for (const [name, field] of Object.entries(properties)) {
      // what must not be sent is no field
      if (field['not'] !== undefined) delete properties[name];
      describe(field, ownersWithin(name, field, owners));
      const description = field['description'] ?? describedField(owners, name)?.description;
      if (description !== undefined) field['description'] = description;
    }
  }
  if (items !== undefined) describe(items, owners);
  for (const variant of anyOf ?? []) describe(variant, owners);
  return node;
}

/** Fields of a nested object are its own first, then those of what it stands in. */
export function ownersWithin(name: string, field: JsonObject, owners: Owners): Owners {
  return 'properties' in field || 'items' in field || 'anyOf' in field ? [...owners, name] : owners;
}

export function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
