/** The parts of the OpenAPI document this page shows. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
};
export type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};
export type Media = {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};
export type Response = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Media>>;
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
  readonly method: string;
  readonly path: string;
};
export type ApiDocument = {
  readonly version: string;
  readonly description: string;
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly operations: readonly Operation[];
  }[];
  readonly operations: ReadonlyMap<string, Operation>;
  /** What a reference points at. */
  resolve<Thing extends { readonly $ref?: string }>(thing: Thing): Thing;
};

type Raw = {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>>;
};

/** Reads the document of this very service, with its operations by group and by id. */
export async function loadDocument(): Promise<ApiDocument> {
  const response = await fetch('/openapi.json');
  if (!response.ok) throw new Error(`The service answered with status ${response.status}.`);
  const raw = (await response.json()) as Raw;
  const resolve = <Thing extends { readonly $ref?: string }>(thing: Thing): Thing => {
    if (thing.$ref === undefined) return thing;
    const { $ref, ...beside } = thing;
    const found = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], raw);
    return { ...(found as Thing), ...beside };
  };
  const operations = Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Operation =>
      Object.assign(operation, {
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters.map((parameter) => resolve(parameter)),
      }),
    ),
  );
  return {
    version: raw.info.version,
    description: raw.info.description,
    groups: raw.tags.map(({ name, description }) => ({
      name,
      description,
      // what belongs to the pages of the service itself comes last
      operations: operations
        .filter(({ tags }) => tags.includes(name))
        .toSorted((a, b) => Number(b.path.startsWith('/api/')) - Number(a.path.startsWith('/api/'))),
    })),
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    resolve,
  };
}

/** Whether all words occur in what names an operation. */
export function matches(operation: Operation, words: string): boolean {
  const text =
    `${operation.method} ${operation.path} ${operation.summary} ${operation.operationId}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
