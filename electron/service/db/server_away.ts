/** The server, or the way to it, was gone while something was asked. Nobody knows whether a commit was made then. */
export class ServerAway extends Error {
  readonly code = 'SERVER_AWAY';

  constructor(cause: unknown) {
    super(
      `The database server does not answer (${cause instanceof Error ? cause.message : String(cause)}).`,
      {
        cause,
      },
    );
    this.name = 'ServerAway';
  }
}

/** Whether the server, or the way to it, was gone while something was asked. */
export const isServerAway = (error: unknown): boolean => error instanceof ServerAway;
