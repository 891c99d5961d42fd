import { useMe } from '../../api/me.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useEvaluationChanges, type CriterionEvaluation, type Override } from '../../api/evaluations.ts';
import { readFinding, type CriterionMark } from '../../api/marks.ts';
import { nameOf } from '../../features/criteria/names.ts';
import { formatAgo } from '../../lib/format.ts';
import { SmallButton } from '../../ui/buttons.tsx';
import { Help } from '../../ui/help.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { errorNotice, notify } from '../../ui/notices.tsx';
import { useDuring } from '../../ui/use_during.ts';
import { texts } from '../../texts.ts';
import css from './evaluations.module.css';

const REASON = 2000;

function word(is_met: boolean): 'met' | 'not_met' {
  return is_met ? 'met' : 'not_met';
}

type OverrideProps = {
  nomination_id: string;
  evaluation: CriterionEvaluation;
  mark: CriterionMark;
  /** False where nobody is to answer. */
  can: boolean;
};

/** What a person answers, until it is saved or taken back. */
function useOverride(props: OverrideProps) {
  const { criterion, override = null } = props.evaluation;
  const { override: set } = useEvaluationChanges(props.nomination_id);
  const [choice, choose] = useState<boolean | null>(null);
  const [reason, setReason] = useState('');
  const [busy, during] = useDuring<'save'>();
  const before: Override | null =
    override === null ? null : { is_criterion_met: override.is_criterion_met, reason: override.reason };

  const typed = useRef(reason);
  useEffect(() => {
    typed.current = reason;
  }, [reason]);

  const put = (answer: Override | null): Promise<void> =>
    during('save', texts.criteria.overrideFailed, async () => {
      if (!(await set(criterion.id, answer, override))) {
        notify(texts.criteria.overtaken(nameOf(criterion)));
        return; // what was typed stays, beside the answer that came first
      }
      // what was typed on while it was saved stays to be saved, beside the answer
      if (typed.current === reason) {
        choose(null);
        setReason('');
      }
      notify(
        answer === null
          ? texts.criteria.takenBack(nameOf(criterion))
          : texts.criteria.overridden(nameOf(criterion), word(answer.is_criterion_met)),
        () => {
          set(criterion.id, before).catch(errorNotice(texts.decisions.undoFailed));
        },
      );
    });
  return { choice, choose, reason, setReason, busy: busy !== null, put };
}

/** A person's own answer: it stands beside what was read, which stays to be seen. */
export function OverridePart(props: OverrideProps) {
  const { override = null } = props.evaluation;
  const { choice, choose, reason, setReason, busy, put } = useOverride(props);
  // in an office it may have been anybody: the answer does not say who
  const in_office = Boolean(useMe().data?.user);

  const said = override !== null && (
    <div className="grid gap-8 justify-items-start mt-2">
      <p>
        <b>
          {(in_office ? texts.criteria.personSaid : texts.criteria.youSaid)(word(override.is_criterion_met))}
        </b>
        {override.reason !== null && (
          <span dir="auto" className={css.reason}>
            <Hidden text={override.reason} />
          </span>
        )}{' '}
        <span className="aside break-anywhere">{formatAgo(override.created_at)}</span>
      </p>
      <p className="aside break-anywhere">{texts.criteria.itRead(readFinding(props.mark))}</p>
      {choice !== null && (
        <p className="aside break-anywhere" role="status">
          {texts.criteria.overtakenWhile}
        </p>
      )}
      <SmallButton data-changes loading={busy} onClick={() => void put(null)}>
        {texts.criteria.takeBack}
      </SmallButton>
    </div>
  );
  // An answer that came from another window must not take away what is being typed in this one.
  if (override !== null && choice === null) return said;
  if (!props.can) return null;
  return (
    <>
      {said}
      <form
        data-changes
        className="grid gap-8 justify-items-start mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (choice === null) return;
          void put({ is_criterion_met: choice, reason: reason.trim() === '' ? null : reason.trim() });
        }}
      >
        <span className="row-wrap gap-8 w-full">
          <span className="aside break-anywhere">{texts.criteria.say}</span>
          <Help term="override" />
          {[true, false].map((is_met) => (
            <SmallButton
              key={String(is_met)}
              aria-pressed={choice === is_met}
              className={css.choice!}
              onClick={() => choose(choice === is_met ? null : is_met)}
            >
              {is_met ? texts.criteria.sayMet : texts.criteria.sayNotMet}
            </SmallButton>
          ))}
        </span>
        {choice !== null && (
          <span className="row-wrap gap-8 w-full">
            <TextInput
              className={'flex-1 min-w-180'!}
              aria-label={texts.criteria.reason}
              placeholder={texts.criteria.reasonPlaceholder}
              value={reason}
              maxLength={REASON}
              dir="auto"
              autoFocus
              onChange={(event) => setReason(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                choose(null);
              }}
            />
            <Button type="submit" loading={busy}>
              {texts.criteria.saveAnswer}
            </Button>
          </span>
        )}
      </form>
    </>
  );
}
