/** The parts of an OpenAPI 3.1 document that tests and tools look at. */
export type JsonSchema = { readonly [key: string]: unknown };
export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
};
export type Content = Readonly<
  Record<
    string,
    {
      readonly schema: JsonSchema;
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    }
  >
>;
export type Response = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content?: Content;
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (Parameter & { readonly $ref?: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
};
export type OpenApi = {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
};

export type NamedOperation = {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
};

/** Every operation, with its method in capitals. */
export function operationsOf(document: OpenApi): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** What a reference points at, or the thing itself. */
export function resolved<Thing extends { readonly $ref?: string }>(document: OpenApi, thing: Thing): Thing {
  if (thing.$ref === undefined) return thing;
  const parts = thing.$ref.replace(/^#\//, '').split('/');
  const found = parts.reduce<unknown>(
    (at, part) => (at as Record<string, unknown> | undefined)?.[part],
    document,
  );
  if (found === undefined) throw new Error(`${thing.$ref} points nowhere`);
  return found as Thing;
}

/** Fields an object of OpenAPI 3.1 may have, and those it must have; extensions aside. */
const SHAPES: Readonly<
  Record<string, { readonly may: readonly string[]; readonly must: readonly string[] }>
> = {
  document: {
    may: ['jsonSchemaDialect', 'servers', 'webhooks', 'components', 'security', 'tags', 'externalDocs'],
    must: ['openapi', 'info', 'paths'],
  },
  info: {
    may: ['summary', 'description', 'termsOfService', 'contact', 'license'],
    must: ['title', 'version'],
  },
  tag: { may: ['description', 'externalDocs'], must: ['name'] },
  operation: {
    may: [
      'tags',
      'summary',
      'description',
      'externalDocs',
      'operationId',
      'parameters',
      'requestBody',
      'callbacks',
      'deprecated',
      'security',
      'servers',
    ],
    must: ['responses'],
  },
  parameter: {
    may: ['description', 'required', 'deprecated', 'style', 'explode', 'example', 'examples', 'content'],
    must: ['name', 'in', 'schema'],
  },
  header: { may: ['description', 'required', 'deprecated', 'example', 'examples'], must: ['schema'] },
  response: { may: ['headers', 'content', 'links'], must: ['description'] },
  media: { may: ['example', 'examples', 'encoding'], must: ['schema'] },
  requestBody: { may: ['description', 'required'], must: ['content'] },
};

/** What of the document breaks the rules of OpenAPI 3.1, each as a sentence; schemas are checked elsewhere. */
export function structuralProblems(document: OpenApi): string[] {
  const problems: string[] = [];
  const shape = (kind: string, where: string, thing: object): void => {
    const { may = [], must = [] } = SHAPES[kind] ?? {};
    const keys = Object.keys(thing);
    problems.push(
      ...keys.filter((key) => !may.includes(key) && !must.includes(key)).map((key) => `${where}: ${key}?`),
      ...must.filter((key) => !keys.includes(key)).map((key) => `${where}: ${key} is missing`),
    );
  };
  const response = (where: string, found: Response): void => {
    shape('response', where, found);
    const media = Object.entries(found.content ?? {});
    media.forEach(([type, each]) => shape('media', `${where} ${type}`, each));
  };
  shape('document', 'document', document);
  shape('info', 'info', document.info);
  document.tags.forEach((tag) => shape('tag', `tag ${tag.name}`, tag));
  for (const [name, header] of Object.entries(document.components.headers)) shape('header', name, header);
  for (const [name, found] of Object.entries(document.components.responses)) response(name, found);
  for (const { method, path, operation } of operationsOf(document)) {
    const where = `${method} ${path}`;
    shape('operation', where, operation);
    const parameters = operation.parameters.map((parameter) => resolved(document, parameter));
    parameters.forEach((parameter) => shape('parameter', `${where} ${parameter.name}`, parameter));
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    if (new Set(keys).size < keys.length) problems.push(`${where}: a parameter twice`);
    const in_path = parameters.filter((parameter) => parameter.in === 'path');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (in_path.map(({ name }) => name).join() !== named.join()) problems.push(`${where}: path parameters`);
    if (in_path.some(({ required }) => required !== true)) {
      problems.push(`${where}: an optional path parameter`);
    }
    if (operation.requestBody !== undefined) shape('requestBody', `${where} body`, operation.requestBody);
    for (const [status, found] of Object.entries(operation.responses)) {
      if (!/^[1-5]\d\d$/.test(status)) problems.push(`${where}: the status ${status}`);
      response(`${where} ${status}`, resolved(document, found));
    }
    const schemes = operation.security.flatMap((needed) => Object.keys(needed));
    for (const scheme of schemes) {
      if (!(scheme in document.components.securitySchemes)) problems.push(`${where}: the scheme ${scheme}`);
    }
  }
  return problems;
}
