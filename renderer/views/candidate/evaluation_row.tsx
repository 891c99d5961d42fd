import {
  useEvaluationDetail,
  type CriterionEvaluation,
  type CriterionEvaluationDetail,
} from '../../api/evaluations.ts';
import type { CallAnswer } from '../../api/calls.ts';
import { readFinding } from '../../api/marks.ts';
import { MarkShape } from '../../features/criteria/mark.tsx';
import { countedTime } from '../../features/criteria/counted_time.ts';
import { byWhom, caveat, doubt, evidenceOf, markOf, nameOf, toldOf } from '../../features/criteria/names.ts';
import { evidenceKey, type Evidence } from '../../features/document_page/evidence.ts';
import { joined } from '../../lib/joined.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { Explained } from '../../ui/explained.tsx';
import { Help } from '../../ui/help.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { Quote } from '../../ui/quote.tsx';
import { Quoted } from '../../ui/quoted.tsx';
import { texts } from '../../texts.ts';
import css from './evaluations.module.css';
import { OverridePart } from './override_part.tsx';

/** One criterion: in a line what was found and why; open, the words for and against and a person's own answer. */
export function EvaluationRow(props: {
  evaluation: CriterionEvaluation;
  /** The words that show it best; null where there are none. */
  proof: string | null;
  /** What they said about it in a call. */
  said: CallAnswer | undefined;
  /** null for criteria of no job: they have no answer of a person. */
  nomination_id: string | null;
  is_open: boolean;
  /** Whether somebody reads at it: its words are on the page. */
  is_at: boolean;
  onGoTo: () => void;
  onToggle: () => void;
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const { evaluation: one, nomination_id, is_open } = props;
  const mark = markOf(one);
  const detail = useEvaluationDetail(nomination_id, one.criterion.id, is_open || mark.finding === 'failed');
  const { result } = one.evaluation;
  const read = readFinding(mark);
  const id = `evaluation-${one.criterion.id}`;
  // a full mark says it by itself
  const told = toldOf(one);
  const found = told === 'met' && mark.override === null ? null : texts.criteria.findings[told];
  const counted = countedTime(one);
  return (
    <li
      className={css.row}
      data-open={is_open || undefined}
      data-at={props.is_at || undefined}
      data-criterion={one.criterion.id}
    >
      <button
        type="button"
        data-print
        className={css.line}
        aria-expanded={is_open}
        aria-controls={is_open ? id : undefined}
        aria-current={props.is_at || undefined}
        // the focus of a click is the click's, which opens
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && props.onGoTo()}
        onClick={props.onToggle}
      >
        <MarkShape mark={mark} />
        <span className={`${css.name} break-anywhere min-w-0 flex-1-1-auto`} dir="auto">
          {nameOf(one.criterion)}
        </span>
        {props.said !== undefined && !is_open && (
          <SaidInShort said={props.said} is_dated={mark.override !== null && mark.said_at !== null} />
        )}
        {props.said === undefined && !is_open && found === null && counted === '' && (
          <Proof words={props.proof} />
        )}
        <span className={`${css.found} flex-none text-mute font-12_5`}>
          {joined([byWhom(mark), found, counted, caveat(one)])}
        </span>
      </button>
      {is_open && (
        <div className="grid gap-7 p-0-0-12-21" id={id}>
          {props.said !== undefined && <SaidLine said={props.said} />}
          {one.criterion.display_name !== null && (
            <p className="aside break-anywhere" dir="auto">
              {texts.criteria.asked} {one.criterion.prompt_text}
            </p>
          )}
          {one.understood_as !== null && one.understood_as !== undefined && (
            <p className="aside break-anywhere">
              {texts.criteria.understood}{' '}
              <bdi>{texts.service.sentence(one.understood_as, one.told?.understood_as)}</bdi>
            </p>
          )}
          {!isQuoteAlone(one) && <p className="break-anywhere">{why()}</p>}
          {doubt(one) !== '' && (
            <p className="aside break-anywhere">
              {doubt(one)} <Help term="confidence" />
            </p>
          )}
          {mark.override === null && (read === 'not_stated' || read === 'not_mentioned') && (
            <p className="aside break-anywhere">
              {texts.criteria.findings[read]} <Help term={read} />
            </p>
          )}
          <Quotes {...props} stance="for" />
          <Quotes {...props} stance="against" is_silent={read === 'not_stated' || read === 'not_mentioned'} />
          <ReadBy detail={detail.data} />
          {nomination_id !== null && (
            <OverridePart
              nomination_id={nomination_id}
              evaluation={one}
              mark={mark}
              can={detail.data?.failure?.reason !== 'PROTECTED_CHARACTERISTIC'}
            />
          )}
        </div>
      )}
    </li>
  );

  function why() {
    if (mark.finding === 'in_progress') return texts.criteria.inProgress;
    if (mark.finding === 'failed') {
      const failure = detail.data?.failure ?? null;
      return failure === null
        ? texts.criteria.failure.unknown
        : `${texts.service.sentence(failure.message, detail.data?.told?.explanation)} ${texts.criteria.failure[failure.reason]}`;
    }
    const { explanation = null } = result ?? {};
    return explanation === null ? (
      texts.criteria.notSaid
    ) : (
      <Explained text={explanation} told={one.told?.explanation} />
    );
  }
}

/** The words that show it, as far as the line goes; whole they stand below, and on the page. */
function Proof({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <q
      className={`${css.proof} clamp text-mute min-w-0 font-13 flex-1-1-0 serif no-quotes`}
      data-words
      aria-hidden
    >
      <Quoted>
        <Hidden text={words} />
      </Quoted>
    </q>
  );
}

/** What they said in a call, and how it was scored. */
function wordsSaid({ answer, score }: CallAnswer): string {
  return joined([answer ?? texts.calls.unclear, score === null ? null : texts.calls.scoreOf(score)]);
}

/** What they said in a call, in full. */
function SaidLine({ said }: { said: CallAnswer }) {
  return (
    <p className="aside break-anywhere" dir="auto">
      {texts.calls.said(said.said_at)} <Hidden text={wordsSaid(said)} />
    </p>
  );
}

/** What they said, as far as it goes beside the criterion: a line of its own each would push the last ones out of sight. */
function SaidInShort({ said, is_dated }: { said: CallAnswer; is_dated: boolean }) {
  const words = wordsSaid(said);
  return (
    <span
      className={`${css.said} clip text-mute font-12_5 flex-1-1-0 min-w-14ch`}
      dir="auto"
      title={`${texts.calls.said(said.said_at)} ${spoken(words)}`}
    >
      {!is_dated && `${texts.calls.said(said.said_at)} `}
      <Hidden text={words} />
    </span>
  );
}

/** The reason is nothing but words that stand below in full. */
function isQuoteAlone(one: CriterionEvaluation): boolean {
  const quoted = /^The resume says “([^”]+)”\.?$/u.exec(one.evaluation.result?.explanation ?? '')?.[1];
  return quoted !== undefined && evidenceOf(one).some(({ quote }) => quote === quoted);
}

function Quotes(props: {
  evaluation: CriterionEvaluation;
  stance: 'for' | 'against';
  /** The resume says nothing about it: its words are the nearest, and speak against nobody. */
  is_silent?: boolean;
  current: readonly string[];
  onShow: (evidence: Evidence) => void;
}) {
  const evidence = evidenceOf(props.evaluation);
  const some = evidence.filter((one) => one.stance === props.stance);
  if (some.length === 0) return null;
  return (
    <div className={css.quotes}>
      {evidence.some((one) => one.stance === 'against') && (
        <h3 className="text-mute font-12 weight-600 m-2-0-4">
          {props.stance === 'for'
            ? texts.criteria.forIt
            : props.is_silent === true
              ? texts.criteria.nearest
              : texts.criteria.againstIt}
        </h3>
      )}
      {some.map((one) => (
        <Quote
          key={evidenceKey(one)}
          text={one.quote}
          source={texts.ranking.page(one.page)}
          current={props.current.includes(evidenceKey(one))}
          onShow={() => props.onShow(one)}
        />
      ))}
    </div>
  );
}

/** What answered, where that is not a rule one could write down. */
function ReadBy({ detail }: { detail: CriterionEvaluationDetail | undefined }) {
  const name = detail?.engine?.name;
  if (name === undefined || name === 'rules') return null;
  return (
    <p className="aside break-anywhere">
      {name === 'meaning'
        ? texts.criteria.readBy.meaning
        : texts.criteria.readBy.model(name.replace(/^model /u, ''))}
    </p>
  );
}
