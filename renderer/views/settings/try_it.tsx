import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useJobs } from '../../api/jobs.ts';
import { sendCall } from '../../api/try_call.ts';
import { CodeBlock } from '../../components/code_block.tsx';
import { Failed } from '../../components/state/states.tsx';
import { texts } from '../../texts.ts';
import { CallResult } from './call_result.tsx';
import { Section } from './section.tsx';
import { addressOf, CALLS, curlOf, type TryCall } from './try_calls.ts';
import css from './try_it.module.css';

const [FIRST] = CALLS;

/** A call with this window's own rights, as another program would send it. */
export function TryIt() {
  const [call, setCall] = useState(FIRST!);
  const [values, setValues] = useState(standardsOf(FIRST!));
  const send = useMutation({ mutationFn: sendCall });
  const address = addressOf(call, values);
  const choose = (id: string | null): void => {
    const chosen = CALLS.find((one) => one.id === id);
    if (chosen === undefined) return;
    setCall(chosen);
    setValues(standardsOf(chosen));
    send.reset();
  };
  return (
    <Section id="try" title={texts.settings.tryIt} text={texts.settings.tryItText}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(address);
        }}
      >
        <Select
          className={css.call}
          label={texts.settings.call}
          value={call.id}
          onChange={choose}
          allowDeselect={false}
          data={CALLS.map(({ id }) => ({ value: id, label: texts.settings.calls[id] }))}
        />
        {call.fields.map((field) => (
          <Parameter
            key={`${call.id} ${field.name}`}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        <Button type="submit" loading={send.isPending}>
          {texts.settings.send}
        </Button>
      </form>
      <div className={css.curl}>
        <CodeBlock
          text={curlOf(location.origin, address, call.path.startsWith('/api/'))}
          label={texts.settings.sameInCurl}
        />
      </div>
      {send.isError && <Failed error={send.error} retry={() => send.mutate(address)} />}
      {send.data !== undefined && <CallResult answer={send.data} />}
      <p className={css.all}>
        <a href="/docs" target="_blank" rel="noreferrer">
          {texts.settings.allCalls}
        </a>
      </p>
    </Section>
  );
}

function standardsOf(call: TryCall): Record<string, string> {
  return Object.fromEntries(call.fields.map(({ name, standard }) => [name, standard ?? '']));
}

function Parameter(props: {
  field: TryCall['fields'][number];
  value: string;
  onChange: (value: string) => void;
}) {
  const { name, kind } = props.field;
  const jobs = useJobs();
  if (kind === 'job') {
    return (
      <Select
        className={css.job}
        classNames={{ label: css.name! }}
        label={name}
        placeholder={texts.settings.anyJob}
        value={props.value === '' ? null : props.value}
        onChange={(value) => props.onChange(value ?? '')}
        clearable
        clearButtonProps={{ 'aria-label': texts.filters.clear }}
        data={(jobs.data ?? []).map((job) => ({ value: job.id, label: job.title }))}
      />
    );
  }
  return (
    <TextInput
      className={kind === 'number' ? css.number! : css.words!}
      classNames={{ label: css.name! }}
      label={name}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
