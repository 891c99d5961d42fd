import type { RouteContext } from '../../context.ts';
import { quoteOf } from '#service/intelligence/evidence.ts';
import { decodeBlock } from '#service/intelligence/embedding/vectors.ts';
import { passageScores } from '#service/intelligence/ranking/passages.ts';
import { foundWords } from '#service/intelligence/ranking/title_words.ts';
import { type Statements, statementsOf } from '#service/intelligence/resume/statement.ts';
import { readContent } from '../../intake/readings/store.ts';
import { candidateExists } from '../../people/candidates/store.ts';
import { candidateNotFound } from '../../people/merges/store.ts';
import { createSummaryContents } from '../summaries/store.ts';
import { piecesOf } from './indexed.ts';
import type { Reasons } from './schema.ts';
import { relevantVectors } from './store.ts';
import type { ResolvedTarget, TargetResolver } from './targets.ts';

const SHOWN = 3;

type Passage = {
  readonly attachment_id: string;
  readonly start: number;
  readonly end: number;
  readonly score: number;
};

/** Why a candidate stands where it stands: the nearest passages, and for a job the skills it asks for. */
export function createReasons(context: RouteContext, resolve: TargetResolver) {
  const { db, pool } = context;
  const summaries = createSummaryContents(context);
  return async (candidate_id: string, asked: Parameters<TargetResolver>[0]): Promise<Reasons> => {
    if (!(await candidateExists(db, candidate_id))) {
      throw await candidateNotFound(db, candidate_id, 'path.candidate_id');
    }
    const target = await resolve(asked);
    const rows = (await relevantVectors(db, [candidate_id], pool.version)).get(candidate_id) ?? [];

    const passages = rows.flatMap(({ attachment_id, passages: spans, ...block }): Passage[] => {
      const scores = passageScores(decodeBlock(block, pool.version.dimensions), target.vector);
      return (JSON.parse(spans) as [number, number][]).map(([start, end], i) => ({
        attachment_id,
        start,
        end,
        score: scores[i]!,
      }));
    });
    const documents = new Map<string, Awaited<ReturnType<typeof readContent>>>();
    const statements = new Map<string, Statements>();
    for (const { attachment_id } of rows) {
      const content = await readContent(db, attachment_id);
      documents.set(attachment_id, content);
      if (content !== null) statements.set(attachment_id, statementsOf(content.document, content.profile));
    }
    const best: Passage[] = [];
    for (const passage of passages.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
      const statement = statements.get(passage.attachment_id)?.(passage);
      const shown = statement && { ...passage, ...statement };
      // two passages of one sentence are one reason
      if (shown && !best.some((other) => overlaps(other, shown))) best.push(shown);
      if (best.length === SHOWN) break;
    }
    const skills =
      target.record?.kind === 'job' ? await summaries.skillsFor(candidate_id, target.record.id) : null;
    return {
      passages: best.flatMap(({ attachment_id, start, end }) => {
        const document = documents.get(attachment_id)?.document;
        return document === undefined ? [] : [{ attachment_id, ...quoteOf(document, { start, end }) }];
      }),
      title_words: isWritten(target) ? foundWords(target.vector.title, piecesOf(rows)) : [],
      matching_skills: skills?.matching_skills ?? [],
      missing_skills: skills?.missing_skills ?? [],
      notices: [...documents].flatMap(([attachment_id, content]) =>
        (content?.document.notices ?? []).map((notice) => Object.assign({ attachment_id }, notice)),
      ),
    };
  };
}

/** A job or a question: whoever asks knows its words. */
const isWritten = ({ record }: ResolvedTarget): boolean => record === null || record.kind === 'job';

const overlaps = (a: Passage, b: Passage): boolean =>
  a.attachment_id === b.attachment_id && a.start < b.end && b.start < a.end;
