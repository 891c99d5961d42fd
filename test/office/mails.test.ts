import { expect, it } from 'vitest';
import { fileForm } from '../helpers/factories.ts';
import { makeMail, resumeText } from '../helpers/mail.ts';
import { testService } from '../helpers/service.ts';

/** More than an instance has connections that keep bytes. */
const FILES = 6;
const MAILS = 5;

it('mails with many files each, sent at once, wait for their turn and not for each other', async () => {
  const service = await testService();
  const names = ['Ana Prado', 'Bo Lind', 'Cy Wolf', 'Di Frost', 'Ed Moor'].slice(0, MAILS);
  const replies = await Promise.all(
    names.map((name) => {
      const bytes = [
        resumeText(name, null),
        ...Array.from({ length: FILES - 1 }, (_, i) => Buffer.from(`${name}, certificate number ${i}`)),
      ];
      const parts = bytes.map((one, i) => ({
        name: i === 0 ? 'cv.txt' : `certificate ${i}.txt`,
        bytes: one,
      }));
      return service.api(
        'POST',
        '/api/v1/imports',
        fileForm(makeMail({ text: `I am ${name}.`, parts }), 'a.eml'),
      );
    }),
  );
  expect(replies.map(({ status }) => status)).toEqual(names.map(() => 201));
  await service.idle();
  const { results } = (await service.api('GET', '/api/v1/attachments?limit=100')).body;
  // each with what they wrote
  expect(results).toHaveLength(MAILS * (FILES + 1));
  expect(service.problems).toEqual([]);
});
