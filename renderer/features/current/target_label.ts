import { useAttachment } from '../../api/attachments.ts';
import { useCandidate } from '../../api/candidates.ts';
import { useJob } from '../../api/jobs.ts';
import type { RankingSearch } from '../../addresses/ranking_search.ts';
import { texts } from '../../texts.ts';
import { quoted } from '../../ui/quoted.tsx';

/** What a ranking is by, in words; `context` names the job in whose light it is seen, if that is not the same. */
export function useTargetLabel(search: RankingSearch): { title: string; context: string | null } {
  const job = useJob(search.job ?? null);
  const candidate = useCandidate(search.by === 'candidate' ? (search.target ?? null) : null);
  const attachment = useAttachment(search.by === 'file' ? (search.target ?? null) : null);
  const context =
    search.by !== undefined && job.data !== undefined ? texts.ranking.forJob(job.data.title) : null;
  if (search.by === 'words') return { title: quoted(search.q ?? ''), context };
  if (search.by === 'candidate') {
    return { title: texts.ranking.moreLike(candidate.data?.full_name ?? '…'), context };
  }
  if (search.by === 'file') {
    return { title: texts.ranking.likeFile(attachment.data?.file_name ?? '…'), context };
  }
  return { title: job.data?.title ?? (job.isPending ? '…' : texts.shell.ranking), context };
}
