import type { Page, Route } from 'playwright-core';
import type { UnderstoodCriterion } from '../../renderer/api/criteria.ts';

type Finding = 'met' | 'not_met' | 'not_stated' | 'failed' | 'in_progress';

/** What a page is told instead of what the service would say; everything else goes to the real one. */
export type Answers = {
  understood?: (prompt: string) => UnderstoodCriterion;
  preview?: (prompt: string) => {
    met: number;
    not_met: number;
    not_stated: number;
    examined: number;
    total: number;
  };
  suggested?: readonly object[];
  presets?: readonly object[];
  saved?: readonly object[];
  run?: () => object;
  criteria?: readonly object[];
  marks?: (candidate_id: string, criterion_id: string) => { finding: Finding; override: boolean | null };
  evaluations?: readonly object[];
  detail?: (criterion_id: string) => object;
  summary_text?: string;
};

const result = (value: unknown) => ({ json: { is_error: false, result: value } });
const results = (value: unknown) => ({ json: { is_error: false, results: value } });

function promptOf(route: Route): string {
  return (route.request().postDataJSON() as { prompt_text: string }).prompt_text;
}

/** Answers for a page in place of the service: what is hard to bring about there, such as a run that goes on. */
export async function answer(page: Page, answers: Answers): Promise<void> {
  const when = async (
    path: RegExp,
    given: unknown,
    reply: (route: Route) => Promise<void>,
  ): Promise<void> => {
    if (given !== undefined) await page.route(path, reply);
  };
  await when(/criteria\/understood$/u, answers.understood, (route) =>
    route.fulfill(result(answers.understood?.(promptOf(route)))),
  );
  await when(/criteria\/preview$/u, answers.preview, (route) =>
    route.fulfill(
      result({
        ...answers.understood?.(promptOf(route)),
        failed: 0,
        ...answers.preview?.(promptOf(route)),
      }),
    ),
  );
  await when(/suggested_criteria$/u, answers.suggested, (route) => route.fulfill(results(answers.suggested)));
  await when(/criterion_presets$/u, answers.presets, (route) => route.fulfill(results(answers.presets)));
  await when(/saved_criteria$/u, answers.saved, (route) => route.fulfill(results(answers.saved)));
  await when(/evaluation_run$/u, answers.run, (route) => route.fulfill(result(answers.run?.())));
  await when(/jobs\/[^/]+\/criteria$/u, answers.criteria, (route) =>
    route.request().method() === 'GET' ? route.fulfill(results(answers.criteria)) : route.continue(),
  );
  await when(/criterion_marks/u, answers.marks, (route) => {
    const ids = new URL(route.request().url()).searchParams.getAll('candidate_id');
    const asked = (answers.criteria ?? []) as readonly { id: string }[];
    const marks = (candidate_id: string) =>
      asked.map(({ id }) =>
        Object.assign({ criterion_id: id, said_at: null }, answers.marks?.(candidate_id, id)),
      );
    return route.fulfill(results(ids.map((candidate_id) => ({ candidate_id, marks: marks(candidate_id) }))));
  });
  await when(/nominations\/[^/]+\/criterion_evaluations\/\?/u, answers.evaluations, (route) =>
    route.fulfill(results(answers.evaluations)),
  );
  await when(/nominations\/[^/]+\/criterion_evaluations\/[^/?]+$/u, answers.detail, (route) => {
    const id = /[^/]+$/u.exec(new URL(route.request().url()).pathname)?.[0] ?? '';
    return route.fulfill(result(answers.detail?.(id)));
  });
  await when(/summaries\/[^/]+\?include=text$/u, answers.summary_text, (route) =>
    route.fulfill(result({ text: answers.summary_text })),
  );
}
