import type { ReadResult, UnreadableReason } from '../document.ts';

/** One plain sentence or two per reason, for a recruiter: what happened, and what to do about it. */
export const REASON_MESSAGES: Readonly<Record<UnreadableReason, string>> = {
  EMPTY_FILE: 'The file is empty (0 bytes). Ask for it again or export it once more.',
  UNSUPPORTED:
    'This kind of file cannot be read. PDF, DOCX, DOC, ODT, RTF, pictures and plain text can: ' +
    'save it as one of these and import it again.',
  ARCHIVE: 'Other files are packed in this one. Unpack it and import what was in it.',
  NOT_AS_NAMED:
    'Its name says that this file can be read, but what is in it does not begin as such a file does: it was damaged or cut ' +
    'off on its way, or is something else. Ask for it again or export it once more.',
  NOT_A_DOCUMENT:
    'The ending of its name says that this file is a program, a script or data, so it was not read ' +
    'as a resume. If it is one, give its name the right ending, such as .pdf, .docx or .txt, and ' +
    'import it again.',
  ENCRYPTED: 'The file is protected by a password. Save a copy without the password and import that.',
  CORRUPT: 'The file is damaged or was cut off on its way. Ask for it again or export it once more.',
  NO_TEXT: 'The file opens but has no text. Check that it is the right file.',
  SCAN:
    'The pages are pictures, and text recognition found nothing readable in them. Scan them ' +
    'again at 200 dots an inch or more and the right way up, or ask for the original file.',
  TOO_LARGE: 'The file is larger than can be read safely. Save a smaller copy with only the resume in it.',
  TIMED_OUT:
    'Reading the file took too long and was stopped. Save a simpler copy, for example printed to PDF, and import that.',
  CRASHED:
    'The part of Longlist that reads files failed on this one. Save it as PDF again and import the new copy.',
};

/** The result for a file without text; `message` replaces the general sentence with a more exact one. */
export function unreadable(
  reason: UnreadableReason,
  media_type: string | null,
  message?: string,
): ReadResult {
  return { ok: false, media_type, reason, message: message ?? REASON_MESSAGES[reason] };
}
