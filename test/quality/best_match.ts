import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderByBoth, orderByCriteria } from '#service/api/screening/rankings/order.ts';
import { metRatio, NO_STANDING, type Standing } from '#service/api/screening/rankings/standings.ts';
import type { CriterionAnswer } from '#service/intelligence/criteria/answer.ts';
import { lexiconTableTexts } from '../helpers/lexicon.ts';
import { shippedReader } from '../helpers/reader.ts';
import { createCriteria } from '#service/intelligence/criteria/answers.ts';
import { criteriaShare, type Tally } from '#service/intelligence/ranking/best_match.ts';
import type { Ranking } from '#service/intelligence/ranking/index.ts';
import { suggestCriteria, type SuggestedCriterion } from '#service/intelligence/requirements/suggest.ts';
import { lexicon, readResume, REFERENCE, type ReadResume } from './criteria_sets.ts';

/** What an order is made from, of one posting: the criteria it suggests, and how everybody stands with them. */
type Asked = {
  readonly criteria: readonly SuggestedCriterion[];
  readonly standings: ReadonlyMap<string, Standing>;
  /** Criteria met, by person. */
  readonly met: ReadonlyMap<string, number>;
};

/** Orders of the graded postings by criteria (version 2) and by Best match, over the order of version 1. */
export type CriteriaOrders = {
  version2(job_id: string, ranking: Ranking): readonly string[];
  best(job_id: string, ranking: Ranking): readonly string[];
  /** Pairs where somebody who meets at most one criterion could stand above somebody who meets nine, and does. */
  breaches(job_id: string, order: readonly string[]): { readonly pairs: number; readonly broken: number };
};

/** Criteria as the program itself suggests them from each posting, answered of everybody as it answers them. */
export async function criteriaOrders(folder: string): Promise<CriteriaOrders> {
  const lines = readFileSync(join(folder, 'ranking', 'fictional_jobs.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const jobs = lines.map((line) => JSON.parse(line) as { id: string; title: string; description: string });
  const people = JSON.parse(readFileSync(join(folder, 'criteria', 'personas.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const set = { bytesOf: (file: string) => readFileSync(join(folder, 'resumes', file)) };
  const resumes = new Map<string, ReadResume>();
  for (const [id, { file }] of Object.entries(people)) {
    resumes.set(id, await readResume(set, file));
  }
  const asked = new Map<string, Asked>();
  for (const job of jobs) asked.set(job.id, await ask(suggestCriteria(job, shippedReader()), resumes));
  const of = (job_id: string): Asked => asked.get(job_id)!;
  return {
    version2: (job_id, ranking) => orderByCriteria(ranking, of(job_id).standings).candidate_ids,
    best: (job_id, ranking) =>
      orderByBoth(ranking, { ...of(job_id), criteria: of(job_id).criteria as never[] }, 'engine', () => true)
        .candidate_ids,
    breaches(job_id, order) {
      const { met } = of(job_id);
      let [pairs, broken] = [0, 0];
      for (const [place, above] of order.entries()) {
        for (const [other, below] of order.entries()) {
          if (met.get(above)! > 1 || met.get(below)! < 9) continue;
          pairs += 1;
          if (place < other) broken += 1;
        }
      }
      return { pairs, broken };
    },
  };
}

const rules = createCriteria(lexiconTableTexts());

async function ask(
  criteria: readonly SuggestedCriterion[],
  resumes: ReadonlyMap<string, ReadResume>,
): Promise<Asked> {
  const prompts = criteria.map(({ prompt_text }) => prompt_text);
  const standings = new Map<string, Standing>();
  const met = new Map<string, number>();
  for (const [id, resume] of resumes) {
    const source = { document: resume.document, profile: resume.profile, lexicon };
    const answers = rules.evaluate(prompts, { ...source, reference_date: REFERENCE });
    const of = (weight: 'must' | 'nice'): Tally =>
      tallyOf(answers.filter((_, i) => criteria[i]!.weight === weight));
    const [must, nice] = [of('must'), of('nice')];
    met.set(id, must.met + nice.met);
    standings.set(id, {
      ...NO_STANDING,
      ratio: metRatio(must.met + nice.met, criteria.length),
      must_ratio: metRatio(must.met, must.asked),
      share: criteriaShare({ must, nice })!,
    });
  }
  return { criteria, standings, met };
}

function tallyOf(answers: readonly CriterionAnswer[]): Tally {
  const given = answers.filter((answer) => answer.state === 'EVALUATED');
  const yes = given.filter(({ finding }) => finding === 'met');
  const no = given.filter(({ finding, rests_on_silence }) => finding === 'not_met' && !rests_on_silence);
  const sum = (of: typeof given): number =>
    of.reduce((total, { confidence_score }) => total + Math.round(confidence_score * 100), 0);
  return {
    asked: answers.length,
    met: yes.length,
    met_confidence: sum(yes),
    against: no.length,
    against_confidence: sum(no),
  };
}
