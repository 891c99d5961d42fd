import { nameKey } from '../duplicates/keys.ts';
import type { Profile } from '../profile.ts';
import { mailKind, type MailKind } from './kind.ts';
import { letterOf } from './letter.ts';
import type { LeftOut, Mail, MailFile, MailRead, MailTaken, Sender } from './mail.ts';
import { unquoted } from './mbox.ts';
import { sortParts, type Document } from './parts.ts';
import { readEml } from './read_eml.ts';
import { readMsg } from './read_msg.ts';

/** What was read of a file, without recognising text in pictures; null where nothing was. */
export type PartReader = (
  bytes: Uint8Array,
  file_name: string,
) => Promise<{ readonly text: string; readonly profile: Profile } | null>;

export type Readers = {
  /** For the text of a mail. */
  readonly body: PartReader;
  /** For files in it, which may be anything. */
  readonly file: PartReader;
};

/** Mails in one mail of which something is taken. */
const MAX_MAILS = 50;
/** Shorter texts are letters, whatever stands in them. */
const MIN_RESUME = 400;

/**
 * Reads a mail and decides what comes in with it: resumes, other documents of the same people, the letter. What is a
 * resume decides what the reader finds in a file, not what the file is called. Never throws for bad input.
 */
export async function readMail(bytes: Uint8Array, kind: MailKind, readers: Readers): Promise<MailRead> {
  const mail = await mailOf(bytes, kind);
  if (mail === null) return { ok: false, reason: 'CORRUPT' };
  const taken = await takeMail(mail, null, readers);
  return { ok: true, mails: taken.slice(0, MAX_MAILS) };
}

async function mailOf(bytes: Uint8Array, kind: MailKind): Promise<Mail | null> {
  try {
    if (kind === 'msg') return await readMsg(bytes);
    if (kind === 'tnef') return wrappingAlone(bytes);
    return await readEml(kind === 'mbox' ? unquoted(bytes) : bytes);
  } catch {
    return null; // built to be endless, or damaged in a way that no program makes
  }
}

/** A winmail.dat that somebody saved: of its mail nothing is left but the files. */
function wrappingAlone(bytes: Uint8Array): Mail {
  return {
    from: null,
    is_personal: true,
    subject: null,
    sent_at: null,
    message_id: null,
    text: null,
    html: null,
    parts: [{ file_name: 'winmail.dat', media_type: 'application/ms-tnef', bytes, in_text: false }],
    mails: [],
    is_sealed: false,
    too_deep: 0,
  };
}

/** A mail that only carries others, as forwarding makes it, counts for nothing beside them. */
async function takeMail(mail: Mail, forwarded_by: Sender | null, readers: Readers): Promise<MailTaken[]> {
  const { documents, mails: attached, left_out } = sortParts(mail.parts);
  const inner = [...mail.mails];
  for (const bytes of attached) {
    const one = await mailOf(bytes, mailKind(bytes) ?? 'eml');
    if (one !== null) inner.push(one);
  }
  const own = await takeOne(mail, { documents, left_out, forwarded_by, readers });
  const nested: MailTaken[] = [];
  for (const one of inner) nested.push(...(await takeMail(one, mail.from ?? forwarded_by, readers)));
  const carries = nested.some(({ files }) => files.length > 0);
  return own.files.length === 0 && carries
    ? nested.filter(({ files }) => files.length > 0)
    : [own, ...nested];
}

type Given = {
  readonly documents: readonly Document[];
  readonly left_out: readonly LeftOut[];
  readonly forwarded_by: Sender | null;
  readonly readers: Readers;
};

async function takeOne(
  mail: Mail,
  { documents, left_out, forwarded_by, readers }: Given,
): Promise<MailTaken> {
  const said = letterOf(await bodyOf(mail, readers.body), mail.subject);
  const { files, others } = await sortDocuments(documents, readers.file);
  const left = [...left_out, ...others];
  if (mail.too_deep > 0) left.push({ file_name: '', reason: 'TOO_DEEP' });
  let letter = said.text === '' ? null : said.text;
  const people = new Set(files.map(({ person }) => person)).size;
  if (letter !== null && people === 0 && (await isWholeResume(letter, readers.body))) {
    const file_name = `${(mail.subject ?? 'Mail').replaceAll(/[\\/:]/g, ' ').slice(0, 120)}.txt`;
    files.push({ file_name, bytes: new TextEncoder().encode(letter), type: 'resume', person: 0 });
    letter = null;
  }
  if (letter !== null && people > 1) {
    left.push({ file_name: '', reason: 'LETTER_OF_SEVERAL' });
    letter = null;
  }
  return {
    from: said.forwarded?.from ?? mail.from,
    is_personal: said.forwarded !== null || mail.is_personal,
    forwarded_by: said.forwarded === null ? forwarded_by : mail.from,
    subject: mail.subject,
    sent_at: (said.forwarded === null ? null : said.forwarded.sent_at) ?? mail.sent_at,
    message_id: mail.message_id,
    letter,
    files,
    left_out: left,
    is_sealed: mail.is_sealed,
  };
}

/** The text of a mail; of one that is HTML, what a reader sees. Nothing is loaded, and no HTML is kept. */
async function bodyOf({ text, html }: Mail, read: PartReader): Promise<string> {
  const plain = text?.toWellFormed().trim() ?? '';
  if (html === null || html.trim() === '') return plain;
  const page = `<!doctype html><body>${html}`;
  const shown = (await read(new TextEncoder().encode(page.toWellFormed()), 'mail.html'))?.text ?? '';
  // some programs put a sentence about HTML where the text should be
  return plain.length * 3 >= shown.length ? plain : shown;
}

type Sorted = { readonly files: MailFile[]; readonly others: readonly LeftOut[] };
type Read = Document & { readonly content: { readonly text: string; readonly profile: Profile } | null };

/** Which documents are resumes, whose they are, and which are about the same people. */
async function sortDocuments(documents: readonly Document[], read: PartReader): Promise<Sorted> {
  const all: Read[] = [];
  for (const one of documents) {
    all.push({ ...one, content: one.is_picture ? null : await read(one.bytes, one.file_name) });
  }
  const found = all.filter(({ content }) => content !== null && isResume(content.profile));
  // where no text is a resume, what has no text may be one: a scan, before a photo
  const unread = all.filter(({ content }) => content === null);
  const scans = unread.filter(({ is_picture }) => !is_picture);
  const resumes = found.length > 0 ? found : scans.length > 0 ? scans : unread;
  const people = peopleOf(resumes);
  const files: MailFile[] = [];
  const others: LeftOut[] = [];
  for (const one of all) {
    const { file_name, bytes } = one;
    const at = resumes.indexOf(one);
    if (at !== -1) {
      files.push({ file_name, bytes, type: 'resume', person: people[at]! });
    } else if (resumes.length === 0 || (one.is_picture && found.length > 0)) {
      others.push({ file_name, reason: one.is_picture ? 'PICTURE' : 'NOT_A_RESUME' });
    } else {
      const person = whose(one, resumes, people);
      if (person === null) others.push({ file_name, reason: 'UNCLEAR_WHOSE' });
      else files.push({ file_name, bytes, type: 'about', person });
    }
  }
  return { files, others };
}

const OF_RESUMES = new Set(['experience', 'education', 'skills', 'projects', 'languages', 'certifications']);

/** Whether a text says of somebody what resumes say: letters name a job or a degree, but have no such parts. */
function isResume({ work, education, sections }: Profile): boolean {
  const kinds = new Set(sections.map(({ kind }) => kind).filter((kind) => OF_RESUMES.has(kind)));
  return kinds.size >= 2 || (work.length > 0 && education.length > 0) || work.length > 1;
}

async function isWholeResume(text: string, read: PartReader): Promise<boolean> {
  if (text.length < MIN_RESUME) return false;
  const content = await read(new TextEncoder().encode(text), 'mail.txt');
  return content !== null && content.profile.work.length > 0 && isResume(content.profile);
}

/** Numbers of the people whose resumes these are: one name, or one address, is one person. */
function peopleOf(resumes: readonly Read[]): number[] {
  const known: { name: string | null; emails: readonly string[] }[] = [];
  return resumes.map(({ content }) => {
    const name = keyOf(content);
    const emails = content?.profile.emails.map((email) => email.toLowerCase()) ?? [];
    const at = known.findIndex(
      (one) =>
        name === null ||
        one.name === null ||
        agree(one.name, name) ||
        emails.some((email) => one.emails.includes(email)),
    );
    if (at !== -1) return at;
    return known.push({ name, emails }) - 1;
  });
}

const keyOf = (content: Read['content']): string | null => nameKey(content?.profile.name ?? '');

/** One has all words of the other: "Ana Ruiz" is "Ana María Ruiz". */
function agree(one: string, other: string): boolean {
  const [few, many] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return few!.every((word) => many!.includes(word));
}

function whose({ content }: Read, resumes: readonly Read[], people: readonly number[]): number | null {
  if (new Set(people).size === 1) return people[0]!;
  const words = new Set((nameKey(content?.text.slice(0, 20_000) ?? '') ?? '').split(' '));
  const named = people.filter((_, at) =>
    keyOf(resumes[at]!.content)
      ?.split(' ')
      .every((word) => words.has(word)),
  );
  return new Set(named).size === 1 ? named[0]! : null;
}
