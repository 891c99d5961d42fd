/**
 * An error of the operating system or of SQLite at the start, in words for the person whose data folder it is. Other
 * errors come back as they are: most carry such a sentence already.
 */
export function folderProblem(error: unknown, data_dir: string): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return error;
  const sentence = PROBLEMS.find(([codes]) => codes.test(code))?.[1];
  if (sentence === undefined) return error;
  return new Error(`The data folder ${data_dir} ${sentence} (${(error as Error).message}).`, {
    cause: error,
  });
}

const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'holds a damaged database. Restore the newest copy from the snapshots folder in it, or start with ' +
      'another data folder',
  ],
  [/^(EEXIST|ENOTDIR)$/, 'is no folder, or lies below a file. Choose another data folder'],
  [
    /^(EACCES|EPERM|EROFS|SQLITE_(READONLY|CANTOPEN|PERM).*)$/,
    'cannot be written to. Allow your account to write there, or choose another data folder',
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL)$/,
    'has no room left. Free some space on that disk, or choose another data folder',
  ],
  [/^(EIO|SQLITE_IOERR.*)$/, 'cannot be read from its disk. Check the disk, then start again'],
];

/** SQLite's short name of what went wrong, or null for other errors. */
export function sqliteCode(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : null;
}

/** Whether SQLite says that a file is damaged, and not that it cannot be read just now. */
export function isDamage(error: unknown): error is Error {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code);
}
