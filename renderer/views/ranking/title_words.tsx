import type { Reasons } from '#service/api/screening/rankings/schema.ts';
import { useJob } from '../../api/jobs.ts';
import type { Target } from '../../api/rankings.ts';
import { foundWords } from '../../lib/found_words.ts';
import { texts } from '../../texts.ts';

/** Which words of the title of the job, or of the question, the resume has: they count beside what it means. */
export function TitleWords(props: { words: Reasons['title_words']; target: Target }) {
  const { target, words } = props;
  // there are words of jobs and questions alone: by a person or a file there is no job to ask for
  const job = useJob('q' in target || words.length === 0 ? null : target.target_resource_id);
  const title = 'q' in target ? target.q.trim() : job.data?.title;
  if (title === undefined) return null;
  const { found, missing } = foundWords(words, title);
  if (found.length + missing.length === 0) return null;
  return (
    <p className="aside" dir="auto">
      {texts.ranking.titleWords(found, missing)}
    </p>
  );
}
