import path from 'node:path';

/** Ends of the names of files that can be resumes; what they are is decided by their bytes. */
const RESUME = /\.(?:pdf|docx?|odt|rtf|txt|md|markdown|html?|json|png|jpe?g|tiff?|webp)$/iu;
const MAIL = /\.(?:eml|msg|mbox|tnef)$|^winmail\d*\.dat$/iu;
/** What systems and offices leave beside people's files: hidden ones, locks, half a download. */
const LEFT_BESIDE =
  /^(?:\.|~\$|~.*\.tmp$|\$RECYCLE\.BIN$|System Volume Information$|Thumbs\.db$|desktop\.ini$)/iu;
const UNFINISHED = /\.(?:tmp|temp|part|partial|crdownload|download|swp|bak|lock)$/iu;

/** Whether a name is one of a file that nobody means to import, or of a folder nobody keeps resumes in. */
export function isLeftBeside(name: string): boolean {
  return LEFT_BESIDE.test(name) || UNFINISHED.test(name) || name === 'node_modules';
}

/** Whether a file may be a mail or a mailbox, by its name. */
export function mayBeMail(name: string): boolean {
  return MAIL.test(name);
}

/** Whether a file may be a resume, or a mail with one in it, by its name. */
export function mayBeResume(name: string): boolean {
  return !isLeftBeside(name) && (RESUME.test(name) || mayBeMail(name));
}

/** Whether one path is another, or lies in it. */
export function isWithin(folder: string, inner: string): boolean {
  const relative = path.relative(folder, inner);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
