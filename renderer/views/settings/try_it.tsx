import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useJobs } from '../../api/jobs.ts';
import { sendCall } from '../../api/try_call.ts';
import { CodeBlock } from '../../ui/code_block.tsx';
import { errorWords } from '../../ui/state/states.tsx';
import { texts } from '../../texts.ts';
import { CallResult } from './call_result.tsx';
import { Section } from './section.tsx';
import { addressOf, CALLS, curlOf, type TryCall } from './try_calls.ts';

const [FIRST] = CALLS;

/** A call with this window's own rights, as another program would send it. */
export function TryIt() {
  const jobs = useJobs();
  const [call, setCall] = useState(FIRST!);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const send = useMutation({ mutationFn: sendCall });
  const values = { ...standardsOf(call, jobs.data?.[0]?.id ?? ''), ...chosen };
  const address = addressOf(call, values);
  const choose = (id: string | null): void => {
    const found = CALLS.find((one) => one.id === id);
    if (found === undefined) return;
    setCall(found);
    setChosen({});
    send.reset();
  };
  return (
    <Section id="try" title={texts.settings.tryIt} text={texts.settings.tryItText}>
      <form
        className="flex wrap gap-12 items-flex-end"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate(address);
        }}
      >
        <Select
          w={240}
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
            onChange={(value) => setChosen({ ...chosen, [field.name]: value })}
          />
        ))}
        <Button type="submit" loading={send.isPending}>
          {texts.settings.send}
        </Button>
      </form>
      <div className="m-14-0">
        <CodeBlock
          text={curlOf(location.origin, address, call.path.startsWith('/api/'))}
          label={texts.settings.sameInCurl}
        />
      </div>
      {send.isError && (
        <p role="alert" className="rounded bg-bad-soft p-9-12">
          <b>{errorWords(send.error).title}.</b> {errorWords(send.error).text}
        </p>
      )}
      {send.data !== undefined && <CallResult answer={send.data} />}
      <p className="mt-12">
        <a href="/docs" target="_blank" rel="noreferrer">
          {texts.settings.allCalls}
        </a>
      </p>
    </Section>
  );
}

/** What the fields of a call hold before anybody fills them in. */
function standardsOf(call: TryCall, job_id: string): Record<string, string> {
  return Object.fromEntries(
    call.fields.map(({ name, kind, standard }) => [name, kind === 'needed job' ? job_id : (standard ?? '')]),
  );
}

function Parameter(props: {
  field: TryCall['fields'][number];
  value: string;
  onChange: (value: string) => void;
}) {
  const { name, kind } = props.field;
  const jobs = useJobs();
  if (kind === 'job' || kind === 'needed job') {
    return (
      <Select
        w={220}
        classNames={{ label: 'text-mute mono-12_5-1_5'! }}
        label={name}
        placeholder={texts.settings.anyJob}
        value={props.value === '' ? null : props.value}
        onChange={(value) => props.onChange(value ?? '')}
        clearable={kind === 'job'}
        clearButtonProps={{ 'aria-label': texts.filters.clear }}
        data={(jobs.data ?? []).map((job) => ({ value: job.id, label: job.title }))}
      />
    );
  }
  return (
    <TextInput
      w={kind === 'number' ? 100 : 170}
      classNames={{ label: 'text-mute mono-12_5-1_5'! }}
      label={name}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
