import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { GrowingText } from '../../ui/growing_text.tsx';
import { useUnderstood, type CriterionFields } from '../../api/criteria.ts';
import { Segments } from '../../ui/segments.tsx';
import { texts } from '../../texts.ts';
import { Help } from '../../ui/help.tsx';
import { LiveUnderstanding } from './understanding.tsx';

/** The most characters the service takes of a criterion and of its short name. */
const PROMPT = 2000;
const NAME = 500;
/** So long after the last key a criterion is looked at. */
const PAUSE_MS = 250;

export const EMPTY_CRITERION: CriterionFields = { prompt_text: '', display_name: null, weight: 'must' };

const NOTHING = { prompt: '', name: '' };

type CriterionFormProps = {
  initial: CriterionFields;
  /** Whose candidates it is tried on; null: everybody. */
  job_id: string | null;
  /** Prompts that are asked already. */
  asked: ReadonlySet<string>;
  submit: string;
  /** Resolves to true when it is done; otherwise what was sent stands in the form again. */
  onSubmit: (fields: CriterionFields) => Promise<boolean>;
  onLibrary?: (fields: CriterionFields) => void;
  onCancel?: () => void;
  hint?: string;
  children?: ReactNode;
  autoFocus?: boolean;
};

/** What is typed of a criterion, and whether it can be sent. */
function useCriterionForm(props: CriterionFormProps) {
  const [{ prompt, name }, write] = useState({
    prompt: props.initial.prompt_text,
    name: props.initial.display_name ?? '',
  });
  const [weight, setWeight] = useState(props.initial.weight);
  const [busy, setBusy] = useState(false);
  const words = prompt.trim();
  const [settled] = useDebouncedValue(words, PAUSE_MS);
  const understood = useUnderstood(settled);

  const too_long = [...words].length - PROMPT;
  const is_asked = props.asked.has(words.toLocaleLowerCase());
  const refused = settled === words && understood.data !== undefined && understood.data.refusal !== null;
  const can = words !== '' && too_long <= 0 && !is_asked && !refused;
  const fields: CriterionFields = {
    prompt_text: words,
    display_name: name.trim() === '' ? null : name.trim(),
    weight,
  };
  const submit = async (): Promise<void> => {
    if (!can || busy) return;
    // one that is changed stands here until it is saved; in the place of a new one the next is typed meanwhile
    if (props.onCancel === undefined) {
      const sent = { prompt, name };
      write(NOTHING);
      if (!(await props.onSubmit(fields))) write((now) => (now.prompt === '' ? sent : now));
      return;
    }
    setBusy(true);
    await props.onSubmit(fields);
    setBusy(false);
  };
  return {
    prompt,
    name,
    write,
    words,
    settled,
    weight,
    setWeight,
    busy,
    too_long,
    is_asked,
    can,
    fields,
    submit,
  };
}

/** One criterion as it is written: how it is understood and what it finds is seen while one types. */
export function CriterionForm(props: CriterionFormProps) {
  const form = useCriterionForm(props);
  const { prompt, name, write, words, settled, too_long, is_asked, submit } = form;

  return (
    <form
      className="grid gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <GrowingText
        label={texts.criteria.prompt}
        placeholder={texts.criteria.promptPlaceholder}
        value={prompt}
        onChange={(event) => write({ prompt: event.currentTarget.value, name })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            void submit();
          }
          if (event.key === 'Escape') props.onCancel?.();
        }}
        error={
          too_long > 0 ? texts.criteria.tooLong(too_long) : is_asked ? texts.criteria.already : undefined
        }
        least={1}
        most={6}
        dir="auto"
        autoFocus={props.autoFocus ?? false}
      />
      <LiveUnderstanding prompt={words === '' ? '' : settled} job_id={props.job_id} />
      {words !== '' && <More {...props} form={form} />}
      {props.hint !== undefined && <p className="text-mute font-12">{props.hint}</p>}
    </form>
  );
}

/** How much weight it has, its short name, and what is done with it. */
function More(props: CriterionFormProps & { form: ReturnType<typeof useCriterionForm> }) {
  const { prompt, name, write, weight, setWeight, busy, is_asked, can, fields } = props.form;
  return (
    <div className="row-wrap gap-8-10">
      <Segments
        aria-label={texts.criteria.weight}
        small
        value={weight}
        onChange={(value) => setWeight(value)}
        data={(['must', 'nice'] as const).map((value) => ({
          value,
          label: texts.criteria.weights[value],
        }))}
      />
      <Help term="must_nice" />
      <TextInput
        className="flex-1-1-130 max-w-220"
        aria-label={texts.criteria.name}
        placeholder={texts.criteria.name}
        title={texts.criteria.namePlaceholder}
        value={name}
        maxLength={NAME}
        dir="auto"
        onChange={(event) => write({ prompt, name: event.currentTarget.value })}
      />
      {props.children}
      <span className="inline-flex gap-6 ml-auto">
        {props.onLibrary !== undefined && (
          <Button
            variant="subtle"
            color="gray"
            px={10}
            disabled={!can && !is_asked}
            onClick={() => props.onLibrary?.(fields)}
          >
            {texts.criteria.toLibrary}
          </Button>
        )}
        {props.onCancel !== undefined && (
          <Button variant="default" onClick={props.onCancel}>
            {texts.actions.cancel}
          </Button>
        )}
        <Button type="submit" disabled={!can} loading={busy}>
          {props.submit}
        </Button>
      </span>
    </div>
  );
}
