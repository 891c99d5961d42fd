/** A command line that cannot be understood: shown as one line, exit code 2. */
export class UsageError extends Error {}
