import { sql } from 'kysely';
import type { z } from 'zod';
import { actingClient } from '../../../db/actor.ts';
import { pointRead } from '../../../db/point_read.ts';
import { countOf } from '../../../db/rows.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { newId, timestamp } from '../../../ids.ts';
import type { NameableJob } from '../../../intelligence/mail/named_jobs.ts';
import { isOwnAddress } from '../../../intelligence/mail/sender.ts';
import { toPage, type Page } from '../../paging.ts';
import type { Mail, MailQuery } from './schema.ts';

const SHOWN = [
  'id',
  'candidate_id',
  'from_name',
  'from_email',
  'forwarded_by',
  'subject',
  'sent_at',
  'left_out',
  'created_at',
] as const;
type Row = Pick<Database['mails'], (typeof SHOWN)[number]>;

/** A page of mails, newest first. */
export async function listMails(db: Db, query: z.output<typeof MailQuery>): Promise<Page<Mail>> {
  const { candidate_id, cursor, limit } = query;
  let matching = db.selectFrom('mails');
  if (candidate_id !== undefined) matching = matching.where('candidate_id', '=', candidate_id);
  const total = await countOf(matching);
  if (cursor !== undefined) matching = matching.where(sql<boolean>`id < ${cursor[0]}`);
  const rows = await matching
    .select(SHOWN)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(await toRecords(db, rows), total, limit, (row) => [row.id]);
}

export async function findMail(db: Db, id: string): Promise<Mail | null> {
  return (await mailsById(db, [id])).get(id) ?? null;
}

/** Mails by their ids; those that are not there are left out. */
export async function mailsById(db: Db, ids: readonly string[]): Promise<Map<string, Mail>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('mails').select(SHOWN).where('id', 'in', ids).execute();
  return new Map((await toRecords(db, rows)).map((mail) => [mail.id, mail]));
}

async function toRecords(db: Db, rows: readonly Row[]): Promise<Mail[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('mail_files')
    .select(['mail_id', 'attachment_id', 'is_letter'])
    .where('mail_id', 'in', ids)
    .orderBy('attachment_id')
    .execute();
  const jobs = await db
    .selectFrom('mail_jobs')
    .innerJoin('jobs', 'jobs.id', 'mail_jobs.job_id')
    .select(['mail_jobs.mail_id', 'mail_jobs.job_id'])
    .where('mail_jobs.mail_id', 'in', ids)
    .where('jobs.status', '=', 'open')
    .orderBy('mail_jobs.job_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    letter_id: files.find((file) => file.mail_id === row.id && file.is_letter === 1)?.attachment_id ?? null,
    attachment_ids: files.filter(({ mail_id }) => mail_id === row.id).map((file) => file.attachment_id),
    job_ids: jobs.filter(({ mail_id }) => mail_id === row.id).map(({ job_id }) => job_id),
    left_out: JSON.parse(row.left_out) as Mail['left_out'],
  }));
}

/** Open jobs that a mail may name: a private one only for the person whose it is. */
export async function nameableJobs(db: Db): Promise<NameableJob[]> {
  const own = actingClient();
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'remote_id as reference'])
    .where('status', '=', 'open')
    .where((where) =>
      where.or([where('private_to', 'is', null), ...(own === null ? [] : [where('private_to', '=', own)])]),
    )
    .orderBy('id')
    .execute();
}

/** Adds what is kept of a mail. @param job_ids of jobs that it names */
export async function insertMail(
  db: Db,
  values: Omit<Database['mails'], 'id' | 'created_at'>,
  job_ids: readonly string[],
): Promise<string> {
  const id = newId();
  await db
    .insertInto('mails')
    .values({ id, created_at: timestamp(), ...values })
    .execute();
  for (const job_id of job_ids) await db.insertInto('mail_jobs').values({ mail_id: id, job_id }).execute();
  return id;
}

/** Notes that an attachment came with a mail. */
export async function insertMailFile(
  db: Db,
  mail_id: string,
  attachment_id: string,
  is_letter: boolean,
): Promise<void> {
  await db
    .insertInto('mail_files')
    .values({ mail_id, attachment_id, is_letter: is_letter ? 1 : 0 })
    .execute();
}

/** The attachments that came with a mail. */
export async function filesOfMail(db: Db, mail_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_files')
    .select('attachment_id')
    .where('mail_id', '=', mail_id)
    .orderBy('attachment_id')
    .execute();
  return rows.map(({ attachment_id }) => attachment_id);
}

/** Those of them that are no resumes: the letter, and other documents. */
export async function papersOfMail(db: Db, mail_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_files')
    .innerJoin('attachments', 'attachments.id', 'mail_files.attachment_id')
    .select('attachments.id')
    .where('mail_files.mail_id', '=', mail_id)
    .where('attachments.type', '=', 'about')
    .orderBy('attachments.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

const sendersOf = pointRead((db, candidate_id) =>
  db
    .selectFrom('mails')
    .select(['from_name', 'from_email'])
    .where('candidate_id', '=', candidate_id)
    .where('from_email', 'is not', null)
    .where('is_personal', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The address a candidate wrote from, where it is sure to be theirs; null where it is not. */
export async function ownAddress(db: Db, candidate_id: string, full_name: string): Promise<string | null> {
  const found = await sendersOf(db, candidate_id);
  if (found === null || found.from_email === null) return null;
  const { from_name, from_email } = found;
  return isOwnAddress({ from_name, from_email, is_personal: true }, full_name) ? from_email : null;
}
