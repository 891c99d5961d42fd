import { zipSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { makeMail, resumeText, type MailWords } from '../../../helpers/mail.ts';
import { makeMsg } from '../../../helpers/msg.ts';
import { makePdf } from '../../../helpers/pdf.ts';
import { makeTnef } from '../../../helpers/tnef.ts';
import { takenOf, told } from './reading.ts';

const CV = { name: 'cv.txt', type: 'text/plain', bytes: resumeText('Ana Ruiz', 'ana.ruiz@example.com') };
const COVER = {
  name: 'cover.txt',
  type: 'text/plain',
  bytes: 'Dear team,\nI would like to work with you.\nAna Ruiz\n',
};
/** A PNG that says how large it is; nothing else of it is looked at. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const LETTER = 'Dear team,\n\nI apply for the position.\n\nKind regards\nAna';

type Case = readonly [
  what: string,
  words: MailWords,
  files: readonly string[],
  left_out: readonly string[],
  letter: string | null,
];

const CASES: readonly Case[] = [
  ['a resume with a letter', { text: LETTER, parts: [CV] }, ['resume 0 cv.txt'], [], LETTER],
  ['the same file twice', { parts: [CV, { ...CV, name: 'again.txt' }] }, ['resume 0 cv.txt'], [], null],
  [
    'a cover letter beside the resume',
    { parts: [COVER, CV] },
    ['about 0 cover.txt', 'resume 0 cv.txt'],
    [],
    null,
  ],
  [
    'resumes of two people, and a letter about both',
    {
      text: 'Please find two people: Ana Ruiz and Bo Lind.',
      parts: [CV, { name: 'bo.txt', bytes: resumeText('Bo Lind') }],
    },
    ['resume 0 cv.txt', 'resume 1 bo.txt'],
    ['LETTER_OF_SEVERAL'],
    null,
  ],
  [
    'a resume in two versions',
    { parts: [CV, { name: 'cv2.txt', bytes: `${resumeText('Ana María Ruiz')}\nReferences on request\n` }] },
    ['resume 0 cv.txt', 'resume 0 cv2.txt'],
    [],
    null,
  ],
  [
    'pictures of a signature, a card and an invitation',
    {
      html: '<p>Dear team</p><img src="cid:logo@example.com">',
      parts: [
        {
          name: 'logo.png',
          type: 'image/png',
          bytes: png(1400, 1400),
          inline: true,
          head: ['Content-ID: <logo@example.com>'],
        },
        { name: 'icon.png', type: 'image/png', bytes: png(64, 64) },
        { name: 'ana.vcf', type: 'text/vcard', bytes: 'BEGIN:VCARD\nFN:Ana\nEND:VCARD\n' },
        { name: 'invite.ics', type: 'text/calendar', bytes: 'BEGIN:VCALENDAR\nEND:VCALENDAR\n' },
        CV,
      ],
    },
    ['resume 0 cv.txt'],
    ['PICTURE logo.png', 'PICTURE icon.png', 'CONTACT_CARD ana.vcf', 'CALENDAR invite.ics'],
    'Dear team',
  ],
  [
    'a scan as a picture',
    { text: LETTER, parts: [{ name: 'scan.png', type: 'image/png', bytes: png(1654, 2339) }] },
    ['resume 0 scan.png'],
    [],
    LETTER,
  ],
  [
    'a photo beside the resume',
    { parts: [CV, { name: 'me.png', type: 'image/png', bytes: png(1200, 1600) }] },
    ['resume 0 cv.txt'],
    ['PICTURE me.png'],
    null,
  ],
  [
    'an archive',
    {
      parts: [
        {
          name: 'all.zip',
          type: 'application/zip',
          bytes: zipSync({ 'a/cv.txt': strToU8(String(CV.bytes)) }),
        },
      ],
    },
    ['resume 0 cv.txt'],
    [],
    null,
  ],
  [
    'a damaged archive',
    {
      parts: [
        { name: 'all.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04 and no more', 'latin1') },
      ],
    },
    [],
    ['ARCHIVE_UNREADABLE all.zip'],
    null,
  ],
  [
    'a resume in winmail.dat',
    {
      text: LETTER,
      parts: [
        {
          name: 'winmail.dat',
          type: 'application/ms-tnef',
          bytes: makeTnef({
            files: [
              { name: 'cv.txt', bytes: Buffer.from(CV.bytes) },
              { name: 'logo.png', bytes: png(1200, 1200), is_hidden: true },
            ],
          }),
        },
      ],
    },
    ['resume 0 cv.txt'],
    ['PICTURE logo.png'],
    LETTER,
  ],
  [
    'a winmail.dat that is damaged',
    {
      text: LETTER,
      parts: [
        { name: 'winmail.dat', type: 'application/ms-tnef', bytes: Buffer.from('789f3e22000001', 'hex') },
      ],
    },
    [],
    ['WINMAIL winmail.dat'],
    LETTER,
  ],
  [
    'an invoice',
    { text: 'Please pay.', parts: [{ name: 'invoice.txt', bytes: 'Invoice 17\nTotal 300\n' }] },
    [],
    ['NOT_A_RESUME invoice.txt'],
    'Please pay.',
  ],
  [
    'a program',
    { parts: [{ name: 'cv.exe', bytes: resumeText('Ana Ruiz') }] },
    [],
    ['UNSUPPORTED cv.exe'],
    null,
  ],
  [
    'a resume as the text',
    { subject: 'My resume', text: resumeText('Ana Ruiz') },
    ['resume 0 My resume.txt'],
    [],
    null,
  ],
  [
    'HTML with a script and a picture from elsewhere',
    {
      html: '<script>steal()</script><img src="https://track.example.com/p.gif"><p>Dear <b>team</b></p><p>I apply.</p>',
      parts: [CV],
    },
    ['resume 0 cv.txt'],
    [],
    'Dear team\nI apply.',
  ],
  [
    'an answer with quotes',
    {
      subject: 'Re: Your resume',
      text: 'Here it is.\n\nOn Mon, 23 Nov 2026, Bo Lind wrote:\n> Please send it.\n> Bo',
      parts: [CV],
    },
    ['resume 0 cv.txt'],
    [],
    'Here it is.',
  ],
];

test.each(CASES)('%s', async (_what, words, files, left_out, letter) => {
  const [mail, ...others] = await takenOf(makeMail(words));
  expect(others).toEqual([]);
  expect({ ...told(mail!), letter: mail!.letter }).toEqual({ files, left_out, letter });
});

describe('whose mail it is', () => {
  const from = { name: 'Bo Lind', address: 'bo@agency.example.com' };
  const ana = { name: 'Ana Ruiz', address: 'ana.ruiz@example.com' };
  test('sent on as a file: the inner mail counts', async () => {
    const inner = makeMail({ text: LETTER, parts: [CV] });
    const outer = makeMail({
      from: 'Bo Lind <bo@agency.example.com>',
      subject: 'Fwd: Application',
      text: 'FYI',
      parts: [{ type: 'message/rfc822', bytes: inner }],
    });
    const mails = await takenOf(outer);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: ana, forwarded_by: from, letter: LETTER });
  });
  test.each([
    [
      'Fwd: Application',
      '---------- Forwarded message ---------\nFrom: Ana Ruiz <ana.ruiz@example.com>\nDate: Mon, 23 Nov 2026 09:12\nSubject: Application\nTo: jobs@agency.example.com',
    ],
    [
      'WG: Application',
      '________________________________\nVon: Ana Ruiz <ana.ruiz@example.com>\nGesendet: Montag, 23. November 2026 09:12\nAn: jobs@agency.example.com\nBetreff: Application',
    ],
  ])('sent on within the text: %s', async (subject, head) => {
    const text = `Have a look.\n\n${head}\n\n${LETTER}`;
    const [mail] = await takenOf(
      makeMail({ from: 'Bo Lind <bo@agency.example.com>', subject, text, parts: [CV] }),
    );
    expect(mail).toMatchObject({ from: ana, forwarded_by: from, letter: LETTER });
  });
  test('an answer with a head in its text is its sender’s', async () => {
    const text = `Here it is.\n\n-----Original Message-----\nFrom: Bo Lind <bo@agency.example.com>\nSent: Monday\nSubject: Application\n\nPlease send it.`;
    const [mail] = await takenOf(makeMail({ subject: 'RE: Application', text, parts: [CV] }));
    expect(mail).toMatchObject({ from: ana, forwarded_by: null, letter: 'Here it is.' });
  });
  test.each([
    ['a person', [], true],
    ['a list', ['List-Unsubscribe: <mailto:off@board.example.com>'], false],
    ['a machine', ['Auto-Submitted: auto-generated'], false],
    ['a board that answers for others', ['Reply-To: reply-81@board.example.com'], false],
  ])('%s', async (_what, head, is_personal) => {
    const [mail] = await takenOf(makeMail({ head, parts: [CV] }));
    expect(mail?.is_personal).toBe(is_personal);
  });
});

describe('hostile and damaged mails', () => {
  test('mails in mails, twenty deep, are told', async () => {
    let mail = makeMail({ parts: [CV] });
    for (let depth = 0; depth < 20; depth += 1) {
      mail = makeMail({ parts: [{ type: 'message/rfc822', bytes: mail }] });
    }
    const mails = await takenOf(mail);
    expect(mails.flatMap(({ files }) => files)).toEqual([]);
    expect(mails.flatMap((one) => told(one).left_out)).toEqual(['TOO_DEEP']);
  });
  test.each([
    [
      'of a wrong boundary',
      makeMail({ text: LETTER, parts: [CV] })
        .toString()
        .replace('boundary="', 'boundary="x'),
    ],
    [
      'cut off',
      makeMail({ text: LETTER, parts: [CV] })
        .subarray(0, 700)
        .toString(),
    ],
    [
      'of an unknown charset',
      'From: a@example.com\nDate: x\nContent-Type: text/plain; charset=klingon\n\nHello',
    ],
    ['of a broken encoding', 'From: a@example.com\nDate: x\nContent-Transfer-Encoding: base64\n\n===%%%'],
    [
      'with a broken subject',
      'From: =?utf-8?Q?=ZZ?= <a@example.com>\nDate: x\nSubject: =?nope?B?%%%?=\n\nHello',
    ],
  ])('one %s is read as far as it goes', async (_what, mail) => {
    const mails = await takenOf(Buffer.from(mail));
    expect(mails.length).toBeGreaterThan(0);
  });
  test('charsets of the last century', async () => {
    const head =
      'From: =?iso-8859-1?Q?Jos=E9_Garc=EDa?= <jose@example.com>\nDate: x\nContent-Type: text/plain; charset=windows-1252\n\n';
    const [mail] = await takenOf(Buffer.concat([Buffer.from(head), Buffer.from('Caf\xe9 \x80', 'latin1')]));
    expect(mail).toMatchObject({ from: { name: 'José García' }, letter: 'Café €' });
  });
  test.each([
    ['S/MIME', 'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\n\nAAAA'],
    [
      'PGP/MIME',
      'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=b\n\n--b--',
    ],
    [
      'PGP in the text',
      'Content-Type: text/plain\n\n-----BEGIN PGP MESSAGE-----\n\nAAAA\n-----END PGP MESSAGE-----',
    ],
  ])('sealed: %s', async (_what, rest) => {
    const [mail] = await takenOf(Buffer.from(`From: a@example.com\nDate: x\n${rest}\n`));
    expect(mail).toMatchObject({ is_sealed: true, letter: null, files: [] });
  });
  test('a signed mail is read', async () => {
    const mail = makeMail({
      text: LETTER,
      parts: [CV, { name: 'smime.p7s', type: 'application/pkcs7-signature', bytes: 'AA' }],
    });
    const [taken] = await takenOf(
      Buffer.from(mail.toString().replace('multipart/mixed', 'multipart/signed')),
    );
    expect(told(taken!)).toEqual({ files: ['resume 0 cv.txt'], left_out: [] });
  });
});

describe('Outlook', () => {
  const cv = {
    name: 'Ana Ruiz.pdf',
    bytes: makePdf([
      {
        items: resumeText('Ana Ruiz')
          .split('\n')
          .map((text, i) => ({ text, x: 40, y: 40 + 16 * i })),
      },
    ]),
  };
  test('sender, date, subject, letter and files', async () => {
    const [mail] = await takenOf(makeMsg({ subject: 'Für Sie', text: LETTER, files: [cv] }));
    expect(mail).toMatchObject({
      from: { name: 'Ana Ruiz', address: 'ana.ruiz@example.com' },
      subject: 'Für Sie',
      sent_at: '2026-11-23T08:12:44.000Z',
      letter: LETTER,
    });
    expect(told(mail!).files).toEqual(['resume 0 Ana Ruiz.pdf']);
  });
  test('a mail in a mail', async () => {
    const mails = await takenOf(
      makeMsg({ name: 'Bo Lind', address: 'bo@example.com', mails: [{ files: [cv] }] }),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: { name: 'Ana Ruiz' }, forwarded_by: { name: 'Bo Lind' } });
  });
  test('encrypted', async () => {
    const [mail] = await takenOf(
      makeMsg({ message_class: 'IPM.Note.SMIME', files: [{ name: 'smime.p7m', bytes: Buffer.from('x') }] }),
    );
    expect(mail).toMatchObject({ is_sealed: true, files: [] });
  });
  test('every cut of one is read or refused, and none throws', async () => {
    const whole = makeMsg({ text: LETTER, files: [cv] });
    for (let end = 600; end < whole.length; end += 911) {
      await takenOf(whole.subarray(0, end)).catch((error: Error) =>
        expect(error.message).toMatch(/^(?:no mail|CORRUPT)$/),
      );
    }
  });
});
