/** Kinds of files that are read as resumes, by the ends of their names; the service looks at their content. */
export const RESUME_FORMATS = [
  ['PDF', ['.pdf']],
  ['Word', ['.docx', '.doc']],
  ['OpenDocument', ['.odt']],
  ['RTF', ['.rtf']],
  ['text', ['.txt', '.md', '.markdown']],
  ['HTML', ['.html', '.htm']],
  ['JSON Resume', ['.json']],
  ['scans and photos', ['.png', '.jpg', '.jpeg', '.tif', '.tiff', '.webp']],
] as const satisfies readonly (readonly [name: string, ends: readonly string[]])[];

/** For a file chooser. */
export const RESUME_ACCEPT = RESUME_FORMATS.flatMap(([, ends]) => ends).join(',');

/** Mails, whose files are taken out of them. */
export const MAIL_ACCEPT = '.eml,.msg,.mbox,.dat';
