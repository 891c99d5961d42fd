import { useRef, useEffect } from 'react';
import type { CallQuestion } from '../../api/calls.ts';
import { readFinding } from '../../api/marks.ts';
import { questionOf } from '../../features/calls/question.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { markOf, nameOf } from '../../features/criteria/names.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { GrowingText } from '../../ui/growing_text.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { texts } from '../../texts.ts';
import css from './calls.module.css';
import { useSaid } from './use_said.ts';
import { BETWEEN } from '../../lib/joined.ts';

const SCORES = [1, 2, 3, 4, 5] as const;
const VERDICTS = [
  ['yes', true],
  ['no', false],
  ['unclear', null],
] as const;

/** What the keys do with the question at hand. */
export type QuestionKeys = {
  readonly type: () => void;
  readonly judge: (is_met: boolean | null) => void;
  readonly rate: (score: number) => void;
};

/** What the resume says of a criterion it leaves open. */
export function readInWords(question: CallQuestion): string {
  const explanation = question.evaluation.result?.explanation ?? null;
  return explanation === null
    ? texts.criteria.findings[readFinding(markOf(question))]
    : texts.service.sentence(explanation, question.told?.explanation);
}

/** Sentences that say no more than that nothing is said: the question says of what. */
const SILENT: ReadonlySet<string | undefined> = new Set(['not_mentioned', 'nothing']);

/** The same, in a word or two where the resume says nothing of it. */
function whyAsked(question: CallQuestion): string {
  const [first, ...others] = question.told?.explanation ?? [];
  return others.length === 0 && SILENT.has(first?.code)
    ? texts.criteria.findings[readFinding(markOf(question))]
    : readInWords(question);
}

/** One question: what the resume says, what was said, whether it is met, and how strong it was. */
export function QuestionRow(props: {
  nomination_id: string;
  question: CallQuestion;
  is_at: boolean;
  onAt: () => void;
  onKeys: (keys: QuestionKeys | null) => void;
}) {
  const { question, is_at, onKeys } = props;
  const { said, state, change, flush, clear } = useSaid(
    props.nomination_id,
    question.criterion.id,
    question.answer,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const asked = questionOf(question);
  const name = nameOf(question.criterion);
  const why = whyAsked(question);
  const is_other = asked !== texts.calls.askAbout(name);
  useEffect(() => {
    if (is_at) row.current?.scrollIntoView({ block: 'nearest' });
  }, [is_at]);
  useEffect(() => {
    if (!is_at) return undefined;
    onKeys({
      type: () => field.current?.focus(),
      judge: (is_criterion_met) => change({ is_criterion_met }),
      rate: (score) => change({ score }),
    });
    return () => onKeys(null);
  });
  return (
    <li
      ref={row}
      className={`${css.question} grid border-t columns-fr-auto gap-3-14 p-9-10 m-0-n10`}
      data-at={is_at || undefined}
      onFocus={props.onAt}
      onClick={props.onAt}
    >
      <div className={`${css.asked} flex gap-10 items-baseline`}>
        <MarkShape mark={markOf(question)} />
        <span className="flex wrap items-baseline gap-0-10">
          <b className="weight-600" dir="auto">
            {asked}
          </b>
          <span className="text-mute font-13" dir="auto">
            {is_other && `${name}${BETWEEN}`}
            <Hidden text={why} />
          </span>
        </span>
      </div>
      <div className={`${css.choices} flex wrap grid-row-1 grid-column-2 gap-4-12 content-start`}>
        <span role="group" aria-label={texts.calls.verdict(asked)} className="inline-flex" data-changes>
          {VERDICTS.map(([word, is_met]) => (
            <button
              key={word}
              type="button"
              className={`${css.choice} text-inherit font-12 border-strong bg-paper cursor-pointer min-w-26 h-26`}
              aria-pressed={said !== null && said.is_criterion_met === is_met}
              onClick={() => change({ is_criterion_met: is_met })}
            >
              {texts.calls[word]}
            </button>
          ))}
        </span>
        <span role="group" aria-label={texts.calls.score(asked)} className="inline-flex" data-changes>
          {SCORES.map((score) => (
            <button
              key={score}
              type="button"
              className={`${css.choice} text-inherit font-12 border-strong bg-paper cursor-pointer min-w-26 h-26`}
              aria-label={texts.calls.scoreOf(score)}
              aria-pressed={said?.score === score}
              onClick={() => change({ score: said?.score === score ? null : score })}
            >
              {score}
            </button>
          ))}
        </span>
      </div>
      <GrowingText
        ref={field}
        least={1}
        most={8}
        maxLength={2000}
        dir="auto"
        className={`${css.answer} grid-column-1 pl-21`}
        aria-label={texts.calls.answer(asked)}
        placeholder={texts.calls.placeholder}
        value={said?.answer ?? ''}
        onChange={(event) => change({ answer: event.currentTarget.value })}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          event.currentTarget.blur();
        }}
      />
      <div className={`${css.sign} row justify-between gap-8 text-mute font-12 grid-column-2 min-w-90`}>
        <SavedSign state={state} />
        {said !== null && (
          <QuietButton data-changes onClick={clear}>
            {texts.calls.clear}
          </QuietButton>
        )}
      </div>
    </li>
  );
}

/** Whether what was typed is kept. */
export function SavedSign({ state }: { state: 'saving' | 'saved' | 'failed' | null }) {
  return (
    <span role="status" data-failed={state === 'failed' || undefined}>
      {state === null
        ? ''
        : { saving: texts.calls.saving, saved: texts.calls.saved, failed: texts.calls.notSaved }[state]}
    </span>
  );
}
