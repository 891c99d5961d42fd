import type { Profile } from '#service/intelligence/profile.ts';
import { availabilityValues, type Facts } from '../../features/availability/availability_words.ts';
import { changesOf, draftOf, FACT_KEYS, type Fact } from '../../features/availability/draft.ts';
import { texts } from '../../texts.ts';
import { useProfileEditor } from './profile_editor.ts';
import { Field } from './field.tsx';
import { notifyOnError } from './notify_on_error.ts';
import { NoticeEditor, SalaryEditor, StartEditor } from './term_editors.tsx';

const EDITORS = { availability: StartEditor, notice_period: NoticeEditor, salary_expectation: SalaryEditor };

/** When somebody can start, how long their notice is, or what they want to earn. */
export function TermField({ fact }: { fact: Fact }) {
  const editor = useProfileEditor();
  const { availability: now, sayTerm } = editor;
  const label = texts.read.fields[fact];
  const draft = draftOf(now);
  const { value, source } = now[fact];
  return (
    <Field
      kept_in="availability"
      path={fact}
      label={label}
      value={availabilityValues(now)[fact]}
      draft={FACT_KEYS[fact].map((key) => draft[key])}
      editor={EDITORS[fact]}
      edited={source === 'person'}
      was={availabilityValues(asRead(editor.record.read))[fact]}
      onSave={(typed, base) => {
        const said = Object.fromEntries(FACT_KEYS[fact].map((key, at) => [key, typed[at] ?? '']));
        return sayTerm(texts.read.changed(label), fact, changesOf({ ...draft, ...said }, draft)[fact], base);
      }}
      onUndo={() => notifyOnError(label, sayTerm(texts.read.asRead(label), fact, null))}
      onConfirm={() => {
        // whoever confirms it says it from then on
        const change = { value } as Parameters<typeof sayTerm>[2];
        notifyOnError(label, sayTerm(texts.read.confirmed(label), fact, change));
      }}
    />
  );
}

/** What the resume says, whoever wins over it. */
function asRead(read: Profile | null): Facts {
  return {
    availability: { value: read?.availability ?? null },
    notice_period: { value: read?.notice_period ?? null },
    salary_expectation: { value: read?.salary_expectation ?? null },
  };
}
