import { expect, test } from 'vitest';
import { mailKind } from '#service/intelligence/mail/kind.ts';
import { splitMbox, unquoted } from '#service/intelligence/mail/mbox.ts';
import { makeMail, makeMbox, resumeText } from '../../../helpers/mail.ts';
import { makeMsg } from '../../../helpers/msg.ts';
import { makeTnef } from '../../../helpers/tnef.ts';
import { takenOf } from './reading.ts';

test.each([
  ['a mail', makeMail(), 'eml'],
  [
    'a mail that a server wrote down',
    'Return-Path: <a@example.com>\r\nReceived: from x\r\n by y\r\nFrom: a@example.com\r\n\r\nHi',
    'eml',
  ],
  ['a mailbox', makeMbox([makeMail(), makeMail()]), 'mbox'],
  ['a mail of Outlook’s', makeMsg({}), 'msg'],
  ['what Outlook wraps files in', makeTnef({}), 'tnef'],
  ['a resume', resumeText('Ana Ruiz', 'ana@example.com'), null],
  ['a resume with labels', 'Name: Ana Ruiz\nEmail: ana@example.com\nDate: 1990\n\nExperience\n', null],
  ['a letter that says from whom', 'From: Ana Ruiz\nTo: The team\nSubject: Hello\n\nDear team', null],
  ['a sentence', 'From the beginning in 2019 I led the team.\n', null],
  ['nothing', '', null],
  ['a PDF', '%PDF-1.7\nFrom: a\nDate: b\n', null],
])('%s', (_what, content, kind) => {
  expect(mailKind(Buffer.from(content))).toBe(kind);
});

test('a mailbox gives back the mails that were put into it', () => {
  const mails = [
    makeMail({ text: 'one' }),
    Buffer.from('From: a@example.com\nDate: x\n\nFrom here to there 2026\n>From quoted\nend'),
    makeMail({ text: 'three' }),
  ];
  const split = [...splitMbox(makeMbox(mails))].map((one) => Buffer.from(unquoted(one)).toString().trim());
  expect(split).toEqual(mails.map((mail) => mail.toString().trim()));
});

test('lines that only look like borders divide nothing', () => {
  const mail = 'From: a@example.com\nDate: x\n\nHello\nFrom 2019 to 2023 I led\n';
  expect([...splitMbox(makeMbox([Buffer.from(mail)]))]).toHaveLength(1);
});

test('a mailbox of 400 mails is divided at once, and each is read', async () => {
  const mails = Array.from({ length: 400 }, (_, i) => makeMail({ subject: `Mail ${i}`, text: 'Hello' }));
  const split = [...splitMbox(makeMbox(mails))];
  expect(split).toHaveLength(400);
  expect((await takenOf(split[399]!))[0]?.subject).toBe('Mail 399');
});
