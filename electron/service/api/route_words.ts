/** What the documentation says about a route: part of its `schema`, beside what checks requests. */
export type RouteWords = {
  /** One line. */
  readonly summary?: string;
  /** Sentences. */
  readonly description?: string;
  /** Where the path does not give a good name by itself; see http/openapi/naming.ts. */
  readonly operationId?: string;
  readonly notes?: RouteNotes;
};

/** What does not follow from the method, the path and the schemas of a route. */
export type RouteNotes = {
  /** Statuses beyond those that follow from the route, and those that cannot happen after all. */
  readonly also?: readonly number[];
  readonly never?: readonly number[];
  /** Whether it has an entity tag, where the path says otherwise. */
  readonly versioned?: boolean;
  /** What a conflict or another error means for this operation. */
  readonly errors?: Readonly<Record<number, string>>;
  /** Answers that are no JSON: media type, description, example. */
  readonly answers?: {
    readonly media_types: readonly string[];
    readonly description: string;
    readonly example?: string;
  };
};

export const NEXT_PAGE = 'The next page is in the Link header while there is one.';

export const REMOTE_ID_TAKEN =
  'Another record has this remote_id; details give its id. Or the Idempotency-Key was used before.';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a client pack is beside JSON. */
export const PACK_ANSWERS: NonNullable<RouteNotes['answers']> = {
  media_types: ['application/pdf', XLSX, 'text/csv', 'application/zip'],
  description: 'The pack as data, or as the requested file.',
  example: 'Candidate,Headline\r\nMaria Lindqvist,Ran the night shift of a port\r\n',
};

/** A table as a file. */
export const TABLE_ANSWERS: NonNullable<RouteNotes['answers']> = {
  media_types: ['text/csv', XLSX],
  description: 'The file. CSV is UTF-8 with a byte-order mark; a workbook has one sheet.',
  example: 'Name,Years\r\nMaria Lindqvist,10\r\n',
};
