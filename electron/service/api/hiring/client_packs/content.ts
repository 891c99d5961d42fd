import type { RouteContext } from '../../context.ts';
import type { Db } from '#service/db/schema.ts';
import { timestamp } from '#service/ids.ts';
import { accentOf } from '#service/exports/pack_color.ts';
import { languageName } from '#service/exports/language_names.ts';
import type { ClientPack, PackCandidate, PackFinding, PackLanguage } from '#service/exports/pack.ts';
import {
  PACK_WORDS,
  dayText,
  factWords,
  pageText,
  periodText,
  yearsText,
} from '#service/exports/pack_words.ts';
import { emptyProfile, type Profile } from '#service/intelligence/profile.ts';
import { dayIn, saidInWords, type PackDay } from '#service/exports/pack_said.ts';
import { educationLine } from '#service/intelligence/summary/lines.ts';
import { detailsOf } from '../job_details/store.ts';
import { leftOut, resumeFiles } from './resume_files.ts';
import { findCandidate } from '../../people/candidates/store.ts';
import type { Candidate } from '../../people/candidates/schema.ts';
import { criteriaOfJob, mustsFirst } from '../../screening/criteria/store.ts';
import {
  callAnswersOf,
  readEvaluations,
  readEvaluationsWithEvidence,
} from '../../screening/evaluations/store.ts';
import type { CriterionWithTag } from '../../screening/criteria/store.ts';
import type { CriterionEvaluation } from '../../screening/evaluations/schema.ts';
import type { Job } from '../jobs/schema.ts';
import { findNomination } from '../nominations/store.ts';
import type { Spotlight } from '../spotlights/schema.ts';
import { listSpotlights } from '../spotlights/store.ts';
import { createSummaryContents } from '../../screening/summaries/store.ts';
import { extraFacts, type Extras } from './extra_facts.ts';
import { blinded, withoutContacts } from './hidden.ts';
import { readAgency, readLook } from './store.ts';
import { samePeople } from './same_people.ts';

/** `wait_ms`: how long answers that are not there yet may take before the pack is made without them. */
export type PackOptions = {
  readonly is_blind: boolean;
  /** Whether a client is told how to reach people past the agency. */
  readonly contacts: boolean;
  readonly language: PackLanguage;
  readonly wait_ms: number;
  /** Whose days are told: of the pack itself, and of what was said. */
  readonly time_zone: string;
  /** Whether the cover says for which client it is, and for whom there. */
  readonly client: boolean;
  /** Whether criteria are shown that somebody does not meet, or does not mention. */
  readonly unmet: boolean;
} & Extras;

/** More people than a client reads about. */
const MAX_PEOPLE = 100;

/** What is left where nothing negative is said: an answer that is under way is no answer yet. */
const KEPT: ReadonlySet<PackFinding> = new Set(['met', 'in_progress']);

/** Jobs of a timeline, newest first. */
const MAX_JOBS = 6;
const MAX_SKILLS = 12;

/** Who is put forward for a job, as a client is shown it: what the screen, the PDF and the tables are made of. */
export async function packOf(
  context: RouteContext,
  job: Job,
  { is_blind, contacts, language, wait_ms, time_zone, unmet, client, ...extras }: PackOptions,
): Promise<ClientPack> {
  const { db } = context;
  const { rows } = await listSpotlights(db, { job_id: job.id, limit: MAX_PEOPLE });
  const criteria = mustsFirst(await criteriaOfJob(db, job.id)).map((criterion) =>
    Object.assign(criterion, { tag: null }),
  );
  const shown = await shownOf(db, rows);
  await evaluateMissing(context, shown, criteria, wait_ms);
  const day = { today: dayIn(timestamp(), time_zone), time_zone };
  const people: PackCandidate[] = [];
  for (const one of shown) {
    const person = await personOf(context, job, one, criteria, {
      language,
      contacts,
      day,
      said: extras.said,
    });
    const facts = [...person.facts, ...(await extraFacts(db, one.candidate.id, extras, language, day))];
    const marks = unmet ? person.marks : person.marks.filter(({ finding }) => KEPT.has(finding));
    people.push({ ...person, facts, marks, position: people.length + 1 });
  }
  const told = new Set(people.flatMap(({ marks }) => marks.map(({ criterion_id }) => criterion_id)));
  const pack: ClientPack = {
    job_title: job.title,
    agency: await readAgency(db),
    accent: accentOf((await readLook(db)).color),
    client: client ? await clientOf(db, job.id) : null,
    date: day.today,
    date_text: dayText(day.today, language),
    language,
    is_blind,
    words: PACK_WORDS[language],
    shows_unmet: unmet,
    // one that nobody meets would say of everybody that they do not
    criteria: criteria
      .filter(({ id }) => unmet || told.has(id))
      .map(({ id, prompt_text, display_name, weight }) => ({
        id,
        text: display_name ?? prompt_text,
        weight,
      })),
    candidates: people,
    same_people: await samePeople(db, people),
    left_out: leftOut(
      people,
      await resumeFiles(
        db,
        shown.map(({ candidate }) => candidate.id),
      ),
      contacts && !is_blind,
    ),
  };
  if (is_blind) return blinded(db, pack);
  return contacts ? pack : withoutContacts(db, pack);
}

/** For whom the pack is. Of a client nothing is masked: a name under bars there would tell that it is a candidate's. */
async function clientOf(db: Db, job_id: string): Promise<ClientPack['client']> {
  const { client_name, contact_name } = await detailsOf(db, job_id);
  return client_name === null && contact_name === null ? null : { name: client_name, contact: contact_name };
}

/** Ids of the candidates of a pack, in their order. */
export const idsOf = ({ candidates }: ClientPack): string[] =>
  candidates.map(({ candidate_id }) => candidate_id);

type Shown = { readonly spotlight: Spotlight; readonly candidate: Candidate };

async function shownOf(db: Db, spotlights: readonly Spotlight[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const spotlight of spotlights) {
    const nomination = await findNomination(db, { id: spotlight.nomination_id });
    const candidate = nomination === null ? null : await findCandidate(db, nomination.candidate_id);
    if (candidate !== null) shown.push({ spotlight, candidate });
  }
  return shown;
}

/** Answers are made where they are missing, as for whoever reads them: nobody is sent out unread. */
async function evaluateMissing(
  { db, evaluator }: RouteContext,
  shown: readonly Shown[],
  criteria: readonly CriterionWithTag[],
  wait_ms: number,
): Promise<void> {
  const missing: string[] = [];
  for (const { candidate } of shown) {
    const answers = await readEvaluations(db, candidate.id, criteria);
    if (answers.some(({ evaluation }) => evaluation.state === 'IN_PROGRESS')) missing.push(candidate.id);
  }
  if (missing.length > 0) await evaluator.evaluateMissing(missing, criteria, performance.now() + wait_ms);
}

async function personOf(
  context: RouteContext,
  job: Job,
  { spotlight, candidate }: Shown,
  criteria: readonly CriterionWithTag[],
  { language, contacts, said, day }: Pick<PackOptions, 'language' | 'contacts' | 'said'> & { day: PackDay },
): Promise<Omit<PackCandidate, 'position'>> {
  const { db } = context;
  const profile = candidate.profile ?? emptyProfile();
  const evaluations = await readEvaluationsWithEvidence(db, candidate.id, criteria);
  const { matching_skills } = await createSummaryContents(context).skillsFor(candidate.id, job.id);
  const called = { id: spotlight.nomination_id, job_id: job.id, candidate_id: candidate.id };
  const answers = said ? await callAnswersOf(db, called) : [];
  const { months_experience: months } = candidate;
  const role = roleOf(candidate);
  return {
    spotlight_id: spotlight.id,
    candidate_id: candidate.id,
    name: candidate.full_name,
    headline: spotlight.headline === '' ? role : spotlight.headline,
    note: spotlight.note ?? '',
    role,
    years: yearsText(months, language),
    months,
    location: candidate.location ?? '',
    facts: factsOf(contacts ? candidate : { email: null, phone: null }, profile, language),
    marks: evaluations.map((evaluation) => markOf(evaluation, spotlight, answers, language, day)),
    skills: [...new Set(matching_skills.map(({ s }) => s))].slice(0, MAX_SKILLS),
    timeline: profile.work.slice(0, MAX_JOBS).map((work) => ({
      period: periodText(work, language),
      title: work.title ?? '',
      employer: work.employer ?? '',
    })),
  };
}

/** What somebody does by now, in one line. */
function roleOf({ current_title, current_employer }: Candidate): string {
  return [current_title, current_employer].filter((part) => part !== null && part !== '').join(', ');
}

function factsOf(
  { email, phone }: { email: string | null; phone: string | null },
  profile: Profile,
  language: PackLanguage,
): { label: string; value: string }[] {
  const words = factWords(language);
  const languages = profile.languages.map(({ name, cefr }) =>
    [languageName(name, language), cefr].filter((part) => part !== null).join(' '),
  );
  return [
    { label: words.email, value: email ?? '' },
    { label: words.phone, value: phone ?? '' },
    { label: words.education, value: educationLine(profile) },
    { label: words.languages, value: languages.join(', ') },
  ].filter(({ value }) => value !== '');
}

/** A person's own answer counts, as everywhere it is shown. */
function markOf(
  { criterion, evaluation, evidence = [], finding, rests_on_silence, override }: CriterionEvaluation,
  spotlight: Spotlight,
  answers: Awaited<ReturnType<typeof callAnswersOf>>,
  language: PackLanguage,
  day: PackDay,
): PackCandidate['marks'][number] {
  const answer = answers.find(({ criterion_id }) => criterion_id === criterion.id);
  const own = override === null || override === undefined ? null : override.is_criterion_met;
  const read =
    evaluation.state === 'FAILED'
      ? 'failed'
      : evaluation.state === 'IN_PROGRESS'
        ? 'in_progress'
        : finding === 'not_met' && rests_on_silence === true
          ? 'not_mentioned'
          : (finding ?? 'not_stated');
  return {
    criterion_id: criterion.id,
    finding: own === null ? read : own ? 'met' : 'not_met',
    said: answer === undefined ? null : saidInWords(answer, day, language),
    quotes: spotlight.evidence
      .filter(({ criterion_id }) => criterion_id === criterion.id)
      .map(({ quote }) => ({
        quote,
        page_text: pageText(evidence.find((known) => known.quote === quote)?.page ?? null, language),
      })),
  };
}
