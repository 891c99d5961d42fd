/** What the route itself does not say about an operation. */
export type OperationNotes = {
  /** Where the path does not give a good name by itself; see naming.ts. */
  readonly id?: string;
  /** Sentences for the documentation; the route's own description comes first. */
  readonly description?: string;
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

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a client pack is beside JSON. */
export const PACK_ANSWERS: NonNullable<OperationNotes['answers']> = {
  media_types: ['application/pdf', XLSX, 'text/csv', 'application/zip'],
  description: 'The pack as data, or as the requested file.',
  example: 'Candidate,Headline\r\nMaria Lindqvist,Ran the night shift of a port\r\n',
};

/** A table as a file. */
export const TABLE_ANSWERS: NonNullable<OperationNotes['answers']> = {
  media_types: ['text/csv', XLSX],
  description: 'The file. CSV is UTF-8 with a byte-order mark; a workbook has one sheet.',
  example: 'Name,Years\r\nMaria Lindqvist,10\r\n',
};
