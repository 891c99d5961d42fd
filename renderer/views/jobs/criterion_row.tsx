import { useState } from 'react';
import type { Criterion, CriterionScope } from '../../api/criteria.ts';
import { CriterionForm } from '../../features/criteria/criterion_form.tsx';
import { nameOf, shortName } from '../../features/criteria/names.ts';
import { Understanding } from '../../features/criteria/understanding.tsx';
import type { useCriterionEdits } from '../../features/criteria/use_criterion_edits.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { texts } from '../../texts.ts';

export type Edits = ReturnType<typeof useCriterionEdits>;

/** One criterion with what was understood; in place, the form that changes it. */
export function CriterionRow(props: {
  criterion: Criterion;
  asked: ReadonlySet<string>;
  scope: CriterionScope & { readonly job_id: string };
  edits: Edits;
}) {
  const { criterion, edits } = props;
  const [changing, setChanging] = useState(false);
  const fields = {
    prompt_text: criterion.prompt_text,
    display_name: criterion.display_name,
    weight: criterion.weight ?? 'must',
  } as const;
  if (changing) {
    const others = new Set(
      [...props.asked].filter((one) => one !== criterion.prompt_text.toLocaleLowerCase()),
    );
    return (
      <li className="border-strong rounded p-14 m-6-0">
        <CriterionForm
          initial={fields}
          job_id={props.scope.job_id}
          asked={others}
          submit={texts.actions.save}
          hint={texts.criteria.changeHint}
          autoFocus
          onCancel={() => setChanging(false)}
          onSubmit={async (changed) => {
            const done = await edits.change(props.scope, criterion, changed);
            if (done) setChanging(false);
            return done;
          }}
        />
      </li>
    );
  }
  const name = nameOf(criterion);
  const { prompt_text } = criterion;
  return (
    <li className="flex gap-14 items-flex-start border-b-soft p-9-0">
      <div className="flex-1 min-w-0 break-anywhere">
        <p className="weight-550" dir="auto">
          {name}
        </p>
        {name !== nameOf({ prompt_text }) && name !== shortName({ prompt_text }) && (
          <p className="aside" dir="auto">
            {criterion.prompt_text}
          </p>
        )}
        <Understanding prompt={criterion.prompt_text} />
      </div>
      <span className="inline-flex flex-none gap-2 my-n3" data-changes>
        <QuietButton aria-label={texts.criteria.changeOne(name)} onClick={() => setChanging(true)}>
          {texts.criteria.change}
        </QuietButton>
        <QuietButton aria-label={texts.criteria.removeOne(name)} onClick={() => edits.remove(criterion)}>
          {texts.criteria.remove}
        </QuietButton>
      </span>
    </li>
  );
}
