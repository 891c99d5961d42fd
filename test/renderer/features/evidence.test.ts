import { describe, expect, it } from 'vitest';
import type { AttachmentDocument } from '#service/api/intake/attachments/schema.ts';
import { distinct, evidenceOf } from '../../../renderer/features/document_page/evidence.ts';

const document: AttachmentDocument = {
  state: 'READY',
  reason: null,
  message: null,
  notices: [],
  pages: [
    {
      number: 1,
      width: 600,
      height: 800,
      lines: [{ text: 'Name', box: [1, 1, 50, 10], start: 0, end: 4, column: 0, bullet: false }],
    },
    {
      number: 2,
      width: 600,
      height: 800,
      lines: [
        { text: 'Cook', box: [1, 1, 40, 10], start: 5, end: 9, column: 0, bullet: false },
        { text: 'Inn', box: [1, 20, 30, 10], start: 10, end: 13, column: 0, bullet: false },
        { text: 'Baker', box: [1, 40, 30, 10], start: 14, end: 19, column: 0, bullet: false },
      ],
    },
  ],
};

describe('evidence on the page', () => {
  it('is the boxes of the lines a stretch touches, on the page where it begins', () => {
    expect(evidenceOf(document, 'file', { start: 5, end: 13 })).toEqual({
      quote: 'Cook Inn',
      attachment_id: 'file',
      page: 2,
      boxes: [
        [1, 1, 40, 10],
        [1, 20, 30, 10],
      ],
      start: 5,
      end: 13,
    });
  });

  it('is none for a stretch that is not in the document', () => {
    expect(evidenceOf(document, 'file', { start: 90, end: 99 })).toBeNull();
  });

  it('stands once on the page, however often it is given', () => {
    const one = evidenceOf(document, 'file', { start: 5, end: 9 })!;
    expect(distinct([one, { ...one }, { ...one, attachment_id: 'other' }])).toHaveLength(2);
  });
});
