import type { Db } from '../../../db/schema.ts';
import { ServiceError } from '../../../errors.ts';
import { HIDDEN } from '../../../intelligence/blind/cover.ts';
import type { ResumeDocument } from '../../../intelligence/document.ts';
import { maskOfNobody, masksOf } from '../masks/store.ts';
import type { Mask } from '#service/intelligence/blind/mask.ts';
import { candidatesOfNominations } from './store.ts';

type Quote = { readonly criterion_id: string; readonly quote: string };
/** What a request writes, after it was checked. */
type Body = Record<string, unknown>;

/**
 * A client sends back what it read, and a blind one read bars: what is sent as it was shown stays what it was. Bars
 * that are left stand for nothing that is known, and would take the place of somebody's words: they are refused.
 */
export async function unmask(db: Db, operation: string, id: string, body: unknown): Promise<void> {
  if (typeof body !== 'object' || body === null) return;
  const sent = body as Body;
  if (operation === 'PUT nominations' && 'remote_id' in sent) await putBackRemoteId(db, id, sent);
  if (operation === 'PUT spotlights') await putBackSpotlight(db, id, sent);
  if (operation === 'POST spotlights') await readQuotes(db, String(sent['nomination_id']), sent);
  if (!holdsBars(sent)) return;
  if (operation === 'PATCH notes') await putBackNote(db, id, sent);
  if (holdsBars(sent)) {
    throw new ServiceError(
      'HIDDEN_IN_BLIND_MODE',
      'Parts of this text are hidden: saved, the bars would take the place of what is under them.',
    );
  }
}

function holdsBars(sent: Body): boolean {
  return JSON.stringify(sent).includes(HIDDEN);
}

async function putBackRemoteId(db: Db, id: string, sent: Body): Promise<void> {
  const row = await db.selectFrom('nominations').select('remote_id').where('id', '=', id).executeTakeFirst();
  if (row !== undefined) sent['remote_id'] = row.remote_id;
}

async function putBackNote(db: Db, id: string, sent: Body): Promise<void> {
  const row = await db
    .selectFrom('notes')
    .select(['candidate_id', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const mask = await maskOf(db, row.candidate_id);
  sent['text'] = shownAs(String(sent['text']), [row.text], mask);
}

async function putBackSpotlight(db: Db, id: string, sent: Body): Promise<void> {
  const row = await db
    .selectFrom('spotlights')
    .select(['nomination_id', 'headline', 'note', 'evidence'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const mask = await maskOf(db, await candidateOf(db, row.nomination_id));
  const before = JSON.parse(row.evidence) as Quote[];
  sent['headline'] = shownAs(String(sent['headline']), [row.headline], mask);
  if (typeof sent['note'] === 'string') sent['note'] = shownAs(sent['note'], [row.note ?? ''], mask);
  const kept: Quote[] = [];
  sent['evidence'] = (sent['evidence'] as Quote[]).map((one) => {
    const own = before.find(
      (other) => other.criterion_id === one.criterion_id && mask(other.quote) === one.quote,
    );
    if (own !== undefined) kept.push(own);
    return own ?? one;
  });
  await readQuotes(db, row.nomination_id, sent, kept);
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The words of a resume that are shown with bars: they are at the same place in what was read. What does not stand in
 * it as it is shown is refused: it could be a guess, which the bars over it would confirm.
 * @param kept what the record quotes already, and was sent as it was shown
 */
async function readQuotes(
  db: Db,
  nomination_id: string,
  sent: Body,
  kept: readonly Quote[] = [],
): Promise<void> {
  const quotes = (sent['evidence'] ?? []) as readonly Quote[];
  if (quotes.length === 0) return;
  const candidate_id = await candidateOf(db, nomination_id);
  const mask = await maskOf(db, candidate_id);
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('documents', 'documents.attachment_id', 'attachments.id')
    .select('documents.document')
    .where('attachments.candidate_id', '=', candidate_id)
    .execute();
  const read = rows.flatMap(({ document }) => {
    if (document === null) return [];
    const { text } = JSON.parse(document) as ResumeDocument;
    return [{ text, shown: mask(text) }];
  });
  sent['evidence'] = quotes.map((one) => {
    const { criterion_id, quote } = one;
    if (kept.includes(one)) return one;
    const found = read.find(({ shown }) => shown.includes(quote));
    if (found !== undefined) {
      const at = found.shown.indexOf(quote);
      return { criterion_id, quote: found.text.slice(at, at + quote.length) };
    }
    // lines of a page are quoted with one space between them
    if (read.some(({ shown }) => inOneLine(shown).includes(inOneLine(quote)))) return { criterion_id, quote };
    throw new ServiceError(
      'HIDDEN_IN_BLIND_MODE',
      'This quote does not stand in the resume as it is shown in blind mode. Quote what is shown.',
    );
  });
}

/** The one of these that is shown so; what was sent, where none is. */
function shownAs(sent: string, before: readonly string[], mask: Mask): string {
  return before.find((text) => mask(text) === sent) ?? sent;
}

async function candidateOf(db: Db, nomination_id: string): Promise<string> {
  return (await candidatesOfNominations(db, [nomination_id])).get(nomination_id) ?? '';
}

async function maskOf(db: Db, candidate_id: string): Promise<Mask> {
  return (await masksOf(db, [candidate_id])).get(candidate_id) ?? maskOfNobody;
}
