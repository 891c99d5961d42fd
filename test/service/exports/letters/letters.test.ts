import { describe, expect, it } from 'vitest';
import { emlOf } from '#service/exports/letters/eml.ts';
import { asksFor, nearestField, unknownFields } from '#service/exports/letters/fields.ts';
import { firstName } from '#service/exports/letters/first_name.ts';
import { mailAddress } from '#service/exports/letters/mail_address.ts';
import { mailtoOf } from '#service/exports/letters/mailto.ts';
import { renderLetter, type LetterValues } from '#service/exports/letters/render.ts';
import { STANDARD_TEMPLATES } from '#service/api/hiring/letter_templates/standard.ts';
import { openEml } from '../../../helpers/eml.ts';

const ANA: LetterValues = {
  first_name: 'Ana',
  full_name: 'Ana Ruiz',
  job_title: 'Baker',
  client: '',
  stage: '',
  questions: ['Has baked at night?', 'Speaks German?'],
  my_name: 'Mira Tal',
  agency: '',
  date: '2 March 2026',
};

const write = (body: string, values: Partial<LetterValues> = {}, language = 'en') =>
  renderLetter({ subject: 'About {{job_title}}', body, language }, { ...ANA, ...values });

describe('fields', () => {
  it.each([
    ['frist_name', 'first_name'],
    ['First Name', 'first_name'],
    ['job-title', 'job_title'],
    ['fulname', 'full_name'],
    ['title', 'job_title'],
    ['salary', null],
    ['', null],
  ])('%j is nearest to %s', (written, field) => expect(nearestField(written)).toBe(field));

  it('are known in any case and with spaces, and unknown where their braces do not close', () => {
    expect(unknownFields('{{ First Name }} {{job_title}}', 'Dear {{first_name')).toEqual([
      { field: 'first_name', nearest: 'first_name' },
    ]);
    expect(asksFor('questions', '', 'Please:\n{{ Questions }}')).toBe(true);
    expect(asksFor('questions', '{{question}}')).toBe(false);
  });
});

describe('a letter', () => {
  it('puts in what is known, questions as a list', () => {
    const { subject, body, missing } = write('Hello {{first_name}},\n\n{{questions}}\n\n{{my_name}}');
    expect(subject).toBe('About Baker');
    expect(body).toBe('Hello Ana,\n\n– Has baked at night?\n– Speaks German?\n\nMira Tal');
    expect(missing).toEqual([]);
  });

  it('shows what is missing in brackets and never in braces, and tells it', () => {
    const { body, missing } = write('For {{client}}: {{frist_name}}, {{salary}} {{date');
    expect(body).toBe('For [client]: [frist_name], [salary] [date]'.replace('_', ' '));
    expect(missing).toEqual([
      { field: 'client', reason: 'empty', nearest: null, is_gap: true },
      { field: 'frist_name', reason: 'unknown', nearest: 'first_name', is_gap: true },
      { field: 'salary', reason: 'unknown', nearest: null, is_gap: true },
      { field: 'date', reason: 'unknown', nearest: 'date', is_gap: true },
    ]);
  });

  it('leaves out a line that holds nothing else, and tells that as well', () => {
    const { body, missing } = write('Hello,\n\n{{stage}}\n\nBye\n{{my_name}}\n{{agency}}');
    expect(body).toBe('Hello,\n\nBye\nMira Tal');
    expect(missing.map(({ field, is_gap }) => [field, is_gap])).toEqual([
      ['stage', false],
      ['agency', false],
    ]);
  });

  it('leaves no line out that it is written for', () => {
    const { body, missing } = write('Please tell me:\n\n{{questions}}', { questions: [] });
    expect(body).toBe('Please tell me:\n\n[questions]');
    expect(missing).toMatchObject([{ field: 'questions', is_gap: true }]);
  });

  it('keeps a value that holds braces as it is, and on one line', () => {
    const { body, subject } = write('Hello {{full_name}},', {
      full_name: 'Ana\r\nBcc: all@example.com {{client}}',
      job_title: 'Baker\u2028\tat\u202e night',
    });
    expect(body).toBe('Hello Ana Bcc: all@example.com {{client}},');
    expect(subject).toBe('About Baker at night');
  });

  it.each([
    ['en', 'ליאת ברק', '\u2068ליאת ברק\u2069'],
    ['en', 'Ana Ruiz', 'Ana Ruiz'],
    ['ar', 'Ana Ruiz', '\u2068Ana Ruiz\u2069'],
    ['he-IL', 'ליאת ברק', 'ליאת ברק'],
  ])('in %s sets %s apart where it runs against the text', (language, full_name, shown) => {
    expect(write('{{full_name}}, 3', { full_name }, language).body).toBe(`${shown}, 3`);
  });
});

it.each([
  ['Ana Ruiz', 'Ana'],
  ['Dr. Ana Ruiz', 'Ana'],
  ['Ana', 'Ana'],
  ['J. Smith', 'J. Smith'],
  ['van der Berg', 'van der Berg'],
  ['王 小明', '王 小明'],
  ['王小明', '王小明'],
  ['Ruiz, Ana', 'Ruiz, Ana'],
  ['ליאת ברק', 'ליאת'],
])('the first name of %s is %s', (full_name, first) => expect(firstName(full_name)).toBe(first));

it.each([
  ['ana@example.com', 'ana@example.com'],
  [' mailto:Ana.Ruiz+jobs@Example.com ', 'Ana.Ruiz+jobs@example.com'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['jürgen@example.com', 'jürgen@example.com'],
  ['ana@example.com, ben@example.com', null],
  ['Ana <ana@example.com>', null],
  ['ana@example.com\r\nBcc: all@example.com', null],
  ['ana at example.com', null],
  ['ana@example.com?bcc=all@example.com', null],
  ['ana@localhost', null],
  ['', null],
])('%j is the address %s', (written, address) => expect(mailAddress(written)).toBe(address));

describe('a link', () => {
  it('says everything as it is', () => {
    const link = mailtoOf('o’neill+a&b@example.com', 'A & B? 100 %', "It's\n👋 \u2068ליאת\u2069") ?? '';
    expect(link).toMatch(/^mailto:[\w%+.-]+@example\.com\?subject=[^&\s]+&body=[^&\s]+$/);
    expect(link).toContain('%0D%0A');
    const { pathname, searchParams } = new URL(link);
    expect(decodeURIComponent(pathname)).toBe('o’neill+a&b@example.com');
    expect([searchParams.get('subject'), searchParams.get('body')]).toEqual([
      'A & B? 100 %',
      "It's\r\n👋 \u2068ליאת\u2069",
    ]);
  });
  it('is none where mail programs would cut it off', () => {
    expect(mailtoOf('ana@example.com', 'x', 'y'.repeat(1900))).toBeNull();
    expect(mailtoOf('ana@example.com', 'x', 'ü'.repeat(300))?.length).toBeLessThan(1901);
    expect(mailtoOf('ana@example.com', 'x', 'ü'.repeat(330))).toBeNull();
  });
});

const eml = (to: string | null, subject: string, body: string): string =>
  emlOf({
    id: '0198c0de-0000-7000-8000-0000000000f2',
    to: to === null ? null : { name: to, address: 'ana@example.com' },
    subject,
    body,
    language: 'de',
    date: new Date('2026-03-02T09:30:05.000Z'),
  });

describe('a file', () => {
  it.each([
    ['Ana Ruiz', 'A call', 'May I call you?\n\nMira'],
    [
      'Łucja "Lu" \\ Żółwińska, MBA',
      'Gespräch über Qualitätssicherung & Löten 🔧'.repeat(8),
      'ü'.repeat(5000),
    ],
    ['ליאת ברק', '=?UTF-8?B?QQ==?= 100 %', '.\n.\nFrom me\n\n\n'],
    ['Ana\r\nBcc: all@example.com\r\n\r\nboo', 'Hello\r\nBcc: all@example.com', 'Bcc: x\r\n\r\nHi\rthere'],
    ['👩🏽‍🍳'.repeat(40), 'x'.repeat(998), ''],
  ])('says %j what it was given, and nothing else', (to, subject, body) => {
    const file = eml(to, subject, body);
    expect(file).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(file.split('\r\n').filter((line) => line.length > 78 && !line.startsWith('Subject'))).toEqual([]);
    const opened = openEml(file);
    expect(Object.keys(opened.headers)).toEqual([
      'x-unsent',
      'date',
      'message-id',
      'to',
      'subject',
      'mime-version',
      'content-language',
      'content-type',
      'content-transfer-encoding',
    ]);
    expect(opened.to).toEqual({
      name: to.replaceAll(/\s+/g, ' '),
      address: 'ana@example.com',
    });
    expect(opened.subject).toBe(subject.replaceAll(/\s+/g, ' '));
    expect(opened.body).toBe(body.replaceAll(/\r\n|\r|\n/g, '\r\n') + '\r\n');
    expect(opened.headers['date']).toBe('Mon, 02 Mar 2026 09:30:05 +0000');
    expect(opened.headers['x-unsent']).toBe('1');
  });

  it('has no line for whom nobody knows an address of', () => {
    expect(openEml(eml(null, 'A call', 'Hi')).headers).not.toHaveProperty('to');
  });
});

describe('the templates of a new data folder', () => {
  it('are four kinds in two languages', () => {
    expect(STANDARD_TEMPLATES.map(({ kind, language }) => `${kind} ${language}`).toSorted()).toEqual(
      ['ask', 'decline', 'invite', 'maybe'].flatMap((kind) => [`${kind} de`, `${kind} en`]),
    );
  });
  it.each(STANDARD_TEMPLATES)(
    '$name asks for nothing unknown, guesses nobody’s sex and fits a link',
    (template) => {
      expect(unknownFields(template.subject, template.body)).toEqual([]);
      expect(template.body).not.toMatch(/\b(?:Mr|Mrs|Ms|Sir|Madam|Herr|Frau|Herrn|geehrte[rs]?)\b/);
      const { subject, body, missing } = renderLetter(template, { ...ANA, agency: 'Harbour Recruitment' });
      expect(missing).toEqual([]);
      expect(mailtoOf('ana.ruiz@example.com', subject, body)).not.toBeNull();
    },
  );
});
