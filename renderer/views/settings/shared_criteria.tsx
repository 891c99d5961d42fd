import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSharedCriteria, type CriterionScope } from '../../api/criteria.ts';
import { useTags } from '../../api/tags.ts';
import { useStore } from '../../lib/external_store.ts';
import { CriterionForm, EMPTY_CRITERION } from '../../features/criteria/criterion_form.tsx';
import { nameOf } from '../../features/criteria/names.ts';
import { Understanding } from '../../features/criteria/understanding.tsx';
import { useCriterionEdits } from '../../features/criteria/use_criterion_edits.ts';
import { pendingDeletions } from '../../lib/pending_deletions.ts';
import { QuietButton } from '../../ui/buttons.tsx';
import { Failed } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';

/** Criteria that belong to no job: of everybody, or of those with a tag. */
export function SharedCriteria() {
  const criteria = useSharedCriteria();
  const tags = useTags();
  const gone = useStore(pendingDeletions);
  const edits = useCriterionEdits();
  const [tag_id, choose] = useState('');
  const shown = (criteria.data ?? []).filter((one) => !gone.has(one.id)).toReversed();
  const scope: CriterionScope =
    tag_id === '' ? { scope_type: 'organization' } : { scope_type: 'tag', tag_id };
  const asked = new Set(
    shown
      .filter((one) => (one.tag_id ?? '') === tag_id)
      .map(({ prompt_text }) => prompt_text.toLocaleLowerCase()),
  );
  const tagName = (id: string): string =>
    tags.data?.find((tag) => tag.id === id)?.name ?? texts.criteria.tagGone;
  return (
    <Section
      needs="change"
      id="shared-criteria"
      title={texts.criteria.shared}
      text={texts.criteria.sharedText}
    >
      <CriterionForm
        initial={EMPTY_CRITERION}
        job_id={null}
        asked={asked}
        submit={texts.criteria.add}
        onSubmit={(fields) => edits.add(scope, [fields])}
      >
        <NativeSelect
          aria-label={texts.criteria.askedOf}
          value={tag_id}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: texts.criteria.everybody },
            ...(tags.data ?? []).map((tag) => ({
              value: tag.id,
              label: texts.criteria.taggedWith(tag.name),
            })),
          ]}
        />
      </CriterionForm>
      {criteria.isLoadingError ? (
        <Failed error={criteria.error} retry={() => void criteria.refetch()} />
      ) : shown.length === 0 ? (
        criteria.data !== undefined && <p className="p-8-0">{texts.criteria.sharedNone}</p>
      ) : (
        <ul className="mt-14">
          {shown.map((one) => (
            <li className="flex gap-14 items-baseline p-8-0 border-b" key={one.id}>
              <span className="flex-1 min-w-0 break-anywhere">
                <span dir="auto">{nameOf(one)}</span>
                <Understanding prompt={one.prompt_text} />
              </span>
              <span className={`${css.mute} text-mute`}>
                {one.tag_id === null
                  ? texts.criteria.everybody
                  : texts.criteria.taggedWith(tagName(one.tag_id))}
              </span>
              <QuietButton
                aria-label={texts.criteria.removeOne(nameOf(one))}
                onClick={() => edits.remove(one)}
              >
                {texts.criteria.remove}
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
