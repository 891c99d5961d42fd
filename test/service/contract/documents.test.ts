import { expect, it } from 'vitest';
import { attachmentForm, idOf } from '../../helpers/factories.ts';
import { makePdf } from '../../helpers/pdf.ts';
import { testService } from '../../helpers/service.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

it('a document that was read has pages of lines with boxes, and notices', async () => {
  const service = await testService();
  const pdf = makePdf([{ items: [{ text: 'Ines Okafor, shift lead', x: 72, y: 90 }] }]);
  const id = idOf(await service.api('POST', '/api/v1/attachments', attachmentForm({}, pdf, 'ines.pdf')));
  await service.idle();
  const { result } = (await service.api('GET', `/api/v1/attachments/${id}/document`)).body;
  expect(result).toEqual({
    state: 'READY',
    reason: null,
    // a sentence for people; null unless there is a reason
    message: null,
    pages: [
      {
        number: 1,
        width: expect.any(Number),
        height: expect.any(Number),
        lines: [
          {
            text: 'Ines Okafor, shift lead',
            box: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
            start: 0,
            end: 23,
            column: 0,
            bullet: false,
            // [start, end, x, width] of each
            words: [
              [0, 4, expect.any(Number), expect.any(Number)],
              [5, 12, expect.any(Number), expect.any(Number)],
              [13, 18, expect.any(Number), expect.any(Number)],
              [19, 23, expect.any(Number), expect.any(Number)],
            ],
          },
        ],
      },
    ],
    notices: [],
  });
});

it('one that cannot be read has a reason code and no pages', async () => {
  const service = await testService();
  const broken = new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(500)}`);
  const id = idOf(await service.api('POST', '/api/v1/attachments', attachmentForm({}, broken, 'broken.pdf')));
  await service.idle();
  const { result } = (await service.api('GET', `/api/v1/attachments/${id}/document`)).body;
  expect(result).toMatchObject({ state: 'FAILED', reason: expect.stringMatching(/^[A-Z_]+$/) });
});

it('an event has five fields, its moment in UTC', async () => {
  const service = await testService({ children: 0 });
  idOf(await service.api('POST', '/api/v1/attachments', attachmentForm()));
  const { results } = (await service.api('GET', '/api/v1/events')).body;
  expect(results.length).toBeGreaterThan(0);
  for (const event of results) {
    expect(event).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      type: expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
      resource_type: expect.stringMatching(/^[a-z_]+$/),
      resource_id: expect.any(String),
      created_at: expect.stringMatching(MOMENT),
    });
  }
});
