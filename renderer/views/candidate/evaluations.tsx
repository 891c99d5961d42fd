import { useCallAnswers } from '../../api/calls.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useJobCriteria } from '../../api/criteria.ts';
import {
  useCandidateEvaluations,
  useEvaluationChanges,
  useJobEvaluations,
  type CriterionEvaluation,
} from '../../api/evaluations.ts';
import { useJobNominations } from '../../api/nominations.ts';
import { useDecisions } from '../../features/decisions/decisions.ts';
import { MetFigure } from '../../features/criteria/met_figure.tsx';
import { markOf } from '../../features/criteria/names.ts';
import type { Evidence } from '../../features/document_page/evidence.ts';
import { QuietButton, SmallButton } from '../../ui/buttons.tsx';
import { notify } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { Failed, SkeletonRows } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import css from './evaluations.module.css';
import { EvaluationRow } from './evaluation_row.tsx';
import { inOrderOf } from './use_criterion_at.ts';

type Shared = {
  readonly candidate_id: string;
  readonly current: readonly string[];
  readonly onShow: (evidence: Evidence) => void;
  readonly opened: string | null;
  /** Opens the answer to a criterion, whose words the page then shows; null closes it. */
  readonly onOpen: (criterion_id: string | null) => void;
  /** The criterion somebody reads at. */
  readonly at: string | null;
  /** Somebody came to it, by a click or the focus. */
  readonly onGoTo: (criterion_id: string) => void;
  /** The words that show it best; null where there are none. */
  readonly proofOf: (evaluation: CriterionEvaluation) => string | null;
};

/** What was found of every criterion: the job's, everybody's, and those of the candidate's tags. */
export function Evaluations(props: Shared & { job_id: string | null }) {
  const everybody = useCandidateEvaluations(props.candidate_id, 'org_wide');
  const tagged = useCandidateEvaluations(props.candidate_id, 'tag');
  const by_tag = [
    ...Map.groupBy(tagged.data ?? [], ({ criterion }) => criterion.scope.tag?.name ?? texts.criteria.tagGone),
  ];
  const rows = { ...props, nomination_id: null };
  return (
    <>
      {props.job_id !== null && <OfJob {...props} job_id={props.job_id} />}
      {(everybody.data ?? []).length > 0 && (
        <Rows {...rows} title={texts.criteria.ofEverybody} evaluations={everybody.data ?? []} />
      )}
      {by_tag.map(([tag, some]) => (
        <Rows key={tag} {...rows} title={texts.criteria.ofTag(tag)} evaluations={some} />
      ))}
    </>
  );
}

function OfJob(props: Shared & { job_id: string }) {
  const nominations = useJobNominations(props.job_id);
  const criteria = useJobCriteria(props.job_id);
  const nomination_id = nominations.data?.get(props.candidate_id)?.id ?? null;
  const evaluations = useJobEvaluations(props.candidate_id, props.job_id);
  const { evaluateAgain } = useEvaluationChanges(nomination_id);
  const { stages, moveTo } = useDecisions(props.job_id);
  const [busy, during] = useDuring<'again'>();
  if (nominations.data === undefined) return null;
  if (criteria.data === undefined || criteria.data.length === 0) return null;

  const again = (): Promise<void> =>
    during('again', texts.criteria.againFailed, async () => {
      await evaluateAgain();
      notify(texts.criteria.againDone);
    });
  const [first] = stages;
  // who is not considered yet was read for a ranking: what was found is shown, and may be decided on
  const offer = nomination_id === null && (
    <p className="aside">
      {texts.criteria.notConsidered}{' '}
      {first !== undefined && (
        <SmallButton data-changes onClick={() => void moveTo(props.candidate_id, first.id)}>
          {texts.criteria.consider}
        </SmallButton>
      )}
    </p>
  );
  if (evaluations.isLoadingError) {
    return <Failed error={evaluations.error} retry={() => void evaluations.refetch()} />;
  }
  if (evaluations.data === undefined) return <SkeletonRows widths={[300]} count={4} />;
  return (
    <Rows
      {...props}
      nomination_id={nomination_id}
      title={texts.criteria.title}
      figure={<MetFigure criteria={criteria.data} marks={marksBy(evaluations.data)} />}
      evaluations={inOrderOf(criteria.data, evaluations.data)}
      note={offer}
      tools={
        nomination_id !== null && (
          <QuietButton data-changes loading={busy !== null} onClick={() => void again()}>
            {texts.criteria.again}
          </QuietButton>
        )
      }
    />
  );
}

const marksBy = (answers: readonly CriterionEvaluation[]) =>
  new Map(answers.map((one) => [one.criterion.id, markOf(one)]));

function Rows(
  props: Shared & {
    title: string;
    /** How many are met, where they are of a job; else how many there are. */
    figure?: ReactNode;
    nomination_id: string | null;
    evaluations: readonly CriterionEvaluation[];
    tools?: ReactNode;
    /** Said under the answers while one is open. */
    note?: ReactNode;
  },
) {
  const { evaluations, opened, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const answers = useCallAnswers(props.nomination_id);
  const { current, onShow, at } = props;

  // whoever came here through a mark, or goes on by the keys, sees the line
  useEffect(() => {
    if (at === null) return undefined;
    // with the frame, whose layout it needs: at once it would lay out a view that is still being put together
    const frame = requestAnimationFrame(() => {
      const line = list.current?.querySelector(`[data-criterion="${CSS.escape(at)}"]`);
      line?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- what is opened grows
  }, [at, opened]);

  return (
    <section aria-label={props.title}>
      <div className={`${css.headed} flex items-baseline justify-between m-4-0-2`}>
        <h2 className="part-heading m-0">
          {props.title} <small>{props.figure ?? evaluations.length}</small>
        </h2>
        {props.tools}
      </div>
      <ul ref={list}>
        {evaluations.map((one) => (
          <EvaluationRow
            key={one.criterion.id}
            evaluation={one}
            proof={props.proofOf(one)}
            nomination_id={props.nomination_id}
            said={answers.data?.get(one.criterion.id)}
            is_open={opened === one.criterion.id}
            is_at={at === one.criterion.id}
            onGoTo={() => props.onGoTo(one.criterion.id)}
            onToggle={() => {
              props.onGoTo(one.criterion.id);
              onOpen(opened === one.criterion.id ? null : one.criterion.id);
            }}
            current={current}
            onShow={onShow}
          />
        ))}
      </ul>
      {evaluations.some(({ criterion }) => criterion.id === opened) && props.note}
    </section>
  );
}
