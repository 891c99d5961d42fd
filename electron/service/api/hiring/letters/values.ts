import { actingClient } from '../../../db/actor.ts';
import { dialectOf } from '../../../db/dialect.ts';
import type { Db } from '../../../db/schema.ts';
import { firstName } from '../../../exports/letters/first_name.ts';
import type { LetterValues } from '../../../exports/letters/render.ts';
import { timestamp } from '../../../ids.ts';
import { findUser, hasPeople } from '../../access/users/store.ts';
import type { RouteContext } from '../../context.ts';
import { criteriaOfJob, mustsFirst } from '../../screening/criteria/store.ts';
import { EVALUATION_GRACE_MS } from '../../screening/evaluations/schema.ts';
import { isOpen, readDetails } from '../../screening/evaluations/store.ts';
import { askedBy, type Asks } from '../../../words/questions/ask.ts';
import { addTrades } from '../../../words/german/trades.ts';
import { questionInGerman } from '../../../words/questions/de.ts';
import { questionInEnglish } from '../../../words/questions/en.ts';
import { seededStage, STAGES } from '../../../words/stages.ts';
import { readAgency } from '../client_packs/store.ts';
import { detailsOf } from '../job_details/store.ts';
import type { Job } from '../jobs/schema.ts';
import type { LetterSender } from './schema.ts';
import { readSender } from './store.ts';

/** Whom a letter is to. */
export type Addressee = {
  readonly id: string;
  readonly full_name: string;
  readonly email: string | null;
  readonly name_from_file: 0 | 1;
};

/** These people, by id. */
export async function addressees(db: Db, ids: readonly string[]): Promise<Map<string, Addressee>> {
  const rows = await db
    .selectFrom('candidates')
    .select(['id', 'full_name', 'email', 'name_from_file'])
    .where(dialectOf(db).isOneOf('id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who signs for whoever asks: their account's name, or in a program that nobody signs in to, what was set. */
export async function senderOf(db: Db): Promise<LetterSender> {
  const client_id = actingClient();
  const user = client_id === null ? null : await findUser(db, client_id);
  if (user !== null) return { name: user.name, is_of_account: true };
  const is_of_account = await hasPeople(db);
  return { name: is_of_account ? '' : await readSender(db), is_of_account };
}

type Asked = {
  readonly people: readonly Addressee[];
  readonly job: Job | null;
  readonly language: string;
  /** Whether the text asks what is not known: that costs the most. */
  readonly with_questions: boolean;
};

/** What is put in for each of these people, in their order. */
export async function valuesOf(
  context: RouteContext,
  { people, job, language, with_questions }: Asked,
): Promise<LetterValues[]> {
  const { db } = context;
  const ids = people.map(({ id }) => id);
  const shared = {
    job_title: job?.title ?? '',
    client: (job === null ? null : (await detailsOf(db, job.id)).client_name) ?? '',
    my_name: (await senderOf(db)).name,
    agency: (await readAgency(db)).name,
    date: dateIn(language),
  };
  const stages = job === null ? new Map<string, string>() : await stagesOf(db, job.id, ids, language);
  const questions =
    job === null || !with_questions
      ? new Map<string, string[]>()
      : await questionsFor(context, job, ids, language);
  return people.map(({ id, full_name, name_from_file }) => {
    // the name of a file is nobody's name
    const name = name_from_file === 1 ? '' : full_name;
    return {
      ...shared,
      full_name: name,
      first_name: firstName(name),
      stage: stages.get(id) ?? '',
      questions: questions.get(id) ?? [],
    };
  });
}

function dateIn(language: string): string {
  // "en" alone is American: Longlist writes the day first, as in client packs
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(timestamp()));
}

async function stagesOf(
  db: Db,
  job_id: string,
  ids: readonly string[],
  language: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('nominations')
    .innerJoin('nomination_stages', 'nomination_stages.id', 'nominations.current_nomination_stage_id')
    .select(['nominations.candidate_id', 'nomination_stages.name', 'nomination_stages.category'])
    .where('nominations.job_id', '=', job_id)
    .where(dialectOf(db).isOneOf('nominations.candidate_id', ids))
    .execute();
  return new Map(rows.map(({ candidate_id, ...stage }) => [candidate_id, stageIn(language, stage)]));
}

/** The language of a tag, whatever its region. */
const languageOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();

/** A stage that nobody renamed is called as the language calls it. */
function stageIn(
  tag: string,
  { name, category }: { readonly name: string; readonly category: string },
): string {
  const seeded = languageOf(tag) === 'de' ? seededStage(name, category) : null;
  return seeded === null ? name : STAGES.de[seeded];
}

// a letter's questions name what belongs to one trade alone, too
addTrades();

/** The languages there are questions in; a criterion in another one is asked in its own words. */
const ASKS: Readonly<Record<string, Asks>> = { en: questionInEnglish, de: questionInGerman };

/**
 * What each resume leaves open, and nobody answered since: the same questions as on a call sheet. Answers that are not
 * there yet are made, within a limit.
 */
async function questionsFor(
  { db, evaluator }: RouteContext,
  job: Job,
  ids: readonly string[],
  language: string,
): Promise<Map<string, string[]>> {
  const criteria = mustsFirst(await criteriaOfJob(db, job.id)).map((criterion) =>
    Object.assign(criterion, { tag: null }),
  );
  if (criteria.length === 0) return new Map();
  await evaluator.evaluateMissing(ids, criteria, performance.now() + EVALUATION_GRACE_MS);
  const ask = ASKS[languageOf(language)] ?? (() => null);
  const questions = new Map<string, string[]>();
  for (const id of ids) {
    const open = (await readDetails(db, id, criteria)).filter(isOpen);
    questions.set(
      id,
      open.map(
        ({ criterion, told }) =>
          askedBy(told?.understood_as ?? [], ask, criterion.prompt_text) ??
          asQuestion(criterion.display_name ?? criterion.prompt_text),
      ),
    );
  }
  return questions;
}

/** A criterion as it is written, asked. */
function asQuestion(text: string): string {
  const bare = text.trim();
  return /[?？؟;]$/u.test(bare) ? bare : `${bare.replace(/[.!…]+$/u, '')}?`;
}
