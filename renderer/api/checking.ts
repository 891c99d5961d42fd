import { useIsFetching, useQuery, type Query, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { criterionKeys, evaluationRunQuery, type EvaluationRun } from './criteria.ts';

/** Queries that tell who meets what and the order that makes: shown together, as they are at one moment. */
export const ANSWERS: ReadonlySet<string> = new Set(['criterion_marks', 'criteria_rankings']);

const isRunning = (run: unknown): boolean => (run as EvaluationRun | undefined)?.state === 'RUNNING';

/** Whether everybody of a job on screen is being checked. */
export function isChecking(client: QueryClient): boolean {
  const runs = client.getQueryCache().findAll({ queryKey: criterionKeys.runs, type: 'active' });
  return runs.some(({ state }) => isRunning(state.data));
}

/** Calls back whenever a check is over. @returns what ends that */
export function onChecked(client: QueryClient, callback: () => void): () => void {
  const running = new Set<string>();
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== criterionKeys.runs[0]) return;
    if (isRunning(query.state.data)) running.add(query.queryHash);
    else if (running.delete(query.queryHash)) callback();
  });
}

/** Whether everybody of a job is being checked. */
export function useIsChecking(job_id: string | null): boolean {
  return isRunning(useQuery({ ...evaluationRunQuery(job_id ?? ''), enabled: job_id !== null }).data);
}

const isFetchedAnew = (query: Query): boolean =>
  ANSWERS.has(String(query.queryKey[0])) && query.state.data !== undefined && query.isActive();

/** Whether answers, or the order they make, are on their way anew. */
export function useAreAnswersMoving(): boolean {
  return useIsFetching({ predicate: isFetchedAnew }) > 0;
}

/** A value that is held, by its name. */
type Held<T> = { readonly name: string; readonly value: T };

/** What is held from now on: what it was as long as it has the same name, and nothing once nothing is to be. */
export function nextHeld<T>(kept: Held<T> | null, now: Held<T>, is_held: boolean): Held<T> | null {
  if (!is_held) return null;
  return kept?.name === now.name ? kept : now;
}

/** A value as it was when it began to be held; one with another name is shown at once. */
export function useHeld<T>(value: T, name: string, is_held: boolean): T {
  const [kept, keep] = useState<Held<T> | null>(null);
  const next = nextHeld(kept, { name, value }, is_held);
  if (next?.name !== kept?.name) keep(next);
  return next === null ? value : next.value;
}
