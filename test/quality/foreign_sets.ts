import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryTexts } from '#service/intelligence/ranking/target.ts';
import { passagesOf, type CountTokens, type RankingSet } from './ranking-sets.ts';

const LANGUAGES = ['de', 'fr', 'ro', 'tr'];

/** People of six trades in a language: of each trade one who is called as the question says, and one who is not. */
type Language = {
  readonly headings: readonly [work: string, education: string];
  readonly trades: Readonly<
    Record<
      string,
      {
        /** Trades that are half a match. */
        readonly near: readonly string[];
        readonly title: string;
        readonly ad: string;
        readonly people: readonly (readonly [name: string, job: string, work: string, education: string])[];
      }
    >
  >;
};

/**
 * Invented people in other languages than English, each language a pool of its own. The truth is made with them: grade 2
 * for the trade that is asked for, 1 for one beside it.
 */
export async function foreignSets(countTokens: CountTokens): Promise<RankingSet[]> {
  const sets: RankingSet[] = [];
  for (const language of LANGUAGES) {
    const path = join(import.meta.dirname, 'foreign', `${language}.json`);
    const { headings, trades } = JSON.parse(readFileSync(path, 'utf8')) as Language;
    const documents: RankingSet['documents'][number][] = [];
    for (const [trade, { people }] of Object.entries(trades)) {
      for (const [i, [name, job, work, education]] of people.entries()) {
        const text = `${name}\n\n${headings[0]}\n${job}\n- ${work}\n\n${headings[1]}\n${education}\n`;
        const id = `${trade} ${i}`;
        const passages = await passagesOf(new TextEncoder().encode(text), `${id}.txt`, countTokens);
        if (passages === null) throw new Error(`${language}: ${id} could not be read.`);
        documents.push({ id, text, passages });
      }
    }
    const grade = (asked: string, id: string): number => {
      const trade = id.split(' ')[0]!;
      if (trade === asked) return 2;
      return trades[asked]!.near.includes(trade) ? 1 : 0;
    };
    const asked = Object.entries(trades).flatMap(([trade, { title, ad }]) => [
      { id: `${trade} title`, kind: 'title', text: title, trade },
      { id: `${trade} ad`, kind: 'job_ad', text: ad, trade },
    ]);
    sets.push({
      name: `foreign_${language}`,
      documents,
      queries: asked.map(({ id, kind, text }) => ({ id, kind, text, target: queryTexts(text) })),
      relevance: new Map(
        asked.map(({ id, trade }) => [id, new Map(documents.map((one) => [one.id, grade(trade, one.id)]))]),
      ),
      strict_grade: 2,
    });
  }
  return sets;
}
