/** A decision that can be taken back. */
type Decision = { readonly candidate_id: string; readonly undo: () => void };

/** So many of a job are remembered; whoever wants more of them back looks at Activity. */
const MOST = 50;

/** By job, the newest last. They live as long as the page. */
const decisions = new Map<string, Decision[]>();

/** Remembers a decision. What it gives takes it back, once, from wherever it is asked for. */
export function rememberDecision(job_id: string, candidate_id: string, undo: () => void): () => void {
  const of_job = decisions.get(job_id) ?? [];
  decisions.set(job_id, of_job);
  const decision: Decision = {
    candidate_id,
    undo: () => {
      const at = of_job.indexOf(decision);
      if (at === -1) return;
      of_job.splice(at, 1);
      undo();
    },
  };
  of_job.push(decision);
  if (of_job.length > MOST) of_job.shift();
  return decision.undo;
}

/** Takes back the last decision about somebody for a job; gives whom it was about, null where there is none. */
export function takeBackLast(job_id: string): string | null {
  const last = decisions.get(job_id)?.at(-1);
  last?.undo();
  return last?.candidate_id ?? null;
}
