import { NEXT_PAGE, REMOTE_ID_TAKEN } from '../../route_words.ts';
import type { RouteWords } from '../../route_words.ts';
import { describeFields } from '../../field_words.ts';

/** What the documentation says about these routes. */
export const WORDS = {
  listAttachments: { summary: 'List attachments, newest first', description: NEXT_PAGE },
  createAttachment: {
    summary: 'Add a file, uploaded or by its public address',
    description:
      'Send a form with the bytes (`file`), or JSON with an address to download from (`public_file_url`). ' +
      'The service accepts PDF, DOCX, DOC, ODT, RTF, HTML, TXT, MD, JSON Resume, PNG, JPEG, TIFF and WEBP, ' +
      'which it recognises by content, up to 25 MiB. It refuses a file named as a program, and text named ' +
      'as data, a script or a picture. It reads the file in the background: see the document of the ' +
      'attachment.',
    notes: {
      errors: {
        409: REMOTE_ID_TAKEN,
        413: 'The body, or the file at public_file_url, is too large.',
        415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
        422:
          'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed ' +
          '(DOWNLOAD_FAILED).',
      },
    },
  },
  getAttachment: {
    summary: 'Read an attachment',
    description: 'By UUID, or by `remote.<remote_id>`. Every answer has a new ephemeral_url.',
    notes: { never: [304] },
  },
  getAttachmentDocument: {
    summary: 'Read the text of an attachment',
    description:
      'IN_PROGRESS until the file has been read, then READY with the text, or FAILED with a reason.',
    operationId: 'getAttachmentDocument',
  },
  replaceAttachment: {
    summary: 'Replace an attachment; in remote form, add a new one',
    description:
      'It accepts the same bodies as POST. By UUID, it replaces the attachment. In remote form, it replaces ' +
      'or adds it (201). The service reads a changed file again.',
    notes: {
      errors: {
        413: 'The body, or the file at public_file_url, is too large.',
        415: 'Neither a form nor JSON, or a kind of file the service cannot read.',
        422:
          'A rule is broken; or the download was refused (DOWNLOAD_REFUSED) or failed ' +
          '(DOWNLOAD_FAILED).',
      },
    },
  },
  deleteAttachment: {
    summary: 'Delete an attachment and its file',
    description: 'This also deletes its file and what was read from it.',
  },
} satisfies Record<string, RouteWords>;

describeFields({
  attachment: {
    remote_id: { example: 'resume-7' },
    type: { description: 'What the file is about.', example: 'resume' },
    file: {
      description: 'The bytes. Required in a form; not accepted elsewhere.',
      example: '(the bytes of amara-okonjo.pdf)',
    },
    public_file_url: {
      description:
        'The http or https address to download the file from. Required in JSON; not accepted elsewhere.',
      example: 'https://files.example.com/amara-okonjo.pdf',
    },
    file_name: {
      description:
        'The name to show and to save under. It defaults to the name of the upload or the end of the ' +
        'address.',
      example: 'amara-okonjo.pdf',
    },
    candidate_id: { description: 'The owner of the file; none for a file to rank by.' },
    expires: {
      description: 'When the link expires, in seconds since 1970. Part of ephemeral_url.',
      example: 1_772_444_400,
    },
    signature: {
      description: 'Proof that the service made the link. Part of ephemeral_url.',
      example: 'o3bLrT6U8w',
    },
  },
  notices: {
    type: { description: 'What was noticed.' },
    message: { example: 'The page has two columns; they were read one after the other.' },
  },
});
